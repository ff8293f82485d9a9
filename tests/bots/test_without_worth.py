"""A game that does not say what a position is worth: the first bots a newcomer meets there."""

from pathlib import Path

import pytest

from bestiary.bots import Sight, make
from tests.check.author import MARKET, load

WORTH = MARKET[MARKET.index("    def worth(") : MARKET.index("GAME = ")]
BARE = MARKET.replace(WORTH, "    pass\n\n\n")


@pytest.mark.parametrize("level", ["novice", "greedy"])
def test_nobody_keeps_all_their_coins(tmp_path: Path, level: str) -> None:
    game = load(BARE, tmp_path)
    bids = []
    for seed in range(12):
        state = game.new(seed=seed)
        bot = make(level, seed)
        bids.append(bot.choose(Sight(state, state.decisions()[0].seat)))
    assert sum(bid != "bid 0" for bid in bids) >= 6, bids
