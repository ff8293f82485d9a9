"""One choice ahead: what each answer to a question leads to at once, and play by that alone."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from bestiary.engine.rng import Rng
from bestiary.engine.state import State
from bestiary.engine.steps import Answer, Ask

LONGEST_LINE: Final = 400  # choices after which a line of play is broken off


def next_ask(state: State[Any]) -> Ask:
    """The first question that has no answer yet."""
    for ask in state.asks:
        if ask.answer is None:
            return ask
    raise LookupError("nobody is asked")


def ask_of(state: State[Any], seat: i64) -> Ask:
    """The question that a seat has not answered yet."""
    for ask in state.asks:
        if ask.seat == seat and ask.answer is None:
            return ask
    raise LookupError(f"seat {seat} has nothing to decide")


def is_sealed(state: State[Any]) -> bool:
    """Whether a seat has answered and others have not."""
    for ask in state.asks:
        if ask.answer is not None:
            return True
    return False


def let_others_choose(state: State[Any], seat: i64, rng: Rng) -> None:
    """Answer at random for the other seats that are asked at the same time. An answer that one of
    them has sealed already is replaced: this seat does not know it."""
    for ask in state.asks.copy():
        if ask.seat == seat:
            continue
        answers = ask.answers(state)
        answer = answers[rng.below(len(answers))]
        if ask.answer is None:
            state.answer(ask, answer)
        else:
            state.replace_ask(ask, ask.answered(answer))


def worths_ahead(
    state: State[Any], ask: Ask, answers: list[Answer], rng: Rng, settled: bool = False
) -> list[float]:
    """What each answer is worth to the seat that gives it, one choice ahead. Others who choose at
    the same time choose at random, the same for every answer, unless their answers are
    ``settled``."""
    game = state.home()
    seat: int = ask.seat
    start = state
    if len(state.asks) > 1 and not settled:
        start = state.copy()
        let_others_choose(start, seat, rng)
    worths: list[float] = []
    for answer in answers:
        future = start.copy()
        future.answer(ask, answer)
        worths.append(game.worth(future, seat))
    return worths


def play_on(state: State[Any], last: i64, rng: Rng) -> i64:
    """Play on to a turn and until the game is quiet, every seat one choice ahead. Returns how many
    positions were judged."""
    length: i64 = 0
    judged: i64 = 0
    while state.scores is None and length < LONGEST_LINE:
        if state.turn >= last and not is_sealed(state) and state.is_quiet():
            break
        length += 1
        ask = next_ask(state)
        answers = ask.answers(state)
        best = 0
        if len(answers) > 1:
            best = greatest(worths_ahead(state, ask, answers, rng))
            judged += len(answers)
        state.answer(ask, answers[best])
    return judged


def play_at_random(state: State[Any], rng: Rng) -> None:
    """Play on to the end with random choices, or until it takes too long."""
    length: i64 = 0
    while state.scores is None and length < LONGEST_LINE:
        ask = next_ask(state)
        answers = ask.answers(state)
        state.answer(ask, answers[rng.below(len(answers))])
        length += 1


def greatest(values: list[float]) -> int:
    """The place of the greatest value; of the first, if several are."""
    best: i64 = 0
    i: i64 = 0
    for value in values:
        if value > values[best] + 1e-12:
            best = i
        i += 1
    return best
