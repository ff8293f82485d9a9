"""Variants side by side on the same deals: each measure of each, and how it differs from one that
the others are compared with.

The difference is taken deal by deal, so what a deal does to both drops out: far fewer games show a
difference than two separate studies would need. Only whole blocks are counted, in which every
variant has had the same deals.
"""

from collections.abc import Sequence
from typing import Any

from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import BadExperiment, Experiment, Piece
from bestiary.lab.measures import Measure, as_shown, ending_measure, numbers, rounded
from bestiary.lab.stats import (
    Interval,
    Mean,
    PairedMeans,
    difference_interval,
    difference_p,
    difference_sequence,
    holm,
    mean_interval,
    rate_interval,
)

Values = list[tuple[float, float]]  # of one measure, for each deal


class PairedVariants:
    """The figures of all variants, as their rows come in."""

    def __init__(
        self,
        experiment: Experiment,
        measures: Sequence[Measure],
        base: int = 0,
        until: float = 0.0,
        endings: bool = False,
    ) -> None:
        if until and not any(measure.is_win_rate for measure in measures):
            raise BadExperiment("until: measure a win rate too, such as --measure first")
        self.experiment = experiment
        self.measures = list(measures)
        self.base = base
        self.until = until
        self.endings = endings  # whether how games end is compared too
        self.deals = 0
        count = len(experiment.variants)
        self.means = [{each.name: Mean() for each in measures} for _ in range(count)]
        self.pairs = [{each.name: PairedMeans() for each in measures} for _ in range(count)]
        self._block: list[dict[str, Values]] = [{} for _ in range(count)]

    @property
    def games(self) -> int:
        """How many games are counted."""
        return self.deals * sum(self.experiment.seatings)

    def add_rows(self, piece: Piece, chunk: Chunk) -> None:
        seatings = self.experiment.seatings[piece.variant]
        held = self._block[piece.variant]
        if self.endings:
            self._find_endings(chunk)
        for measure in self.measures:
            found = measure.deals(chunk.games, seatings)
            held.setdefault(measure.name, []).extend(found)
        done = piece.games.stop // seatings
        last = piece.variant == len(self._block) - 1
        if last and (done == self.experiment.deals or done % self.experiment.block == 0):
            self._count_block(done - self.deals)

    def _find_endings(self, chunk: Chunk) -> None:
        """An ending that was not seen before: no game so far ended so."""
        for ending in sorted(set(chunk.games["ending"])):
            measure = ending_measure(ending)
            if any(known.name == measure.name for known in self.measures):
                continue
            self.measures.append(measure)
            sizes = [float(seatings) for seatings in self.experiment.seatings]
            for variant, size in enumerate(sizes):
                self.means[variant][measure.name] = Mean().with_zeros(self.deals, size)
                pair = PairedMeans.zeros(self.deals, sizes[self.base], size)
                self.pairs[variant][measure.name] = pair
                held = self._block[variant]
                rows = len(next(iter(held.values()), []))
                held[measure.name] = [(0.0, size)] * rows

    def _count_block(self, deals: int) -> None:
        base = self._block[self.base]
        for variant, held in enumerate(self._block):
            for measure in self.measures:
                mean = self.means[variant][measure.name]
                pair = self.pairs[variant][measure.name]
                for first, second in zip(base[measure.name], held[measure.name], strict=True):
                    mean.add(*second)
                    pair.add(first, second)
        self.deals += deals
        self._block = [{} for _ in self._block]

    # ---- Figures ----------------------------------------------------------------------------

    @property
    def is_clear(self) -> bool:
        """Whether every difference of a win rate is known to within what was asked."""
        if not self.until or self.deals == 0:
            return False
        return all(
            self._sequence(self.pairs[variant][measure.name]).half <= self.until
            for variant in range(len(self.pairs))
            for measure in self.measures
            if variant != self.base and measure.is_win_rate
        )

    def _sequence(self, pair: PairedMeans) -> Interval:
        """A difference at this moment; all that are watched hold together at 95%."""
        watched = sum(measure.is_win_rate for measure in self.measures) * (len(self.pairs) - 1)
        return difference_sequence(pair, 1 - 0.05 / watched)

    def shown(self) -> list[list[dict[str, Any]]]:
        """For each variant its measures: the mean, and the difference from the base with how
        likely it would be by chance, corrected (Holm) for all that are compared."""
        compared = [
            (variant, measure)
            for variant in range(len(self.pairs))
            for measure in self.measures
            if variant != self.base
        ]
        chances = holm([difference_p(self.pairs[v][m.name], m.is_rate) for v, m in compared])
        corrected = {(v, m.name): p for (v, m), p in zip(compared, chances, strict=True)}
        return [
            [self._measured(variant, measure, corrected) for measure in self.measures]
            for variant in range(len(self.means))
        ]

    def _measured(
        self, variant: int, measure: Measure, corrected: dict[tuple[int, str], float]
    ) -> dict[str, Any]:
        mean = self.means[variant][measure.name]
        interval = rate_interval(mean) if measure.is_rate else mean_interval(mean)
        data = as_shown(measure, interval)
        if not mean.games:
            data |= {"value": None, "low": None, "high": None}
        chance = corrected.get((variant, measure.name))
        if chance is None:
            return {**data, "difference": None}
        pair = self.pairs[variant][measure.name]
        if self.until and measure.is_win_rate:
            found = self._sequence(pair)
            judged: dict[str, float | bool | None] = {"p": None, "clear": not found.holds(0.0)}
        else:
            found = difference_interval(pair, measure.is_rate)
            judged = {"p": rounded(chance), "clear": chance < 0.05}
        return {**data, "difference": {**numbers(found), **judged}}
