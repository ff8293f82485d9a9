"""Experiments on games: is it any good, and what should be changed?

    experiment   what is played: variants of a game on the same deals, as plain data
    chunk        the one function that plays: some games in, their rows out
    observe/     watching a game as it is played; columns says what the rows mean
    run, folder  on all cores, in order, kept as Parquet files, resumable
    measures     numbers that each game has; stats/ says how sure their means are
    study, sweep, compare, skill
                 what is worked out from the rows, as one plain document each: the terminal, JSON
                 and reports all draw that; words/ puts it into sentences
    cards/, decks/, odds/
                 what cards and decks are worth, and how likely things are

The core needs only the standard library; what needs more (Parquet, plots, tuning) imports it where
it is used, and says ``pip install 'bestiary[lab]'`` if it is missing.

A new experiment is a function that makes an ``Experiment``, and a class with ``add_rows``,
``games``, ``is_clear`` and ``document``, which ``terminal/lab/hold.py`` runs. A new figure about a
game is a ``Measure``, if it is one number of a game, or else a column.
"""

from bestiary.lab.chunk import play_chunk
from bestiary.lab.columns import Chunk
from bestiary.lab.compare import Comparison
from bestiary.lab.experiment import BadExperiment, Experiment, Variant, one_variant
from bestiary.lab.folder import FolderTrouble, LabFolder
from bestiary.lab.run import LabRun
from bestiary.lab.skill import Skill
from bestiary.lab.study import Study
from bestiary.lab.sweep import Sweep

__all__ = [
    "BadExperiment",
    "Chunk",
    "Comparison",
    "Experiment",
    "FolderTrouble",
    "LabFolder",
    "LabRun",
    "Skill",
    "Study",
    "Sweep",
    "Variant",
    "one_variant",
    "play_chunk",
]
