"""Every face that a card of some origin can have, with its exact chance.

A game rolls the random parts of a face in ``deal_face``. Here it is given dice whose results are
written down beforehand, and asked again and again until every result has been had: so the chances
are whole fractions, and no game has to say them.

Compiled rules take compiled dice only. So where the rules are compiled, this is asked of another
process, which runs their source (``BESTIARY_PURE=1``): the same rules, byte for byte.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final, TypeVar

import bestiary
from bestiary.engine import Game, Rng, Value
from bestiary.lab.source import load

MOST_RESULTS: Final = 20_000  # of the dice for one face
PATIENCE: Final = 120.0  # seconds

T = TypeVar("T")
Listing = dict[int, list[tuple[Fraction, Any]]]  # by origin: the chance of each face, as data

_answered: dict[str, Listing] = {}  # by what was asked


class Unlistable(Exception):
    """There are too many faces, or they are rolled in a way that cannot be followed."""


def list_faces(
    name: str, settings: Mapping[str, Value], seats: int, origins: Sequence[int]
) -> Listing:
    """The faces of each origin, or Unlistable."""
    if not bestiary.compiled():
        return listed_here(load(name), settings, seats, origins)
    asked = json.dumps([name, dict(settings), seats, list(origins)])
    if asked not in _answered:
        _answered[asked] = listed_elsewhere(asked)
    return _answered[asked]


def listed_elsewhere(asked: str) -> Listing:
    """The answer of another process, which runs the source."""
    command = [sys.executable, "-c", f"from {__name__} import main; main()"]
    environment = {**os.environ, "BESTIARY_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    try:
        done = subprocess.run(
            command, input=asked, capture_output=True, text=True, env=environment,
            timeout=PATIENCE, check=True,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError) as error:
        raise Unlistable(f"the faces could not be listed: {type(error).__name__}") from None
    found = json.loads(done.stdout)
    if isinstance(found, str):
        raise Unlistable(found)
    return {
        int(origin): [(Fraction(chance), face) for chance, face in faces]
        for origin, faces in found.items()
    }


def main() -> None:
    """Answer another process on standard output."""
    name, settings, seats, origins = json.load(sys.stdin)
    try:
        listing = listed_here(load(name), settings, seats, origins)
    except Unlistable as wrong:
        json.dump(str(wrong), sys.stdout)
        return
    plain = {
        origin: [(str(chance), face) for chance, face in faces] for origin, faces in listing.items()
    }
    json.dump(plain, sys.stdout)


def listed_here(
    game: Game[Any], settings: Mapping[str, Value], seats: int, origins: Sequence[int]
) -> Listing:
    state = game.blank(settings, seats, Rng(0))
    found: Listing = {}
    for origin in origins:
        chances: dict[str, Fraction] = {}
        for chance, face in outcomes(partial(state.deal_face, origin)):
            key = json.dumps(face.to_json())
            chances[key] = chances.get(key, Fraction(0)) + chance
        found[origin] = [(chance, json.loads(key)) for key, chance in chances.items()]
    return found


class LoadedDice(Rng):
    """Dice that show what was written down, and note how many sides each had."""

    def __init__(self, written: list[int]) -> None:
        super().__init__(0)
        self.written = written
        self.rolled: list[tuple[int, int]] = []  # each roll, and the sides of its die

    def below(self, n: int) -> int:
        place = len(self.rolled)
        roll = self.written[place] if place < len(self.written) else 0
        self.rolled.append((roll, int(n)))
        return roll

    def fork(self) -> Rng:
        raise Unlistable("faces are rolled with a generator of their own")


def outcomes(roll: Callable[[Any], T]) -> Iterator[tuple[Fraction, T]]:
    """Every result of something random with its chance, all results of the dice in turn. For two
    coins: 1/4 for each of their four results."""
    written: list[int] = []
    for _ in range(MOST_RESULTS):
        dice = LoadedDice(written)
        result = roll(dice)
        chance = Fraction(1)
        for _, sides in dice.rolled:
            chance /= sides
        yield chance, result
        rolled = dice.rolled.copy()
        while rolled and rolled[-1][0] == rolled[-1][1] - 1:
            rolled.pop()
        if not rolled:
            return
        written = [each for each, _ in rolled]
        written[-1] += 1
    raise Unlistable(f"a face depends on more than {MOST_RESULTS:,} results of the dice")
