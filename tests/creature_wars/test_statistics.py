"""Numbers that can be worked out by hand, against the game as it is dealt and played.

Each test counts something over many seeded games and compares the share with the exact one. The
interval is four standard errors wide on each side: with a right game and a fresh seed, a test
would fail about once in sixteen thousand runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from math import sqrt

import bestiary
from bestiary.engine import Rng
from bestiary.games.creature_wars.being import POWERS, TRIBES, Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.editions import BASES
from bestiary.games.creature_wars.lore.roster import TIERS
from tests.creature_wars.table import tier_of

GAME = bestiary.game("creature-wars")
CREATURES = [(tribe, level) for tribe in range(len(TRIBES)) for level in range(1, 7)]


def close(count: int, samples: int, exact: Fraction) -> bool:
    """Whether a share lies within four standard errors of the exact one."""
    share = float(exact)
    return abs(count / samples - share) <= 4 * sqrt(share * (1 - share) / samples)


def openings(games: int, seed: int, **options: object) -> Iterator[Duel]:
    """Freshly dealt games, each on its own seed, up to the first choice."""
    settings = GAME.settings(options)
    dealer = Rng(seed)
    for _ in range(games):
        state: Duel = GAME.blank(settings, 2, dealer.fork())
        state.deal()
        state.run()
        yield state


def pairs_of_creatures(games: int, seed: int) -> Iterator[tuple[Being, Being]]:
    """The cards of both players in games of one card each, taken as two random creatures."""
    for state in openings(games, seed, hand=1, first_draw=False, witches=0):
        yield state.hand(0).cards[0].face, state.hand(1).cards[0].face


def test_two_random_creatures_share_a_tribe_in_105_of_861_pairs() -> None:
    pairs = list(combinations(CREATURES, 2))
    same = sum(one[0] == two[0] for one, two in pairs)
    assert (same, len(pairs)) == (105, 861)
    games = 4000
    count = sum(one.tribe == two.tribe for one, two in pairs_of_creatures(games, 1))
    assert close(count, games, Fraction(105, 861))


def test_between_two_random_power_types_one_has_the_advantage_half_the_time() -> None:
    pairs = list(product(range(len(POWERS)), repeat=2))
    exact = Fraction(sum((one - two) % 4 in (1, 3) for one, two in pairs), len(pairs))
    assert exact == Fraction(1, 2)
    games = 4000
    count = sum(one.beats(two) or two.beats(one) for one, two in pairs_of_creatures(games, 2))
    assert close(count, games, exact)


def chance_to_flee(level: int) -> Fraction:
    """A witch flees from a creature that is not stronger than her level and her 3."""
    weaker = sum(BASES[tribe] + power <= 3 + level for tribe, power in CREATURES)
    return Fraction(weaker, len(CREATURES))


def test_how_often_a_witch_of_each_level_flees_a_random_creature() -> None:
    exact = {level: chance_to_flee(level) for level in range(1, 10)}
    counts = [int(42 * share) for share in exact.values()]
    assert counts == [8, 13, 19, 24, 30, 35, 38, 40, 41]  # of 42, for the levels 1 to 9
    met = dict.fromkeys(exact, 0)
    fled = dict.fromkeys(exact, 0)
    even = {"weight.Lesser": 1, "weight.Sacred": 1, "weight.Sinful": 1}
    for state in openings(4000, 3, hand=1, first_draw=False, witches=42, spells=False, **even):
        faces = [hand.cards[0].face for hand in state.hands]
        if faces[0].is_witch() == faces[1].is_witch():
            continue
        for decision in state.decisions():
            state.play(decision.seat, decision.choices[0].text)
        seat = 0 if faces[0].is_witch() else 1
        level = int(faces[seat].level)
        met[level] += 1
        fled[level] += state.hp[seat] == 30
    for level, share in exact.items():
        assert met[level] > 150
        assert close(fled[level], met[level], share), f"level {level}"


def test_tiers_come_3_to_2_to_1_and_levels_evenly_in_each() -> None:
    tiers = dict.fromkeys(TIERS, 0)
    levels = dict.fromkeys(range(1, 10), 0)
    for state in openings(40, 4, witches=200):
        for card in state.deck.cards:
            if card.face.is_witch():
                tiers[TIERS[tier_of(state.edition, card.face.key)]] += 1
                levels[int(card.face.level)] += 1
    all_witches = sum(tiers.values())
    assert all_witches > 7000
    for tier, weight in zip(TIERS, (3, 2, 1), strict=True):
        assert close(tiers[tier], all_witches, Fraction(weight, 6)), tier
    for level, count in levels.items():
        share = Fraction(3 - (level - 1) // 3, 18)
        assert close(count, all_witches, share), f"level {level}"


def test_every_witch_of_a_tier_is_as_likely() -> None:
    edition = next(openings(1, 7)).edition
    counts = {witch.key: 0 for witch in edition.roster}
    rng = Rng(7)
    for _ in range(9000):
        counts[edition.random_witch(rng).key] += 1
    for tier, weight in enumerate((3, 2, 1)):
        for witch in edition.by_tier[tier]:
            share = Fraction(weight, 6 * len(edition.by_tier[tier]))
            assert close(counts[witch.key], 9000, share), witch.name


def test_a_random_creature_is_of_any_tribe_level_and_type() -> None:
    edition = next(openings(1, 8)).edition
    rng = Rng(8)
    faces = [edition.random_creature(rng) for _ in range(6000)]
    for tribe in range(7):
        assert close(sum(face.tribe == tribe for face in faces), 6000, Fraction(1, 7))
    for level in range(1, 7):
        assert close(sum(face.level == level for face in faces), 6000, Fraction(1, 6))
    for power in range(4):
        assert close(sum(face.power == power for face in faces), 6000, Fraction(1, 4))


def test_power_types_are_dealt_evenly() -> None:
    counts = [0, 0, 0, 0]
    games = 150
    for state in openings(games, 5, witches=0):
        for card in state.cards():
            counts[card.face.power] += 1
    for power, count in zip(POWERS, counts, strict=True):
        assert close(count, 42 * games, Fraction(1, 4)), power


def test_every_place_in_the_deck_is_as_likely_for_every_card() -> None:
    # The Lvl.1 Serpent is made first; after the shuffle it is on top one time in 52.
    games = 4000
    count = sum(
        state.hand(0).cards[0].face.notation().startswith("Lvl.1 ")
        and state.hand(0).cards[0].face.name == "Serpent"
        for state in openings(games, 6, hand=1, first_draw=False)
    )
    assert close(count, games, Fraction(1, 52))
