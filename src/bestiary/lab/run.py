"""Plays an experiment, on one core or on all of them, and gives its rows in order.

The order is that of the games' numbers, whoever played them and whenever, so everything that is
worked out from the rows is the same at any number of processes, and after any interruption.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from time import monotonic
from typing import Final

from bestiary.arena.part import Failure, GameFailed
from bestiary.arena.runner import MOST_JOBS
from bestiary.arena.workers import shared
from bestiary.lab.chunk import play_chunk
from bestiary.lab.cluster.ray_workers import check_cluster, on_ray
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import BadExperiment, Experiment, Piece
from bestiary.lab.folder import LabFolder
from bestiary.lab.source import is_file

SECONDS: Final = 0.2  # a part should take about this long
FAR_SECONDS: Final = 1.0  # on other machines

Rows = tuple[Piece, Chunk]


class LabRun:
    """An experiment being played."""

    def __init__(
        self, experiment: Experiment, folder: LabFolder | None = None, on: str = ""
    ) -> None:
        """``on`` names a cluster, such as ``ray://HOST:PORT``; the games are played there."""
        self.experiment = experiment
        self.folder = folder
        self.on = on
        self.done = 0  # games whose rows were given
        if on:
            check_cluster(on)

    def rows(
        self, jobs: int = 1, told: Callable[[int], object] | None = None
    ) -> Generator[Rows, None, None]:
        """All rows, in order, whole deals at a time. Whoever stops listening, or is interrupted,
        closes this; what was played until then is kept in the folder."""
        if not 1 <= jobs <= MOST_JOBS:
            raise BadExperiment(f"jobs {jobs}: from 1 to {MOST_JOBS} processes")
        experiment, folder = self.experiment, self.folder
        missing = MissingGames(experiment, folder)
        try:
            with closing(self._played(jobs, missing)) as played:
                for games, found in played:
                    yield from self._stored(games.start, told)
                    if isinstance(found, Failure):
                        yield from self._before(found, games, told)
                        raise failed(found, experiment, experiment.piece(games).variant)
                    yield self._keep(games, found, told)
            yield from self._stored(experiment.games, told)
        finally:
            if folder is not None:
                folder.flush()

    def _keep(self, games: range, chunk: Chunk, told: Callable[[int], object] | None) -> Rows:
        piece = self.experiment.piece(games)
        if self.folder is not None:
            self.folder.add(piece, chunk)
        self._tell(games.stop, told)
        return piece, chunk

    def _before(
        self, failure: Failure, games: range, told: Callable[[int], object] | None
    ) -> Iterator[Rows]:
        """The rows of the whole deals before a game that failed, played again."""
        piece = self.experiment.piece(games)
        fine = failure.index - piece.games.start
        fine -= fine % self.experiment.seatings[piece.variant]
        again = range(games.start, games.start + fine)
        if again and isinstance(chunk := play_chunk(self.experiment, again), Chunk):
            yield self._keep(again, chunk, told)

    def _tell(self, done: int, told: Callable[[int], object] | None) -> None:
        self.done = done
        if told is not None:
            told(done)

    def _stored(self, until: int, told: Callable[[int], object] | None) -> Iterator[Rows]:
        """The rows of the games up to that one: they are in the folder."""
        while self.done < until and self.folder is not None:
            games = self.experiment.next_piece(self.done)
            games = range(games.start, min(games.stop, until))
            piece = self.experiment.piece(games)
            chunk = self.folder.read(piece)
            self._tell(games.stop, told)
            yield piece, chunk

    def _played(
        self, jobs: int, missing: "MissingGames"
    ) -> Generator[tuple[range, Chunk | Failure], None, None]:
        if self.on:
            missing.moment = FAR_SECONDS
            yield from on_ray(self.experiment, missing, self.on)
            return
        if jobs > 1:
            yield from shared(
                self.experiment, play_chunk, min(jobs, self.experiment.games), missing
            )
            return
        while games := missing.cut():
            began = monotonic()
            yield games, play_chunk(self.experiment, games)
            missing.learn(len(games), monotonic() - began)


def failed(failure: Failure, experiment: Experiment, variant: int) -> GameFailed:
    """What went wrong, and how to see it."""
    contest, file = experiment.contests[variant], experiment.variants[variant].game
    if is_file(file):  # nothing plays it at the prompt
        number = f"game {failure.index + 1} of {contest.games}"
        return GameFailed(f"{file}: {number} failed: {failure.reason}")
    return failure.error(contest)


class MissingGames:
    """Hands out the games that are still to be played, in order, whole deals at a time: as many as
    take a moment, and never across the border of a piece."""

    def __init__(self, experiment: Experiment, folder: LabFolder | None) -> None:
        self.experiment = experiment
        self.folder = folder
        self.given = 0
        self.pace = 0.0  # games in a moment
        self.moment = SECONDS

    def cut(self) -> range:
        experiment = self.experiment
        while self.given < experiment.games:
            games = experiment.next_piece(self.given)
            piece = experiment.piece(games)
            stored = 0 if self.folder is None else self.folder.stored(piece)
            if stored < len(games):
                seatings = experiment.seatings[piece.variant]
                deals = max(1, int(self.pace / seatings))
                start = games.start + stored
                self.given = min(games.stop, start + deals * seatings)
                return range(start, self.given)
            self.given = games.stop
        return range(0)

    def learn(self, games: int, seconds: float) -> None:
        """Adapt to how long these games took. One quick part does not make all others long."""
        fitting = games * self.moment / max(seconds, 1e-6)
        self.pace = max(1.0, min(2 * max(1.0, self.pace, float(games)), fitting))
