"""Hands of Creature Wars, worked out by hand: the lab's answer is the same fraction.

The deck has 42 creatures, one of each level from 1 to 6 in each of 7 Tribes, each of any of 4 Power
Types; and 10 witches, each Lesser with 1/2, Sacred with 1/3 and Sinful with 1/6, of any of three
levels. An opening hand is any 5 of the 52.
"""

from fractions import Fraction
from math import comb

import pytest

from tests.lab.odds.asked import asked, tried

HANDS = comb(52, 5)


def exactly(text: str) -> Fraction | None:
    return asked(text, spells=False).exact


def with_creatures(count: int) -> Fraction:
    """The chance that this many of the five cards are creatures."""
    return Fraction(comb(42, count) * comb(10, 5 - count), HANDS)


def power_rally(creatures: int) -> Fraction:
    """The chance that four or five of so many creatures have the same Power Type."""
    same = Fraction(1, 4)
    four = comb(creatures, 4) * same**4 * (1 - same) ** (creatures - 4)
    return 4 * (four + (same**5 if creatures == 5 else 0)) if creatures >= 4 else Fraction(0)


@pytest.mark.parametrize("held", range(4))
def test_witches(held: int) -> None:
    expected = Fraction(comb(10, held) * comb(42, 5 - held), HANDS)
    assert exactly(f"exactly {held} witches in opening hand") == expected


def test_two_dragons_or_more() -> None:
    fewer = comb(46, 5) + 6 * comb(46, 4)
    assert exactly("2 dragons in opening hand") == 1 - Fraction(fewer, HANDS)


def test_the_strongest_creature() -> None:
    assert exactly("level 6 dragon in opening hand") == Fraction(5, 52)


def test_a_creature_of_one_level_at_least() -> None:
    # Levels 5 and 6 in each Tribe: 14 of 52 cards. A witch can be of those levels too, but is none.
    expected = 1 - Fraction(comb(38, 5), HANDS)
    assert exactly("a level 5+ creature in opening hand") == expected


def test_a_tribe_rally() -> None:
    expected = Fraction(7 * (comb(6, 4) * 46 + comb(6, 5)), HANDS)
    assert exactly("4 creatures of one card in opening hand") == expected


def test_a_witch_rally() -> None:
    expected = Fraction(comb(10, 4) * 42 + comb(10, 5), HANDS)
    assert exactly("4 witches in opening hand") == expected


def test_a_power_rally() -> None:
    expected = sum(with_creatures(count) * power_rally(count) for count in (4, 5))
    assert exactly("4 creatures of one power type in opening hand") == expected


def test_any_rally() -> None:
    tribe = Fraction(7 * (comb(6, 4) * 46 + comb(6, 5)), HANDS)
    witches = Fraction(comb(10, 4) * 42 + comb(10, 5), HANDS)
    power = sum((with_creatures(count) * power_rally(count) for count in (4, 5)), Fraction(0))
    # Both a Tribe and a Power Rally: four of a Tribe with a witch, or five creatures.
    both = Fraction(7 * comb(6, 4) * 10, HANDS) * power_rally(4)
    both += Fraction(7 * (comb(6, 4) * 36 + comb(6, 5)), HANDS) * power_rally(5)
    asked_for = (
        "4 creatures of one card or 4 creatures of one power type or 4 witches in opening hand"
    )
    assert exactly(asked_for) == tribe + power + witches - both


def test_two_of_a_tribe() -> None:
    distinct = sum(comb(7, count) * 6**count * comb(10, 5 - count) for count in range(6))
    assert exactly("2 creatures of one card in opening hand") == 1 - Fraction(distinct, HANDS)


def test_a_fire_creature() -> None:
    none = sum(with_creatures(count) * Fraction(3, 4) ** count for count in range(6))
    assert exactly("a fire creature in opening hand") == 1 - none


@pytest.mark.parametrize(("tier", "chance"), [("lesser", 2), ("sacred", 3), ("sinful", 6)])
def test_a_witch_of_a_tier(tier: str, chance: int) -> None:
    miss = 1 - Fraction(1, chance)
    none = sum(with_creatures(count) * miss ** (5 - count) for count in range(6))
    assert exactly(f"a {tier} witch in opening hand") == 1 - none


def test_a_witch_of_the_highest_level_in_the_deck() -> None:
    assert exactly("a level 9 witch in the deck") == 1 - (1 - Fraction(1, 6) * Fraction(1, 3)) ** 10


def test_all_four_types_among_the_wolves() -> None:
    # Six wolves, each of any of four types: how often none is Holy.
    assert exactly("no holy wolf in the deck") == Fraction(3, 4) ** 6


def test_dragons_among_seven_cards() -> None:
    expected = 1 - Fraction(comb(46, 7), comb(52, 7))
    assert exactly("a dragon in 7 cards") == expected


def test_a_dragon_and_a_witch() -> None:
    # Neither, by the inclusion of hands without dragons and hands without witches.
    without = Fraction(comb(46, 5) + comb(42, 5) - comb(36, 5), HANDS)
    assert exactly("a dragon and a witch in opening hand") == 1 - without


@pytest.mark.parametrize(
    "text",
    [
        "2 dragons in opening hand",
        "4 creatures of one power type in 9 cards",
        "3 witches in 10 cards",
        "2 sinful witches in the deck",
    ],
)
def test_deals_agree(text: str) -> None:
    found = tried(asked(text, spells=False), 600)
    assert found["method"] == "exact"  # deals that contradict it would have had the last word
    assert found["simulated"]["of"] == 600
    spread = (found["value"] * (1 - found["value"]) / 600) ** 0.5
    assert abs(found["simulated"]["value"] - found["value"]) < 4 * spread
