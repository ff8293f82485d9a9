"""A turn: start, uncall, draw, main, attack, end. And what goes on when something is done."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.twisted_oliver import battle, countering, playing, using
from bestiary.games.twisted_oliver.answers import could_answer, follow_chain
from bestiary.games.twisted_oliver.design import book
from bestiary.games.twisted_oliver.ending import is_over, turn_limit
from bestiary.games.twisted_oliver.energy import nothing
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.resolving import resolve
from bestiary.games.twisted_oliver.texts import ON_ANYTHING, WAKES
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
def start_turn(field: Field) -> None:
    """Start: the pool is reset. Uncall. Then the texts of the start of a turn, then the draw."""
    seat = field.active
    field.record("turn", "Turn {n}: {your} turn.", int(seat), amount=int(field.turn))
    field.stage = START
    field.actions = 0
    field.gone_off = 0
    field.limits = [0, 0]
    field.promised[seat] = False
    field.pools[seat] = nothing()
    for zone in (field.battlers[seat], field.items[seat], field.spells[seat]):
        for card in zone.cards.copy():
            if card.marks:
                field.change(card.without_mark(CALLED).without_mark(SPENT))
    for zone in (field.battlers[seat], field.items[seat], field.spells[seat]):
        for card in zone.cards.copy():
            if card.face.texts or card.attached:
                field.happens(WAKES, seat, card)
    field.then(go_on)


@book.step
def go_on(field: Field) -> None:
    """Something is done: who has won, which texts wait, and what comes next."""
    if is_over(field):
        return
    if field.waiting:
        field.take_up(resolve, go_on)
    elif field.chain:
        field.then(follow_chain)
    elif field.stage == START:
        field.stage = MAIN
        draw_step(field)
        field.then(go_on)
    elif field.stage == END:
        field.then(pass_turn)
    elif field.actions >= MOST_ACTIONS:
        field.say("{You} {have} done enough for one turn.", field.active)
        field.then_for(int(field.active), end)
    else:
        field.then_for(int(field.active), next_act)


def draw_step(field: Field) -> None:
    """Draw: who cannot has lost."""
    if field.decks[field.active].cards:
        field.draw(field.active)
    else:
        field.decked = field.active


@book.step
def next_act(field: Field) -> None:
    field.ask(attack_step if field.stage == ATTACKING else main_step)


@book.question("Your main step: play, call and sack cards; the first attack ends it.")
def main_step(field: Field, seat: int) -> list[Answer]:
    answers = playing.from_hand(field, seat)
    answers += using.in_play(field, seat)
    answers += battle.possible_attacks(field, seat)
    return answers + endings(field, seat)


@book.question("Your attack step: attack, call or sack, or end your turn.")
def attack_step(field: Field, seat: int) -> list[Answer]:
    answers = using.in_play(field, seat)
    answers += battle.possible_attacks(field, seat)
    return answers + endings(field, seat)


def endings(field: Field, seat: int) -> list[Answer]:
    """A promise is offered to those who would be asked."""
    return [end.on(), rest.on()] if could_answer(field, seat, ON_ANYTHING) else [end.on()]


@book.act("End your turn")
def end(field: Field) -> None:
    """End: all battlers on both sides are healed; what was for this turn is over."""
    field.stage = END
    for zone in (*field.battlers, *field.items, *field.spells):
        for card in zone.cards.copy():
            if card.marks:
                kept = [mark for mark in card.marks if mark.kind not in PASSING]
                if len(kept) < len(card.marks):
                    field.change(card.with_marks(kept))
    field.then(go_on)


@book.act("End your turn; no answers until your next")
def rest(field: Field) -> None:
    countering.promise(field, field.me)
    end.run(field)


@book.step
def pass_turn(field: Field) -> None:
    if field.hand_over():
        field.then_for(int(field.active), start_turn)
    else:
        turn_limit(field)
