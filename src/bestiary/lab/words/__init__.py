"""What the figures mean, in sentences for whoever wrote the game: each says how sure it is."""

from bestiary.lab.words.figures import change, figure, number, percent, signed
from bestiary.lab.words.ladder import skill_summary
from bestiary.lab.words.one import study_summary
from bestiary.lab.words.several import compare_summary, sweep_summary

__all__ = [
    "change",
    "compare_summary",
    "figure",
    "number",
    "percent",
    "signed",
    "skill_summary",
    "study_summary",
    "sweep_summary",
]
