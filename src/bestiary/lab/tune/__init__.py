"""``lab tune``: the settings at which a game comes out as its author wants it."""

from bestiary.lab.tune.aims import Aim, read_aim
from bestiary.lab.tune.search import Tuner
from bestiary.lab.tune.space import SettingSpace, Varied

__all__ = ["Aim", "SettingSpace", "Tuner", "Varied", "read_aim"]
