"""How cards are shown: numbers, energy, colours, symbols and words."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Printed
from bestiary.engine.view import Look
from bestiary.games.twisted_oliver.design.card import (
    AUGMENT,
    COUNTER,
    EQUIP,
    INFINITY,
    LEGEND,
    SPELL,
    TRAP,
    OliverDesign,
)
from bestiary.games.twisted_oliver.energy.counts import KINDS, LETTERS, SYMBOLS, notation

ACCENTS: Final = tuple(kind.lower() for kind in KINDS)

LOOK: Final[Look] = {
    "accents": {
        "red": "#cf3b32",
        "orange": "#d97a1e",
        "yellow": "#c9a514",
        "green": "#3f9447",
        "blue": "#3474c4",
        "purple": "#8a4fc0",
        "white": "#a8a595",
        "black": "#4b4853",
        "clear": "#5aa7b0",
        "many": "#8c7a5a",
    },
    "icon": "crystal-ball",
    "layout": "table",
    "signs": {
        "speed": "running-shoe",
        "attack": "broadsword",
        "health": "hearts",
        "defence": "hearts",
        "reward": "trophy",
        "bounty": "wanted-reward",
        "spent": "hourglass",
        "attacked": "bullseye",
        "refreshed": "clockwise-rotation",
        "foreign": "swap-bag",
        "laid": "wolf-trap",
    },
    "pips": {
        letter: {"symbol": symbol, "accent": accent}
        for letter, symbol, accent in zip(LETTERS, SYMBOLS, ACCENTS, strict=True)
    },
    "notation": [
        {
            "written": "{speed}:{attack}/{health}:{reward}:{bounty}",
            "said": "speed {speed}, {attack} attack, {health} health",
        },
        {
            "written": "{speed}:{attack}/{health}",
            "said": "{speed} speed, {attack} attack, {health} health",
        },
    ],
}


def named(design: OliverDesign) -> str:
    """``Wolverine 60:2/1:2:0``, ``Shield +0:+0/+2``, ``Red Orb``."""
    if design.is_battler():
        return f"{design.name} {stats(design)}"
    if design.is_borne() and (design.speed or design.attack or design.defence):
        return f"{design.name} {design.speed:+d}:{design.attack:+d}/{design.defence:+d}"
    return design.name


def stats(design: OliverDesign) -> str:
    """``speed:attack/health:reward:bounty``."""
    numbers = f"{design.speed}:{design.attack}/{design.defence}"
    return f"{numbers}:{design.reward}:{design.bounty}"


def sort_of(design: OliverDesign) -> str:
    """What it is, in full: "mundane instant augment", "warrior"."""
    if design.sort in (SPELL, TRAP, COUNTER):
        rank = "legendary" if design.properties & LEGEND else "mundane"
        if design.sort != SPELL:
            return f"{rank} {design.kind}"
        time = "infinity" if design.properties & INFINITY else "instant"
        return f"{rank} {time} {'augment' if design.properties & AUGMENT else 'field spell'}"
    return design.kind


def printed(design: OliverDesign) -> Printed:
    badges = [("cost", "Cost", notation(design.cost), "")]
    if design.is_battler():
        badges += [
            ("speed", "Speed", str(design.speed), ""),
            ("attack", "Attack", str(design.attack), ""),
            ("health", "Health", str(design.defence), ""),
            ("reward", "Reward", str(design.reward), ""),
        ]
        if design.bounty:
            badges.append(("bounty", "Bounty", str(design.bounty), ""))
    elif design.is_borne():
        for key, number in (
            ("speed", design.speed),
            ("attack", design.attack),
            ("defence", design.defence),
        ):
            if number or design.sort == EQUIP:
                badges.append((key, key.title(), f"{number:+d}", ""))
    kinds = design.kind_list()
    badges += [("energy", "Energy", KINDS[kind], SYMBOLS[kind]) for kind in kinds]
    accent = ACCENTS[kinds[0]] if len(kinds) == 1 else "many" if kinds else "clear"
    kind = sort_of(design)
    words = f"{kind[0].upper()}{kind[1:]}. {design.words}".strip()
    return Printed(design.name, design.kind, words, accent, design.icon, badges)
