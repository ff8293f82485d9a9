"""A game without a worth can be trained too: numbers for its gauges and for cards in its zones."""

from bestiary.arena.trainer import first_numbers
from bestiary.bots.searcher import has_worth
from bestiary.engine.weights import GaugeWeights
from tests.search.bids import SECRET_BIDS


def test_training_starts_from_the_gauges() -> None:
    expected = {"gauge Coins": 1.0, "gauge Prizes": 1.0, "cards hand": 0.0, "scale": 9.0}
    assert first_numbers(SECRET_BIDS) == expected


def test_numbers_once_learned_are_the_worth() -> None:
    state = SECRET_BIDS.new(1, record=False)
    state.prizes[0] = 2
    state.coins[1] = 8
    weights = SECRET_BIDS.weights
    assert isinstance(weights, GaugeWeights)
    try:
        weights.use({"gauge Coins": 0.5, "gauge Prizes": 3.0, "scale": 6.5})
        assert has_worth(SECRET_BIDS)
        assert SECRET_BIDS.worth(state, 0) == 0.5 + 0.45 * 6.5 / 13.0
        assert SECRET_BIDS.worth(state, 0) + SECRET_BIDS.worth(state, 1) == 1.0
    finally:
        weights.use({})
    assert not has_worth(SECRET_BIDS)
