"""Play on from a position until its worth can be trusted. Interpreted, and of the engine only, so
that a change to our own search changes no yardstick."""

from __future__ import annotations

from typing import Any, Final

from bestiary.engine import Rng, State
from bestiary.engine.steps import Answer, Ask

LONGEST: Final = 400  # choices


def play_on(state: State[Any], last_turn: int, rng: Rng) -> None:
    """Until a turn, and on until no answer is sealed and nothing half done, one choice ahead. Who
    chooses while others do, takes the best against a random answer of theirs."""
    for _ in range(LONGEST):
        if state.result() is not None:
            return
        sealed = any(ask.answer is not None for ask in state.asks)
        if state.turn >= last_turn and not sealed and state.is_quiet():
            return
        ask = next(ask for ask in state.asks if ask.answer is None)
        state.answer(ask, best_ahead(state, ask, rng))


def best_ahead(state: State[Any], ask: Ask, rng: Rng) -> Answer:
    """The answer that looks best one choice ahead; the first of equals."""
    answers = ask.answers(state)
    if len(answers) == 1:
        return answers[0]
    start = state
    if len(state.asks) > 1:
        start = state.copy()
        for other in list(start.asks):
            if other.seat != ask.seat:
                theirs = other.answers(start)
                start.replace_ask(other, other.answered(theirs[rng.below(len(theirs))]))
    worth = state.home().worth
    found, most = answers[0], -1e9
    for answer in answers:
        future = start.copy()
        future.answer(ask, answer)
        value = worth(future, ask.seat)
        if value > most + 1e-12:
            found, most = answer, value
    return found


def reopen(state: State[Any], seat: int) -> None:
    """Take back what the other seats have answered secretly, in a guess: nobody knows it."""
    for ask in list(state.asks):
        if ask.seat != seat and ask.answer is not None:
            state.replace_ask(ask, ask.answered(None))


def open_ask(state: State[Any], seat: int) -> Ask:
    """The question that a seat has not answered yet."""
    return next(ask for ask in state.asks if ask.seat == seat and ask.answer is None)
