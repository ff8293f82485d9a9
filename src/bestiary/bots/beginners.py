"""The two weakest levels: one that plays anything, and one that plays like a beginner."""

from typing import Any, Final

from bestiary.bots.greedy import Greedy, best, open_asks
from bestiary.bots.searcher import has_worth
from bestiary.bots.sight import Sight
from bestiary.engine import Rng, State

GLANCES: Final = 3  # guesses: enough to see what a choice does, too few to judge it well
DAYDREAMS: Final = 12  # guesses in a game that has no worth of its own: each is played on
FARTHEST: Final = 200  # choices that a guess is played on for
SLIPS: Final = 3  # one choice in so many is made without thinking


class Random:
    """Any choice, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        return self.rng.pick(sight.decision.choices).text


class Novice:
    """Looks ahead as the greedy bot does, but only briefly, and now and then takes any choice but
    the worst: it makes mistakes, and no absurd ones. In a game that does not say what a position
    is worth, it plays on at random in its mind."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.greedy = Greedy(rng, GLANCES)
        self.dreamer = Greedy(rng, DAYDREAMS, self.played_on)

    def choose(self, sight: Sight) -> str:
        decision = sight.decision
        if len(decision.choices) == 1:
            return decision.choices[0].text
        judge = self.greedy if has_worth(sight.guesser().state.home()) else self.dreamer
        trials = judge.trials(sight, decision)
        if self.rng.below(SLIPS):
            return best(trials).text
        trials.sort(key=lambda trial: -trial.worth)
        return self.rng.pick(trials[:-1] or trials).text

    def played_on(self, future: State[Any], seat: int) -> float:
        """What a position is worth after random choices, at the end if that is not far."""
        for _ in range(FARTHEST):
            if future.result() is not None:
                break
            ask = open_asks(future)[0]
            future.answer(ask, self.rng.pick(ask.answers(future)))
        return float(future.home().worth(future, seat))
