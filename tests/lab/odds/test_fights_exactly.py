"""Fights of two random cards of Creature Wars, worked out from the rulebook: the lab, which lets
the rules fight every pair, finds the same fractions.

Power is base strength and level, and 3 more against the type that one's own beats. The greater
power wins; the loser pays its base strength. A witch escapes from a creature that is not stronger.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from bestiary.lab.odds.fights import FightTally
from tests.lab.odds.asked import asked, tried

BASES = {
    "serpent": 0, "wolf": 2, "skeleton": 3, "pirate": 3, "giant": 4, "vampire": 5, "dragon": 7,
}  # fmt: skip
TYPES = ("ancient", "fire", "nightmare", "holy")  # each beats the next, the last the first
LEVELS = 2  # few, so that there are few pairs

pytestmark = pytest.mark.slow


class Fighter(NamedTuple):
    tribe: str
    level: int
    type: str

    def power(self, other: "Fighter") -> int:
        beats = TYPES[(TYPES.index(self.type) + 1) % 4] == other.type
        return BASES[self.tribe] + self.level + 3 * beats


def pairs(levels: int = LEVELS) -> Iterator[tuple[Fighter, Fighter]]:
    """Any two creatures of the deck, of any types: all equally likely."""
    for tribe, level, other, its in product(
        BASES, range(1, levels + 1), BASES, range(1, levels + 1)
    ):
        if (tribe, level) != (other, its):  # there is one of each
            for one, two in product(TYPES, repeat=2):
                yield Fighter(tribe, level, one), Fighter(other, its, two)


def share(
    holds: Callable[[Fighter, Fighter], float],
    given: Callable[[Fighter, Fighter], bool] = lambda one, two: True,
) -> Fraction:
    """The mean over all pairs for which ``given`` holds."""
    values = [Fraction(holds(one, two)) for one, two in pairs() if given(one, two)]
    return sum(values, Fraction(0)) / len(values)


def wins(one: Fighter, two: Fighter) -> bool:
    return one.power(two) > two.power(one)


def is_tie(one: Fighter, two: Fighter) -> bool:
    return one.power(two) == two.power(one)


def exactly(text: str) -> Fraction | None:
    return asked(text, spells=False, levels=LEVELS).exact


@cache
def any_fight() -> FightTally:
    tally = asked("creature against creature", spells=False, levels=LEVELS).tally
    assert tally is not None
    return tally


def test_how_often_the_first_wins() -> None:
    assert exactly("creature against creature: you win the duel") == share(wins)


def test_ties() -> None:
    assert exactly("creature against creature: equal power") == share(is_tie)


def test_what_a_random_duel_costs() -> None:
    def cost(one: Fighter, two: Fighter) -> int:
        return BASES[one.tribe] if wins(two, one) else 0

    assert any_fight().first == any_fight().second == -share(cost)


def test_who_comes_off_better() -> None:
    # A serpent that loses costs nothing, so nobody comes off better.
    better = share(lambda one, two: wins(one, two) and BASES[two.tribe] > 0)
    assert any_fight().beats == any_fight().loses == better
    assert any_fight().ties == 1 - 2 * better


def test_tribal_clashes() -> None:
    clash = share(lambda one, two: one.tribe == two.tribe and not is_tie(one, two))
    assert exactly("creature against creature: tribal clash") == clash


def test_bizarre_victories() -> None:
    def against_the_odds(one: Fighter, two: Fighter) -> bool:
        edges = [one.power(two) - BASES[one.tribe] - one.level]
        edges.append(two.power(one) - BASES[two.tribe] - two.level)
        return (wins(one, two) and edges[1] > 0) or (wins(two, one) and edges[0] > 0)

    assert exactly("creature against creature: bizarre victory") == share(against_the_odds)


@pytest.mark.parametrize(("mine", "theirs"), [("fire", "nightmare"), ("fire", "holy"),
                                              ("holy", "holy"), ("nightmare", "fire")])  # fmt: skip
def test_wins_by_type(mine: str, theirs: str) -> None:
    found = exactly(f"{mine} creature against {theirs} creature: you win the duel")
    assert found == share(wins, lambda one, two: (one.type, two.type) == (mine, theirs))


@pytest.mark.parametrize(("mine", "theirs"), [("wolf", "giant"), ("dragon", "vampire")])
def test_wins_by_tribe(mine: str, theirs: str) -> None:
    found = exactly(f"{mine} beats {theirs}")
    assert found == share(wins, lambda one, two: (one.tribe, two.tribe) == (mine, theirs))


@pytest.mark.parametrize("level", [1, 2, 5, 8, 9])
def test_how_often_a_witch_of_that_level_escapes(level: int) -> None:
    stronger = sum(base + its > 3 + level for base in BASES.values() for its in range(1, 7))
    found = asked(f"level {level} witch against creature: escapes", spells=False)
    assert found.exact == 1 - Fraction(stronger, 42)


def test_two_lesser_witches() -> None:
    # Each of level 1, 2 or 3: one dies unless they are equal.
    assert exactly("lesser witch against lesser witch: dies") == Fraction(2, 3)


def test_fights_of_random_cards_agree() -> None:
    found = tried(asked("creature against creature: equal power", spells=False, levels=LEVELS), 500)
    assert found["method"] == "exact"
    spread = (found["value"] * (1 - found["value"]) / found["simulated"]["of"]) ** 0.5
    assert abs(found["simulated"]["value"] - found["value"]) < 4 * spread
