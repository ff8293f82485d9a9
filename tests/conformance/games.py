"""Every game there is to test: those registered and the examples, each with a few option sets.

A game that is not named in `SETS` is tested with its plain options; adding a line here is all it
takes to test it with others.
"""

import importlib.util
import sys
from pathlib import Path
from typing import Any, Final

import bestiary
from bestiary.check.walk import Setup
from bestiary.engine import Game, Value
from bestiary.language import find_languages

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples"

CONTENDED: Final = """
turn: 2
player 1: Bell Steps
  team: King Under the Pond 14/5 (30/30 HP), Velvet Tiger, Hiccup Bat
  sigils: Power, Speed, Wisdom
  artifacts: Fortify 3, Tailwind, Ascension, Infinite Bandage 2
player 2: Goose Green
  team: Mirror Serpent 8/4, Thistlehog, Haystack Mouse (0/10 HP)
  artifacts: Fortify 2, Ascension 3, Quiet Shoes
  points: 5
"""

NEARLY_EMPTY: Final = """
player 1: Bell Steps
  artifacts: Fortify 3
player 2: Bumblebank
  sigils: Wisdom, Power
deck: Cinder Scorpion, Lullaby Willow
"""

# Traps lie, counters are held and can be paid, equips, augments and Legendaries are in play.
ANSWERS: Final = """
turn: 2
player 1: 26 points
  hand: Countercurrent, Sidestep, Snare, Oliver the Kind, Rust, Clear Mind, Journeyman, Tidecaller
  battlers: Wolverine with Shield, Hangman, Pale Assassin under Creeping Dread, Brick Rampart
  items: 4 Blue Orb, 3 Yellow Orb, White Orb, Transparent Crystal, Trophy Shelf, Looking Glass
  spells: Tailwind
  traps: Stolen Page, Powder Keg
  deck: Shield, Chain Hauberk, Jack in the Tin, Wolverine, Fog Bank, Prairie Falcon, Riptide
  discard: Grave Moth, Storm Cat
player 2: 25 points
  hand: Fog Bank, Turned Tide, Closed Gate, Queen Umbra, Execution, Halo, Scald, Erosion, Pickpocket
  battlers: Oliver the Twisted with Tower Helm, Mirror Knight, Bone Fence, Clay Hound
  items: 4 Purple Orb, 3 Blue Orb, 2 Red Orb, Votive Candle, Ledger of Debts, Hourglass
  spells: Deep Roots
  traps: Tangle Pit, Closed Gate
  deck: Grave Moth, Jack in the Tin, Snare, Sidestep, Mist Heron, Herald, Masked Imp
  discard: Magra, Wolverine
"""

SETS: Final[dict[str, dict[str, dict[str, Value]]]] = {
    "creature-wars": {
        "first": {"edition": "first"},
        "second": {"edition": "second"},
        # Rallies everywhere, big hands, many witches.
        "crowded": {"edition": "second", "hand": 12, "rally.size": 2, "witches": 30, "hp": 60},
        # Passes, long rests, an early turn limit.
        "sparse": {"edition": "first", "hand": 1, "cooldown": 4, "levels": 2, "turn_limit": 12},
    },
    # Whole games take hundreds of rounds, so these begin in the middle of things.
    "creature-adventures": {
        "realm": {"turn_limit": 8, "points": 9},
        "vale": {"board": "vale", "turn_limit": 6, "collector": 3, "exp.2": 1, "exp.3": 1},
        # The Sigils are taken, the Colosseum is open, everything has been bought.
        "colosseum": {"board": "vale", "turn_limit": 6, "position": CONTENDED},
        # Two creatures are left in the deck, then it is sudden death.
        "sudden": {"board": "vale", "turn_limit": 9, "actions": 20, "position": NEARLY_EMPTY},
    },
    "hiddenzone": {
        "ready": {},
        # Both know both lists, and the turns are few.
        "open": {"open_lists": True, "deck.0": "dusk", "deck.1": "tide", "turn_limit": 9},
    },
    "twisted-oliver": {
        "ready": {"turn_limit": 12},
        # Both know both lists; traps and counters on both sides, all orbs in play.
        "answers": {"open_lists": True, "turn_limit": 6, "position": ANSWERS},
    },
    "lantern-frogs": {"plain": {}, "short": {"copies": 2}},
}

# The set of options that the inner loop plays, if not the first one: a quick one.
QUICK: Final = {"creature-wars": "second", "creature-adventures": "vale", "hiddenzone": "open"}


def is_quick(setup: Setup) -> bool:
    """Whether the inner loop plays it."""
    label = QUICK.get(setup.game.name, next(iter(SETS.get(setup.game.name, {"plain": {}}))))
    return setup.id == f"{setup.game.name}:{label}"


def example(path: Path) -> Game[Any] | None:
    """The game of a file in `examples/`, or None."""
    name = f"example_{path.stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    game = getattr(sys.modules[name], "GAME", None)
    if not isinstance(game, Game):
        return None
    game.languages = sorted(find_languages(game.name, path.parent))  # as the registry does
    return game


def all_games() -> list[Game[Any]]:
    from tests.conformance import corners

    examples = [example(path) for path in sorted(EXAMPLES.glob("*.py"))]
    registered = [bestiary.game(name) for name in bestiary.games()]
    return [*registered, *(game for game in examples if game is not None), corners.GAME]


def setups_of(game: Game[Any]) -> list[Setup]:
    """Each set of options with the fewest seats, and the first one with the most as well."""
    sets = SETS.get(game.name, {"plain": {}})
    found = [Setup(game, label, options, game.fewest) for label, options in sets.items()]
    if game.most > game.fewest:
        label = next(iter(sets))
        found.append(Setup(game, label, sets[label], game.most))
    return found


ALL: Final[list[Setup]] = [setup for game in all_games() for setup in setups_of(game)]
BY_ID: Final[dict[str, Setup]] = {setup.id: setup for setup in ALL}
