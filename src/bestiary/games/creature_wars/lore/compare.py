"""Comparing cards: strongest and weakest, most and least powerful.

*Strong* and *large* look at base strength, then level; *powerful* at both together, then base
strength. Among equals, the card that entered the hand first comes first.
"""

from bestiary.engine import Card
from bestiary.games.creature_wars.being import Being

Cards = list[Card[Being]]


def weakest_last(cards: Cards) -> Cards:
    """The strongest (largest) first."""
    return sorted(cards, key=lambda card: (-card.face.base, -card.face.level))


def weakest_first(cards: Cards) -> Cards:
    """The weakest (smallest) first."""
    return sorted(cards, key=lambda card: (card.face.base, card.face.level))


def most_powerful_first(cards: Cards) -> Cards:
    return sorted(cards, key=lambda card: (-card.face.strength(), -card.face.base))


def least_powerful_first(cards: Cards) -> Cards:
    return sorted(cards, key=lambda card: (card.face.strength(), card.face.base))


def longest_run(cards: Cards) -> Cards:
    """The cards whose levels form the longest run without a gap, duplicates included; of two runs
    of equal length, the higher."""
    levels = {card.face.level for card in cards}
    best: list[int] = []
    for low in sorted(levels):
        run = [low]
        while run[-1] + 1 in levels:
            run.append(run[-1] + 1)
        if len(run) >= len(best):
            best = run
    return [card for card in cards if card.face.level in best]
