"""The search for settings that meet the aims.

It goes in rounds. The first plays settings that are spread over the whole space. After each, every
measure is fitted as a smooth surface, and the next round plays the few settings that the surfaces
say come nearest to all aims, with more games each and a closer look around the best. Within a round
all settings have the same deals; another round has others. It stops when the best setting's
intervals lie within all aims, or when its games are used up.

The setting that looks best has also been lucky. So it is chosen once, and then *confirmed* on deals
that the search never saw: those figures are honest, and they are the ones reported.

If the aims pull against each other no setting meets them all. Then the *front* is confirmed: the
settings where no aim can come nearer without another moving away.
"""

from typing import Final

from bestiary.engine import Value
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import BadExperiment, Experiment, Piece, Variant, mixed
from bestiary.lab.measures import Measure
from bestiary.lab.stats import Interval, Mean, mean_interval, rate_interval
from bestiary.lab.sweep import point_name
from bestiary.lab.tune.aims import Aim
from bestiary.lab.tune.space import Point, SettingSpace
from bestiary.lab.tune.surface import Sampled, Surface

ROUNDS: Final = 6
FIRST_SHARE: Final = 0.3  # of the games, for the first round
BATCH: Final = 4  # settings in a later round
MOST_FRONT: Final = 5
FEWEST_GAMES: Final = 200
LEAST_REACH: Final = 0.12  # of the space, around the best setting
SHRINK: Final = 0.6  # of the reach, from round to round


class Tried:
    """What is known about one setting."""

    def __init__(self, measures: list[Measure]) -> None:
        self.measures = measures
        self.games = 0
        self.means = {measure.name: Mean() for measure in measures}

    def add(self, chunk: Chunk, seatings: int) -> None:
        self.games += chunk.count
        for measure in self.measures:
            for total, games in measure.deals(chunk.games, seatings):
                self.means[measure.name].add(total, games)

    def interval(self, measure: Measure) -> Interval:
        mean = self.means[measure.name]
        return rate_interval(mean) if measure.is_rate else mean_interval(mean)


