"""A game that does not say what a position is worth: the first bot a newcomer meets there."""

from pathlib import Path

from bestiary.bots import Sight, make
from tests.check.author import MARKET, load

WORTH = MARKET[MARKET.index("    def worth(") : MARKET.index("GAME = ")]
BARE = MARKET.replace(WORTH, "    pass\n\n\n")


def test_a_novice_does_not_keep_all_its_coins(tmp_path: Path) -> None:
    game = load(BARE, tmp_path)
    bids = []
    for seed in range(12):
        state = game.new(seed=seed)
        bot = make("novice", seed)
        bids.append(bot.choose(Sight(state, state.decisions()[0].seat)))
    assert sum(bid != "bid 0" for bid in bids) >= 6, bids
