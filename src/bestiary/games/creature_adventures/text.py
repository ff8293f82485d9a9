"""How the game is shown: creatures, gauges, marks, lasting rules and the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Card, Mark, Printed, gauge, tile
from bestiary.engine.view import Look
from bestiary.games.creature_adventures.creatures.abilities import ABILITIES
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.creatures.creature_text import TIERS
from bestiary.games.creature_adventures.land.tiles import (
    COLOSSEUM,
    HOME,
    SIGILS,
    SYMBOLS,
    WARLORD,
    WILD,
)
from bestiary.games.creature_adventures.rulebook import (
    BRACES,
    DODGES,
    FIGHTS,
    MEDITATES,
    PEACE,
    VENOM,
)
from bestiary.games.creature_adventures.world import LEVELS

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView, RuleView, TileView
    from bestiary.games.creature_adventures.state import Adventure

ACCENTS: Final = ["common", "uncommon", "rare", "epic", "foe"]

LOOK: Final[Look] = {
    "accents": {
        "common": "#7d8a97",
        "uncommon": "#3f9c6b",
        "rare": "#3c7fc0",
        "epic": "#c79a1e",
        "foe": "#b03a3a",
        "wilderness": "#5b8c3e",
        "home": "#3c7fc0",
        "shaman": "#b05fb0",
        "thieves": "#a07a3c",
        "warlord": "#b03a3a",
        "colosseum": "#c79a1e",
    },
    "icon": "paw-print",
    "layout": "map",
}

ARTIFACTS: Final = ["Fortify", "Tailwind", "Ascension", "Quiet Shoes", "Infinite Bandage"]
BATTLES: Final = [
    "",
    "Wild creature",
    "Thieves",
    "Warlord",
    "Colosseum",
    "Duel",
]


def printed(creature: Creature) -> Printed:
    species = creature.species
    tier = TIERS[species.tier].capitalize() if species.tier < len(TIERS) else "Foe"
    badges = [
        ("attack", "Attack", str(creature.attack()), ""),
        ("defence", "Defence", str(creature.defence()), ""),
        ("hp", "HP", f"{creature.hp}/{creature.most()}", ""),
        ("tier", "Tier", tier, ""),
    ]
    words = ""
    if species.ability:
        name, does = ABILITIES[species.ability]
        words = f"{name}: {does}"
    return Printed(species.name, "creature", words, ACCENTS[species.tier], species.icon, badges)


def written(creature: Creature, marks: list[Mark[Creature]]) -> str:
    """The notation, and what a battle or a Sigil has put on the creature."""
    said: list[str] = []
    for mark in marks:
        if mark.kind is FIGHTS:
            said.append("fights")
        elif mark.kind is MEDITATES:
            said.append(f"attack +{mark.value}")
        elif mark.kind is BRACES:
            said.append(f"defence +{mark.value}")
        elif mark.kind is DODGES:
            said.append("dodges")
        elif mark.kind is VENOM:
            said.append("poisoned")
        elif mark.kind is PEACE:
            said.append("Inner Peace")
    note = creature.notation()
    return f"{note} [{', '.join(said)}]" if said else note


def has_peace(card: Card[Creature]) -> bool:
    return card.mark(PEACE) >= 0


def gauges(state: Adventure, seat: int) -> list[Gauge]:
    needed = int(state.needed(seat))
    return [
        gauge("Level", state.level[seat], LEVELS),
        gauge("EXP", state.exp[seat], needed if needed else -1),
        gauge("Points", state.points[seat]),
        gauge("Sigils", int(state.sigils_of(seat)), len(SIGILS)),
        gauge("Caught", state.caught[seat], int(state.world.collector)),
    ]


def sigil_name(sigil: int) -> str:
    return f"Sigil of {SIGILS[sigil].capitalize()}"


def seat_marks(state: Adventure, seat: int) -> list[MarkView]:
    """Sigils, artifacts and conditions. A number is a level, or charges."""
    found: list[MarkView] = []
    for sigil, holder in enumerate(state.sigils):
        if holder == seat:
            found.append(mark(f"sigil-{SIGILS[sigil]}", sigil_name(sigil)))
    for artifact, name in enumerate(ARTIFACTS):
        level = int(state.owned(seat, artifact))
        if level:
            found.append(mark(name.lower().replace(" ", "-"), name, level))
    left = int(state.power_left(seat))
    if left:
        found.append(mark("power", "Power to place", left))
    if state.exhausted[seat]:
        found.append(mark("exhaustion", "Exhaustion"))
    if state.rally[seat]:
        found.append(mark("rally-cry", "Rally Cry"))
    if state.sick[seat]:
        found.append(mark("astral-sickness", "Astral Sickness"))
    if state.vigilant(seat):
        found.append(mark("vigilance", "Vigilance"))
    return found


def mark(key: str, label: str, value: int = 0) -> MarkView:
    return {"key": key, "label": label, "value": value}


def lasting(state: Adventure) -> list[RuleView]:
    rules: list[RuleView] = []
    if state.contender >= 0:
        rules.append(
            {
                "label": "The Colosseum is active",
                "text": f"Battle {state.stage + 1} of 3 is next. Everybody else has Vigilance and "
                "may attack the contender from anywhere.",
                "seat": int(state.contender),
            }
        )
    if state.sudden:
        rules.append(
            {
                "label": "Sudden death",
                "text": "Nobody moves and no Sigil works. Every turn is a challenge; who loses it "
                "is out.",
                "seat": -1,
            }
        )
    return rules


def tiles(state: Adventure) -> list[TileView]:
    here: dict[int, list[int]] = {}
    for seat in state.staying():
        here.setdefault(state.at[seat], []).append(seat)
    return [
        tile(
            one.id,
            one.name,
            one.kind,
            one.x,
            one.y,
            one.exits,
            here.get(one.id, []),
            SYMBOLS[one.kind],
        )
        for one in state.world.board.tiles
    ]


def tile_name(state: Adventure, id: int) -> str:
    """The tile's name and what is there, who included."""
    one = state.world.board.tiles[id]
    what = one.kind.capitalize()
    if one.kind == WILD:
        what = ""
    elif one.kind == HOME:
        what = f"Player {one.seat + 1}'s Home"
    elif one.kind == WARLORD:
        held = state.sigils[one.sigil] >= 0
        what = f"Warlord of {SIGILS[one.sigil].capitalize()}" + (", beaten" if held else "")
    elif one.kind == COLOSSEUM:
        what = "the Colosseum"
    who = [f"Player {seat + 1}" for seat in state.staying() if state.at[seat] == id]
    if one.kind == WILD and who:
        what = f"attack {' or '.join(who)}"
    return f"{one.name} ({what})" if what else one.name


def phase(state: Adventure) -> str:
    if state.scores is not None or not state.asks:
        return ""
    if state.battle:
        return BATTLES[state.battle]
    return "Movement" if state.rolled else "Sudden death" if state.sudden else "On the way"
