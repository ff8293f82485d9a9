"""REST: a few cards of a game for the lid of its box."""

from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

import bestiary
from bestiary.engine import EVERYTHING
from bestiary.engine.view import CardView
from bestiary.server.http.requests import answer
from bestiary.server.room.rooms import find_game

HOW_MANY: Final = 3
SEED: Final = 2  # of a game that nobody plays


async def show_sample(request: Request) -> Response:
    """A few cards of a game, as unlike each other as its cards are."""
    return answer(sample(find_game(request.path_params["game"]).name))


@cache
def sample(name: str) -> list[CardView]:
    """
    >>> [card["kind"] for card in sample("creature-wars")]
    ['creature', 'creature', 'witch']
    """
    zones = bestiary.game(name).new(seed=SEED).view(EVERYTHING)["zones"]
    cards = [card for zone in zones for card in zone["cards"]]
    kinds = {card["kind"]: card for card in reversed(cards)}
    looks = {(card["icon"], card["accent"]): card for card in cards}
    names = {card["name"]: card for card in cards}
    chosen: list[CardView] = []
    for card in [*kinds.values(), *looks.values(), *names.values()]:
        unlike = all(card["name"] != other["name"] for other in chosen)
        plain = any(card["icon"] == other["icon"] for other in chosen) and len(looks) >= HOW_MANY
        if unlike and not plain:
            chosen.append(card)
    return sorted(chosen[:HOW_MANY], key=lambda card: card["kind"])
