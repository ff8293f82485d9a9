"""Golden transcripts: whole short games, written so that a reviewer can read what changed.

A transcript that differs fails while the rules version is the same. After a change of the rules,
raise the game's version and run `python -m tests.conformance.transcripts --write`; it refuses to
write a game that comes out differently under the same version, and takes a mere change of words.
"""

import json
import sys
from pathlib import Path
from typing import Final

from bestiary.check.walk import Setup
from bestiary.engine import EVERYTHING, Rng, State
from tests.conformance.games import ANSWERS, CONTENDED, NEARLY_EMPTY, ROOT, all_games

FOLDER: Final = ROOT / "tests" / "transcripts"
UPDATE: Final = "python -m tests.conformance.transcripts --write"

# Few life points, and cards whose texts ask, wait in order, ambush and search.
BATTLE: Final = """
turn: 6
player 1: 250 life
  hand: Bloomback, Puffcap, Growth Surge, Flare
  battlezone: Ash Runner on Cinder Pup with Ember Fang, Mycel Child
  hiddenzone: Herbal Rest
  deck: Rot Cap, Overnight Ogre, Mossback, Meadow Fawn, Rot Cap
player 2: 350 life
  hand: Marrow Imp, Tomb Warden, Pearl Diver
  battlezone: Crypt Guard on Rattlebone, Tidepool Seal, Griffin Chick
  hiddenzone: Hermit Crab, Undertow, Flare
  deck: Grave Digger, Whirlpool, Undertow, Grey Moth, Doom
  graveyard: Rattlebone, Grey Moth
"""

# Souls that give, grow, stay and are torn off, over traps that end attacks.
SOULS: Final = """
turn: 6
player 1: 350 life
  hand: Soul Gnawer, Rend the Soul, Open Grave, Grave Digger
  battlezone: Crypt Guard on Rattlebone, Candle Thief
  hiddenzone: Dread, Scarecrow
  deck: Rattlebone, Wither, Marrow Imp, Tomb Warden, Grey Moth, Bone Thrall, Doom, Rattlebone
  graveyard: Bone Thrall
player 2: 400 life
  hand: Slagfang, Ebbing Hour, Sounding, Cinder Pup
  battlezone: Ash Runner on Kindling Cur with Ember Fang, Snapclaw on Sand Crab
  hiddenzone: Coal Mine, Cross Wave
  deck: Flare, Cinder Pup, Current Rider, Tidepool Seal, Maelstrom, Flare, Cinder Pup, Sand Crab
"""

# The original's own cards, a few points before the end.
WOLVERINES: Final = """
turn: 5
player 1: 25 points
  hand: Adrenaline, Shield, Wolverine
  battlers: Wolverine with Shield, Wolverine (bounty 1)
  items: 3 Red Orb, 2 Yellow Orb, Transparent Crystal
  deck: Wolverine, Adrenaline, Red Orb, The Plague, Shield, Wolverine
player 2: 24 points
  hand: Wolverine, Adrenaline, Shield, The Plague
  battlers: Wolverine (+30:+0/+0), Wolverine
  items: 2 Red Orb, 3 Yellow Orb
  deck: Wolverine, Shield, Yellow Orb, Adrenaline, Red Orb, Wolverine
"""

# Outlaws against those who collect: prices on heads are raised, claimed and passed on.
WANTED: Final = """
turn: 6
player 1: 23 points
  hand: Infamy, Blood Money
  battlers: Brand Hyena (bounty 2), Highwayman
  items: 2 Red Orb, Black Orb, Rogues' Gallery, Bounty Board
  deck: Toll Reeve, Execution, Brand Hyena, Red Orb
player 2: 22 points
  hand: False Witness, Informer
  battlers: Impostor (bounty 1), Posse Rider, Bailiff
  items: 2 Yellow Orb, Purple Orb, Marshal's Star
  deck: Manhunt, Wanted Poster, Bounty Hunter, Purple Orb
"""

