"""The table that authors test their games at."""

from pathlib import Path

import pytest

from bestiary.check.failure import CheckFailed
from bestiary.engine import IllegalChoice
from bestiary.testing import Table, check_rules
from tests.check.author import MARKET, changed, load


def test_cards_are_laid_and_played_by_name(tmp_path: Path) -> None:
    table = Table(load(MARKET, tmp_path), seats=3, options={"coins": 5})
    table.lay("market", "Amber Moth 6", "Blue Moth 1", "Blue Lantern Moth")
    assert table.cards("market") == ["Amber Moth 6", "Blue Moth 1", "Blue Lantern Moth"]
    assert table.choices(0) == [f"Bid {coins}" for coins in range(6)]
    table.play(0, "bid 5").play(1, "Bid 2").play(2, "bid 0")
    table.play(0, "amber").play(1, "lantern").play(2, "moth 1")
    assert table.cards("moths.0") == ["Amber Moth 6"]
    assert [table.gauge(seat, "Coins") for seat in range(3)] == [0, 4, 5]
    assert "Your lanterns pay 1." in table.told(1)
    table.state.check()


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    table = Table(load(MARKET, tmp_path))
    with pytest.raises(LookupError, match="no 'Amber Moth 66' is left in the game; did you mean"):
        table.lay("market", "Amber Moth 66")
    with pytest.raises(IllegalChoice, match="'bid' does not fit one choice of seat 0: Bid 0, Bid"):
        table.play(0, "bid")
    with pytest.raises(LookupError, match="no gauge 'Coin'; did you mean 'Coins'"):
        table.gauge(0, "Coin")


def test_rules_are_checked_in_a_test(tmp_path: Path) -> None:
    check_rules(load(MARKET, tmp_path), games=3)
    with pytest.raises(CheckFailed, match=r"no attribute 'you'.*, in bid"):
        check_rules(load(changed(("market.bids[market.me]", "market.bids[market.you]")), tmp_path))