class Tuner:
    """A search. Ask for ``next_experiment``, add its rows, and ask again, until there is none; then
    the same with ``confirmation``."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        fixed: dict[str, Value],
        space: SettingSpace,
        aims: list[Aim],
        games: int,
        seed: int,
    ) -> None:
        if games < FEWEST_GAMES:
            raise BadExperiment(f"games {games}: a search takes at least {FEWEST_GAMES} games")
        self.game = game
        self.bots = bots
        self.fixed = fixed
        self.space = space
        self.aims = aims
        self.games = games
        self.seed = seed
        self.measures = list({aim.measure.name: aim.measure for aim in aims}.values())
        self.tried: dict[Point, Tried] = {}
        self.confirmed: dict[Point, Tried] = {}
        self.round = 0
        self.played = 0
        self.batch: list[Point] = []
        self.experiment: Experiment | None = None
        self.best: Point = ()
        self.stopped = "its games were used up"

    # ---- Rounds -----------------------------------------------------------------------------

    def next_experiment(self) -> Experiment | None:
        """The next round; None once the search is over."""
        if self.round:
            self.best = self._choose(list(self.tried))
        if self.round > 1 and self._is_settled():
            self.stopped = "every aim was met for sure"
            return None
        if self.round >= ROUNDS or self.played >= self.games:
            return None
        if self.round == 0:
            self.batch = self.space.spread(4 + 3 * len(self.space.varied))
            share = self.games * FIRST_SHARE
        else:
            self.batch = self._next_batch()
            share = self.games * (1 - FIRST_SHARE) / (ROUNDS - 1)
        each = max(2, round(share / len(self.batch)))
        self.round += 1
        self.experiment = self._experiment(self.batch, each, f"tune {self.round}")
        return self.experiment

    def _experiment(self, points: list[Point], games: int, what: str) -> Experiment:
        variants = [
            Variant(
                point_name(self.space.options(point)),
                self.game,
                self.bots,
                {**self.fixed, **self.space.options(point)},
            )
            for point in points
        ]
        return Experiment(variants, games, mixed(self.seed, 0, what), sample=0)

    def add_rows(self, piece: Piece, chunk: Chunk) -> None:
        """Rows of the round that is being played, or of the confirmation."""
        assert self.experiment is not None
        held = self.confirmed if self.confirmed else self.tried
        point = self.batch[piece.variant]
        if point not in held:
            held[point] = Tried(self.measures)
        held[point].add(chunk, self.experiment.seatings[piece.variant])
        self.played += chunk.count

    # ---- What looks best --------------------------------------------------------------------

    @property
    def reach(self) -> float:
        """How far around the best setting the surfaces look."""
        return max(LEAST_REACH, SHRINK ** max(0, self.round - 1))

    def _surfaces(self, centre: Point) -> dict[str, Surface]:
        found = {}
        for measure in self.measures:
            samples = [
                Sampled(self.space.place(point), tried.means[measure.name].value, tried.games)
                for point, tried in self.tried.items()
                if tried.means[measure.name].games
            ]
            if samples:
                found[measure.name] = Surface(samples, self.space.place(centre), self.reach)
        return found

    def misses(self, surfaces: dict[str, Surface], point: Point) -> list[float]:
        """How far each aim is missed at a point, by the surfaces; negative where it is met."""
        place = self.space.place(point)
        return [
            aim.miss(surfaces[aim.measure.name].at(place)) if aim.measure.name in surfaces else 1e6
            for aim in self.aims
        ]

    def _choose(self, points: list[Point]) -> Point:
        """The point nearest to all aims by the surfaces around the best so far."""
        centre = self.best
        if not centre:
            centre = min(points, key=lambda point: (score(self._own_misses(point)), point))
        surfaces = self._surfaces(centre)
        return min(points, key=lambda point: (score(self.misses(surfaces, point)), point))

    def _own_misses(self, point: Point) -> list[float]:
        tried = self.tried[point]
        return [aim.miss(tried.means[aim.measure.name].value) for aim in self.aims]

    def _next_batch(self) -> list[Point]:
        """Those nearest to all aims, a little apart from each other, and the best so far."""
        surfaces = self._surfaces(self.best)
        rated = sorted(
            self.space.candidates, key=lambda point: (score(self.misses(surfaces, point)), point)
        )
        batch = [self.best]
        apart = self.reach / 8
        for point in rated:
            here = self.space.place(point)
            gaps = [
                max(abs(a - b) for a, b in zip(here, self.space.place(other))) for other in batch
            ]
            if min(gaps) >= apart and point not in batch:
                batch.append(point)
            if len(batch) == BATCH:
                break
        return batch

    def _is_settled(self) -> bool:
        tried = self.tried[self.best]
        return all(aim.verdict(tried.interval(aim.measure)) == "holds" for aim in self.aims)

    # ---- The end ----------------------------------------------------------------------------

    def front(self) -> list[Point]:
        """The winner first; then, if it misses an aim, the other settings where no aim can come
        nearer without another moving away."""
        surfaces = self._surfaces(self.best)
        missed = {
            point: [max(0.0, miss) for miss in self.misses(surfaces, point)] for point in self.tried
        }
        if not any(missed[self.best]):
            return [self.best]
        others = [
            point
            for point in self.tried
            if point != self.best
            and not any(dominates(missed[other], missed[point]) for other in self.tried)
        ]
        # From one end of the front to the other, so that an author sees the whole bargain.
        others.sort(key=lambda point: (missed[point], point))
        last, shown = len(others) - 1, min(MOST_FRONT - 1, len(others))
        return [self.best, *(others[i * last // max(1, shown - 1)] for i in range(shown))]

    def confirmation(self) -> Experiment:
        """The winner, and the front if there is one, on deals that the search never saw."""
        self.batch = self.front()
        self.confirmed = {point: Tried(self.measures) for point in self.batch}
        each = max(FEWEST_GAMES // 2, self.games // 4)
        self.experiment = self._experiment(self.batch, each, "tune confirm")
        return self.experiment


def score(misses: list[float]) -> float:
    """One number for all aims: how far off they are together, or how safely they are met.

    >>> score([0.5, -1.0]), score([-0.2, -1.0])
    (0.25, -0.2)
    """
    off = sum(miss * miss for miss in misses if miss > 0)
    return off if off > 0 else max(misses)


def dominates(first: list[float], second: list[float]) -> bool:
    """Whether one is nowhere further off than another, and somewhere nearer."""
    return all(a <= b for a, b in zip(first, second)) and any(a < b for a, b in zip(first, second))
