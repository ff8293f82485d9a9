"""``lab sweep``: one or two numbers varied, everything else on the same seeds."""

from typing import Any, Final, NamedTuple

import bestiary
from bestiary.engine import Value
from bestiary.lab.experiment import SCHEMA, BadExperiment, Experiment, Variant
from bestiary.lab.measures import find_measures
from bestiary.lab.paired import PairedVariants
from bestiary.lab.stats import holm, mean_p
from bestiary.lab.words import sweep_summary

MOST_POINTS: Final = 200
MEASURED: Final = ("first", "draws", "turns", "branching", "comebacks", "runaways")


class Axis(NamedTuple):
    """An option that is varied, and its values."""

    option: str
    values: list[Value]


def grid(axes: list[Axis]) -> list[dict[str, Value]]:
    """Every combination of values, the last axis fastest.

    >>> grid([Axis("hp", [20, 30]), Axis("hand", [5])])
    [{'hp': 20, 'hand': 5}, {'hp': 30, 'hand': 5}]
    """
    points: list[dict[str, Value]] = [{}]
    for axis in axes:
        points = [{**point, axis.option: value} for point in points for value in axis.values]
    return points


def sweep_experiment(
    game: str,
    bots: list[str],
    axes: list[Axis],
    fixed: dict[str, Value],
    games: int,
    seed: int,
    sample: int = 0,
) -> Experiment:
    """A variant for each point of the grid."""
    if not 1 <= len(axes) <= 2:
        raise BadExperiment("set: vary one or two options, such as --set hp=20..60:5")
    points = grid(axes)
    if len(points) > MOST_POINTS:
        raise BadExperiment(f"set: {len(points)} settings; at most {MOST_POINTS} at once")
    if len(points) < 2:
        raise BadExperiment(f"set {axes[0].option}: one value only; a sweep needs at least two")
    variants = [Variant(point_name(point), game, bots, {**fixed, **point}) for point in points]
    return Experiment(variants, games, seed, sample)


def point_name(point: dict[str, Value]) -> str:
    return ", ".join(f"{name}={typed_value(value)}" for name, value in point.items())


def typed_value(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Sweep(PairedVariants):
    """The figures of a sweep, compared with the point at the game's own defaults, or else with the
    first."""

    def __init__(
        self, experiment: Experiment, axes: list[Axis], names: list[str], until: float = 0.0
    ) -> None:
        points = grid(axes)
        defaults = experiment.game.settings({}, experiment.contests[0].seats)
        usual = [
            i
            for i, point in enumerate(points)
            if all(defaults.get(name) == value for name, value in point.items())
        ]
        measures = find_measures(names, experiment)
        super().__init__(experiment, measures, usual[0] if usual else 0, until)
        self.axes = axes
        self.points = points

    def document(self) -> dict[str, Any]:
        """All figures as plain data."""
        found: dict[str, Any] = {
            "lab": SCHEMA,
            "command": "sweep",
            "bestiary": bestiary.__version__,
            "title": self.experiment.game.title,
            "experiment": self.experiment.to_json(),
            "games": self.games,
            "of": self.experiment.games,
            "deals": self.deals,
            "until": self.until or None,
            "axes": [{"option": axis.option, "values": axis.values} for axis in self.axes],
            "base": self.base,
            "points": [
                {"name": variant.name, "options": point, "measures": measures}
                for variant, point, measures in zip(
                    self.experiment.variants, self.points, self._with_evenness(), strict=True
                )
            ],
        }
        found["summary"] = sweep_summary(found)
        return found

    def _with_evenness(self) -> list[list[dict[str, Any]]]:
        """The figures of each point; for the first player's share also whether it is uneven, after
        Holm's correction for all points."""
        shown = self.shown()
        even = 1 / self.experiment.contests[0].seats
        for place, measure in enumerate(self.measures):
            if measure.name == "first":
                chances = holm([mean_p(means["first"], even, True) for means in self.means])
                for point, chance in zip(shown, chances, strict=True):
                    point[place]["uneven"] = chance < 0.05
        return shown
