"""Choices that were worse than another, judged by what the seat could know then.

A thinking level looks for the best choice from the Sight of that moment. If it finds another than
was made, both are played on from the same fresh guesses, and the difference counts. First a few
guesses for all such choices, then many for the worst: the final number comes from guesses that had
no part in picking out the choice, so luck does not make a mistake.
"""

from math import sqrt
from typing import Final, NamedTuple

from bestiary.bots import Effort, Searcher, Sight, bot_seed
from bestiary.bots.futures import Futures
from bestiary.bots.searcher import best
from bestiary.engine import Decision, Rng
from bestiary.review.chances import Scale
from bestiary.review.record import GameRecord
from bestiary.review.schema import Mistake

GLANCE: Final = 24  # guesses for a first opinion,
GLANCE_TURNS: Final = 2  # each played on for so many turns before it is judged
STUDY: Final = 240  # guesses for the final opinion,
STUDY_TURNS: Final = 4  # which looks further ahead: some choices pay off late
SUSPECTS: Final = 6  # of each seat, that are studied
NOTABLE: Final = 0.02  # a loss worth telling,
CLEAR: Final = 2.0  # and standard errors above the noise


class Suspect(NamedTuple):
    """A choice that looks worse than another."""

    n: int
    seat: int
    made: int  # the place of the choice among those offered,
    better: int  # and of the other
    loss: float  # of the chance of winning
    error: float


def glance(record: GameRecord, scale: Scale, effort: Effort, n: int, seed: int) -> Suspect | None:
    """A first opinion on a choice; None if the level would have made the same."""
    seat, text = record.choices[n]
    rng = Rng(bot_seed(seed + 2, n))
    sight = Sight(record.states[n], seat)
    choices = sight.decision.choices
    made = next(i for i, choice in enumerate(choices) if choice.text == text)
    findings = Searcher(rng, effort).findings(sight)
    better = findings.index(best(findings))
    if better == made or choices[better].label == choices[made].label:
        return None
    loss, error = compare(sight, rng, scale, made, better, GLANCE, GLANCE_TURNS)
    return Suspect(n, seat, made, better, loss, error)


def worst(suspects: list[Suspect]) -> list[Suspect]:
    """Those of each seat that are worth a closer look."""
    order = sorted(suspects, key=lambda suspect: (-suspect.loss, suspect.n))
    found: list[Suspect] = []
    for suspect in order:
        same = sum(other.seat == suspect.seat for other in found)
        if suspect.loss > 0.0 and same < SUSPECTS:
            found.append(suspect)
    return found


def study(record: GameRecord, scale: Scale, suspect: Suspect, seed: int) -> Mistake | None:
    """The final opinion; None if the difference is small, or may be chance."""
    rng = Rng(bot_seed(seed + 3, suspect.n))
    state = record.states[suspect.n]
    sight = Sight(state, suspect.seat)
    loss, error = compare(sight, rng, scale, suspect.made, suspect.better, STUDY, STUDY_TURNS)
    if loss < max(NOTABLE, CLEAR * error):
        return None
    decision = sight.decision
    return {
        "n": suspect.n,
        "turn": int(state.turn),
        "seat": suspect.seat,
        "played": label(decision, suspect.made),
        "better": label(decision, suspect.better),
        "loss": round(loss, 4),
        "error": round(error, 4),
    }


def label(decision: Decision, place: int) -> str:
    return decision.choices[place].label


def compare(
    sight: Sight, rng: Rng, scale: Scale, made: int, better: int, guesses: int, turns: int
) -> tuple[float, float]:
    """How much the choice that was made loses against another, and the standard error."""
    futures = Futures(sight, rng)
    answers = futures.answers
    losses: list[float] = []
    for start in futures.starts(guesses):
        one = scale.chances(futures.after(start, answers[better], turns))
        other = scale.chances(futures.after(start, answers[made], turns))
        losses.append(one[sight.seat] - other[sight.seat])
    if len(losses) < 2:
        return 0.0, 0.0
    mean = sum(losses) / len(losses)
    spread = sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1)
    return mean, sqrt(spread / len(losses))
