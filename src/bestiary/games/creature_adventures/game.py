"""Creature Adventures as everything outside this folder knows it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from bestiary.engine import CardInfo, Game, Rng, Value, Zone
from bestiary.games.creature_adventures.battle import actions
from bestiary.games.creature_adventures.creatures.abilities import ABILITIES
from bestiary.games.creature_adventures.creatures.creature_text import TIERS
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.state import PLACES
from bestiary.games.creature_adventures.text import LOOK
from bestiary.games.creature_adventures.turn import arrival, phases
from bestiary.games.creature_adventures.world import OPTIONS, fault, world_of

RULES_VERSION = 1
SHARED = 3  # places that are nobody's


class CreatureAdventures(Game):
    def __init__(self) -> None:
        super().__init__(
            "creature-adventures",
            "Creature Adventures",
            "Travel the board, catch creatures, take the Sigils and dethrone the Emperor.",
            RULES_VERSION,
            Journey,
            book,
            PLACES,
            OPTIONS,
            fewest=2,
            most=4,
            look=LOOK,
        )
        self.rooms = (actions, arrival, phases)  # they register the steps

    def blank(self, settings: Mapping[str, Value], seats: int, rng: Rng) -> Any:
        return Journey(
            settings, seats, rng, [Zone(place, []) for place in PLACES[: SHARED + seats]]
        )

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        return fault(settings, seats)

    def rules(self) -> str:
        return (files(__package__) / "rules.md").read_text(encoding="utf-8")

    def cards(self, settings: Mapping[str, Value]) -> list[CardInfo]:
        found: list[CardInfo] = []
        for species in world_of(settings).roster.everyone:
            tier = TIERS[species.tier].capitalize() if species.tier < len(TIERS) else "Foe"
            said = f"Attack {species.attack}, defence {species.defence}, {species.hp} HP."
            if species.ability:
                name, does = ABILITIES[species.ability]
                said += f" {name}: {does}"
            found.append(
                {
                    "key": species.key,
                    "name": species.name,
                    "kind": "creature",
                    "tier": tier,
                    "editions": [],
                    "text": said,
                    "count": int(species.tier < len(TIERS)),
                }
            )
        return found

    def worth(self, state: Any, seat: int) -> float:
        """Sigils, strength and the way to the next thing worth having."""
        from bestiary.games.creature_adventures.worth import worth

        return worth(state, seat)


GAME = CreatureAdventures()
