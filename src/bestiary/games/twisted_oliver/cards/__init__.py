"""The launch set, a file for each colour; and the cards of the original."""

from bestiary.games.twisted_oliver.cards import original
from bestiary.games.twisted_oliver.design import SET

SET.sort()

__all__ = ["original"]
