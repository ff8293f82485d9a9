"""The lab's figures for Creature Wars without spells, against those worked out exactly.

Each comparison allows four standard errors: a right lab with a fresh seed would fail one in about
sixteen thousand of them.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, sqrt

import pytest

from bestiary.lab.columns import Chunk, Columns
from tests.lab.played import all_rows, random_games

pytestmark = pytest.mark.slow  # thousands of games

GAMES = 4000
BASES = {
    "Serpent": 0, "Wolf": 2, "Skeleton": 3, "Pirate": 3, "Giant": 4, "Vampire": 5, "Dragon": 7,
}  # fmt: skip
TYPES = ["Ancient", "Fire", "Nightmare", "Holy"]  # each beats the next, the last the first
CREATURES = [(tribe, level) for tribe in BASES for level in range(1, 7)]
DECK = 52  # with ten witches


def near(share: float, exact: Fraction, samples: int) -> bool:
    chance = float(exact)
    return abs(share - chance) <= 4 * sqrt(max(1e-12, chance * (1 - chance)) / samples)


# ---- A fight of two random creatures ----------------------------------------------------------


@cache
def fights() -> Chunk:
    """Games of one card each and one turn: a fight, and then the greater health wins."""
    options = {"hand": 1, "first_draw": False, "witches": 0, "turn_limit": 1, "spells": False}
    return all_rows(random_games("creature-wars", GAMES, **options))[0]


def outcomes() -> Iterator[tuple[int, int]]:
    """The health that each side loses, once for every pair of creatures and types."""
    for one, two in combinations(CREATURES, 2):
        for mine, theirs in product(range(4), repeat=2):
            first = BASES[one[0]] + one[1] + 3 * ((theirs - mine) % 4 == 1)
            second = BASES[two[0]] + two[1] + 3 * ((mine - theirs) % 4 == 1)
            if first == second:
                yield 0, 0
            else:
                yield (0, BASES[two[0]]) if first > second else (BASES[one[0]], 0)


def exact_share(wanted: object) -> Fraction:
    found = list(outcomes())
    return Fraction(sum(wanted(*each) for each in found), len(found))  # type: ignore[operator]


def losses(columns: Columns) -> list[int]:
    """What each seat lost, game by game."""
    return [30 - standing for standing in columns["standing"]]


def test_how_often_a_fight_costs_nobody_anything() -> None:
    exact = exact_share(lambda one, two: one == two == 0)
    rows = fights().games
    drawn = sum(max(scores) < 1 for scores in rows["scores"]) / GAMES
    still = sum(rows["still"]) / GAMES
    assert drawn == still
    assert near(drawn, exact, GAMES)


def test_how_often_the_first_seat_wins_a_fight() -> None:
    won = sum(scores[0] == 1 for scores in fights().games["scores"]) / GAMES
    assert near(won, exact_share(lambda one, two: one != two) / 2, GAMES)


@pytest.mark.parametrize("cost", [2, 3, 4, 5, 7])
def test_how_often_a_fight_costs_that_much(cost: int) -> None:
    lost = Counter(losses(fights().tables["turns"]))
    assert near(lost[cost] / GAMES, exact_share(lambda one, two: cost in (one, two)), GAMES)


def test_what_a_fight_costs_on_average() -> None:
    found = [sum(each) for each in outcomes()]
    mean = Fraction(sum(found), len(found))
    spread = Fraction(sum(each * each for each in found), len(found)) - mean * mean
    cost = sum(losses(fights().tables["turns"])) / GAMES
    assert abs(cost - float(mean)) <= 4 * sqrt(spread / GAMES)


def test_how_often_two_creatures_share_a_tribe() -> None:
    held: dict[int, list[str]] = {}
    cards = fights().tables["cards"]
    for game, name in zip(cards["game"], cards["card"], strict=True):
        held.setdefault(game, []).append(name.split()[-1])
    assert all(len(tribes) == 2 for tribes in held.values())
    same = sum(one == two for one, two in held.values()) / GAMES
    assert near(same, Fraction(105, 861), GAMES)


@pytest.mark.parametrize("power", TYPES)
def test_types_come_evenly(power: str) -> None:
    cards = fights().tables["cards"]["card"]
    share = sum(name.startswith(power) for name in cards) / len(cards)
    assert near(share, Fraction(1, 4), len(cards))


# ---- Opening hands ----------------------------------------------------------------------------


@cache
def hands() -> list[list[str]]:
    """The faces of the six cards that Player 1 has on the first turn, for each game. Only one seat:
    two hands from one deck are not independent. A Rally would change the hand before it is seen,
    so it takes more cards here than there are."""
    options = {"turn_limit": 1, "spells": False, "rally.size": 8}
    cards = all_rows(random_games("creature-wars", GAMES, seed=2, **options))[0].tables["cards"]
    found: dict[int, list[str]] = {}
    rows = zip(cards["game"], cards["seat"], cards["face"], cards["seen"], strict=True)
    for game, seat, face, seen in rows:
        if seat == 0:
            found.setdefault(game, []).extend([face] * seen)
    return list(found.values())


def tribes(hand: list[str]) -> Counter[str]:
    return Counter(tribe for face in hand for tribe in BASES if f" {tribe} " in face)


def hypergeometric(wanted: int, held: int, hand: int = 6, deck: int = DECK) -> Fraction:
    """The chance of exactly so many of the wanted cards in a hand."""
    ways = comb(wanted, held) * comb(deck - wanted, hand - held)
    return Fraction(ways, comb(deck, hand))


def test_hands_have_six_cards() -> None:
    assert {len(hand) for hand in hands()} == {6}


@pytest.mark.parametrize("held", range(4))
def test_how_many_dragons_a_hand_has(held: int) -> None:
    share = sum(tribes(hand)["Dragon"] == held for hand in hands()) / GAMES
    assert near(share, hypergeometric(6, held), GAMES)


@pytest.mark.parametrize("held", range(4))
def test_how_many_witches_a_hand_has(held: int) -> None:
    share = sum(6 - tribes(hand).total() == held for hand in hands()) / GAMES
    assert near(share, hypergeometric(10, held), GAMES)


def test_how_often_a_hand_has_the_strongest_creature() -> None:
    share = sum(any(face.startswith("Lvl.6") and " Dragon " in face for face in hand)
                for hand in hands()) / GAMES  # fmt: skip
    assert near(share, Fraction(6, 52), GAMES)


def test_how_often_a_hand_has_four_of_a_tribe() -> None:
    # Two Tribes cannot both have four of six cards, so the chances add up.
    exact = 7 * sum((hypergeometric(6, held) for held in (4, 5, 6)), Fraction(0))
    share = sum(max(tribes(hand).values(), default=0) >= 4 for hand in hands()) / GAMES
    assert near(share, exact, GAMES)


def test_how_often_no_two_creatures_share_a_tribe() -> None:
    ways = sum(comb(7, kinds) * 6**kinds * comb(10, 6 - kinds) for kinds in range(7))
    share = sum(max(tribes(hand).values(), default=0) <= 1 for hand in hands()) / GAMES
    assert near(share, Fraction(ways, comb(DECK, 6)), GAMES)
