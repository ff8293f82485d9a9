"""``lab compare``: two versions of a game on the same deals, and what changed.

This is what an author runs after every edit: two settings of the options, two decks, or two Python
files of the same game.
"""

from typing import Any

import bestiary
from bestiary.lab.experiment import SCHEMA, Experiment
from bestiary.lab.measures import bot_measure, measures_of, seat_measure
from bestiary.lab.paired import PairedVariants
from bestiary.lab.words import compare_summary


class Comparison(PairedVariants):
    """The figures of two variants, and the differences."""

    def __init__(self, experiment: Experiment, until: float = 0.0) -> None:
        contest = experiment.contests[0]
        names = list(dict.fromkeys(contest.bots))
        bots = [bot_measure(name) for name in names] if len(names) > 1 else []
        seats = [seat_measure(seat) for seat in range(contest.seats)]
        measures = [*seats, *bots, *measures_of(experiment.game)]
        super().__init__(experiment, measures, 0, until, endings=True)

    def document(self) -> dict[str, Any]:
        """All figures as plain data."""
        first, second = self.shown()
        found: dict[str, Any] = {
            "lab": SCHEMA,
            "command": "compare",
            "bestiary": bestiary.__version__,
            "title": self.experiment.game.title,
            "experiment": self.experiment.to_json(),
            "games": self.games,
            "of": self.experiment.games,
            "deals": self.deals,
            "until": self.until or None,
            "names": [variant.name for variant in self.experiment.variants],
            "measures": [
                {
                    **{key: a[key] for key in ("name", "title", "rate", "text")},
                    "a": {key: a[key] for key in ("value", "low", "high")},
                    "b": {key: b[key] for key in ("value", "low", "high")},
                    "difference": b["difference"],
                }
                for a, b in zip(first, second, strict=True)
            ],
        }
        found["summary"] = compare_summary(found)
        return found
