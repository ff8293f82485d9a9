"""Hints: what the strongest level would do here, and what it expects of it, in words.

The move comes first, then how the gauges change on average, then how sure that is and the next best
idea. All of it is worked out from a Sight, so a hint tells nothing that the seat could not know.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from bestiary.bots.futures import Futures
from bestiary.bots.searcher import MASTER, Effort, Searcher
from bestiary.bots.sight import Sight
from bestiary.engine import Choice, Rng, State, seat_name
from bestiary.search import Finding

GUESSES: Final = 40  # on which the best choice is compared with the next best
FEWEST: Final = 2  # guesses, even if the time is up
LATER: Final = 1  # turns to play on if nothing changes at once
CLEAR: Final = 2.0  # standard errors between two choices of which one is clearly better,
NOTABLE: Final = 0.01  # and the least difference in worth that is worth a word
SLIGHT: Final = 0.05  # a change of a gauge that is not worth a word
SMALL: Final = 0.01  # nor is this part of its value
MOST: Final = 3  # changes that a sentence can hold
RARE: Final = 0.03  # how often the game must end to be mentioned
SURE: Final = 0.97
CARDS: Final = "cards in"

Gauge = tuple[int, str]  # a seat's, by its label
Values = dict[Gauge, float]


class Advice(NamedTuple):
    """A choice, and a few sentences that start with it."""

    choice: str
    label: str
    words: str


class Aftermath:
    """What a choice led to, guess by guess."""

    def __init__(self) -> None:
        self.count = 0
        self.changes: dict[Gauge, list[float]] = {}
        self.sizes: dict[Gauge, float] = {}  # the largest value met
        self.peaks: dict[str, float] = {}  # the largest value afterwards, of any seat
        self.worths: list[float] = []
        self.won = 0
        self.lost = 0

    def add(self, before: Values, after: State[Any], seat: int) -> None:
        self.count += 1
        for gauge, value in values(after).items():
            old = before.get(gauge, 0.0)
            self.changes.setdefault(gauge, []).append(value - old)
            self.peaks[gauge[1]] = max(self.peaks.get(gauge[1], 0.0), value)
            self.sizes[gauge] = max(1.0, self.sizes.get(gauge, 0.0), abs(value), abs(old))
        self.worths.append(after.home().worth(after, seat))
        scores = after.result()
        if scores is not None:
            self.won += scores[seat] > 0.99
            self.lost += scores[seat] < 0.01

    def change(self, gauge: Gauge) -> float:
        """How much a gauge changes on average."""
        return sum(self.changes.get(gauge, ())) / max(1, self.count)

    def share(self, times: int) -> float:
        return times / max(1, self.count)

    def ends(self) -> bool:
        """Whether the game ends often enough to say so."""
        return self.share(self.won) >= RARE or self.share(self.lost) >= RARE

    def moved(self) -> list[Gauge]:
        """The gauges that change, those that change most for their size first."""
        found = [gauge for gauge in self.changes if self.is_told(gauge)]
        return sorted(found, key=lambda gauge: -abs(self.change(gauge)) / self.sizes[gauge])

    def is_told(self, gauge: Gauge) -> bool:
        """Whether a change is worth a word. That cards come into play goes without saying, and
        some rows hold cards only for a moment."""
        change = self.change(gauge)
        if gauge[1].startswith(CARDS) and (change > 0.0 or not self.peaks[gauge[1]]):
            return False
        return abs(change) >= self.least(gauge)

    def least(self, gauge: Gauge) -> float:
        """How much of a change is worth a word."""
        return max(SLIGHT, SMALL * self.sizes[gauge])


class Part(NamedTuple):
    """One gauge that changes, as a part of a sentence."""

    owner: str
    label: str
    amount: float

    def after(self, other: "Part") -> str:
        """``Player 2's HP drops by 2``; after that, ``yours by 1``."""
        if self.label.startswith(CARDS):
            return self.lost()
        by = f"by {figure(abs(self.amount))}"
        if self.owner != "your" or self.label != other.label:
            return f"{self.owner} {self.label} {self.verb()} {by}"
        return f"yours {by}" if self.verb() == other.verb() else f"yours {self.verb()} {by}"

    def lost(self) -> str:
        """``Player 2 loses 1 card in Battlezone``."""
        owner = self.owner.removesuffix("'s")
        who = "you lose" if owner == "your" else f"{owner} loses"
        count = figure(abs(self.amount))
        cards = self.label.replace("cards", "card", 1) if count == "1" else self.label
        return f"{who} {count} {cards}"

    def verb(self) -> str:
        if self.amount > 0:
            return "goes up" if is_one(self.label) else "go up"
        return "drops" if is_one(self.label) else "drop"


