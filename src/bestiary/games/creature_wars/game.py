"""Creature Wars as the rest of the program knows it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from bestiary.engine import CardInfo, Game, Rng, Value, Zone
from bestiary.games.creature_wars import witches  # the cards register themselves
from bestiary.games.creature_wars.being import TRIBES, Being
from bestiary.games.creature_wars.editions import FIRST, OPTIONS, RANDOM_WITCH, Edition, fault
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.brought import EDITIONS, all_brought
from bestiary.games.creature_wars.lore.roster import TIERS
from bestiary.games.creature_wars.state import PLACES
from bestiary.games.creature_wars.text import LOOK
from bestiary.games.creature_wars.war import War
from bestiary.games.creature_wars.worth import WEIGHTS, worth

if TYPE_CHECKING:
    from bestiary.engine.view import Guide, Preset

RULES_VERSION = 4


class CreatureWars(Game[War]):
    def __init__(self) -> None:
        super().__init__(
            "creature-wars",
            "Creature Wars",
            "Duel with creatures and witches from one shared deck until an Empire falls.",
            version=RULES_VERSION,
            state=War,
            rulebook=book,
            places=PLACES,
            options=OPTIONS,
            look=LOOK,
            weights=WEIGHTS,
            minutes=15,
            difficulty=1,
        )
        self.registering = (witches,)  # imported for what it registers

    def blank(self, settings: Mapping[str, Value], seats: int, rng: Rng) -> War:
        return War(settings, seats, rng, [Zone(place, []) for place in PLACES])

    def defaults(self, given: Mapping[str, object]) -> Mapping[str, Value]:
        if given.get("edition") != "first":
            return {}
        hp = given.get("hp", FIRST["cap"])
        return {**FIRST, "cap": hp} if isinstance(hp, int) else FIRST

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        return fault(settings)

    def rules(self) -> str:
        return (files(__package__) / "rules.md").read_text(encoding="utf-8")

    def guide(self) -> Guide | None:
        guide: Guide = json.loads((files(__package__) / "guide.json").read_text(encoding="utf-8"))
        return guide

    def presets(self) -> list[Preset]:
        return [
            {
                "name": "quick",
                "text": "half the health and half the deck",
                "options": {"hp": 15, "levels": 3, "witches": 5},
            },
            {"name": "classic", "text": "the second edition, as written", "options": {}},
            {
                "name": "chaos",
                "text": "nothing but witches, and spells everywhere",
                "options": {"levels": 0, "witches": 60},
            },
        ]

    def cards(self, settings: Mapping[str, Value]) -> list[CardInfo]:
        edition = Edition(settings)
        held = f" One of each level from 1 to {edition.levels}." if edition.levels else ""
        found: list[CardInfo] = [
            {
                "key": tribe.lower(),
                "name": tribe,
                "kind": "creature",
                "tier": "",
                "editions": ["first", "second"],
                "text": f"Base strength {base}.{held}",
                "count": int(edition.levels),
            }
            for tribe, base in zip(TRIBES, edition.bases, strict=True)
        ]
        for witch in edition.roster:
            found.append(
                {
                    "key": witch.key,
                    "name": witch.name_in(edition.name),
                    "kind": "witch",
                    "tier": TIERS[witch.tier_in(edition.name)],
                    "editions": list(witch.editions),
                    "text": witch.text_in(edition.name),
                    "flavour": witch.flavour,
                    "count": 0,
                }
            )
        return found + [
            {
                "key": being.key,
                "name": being.notation(),
                "kind": "brought",
                "tier": "",
                "editions": list(EDITIONS[being.origin]),
                "text": being.lore.text,
                "flavour": being.lore.flavour,
                "count": 0,
            }
            for being in all_brought(edition.name)
        ]

    def on_paper(self, settings: Mapping[str, Value]) -> list[tuple[Being, int]]:
        """A deck has each creature with one of the four Power Types, and ten of the witches: on
        paper there are all of them to draw from. The witches of a tier share out its levels."""
        edition = Edition(settings)
        found = [(face, 1) for slot in edition.creatures for face in slot.faces]
        for tier, those in enumerate(edition.by_tier):
            levels = range(edition.lowest[tier], edition.highest[tier] + 1)
            for place, witch in enumerate(those):
                level = levels[place % len(levels)]
                found.append((edition.witch(witch, level, RANDOM_WITCH), 1))
        return found + [(being, 1) for being in all_brought(edition.name)]

    def worth(self, state: War, seat: int) -> float:
        """Health decides; what is in hand is worth less, and at Mayhem it turns on its holder."""
        return worth(state, seat)


GAME = CreatureWars()
