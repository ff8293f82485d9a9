# interpreted: TypedDicts, whose annotations are read at run time
"""Decks as data: what a deck may hold, and what is wrong with one."""

from typing import TypedDict

from bestiary.engine.view.schema import CardView


class DeckFact(TypedDict):
    """One of the ways in which a card counts: ``{"label": "Rank", "value": "0"}``."""

    label: str
    value: str


class DeckCard(TypedDict):
    """A card that a deck may hold: as a list names it, as it is drawn, and what it counts as."""

    id: str
    name: str
    most: int  # copies in one deck; 0 for any number
    card: CardView
    facts: list[DeckFact]


class DeckRow(TypedDict):
    """So many of a card in a deck."""

    count: int
    id: str
    name: str
    kind: str


class DeckCount(TypedDict):
    label: str
    count: int


class DeckTable(TypedDict):
    """A way to count a deck: by rank, by civilization, by family."""

    label: str
    rows: list[DeckCount]


class DeckView(TypedDict):
    """A deck as it was written: its cards, how they count up, and every fault it has."""

    cards: list[DeckRow]
    total: int
    size: int  # how many it must have
    tables: list[DeckTable]
    faults: list[str]
