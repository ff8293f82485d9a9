"""How cards are shown: badges, colours, symbols and words."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.engine.view import Look
from bestiary.games.hiddenzone.design.card import (
    CIVILIZATIONS,
    CREATURE,
    EQUIPMENT,
    HiddenzoneDesign,
)

SYMBOLS: Final = ("✶", "≈", "♣", "☾", "☼")  # Ember, Tide, Grove, Dusk, Dawn
ACCENTS: Final = ("ember", "tide", "grove", "dusk", "dawn")

LOOK: Final[Look] = {
    "accents": {
        "ember": "#d9542b",
        "tide": "#3a86c8",
        "grove": "#4b9c3f",
        "dusk": "#8a63c7",
        "dawn": "#c79a1e",
        "many": "#8c8c8c",
    },
    "icon": "card-exchange",
    "layout": "duel",
    "signs": {
        "attack": "broadsword",
        "defence": "checked-shield",
        "refreshed": "clockwise-rotation",
    },
}


def notation(design: HiddenzoneDesign) -> str:
    """``Ash Runner 250/150``, ``Ember Fang +100/+0``, ``Flare``."""
    if design.sort == CREATURE:
        return f"{design.name} {design.attack}/{design.defence}"
    if design.sort == EQUIPMENT:
        return f"{design.name} {design.attack:+d}/{design.defence:+d}"
    return design.name


def printed(design: HiddenzoneDesign) -> Printed:
    names = design.civilization_names()
    signs = [SYMBOLS[CIVILIZATIONS.index(name)] for name in names]
    badges = [("rank", "Rank", str(design.rank), "")]
    if design.sort == CREATURE:
        badges += [
            ("attack", "Attack", str(design.attack), ""),
            ("defence", "Defence", str(design.defence), ""),
        ]
    elif design.sort == EQUIPMENT:
        badges += [
            ("attack", "Attack", f"{design.attack:+d}", ""),
            ("defence", "Defence", f"{design.defence:+d}", ""),
        ]
    badges += [
        ("civilization", "Civilization", name, sign)
        for name, sign in zip(names, signs, strict=True)
    ]
    badges += [("family", "Family", name, "") for name in design.family_names()]
    accent = ACCENTS[CIVILIZATIONS.index(names[0])] if len(names) == 1 else "many"
    kind = " ".join([design.kind, *(f"({name})" for name in design.family_names())])
    words = f"Rank {design.rank} {kind}. {design.words}".strip()
    return Printed(design.name, design.kind, words, accent, design.icon, badges)
