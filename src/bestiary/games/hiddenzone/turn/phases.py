"""A turn of Hiddenzone: untap, draw, main phase, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer
from bestiary.games.hiddenzone.design.card import STATS, book
from bestiary.games.hiddenzone.design.marks import REFRESHED, TAPPED
from bestiary.games.hiddenzone.design.texts import RESTS, WAKES
from bestiary.games.hiddenzone.turn import battle, play
from bestiary.games.hiddenzone.turn.ending import is_over, turn_limit
from bestiary.games.hiddenzone.zones import END, FIGHT, OPENING_HAND, RESPONSE
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


class HiddenzoneTurn(TurnRules):
    def start(self, state: HiddenzoneState) -> None:
        """1. Start: untap your creatures; then the texts of the start of a turn. (2. Draw.)"""
        mine = state.battle[state.active]
        state.used = [[], []]
        state.take_off(UNTAPPING, [mine])
        for card in mine.cards.copy():
            state.happens(WAKES, state.active, card)

    def proceed(self, state: HiddenzoneState) -> None:
        """3. Main phase, with its battles. (4. End.)"""
        if state.stage == RESPONSE:
            state.then_for(int(1 - state.active), battle.respond)
        elif state.stage == FIGHT:
            state.then_for(int(state.active), battle.fight)
        elif state.stage == END:
            state.then(pass_turn)
        else:
            next_action(state, main_phase)

    def end(self, state: HiddenzoneState) -> None:
        """4. End: the texts of the end of a turn."""
        state.stage = END
        for card in state.battle[state.active].cards.copy():
            state.happens(RESTS, state.active, card)

    def clean_up(self, state: HiddenzoneState) -> None:
        """End everything that lasts for this turn."""
        state.take_off(PASSING, state.battle)

    def is_over(self, state: HiddenzoneState) -> bool:
        return is_over(state)

    def decide_at_limit(self, state: HiddenzoneState) -> None:
        turn_limit(state)


RULES: Final = HiddenzoneTurn()


@book.step
def main_phase(state: HiddenzoneState) -> None:
    """Play, set down and attack, in any order."""
    state.ask(act)


@book.question("Your main phase: play, set down, attack, or end your turn.")
def act(state: HiddenzoneState, seat: int) -> list[Answer]:
    answers = play.from_hand(state, seat)
    answers += battle.possible_attacks(state, seat)
    answers.append(end.on())
    if state.hidden[seat].cards:
        answers.append(end_and_promise.on())
    return answers


@book.act("End your turn; no responses until your next")
def end_and_promise(state: HiddenzoneState) -> None:
    state.promise(state.me, battle.NO_RESPONSES)
    end.run(state)
