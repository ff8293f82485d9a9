"""What a player can do in a battle. The verbs are the same in every kind of battle."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import combat, duel, encounter
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.rulebook import DODGES, book
from bestiary.games.creature_adventures.state import DUEL, WILD_ONE

ATTACK_BOOST = 0
DEFENCE_BOOST = 1


def against_player(journey: Journey, seat: int) -> str:
    """Both creatures, in a few words."""
    other = int(duel.opponent(journey, seat))
    mine, theirs = journey.fighter(seat), journey.fighter(other)
    if mine is None or theirs is None:
        return ""
    return (
        f"Your {mine.face.species.name} ({mine.face.hp} HP) against Player {other + 1}'s "
        f"{theirs.face.species.name} ({theirs.face.hp} HP)."
    )


@book.question("{} What will you do?", words=against_player)
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


def against_foe(journey: Journey, seat: int) -> str:
    mine, foe = journey.fighter(seat), journey.foe()
    if mine is None or foe is None:
        return ""
    return (
        f"Your {mine.face.species.name} ({mine.face.hp} HP) against "
        f"{foe.face.species.name} ({foe.face.hp} HP)."
    )


@book.question("{} What will you do?", words=against_foe)
def foe_action(journey: Journey, seat: int) -> list[Answer]:
    answers: list[Answer] = []
    wild = journey.battle == WILD_ONE
    if wild and journey.tries < len(journey.teams[seat].cards):
        answers.append(catch.on(encounter.catching(journey, seat)))
    answers.append(forfeit.on())
    if combat.can_use_peace(journey, seat, True):
        answers.append(inner_peace.on())
    if journey.fighting[seat] not in journey.meditated:
        answers.append(meditate.on())
    if wild:
        answers.append(run.on())
    answers.append(strike.on())
    # The foe does nothing in between: two switches in a row would be one, or none.
    return answers if journey.switched else answers + switches(journey, seat)


def switches(journey: Journey, seat: i64) -> list[Answer]:
    """The creatures that could fight instead."""
    fighting = journey.fighting[seat]
    return [switch.on(card.id) for card in journey.able(seat) if card.id != fighting]


def acted(journey: Journey, boost: i64 = combat.NOT_A_BOOST) -> None:
    if journey.battle == DUEL:
        duel.acted(journey, boost)
    elif journey.battle:
        encounter.acted(journey, boost)
    journey.switched = 0


@book.act("Strike")
def strike(journey: Journey) -> None:
    if journey.battle == DUEL:
        duel.strike_player(journey)
    else:
        encounter.strike_foe(journey)
    acted(journey)


@book.act("Meditate: roll to raise attack")
def meditate(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.meditate_with(journey, journey.me, card)
        if journey.battle != DUEL:
            journey.meditated.append(card.id)
    acted(journey, ATTACK_BOOST)


@book.act("Brace: roll to raise defence")
def brace(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.brace_with(journey, journey.me, card)
    acted(journey, DEFENCE_BOOST)


@book.act("Dodge: roll to dodge the next strike")
def dodge(journey: Journey) -> None:
    card = journey.fighter(journey.me)
    if card is not None:
        combat.dodge_with(journey, journey.me, card)
    acted(journey)


@book.act("Inner Peace: heal the creature that has it by half")
def inner_peace(journey: Journey) -> None:
    combat.use_inner_peace(journey, journey.me)
    acted(journey)


@book.act("Switch to {}", of="card")
def switch(journey: Journey, card: int) -> None:
    chosen = journey.teams[journey.me].find(card)
    if chosen is not None:
        journey.send(journey.me, chosen)
    acted(journey)
    journey.switched = 1


def tenths(journey: Journey, chance: int) -> str:
    return f"{chance} in 10"


@book.act("Catch it ({})", of="number", words=tenths)
def catch(journey: Journey, chance: int) -> None:
    encounter.try_to_catch(journey)
    acted(journey)


@book.act("Run (5 in 10)")
def run(journey: Journey) -> None:
    encounter.try_to_run(journey)
    acted(journey)


@book.act("Forfeit: go Home, and lose your Sigils")
def forfeit(journey: Journey) -> None:
    if journey.battle == DUEL:
        duel.give_up(journey)
    else:
        encounter.give_up(journey)
