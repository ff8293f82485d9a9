"""The exact chance that cards drawn at random are as asked.

A deck is some cards whose faces are certain or have known chances, and a hand is any of its cards,
all equally likely. Cards that are alike to the question are counted together, so there are far
fewer hands than there are hands of cards: usually a few thousand. For each kind of hand its number
is a whole number, so the chance is a fraction, exactly.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb, lcm
from typing import Final

from bestiary.lab.odds.chances import Unlistable
from bestiary.lab.odds.described import CardWords
from bestiary.lab.odds.question import CardCount, HandQuestion

BITS: Final = 9  # of a counter: up to 511 cards
MOST_STEPS: Final = 8_000_000

Chances = Sequence[tuple[Fraction, CardWords]]  # the faces that a card can have
Counts = dict[int, int]  # packed counters -> in how many ways


class Counters:
    """What a question counts: for each condition its cards, one counter for each group."""

    def __init__(self, question: HandQuestion) -> None:
        self.question = question
        self.places: dict[tuple[int, str], int] = {}

    def packed(self, card: CardWords) -> int:
        """The counters that a card adds 1 to, as one number."""
        found = 0
        for number, condition in enumerate(self.question.conditions):
            if condition.subject.fits(card):
                found += 1 << (BITS * self._place(number, condition, card))
        return found

    def _place(self, number: int, condition: CardCount, card: CardWords) -> int:
        value = card.groups.get(condition.group, "") if condition.group else ""
        return self.places.setdefault((number, value), len(self.places))

    def holds(self, counters: int) -> bool:
        """Whether a hand with these counters is as asked."""
        conditions = self.question.conditions
        met = [not each.group and each.low == 0 for each in conditions]  # no such card is enough
        for (number, value), place in self.places.items():
            condition = conditions[number]
            count = (counters >> (BITS * place)) & ((1 << BITS) - 1)
            if condition.group and (not value or not count):
                continue
            fits = condition.low <= count <= condition.high
            met[number] = (met[number] or fits) if condition.group else fits
        return all(met) if self.question.every else any(met)


def chance_of_hand(question: HandQuestion, deck: Sequence[Chances], size: int) -> Fraction:
    """The chance that this many random cards of the deck are as asked; Unlistable if there are too
    many kinds of hands."""
    counters = Counters(question)
    buckets, whole = sorted_out(deck, counters)
    ways: list[Counts] = [{0: 1}] + [{} for _ in range(size)]  # by the number of cards taken
    steps = 0
    for copies, faces in buckets:
        taken = drawn_together(faces, min(copies, size))
        grown: list[Counts] = [{} for _ in range(size + 1)]
        for before, held in enumerate(ways):
            for more in range(min(copies, size - before) + 1):
                times = comb(copies, more)
                target = grown[before + more]
                steps += len(held) * len(taken[more])
                if steps > MOST_STEPS:
                    raise Unlistable("there are too many kinds of hands to count")
                for one, count in held.items():
                    for two, weight in taken[more].items():
                        both = one + two
                        target[both] = target.get(both, 0) + count * weight * times
        ways = grown
    good = sum(count for held, count in ways[size].items() if counters.holds(held))
    return Fraction(good, comb(len(deck), size) * whole**size)


def sorted_out(deck: Sequence[Chances], counters: Counters) -> tuple[list[tuple[int, Counts]], int]:
    """The cards of a deck that are alike to the question: how many, and the weights of what each
    may count as, which sum to the second number."""
    whole = lcm(*(chance.denominator for faces in deck for chance, _ in faces))
    alike: dict[tuple[tuple[int, int], ...], int] = {}
    for faces in deck:
        weights: Counts = {}
        for chance, card in faces:
            packed = counters.packed(card)
            weights[packed] = weights.get(packed, 0) + int(chance * whole)
        key = tuple(sorted(weights.items()))
        alike[key] = alike.get(key, 0) + 1
    return [(copies, dict(key)) for key, copies in alike.items()], whole


def drawn_together(faces: Counts, most: int) -> list[Counts]:
    """For 0, 1, 2 ... such cards: the weights of what they count as together."""
    found: list[Counts] = [{0: 1}]
    for _ in range(most):
        grown: Counts = {}
        for one, count in found[-1].items():
            for two, weight in faces.items():
                grown[one + two] = grown.get(one + two, 0) + count * weight
        found.append(grown)
    return found
