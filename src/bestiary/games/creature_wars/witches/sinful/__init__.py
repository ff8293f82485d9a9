"""Sinful witches, masters of the dark, levels 7 to 9."""

from bestiary.games.creature_wars.witches.sinful import decrees, spells, summons

__all__ = ["decrees", "spells", "summons"]
