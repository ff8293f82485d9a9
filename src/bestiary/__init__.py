"""Write the rules of a creature game once, in plain Python. Get everything else."""

# ruff: noqa: E402, F401  (the loading must be in place before anything compiled is imported)

from bestiary import _loader

_loader.install()

import bestiary.games as _folder  # before the function of that name, which would else be hidden
from bestiary._loader import compiled
from bestiary.engine.errors import (
    BadOption,
    BadPosition,
    BadReplay,
    BestiaryError,
    IllegalChoice,
    UnknownGame,
)
from bestiary.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadReplay",
    "BestiaryError",
    "IllegalChoice",
    "UnknownGame",
    "__version__",
    "compiled",
    "game",
    "games",
]
