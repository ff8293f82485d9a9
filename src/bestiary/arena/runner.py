"""Plays a contest, on one core or on all of them."""

import os
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from time import monotonic
from typing import Final

from bestiary.arena.contest import BadContest, Contest
from bestiary.arena.part import Failure, Part, play_part
from bestiary.arena.portions import Portions
from bestiary.arena.summary import Summary
from bestiary.arena.tally import Tally
from bestiary.arena.workers import parts

MOST_JOBS: Final = 256


class Run:
    """A contest being played. If it is interrupted, ``tally`` holds its first games, in whole
    deals: exactly what a contest of that many games would give."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.tally = Tally(contest.seats)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    def play(
        self, jobs: int = 1, part: int = 0, told: Callable[[int], object] | None = None
    ) -> None:
        """Play all games with ``jobs`` processes; ``told`` is called with the number so far, part
        by part. A part takes a moment, or has at least ``part`` games."""
        if not 1 <= jobs <= MOST_JOBS:
            raise BadContest(f"jobs {jobs}: from 1 to {MOST_JOBS} processes")
        with closing(self._parts(jobs, Portions(self.contest, part))) as played:
            for found in played:
                if isinstance(found, Failure):
                    raise found.error(self.contest)
                self.tally = self.tally.plus(found)
                if told is not None:
                    told(self.tally.games)

    def _parts(self, jobs: int, portions: Portions) -> Generator[Part, None, None]:
        if jobs > 1:
            yield from parts(self.contest, jobs, portions)
            return
        while games := portions.cut():
            began = monotonic()
            yield play_part(self.contest, games)
            portions.learn(len(games), monotonic() - began)

    def summary(self) -> Summary:
        """The results so far."""
        return Summary(self.contest, self.tally)


def run(
    game: str,
    bots: Sequence[str],
    games: int = 500,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
) -> Summary:
    """Play this many games between bots, each deal once in every seating.

    More than one job needs a program that can be imported, with its start under
    ``if __name__ == "__main__":``, as for all of Python's processes.

    >>> summary = run("creature-wars", ["random", "random"], games=20, seed=1)
    >>> sum(seat.score for seat in summary.seats)
    20.0
    """
    asked = Run(Contest(game, bots, games, seed, options))
    asked.play(jobs)
    return asked.summary()


def all_cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_JOBS, len(os.sched_getaffinity(0)))
    return min(MOST_JOBS, os.cpu_count() or 1)
