"""Many games at once, and what they amount to."""

from bestiary.arena.contest import BadContest, Contest, typed
from bestiary.arena.intervals import wilson
from bestiary.arena.playing import GameFailed
from bestiary.arena.running import Run, all_cores, run
from bestiary.arena.summary import Lengths, Score, Summary

__all__ = [
    "BadContest",
    "Contest",
    "GameFailed",
    "Lengths",
    "Run",
    "Score",
    "Summary",
    "all_cores",
    "run",
    "typed",
    "wilson",
]
