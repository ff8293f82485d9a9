"""The bots by name: our levels, the weakest first, then those from other packages.

A package adds a bot with one entry point, to something that takes an `Rng` and returns a `Bot`,
such as a class. Its attribute ``text``, a sentence, tells people what to expect of it.

    [project.entry-points."bestiary.bots"]
    cautious = "my_package:Cautious"
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple, Protocol

from bestiary.bots.beginners import Novice, Random
from bestiary.bots.greedy import Greedy
from bestiary.bots.searcher import ADEPT, APPRENTICE, MASTER, Searcher
from bestiary.bots.sight import Sight
from bestiary.engine import BestiaryError, Rng, did_you_mean


class Bot(Protocol):
    """A player: given what a seat sees, it returns the text of its choice."""

    def choose(self, sight: Sight) -> str: ...


class Level(NamedTuple):
    """A bot that people can choose as an opponent."""

    name: str
    text: str  # a sentence about how it plays
    make: Callable[[Rng], Bot]
    package: str = ""  # where it comes from, if it is not ours


LEVELS: Final = [  # the weakest first
    Level("random", "Picks any legal choice at random.", Random),
    Level("novice", "A beginner, who slips now and then: good for a first game.", Novice),
    Level("greedy", "Takes whatever looks best right now, one choice ahead.", Greedy),
    Level(
        "apprentice",
        "Thinks a few choices ahead, briefly.",
        partial(Searcher, effort=APPRENTICE),
    ),
    Level(
        "adept",
        "Plans its turn and yours, and guesses what you hold.",
        partial(Searcher, effort=ADEPT),
    ),
    Level(
        "master",
        "Thinks several turns ahead and takes its time: as strong as we can make it.",
        partial(Searcher, effort=MASTER),
    ),
]

OPPONENT: Final = "novice"  # whom people play if they do not say
REFERENCE: Final = "greedy"  # whom others are measured by: its way of playing never changes
GROUP: Final = "bestiary.bots"
SILENT: Final = "Says nothing about how it plays."


class UnknownBot(BestiaryError):
    """There is no bot of that name."""


def names() -> list[str]:
    """The names of all bots: our levels, the weakest first, then the others."""
    return [*(level.name for level in LEVELS), *sorted(_entries())]


def levels() -> list[Level]:
    """All bots in the same order, each with its sentence."""
    return [*LEVELS, *(_load(entry) for _, entry in sorted(_entries().items()))]


def check(name: str) -> None:
    """Raise UnknownBot if there is none of that name. Does not load it."""
    if any(level.name == name for level in LEVELS):
        return
    known = names()
    if name not in known:
        near = did_you_mean(name, known)
        raise UnknownBot(f"no bot '{name}'{near} (bots: {', '.join(known)})")


def make(name: str, seed: int) -> Bot:
    """The bot of that name. The same seed and the same game give the same choices."""
    for level in LEVELS:
        if level.name == name:
            return level.make(Rng(seed))
    check(name)
    return _load(_entries()[name]).make(Rng(seed))


def bot_seed(seed: int, seat: int) -> int:
    """A bot's own seed: the same for the same game and seat, and it does not reveal the game's."""
    mixed = blake2b(f"bestiary bot {seed} {seat}".encode(), digest_size=7).digest()
    return int.from_bytes(mixed, "big")


def thinking_seed(seed: int, seat: int, serial: int) -> int:
    """A bot's seed for one choice: always the same for a game, seat and moment, but it does not
    reveal the game's seed."""
    mixed = blake2b(f"bestiary bot {seed} {seat} {serial}".encode(), digest_size=7).digest()
    return int.from_bytes(mixed, "big")


def _entries() -> dict[str, EntryPoint]:
    """The entry points of other packages. They cannot replace a level of ours."""
    return _entries_on(tuple(sys.path))


@cache  # looking through all installed packages takes milliseconds
def _entries_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    ours = [level.name for level in LEVELS]
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in ours}


def _load(entry: EntryPoint) -> Level:
    package = entry.dist.name if entry.dist is not None else entry.module
    try:
        make = entry.load()
    except (Exception, SystemExit) as wrong:
        return Level(entry.name, f"Cannot be loaded: {wrong}", _refuse(entry.name, wrong), package)
    return Level(entry.name, getattr(make, "text", SILENT), make, package)


def _refuse(name: str, wrong: BaseException) -> Callable[[Rng], Bot]:
    """A bot that cannot be loaded is listed, and fails only when it is to play."""

    def make(rng: Rng) -> Bot:
        raise BestiaryError(f"the bot '{name}' cannot be loaded: {wrong}") from wrong

    return make
