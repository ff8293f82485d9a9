"""A review of a game on the screen: the curve, the turning points, the largest mistakes."""

import json
from typing import Final

from bestiary.engine import seat_name
from bestiary.engine.characters import quoted
from bestiary.review import Mistake, Review, Reviewer
from bestiary.terminal.draw.progress import Bar
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count, listing, sentence
from bestiary.terminal.prompt.session import INTERRUPTED

WORST: Final = 3  # mistakes shown for each seat
ROWS: Final = 4  # of the curve
MARGIN: Final = 6  # columns before it
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
ROUGH: Final = "    ####"  # the same in ASCII
SURE: Final = 4.0  # standard errors from which a mistake is beyond doubt


def hold(reviewer: Reviewer, told: Screen) -> int:
    """Do the work with a bar that moves. The exit code says whether it was interrupted."""
    try:
        with Bar(reviewer.total, "steps", told) as bar:
            for done in reviewer.portions():
                bar.tell(done)
    except KeyboardInterrupt:
        told.line("bestiary: interrupted; this is what was found by then")
        return INTERRUPTED
    return 0


def print_json(review: Review, screen: Screen) -> None:
    screen.write(json.dumps(review, indent=2, ensure_ascii=screen.ascii) + "\n")


class ReviewReport:
    """Prints a review. ``sitters`` is who sat where, as far as that is known."""

    def __init__(self, review: Review, sitters: list[str], title: str, screen: Screen) -> None:
        self.review = review
        self.screen = screen
        self.title = title
        self.names = [seat_name(seat) for seat in range(review["seats"])]
        for seat, sitter in enumerate(sitters[: review["seats"]]):
            if sitter and sitter != "human":
                self.names[seat] += f" ({quoted(sitter)})"

    def show(self, seat: int | None = None) -> None:
        """Everything; with ``seat``, only that seat's curve and mistakes."""
        review = self.review
        choices = count(review["last"], "choice")
        self.screen.line(f"{self.title}, {choices}. {self.ending()}")
        self.curve(seat)
        self.turning_points()
        for each in range(review["seats"]) if seat is None else [seat]:
            self.mistakes(each)
        if review["judged"] < review["decisions"] and seat is None:
            self.screen.line(f"Judged: {review['judged']} of {review['decisions']} choices.")

    def ending(self) -> str:
        scores = self.review["result"]
        if scores is None:
            return "It is not over."
        winners = [self.names[seat] for seat, score in enumerate(scores) if score == max(scores)]
        if len(winners) == 1:
            return f"{winners[0]} won."
        return f"A draw between {listing(winners)}."

    def curve(self, seat: int | None) -> None:
        """Of two players, one curve says it all."""
        seats = range(self.review["seats"])
        shown = [seat] if seat is not None else [0] if len(seats) == 2 else list(seats)
        if not self.review["curve"]:
            return
        for each in shown:
            self.screen.line()
            self.screen.line(f"The chances of {self.names[each]}:")
            if self.screen.plain:
                self.screen.line(self.said(each))
            else:
                for line in self.drawn(each):
                    self.screen.line(line)

    def said(self, seat: int) -> str:
        """The chances at the start of each turn, and at the end."""
        turns: dict[int, float] = {}
        for point in self.review["curve"]:
            turns.setdefault(point["turn"], point["chances"][seat])
        parts = [f"turn {turn} {percent(chance)}" for turn, chance in turns.items()]
        last = self.review["curve"][-1]["chances"][seat]
        return sentence(", ".join([*parts, f"at the end {percent(last)}"]).capitalize())

    def drawn(self, seat: int) -> list[str]:
        """The chances as a small chart, from the first choice to the last."""
        points = self.review["curve"]
        width = min(len(points), self.screen.width - MARGIN - 1)
        step = (len(points) - 1) / max(1, width - 1)
        places = [points[round(i * step)] for i in range(width)]
        blocks = ROUGH if self.screen.ascii else BLOCKS
        most = len(blocks) - 1
        lines = []
        for row in reversed(range(ROWS)):
            label = {ROWS - 1: "100%", 0: "0%"}.get(row, "50%" if row == ROWS // 2 else "")
            filled = [point["chances"][seat] * ROWS - row for point in places]
            bars = [blocks[round(min(1.0, max(0.0, part)) * most)] for part in filled]
            lines.append(f"{label:>{MARGIN - 1}} {''.join(bars)}".rstrip())
        ends = f"turn {places[0]['turn']}", f"turn {places[-1]['turn']}"
        gap = max(1, width - len(ends[0]) - len(ends[1]))
        return [*lines, f"{'':{MARGIN}}{ends[0]}{'':{gap}}{ends[1]}"]

    def turning_points(self) -> None:
        points = self.review["turning_points"]
        if not points:
            return
        self.screen.line()
        self.screen.line("Turning points:")
        for point in points:
            gain = f"{self.names[point['seat']]} +{round(100 * point['gain'])}"
            self.item(f"Turn {point['turn']} (moment {point['n']}), {gain}: {point['text']}")

    def mistakes(self, seat: int) -> None:
        found = [each for each in self.review["mistakes"] if each["seat"] == seat]
        self.screen.line()
        if not found:
            self.screen.line(f"No mistakes of {self.names[seat]} that stand out.")
            return
        self.screen.line(f"The largest mistakes of {self.names[seat]}:")
        for mistake in found[:WORST]:
            self.item(f"Turn {mistake['turn']} (moment {mistake['n']}): {told(mistake)}")

    def item(self, text: str) -> None:
        self.screen.line(text if self.screen.plain else f"  {text}")


def told(mistake: Mistake) -> str:
    """A mistake in words, with how sure it is."""
    points = round(100 * mistake["loss"])
    sure = "" if mistake["loss"] >= SURE * mistake["error"] else ", probably"
    return sentence(
        f"played '{mistake['played']}'; '{mistake['better']}' was better by about "
        f"{count(points, 'percentage point')}{sure}"
    )


def percent(chance: float) -> str:
    return f"{round(100 * chance)}%"
