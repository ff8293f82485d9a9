"""Pending work: the steps of the rules, the questions they ask, and the rulebook of both."""

from bestiary.engine.steps.question import Ask, Question
from bestiary.engine.steps.rulebook import Rulebook
from bestiary.engine.steps.step import NONE, Answer, Frame, Step

__all__ = ["NONE", "Answer", "Ask", "Frame", "Question", "Step", "Rulebook"]
