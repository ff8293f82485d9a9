"""``lab study``: everything about one game as it is.

Who wins, from which seat and with which bot; how games end and how long they take; what players
decide; who leads and who comes back; what becomes of each card and choice.
"""

from collections import Counter
from typing import Any

import bestiary
from bestiary.arena import Lengths
from bestiary.lab.columns import Chunk
from bestiary.lab.counts import card_counts, choice_counts
from bestiary.lab.experiment import SCHEMA, Experiment, Piece
from bestiary.lab.measures import (
    Measure,
    as_shown,
    bot_measure,
    ending_measure,
    measures_of,
    numbers,
    rounded,
    seat_measure,
)
from bestiary.lab.stats import (
    Interval,
    Mean,
    holm,
    mean_interval,
    mean_p,
    rate_interval,
    rate_sequence,
)
from bestiary.lab.words.one import study_summary


class Study:
    """The figures of one variant's games, as they come in. Memory does not grow with them."""

    def __init__(self, experiment: Experiment, variant: int = 0, until: float = 0.0) -> None:
        self.experiment = experiment
        self.contest = experiment.contests[variant]
        self.seatings = experiment.seatings[variant]
        self.until = until
        self.games = self.deals = self.close = 0
        self.seats = [seat_measure(seat) for seat in range(self.contest.seats)]
        names = list(dict.fromkeys(self.contest.bots))
        self.bots = [bot_measure(name) for name in names] if len(names) > 1 else []
        self.usual = measures_of(experiment.game)
        self.measures = [*self.seats, *self.bots, *self.usual]
        self.means = {measure.name: Mean() for measure in self.measures}
        self.endings: dict[str, Mean] = {}
        self.beginners: Counter[int] = Counter()
        self.lengths: dict[str, Counter[int]] = {"turns": Counter(), "decisions": Counter()}
        self.points: list[Counter[int]] = [Counter() for _ in self.seats]
        self.cards = card_counts()
        self.choices = choice_counts()

    def add_rows(self, piece: Piece, chunk: Chunk) -> None:
        """Count the rows of whole deals."""
        columns = chunk.games
        self.games += chunk.count
        self.deals += chunk.count // self.seatings
        self.close += sum(columns["close"])
        for measure in self.measures:
            mean = self.means[measure.name]
            for total, games in measure.deals(columns, self.seatings):
                mean.add(total, games)
        for ending in set(columns["ending"]):
            mean = self.endings.setdefault(ending, Mean())
            for total, games in ending_measure(ending).deals(columns, self.seatings):
                if total:
                    mean.add(total, games)
        self.beginners.update(columns["beginner"])
        for name, counts in self.lengths.items():
            counts.update(columns[name])
        for points in columns["points"]:
            for seat, count in enumerate(points or []):
                self.points[seat][count] += 1
        self.cards.add(chunk.tables["cards"], self.seatings)
        self.choices.add(chunk.tables["choices"], self.seatings)

    # ---- Stopping early ---------------------------------------------------------------------

    @property
    def is_clear(self) -> bool:
        """Whether every win rate is known to within what was asked."""
        return self.until > 0 and all(
            self._win_rate(measure).half <= self.until for measure in [*self.seats, *self.bots]
        )

    def _win_rate(self, measure: Measure) -> Interval:
        mean = self.means[measure.name]
        if not self.until:
            return rate_interval(mean)
        watched = len(self.seats) + len(self.bots)
        return rate_sequence(mean, 1 - 0.05 / watched)

    # ---- The document -----------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """All figures as plain data, in a fixed order, independent of time and machine."""
        found: dict[str, Any] = {
            "lab": SCHEMA,
            "command": "study",
            "bestiary": bestiary.__version__,
            "title": self.experiment.game.title,
            "experiment": self.experiment.to_json(),
            "games": self.games,
            "of": self.contest.games,
            "deals": self.deals,
            "seatings": self.seatings,
            "close": self.close,
            "until": self.until or None,
            "even": rounded(1 / self.contest.seats),
            "seats": self._win_rates(self.seats),
            "bots": self._win_rates(self.bots),
            "beginners": {str(seat): count for seat, count in sorted(self.beginners.items())},
            "endings": self._endings(),
            "lengths": {name: length_data(counts) for name, counts in self.lengths.items()},
            "points": [length_data(counts) for counts in self.points if counts],
            "measures": [self._measured(measure) for measure in self.usual],
            "cards": self._cards(),
            "choices": self._choices(),
        }
        found["summary"] = study_summary(found)
        return found

    def _win_rates(self, measures: list[Measure]) -> list[dict[str, Any]]:
        """Win rates, each with how likely it would be if the share were even, corrected."""
        even = 1 / self.contest.seats
        chances = holm([mean_p(self.means[m.name], even, True) for m in measures])
        shown = []
        for measure, chance in zip(measures, chances, strict=True):
            interval = self._win_rate(measure)
            clear = not interval.holds(even) if self.until else chance < 0.05
            data = as_shown(measure, interval)
            shown.append({**data, "uneven": clear, "p": None if self.until else rounded(chance)})
        return shown

    def _measured(self, measure: Measure) -> dict[str, Any]:
        mean = self.means[measure.name]
        interval = rate_interval(mean) if measure.is_rate else mean_interval(mean)
        data = as_shown(measure, interval)
        if not mean.games:
            data |= {"value": None, "low": None, "high": None}
        return {**data, "games": int(mean.games)}

    def _endings(self) -> list[dict[str, Any]]:
        shown = []
        for ending, mean in self.endings.items():
            whole = mean.with_zeros(self.deals, self.seatings)
            count = round(mean.moments.sums[0])
            shown.append({"name": ending, "games": count, **numbers(rate_interval(whole))})
        return sorted(shown, key=lambda ending: (-ending["games"], ending["name"]))

    def _cards(self) -> list[dict[str, Any]]:
        played, regretted = self.cards.ratios
        shown = []
        for key in self.cards.ordered():
            totals = self.cards.totals[key]
            seen = totals["rows"] / max(1, self.games * self.contest.seats)
            shown.append(
                {
                    "card": key[0],
                    **{name: totals[name] for name in self.cards.counted},
                    "seen_share": rounded(seen),
                    "play_rate": played.shown(key),
                    "regret_rate": regretted.shown(key),
                }
            )
        return shown

    def _choices(self) -> list[dict[str, Any]]:
        made, regretted = self.choices.ratios
        return [
            {
                "question": key[0],
                "verb": key[1],
                **{name: self.choices.totals[key][name] for name in self.choices.counted},
                "made_rate": made.shown(key),
                "regret_rate": regretted.shown(key),
            }
            for key in self.choices.ordered()
        ]


def length_data(counts: Counter[int]) -> dict[str, Any]:
    """The middle and the spread of a length, and how many games have each."""
    return {**Lengths(counts).to_json(), "counts": [list(pair) for pair in sorted(counts.items())]}
