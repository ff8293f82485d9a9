"""A game that does not say what a position is worth is searched by playing it to the end."""

from bestiary import bots
from bestiary.bots.searcher import has_worth
from tests.search.bids import SECRET_BIDS


def first_bid(name: str, seed: int) -> int:
    state = SECRET_BIDS.new(seed, record=False)
    return int(bots.make(name, seed).choose(bots.Sight(state, 0)).split()[1])


def points(first: str, second: str, seed: int) -> float:
    """What the first bot scores in one game."""
    state = SECRET_BIDS.new(seed, record=False)
    sitters = [bots.make(first, seed), bots.make(second, seed + 1)]
    while state.scores is None:
        seat = state.waiting()[0]
        state.play(seat, sitters[seat].choose(bots.Sight(state, seat)))
    return float(state.scores[0])


def test_one_choice_ahead_a_coin_saved_looks_best() -> None:
    assert not has_worth(SECRET_BIDS)
    assert [first_bid("greedy", seed) for seed in range(3)] == [0, 0, 0]


def test_a_thinking_level_bids() -> None:
    assert all(first_bid("apprentice", seed) > 0 for seed in range(6))


def test_a_thinking_level_beats_one_that_saves_and_one_that_plays_anything() -> None:
    assert sum(points("apprentice", "greedy", seed) for seed in range(6)) == 6.0
    assert sum(points("apprentice", "random", seed) for seed in range(12)) >= 8.0
