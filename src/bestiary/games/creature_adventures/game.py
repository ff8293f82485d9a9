"""Creature Adventures as the rest of the program knows it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files

from bestiary.engine import CardInfo, Game, Guide, Preset, Rng, Value, Zone
from bestiary.games.creature_adventures.adventure import Adventure
from bestiary.games.creature_adventures.creatures.roster import FOE
from bestiary.games.creature_adventures.records import Battle, Shared, Traveller, TurnSoFar
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.state import PLACES, SHARED_PLACES
from bestiary.games.creature_adventures.text import LOOK
from bestiary.games.creature_adventures.world import OPTIONS, fault, world_of
from bestiary.games.creature_adventures.worth import WEIGHTS, worth

RULES_VERSION = 4


class CreatureAdventures(Game[Adventure]):
    def __init__(self) -> None:
        super().__init__(
            name="creature-adventures",
            title="Creature Adventures",
            blurb="Travel the board, catch creatures, take the Sigils and dethrone the Emperor.",
            version=RULES_VERSION,
            state=Adventure,
            rulebook=book,
            places=PLACES,
            options=OPTIONS,
            fewest=2,
            most=4,
            look=LOOK,
            weights=WEIGHTS,
            minutes=60,
            difficulty=2,
        )

    def blank(self, settings: Mapping[str, Value], seats: int, rng: Rng) -> Adventure:
        return Adventure(
            settings,
            seats,
            rng,
            [Zone(place, []) for place in PLACES[: len(SHARED_PLACES) + seats]],
            Shared(),
            [Traveller() for _ in range(seats)],
            TurnSoFar(),
            Battle(),
        )

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        return fault(settings, seats)

    def rules(self) -> str:
        return (files(__package__) / "rules.md").read_text(encoding="utf-8")

    def guide(self) -> Guide | None:
        guide: Guide = json.loads((files(__package__) / "guide.json").read_text(encoding="utf-8"))
        return guide

    def presets(self) -> list[Preset]:
        return [
            {
                "name": "quick",
                "text": "the small board, and six creatures to catch",
                "options": {"board": "vale", "collector": 6},
            },
            {"name": "classic", "text": "the Realm, as written", "options": {}},
            {
                "name": "chaos",
                "text": "everybody starts strong, and Vigilance counts for three",
                "options": {"points": 10, "vigilance": 60},
            },
        ]

    def cards(self, settings: Mapping[str, Value]) -> list[CardInfo]:
        found: list[CardInfo] = []
        for species in world_of(settings).roster.everyone:
            stats = f"Attack {species.attack}, defence {species.defence}, {species.hp} HP."
            found.append(
                {
                    "key": species.key,
                    "name": species.name,
                    "kind": "creature",
                    "tier": species.tier_name(),
                    "editions": [],
                    "text": f"{stats} {species.ability_text()}".strip(),
                    "count": int(species.tier < FOE),
                }
            )
        return found

    def worth(self, state: Adventure, seat: int) -> float:
        """Creatures caught, strength, Sigils, and how the battle being fought will go."""
        return worth(state, seat)


GAME = CreatureAdventures()
