"""What everybody outside a game may ask about its decks: a table, a server, a deck builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bestiary.engine.view import DeckCard, DeckView


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """The decks of a game. A deck is text, ``4 Name`` or ``4 id`` a line; the option ``deck`` of a
    seat takes such a text, or the name of a ready deck."""

    def ready(self) -> dict[str, str]:
        """The ready decks: the text of each by its name."""
        raise TypeError(f"{type(self).__name__} needs ready")

    def about(self, name: str) -> str:
        """How a ready deck plays, in a sentence."""
        return ""

    def cards(self) -> list[DeckCard]:
        """Every card that a deck may hold, in the order of the set."""
        raise TypeError(f"{type(self).__name__} needs cards")

    def show(self, text: str) -> DeckView:
        """The deck in a text, counted in the game's own ways, with every fault it has."""
        raise TypeError(f"{type(self).__name__} needs show")

    def faults(self, text: str) -> list[str]:
        """Every reason why the text is no deck of this game; none where it is one."""
        return self.show(text)["faults"]
