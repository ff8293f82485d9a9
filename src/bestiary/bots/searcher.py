"""The thinking levels: they search over guesses, and differ only in how far and how often.

Effort is counted in simulations, never in time, so a level plays the same on every machine. A
caller in a hurry can pass ``is_over``, which is asked before each simulation.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bestiary.bots.sight import Sight
from bestiary.engine import Game, Rng
from bestiary.search import TO_THE_END, Finding, RolloutSearch


class Effort(NamedTuple):
    """How much a level thinks about one choice. A simulation is one choice, played on in one
    guess."""

    simulations: int  # if one seat chooses after another,
    turns: int  # each played on for so many turns before it is judged;
    most: int  # of more choices, only so many that look best at once
    sealed: int  # simulations if several seats choose at once,
    replies: int  # with so many guesses for each of the others to choose by,
    thinkers: int  # who in so many of four guesses think as well
    to_the_end: int  # simulations in a game that has no worth of its own
    positions: int  # judged at most, so that long turns do not take long to think about


APPRENTICE: Final = Effort(
    simulations=40,
    turns=1,
    most=4,
    sealed=100,
    replies=6,
    thinkers=0,
    to_the_end=100,
    positions=2000,
)
ADEPT: Final = Effort(
    simulations=100,
    turns=2,
    most=6,
    sealed=200,
    replies=6,
    thinkers=1,
    to_the_end=400,
    positions=5000,
)
MASTER: Final = Effort(
    simulations=300,
    turns=2,
    most=8,
    sealed=320,
    replies=6,
    thinkers=2,
    to_the_end=1600,
    positions=15000,
)


class Searcher:
    """Thinks ahead with a given effort."""

    def __init__(self, rng: Rng, effort: Effort) -> None:
        self.rng = rng
        self.effort = effort

    def choose(self, sight: Sight, is_over: Callable[[], bool] | None = None) -> str:
        choices = sight.decision.choices
        if len(choices) == 1:
            return choices[0].text
        return best(self.findings(sight, is_over)).answer.text()

    def findings(self, sight: Sight, is_over: Callable[[], bool] | None = None) -> list[Finding]:
        """What it found out about each choice, in the order they are offered."""
        effort = self.effort
        guesser = sight.guesser()
        turns, simulations, positions = effort.turns, effort.simulations, effort.positions
        if not has_worth(guesser.state.home()):
            turns, simulations = TO_THE_END, effort.to_the_end
        elif sight.simultaneous:
            turns, simulations = 0, effort.sealed
        search = RolloutSearch(
            guesser, sight.seat, self.rng, turns, effort.replies, effort.thinkers, effort.most
        )
        return search.run(simulations, positions, is_over)


def has_worth(game: Game[Any]) -> bool:
    """Whether a game says itself what a position is worth, or was trained to. The default worth
    knows the gauges only: in a game of secret bids it would keep all its money."""
    return type(game).worth is not Game.worth or bool(game.weights.numbers())


def best(findings: list[Finding]) -> Finding:
    """The choice that was tried most, as a search returns to what does well; of equals the one of
    greater value, then the first."""
    found = findings[0]
    for finding in findings:
        if (finding.visits, finding.value) > (found.visits, found.value):
            found = finding
    return found
