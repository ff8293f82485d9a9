"""The cards of a game, as it deals them: found by dealing, so no game has to list them."""

from collections.abc import Mapping
from typing import Any, Final

from bestiary.engine import Game, State, Value
from bestiary.lab.deal import dealt
from bestiary.lab.experiment import mixed

LOOKS: Final = 100  # deals that are looked at
MOST_KEPT: Final = 64  # faces of one name


def faces_by_name(
    game: Game[Any], settings: Mapping[str, Value], seats: int, seed: int
) -> dict[str, list[Any]]:
    """The faces of each card, by the name that is printed on it, in the proportions in which the
    game deals them; the names in order. Cards that only come up later in a game are not among
    them."""
    found: dict[str, list[Any]] = {}
    names = CardNames()
    for look in range(LOOKS):
        state = dealt(game, settings, seats, mixed(seed, look, "faces"))
        for zone in state.zones:
            for card in zone.cards:
                kept = found.setdefault(names.of(state, card.face), [])
                if len(kept) < MOST_KEPT:
                    kept.append(card.face)
    return {name: found[name] for name in sorted(found)}


class CardNames:
    """What is printed on faces as their names, looked up once for each likeness."""

    def __init__(self) -> None:
        self.known: dict[int, str] = {}

    def of(self, state: State[Any], face: Any) -> str:
        likeness = int(face.likeness())
        name = self.known.get(likeness)
        if name is None:
            name = self.known[likeness] = str(state.printed(face).name)
        return name
