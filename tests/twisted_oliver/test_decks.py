"""The ready decks, and what a deck is counted by."""

from __future__ import annotations

from bestiary.games.twisted_oliver.design.card import SET
from bestiary.games.twisted_oliver.rack import RACK


def test_the_ready_decks_are_in_order() -> None:
    assert RACK.names() == [
        "abbey", "forge", "gallows", "nightcourt", "orchard", "original", "rush", "tide", "veil"
    ]  # fmt: skip


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
