"""Creature Wars as the rest of the program knows it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from bestiary.engine import CardInfo, Game, Value
from bestiary.games.creature_wars import witches  # the cards register themselves
from bestiary.games.creature_wars.being import TRIBES
from bestiary.games.creature_wars.editions import FIRST, OPTIONS, Edition, fault
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.brought import all_brought
from bestiary.games.creature_wars.lore.roster import ROSTER, TIERS
from bestiary.games.creature_wars.state import PLACES
from bestiary.games.creature_wars.text import LOOK
from bestiary.games.creature_wars.war import War

if TYPE_CHECKING:
    from bestiary.engine.view import Guide

RULES_VERSION = 3


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
        )
        self.registering = (witches,)  # imported for what it registers

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
        for witch in ROSTER:
            if edition.name in witch.editions:
                found.append(
                    {
                        "key": witch.key,
                        "name": witch.name_in(edition.name),
                        "kind": "witch",
                        "tier": TIERS[witch.tier_in(edition.name)],
                        "editions": list(witch.editions),
                        "text": witch.text_in(edition.name),
                        "count": 0,
                    }
                )
        return found + [
            {
                "key": being.key,
                "name": being.notation(),
                "kind": "brought",
                "tier": "",
                "editions": ["first", "second"],
                "text": being.lore.text,
                "count": 0,
            }
            for being in all_brought()
        ]

    def worth(self, state: War, seat: int) -> float:
        """Health decides; what is in hand is worth less, and at Mayhem it turns on its holder."""
        from bestiary.games.creature_wars.worth import worth

        return worth(state, seat)


GAME = CreatureWars()
