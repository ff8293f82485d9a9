"""How good a position of Creature Wars is for a player: what the greedy bot maximises."""

from typing import Final

from bestiary.engine import Weights
from bestiary.games.creature_wars.duel import Duel


class WarWeights(Weights):
    """In health: what a card in hand can still win."""

    def __init__(self) -> None:
        self.witch = 0.5
        self.power = 0.25  # for each point of a creature's power,
        self.danger = 0.2  # less this for each of its base strength
        self.scale = 20.0  # the lead that counts half


WEIGHTS: Final = WarWeights()


def worth(duel: Duel, seat: int) -> float:
    """From 0 (lost) to 1 (won), by the lead in health and the prospects of the hands."""
    if duel.scores is not None:
        return duel.scores[seat]
    lead = promise(duel, seat) - promise(duel, 1 - seat)
    return 0.5 + 0.45 * lead / (abs(lead) + WEIGHTS.scale)


def promise(duel: Duel, seat: int) -> float:
    """Health, plus what each card in hand can still win, less what it will cost at Mayhem."""
    cards = len(duel.deck.cards)
    turns = cards / 2.0
    total = float(duel.hp[seat])
    held = duel.hand(seat).cards
    unplayed = max(0.0, len(held) - turns) / max(1.0, len(held)) if duel.edition.mayhem else 0.0
    for card in held:
        being = card.face
        if being.is_witch():
            total += WEIGHTS.witch
        else:
            strength = WEIGHTS.power * float(being.level + being.base)
            strength -= WEIGHTS.danger * float(being.base)
            total += strength - unplayed * float(being.base)
    return total
