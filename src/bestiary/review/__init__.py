"""A finished game as a strong player sees it: the chances over time, turning points, mistakes."""

from bestiary.review.reviewer import LEVEL, NotAThinker, Reviewer, thinking_levels
from bestiary.review.schema import ChancePoint, Mistake, Review, TurningPoint

__all__ = [
    "LEVEL",
    "ChancePoint",
    "Mistake",
    "NotAThinker",
    "Review",
    "Reviewer",
    "TurningPoint",
    "thinking_levels",
]
