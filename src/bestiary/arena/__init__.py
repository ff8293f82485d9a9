"""Many games at once, and their statistics."""

from bestiary.arena.contest import BadContest, Contest, Deck, typed
from bestiary.arena.field import DeckField, FieldRun, FieldSummary
from bestiary.arena.gauntlet import Gauntlet, GauntletRun, GauntletSummary, Matchup, Standing
from bestiary.arena.intervals import wilson
from bestiary.arena.part import GameFailed
from bestiary.arena.runner import Run, all_cores, run
from bestiary.arena.series import SeriesRun
from bestiary.arena.summary import Lengths, Score, Summary
from bestiary.arena.trainer import Bout, Round, Trainer

__all__ = [
    "BadContest",
    "Bout",
    "Contest",
    "Deck",
    "DeckField",
    "FieldRun",
    "FieldSummary",
    "GameFailed",
    "Gauntlet",
    "GauntletRun",
    "GauntletSummary",
    "Lengths",
    "Matchup",
    "Round",
    "Run",
    "Score",
    "SeriesRun",
    "Standing",
    "Summary",
    "Trainer",
    "all_cores",
    "run",
    "typed",
    "wilson",
]
