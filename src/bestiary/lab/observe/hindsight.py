"""Choices judged in hindsight: would another have been better, had the seat known everything?

Every choice that was offered is tried on a copy of the position as it was, hidden cards, dice and
the others' sealed answers included. What it leads to at once is rated by the game's own ``worth``.
A choice is *regretted* if another was better by more than ``MARGIN``.

Hindsight is hard on everybody: it knows what came. A high rate says that a card is a gamble, or is
played at the wrong time, not that the player was a fool. And it looks one choice ahead, so what
pays later is not seen.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bestiary.engine import Answer, Ask, State

MARGIN: Final = 0.05  # of the game's yardstick from 0, lost, to 1, won
MOST_TRIED: Final = 40  # choices; a decision with more is not judged


class Judgement(NamedTuple):
    """Whether a choice was regretted."""

    ask: Ask
    made: Answer
    regretted: bool


def judge(state: State[Any], ask: Ask, answers: list[Answer], made: Answer) -> Iterator[Judgement]:
    """Judge the choice that is about to be made, and with it the sealed ones, if it is the last
    that was waited for. Before that nobody knows what the others choose."""
    if any(other is not ask and other.answer is None for other in state.asks):
        return
    worth = state.home().worth
    for other in state.asks:
        seat = int(other.seat)
        offered = answers if other is ask else other.answered(None).answers(state)
        chosen = made if other is ask else other.answer
        if chosen is None or not 1 < len(offered) <= MOST_TRIED:
            continue
        found = {}
        for answer in offered:
            future = state.copy()
            if other is not ask:
                reopened = other.answered(answer)
                future.replace_ask(other, reopened)
            future.answer(ask, answer if other is ask else made)
            found[answer.text()] = worth(future, seat)
        regret = max(found.values()) - found[chosen.text()]
        yield Judgement(other, chosen, regret > MARGIN)
