"""A turn, step by step: options, then roll and move, then the last tile, the wild roll, the end."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.creatures.abilities import MENDER, has
from bestiary.games.creature_adventures.journey import Journey, die_text, percent
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.state import BANDAGE
from bestiary.games.creature_adventures.turn import artifacts, colosseum, points, sigils
from bestiary.games.creature_adventures.turn.ending import (
    begin_sudden_death,
    count_up,
    duel_to_the_end,
)
from bestiary.games.creature_adventures.turn.travel import roll


@book.step
def roll_for_order(journey: Journey) -> None:
    """The highest roll goes first; ties roll again."""
    journey.turn = 1
    best = [seat for seat in range(journey.seats) if journey.playing(seat)]
    while len(best) > 1:
        rolls = [0] * journey.seats
        for seat in best:
            rolls[seat] = int(journey.die())
            words = f"{{You}} roll{{s}} {die_text(rolls[seat])} for the start."
            journey.record("roll", words, seat, amount=rolls[seat])
        highest = max(rolls)
        best = [seat for seat in best if rolls[seat] == highest]
    journey.first = journey.mover = best[0]
    journey.say("{You} go{es} first.", journey.first)
    journey.then_for(journey.first, begin_turn)


@book.step
def next_turn(journey: Journey) -> None:
    """The next player who is still in the game; after the last one a round is over."""
    while True:
        journey.mover = (journey.mover + 1) % journey.seats
        if journey.mover == journey.first:
            if journey.turn >= journey.world.turn_limit:
                count_up(journey)
                return
            journey.turn += 1
        if journey.playing(journey.mover):
            journey.then_for(journey.mover, begin_turn)
            return


@book.step
def begin_turn(journey: Journey) -> None:
    seat = journey.me
    journey.record("turn", "Round {n}: {your} turn.", seat, amount=journey.turn)
    journey.shifted = journey.blessed = journey.peace_used = 0
    journey.counters = journey.sent_home = 0
    journey.rolled = []
    if not journey.deck.cards and not journey.sudden:
        begin_sudden_death(journey)
    if journey.exhausted[seat]:
        skip_turn(journey)
    else:
        journey.then(end_turn)
        journey.then(choose_what_to_do)


def skip_turn(journey: Journey) -> None:
    """Exhaustion: the turn is lost, and what lasts until its end is over."""
    journey.exhausted[journey.me] = 0
    journey.say("{You} {are} exhausted and lose{s} this turn.", journey.me)
    wear_off(journey, journey.me)
    journey.then(next_turn)


@book.step
def choose_what_to_do(journey: Journey) -> None:
    journey.ask(what_to_do)


@book.question("Your turn. What will you do?")
def what_to_do(journey: Journey, seat: int) -> list[Answer]:
    """All that can be done before the roll, and the roll or what takes its place."""
    answers = points.assignments(journey, seat) + artifacts.offers(journey, seat)
    if journey.sudden:
        return answers + [duel_to_the_end.on(other) for other in others(journey, seat)]
    answers += sigils.powers(journey, seat)
    if colosseum.may_fight(journey, seat):
        answers.append(colosseum.enter_arena.on())
    if seat == journey.contender:
        return answers
    answers += colosseum.challenges(journey, seat)
    if journey.at[seat] == journey.world.board.homes[seat]:
        answers.append(rest.on())
        if not journey.is_able(seat):
            return answers
    answers.append(roll.on())
    return answers


def others(journey: Journey, seat: i64) -> list[int]:
    return [other for other in journey.staying() if other != seat]


@book.act("Rest: heal everybody")
def rest(journey: Journey) -> None:
    """At Home, in place of the roll."""
    journey.say("{You} rest{s} at Home.", journey.me)
    journey.heal_all(journey.me)


@book.step
def end_turn(journey: Journey) -> None:
    """Infinite Bandage and the like, then what wears off."""
    seat = journey.me
    if journey.playing(seat):
        level = journey.owned(seat, BANDAGE)
        for card in journey.teams[seat].cards.copy():
            face = card.face
            if face.able():
                share = percent(face.most(), artifacts.BANDAGES[level])
                journey.heal(seat, card, share + int(has(face, MENDER)))
        wear_off(journey, seat)
    journey.then(next_turn)


def wear_off(journey: Journey, seat: i64) -> None:
    """Rally Cry and Astral Sickness last through a turn of their player."""
    journey.end_rally(seat)
    if journey.sick[seat]:
        journey.sick[seat] -= 1
