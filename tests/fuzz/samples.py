"""Texts that are right, to be damaged: positions, decks, boards, replays of every game."""

from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

import bestiary
from bestiary.engine import Game, Value
from bestiary.play import Replay
from tests.conformance.games import ANSWERS, CONTENDED, NEARLY_EMPTY

GAMES: Final = ("creature-adventures", "creature-wars", "hiddenzone", "twisted-oliver")
LONGEST_REPLAY: Final = 60  # choices

CLASH: Final = """game: creature-wars
turn: 4
player 1: 9 HP
  hand: Lvl.3 Holy Giant {4}, Lvl.1 Ancient Serpent {0}: (2), Lvl.1 Voodoo Witch {3}
  rules: thirst 2, proud
player 2: 7 HP
  hand: Lvl.2 Ancient Dragon {7}    # the card to beat
rules: venom, wrath 3
discard: Lvl.4 Holy Wolf! {2}, Lvl.3 Fire Giant {4}: (-)
deck: Lvl.2 Fire Wolf {2}, Lvl.1 Holy Serpent {0}
"""

MIDDLE: Final = """turn: 12
to move: 2
player 1: Bell Steps
  team: Sockmoth 4/1 (7/10 HP), Clattercrab, Mop Sheep 3+1/2 (0/12 HP)
  level: 3
  exp: 2
  sigils: Power, Speed
  artifacts: Tailwind, Quiet Shoes 2
  state: Exhaustion
player 2: Goose Green
  points: 2
deck: Muddlepig, King Under the Pond
rolls: 3 7 10
wild: Muddlepig (4/10 HP)
"""

HIDDEN: Final = """turn: 4
active: player 1
player 1: 1500 life
  hand: Cinder Pup, 2 Flare
  battlezone: Ash Runner on Cinder Pup with Ember Fang (tapped) (+100/+50), Pack Yapper
  hiddenzone: Flare
  deck: Pack Yapper, Flare
  graveyard: 3 Cinder Pup
player 2: 2000 life
  hand: 9 Pack Yapper
  battlezone: 12 Pack Yapper (tapped), 3 Cinder Pup
"""

TWISTED: Final = """turn: 4
active: player 1
step: attack
player 1: 12 points
  energy: 2R1Y
  hand: Wolverine, Adrenaline
  battlers: Wolverine with Shield (called) (bounty 1), 3 Wolverine (hurt 1) (+30:+0/+1)
  items: 3 Red Orb, Yellow Orb (called)
  spells: Tailwind
  traps: Snare
  deck: Shield, 2 Wolverine
  discard: Wolverine
player 2: 3 points
  battlers: Wolverine under Rust
"""

POSITIONS: Final = {
    "creature-adventures": (MIDDLE, CONTENDED, NEARLY_EMPTY),
    "creature-wars": (CLASH,),
    "hiddenzone": (HIDDEN,),
    "twisted-oliver": (TWISTED, ANSWERS),
}

PLAIN: Final[dict[str, dict[str, Value]]] = {"creature-adventures": {"board": "vale"}}


def contents(name: str) -> list[str]:
    """A file of Creature Adventures."""
    return [(files("bestiary.games.creature_adventures") / name).read_text(encoding="utf-8")]


@cache
def decks(name: str) -> list[str]:
    """The ready decks of a game, as texts."""
    box = bestiary.game(name).decks()
    return list(box.ready().values()) if box is not None else []


@cache
def replays(name: str) -> list[str]:
    """Two replays of a game: of its plain options, and from a written position."""
    game, plain = bestiary.game(name), PLAIN.get(name, {})
    return [played(game, plain), played(game, {**plain, "position": POSITIONS[name][0]})]


def played(game: Game[Any], options: dict[str, Value]) -> str:
    dice = Random(game.name)
    state = game.new(7, options=options)
    replay = Replay.of(game, game.fewest, 7, options)
    replay.notes["seats"] = "human,greedy"
    while state.result() is None and len(replay.choices) < LONGEST_REPLAY:
        decision = dice.choice(state.decisions())
        choice = dice.choice(decision.choices).text
        state.play(decision.seat, choice)
        replay.add(decision.seat, choice, state)
    replay.seal(state)
    return replay.dump()


def settings_of(game: Game[Any]) -> list[str]:
    """``hp=30``, ``deck.0=dusk``: every option as it could be typed."""
    return [
        f"{option.name}{'.0' if option.per_seat else ''}={option.default}"
        for option in game.options
    ]
