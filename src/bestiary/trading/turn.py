"""The parts of a turn that every game shares: it starts, goes on, ends and is passed.

The steps are shared; what happens in them, and in between, is up to the game (TurnRules). What
comes next within a turn is called; it goes on the stack only if something else comes before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from bestiary.engine import Question, with_item
from bestiary.trading.effects.resolution import resolve
from bestiary.trading.effects.triggers import next_trigger
from bestiary.trading.rulebook import shared

if TYPE_CHECKING:
    from bestiary.trading.state import TradingState

MOST_ACTIONS: Final = 200  # then the turn ends

# Where a turn stands when nothing is pending; the numbers after these are the game's own.
START: Final = 1  # the draw comes next
MAIN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnRules:
    """What a game does in the steps of a turn. A game subclasses it, typed for its own State."""

    def is_over(self, state: Any) -> bool:
        """End the game if somebody has won or lost. Checked when an effect is done."""
        raise TypeError(f"{type(self).__name__} needs is_over")

    def start(self, state: Any) -> None:
        """What the active player's turn starts with, before the draw."""
        raise TypeError(f"{type(self).__name__} needs start")

    def draw(self, state: Any) -> None:
        """The active player draws a card."""
        drawing: TradingState[Any] = state  # typed, for a fast call
        drawing.draw(drawing.active)

    def proceed(self, state: Any) -> None:
        """The next step of the turn, by its stage."""
        raise TypeError(f"{type(self).__name__} needs proceed")

    def end(self, state: Any) -> None:
        """The active player ends the turn: set the last stage before it is passed."""
        raise TypeError(f"{type(self).__name__} needs end")

    def clean_up(self, state: Any) -> None:
        """The end of the turn is done, and it is about to be passed."""

    def decide_at_limit(self, state: Any) -> None:
        """End the game after the last turn."""
        raise TypeError(f"{type(self).__name__} needs decide_at_limit")


@shared.step
def start_turn(state: TradingState[Any]) -> None:
    begin_turn(state)


def begin_turn(state: TradingState[Any]) -> None:
    """Start the active player's turn: first what the game does, then its texts, then the draw."""
    seat = state.active
    state.record("turn", "Turn {n}: {your} turn.", int(seat), amount=int(state.turn))
    state.stage = START
    state.actions = 0
    if state.promised[seat]:
        state.promised = with_item(state.promised, seat, False)
    state.turn_rules().start(state)
    carry_on(state)


@shared.step
def go_on(state: TradingState[Any]) -> None:
    carry_on(state)


def carry_on(state: TradingState[Any]) -> None:
    """An effect is done: is the game over, are texts waiting, and if not, what comes next?"""
    rules = state.turn_rules()
    if rules.is_over(state):
        return
    if state.triggers:
        resolve_next(state)
    elif state.stage == START:
        state.stage = MAIN
        rules.draw(state)
        carry_on(state)
    else:
        rules.proceed(state)


def resolve_next(state: TradingState[Any]) -> None:
    """Carry out the next waiting text; then the turn goes on."""
    state.triggers = state.triggers.copy()
    trigger = next_trigger(state.triggers, state.active)
    state.then(go_on)
    state.then_for(
        int(trigger.seat),
        resolve,
        int(trigger.origin),
        int(trigger.text),
        int(trigger.source),
        int(trigger.about),
    )


def next_action(state: TradingState[Any], question: Question) -> None:
    """Ask the active player what to do, unless they have done enough for one turn."""
    state.me = state.active
    if state.actions >= MOST_ACTIONS:
        state.say("{You} {have} done enough for one turn.", state.active)
        end_turn(state)
    else:
        state.ask(question)


@shared.act("End your turn")
def end(state: TradingState[Any]) -> None:
    end_turn(state)


def end_turn(state: TradingState[Any]) -> None:
    state.turn_rules().end(state)
    carry_on(state)


def pass_turn(state: TradingState[Any]) -> None:
    """Start the other player's turn, unless that was the last one."""
    rules = state.turn_rules()
    rules.clean_up(state)
    if state.hand_over():
        state.me = state.active
        begin_turn(state)
    else:
        rules.decide_at_limit(state)
