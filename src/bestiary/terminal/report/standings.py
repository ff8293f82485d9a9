"""The results of a field of decks, for people: tables, or sentences in plain mode."""

from rich.table import Table

from bestiary.arena import FieldSummary, typed
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count
from bestiary.terminal.report import scoreboard
from bestiary.terminal.report.scoreboard import percent


def show_field(summary: FieldSummary, screen: Screen) -> None:
    scoreboard.lay_out(headlines(summary), sentences(summary), tables(summary, screen), screen)


def headlines(summary: FieldSummary) -> list[str]:
    """What was played, so that anybody can play it again."""
    field = summary.field
    options = "".join(f", {name}={typed(value)}" for name, value in field.options.items())
    games = count(summary.games, "game")
    if not summary.whole:
        games = f"{summary.games} of {count(field.games, 'game')}"
    pairs = f"{count(len(field.pairings), 'pairing')} of {count(field.pairings[0].games, 'game')}"
    decks = f"{count(len(field.decks), 'deck')}, {field.bot} in both seats"
    return [
        f"{field.game.title} (rules {field.game.version}{options}): {decks}.",
        f"{games}: {pairs}, each deal from both sides. Seed {field.seed}.",
    ]


def sentences(summary: FieldSummary) -> list[str]:
    scores = [*summary.decks, *[pairing.score for pairing in summary.pairings]]
    scores += scoreboard.beginners(summary.beginner)
    return [
        *[scoreboard.score_sentence(score) for score in scores],
        scoreboard.ending_sentence(summary.endings, summary.games),
        scoreboard.length_sentence("Turns", summary.turns),
        scoreboard.length_sentence("Decisions", summary.decisions),
    ]


def tables(summary: FieldSummary, screen: Screen) -> list[Table]:
    """The decks over the field, the win rate of each row against each column, and the rest."""
    drawn = [scoreboard.score_table("Deck against the field", summary.decks), cross_table(summary)]
    if summary.beginner is not None:
        drawn.append(scoreboard.score_table("Seat", [summary.beginner]))
    lengths = [("Turns", summary.turns), ("Decisions", summary.decisions)]
    endings = scoreboard.ending_table(summary.endings, summary.games, screen)
    return [*drawn, endings, scoreboard.length_table(lengths)]


def cross_table(summary: FieldSummary) -> Table:
    names = [deck.name for deck in summary.field.decks]
    rates: dict[tuple[str, str], float] = {}
    for pairing in summary.pairings:
        rates[pairing.first, pairing.second] = pairing.score.rate
        rates[pairing.second, pairing.first] = 1 - pairing.score.rate
    table = scoreboard.grid(["Row against column", *names])
    for row in names:
        cells = [percent(rates[row, column]) if (row, column) in rates else "" for column in names]
        table.add_row(row, *cells)
    return table
