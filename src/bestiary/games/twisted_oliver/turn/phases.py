"""A turn: start, uncall, draw, main, attack, end. And what goes on when something is done."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import book
from bestiary.games.twisted_oliver.design.texts import ON_ANYTHING, WAKES
from bestiary.games.twisted_oliver.energy.counts import nothing
from bestiary.games.twisted_oliver.resolving import resolve
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.games.twisted_oliver.turn import battle, call_and_sack, counters, play
from bestiary.games.twisted_oliver.turn.chain import could_answer, follow_chain
from bestiary.games.twisted_oliver.turn.ending import is_over, turn_limit
from bestiary.games.twisted_oliver.zones import (
    ATTACK_NOW,
    ATTACKED,
    ATTACKING,
    CALLED,
    DAMAGE,
    DEFENCE_NOW,
    END,
    MAIN,
    REFRESHED,
    SPEED_NOW,
    SPENT,
    START,
)

MOST_ACTIONS: Final = 200  # then the turn ends
PASSING: Final = (DAMAGE, SPEED_NOW, ATTACK_NOW, DEFENCE_NOW, ATTACKED, REFRESHED)


@book.step
def start_turn(state: OliverState) -> None:
    """Start: the pool is reset. Uncall. Then the texts of the start of a turn, then the draw."""
    seat = state.active
    state.record("turn", "Turn {n}: {your} turn.", int(seat), amount=int(state.turn))
    state.stage = START
    state.actions = 0
    state.gone_off = 0
    state.limits = [0, 0]
    state.promised[seat] = False
    state.pools[seat] = nothing()
    for zone in (state.battlers[seat], state.items[seat], state.spells[seat]):
        for card in zone.cards.copy():
            if card.marks:
                state.change(card.without_mark(CALLED).without_mark(SPENT))
    for zone in (state.battlers[seat], state.items[seat], state.spells[seat]):
        for card in zone.cards.copy():
            if card.face.texts or card.attached:
                state.happens(WAKES, seat, card)
    state.then(go_on)


@book.step
def go_on(state: OliverState) -> None:
    """Something is done: who has won, which texts wait, and what comes next."""
    if is_over(state):
        return
    if state.waiting:
        state.take_up(resolve, go_on)
    elif state.chain:
        state.then(follow_chain)
    elif state.stage == START:
        state.stage = MAIN
        draw_step(state)
        state.then(go_on)
    elif state.stage == END:
        state.then(pass_turn)
    elif state.actions >= MOST_ACTIONS:
        state.say("{You} {have} done enough for one turn.", state.active)
        state.then_for(int(state.active), end)
    else:
        state.then_for(int(state.active), next_act)


def draw_step(state: OliverState) -> None:
    """Draw: who cannot has lost."""
    if state.decks[state.active].cards:
        state.draw(state.active)
    else:
        state.decked = state.active


@book.step
def next_act(state: OliverState) -> None:
    state.ask(attack_step if state.stage == ATTACKING else main_step)


@book.question("Your main step: play, call and sack cards; the first attack ends it.")
def main_step(state: OliverState, seat: int) -> list[Answer]:
    answers = play.from_hand(state, seat)
    answers += call_and_sack.in_play(state, seat)
    answers += battle.possible_attacks(state, seat)
    return answers + endings(state, seat)


@book.question("Your attack step: attack, call or sack, or end your turn.")
def attack_step(state: OliverState, seat: int) -> list[Answer]:
    answers = call_and_sack.in_play(state, seat)
    answers += battle.possible_attacks(state, seat)
    return answers + endings(state, seat)


def endings(state: OliverState, seat: int) -> list[Answer]:
    """A promise is offered to those who would be asked."""
    return [end.on(), rest.on()] if could_answer(state, seat, ON_ANYTHING) else [end.on()]


@book.act("End your turn")
def end(state: OliverState) -> None:
    """End: all battlers on both sides are healed; what was for this turn is over."""
    state.stage = END
    for zone in (*state.battlers, *state.items, *state.spells):
        for card in zone.cards.copy():
            if card.marks:
                kept = [mark for mark in card.marks if mark.kind not in PASSING]
                if len(kept) < len(card.marks):
                    state.change(card.with_marks(kept))
    state.then(go_on)


@book.act("End your turn; no answers until your next")
def rest(state: OliverState) -> None:
    counters.promise(state, state.me)
    end.run(state)


@book.step
def pass_turn(state: OliverState) -> None:
    if state.hand_over():
        state.then_for(int(state.active), start_turn)
    else:
        turn_limit(state)
