"""The greedy bot: tries each choice on guesses of what it cannot see, and takes the best.

It looks one choice ahead, and values the outcome by the game's own ``worth``. If others choose at
the same time, it lets them choose at random. In a game that does not say what a position is worth,
it plays on at random in its mind: by its gauges alone it would never pay for anything.
"""

from collections.abc import Callable
from typing import Any

from bestiary.bots.searcher import has_worth
from bestiary.bots.sight import Sight
from bestiary.engine import Ask, Choice, Decision, Rng, State
from bestiary.search.trials import ROUND, is_hopeless, mean

GUESSES = 24
DAYDREAMS = 12  # guesses in a game that has no worth of its own: each is played on
FARTHEST = 200  # choices that a guess is played on for

Worth = Callable[[Any, int], float]  # of a State for a seat


class Trial:
    """How one choice fared over the guesses."""

    def __init__(self, choice: Choice) -> None:
        self.text = choice.text
        self.worths: list[float] = []  # one for each guess

    @property
    def worth(self) -> float:
        return mean(self.worths)


class Greedy:
    """Looks one choice ahead, over many guesses. With a ``worth`` of its own it values positions
    by that instead of the game's, so that two of them can be played against each other."""

    def __init__(self, rng: Rng, guesses: int = GUESSES, worth: Worth | None = None) -> None:
        self.rng = rng
        self.guesses = guesses
        self.worth = worth

    def choose(self, sight: Sight) -> str:
        decision = sight.decision
        if len(decision.choices) == 1:
            return decision.choices[0].text
        return best(self.trials(sight, decision)).text

    def trials(self, sight: Sight, decision: Decision) -> list[Trial]:
        """Every choice, tried on the same guesses with the same answers from the others."""
        trials = [Trial(choice) for choice in decision.choices]
        worth, guesses = self.worth, self.guesses
        if worth is None:
            game = sight.guesser().state.home()
            worth = game.worth if has_worth(game) else self.played_on
            guesses = guesses if has_worth(game) else DAYDREAMS
        for number in range(guesses):
            if number and number % ROUND == 0:
                trials = hopeful(trials)
                if len(trials) == 1:
                    break
            guess = sight.guess(self.rng)
            let_others_choose(guess, sight.seat, self.rng)
            ask = open_asks(guess)[0]
            answers = {answer.text(): answer for answer in ask.answers(guess)}
            if any(trial.text not in answers for trial in trials):
                continue  # so unlikely a position that no guess matched it
            for trial in trials:
                future = guess.copy()
                future.answer(ask, answers[trial.text])
                trial.worths.append(worth(future, sight.seat))
        return trials

    def played_on(self, future: State[Any], seat: int) -> float:
        """What a position is worth after random choices, at the end if that is not far."""
        for _ in range(FARTHEST):
            if future.result() is not None:
                break
            ask = open_asks(future)[0]
            future.answer(ask, self.rng.pick(ask.answers(future)))
        return float(future.home().worth(future, seat))


def best(trials: list[Trial]) -> Trial:
    """The trial with the highest worth; the first of equals."""
    found = trials[0]
    for trial in trials:
        if trial.worth > found.worth + 1e-12:
            found = trial
    return found


def hopeful(trials: list[Trial]) -> list[Trial]:
    """The trials that could still turn out best with more guesses."""
    first = best(trials)
    return [
        trial for trial in trials if trial is first or not is_hopeless(trial.worths, first.worths)
    ]


def let_others_choose(guess: State[Any], seat: int, rng: Rng) -> None:
    """Answer for the other seats, so that only this seat's answer is missing."""
    for ask in open_asks(guess):
        if ask.seat != seat:
            guess.answer(ask, rng.pick(ask.answers(guess)))


def open_asks(state: State[Any]) -> list[Ask]:
    """The questions not answered yet: like ``decisions``, without the words."""
    return [ask for ask in state.asks if ask.answer is None]
