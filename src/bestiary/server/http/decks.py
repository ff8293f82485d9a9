"""REST: decks to look up, and decks to be checked. A deck is judged here and nowhere else."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

import bestiary
from bestiary.engine import Decks, Game
from bestiary.server.http.requests import answer, asked
from bestiary.server.room.rooms import find_game
from bestiary.server.wire.messages import DeckAsked, DecksShown, ReadyDeck
from bestiary.server.wire.refusal import Refusal


async def list_decks(request: Request) -> Response:
    """The ready decks of a game, and the cards that a deck may hold."""
    game = find_game(request.path_params["game"])
    decks_of(game)
    return answer(shown(game.name))


async def check_deck(request: Request) -> Response:
    """A deck, counted, with every fault it has."""
    decks = decks_of(find_game(request.path_params["game"]))
    return answer(decks.show((await asked(request, DeckAsked)).deck))


def decks_of(game: Game) -> Decks:
    decks = game.decks()
    if decks is None:
        raise Refusal("no-decks", f"nobody brings a deck to {game.title}", 404)
    return decks


@cache
def shown(name: str) -> DecksShown:
    decks = decks_of(bestiary.game(name))
    ready = [ReadyDeck(each, decks.about(each), text) for each, text in decks.ready().items()]
    return DecksShown(ready, decks.cards())
