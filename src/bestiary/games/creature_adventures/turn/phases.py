"""A turn, phase by phase: what can be done before the roll, the roll and move, the end."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.creatures.abilities import MENDER
from bestiary.games.creature_adventures.journey import Journey, die_text, percent
from bestiary.games.creature_adventures.records import BANDAGE, TurnSoFar
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.turn import artifacts, colosseum, points, sigils
from bestiary.games.creature_adventures.turn.sudden_death import begin_sudden_death, duel_to_the_end
from bestiary.games.creature_adventures.turn.travel import roll, roll_and_go
from bestiary.games.creature_adventures.victory import end_at_turn_limit


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
    first = best[0]
    journey.shared.first = journey.shared.mover = first
    journey.say("{You} go{es} first.", first)
    journey.then_for(first, begin_turn)


@book.step
def next_turn(journey: Journey) -> None:
    """Start the turn of the next player still in the game. Once it is the first player's turn
    again, a round is over."""
    shared = journey.shared
    while True:
        shared.mover = (shared.mover + 1) % journey.seats
        if shared.mover == shared.first:
            if journey.turn >= journey.world.turn_limit:
                end_at_turn_limit(journey)
                return
            journey.turn += 1
        if journey.playing(shared.mover):
            journey.then_for(shared.mover, begin_turn)
            return


@book.step
def begin_turn(journey: Journey) -> None:
    seat = journey.me
    journey.record("turn", "Round {n}: {your} turn.", seat, amount=journey.turn)
    journey.so_far = TurnSoFar()
    if not journey.deck.cards and not journey.shared.sudden:
        begin_sudden_death(journey)
    if journey.travellers[seat].exhausted:
        skip_turn(journey)
    else:
        journey.then(end_turn)
        journey.then(choose_what_to_do)


def skip_turn(journey: Journey) -> None:
    """Exhaustion: the turn is lost, but conditions wear off as at its end."""
    journey.travellers[journey.me].exhausted = 0
    journey.say("{You} {are} exhausted and lose{s} this turn.", journey.me)
    wear_off(journey, journey.me)
    journey.then(next_turn)


@book.step
def choose_what_to_do(journey: Journey) -> None:
    """If there is nothing to choose, the dice are rolled, or the player rests, at once."""
    answers = what_to_do_now(journey, journey.me)
    if len(answers) == 1 and answers[0].step is roll:
        roll_and_go(journey)
    elif len(answers) == 1 and answers[0].step is rest:
        rest_at_home(journey)
    else:
        journey.ask(what_to_do)


@book.question("Your turn. What will you do?")
def what_to_do(journey: Journey, seat: int) -> list[Answer]:
    return what_to_do_now(journey, seat)


def what_to_do_now(journey: Journey, seat: i64) -> list[Answer]:
    """Everything that can be done before the roll, then the roll or what can replace it."""
    answers = points.assignments(journey, seat) + artifacts.offers(journey, seat)
    if journey.shared.sudden:
        return answers + [duel_to_the_end.on(other) for other in others(journey, seat)]
    answers += sigils.powers(journey, seat)
    if colosseum.may_fight(journey, seat):
        answers.append(colosseum.enter_arena.on())
    if seat == journey.shared.contender:
        return answers
    answers += colosseum.challenges(journey, seat)
    if journey.travellers[seat].at == journey.world.board.homes[seat]:
        answers.append(rest.on())
        if not journey.is_able(seat):
            return answers
    answers.append(roll.on())
    return answers


def others(journey: Journey, seat: i64) -> list[int]:
    return [other for other in journey.staying() if other != seat]


@book.act("Rest: heal everybody")
def rest(journey: Journey) -> None:
    """Rest at Home instead of rolling."""
    rest_at_home(journey)


def rest_at_home(journey: Journey) -> None:
    journey.say("{You} rest{s} at Home.", journey.me)
    journey.heal_all(journey.me)


@book.step
def end_turn(journey: Journey) -> None:
    """Healing by Infinite Bandage and menders, then conditions wear off."""
    seat = journey.me
    if journey.playing(seat):
        level = journey.owned(seat, BANDAGE)
        for card in journey.teams[seat].cards.copy():
            face = card.face
            if face.able():
                share = percent(face.most(), artifacts.BANDAGES[level])
                why = " under its bandage" if share else " by mending"
                journey.heal(seat, card, share + int(face.has(MENDER)), why)
        wear_off(journey, seat)
    journey.then(next_turn)


def wear_off(journey: Journey, seat: i64) -> None:
    """Rally Cry and Astral Sickness last through a turn of their player."""
    journey.end_rally(seat)
    player = journey.travellers[seat]
    if player.sick:
        player.sick -= 1
