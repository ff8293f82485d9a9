"""The tables that every experiment fills, and what their columns mean.

One row of ``games`` is a game; of ``turns``, what one seat did in one turn; of ``cards``, what one
seat had to do with one card in a game; of ``choices``, how often a seat could and did answer one
question in one way. The same columns travel between processes, lie in the Parquet files of
``--save``, and are what the statistics are made of.

All of it is read off what a table is shown: decisions and their choices, gauges, hands, the turn,
the result. No game has a line of code for it. What takes long (guesses, and other choices tried in
hindsight) is read in a sample of deals only, the first and then some that the seed draws: those
where ``close`` is true.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

Kind = Literal["int", "float", "bool", "text", "ints", "floats", "texts"]
Columns = dict[str, list[Any]]


class Column(NamedTuple):
    name: str
    kind: Kind
    text: str


def table(*columns: tuple[str, Kind, str]) -> list[Column]:
    common: list[tuple[str, Kind, str]] = [
        ("variant", "text", "which of the settings that are compared; empty if there is one"),
        ("game", "int", "the number of the game within its variant, from 0"),
    ]
    return [Column(*column) for column in [*common, *columns]]


TABLES: Final[dict[str, list[Column]]] = {
    "games": table(
        ("deal", "int", "the number of the deal; games of one deal have the same seed"),
        ("seating", "int", "which of the seatings of the bots"),
        ("close", "bool", "whether it is in the sample that was looked at closely"),
        ("bots", "texts", "who sat where"),
        ("scores", "floats", "the score of each seat; they sum to 1"),
        ("beginner", "int", "the seat that went first, or -1 if none does"),
        ("ending", "text", "how the game ended, in the game's own word"),
        ("turns", "int", "how many turns it took, as the game counts them"),
        ("decisions", "int", "choices made by all seats, forced ones included"),
        ("real", "int", "decisions with at least two choices"),
        ("choices", "int", "choices offered, summed over all decisions"),
        ("seat_turns", "int", "turns of seats: a seat's own turn, or one in which it was asked"),
        ("dead", "int", "seat_turns in which the seat had no decision with two choices"),
        ("still", "int", "turns after which every gauge was as before"),
        ("lead_changes", "int", "how often the lead on the gauges passed to another seat"),
        ("ahead", "float", "from which share of the turns on the winner led for good; 1 if never"),
        ("comeback", "bool", "whether the winner was behind half-way"),
        ("runaway", "bool", "whether the winner led for good within the first quarter"),
        ("guessed_lead_changes", "int", "the same four by the bots' own estimate (close games)"),
        ("guessed_ahead", "float", ""),
        ("guessed_comeback", "bool", ""),
        ("guessed_runaway", "bool", ""),
        ("points", "ints", "the points of each seat, if the game is won by points"),
    ),
    "turns": table(
        ("turn", "int", "as the game counts them"),
        ("seat", "int", "from 0"),
        ("own", "bool", "whether it was this seat's turn, or this seat went first in it"),
        ("decisions", "int", "choices the seat made"),
        ("real", "int", "those with at least two choices"),
        ("choices", "int", "choices offered, summed over its decisions"),
        ("standing", "int", "its gauges at the end of the turn: good ones, less bad ones"),
        ("estimate", "float", "how the seat rates its position, from 0 to 1 (close games)"),
    ),
    "cards": table(
        ("seat", "int", "from 0"),
        ("card", "text", "the card's name"),
        ("face", "text", "the card in the game's notation"),
        ("seen", "int", "copies that the seat held in hand or was offered"),
        ("offered", "int", "decisions in which a choice named it"),
        ("played", "int", "choices made that named it"),
        ("judged", "int", "those that were judged in hindsight (close games)"),
        ("regretted", "int", "those that another choice would have beaten"),
    ),
    "choices": table(
        ("seat", "int", "from 0"),
        ("question", "text", "the game's name for the question"),
        ("verb", "text", "the first word of the choice"),
        ("asked", "int", "decisions in which there was such a choice"),
        ("real", "int", "those with at least two choices of any kind"),
        ("made", "int", "decisions in which it was chosen"),
        ("judged", "int", "those that were judged in hindsight (close games)"),
        ("regretted", "int", "those that another choice would have beaten"),
    ),
}  # fmt: skip


class Chunk:
    """What came of some games of one variant: the columns of each table, games in order."""

    def __init__(self, tables: dict[str, Columns] | None = None) -> None:
        self.tables = tables or {
            name: {column.name: [] for column in columns} for name, columns in TABLES.items()
        }

    @property
    def games(self) -> Columns:
        return self.tables["games"]

    @property
    def count(self) -> int:
        """How many games."""
        return len(self.games["game"])

    def add(self, name: str, *row: object) -> None:
        """Add a row to a table, in the order of its columns."""
        for values, value in zip(self.tables[name].values(), row, strict=True):
            values.append(value)

    def add_rows(self, name: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Add several rows to a table, column by column, which is quicker."""
        if rows:
            for values, more in zip(
                self.tables[name].values(), zip(*rows, strict=True), strict=True
            ):
                values.extend(more)

    def extend(self, more: "Chunk") -> None:
        for name, columns in self.tables.items():
            for column, values in columns.items():
                values.extend(more.tables[name][column])

    def part(self, games: range) -> "Chunk":
        """The rows of these games."""
        return Chunk({name: _rows(columns, games) for name, columns in self.tables.items()})


def _rows(columns: Columns, games: range) -> Columns:
    numbers: Sequence[int] = columns["game"]
    low, high = bisect_left(numbers, games.start), bisect_left(numbers, games.stop)
    return {name: values[low:high] for name, values in columns.items()}
