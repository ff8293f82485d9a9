"""How sure a figure is: intervals over deals, many comparisons, looking again and again."""

from bestiary.lab.stats.families import benjamini_hochberg, holm
from bestiary.lab.stats.intervals import (
    CONFIDENCE,
    Interval,
    difference_interval,
    difference_p,
    mean_interval,
    mean_p,
    rate_interval,
)
from bestiary.lab.stats.moments import Mean, Moments, PairedMeans
from bestiary.lab.stats.sequences import difference_sequence, rate_sequence

__all__ = [
    "CONFIDENCE",
    "Interval",
    "Mean",
    "Moments",
    "PairedMeans",
    "benjamini_hochberg",
    "difference_interval",
    "difference_p",
    "difference_sequence",
    "holm",
    "mean_interval",
    "mean_p",
    "rate_interval",
    "rate_sequence",
]
