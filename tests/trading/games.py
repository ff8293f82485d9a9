"""The trading card games there are: whatever is tested with them holds for each."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import bestiary
from bestiary.engine import Game
from bestiary.trading import DeckRack


class Trading(NamedTuple):
    """A game to which players bring decks, and its rack; `bestiary/games` and `tests` each have a
    folder of it, and in that one with its cards."""

    game: Game[Any]
    rack: DeckRack[Any]

    def cards(self) -> list[Any]:
        """The set. What a game's cards have besides an id and a name is its own."""
        return self.rack.catalogue.cards

    def sources(self) -> list[str]:
        """The texts of the files in which the cards are written."""
        folder = Path(bestiary.__path__[0]) / "games" / self.folder() / "cards"
        return [file.read_text("utf-8") for file in sorted(folder.glob("*.py"))]

    def tests(self) -> Path:
        """The folder with the tests of the cards."""
        return Path(__file__).parents[1] / self.folder() / "cards"

    def folder(self) -> str:
        return self.game.name.replace("-", "_")


ALL: Final = [
    Trading(game, rack)
    for game in map(bestiary.game, bestiary.games())
    if isinstance(rack := game.decks(), DeckRack)
]


def label(value: Any) -> str:
    """What stands for it in the name of a test: a game's name, a card's id, a text as it is."""
    return value.game.name if isinstance(value, Trading) else str(getattr(value, "id", value))


every_game = pytest.mark.parametrize("trading", ALL, ids=label)