# File name: game, seed, options. Few health points make a short game; and what is dealt is written
# in a position, or rolled from the rulebooks' witches alone, so that no new card changes it.
BOOK: Final = {"roster": "rulebook"}
TRANSCRIPTS: Final[dict[str, tuple[str, int, dict[str, int | bool | str]]]] = {
    "creature-wars-first": ("creature-wars", 193, {**BOOK, "edition": "first", "hp": 6, "hand": 4}),
    "creature-wars-second": (
        "creature-wars",
        364,
        {**BOOK, "edition": "second", "hp": 6, "hand": 4},
    ),
    "creature-wars-mayhem": ("creature-wars", 357, {**BOOK, "levels": 2, "witches": 6, "hp": 40}),
    "creature-wars-witch-rally": (
        "creature-wars",
        268,
        {**BOOK, "levels": 2, "witches": 12, "hp": 10},
    ),
    "creature-wars-choices": ("creature-wars", 114, {**BOOK, "hp": 12, "witches": 30}),
    "creature-wars-lasting": ("creature-wars", 234, {**BOOK, "hp": 14, "witches": 30}),
    "twisted-oliver-answers": ("twisted-oliver", 43, {"turn_limit": 9, "position": ANSWERS}),
    "twisted-oliver-original": ("twisted-oliver", 37, {"position": WOLVERINES}),
    "twisted-oliver-bounty": ("twisted-oliver", 53, {"position": WANTED}),
    "creature-adventures-beginning": (
        "creature-adventures",
        5,
        {"board": "vale", "turn_limit": 4},
    ),
    "creature-adventures-colosseum": (
        "creature-adventures",
        7,
        {"board": "vale", "turn_limit": 3, "position": CONTENDED},
    ),
    "creature-adventures-sudden-death": (
        "creature-adventures",
        6,
        {"board": "vale", "turn_limit": 9, "position": NEARLY_EMPTY},
    ),
    "hiddenzone-battle": ("hiddenzone", 36, {"position": BATTLE}),
    "hiddenzone-souls": ("hiddenzone", 38, {"position": SOULS}),
    "hiddenzone-deck-out": ("hiddenzone", 31, {"position": BATTLE}),
    "lantern-frogs": ("lantern-frogs", 150, {}),
}


def setup_of(name: str) -> tuple[Setup, int]:
    game, seed, options = TRANSCRIPTS[name]
    found = next(known for known in all_games() if known.name == game)
    return Setup(found, name, options, found.fewest), seed


def transcript(name: str) -> str:
    """The game with everything that was told, and each choice where it was made."""
    setup, seed = setup_of(name)
    state = setup.new(seed)
    dice = Rng(seed)
    lines = [
        f"game {setup.game.name}",
        f"rules {setup.game.version}",
        f"options {json.dumps(setup.options)}",
        f"seed {seed}",
        "",
    ]
    told = tell(state, lines, 0)
    while state.result() is None:
        decision = state.decisions()[0]
        choice = decision.choices[dice.below(len(decision.choices))]
        lines.append(f"> {decision.seat} {choice.text}   ({choice.label})")
        state.play(decision.seat, choice.text)
        told = tell(state, lines, told)
    lines += ["", f"ending {state.ending}, scores {list(state.result() or ())}", state.digest()]
    return "\n".join(lines) + "\n"


def tell(state: State[object], lines: list[str], since: int) -> int:  # type: ignore[type-var]
    lines += [event["text"] for event in state.log(EVERYTHING, since) if event["text"]]
    return len(state.events)


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def version_in(text: str) -> str:
    return next((line for line in text.splitlines() if line.startswith("rules ")), "")


def outcome_in(text: str) -> str:
    """The digest at the end, and the choices: what makes two transcripts the same game."""
    lines = text.splitlines()
    moves = [line.partition("   ")[0] for line in lines if line.startswith("> ")]
    return "\n".join([*moves, lines[-1]])


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        print(f"usage: {UPDATE}", file=sys.stderr)
        return 2
    failed = 0
    FOLDER.mkdir(exist_ok=True)
    for name in TRANSCRIPTS:
        new, path = transcript(name), path_of(name)
        old = path.read_text("utf-8") if path.exists() else ""
        if new == old:
            print(f"{path.name}: unchanged")
        elif old and version_in(old) == version_in(new) and outcome_in(old) != outcome_in(new):
            print(f"{path.name}: the same choices give another game: raise its rules version first")
            failed = 1
        elif arguments:
            path.write_text(new, "utf-8")
            print(f"{path.name}: written")
        else:
            print(f"{path.name}: differs; {UPDATE}")
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
