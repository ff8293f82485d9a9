"""A game that does not say what a position is worth is searched by playing it to the end."""

import pytest

from bestiary import bots
from bestiary.bots.searcher import has_worth
from tests.search.bids import SECRET_BIDS


def first_bid(name: str, seed: int) -> int:
    state = SECRET_BIDS.new(seed, record=False)
    return int(bots.make(name, seed).choose(bots.Sight(state, 0)).split()[1])


class Saver:
    """Never spends a coin more than it must: what the default worth, one choice ahead, likes."""

    def choose(self, sight: bots.Sight) -> str:
        return sight.decision.choices[0].text


def points(first: str, second: str, seed: int) -> float:
    """What the first bot scores in one game."""
    state = SECRET_BIDS.new(seed, record=False)
    other = Saver() if second == "saver" else bots.make(second, seed + 1)
    sitters = [bots.make(first, seed), other]
    while state.scores is None:
        seat = state.waiting()[0]
        state.play(seat, sitters[seat].choose(bots.Sight(state, seat)))
    return float(state.scores[0])


@pytest.mark.parametrize("name", ["greedy", "apprentice"])
def test_a_bot_that_looks_ahead_bids(name: str) -> None:
    assert not has_worth(SECRET_BIDS)
    assert all(first_bid(name, seed) > 0 for seed in range(6))


def test_a_thinking_level_beats_one_that_saves_and_one_that_plays_anything() -> None:
    assert sum(points("apprentice", "saver", seed) for seed in range(6)) == 6.0
    assert sum(points("apprentice", "random", seed) for seed in range(12)) >= 8.0
