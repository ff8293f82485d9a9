"""Decks at the door: ready ones, texts, and what is refused."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.engine import BadOption
from bestiary.games.twisted_oliver.design import SET
from bestiary.games.twisted_oliver.rack import RACK

GAME = bestiary.game("twisted-oliver")


def test_the_ready_decks_are_in_order_and_say_how_they_play() -> None:
    assert RACK.names() == ["forge", "nightcourt", "orchard", "original", "rush", "tide", "veil"]
    for name in RACK.names():
        assert RACK.faults(name) == []
        assert RACK.about(name).endswith(".")


def test_orbs_have_no_limit_and_other_cards_four() -> None:
    assert RACK.faults("36 Red Orb\n4 Wolverine") == []
    assert RACK.faults("35 Red Orb\n5 Wolverine") == [
        "line 2: 5 of Wolverine (og-11), at most 4 are allowed"
    ]


def test_a_deck_is_counted_by_kind_cost_and_energy() -> None:
    shown = RACK.show("36 Red Orb\n4 Wolverine")
    tables = {
        table["label"]: {row["label"]: row["count"] for row in table["rows"]}
        for table in shown["tables"]
    }
    assert tables["Kind"] == {"orb": 36, "creature": 4}
    assert tables["Cost"] == {"0": 36, "2": 4}
    assert tables["Energy"] == {"Red": 40, "Yellow": 4}


def test_cards_are_drawn_for_whoever_builds_a_deck() -> None:
    drawn = {each["name"]: each["card"] for each in RACK.cards()}
    assert len(drawn) == len(SET.cards)
    assert all(card["accent"] and card["icon"] and card["text"] for card in drawn.values())
    wolverine = drawn["Wolverine"]
    badges = {badge["key"]: badge["value"] for badge in wolverine["badges"]}
    assert (badges["cost"], badges["speed"], badges["attack"]) == ("1R1Y", "60", "2")


def test_every_fault_of_a_deck_is_named() -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(seed=1, options={"deck.1": "5 Hedge\n4 Hegde\nmany Scald"})
    message = str(refusal.value)
    assert message.startswith("deck.1: ")
    assert "line 2: no card 'Hegde'; did you mean 'Hedge'?" in message
    assert "line 3: write '4 Name' or '4 id', not 'many Scald'" in message
    assert "5 of Hedge (gr-21), at most 4" in message
    assert "5 cards, and a deck has exactly 40: add 35" in message


def test_a_deck_is_its_owners_to_see() -> None:
    state = GAME.new(seed=1, options={"deck.0": "rush", "deck.1": "tide"})
    assert state.view(0)["options"]["deck.0"] == "rush"
    assert "deck.1" not in state.view(0)["options"]
