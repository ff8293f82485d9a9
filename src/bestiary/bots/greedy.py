"""The greedy bot: tries each choice on guesses of what it cannot see, and takes the best.

It looks one choice ahead, and values the outcome by the game's own ``worth``. If others choose at
the same time, it lets them choose at random.
"""

from math import sqrt
from typing import Any

from bestiary.bots.sight import Sight
from bestiary.engine import Ask, Choice, Decision, Rng, State, seat_name

GUESSES = 24
ROUND = 8  # guesses after which hopeless choices are dropped
HOPELESS = 3.0  # standard errors behind the best


class Trial:
    """How one choice fared over the guesses."""

    def __init__(self, choice: Choice, guesses: int) -> None:
        self.choice = choice
        self.text = choice.text
        self.guesses = guesses
        self.worths: list[float] = []  # one for each guess
        self.changes: dict[tuple[int, str], float] = {}  # (seat, gauge) -> sum of its changes

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def watch(self, before: dict[tuple[int, str], int], after: State[Any]) -> None:
        for gauge, value in gauges(after).items():
            change = (value - before.get(gauge, 0)) / self.guesses
            self.changes[gauge] = self.changes.get(gauge, 0.0) + change


class Advice:
    """What the greedy bot would do, and why."""

    def __init__(self, choice: str, label: str, why: str) -> None:
        self.choice = choice
        self.label = label
        self.why = why


class Greedy:
    """Looks one choice ahead, over many guesses."""

    def __init__(self, rng: Rng, guesses: int = GUESSES) -> None:
        self.rng = rng
        self.guesses = guesses

    def choose(self, sight: Sight) -> str:
        decision = sight.decision
        if len(decision.choices) == 1:
            return decision.choices[0].text
        return best(self.trials(sight, decision)).text

    def explain(self, sight: Sight) -> Advice:
        """The choice it would make, with its reasons in words."""
        decision = sight.decision
        trials = self.trials(sight, decision, watched=True)
        first = best(trials)
        others = [trial for trial in trials if trial is not first]
        if not others:
            return Advice(first.text, first.choice.label, "It is the only choice.")
        changes = []
        for (seat, key), change in first.changes.items():
            whose = "your" if seat == sight.seat else f"{seat_name(seat)}'s"
            if abs(change) >= 0.05:
                changes.append(f"{whose} {key} {change:+.1f}")
        found = ", ".join(changes) if changes else "nothing changes at once"
        second = best(others)
        why = (
            f"Over {self.guesses} guesses of what is hidden, on average: {found}. "
            f"Next best: {second.choice.label}."
        )
        return Advice(first.text, first.choice.label, why)

    def trials(self, sight: Sight, decision: Decision, watched: bool = False) -> list[Trial]:
        """Every choice, tried on the same guesses with the same answers from the others. Watching
        the gauges takes time, and is only needed to explain a choice to a person."""
        trials = [Trial(choice, self.guesses) for choice in decision.choices]
        for number in range(self.guesses):
            if number and number % ROUND == 0 and not watched:
                trials = hopeful(trials)
                if len(trials) == 1:
                    break
            guess = sight.guess(self.rng)
            let_others_choose(guess, sight.seat, self.rng)
            before = gauges(guess) if watched else {}
            ask = open_asks(guess)[0]
            answers = {answer.text(): answer for answer in ask.answers(guess)}
            if any(trial.text not in answers for trial in trials):
                continue  # so unlikely a position that no guess matched it
            for trial in trials:
                future = guess.copy()
                future.answer(ask, answers[trial.text])
                trial.worths.append(future.home().worth(future, sight.seat))
                if watched:
                    trial.watch(before, future)
        return trials


def best(trials: list[Trial]) -> Trial:
    """The trial with the highest worth; the first of equals."""
    found = trials[0]
    for trial in trials:
        if trial.worth > found.worth + 1e-12:
            found = trial
    return found


def hopeful(trials: list[Trial]) -> list[Trial]:
    """The trials that could still turn out best with more guesses. All were tried on the same
    guesses, so what counts is how far one is behind on each of them."""
    first = best(trials)
    return [trial for trial in trials if trial is first or not is_hopeless(trial, first)]


def is_hopeless(trial: Trial, first: Trial) -> bool:
    behind = [a - b for a, b in zip(first.worths, trial.worths, strict=True)]
    if not behind:
        return False
    mean = sum(behind) / len(behind)
    spread = sqrt(sum((one - mean) ** 2 for one in behind) / len(behind))
    return mean > HOPELESS * spread / sqrt(len(behind))


def let_others_choose(guess: State[Any], seat: int, rng: Rng) -> None:
    """Answer for the other seats, so that only this seat's answer is missing."""
    for ask in open_asks(guess):
        if ask.seat != seat:
            guess.answer(ask, rng.pick(ask.answers(guess)))


def open_asks(state: State[Any]) -> list[Ask]:
    """The questions not answered yet: like ``decisions``, without the words."""
    return [ask for ask in state.asks if ask.answer is None]


def gauges(state: State[Any]) -> dict[tuple[int, str], int]:
    """Every gauge of every seat."""
    return {
        (seat, gauge["label"]): gauge["value"]
        for seat in range(state.seats)
        for gauge in state.gauges(seat)
    }
