"""A turn of Hiddenzone: untap, draw, main phase, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer
from bestiary.games.hiddenzone.design.card import STATS, book
from bestiary.games.hiddenzone.design.marks import REFRESHED, TAPPED
from bestiary.games.hiddenzone.design.texts import RESTS, WAKES
from bestiary.games.hiddenzone.turn import battle, play
from bestiary.games.hiddenzone.turn.ending import is_over, turn_limit
from bestiary.games.hiddenzone.zones import (
    END,
    FIGHT,
    HEAD_START,
    NOTHING_USED,
    OPENING_HAND,
    RESPONSE,
)
from bestiary.trading.turn import TurnRules, end, next_action, pass_turn, start_turn

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

UNTAPPING: Final = [TAPPED]
PASSING: Final = [*STATS.this_turn, REFRESHED]  # gone at the end of a turn

# ---- Before the first turn -------------------------------------------------------------------


@book.step
def opening(state: HiddenzoneState) -> None:
    """Both players look at their opening hands, at the same time."""
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
    for card in state.hand(seat).cards.copy():
        state.move(card, state.hand(seat), state.deck(seat))
    state.say("{You} put{s} {their} hand back.", seat)
    state.shuffle_deck(seat)
    state.draw(seat, OPENING_HAND)


@book.step
def first_turn(state: HiddenzoneState) -> None:
    """The player who goes second has something hidden from the start."""
    state.turn = 1
    state.hide_top(1 - state.active, HEAD_START)
    state.then_for(int(state.active), start_turn)


# ---- The turn --------------------------------------------------------------------------------


class HiddenzoneTurn(TurnRules):
    def start(self, state: HiddenzoneState) -> None:
        """1. Start: untap your creatures; then the texts of the start of a turn. (2. Draw.)"""
        mine = state.battlezone(state.active)
        state.used = NOTHING_USED
        state.take_off(UNTAPPING, [mine])
        for card in mine.cards.copy():
            state.happens(WAKES, state.active, card)

    def proceed(self, state: HiddenzoneState) -> None:
        """3. Main phase, with its battles. (4. End.)"""
        if state.stage == RESPONSE:
            battle.respond(state)
        elif state.stage == FIGHT:
            battle.fight(state)
        elif state.stage == END:
            pass_turn(state)
        else:
            next_action(state, act)

    def end(self, state: HiddenzoneState) -> None:
        """4. End: the texts of the end of a turn."""
        state.stage = END
        for card in state.battlezone(state.active).cards.copy():
            state.happens(RESTS, state.active, card)

    def clean_up(self, state: HiddenzoneState) -> None:
        """End everything that lasts for this turn."""
        state.take_off(PASSING, [state.battlezone(0), state.battlezone(1)])

    def is_over(self, state: HiddenzoneState) -> bool:
        return is_over(state)

    def decide_at_limit(self, state: HiddenzoneState) -> None:
        turn_limit(state)


RULES: Final = HiddenzoneTurn()


@book.question(
    "Your main phase: play, set down, attack, or end your turn.", always=True, from_sight=True
)
def act(state: HiddenzoneState, seat: int) -> list[Answer]:
    """Play, set down and attack, in any order."""
    answers: list[Answer] = []
    battle.possible_attacks(state, seat, answers)
    answers.append(end.on())
    if state.hiddenzone(seat).cards:
        answers.append(end_and_promise.on())
    play.from_hand(state, seat, answers)
    return answers


@book.act("End your turn; no responses until your next", grave=True)
def end_and_promise(state: HiddenzoneState) -> None:
    state.promise(state.me, battle.NO_RESPONSES)
    end.run(state)
