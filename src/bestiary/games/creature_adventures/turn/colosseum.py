"""The Colosseum: three battles, one a turn, and everybody else may attack the contender."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import encounter
from bestiary.games.creature_adventures.battle.duel import attack_player
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.state import GAUNTLET, NOBODY
from bestiary.games.creature_adventures.turn.ending import crown


def start_gauntlet(journey: Journey) -> None:
    """The first battle is fought on the turn of arrival."""
    journey.contender = journey.me
    journey.stage = 0
    journey.say("{You} enter{s} the Colosseum! All others gain Vigilance.", journey.me)
    fight(journey)


def fight(journey: Journey) -> None:
    roster = journey.world.roster
    journey.say(f"Battle {journey.stage + 1} of 3: {roster.fights[journey.stage]}.")
    encounter.bring(journey, journey.world.born_of(roster.colosseum[journey.stage]))
    encounter.begin(journey, GAUNTLET)


def may_fight(journey: Journey, seat: i64) -> bool:
    """The contender, or one with all Sigils who came in with nobody able to fight."""
    if seat == journey.contender:
        return True
    inside = journey.at[seat] == journey.world.board.colosseum
    return inside and journey.sigils_of(seat) == len(journey.sigils) and journey.is_able(seat)


@book.act("Fight the next battle of the Colosseum")
def enter_arena(journey: Journey) -> None:
    """In place of the roll."""
    if journey.contender == journey.me:
        fight(journey)
    else:
        start_gauntlet(journey)


@book.step
def gauntlet_won(journey: Journey) -> None:
    journey.stage += 1
    if journey.stage == len(journey.world.roster.colosseum):
        crown(journey, journey.me)
    else:
        words = "{You} {have} won {n} of the 3 battles of the Colosseum."
        journey.record("announce", words, journey.me, amount=journey.stage)


def challenges(journey: Journey, seat: i64) -> list[Answer]:
    """The contender can be attacked from any distance, instead of moving."""
    if journey.contender == NOBODY or not journey.is_able(seat):
        return []
    return [challenge.on(journey.contender)]


@book.act("Attack {} in the Colosseum", of="seat")
def challenge(journey: Journey, contender: int) -> None:
    attack_player(journey, journey.me, contender)
