"""The results of many games, for people: a few tables, or sentences in plain mode."""

import json

from rich.padding import Padding
from rich.table import Table

from bestiary.arena import Lengths, Score, Summary, typed
from bestiary.arena.schema import ContestData, FieldData, GauntletData
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count


def show_summary(summary: Summary, screen: Screen) -> None:
    lay_out(headlines(summary), sentences(summary), tables(summary, screen), screen)


def lay_out(heads: list[str], sentences: list[str], tables: list[Table], screen: Screen) -> None:
    """The headlines, and then sentences in plain mode or else tables."""
    for line in heads + sentences if screen.plain else heads:
        screen.line(line)
    for table in [] if screen.plain else tables:
        screen.show(Padding(table, (1, 0, 0, 0), expand=False))


def print_json(data: ContestData | FieldData | GauntletData, screen: Screen) -> None:
    screen.write(json.dumps(data, indent=2, ensure_ascii=screen.ascii) + "\n")


def headlines(summary: Summary) -> list[str]:
    """What was played, so that anybody can play it again."""
    contest = summary.contest
    options = "".join(f", {name}={typed(value)}" for name, value in contest.options.items())
    who = " against ".join(contest.bots)
    games = count(summary.games, "game")
    if not summary.whole:
        games = f"{summary.games} of {count(contest.games, 'game')}"
    how = "each with its own deal"
    if len(contest.seatings) > 1:
        how = f"{count(summary.deals, 'deal')}, each in {len(contest.seatings)} seatings"
    return [
        f"{contest.game.title} (rules {contest.game.version}{options}): {who}.",
        f"{games}: {how}. Seed {contest.seed}. An even share is {percent(summary.even)}.",
    ]


def sentences(summary: Summary) -> list[str]:
    scores = [*summary.bots, *summary.seats, *beginners(summary.beginner)]
    lines = [score_sentence(score) for score in scores]
    lines.append(ending_sentence(summary.endings, summary.games))
    return lines + [length_sentence(name, lengths) for name, lengths in lengths_of(summary)]


def beginners(score: Score | None) -> list[Score]:
    return [] if score is None else [score]


def ending_sentence(endings: list[tuple[str, int]], games: int) -> str:
    shares = [f"{name} {number} ({percent(number / games)})" for name, number in endings]
    return f"Endings: {', '.join(shares)}."


def length_sentence(name: str, lengths: Lengths) -> str:
    median, mean, p10, p90 = length_cells(lengths)
    return f"{name}: median {median}, mean {mean}, 10th to 90th percentile {p10} to {p90}."


def score_sentence(score: Score) -> str:
    rate, low, high = percent(score.rate), percent(score.low), percent(score.high)
    return (
        f"{score.name}: {rate} (95% interval {low} to {high}), "
        f"{score.wins} won, {score.draws} drawn, {score.losses} lost."
    )


def tables(summary: Summary, screen: Screen) -> list[Table]:
    drawn = []
    seats = [*summary.seats, *beginners(summary.beginner)]
    for heading, scores in (("Bot", summary.bots), ("Seat", seats)):
        if scores:
            drawn.append(score_table(heading, scores))
    endings = ending_table(summary.endings, summary.games, screen)
    return [*drawn, endings, length_table(lengths_of(summary))]


def ending_table(endings: list[tuple[str, int]], games: int, screen: Screen) -> Table:
    table = grid(["Ending", "Games", "Share"])
    for name, number in endings:
        table.add_row(screen.fit(name), str(number), percent(number / games))
    return table


def length_table(lengths: list[tuple[str, Lengths]]) -> Table:
    table = grid(["Length", "Median", "Mean", "10th percentile", "90th percentile"])
    for name, found in lengths:
        table.add_row(name, *length_cells(found))
    return table


def score_table(heading: str, scores: list[Score]) -> Table:
    table = grid([heading, "Win rate", "95% interval", "Won", "Drawn", "Lost"])
    for score in scores:
        table.add_row(
            score.name,
            percent(score.rate),
            f"{percent(score.low)} to {percent(score.high)}",
            str(score.wins),
            str(score.draws),
            str(score.losses),
        )
    return table


def grid(headings: list[str]) -> Table:
    """A table without lines: a name, then numbers."""
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(headings[0], no_wrap=True, min_width=20)
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def lengths_of(summary: Summary) -> list[tuple[str, Lengths]]:
    seats = zip(summary.seats, summary.seat_decisions, strict=True)
    points = zip(summary.seats, summary.points, strict=False)
    return [
        *((f"Points of {seat.name}", lengths) for seat, lengths in points),
        (f"{summary.contest.game.turn_name}s", summary.turns),
        ("Decisions", summary.decisions),
        *((f"Decisions of {seat.name}", lengths) for seat, lengths in seats),
    ]


def length_cells(lengths: Lengths) -> list[str]:
    found = (lengths.median, lengths.mean, lengths.p10, lengths.p90)
    return [f"{length:.1f}".removesuffix(".0") for length in found]


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"
