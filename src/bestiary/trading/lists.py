"""A deck list as text: ``4 Name``, ``4x Name`` or ``4 id`` a line; a hash starts a comment."""

from __future__ import annotations

from typing import Any, Final

from bestiary.engine.characters import quoted
from bestiary.engine.options import is_whole, text_problem
from bestiary.trading.card import TradingCard
from bestiary.trading.catalogue import Catalogue

MOST_LINES: Final = 500
MOST_ON_A_LINE: Final = 999
MOST_UNREAD: Final = 40  # lines listed one by one
MOST_HINTS: Final = 8  # lines for which the nearest card is looked up, which is slow


class DeckLine:
    """A number of copies of a card, and the line that says so."""

    def __init__(self, count: int, card: TradingCard, line: int) -> None:
        self.count = count
        self.card = card
        self.line = line


class DeckList:
    """The cards of a text, and what could not be read. ``refusal`` is why nothing was read."""

    def __init__(self, entries: list[DeckLine], unread: list[str], refusal: str = "") -> None:
        self.entries = entries
        self.unread = unread
        self.refusal = refusal

    def total(self) -> int:
        return sum(entry.count for entry in self.entries)

    def counts(self) -> dict[int, int]:
        """How many of each card, by origin, in the order of the text."""
        found: dict[int, int] = {}
        for entry in self.entries:
            found[entry.card.origin] = found.get(entry.card.origin, 0) + entry.count
        return found

    def lines(self) -> dict[int, list[str]]:
        """The numbers of the lines that list each card, by origin."""
        found: dict[int, list[str]] = {}
        for entry in self.entries:
            found.setdefault(entry.card.origin, []).append(str(entry.line))
        return found

    def origins(self) -> list[int]:
        """The origin of every single card, sorted."""
        every: list[int] = []
        for origin, count in self.counts().items():
            every += [origin] * count
        return sorted(every)


def read_list(text: str, catalogue: Catalogue[Any]) -> DeckList:
    """Read a deck. Every line that cannot be read is listed, with the nearest card."""
    lines = text.splitlines()
    refusal = text_problem(text)
    if not refusal and len(lines) > MOST_LINES:
        refusal = f"a deck has at most {MOST_LINES} lines; this one has {len(lines):,}"
    if refusal:
        return DeckList([], [], refusal)
    entries: list[DeckLine] = []
    unread: list[str] = []
    for number, raw in enumerate(lines, 1):
        line = " ".join(raw.partition("#")[0].split())
        if not line:
            continue
        word, _, name = line.partition(" ")
        word = word.removesuffix("x")
        if not is_whole(word) or not 1 <= int(word) <= MOST_ON_A_LINE or not name:
            unread.append(f"line {number}: write '4 Name' or '4 id', not '{quoted(line)}'")
            continue
        card = catalogue.find(name)
        if card is None:
            near = catalogue.nearest(name) if len(unread) < MOST_HINTS else ""
            unread.append(f"line {number}: no card '{quoted(name)}'{near}")
        else:
            entries.append(DeckLine(int(word), card, number))
    if len(unread) > MOST_UNREAD:
        more = len(unread) - MOST_UNREAD
        unread = [*unread[:MOST_UNREAD], f"and {more:,} more lines that cannot be read"]
    return DeckList(entries, unread)
