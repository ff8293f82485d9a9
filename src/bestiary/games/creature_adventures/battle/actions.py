"""What a player can do in a battle. The verbs are the same in every kind of battle."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import against_foe, against_player, combat
from bestiary.games.creature_adventures.battle.combat import (
    ATTACK_BOOST,
    DEFENCE_BOOST,
    FOE,
    NOT_A_BOOST,
    attack_of,
)
from bestiary.games.creature_adventures.battle.press import begin_to_press
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
    answers = [*guards(journey, seat), forfeit.on()]
    if combat.can_use_peace(journey, seat, True):
        answers.append(inner_peace.on())
    answers += [meditate.on(), press.on(), strike.on()]
    return answers + switches(journey, seat)


def fighter_and_foe(journey: Journey, seat: int) -> str:
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
        return ""
    attack = f", attack {attack_of(journey, FOE, foe)}" if journey.battle.coming == 1 else ""
    due = " It strikes after your action." if attack else ""
    return (
        f"Your {mine.face.species.name} ({mine.face.hp} HP) against "
        f"{foe.face.species.name} ({foe.face.hp} HP{attack}).{due}"
    )


@book.question("{} What will you do?", words=fighter_and_foe)
def foe_action(journey: Journey, seat: int) -> list[Answer]:
    """A creature meditates once in a battle, and guards itself once, when a strike is coming.
    Nobody switches twice in a row."""
    answers: list[Answer] = []
    battle = journey.battle
    wild = battle.kind == WILD_ONE
    fighting = journey.travellers[seat].fighting
    if battle.coming == 1 and fighting not in battle.guarded:
        answers += guards(journey, seat)
    if wild and battle.tries < len(journey.teams[seat].cards):
        answers.append(catch.on(against_foe.catch_chance(journey, seat)))
    answers.append(forfeit.on())
    if combat.can_use_peace(journey, seat, True):
        answers.append(inner_peace.on())
    if fighting not in battle.meditated:
        answers.append(meditate.on())
    if wild:
        answers.append(run.on())
    answers += [press.on(), strike.on()]
    return answers if battle.switched else answers + switches(journey, seat)


def guards(journey: Journey, seat: i64) -> list[Answer]:
    """Brace and Dodge; a creature that will dodge the next strike need not try again."""
    mine = journey.fighter(seat)
    ready = mine is not None and mine.mark(DODGES) >= 0
    return [brace.on()] if ready else [brace.on(), dodge.on()]


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


@book.act("Strike", place=1)
def strike(journey: Journey) -> None:
    strike_once(journey)


def strike_once(journey: Journey) -> None:
    if journey.battle.kind == DUEL:
        combat.strike_guarded(journey, journey.me, journey.battle.opponent(journey.me))
    else:
        against_foe.strike_foe(journey)
    end_action(journey)


@book.act("Fight on until something changes", place=2)
def press(journey: Journey) -> None:
    """Strike again and again, as long as things stand as they do now."""
    begin_to_press(journey, journey.me)
    strike_once(journey)


@book.act("Meditate: roll to raise attack", place=4)
def meditate(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.meditate_with(journey, journey.me, card)
        if journey.battle.kind != DUEL:
            journey.battle.meditated = [*journey.battle.meditated, card.id]
    end_action(journey, ATTACK_BOOST)


@book.act("Brace: roll to raise defence", place=5)
def brace(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.brace_with(journey, journey.me, card)
        remember_guard(journey, card.id)
    end_action(journey, DEFENCE_BOOST)
    keep_pace(journey)


@book.act("Dodge: roll to dodge the next strike", place=6)
def dodge(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.dodge_with(journey, journey.me, card)
        remember_guard(journey, card.id)
    end_action(journey)
    keep_pace(journey)


def remember_guard(journey: Journey, card: i64) -> None:
    if journey.battle.kind != DUEL:
        journey.battle.guarded = [*journey.battle.guarded, card]


def keep_pace(journey: Journey) -> None:
    """A guard costs no time against a foe: its next strike comes one action later. Otherwise a
    guard would never be worth the blow that it takes the place of."""
    if journey.battle.coming > 0:
        journey.battle.coming += 1


@book.act("Inner Peace: heal the creature that has it by half", place=7)
def inner_peace(journey: Journey) -> None:
    combat.use_inner_peace(journey, journey.me)
    end_action(journey)


@book.act("Switch to {}", of="card", place=8)
def switch(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        journey.send(journey.me, chosen)
    end_action(journey)
    journey.battle.switched = 1


def tenths(journey: Journey, chance: int) -> str:
    return f"{chance} in 10"


@book.act("Catch it ({})", of="number", words=tenths, place=3)
def catch(journey: Journey, chance: int) -> None:
    against_foe.try_to_catch(journey)
    end_action(journey)


@book.act("Run (5 in 10)", place=9)
def run(journey: Journey) -> None:
    against_foe.try_to_run(journey)
    end_action(journey)


@book.act("Forfeit: go Home exhausted, and lose your Sigils", grave=True)
def forfeit(journey: Journey) -> None:
    if journey.battle.kind == DUEL:
        against_player.give_up(journey)
    else:
        against_foe.give_up(journey)
