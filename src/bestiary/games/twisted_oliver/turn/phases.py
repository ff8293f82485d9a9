"""A turn of Twisted-Oliver: start, uncall, draw, main, attack, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Answer, with_item
from bestiary.games.twisted_oliver.design.card import STATS, book
from bestiary.games.twisted_oliver.design.marks import ATTACKED, CALLED, DAMAGE, REFRESHED, SPENT
from bestiary.games.twisted_oliver.design.texts import ON_ANYTHING, WAKES
from bestiary.games.twisted_oliver.energy.counts import Amounts, nothing
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.turn import battle, offers
from bestiary.games.twisted_oliver.turn.answers import could_answer, follow_chain
from bestiary.games.twisted_oliver.turn.counters import NO_ANSWERS
from bestiary.games.twisted_oliver.turn.ending import is_over, turn_limit
from bestiary.games.twisted_oliver.zones import ATTACKING, END, NO_LIMITS
from bestiary.trading.turn import TurnRules, end, next_action, pass_turn

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

UNCALLING: Final = [CALLED, SPENT]
PASSING: Final = [DAMAGE, ATTACKED, REFRESHED, *STATS.this_turn]  # gone at the end of a turn


class OliverTurn(TurnRules):
    def start(self, state: OliverState) -> None:
        """Start: reset the pool, uncall, then the texts for the start of a turn."""
        seat = state.active
        state.gone_off = 0
        state.limits = NO_LIMITS
        state.pools = with_item(state.pools, seat, nothing())
        mine = [state.battlers_of(seat), state.items_of(seat), state.spells_of(seat)]
        state.take_off(UNCALLING, mine)
        for zone in mine:
            for card in zone.cards.copy():
                if card.face.texts or card.attached:
                    state.happens(WAKES, seat, card)

    def draw(self, state: OliverState) -> None:
        """Draw: a player who cannot draw has lost."""
        if state.deck(state.active).cards:
            state.draw(state.active)
        else:
            state.decked = state.active

    def proceed(self, state: OliverState) -> None:
        """First anything being answered; then the main and the attack step, and the end."""
        if state.chain:
            follow_chain(state)
        elif state.stage == END:
            pass_turn(state)
        else:
            next_action(state, attack_step if state.stage == ATTACKING else main_step)

    def end(self, state: OliverState) -> None:
        """End: heal all battlers on both sides, and end everything that lasts for this turn."""
        state.stage = END
        for seat in range(2):
            mine = [state.battlers_of(seat), state.items_of(seat), state.spells_of(seat)]
            state.take_off(PASSING, mine)

    def is_over(self, state: OliverState) -> bool:
        return is_over(state)

    def decide_at_limit(self, state: OliverState) -> None:
        turn_limit(state)


RULES: Final = OliverTurn()


@book.question(
    "Your main step: play, call and sack cards; the first attack ends it.",
    always=True,
    from_sight=True,
)
def main_step(state: OliverState, seat: int) -> list[Answer]:
    have = supply(state, seat)
    answers: list[Answer] = []
    in_either_step(state, seat, have, answers)
    offers.from_hand(state, seat, have, answers)
    return answers


@book.question(
    "Your attack step: attack, call or sack, or end your turn.", always=True, from_sight=True
)
def attack_step(state: OliverState, seat: int) -> list[Answer]:
    answers: list[Answer] = []
    in_either_step(state, seat, supply(state, seat), answers)
    return answers


def in_either_step(state: OliverState, seat: i64, have: Amounts, answers: list[Answer]) -> None:
    battle.possible_attacks(state, seat, answers)
    offers.in_play(state, seat, answers)
    answers.append(end.on())
    if could_answer(state, seat, ON_ANYTHING, have):  # otherwise a promise would mean nothing
        answers.append(rest.on())


@book.act("End your turn; no answers until your next", grave=True)
def rest(state: OliverState) -> None:
    state.promise(state.me, NO_ANSWERS)
    end.run(state)
