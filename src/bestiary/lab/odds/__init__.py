"""How likely is it? Exactly where the deck can be listed, else by simulation."""

from bestiary.lab.odds.answer import Odds
from bestiary.lab.odds.question import BadQuestion, read_question

__all__ = ["BadQuestion", "Odds", "read_question"]
