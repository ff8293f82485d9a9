"""A trading card as it is printed."""

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Face


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingCard(Face):
    """What every trading card has: an id that never changes, a name, a kind, and whether a deck
    may hold any number of it. All copies of a card share one face; its origin is its number in
    the set."""

    def __init__(self, origin: i64, id: str, name: str, kind: str, unlimited: bool = False) -> None:
        super().__init__(origin)
        self.id = id
        self.name = name
        self.kind = kind
        self.unlimited = unlimited
