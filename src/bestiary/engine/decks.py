"""What a table, a server or a deck builder may ask about a game's decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bestiary.engine.view import DeckCard, DeckView


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """The decks of a game. A deck is text, with ``4 Name`` or ``4 id`` on each line; a seat's
    option ``deck`` takes such a text, or the name of a ready deck."""

    def ready(self) -> dict[str, str]:
        """The ready decks: the text of each, by name."""
        raise TypeError(f"{type(self).__name__} needs ready")

    def about(self, name: str) -> str:
        """One sentence on how a ready deck plays."""
        return ""

    def cards(self) -> list[DeckCard]:
        """Every card that a deck may hold, in the order of the set."""
        raise TypeError(f"{type(self).__name__} needs cards")

    def show(self, text: str) -> DeckView:
        """The deck in a text, counted in the game's own ways, with all its faults."""
        raise TypeError(f"{type(self).__name__} needs show")

    def faults(self, text: str) -> list[str]:
        """Every reason why the text is not a legal deck; empty if it is one."""
        return self.show(text)["faults"]
