"""The ready decks of a game, and decks at its door."""

from __future__ import annotations

import pytest

from bestiary.engine import BadOption
from tests.trading.games import ALL, Trading, every_game, label

READY = [(trading, name) for trading in ALL for name in trading.rack.names()]


@pytest.mark.parametrize(("trading", "name"), READY, ids=label)
def test_a_ready_deck_is_whole_and_says_how_it_plays(trading: Trading, name: str) -> None:
    rack = trading.rack
    assert rack.faults(name) == []
    assert len(rack.origins(name)) == rack.limits.size == 40
    assert rack.about(name).endswith(".")


@every_game
def test_a_faulty_deck_is_refused_with_all_that_is_wrong(trading: Trading) -> None:
    many, other = [card for card in trading.cards() if not card.unlimited][:2]
    text = f"5 {many.name}\n4 {other.name[:-1]}\nmany {many.name}"
    with pytest.raises(BadOption) as refusal:
        trading.game.new(seed=1, options={"deck.1": text})
    message = str(refusal.value)
    assert message.startswith("deck.1: ")
    assert f"line 2: no card '{other.name[:-1]}'; did you mean '{other.name}'?" in message
    assert f"line 3: write '4 Name' or '4 id', not 'many {many.name}'" in message
    assert f"5 of {many.name} ({many.id}), at most 4" in message
    assert "5 cards, and a deck has exactly 40: add 35" in message


@every_game
def test_a_deck_is_its_owners_to_see(trading: Trading) -> None:
    mine, theirs = trading.rack.names()[:2]
    state = trading.game.new(seed=1, options={"deck.0": mine, "deck.1": theirs})
    assert state.view(0)["options"]["deck.0"] == mine
    assert "deck.1" not in state.view(0)["options"]
