# interpreted: TypedDicts, whose annotations are read at run time
"""Decks as data: what a deck may hold, and what is wrong with one."""

from typing import TypedDict

from bestiary.engine.view.schema import CardView


class DeckFact(TypedDict):
    """One thing that a card counts as: ``{"label": "Rank", "value": "0"}``."""

    label: str
    value: str


class DeckCard(TypedDict):
    """A card that a deck may hold: its name in a list, how it is drawn, and what it counts as."""

    id: str
    name: str
    most: int  # copies in one deck; 0 for any number
    card: CardView
    facts: list[DeckFact]


class DeckRow(TypedDict):
    """A card of a deck, and how many copies of it."""

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
    """A deck as it was written: its cards, what they add up to, and all its faults."""

    cards: list[DeckRow]
    total: int
    size: int  # the number of cards it must have
    tables: list[DeckTable]
    faults: list[str]
