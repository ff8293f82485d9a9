"""The data of a game in four records: what is shared, each traveller, the turn, the battle.

Each record copies itself, and saved.py writes them as plain data. If a ``copy`` leaves out an
attribute, importing this module fails with its name.

The lists in a record are never changed in place, only replaced, so that copies can share them.
"""

from __future__ import annotations

from typing import Final, Protocol

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.lists import with_item
from bestiary.engine.omissions import attributes
from bestiary.games.creature_adventures.land.tiles import SIGILS

NOBODY: Final = -1

# The artifacts, in the rulebook's order.
FORTIFY: Final = 0
TAILWIND: Final = 1
ASCENSION: Final = 2
SHOES: Final = 3
BANDAGE: Final = 4
ARTIFACT_COUNT: Final = 5

# The kinds of battle.
NO_BATTLE: Final = 0
WILD_ONE: Final = 1
THIEVERY: Final = 2
LORD: Final = 3
GAUNTLET: Final = 4
DUEL: Final = 5

NONE: Final[list[int]] = []  # shared by all empty lists
NO_HOLDERS: Final = [NOBODY] * len(SIGILS)
NO_ARTIFACTS: Final = [0] * ARTIFACT_COUNT


@mypyc_attr(acyclic=True)
class Shared:
    """What belongs to no single player: the order of play, the Sigils, the Colosseum."""

    def __init__(self) -> None:
        self.first: i64 = 0  # the first player of each round
        self.mover: i64 = 0  # the player whose turn it is
        self.sigils: list[int] = NO_HOLDERS  # the holder of each
        self.contender: i64 = NOBODY  # the player in the Colosseum
        self.stage: i64 = 0  # battles the contender has won
        self.sudden: i64 = 0  # 1 in sudden death
        self.stake: i64 = 0  # points staked against the Thieves
        self.owed: i64 = 0  # staked points that are lost but not yet paid
        self.rolls: list[int] = NONE  # dice fixed by a written position, the next one first

    def copy(self) -> Shared:
        new = Shared()
        new.first = self.first
        new.mover = self.mover
        new.sigils = self.sigils
        new.contender = self.contender
        new.stage = self.stage
        new.sudden = self.sudden
        new.stake = self.stake
        new.owed = self.owed
        new.rolls = self.rolls
        return new

    def give_sigil(self, sigil: i64, holder: int) -> None:
        self.sigils = with_item(self.sigils, sigil, holder)


@mypyc_attr(acyclic=True)
class Traveller:
    """One player, apart from the cards of the team."""

    def __init__(self) -> None:
        self.at: i64 = 0  # a tile
        self.level: i64 = 1
        self.exp: i64 = 0  # at this level
        self.exp_all: i64 = 0  # over the whole game
        self.points: i64 = 0  # unspent attribute points
        self.caught: i64 = 0
        self.artifacts: list[int] = NO_ARTIFACTS  # the level of each, or its charges
        self.exhausted: i64 = 0  # 1 if the next turn will be lost
        self.rally: i64 = 0  # 1 under Rally Cry
        self.sick: i64 = 0  # turns of Astral Sickness left
        self.fighting: i64 = 0  # the id of the card in the battle, or 0
        self.fallen: i64 = 0  # creatures lost in this battle
        self.pressed: list[int] = NONE  # how things stood when they chose to fight on

    def copy(self) -> Traveller:
        new = Traveller()
        new.at = self.at
        new.level = self.level
        new.exp = self.exp
        new.exp_all = self.exp_all
        new.points = self.points
        new.caught = self.caught
        new.artifacts = self.artifacts
        new.exhausted = self.exhausted
        new.rally = self.rally
        new.sick = self.sick
        new.fighting = self.fighting
        new.fallen = self.fallen
        new.pressed = self.pressed
        return new

    def set_artifact(self, artifact: i64, level: int) -> None:
        self.artifacts = with_item(self.artifacts, artifact, level)


@mypyc_attr(acyclic=True)
class TurnSoFar:
    """What has happened this turn. Every turn starts with a new one."""

    def __init__(self) -> None:
        self.shifted: i64 = 0  # 1 once the Sigil of Power's points have been moved
        self.blessed: i64 = 0  # 1 once Inner Peace has been given to another creature
        self.peace_used: i64 = 0  # 1 once Inner Peace has been used
        self.rolled: list[int] = NONE  # the dice to move with
        self.counters: i64 = 0  # footstep counters
        self.sent_home: i64 = 0  # 1 once the player has been sent Home

    def copy(self) -> TurnSoFar:
        new = TurnSoFar()
        new.shifted = self.shifted
        new.blessed = self.blessed
        new.peace_used = self.peace_used
        new.rolled = self.rolled
        new.counters = self.counters
        new.sent_home = self.sent_home
        return new


@mypyc_attr(acyclic=True)
class Battle:
    """The battle being fought. Every battle starts with a new one; so does the time between."""

    def __init__(self) -> None:
        self.kind: i64 = NO_BATTLE
        self.attacker: i64 = NOBODY  # in a duel
        self.defender: i64 = NOBODY
        self.actor: i64 = NOBODY  # the player to act next
        self.opening: i64 = 0  # extra actions before the first response (Sigil of Speed)
        self.actions: i64 = 0  # so far
        self.felled: i64 = 0  # foes that have fallen
        self.tries: i64 = 0  # to catch
        self.switched: i64 = 0  # 1 if the last action against a foe was a switch
        self.coming: i64 = 0  # the foe strikes after this many actions; 0: not faced yet
        self.meditated: list[int] = NONE  # cards that have, against a foe
        self.guarded: list[int] = NONE  # cards that have braced or dodged against a foe
        self.slipped: list[int] = NONE  # swift cards that have dodged a counterstrike
        self.shielded: i64 = 0  # the card with temporary HP (Fortify), or 0
        self.shield: i64 = 0  # its temporary HP

    def copy(self) -> Battle:
        new = Battle()
        new.kind = self.kind
        new.attacker = self.attacker
        new.defender = self.defender
        new.actor = self.actor
        new.opening = self.opening
        new.actions = self.actions
        new.felled = self.felled
        new.tries = self.tries
        new.switched = self.switched
        new.coming = self.coming
        new.meditated = self.meditated
        new.guarded = self.guarded
        new.slipped = self.slipped
        new.shielded = self.shielded
        new.shield = self.shield
        return new

    def opponent(self, seat: i64) -> i64:
        return self.defender if seat == self.attacker else self.attacker


class Record(Protocol):
    def copy(self) -> Record: ...


def check_copy(record: Record) -> None:
    """Change every attribute of a record, and raise if its copy lacks one of the changes."""
    names = attributes(record)
    for number, name in enumerate(names, 100):
        is_list = isinstance(getattr(record, name), list)
        setattr(record, name, [number] if is_list else number)
    copied = record.copy()
    for name in names:
        if getattr(copied, name) != getattr(record, name):
            raise TypeError(f"{type(record).__name__}.copy() leaves out '{name}'")


for record in (Shared(), Traveller(), TurnSoFar(), Battle()):
    check_copy(record)
