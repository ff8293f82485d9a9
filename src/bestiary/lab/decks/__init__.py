"""Decks against each other: who beats whom, and the mix of decks that nobody can beat."""

from bestiary.lab.decks.matchups import Matchups, deck_experiment
from bestiary.lab.decks.nash import Mix, unbeatable_mix

__all__ = ["Matchups", "Mix", "deck_experiment", "unbeatable_mix"]
