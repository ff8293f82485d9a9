"""Thinking ahead over guesses: every choice played on, on the same guesses.

Knows no game. Effort is counted in simulations, so the same seed gives the same choice on any
machine, compiled or not.
"""

from bestiary.search.findings import Finding
from bestiary.search.rollout import TO_THE_END, RolloutSearch

__all__ = ["TO_THE_END", "Finding", "RolloutSearch"]
