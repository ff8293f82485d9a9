"""Guesses of the example game are as likely as they should be: exact, by counting the deals.

What a frog cannot see is dealt evenly. So the other's hand is a draw without replacement from the
cards that are neither in its own hand nor in the pond, and a sealed answer is any card of it.
"""

from collections import Counter
from itertools import combinations
from math import comb, sqrt
from typing import Any

import pytest

from bestiary.check.walk import Walk
from bestiary.engine import Rng, State
from tests.conformance.games import BY_ID
from tests.conformance.walks import games

SIGMAS = 5.0


def hidden_hops(state: State[Any], seat: int) -> list[int]:
    """The sizes of the cards that the seat does not know."""
    return sorted(int(card.face.origin) for card in state.cards() if not card.known_to(seat))


def exact_hands(state: State[Any], seat: int) -> dict[tuple[int, ...], float]:
    """How likely each hand of the other frog is."""
    size = len(state.zones[1 - seat].cards)
    hidden = hidden_hops(state, seat)
    counts = Counter(tuple(sorted(hand)) for hand in combinations(hidden, size))
    return {hand: count / comb(len(hidden), size) for hand, count in counts.items()}


def agree(found: Counter[Any], exact: dict[Any, float], total: int) -> None:
    assert set(found) <= set(exact), "something came up that cannot be"
    for thing, chance in exact.items():
        leeway = SIGMAS * sqrt(total * chance * (1.0 - chance)) + 1.0
        assert abs(found[thing] - total * chance) <= leeway, f"{thing}: {found[thing]} of {total}"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_hand_is_dealt_evenly(seed: int, seat: int) -> None:
    walk = Walk(BY_ID["lantern-frogs:plain"], seed)
    total = games(1000, 5_000)
    for state in walk:
        if len(walk.script) in (0, 5):
            exact = exact_hands(state, seat)
            rng = Rng(seed)
            found: Counter[tuple[int, ...]] = Counter()
            for _ in range(total):
                hand = state.guess(seat, rng).zones[1 - seat].cards
                found[tuple(sorted(int(card.face.origin) for card in hand))] += 1
            agree(found, exact, total)


def test_a_sealed_answer_is_any_card_of_the_guessed_hand() -> None:
    state = BY_ID["lantern-frogs:plain"].new(3)
    state.play(1, state.decisions()[1].choices[0].text)
    hidden = Counter(hidden_hops(state, 0))
    exact = {hop: count / hidden.total() for hop, count in hidden.items()}
    total = games(1500, 5_000)
    rng = Rng(8)
    found: Counter[int] = Counter()
    for _ in range(total):
        guess = state.guess(0, rng)
        sealed = next(ask.answer for ask in guess.asks if ask.seat == 1)
        assert sealed is not None
        card = guess.find(sealed.subject)
        assert card is not None
        found[int(card.face.origin)] += 1
    agree(found, exact, total)


def test_chance_in_a_guess_is_not_the_truth() -> None:
    """What the deck holds next is as open as the hand."""
    state = BY_ID["lantern-frogs:plain"].new(5)
    hidden = Counter(hidden_hops(state, 0))
    exact = {hop: count / hidden.total() for hop, count in hidden.items()}
    total = games(1000, 5_000)
    rng = Rng(9)
    tops = Counter(int(state.guess(0, rng).zones[2].cards[-1].face.origin) for _ in range(total))
    agree(tops, exact, total)
