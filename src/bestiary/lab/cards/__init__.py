"""What each card is worth, three ways."""

from bestiary.lab.cards.experiment import WAYS, CardExperiment
from bestiary.lab.cards.worth import CardWorth

__all__ = ["WAYS", "CardExperiment", "CardWorth"]
