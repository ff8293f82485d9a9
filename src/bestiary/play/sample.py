"""A few cards of a game, as varied as possible: the picture on its box."""

from typing import Any, Final

from bestiary.engine import EVERYTHING, Game
from bestiary.engine.view import CardView

SIZE: Final = 3
SEED: Final = 2  # of a game that nobody plays


def sample(game: Game[Any]) -> list[CardView]:
    zones = game.new(seed=SEED).view(EVERYTHING)["zones"]
    cards: list[CardView] = [card for zone in zones for card in zone["cards"]]
    kinds = {card["kind"]: card for card in reversed(cards)}
    looks = {(card["icon"], card["accent"]): card for card in cards}
    names = {card["name"]: card for card in cards}
    chosen: list[CardView] = []
    for card in [*kinds.values(), *looks.values(), *names.values()]:
        is_new = all(card["name"] != other["name"] for other in chosen)
        same_icon = any(card["icon"] == other["icon"] for other in chosen)
        if is_new and not (same_icon and len(looks) >= SIZE):
            chosen.append(card)
    return sorted(chosen[:SIZE], key=lambda card: card["kind"])
