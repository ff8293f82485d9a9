"""Many games at once, and their statistics."""

from bestiary.arena.contest import BadContest, Contest, Deck, typed
from bestiary.arena.field import DeckField, FieldRun, FieldSummary
from bestiary.arena.intervals import wilson
from bestiary.arena.part import GameFailed
from bestiary.arena.runner import Run, all_cores, run
from bestiary.arena.summary import Lengths, Score, Summary

__all__ = [
    "BadContest",
    "Contest",
    "Deck",
    "DeckField",
    "FieldRun",
    "FieldSummary",
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
