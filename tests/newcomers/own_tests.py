"""The newcomers, each in a position of her own."""

from __future__ import annotations

from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import NOTHING, WEAK, rules

NO_RALLY = {"rally.size": 8}
IDLE = "Lvl.1 Serpent {0}, Lvl.2 Serpent {0}, Lvl.3 Serpent {0}, Lvl.4 Serpent {0}"


def test_tardy_witch_strikes_two_turns_later(table: Table) -> None:
    table.options(NO_RALLY).hands(me=f"Lvl.3 Tardy Witch {{3}}, {IDLE}", foe=IDLE)
    table.duel("Tardy Witch", "Lvl.1 Serpent")
    table.duel("Lvl.2 Serpent", "Lvl.2 Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    table.duel("Lvl.3 Serpent", "Lvl.3 Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 6}


def test_hushing_witch_silences_witches_for_three_turns(table: Table) -> None:
    others = ", ".join(f"Lvl.{level} McWitch {{3}}" for level in (5, 6, 7, 8))
    table.options(NO_RALLY).health(me=20)
    table.hands(me=f"Lvl.4 Hushing Witch {{3}}, {others}", foe=IDLE)
    table.duel("Hushing Witch", "Lvl.1 Serpent")
    assert "Hush" in rules(table)
    for level, serpent in ((5, 2), (6, 3), (7, 4)):
        table.duel(f"Lvl.{level} McWitch", f"Lvl.{serpent} Serpent")
        assert NOTHING in table.log("spectator")
        assert table.hp["me"] == 20
    assert "Hush" not in rules(table)
    table.duel("Lvl.8 McWitch", "Lvl.4 Serpent")
    assert table.hp["me"] == 24


def test_scheming_witch_writes_a_letter_that_only_she_can_read(table: Table) -> None:
    table.hands(
        me=f"Lvl.4 Scheming Witch {{3}}, {WEAK}",
        foe=f"{WEAK}, Lvl.1 Fire Giant {{4}}, Lvl.1 Holy Giant {{4}}, Lvl.1 Fire Wolf {{2}}",
    )
    table.duel("Scheming Witch", "Serpent")
    table.choose("me", "Write Giant")
    table.choose("me", "Write Fire too")
    assert any("Sealed Letter" in card for card in table.hand("me"))
    written = [mark for card in marks(table, "me") for mark in card]
    assert {"a Tribe is written in it", "a type is written in it"} <= {*written}
    assert "is opened on turn" in [mark for card in marks(table, "foe") for mark in card]
    assert "written" not in str(marks(table, "foe"))
    table.duel("Serpent", "Lvl.1 Serpent")
    assert "It says: Giant, Fire." in table.log("spectator")
    assert table.lost_hp() == {"me": 0, "foe": 6}


def marks(table: Table, who: str) -> list[list[str]]:
    """The labels of the marks on each card of my hand, as somebody sees them."""
    hand = next(zone for zone in table.view(who)["zones"] if zone["key"] == "hand.0")
    return [[mark["label"] for mark in card["marks"]] for card in hand["cards"]]


def test_thorny_witch_hurts_whoever_holds_the_card(table: Table) -> None:
    table.hands(me=f"Lvl.3 Thorny Witch {{3}}, {WEAK}", foe=f"{WEAK}, Lvl.2 Serpent {{0}}")
    table.duel("Thorny Witch", "Lvl.1 Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 1}
    assert "Player 2's Empire takes 1 damage from the thorn and has 29 HP left." in table.log("me")


def test_stargazing_witch_takes_one_of_the_top_five(table: Table) -> None:
    top = ", ".join(f"Lvl.{level} Fire Wolf {{2}}" for level in (1, 2, 3, 4, 5, 6))
    table.options({"rally.size": 8}).deck(top).hands(me="Lvl.4 Stargazing Witch {3}", foe=WEAK)
    table.duel("Stargazing Witch", "Serpent")
    assert table.offers("me") == [f"Take Lvl.{level} Fire Wolf {{2}}" for level in (1, 2, 3, 4, 5)]
    table.choose("me", "Lvl.4")
    assert table.hand("me") == ["Lvl.4 Fire Wolf {2}"]
    assert "Player 1 takes a card from the deck." in table.log("foe")


def test_bartering_witch_has_both_choose_at_once(table: Table) -> None:
    table.hands(
        me="Lvl.4 Bartering Witch {3}, Lvl.2 Wolf {2}, Lvl.3 Giant {4}",
        foe=f"{WEAK}, Lvl.4 Vampire {{5}}, Lvl.5 Pirate {{3}}",
    )
    table.duel("Bartering Witch", "Serpent")
    assert len(table.state.decisions()) == 2
    table.choose("me", "Wolf")
    assert "Lvl.2 Wolf {2}" in table.hand("me"), "nothing happens before both have chosen"
    table.choose("foe", "Pirate")
    assert "Lvl.5 Pirate {3}" in table.hand("me")
    assert "Lvl.2 Wolf {2}" in table.hand("foe")


def test_peddling_witch_is_paid_or_refused(table: Table) -> None:
    table.hands(me="Lvl.3 Peddling Witch {3}, Lvl.2 Wolf {2}, Lvl.3 Giant {4}", foe=WEAK)
    table.duel("Peddling Witch", "Serpent")
    assert [decision.seat for decision in table.state.decisions()] == [1]
    refused = table.state.copy()
    table.choose("foe", "Buy")
    assert "Lvl.2 Wolf {2}" in table.hand("foe")
    assert table.lost_hp() == {"me": 0, "foe": 4}
    refused.play(1, "do_not_buy")
    assert refused.hp.both()[0] == 32


def test_burrowing_witch_plants_a_mole(table: Table) -> None:
    table.hands(me=f"Lvl.4 Burrowing Witch {{3}}, {WEAK}", foe=f"{WEAK}, Lvl.2 Serpent {{0}}")
    table.duel("Burrowing Witch", "Lvl.1 Serpent")
    assert "Lvl.2 Serpent {0} is the mole." in table.log("me")
    assert "Lvl.2 Serpent {0} is the mole." not in table.log("foe")
    before = len(table.hand("me"))
    table.duel("Lvl.1 Serpent", "Lvl.2 Serpent")
    assert "It was a mole!" in table.log("foe")
    assert len(table.hand("me")) >= before
