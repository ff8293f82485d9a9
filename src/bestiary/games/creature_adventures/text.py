"""How the game is shown: creatures, gauges, marks, lasting rules and the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Card, Mark, Printed, gauge, seat_name, tile
from bestiary.engine.view import Look
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.land.tiles import (
    COLOSSEUM,
    HOME,
    SHAMAN,
    SIGILS,
    SYMBOLS,
    THIEVES,
    WARLORD,
    WILD,
    Tile,
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
    from bestiary.games.creature_adventures.state import CreatureAdventuresState

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
    "signs": {
        "attack": "broadsword",
        "defence": "checked-shield",
        "hp": "hearts",
        "fights": "crossed-swords",
        "meditates": "meditation",
        "braces": "shield",
        "dodges": "dodging",
        "venom": "poison-bottle",
        "inner-peace": "lotus",
    },
}

ABOUT: Final = {
    HOME: "Nobody is attacked here. Whoever loses a battle is sent Home.",
    WILD: "Wild creatures live here: the more wilderness you cross, the likelier you meet one.",
    SHAMAN: "The Shaman heals your creatures.",
    THIEVES: "Stake points against the Thieves: beat them and win as much EXP.",
    COLOSSEUM: "With all three Sigils, enter and win three battles: that wins the game.",
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
    badges = [
        ("attack", "Attack", str(creature.attack()), ""),
        ("defence", "Defence", str(creature.defence()), ""),
        ("hp", "HP", f"{creature.hp}/{creature.most()}", ""),
        ("tier", "Tier", species.tier_name(), ""),
    ]
    words, accent = species.ability_text(), ACCENTS[species.tier]
    return Printed(species.name, "creature", words, accent, species.icon, badges)


def written(creature: Creature, marks: list[Mark[Creature]]) -> str:
    """The notation, and the creature's marks."""
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


def gauges(state: CreatureAdventuresState, seat: int) -> list[Gauge]:
    player = state.travellers[seat]
    needed = state.needed(seat)
    return [
        gauge("Level", player.level, LEVELS),
        gauge("EXP", player.exp, needed if needed else -1),
        gauge("Points", player.points),
        gauge("Sigils", state.sigils_of(seat), len(SIGILS)),
        gauge("Caught", player.caught, state.world.collector),
    ]


def sigil_name(sigil: int) -> str:
    return f"Sigil of {SIGILS[sigil].capitalize()}"


def seat_marks(state: CreatureAdventuresState, seat: int) -> list[MarkView]:
    """Sigils, artifacts and conditions. A number is a level, or charges."""
    player = state.travellers[seat]
    found: list[MarkView] = []
    for sigil, holder in enumerate(state.shared.sigils):
        if holder == seat:
            found.append(mark(f"sigil-{SIGILS[sigil]}", sigil_name(sigil)))
    for artifact, name in enumerate(ARTIFACTS):
        level = int(state.owned(seat, artifact))
        if level:
            found.append(mark(name.lower().replace(" ", "-"), name, level))
    left = int(state.power_left(seat))
    if left:
        found.append(mark("power", "Power to place", left))
    if player.exhausted:
        found.append(mark("exhaustion", "Exhaustion"))
    if player.rally:
        found.append(mark("rally-cry", "Rally Cry"))
    if player.sick:
        found.append(mark("astral-sickness", "Astral Sickness"))
    if state.vigilant(seat):
        found.append(mark("vigilance", "Vigilance"))
    return found


def mark(key: str, label: str, value: int = 0) -> MarkView:
    return {"key": key, "label": label, "value": value}


def lasting(state: CreatureAdventuresState) -> list[RuleView]:
    rules: list[RuleView] = []
    if state.shared.contender >= 0:
        rules.append(
            {
                "label": "The Colosseum is active",
                "text": f"Battle {state.shared.stage + 1} of 3 is next. Everybody else has "
                "Vigilance and may attack the contender from anywhere.",
                "seat": int(state.shared.contender),
            }
        )
    if state.shared.sudden:
        rules.append(
            {
                "label": "Sudden death",
                "text": "Nobody moves and no Sigil works. Every turn is a challenge; who loses it "
                "is out.",
                "seat": -1,
            }
        )
    return rules


def tiles(state: CreatureAdventuresState) -> list[TileView]:
    here: dict[int, list[int]] = {}
    for seat in state.staying():
        here.setdefault(int(state.travellers[seat].at), []).append(seat)
    return [
        tile(
            id=one.id,
            label=one.name,
            kind=one.kind,
            x=one.x,
            y=one.y,
            exits=one.exits,
            seats=here.get(one.id, []),
            symbol=SYMBOLS[one.kind],
            owner=one.seat if one.seat < state.seats else -1,
            about=about_tile(state, one),
            region=one.region,
            terrain=one.terrain,
        )
        for one in state.world.board.tiles
    ]


def about_tile(state: CreatureAdventuresState, one: Tile) -> str:
    """What happens to a player who stops there."""
    if one.kind == WARLORD:
        holder = state.shared.sigils[one.sigil]
        if holder >= 0:
            return f"The {sigil_name(one.sigil)} is gone: {seat_name(holder)} holds it."
        return f"Beat the Warlord and take the {sigil_name(one.sigil)}."
    return ABOUT[one.kind]


def tile_name(state: CreatureAdventuresState, id: int) -> str:
    """The tile's name, and what and who is there."""
    one = state.world.board.tiles[id]
    what = one.kind.capitalize()
    if one.kind == WILD:
        what = ""
    elif one.kind == HOME:
        what = f"Player {one.seat + 1}'s Home"
    elif one.kind == WARLORD:
        held = state.shared.sigils[one.sigil] >= 0
        what = f"Warlord of {SIGILS[one.sigil].capitalize()}" + (", beaten" if held else "")
    elif one.kind == COLOSSEUM:
        what = "the Colosseum"
    who = [f"Player {seat + 1}" for seat in state.staying() if state.travellers[seat].at == id]
    if one.kind == WILD and who:
        what = f"attack {' or '.join(who)}"
    return f"{one.name} ({what})" if what else one.name


def phase(state: CreatureAdventuresState) -> str:
    if state.scores is not None or not state.asks:
        return ""
    if state.battle.kind:
        return BATTLES[state.battle.kind]
    if state.so_far.rolled:
        return "Movement"
    return "Sudden death" if state.shared.sudden else "On the way"
