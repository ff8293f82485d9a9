"""A turn of Twisted-Oliver: start, uncall, draw, main, attack, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import STATS, book
from bestiary.games.twisted_oliver.design.marks import ATTACKED, CALLED, DAMAGE, REFRESHED, SPENT
from bestiary.games.twisted_oliver.design.texts import ON_ANYTHING, WAKES
from bestiary.games.twisted_oliver.energy.counts import nothing
from bestiary.games.twisted_oliver.turn import battle, offers
from bestiary.games.twisted_oliver.turn.answers import could_answer, follow_chain
from bestiary.games.twisted_oliver.turn.counters import NO_ANSWERS
from bestiary.games.twisted_oliver.turn.ending import is_over, turn_limit
from bestiary.games.twisted_oliver.zones import ATTACKING, END
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
        state.limits = [0, 0]
        state.pools[seat] = nothing()
        mine = [state.battlers[seat], state.items[seat], state.spells[seat]]
        state.take_off(UNCALLING, mine)
        for zone in mine:
            for card in zone.cards.copy():
                if card.face.texts or card.attached:
                    state.happens(WAKES, seat, card)

    def draw(self, state: OliverState) -> None:
        """Draw: a player who cannot draw has lost."""
        if state.decks[state.active].cards:
            state.draw(state.active)
        else:
            state.decked = state.active

    def proceed(self, state: OliverState) -> None:
        """First anything being answered; then the main and the attack step, and the end."""
        if state.chain:
            state.then(follow_chain)
        elif state.stage == END:
            state.then(pass_turn)
        else:
            next_action(state, next_act)

    def end(self, state: OliverState) -> None:
        """End: heal all battlers on both sides, and end everything that lasts for this turn."""
        state.stage = END
        state.take_off(PASSING, [*state.battlers, *state.items, *state.spells])

    def is_over(self, state: OliverState) -> bool:
        return is_over(state)

    def decide_at_limit(self, state: OliverState) -> None:
        turn_limit(state)


RULES: Final = OliverTurn()


@book.step
def next_act(state: OliverState) -> None:
    state.ask(attack_step if state.stage == ATTACKING else main_step)


@book.question("Your main step: play, call and sack cards; the first attack ends it.")
def main_step(state: OliverState, seat: int) -> list[Answer]:
    return offers.from_hand(state, seat) + in_either_step(state, seat)


@book.question("Your attack step: attack, call or sack, or end your turn.")
def attack_step(state: OliverState, seat: int) -> list[Answer]:
    return in_either_step(state, seat)


def in_either_step(state: OliverState, seat: int) -> list[Answer]:
    answers = offers.in_play(state, seat)
    answers += battle.possible_attacks(state, seat)
    answers.append(end.on())
    if could_answer(state, seat, ON_ANYTHING):  # otherwise a promise would mean nothing
        answers.append(rest.on())
    return answers


@book.act("End your turn; no answers until your next")
def rest(state: OliverState) -> None:
    state.promise(state.me, NO_ANSWERS)
    end.run(state)
