"""Choices compared by trying each of them on the same guesses, one value for each guess."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from bestiary.engine.steps import Answer
from bestiary.search.findings import Finding

ROUND: Final = 8  # guesses after which hopeless choices are dropped
HOPELESS: Final = 3.0  # standard errors behind the best


class AnswerTrial:
    """How one answer fared, guess by guess."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.like = self  # the trial that stands for all answers that look like this one
        self.first_look: float = 0.0  # its worth one choice ahead, if it was not tried further
        self.values: list[float] = []

    def mean(self) -> float:
        return mean(self.values)

    def finding(self) -> Finding:
        tried = self.like
        value = tried.mean() if tried.values else tried.first_look
        return Finding(self.answer, len(tried.values), value)


def mean(values: list[float]) -> float:
    """The mean, or 0 of nothing. Added up one by one: ``sum`` rounds differently from Python 3.12
    on, and a bot must choose alike on all of them."""
    total = 0.0
    for value in values:
        total += value
    return total / float(len(values)) if values else 0.0


def is_hopeless(values: list[float], best: list[float]) -> bool:
    """Whether a choice will hardly turn out best with more guesses. Both were tried on the same
    guesses, so what counts is how far it is behind on each of them."""
    count = float(len(best))
    if count == 0.0:
        return False
    behind: list[float] = []
    i: i64 = 0
    for value in values:
        behind.append(best[i] - value)
        i += 1
    middle = mean(behind)
    squares = 0.0
    for one in behind:
        squares += (one - middle) * (one - middle)
    return middle > HOPELESS * sqrt(squares / count) / sqrt(count)


def leader(trials: list[AnswerTrial]) -> AnswerTrial:
    """The trial with the highest mean; the first of equals."""
    first = trials[0]
    most = first.mean()
    for trial in trials:
        value = trial.mean()
        if value > most + 1e-12:
            first = trial
            most = value
    return first


def still_hopeful(trials: list[AnswerTrial]) -> list[AnswerTrial]:
    """Those that could still turn out best."""
    first = leader(trials)
    return [
        trial for trial in trials if trial is first or not is_hopeless(trial.values, first.values)
    ]


def better_half(trials: list[AnswerTrial]) -> list[AnswerTrial]:
    """Half of them, rounded up, in the order they came in."""
    left = trials.copy()
    kept: list[AnswerTrial] = []
    while len(kept) * 2 < len(trials):
        best = leader(left)
        left.remove(best)
        kept.append(best)
    return [trial for trial in trials if trial in kept]
