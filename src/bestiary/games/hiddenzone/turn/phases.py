"""A turn: untap, draw, main phase, end. And what goes on when something is done."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.hiddenzone.design.card import book
from bestiary.games.hiddenzone.design.texts import RESTS, WAKES
from bestiary.games.hiddenzone.resolving import resolve
from bestiary.games.hiddenzone.state import OPENING_HAND, HiddenzoneState
from bestiary.games.hiddenzone.turn import battle, play
from bestiary.games.hiddenzone.turn.ending import is_over, turn_limit
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
def opening(state: HiddenzoneState) -> None:
    """Both look at their cards, at the same time."""
    state.then(first_turn)
    state.ask_everybody(keep_or_not)


@book.question("Your opening hand: keep it, or put it back, once, and draw another?")
def keep_or_not(state: HiddenzoneState, seat: int) -> list[Answer]:
    return [keep.on(), redraw.on()]


@book.act("Keep this hand")
def keep(state: HiddenzoneState) -> None:
    state.say("{You} keep{s} {their} hand.", state.me)


@book.act("Put it back and draw another")
def redraw(state: HiddenzoneState) -> None:
    seat = state.me
    for card in state.hands[seat].cards.copy():
        state.move(card, state.hands[seat], state.decks[seat])
    state.say("{You} put{s} {their} hand back.", seat)
    state.shuffle_deck(seat)
    state.draw(seat, OPENING_HAND)


@book.step
def first_turn(state: HiddenzoneState) -> None:
    state.turn = 1
    state.then_for(int(state.active), start_turn)


# ---- The turn --------------------------------------------------------------------------------


@book.step
def start_turn(state: HiddenzoneState) -> None:
    """1. Start: untap your creatures; then the texts of the start of a turn, then the draw."""
    seat = state.active
    state.record("turn", "Turn {n}: {your} turn.", int(seat), amount=int(state.turn))
    state.stage = START
    state.actions = 0
    state.used = [[], []]
    state.promised[seat] = False
    for card in state.battle[seat].cards.copy():
        if card.marks and card.mark(TAPPED) >= 0:
            state.change(card.without_mark(TAPPED))
    for card in state.battle[seat].cards.copy():
        state.happens(WAKES, seat, card)
    state.then(go_on)


@book.step
def go_on(state: HiddenzoneState) -> None:
    """Something is done: who has lost, which texts wait, and what comes next."""
    if is_over(state):
        return
    if state.waiting:
        state.take_up(resolve, go_on)
    elif state.stage == START:
        state.stage = MAIN
        state.draw(state.active)
        state.then(go_on)
    elif state.stage == RESPONSE:
        state.then_for(int(1 - state.active), battle.respond)
    elif state.stage == FIGHT:
        state.then_for(int(state.active), battle.fight)
    elif state.stage == END:
        state.then(pass_turn)
    elif state.actions >= MOST_ACTIONS:
        state.say("{You} {have} done enough for one turn.", state.active)
        state.then_for(int(state.active), end)
    else:
        state.then_for(int(state.active), main_phase)


@book.step
def main_phase(state: HiddenzoneState) -> None:
    """3. Main phase: play, set down and attack, in any order."""
    state.ask(act)


@book.question("Your main phase: play, set down, attack, or end your turn.")
def act(state: HiddenzoneState, seat: int) -> list[Answer]:
    answers = play.from_hand(state, seat)
    answers += battle.possible_attacks(state, seat)
    answers.append(end.on())
    if state.hidden[seat].cards:
        answers.append(end_and_promise.on())
    return answers


@book.act("End your turn")
def end(state: HiddenzoneState) -> None:
    """4. End your turn."""
    state.stage = END
    for card in state.battle[state.active].cards.copy():
        state.happens(RESTS, state.active, card)
    state.then(go_on)


@book.act("End your turn; no responses until your next")
def end_and_promise(state: HiddenzoneState) -> None:
    battle.promise(state, state.me)
    end.run(state)


@book.step
def pass_turn(state: HiddenzoneState) -> None:
    """What was for this turn is over; the other player's turn."""
    for zone in state.battle:
        for card in zone.cards.copy():
            if card.marks:
                kept = [m for m in card.marks if m.kind not in (ATTACK_NOW, DEFENCE_NOW, REFRESHED)]
                if len(kept) < len(card.marks):
                    state.change(card.with_marks(kept))
    if state.hand_over():
        state.then_for(int(state.active), start_turn)
    else:
        turn_limit(state)
