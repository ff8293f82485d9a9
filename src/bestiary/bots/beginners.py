"""The two weakest levels: one that plays anything, and one that plays like a beginner."""

from typing import Final

from bestiary.bots.greedy import Greedy, best
from bestiary.bots.sight import Sight
from bestiary.engine import Rng

GLANCES: Final = 3  # guesses: enough to see what a choice does, too few to judge it well
SLIPS: Final = 3  # one choice in so many is made without thinking


class Random:
    """Any choice, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        return self.rng.pick(sight.decision.choices).text


class Novice:
    """Looks ahead as the greedy bot does, but only briefly, and now and then takes any choice but
    the worst: it makes mistakes, and no absurd ones."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.greedy = Greedy(rng, GLANCES)

    def choose(self, sight: Sight) -> str:
        decision = sight.decision
        if len(decision.choices) == 1:
            return decision.choices[0].text
        trials = self.greedy.trials(sight, decision)
        if self.rng.below(SLIPS):
            return best(trials).text
        trials.sort(key=lambda trial: -trial.worth)
        return self.rng.pick(trials[:-1] or trials).text
