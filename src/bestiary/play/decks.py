"""The decks of a game in which players bring their own. Only its ``Decks`` judge whether a deck is
legal."""

from typing import Any, TypedDict

from bestiary.engine import Decks, Game
from bestiary.engine.view import DeckCard
from bestiary.play.library import NotOffered


class ReadyDeck(TypedDict):
    name: str
    about: str
    text: str


class DecksShown(TypedDict):
    """The ready decks of a game, and every card from which another can be built."""

    ready: list[ReadyDeck]
    cards: list[DeckCard]


def decks_of(game: Game[Any]) -> Decks:
    """The decks of a game in which players bring their own; otherwise raises NotOffered."""
    decks = game.decks()
    if decks is None:
        raise NotOffered("no-decks", f"you cannot bring a deck to {game.title}")
    return decks


def ready_decks(game: Game[Any]) -> list[ReadyDeck]:
    decks = decks_of(game)
    return [
        {"name": name, "about": decks.about(name), "text": text}
        for name, text in decks.ready().items()
    ]


def decks_shown(game: Game[Any]) -> DecksShown:
    return {"ready": ready_decks(game), "cards": decks_of(game).cards()}
