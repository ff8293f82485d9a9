"""Several contests, played one after another."""

from collections.abc import Callable, Sequence

from bestiary.arena.contest import Contest
from bestiary.arena.runner import Run
from bestiary.arena.tally import Tally


class SeriesRun:
    """Contests being played. If interrupted, the results of each stay consistent."""

    def __init__(self, contests: Sequence[Contest]) -> None:
        self.runs = [Run(contest) for contest in contests]

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(run.tally.games for run in self.runs)

    @property
    def tallies(self) -> list[Tally]:
        return [run.tally for run in self.runs]

    def play(self, jobs: int = 1, told: Callable[[int], object] | None = None) -> None:
        """Play all of them with ``jobs`` processes; ``told`` is called with the games so far."""
        for run in self.runs:
            run.play(jobs, told=lambda _: None if told is None else told(self.games))
