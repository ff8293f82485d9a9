"""A turn: untap, draw, main phase, end. And what goes on when something is done."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.hiddenzone import battle, playing
from bestiary.games.hiddenzone.design import book
from bestiary.games.hiddenzone.ending import is_over, turn_limit
from bestiary.games.hiddenzone.field import OPENING_HAND, Field
from bestiary.games.hiddenzone.resolving import resolve
from bestiary.games.hiddenzone.texts import RESTS, WAKES
from bestiary.games.hiddenzone.zones import (
    ATTACK_NOW,
    DEFENCE_NOW,
    END,
    FIGHT,
    MAIN,
    REFRESHED,
    RESPONSE,
    START,
    TAPPED,
)

MOST_ACTIONS: Final = 200  # then the turn ends


# ---- Before the first turn -------------------------------------------------------------------


@book.step
def opening(field: Field) -> None:
    """Both look at their cards, at the same time."""
    field.then(first_turn)
    field.ask_everybody(keep_or_not)


@book.question("Your opening hand: keep it, or put it back, once, and draw another?")
def keep_or_not(field: Field, seat: int) -> list[Answer]:
    return [keep.on(), redraw.on()]


@book.act("Keep this hand")
def keep(field: Field) -> None:
    field.say("{You} keep{s} {their} hand.", field.me)


@book.act("Put it back and draw another")
def redraw(field: Field) -> None:
    seat = field.me
    for card in field.hands[seat].cards.copy():
        field.move(card, field.hands[seat], field.decks[seat])
    field.say("{You} put{s} {their} hand back.", seat)
    field.shuffle_deck(seat)
    field.draw(seat, OPENING_HAND)


@book.step
def first_turn(field: Field) -> None:
    field.turn = 1
    field.then_for(int(field.active), start_turn)


# ---- The turn --------------------------------------------------------------------------------


@book.step
def start_turn(field: Field) -> None:
    """1. Start: untap your creatures; then the texts of the start of a turn, then the draw."""
    seat = field.active
    field.record("turn", "Turn {n}: {your} turn.", int(seat), amount=int(field.turn))
    field.stage = START
    field.actions = 0
    field.used = [[], []]
    field.promised[seat] = False
    for card in field.battle[seat].cards.copy():
        if card.marks and card.mark(TAPPED) >= 0:
            field.change(card.without_mark(TAPPED))
    for card in field.battle[seat].cards.copy():
        field.happens(WAKES, seat, card)
    field.then(go_on)


@book.step
def go_on(field: Field) -> None:
    """Something is done: who has lost, which texts wait, and what comes next."""
    if is_over(field):
        return
    if field.waiting:
        field.take_up(resolve, go_on)
    elif field.stage == START:
        field.stage = MAIN
        field.draw(field.active)
        field.then(go_on)
    elif field.stage == RESPONSE:
        field.then_for(int(1 - field.active), battle.respond)
    elif field.stage == FIGHT:
        field.then_for(int(field.active), battle.fight)
    elif field.stage == END:
        field.then(pass_turn)
    elif field.actions >= MOST_ACTIONS:
        field.say("{You} {have} done enough for one turn.", field.active)
        field.then_for(int(field.active), end)
    else:
        field.then_for(int(field.active), main_phase)


@book.step
def main_phase(field: Field) -> None:
    """3. Main phase: play, set down and attack, in any order."""
    field.ask(act)


@book.question("Your main phase: play, set down, attack, or end your turn.")
def act(field: Field, seat: int) -> list[Answer]:
    answers = playing.from_hand(field, seat)
    answers += battle.possible_attacks(field, seat)
    answers.append(end.on())
    if field.hidden[seat].cards:
        answers.append(end_and_promise.on())
    return answers


@book.act("End your turn")
def end(field: Field) -> None:
    """4. End your turn."""
    field.stage = END
    for card in field.battle[field.active].cards.copy():
        field.happens(RESTS, field.active, card)
    field.then(go_on)


@book.act("End your turn; no responses until your next")
def end_and_promise(field: Field) -> None:
    battle.promise(field, field.me)
    end.run(field)


@book.step
def pass_turn(field: Field) -> None:
    """What was for this turn is over; the other player's turn."""
    for zone in field.battle:
        for card in zone.cards.copy():
            if card.marks:
                kept = [m for m in card.marks if m.kind not in (ATTACK_NOW, DEFENCE_NOW, REFRESHED)]
                if len(kept) < len(card.marks):
                    field.change(card.with_marks(kept))
    if field.hand_over():
        field.then_for(int(field.active), start_turn)
    else:
        turn_limit(field)