class Adviser:
    """Gives hints. ``names`` are the players as the table names them."""

    def __init__(
        self,
        rng: Rng,
        effort: Effort = MASTER,
        names: Sequence[str] | None = None,
        guesses: int = GUESSES,
    ) -> None:
        self.rng = rng
        self.effort = effort
        self.guesses = guesses
        self.names = names

    def advise(self, sight: Sight, is_over: Callable[[], bool] | None = None) -> Advice:
        """What to do and why. With ``is_over`` it stops thinking early."""
        choices = sight.decision.choices
        if len(choices) == 1:
            return advice(choices[0], "it is the only choice")
        findings = Searcher(self.rng, self.effort).findings(sight, is_over)
        order = sorted(range(len(choices)), key=lambda i: rank(findings[i]), reverse=True)
        first = choices[order[0]]
        rest = [i for i in order[1:] if choices[i].label != first.label]
        other = next((i for i in rest if is_another_idea(first, choices[i])), None)
        shown = [order[0], *([other] if other is not None else rest[:1])]
        soon, later = self.outcomes(sight, shown, is_over)
        words = [self.expected(soon, later, sight.seat)]
        if len(shown) > 1:
            verdict = compare(later[0].worths, later[1].worths)
            words.append(second(verdict, "" if other is None else choices[other].label))
        return advice(first, *words)

    def outcomes(
        self, sight: Sight, places: list[int], is_over: Callable[[], bool] | None
    ) -> tuple[list[Aftermath], list[Aftermath]]:
        """What these choices lead to, at once and a little later."""
        futures = Futures(sight, self.rng)
        soon, later = [Aftermath() for _ in places], [Aftermath() for _ in places]
        for start in futures.starts(self.guesses):
            if is_over is not None and soon[0].count >= FEWEST and is_over():
                break
            before = values(start)
            for i, place in enumerate(places):
                answer = futures.answers[place]
                soon[i].add(before, futures.after(start, answer), sight.seat)
                later[i].add(before, futures.after(start, answer, LATER), sight.seat)
        return soon, later

    def expected(self, soon: list[Aftermath], later: list[Aftermath], seat: int) -> str:
        """What happens on average, as a part of a sentence: at once, or if nothing does, within a
        turn, as far as the next best choice would not bring the same."""
        first = soon[0]
        if first.ends() or first.moved():
            return self.changes(first, first.moved(), seat)
        first = later[0]
        moved = [gauge for gauge in first.moved() if is_due_to(gauge, *later)]
        if not moved and not first.ends():
            return "nothing changes at once"
        return f"nothing changes at once; within a turn, {self.changes(first, moved, seat)}"

    def changes(self, outcome: Aftermath, moved: list[Gauge], seat: int) -> str:
        """How the gauges change, those of the others first, and how often the game ends."""
        won, lost = outcome.share(outcome.won), outcome.share(outcome.lost)
        if won >= SURE:
            return "it wins the game"
        if lost >= SURE:
            return "the game is lost"
        parts: list[str] = []
        if won >= RARE:
            parts.append(f"it wins the game {often(won)}")
        if lost >= RARE:
            parts.append(f"it loses the game {often(lost)}")
        if parts:
            return listed(parts)
        told = sorted(moved[:MOST], key=lambda gauge: gauge[0] == seat)
        before = Part("", "", 0.0)
        for whose, label in told:
            part = Part(self.owner(whose, seat), label, outcome.change((whose, label)))
            parts.append(part.after(before))
            before = part
        mine = (seat, told[-1][1])
        if mine not in told and mine in outcome.changes and not mine[1].startswith(CARDS):
            if abs(outcome.change(mine)) < outcome.least(mine):
                parts.append("yours hardly changes" if is_one(mine[1]) else "yours hardly change")
        return f"on average {listed(parts)}"

    def owner(self, whose: int, seat: int) -> str:
        return "your" if whose == seat else f"{self.name(whose)}'s"

    def name(self, seat: int) -> str:
        return self.names[seat] if self.names else seat_name(seat)


