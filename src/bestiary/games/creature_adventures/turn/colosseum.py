"""The Colosseum: three battles, one each turn, while the others may attack the contender."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import encounter
from bestiary.games.creature_adventures.battle.duel import attack_player
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.land.tiles import SIGILS
from bestiary.games.creature_adventures.records import GAUNTLET, NOBODY
from bestiary.games.creature_adventures.rulebook import book


def start_gauntlet(journey: Journey) -> None:
    """The first battle is fought on the turn of arrival."""
    journey.shared.contender = journey.me
    journey.shared.stage = 0
    journey.say("{You} enter{s} the Colosseum! All others gain Vigilance.", journey.me)
    fight(journey)


def fight(journey: Journey) -> None:
    roster = journey.world.roster
    stage = journey.shared.stage
    journey.say(f"Battle {stage + 1} of 3: {roster.fights[stage]}.")
    encounter.bring(journey, journey.world.born_of(roster.colosseum[stage]))
    encounter.begin(journey, GAUNTLET)


def may_fight(journey: Journey, seat: i64) -> bool:
    """The contender, or a holder of all Sigils who arrived with no creature able to fight."""
    if seat == journey.shared.contender:
        return True
    inside = journey.travellers[seat].at == journey.world.board.colosseum
    return inside and journey.sigils_of(seat) == len(SIGILS) and journey.is_able(seat)


@book.act("Fight the next battle of the Colosseum")
def enter_arena(journey: Journey) -> None:
    """Instead of the roll."""
    if journey.shared.contender == journey.me:
        fight(journey)
    else:
        start_gauntlet(journey)


def challenges(journey: Journey, seat: i64) -> list[Answer]:
    """The contender can be attacked from anywhere, instead of moving."""
    contender = journey.shared.contender
    if contender == NOBODY or not journey.is_able(seat):
        return []
    return [challenge.on(contender)]


@book.act("Attack {} in the Colosseum", of="seat")
def challenge(journey: Journey, contender: int) -> None:
    attack_player(journey, journey.me, contender)
