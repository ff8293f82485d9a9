"""What a player can do in a battle. The verbs are the same in every kind of battle."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import against_foe, against_player, combat
from bestiary.games.creature_adventures.battle.combat import (
    ATTACK_BOOST,
    DEFENCE_BOOST,
    NOT_A_BOOST,
)
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.records import DUEL, WILD_ONE
from bestiary.games.creature_adventures.rulebook import DODGES, book


def duelists(journey: Journey, seat: int) -> str:
    """Both creatures, in a few words."""
    other = int(journey.battle.opponent(seat))
    mine, theirs = journey.fighter(seat), journey.fighter(other)
    if mine is None or theirs is None:
        return ""
    return (
        f"Your {mine.face.species.name} ({mine.face.hp} HP) against Player {other + 1}'s "
        f"{theirs.face.species.name} ({theirs.face.hp} HP)."
    )


@book.question("{} What will you do?", words=duelists)
def duel_action(journey: Journey, seat: int) -> list[Answer]:
    answers = [brace.on()]
    mine = journey.fighter(seat)
    if mine is not None and mine.mark(DODGES) < 0:
        answers.append(dodge.on())
    answers.append(forfeit.on())
    if combat.can_use_peace(journey, seat, True):
        answers.append(inner_peace.on())
    answers.append(meditate.on())
    answers.append(strike.on())
    return answers + switches(journey, seat)


def fighter_and_foe(journey: Journey, seat: int) -> str:
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
        return ""
    return (
        f"Your {mine.face.species.name} ({mine.face.hp} HP) against "
        f"{foe.face.species.name} ({foe.face.hp} HP)."
    )


@book.question("{} What will you do?", words=fighter_and_foe)
def foe_action(journey: Journey, seat: int) -> list[Answer]:
    answers: list[Answer] = []
    battle = journey.battle
    wild = battle.kind == WILD_ONE
    if wild and battle.tries < len(journey.teams[seat].cards):
        answers.append(catch.on(against_foe.catch_chance(journey, seat)))
    answers.append(forfeit.on())
    if combat.can_use_peace(journey, seat, True):
        answers.append(inner_peace.on())
    if journey.travellers[seat].fighting not in battle.meditated:
        answers.append(meditate.on())
    if wild:
        answers.append(run.on())
    answers.append(strike.on())
    # The foe does nothing in between, so a second switch in a row is pointless.
    return answers if battle.switched else answers + switches(journey, seat)


def switches(journey: Journey, seat: i64) -> list[Answer]:
    """The creatures that could fight instead."""
    fighting = journey.travellers[seat].fighting
    return [switch.on(card.id) for card in journey.able(seat) if card.id != fighting]


def end_action(journey: Journey, boost: i64 = NOT_A_BOOST) -> None:
    """The end of every action, if the battle goes on after it."""
    kind = journey.battle.kind
    if kind == DUEL:
        against_player.end_action(journey, boost)
    elif kind:
        against_foe.end_action(journey, boost)
    journey.battle.switched = 0


@book.act("Strike")
def strike(journey: Journey) -> None:
    if journey.battle.kind == DUEL:
        against_player.strike_player(journey)
    else:
        against_foe.strike_foe(journey)
    end_action(journey)


@book.act("Meditate: roll to raise attack")
def meditate(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.meditate_with(journey, journey.me, card)
        if journey.battle.kind != DUEL:
            journey.battle.meditated = [*journey.battle.meditated, card.id]
    end_action(journey, ATTACK_BOOST)


@book.act("Brace: roll to raise defence")
def brace(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.brace_with(journey, journey.me, card)
    end_action(journey, DEFENCE_BOOST)


@book.act("Dodge: roll to dodge the next strike")
def dodge(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.dodge_with(journey, journey.me, card)
    end_action(journey)


@book.act("Inner Peace: heal the creature that has it by half")
def inner_peace(journey: Journey) -> None:
    combat.use_inner_peace(journey, journey.me)
    end_action(journey)


@book.act("Switch to {}", of="card")
def switch(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        journey.send(journey.me, chosen)
    end_action(journey)
    journey.battle.switched = 1


def tenths(journey: Journey, chance: int) -> str:
    return f"{chance} in 10"


@book.act("Catch it ({})", of="number", words=tenths)
def catch(journey: Journey, chance: int) -> None:
    against_foe.try_to_catch(journey)
    end_action(journey)


@book.act("Run (5 in 10)")
def run(journey: Journey) -> None:
    against_foe.try_to_run(journey)
    end_action(journey)


@book.act("Forfeit: go Home, and lose your Sigils")
def forfeit(journey: Journey) -> None:
    if journey.battle.kind == DUEL:
        against_player.give_up(journey)
    else:
        against_foe.give_up(journey)