def rank(finding: Finding) -> tuple[int, float]:
    """Searches return to what does well: the choice tried most is the best."""
    return int(finding.visits), finding.value


def is_another_idea(first: Choice, other: Choice) -> bool:
    """Whether a choice is more than another way to use the same card, or to say the same."""
    if other.label.startswith(first.label) or first.label.startswith(other.label):
        return False
    if other.subject != first.subject or other.of != first.of or not other.of:
        return True
    return other.verb == first.verb


def is_due_to(gauge: Gauge, first: Aftermath, other: Aftermath | None = None) -> bool:
    """Whether a gauge would change differently after another choice, and not just by chance."""
    if other is None:
        return True
    mean, error = difference(first.changes.get(gauge, []), other.changes.get(gauge, []))
    return abs(mean) >= max(first.least(gauge), CLEAR * error)


def compare(firsts: list[float], seconds: list[float]) -> int:
    """2 if the first choice is clearly better than the second, 1 if a little, otherwise 0."""
    mean, error = difference(firsts, seconds)
    if mean < NOTABLE:
        return 0
    return 2 if mean > CLEAR * error else 1


def difference(firsts: list[float], seconds: list[float]) -> tuple[float, float]:
    """By how much the first values are greater on average, and its standard error. Both come from
    the same guesses."""
    ahead = [a - b for a, b in zip(firsts, seconds, strict=True)]
    if len(ahead) < 2:
        return 0.0, 0.0
    mean = sum(ahead) / len(ahead)
    spread = sum((one - mean) ** 2 for one in ahead) / (len(ahead) - 1)
    return mean, sqrt(spread / len(ahead))


def second(verdict: int, label: str) -> str:
    """How sure it is, with the next best idea, if there is another."""
    if not label:
        return "Clearly best" if verdict == 2 else ""
    return (f"About as good: {label}", f"A little better than: {label}",
            f"Clearly best; next would be: {label}")[verdict]  # fmt: skip


def advice(choice: Choice, expected: str, *more: str) -> Advice:
    """Everything as sentences, the choice first."""
    label = choice.label.rstrip(". ")
    if ": " in label:  # it explains itself: a second colon would be hard to read
        words = [label, capital(expected), *more]
    else:
        words = [f"{label}: {expected}", *more]
    return Advice(choice.text, choice.label, " ".join(f"{part}." for part in words if part))


def values(state: State[Any]) -> Values:
    """Every gauge of which more is better or worse, and every row of cards, of every seat."""
    found: Values = {}
    for seat in range(state.seats):
        for gauge in state.gauges(seat):
            if gauge["good"]:
                found[seat, gauge["label"]] = float(gauge["value"])
    for zone in state.zones:
        if zone.place.owner >= 0 and zone.place.kind == "row":
            found[zone.place.owner, f"{CARDS} {zone.place.label}"] = float(len(zone.cards))
    return found


def is_one(label: str) -> bool:
    """Whether a label takes the verb of one thing: HP and Life do, Points and Sigils do not."""
    return label.isupper() or not label.endswith("s") or label.endswith("ss")


def figure(amount: float) -> str:
    """``150``, ``12``, ``2.5``, ``2``."""
    return f"{amount:.0f}" if amount >= 10 else f"{amount:.1f}".removesuffix(".0")


def often(share: float) -> str:
    """``4 times in 10``."""
    times = min(9, max(1, round(10 * share)))
    return "1 time in 10" if times == 1 else f"{times} times in 10"


def listed(parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
