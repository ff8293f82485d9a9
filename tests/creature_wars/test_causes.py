"""The log says what hurt or healed an Empire, to those who may know it."""

from tests.creature_wars.table import Table


def test_a_card_in_hand_is_named_to_its_holder_only(table: Table) -> None:
    table.hands(me="Lvl.3 Cursed Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Serpent", "Wolf").next_turn()
    assert table.heard("Your Empire takes 1 damage from Lvl.3 Cursed Witch {3} and has 29 HP left.")
    assert table.heard("Player 1's Empire takes 1 damage from a card and has", who="foe")
    assert not table.heard("Cursed", who="foe")
    hits = table.events("hit", who="foe")
    assert [hit["cards"] for hit in hits] == [[]], "nor does it show which card it was"


def test_a_played_card_is_named_to_everybody(table: Table) -> None:
    table.hands(me="Lvl.3 The Witch Collector {3}", foe="Lvl.6 Holy Dragon {7}")
    table.duel("Collector", "Dragon")
    for who in ("me", "foe"):
        assert table.heard("Empire takes 3 damage from Lvl.3 The Witch Collector {3} and", who)
        assert table.heard("Empire gains 3 HP from Lvl.3 The Witch Collector {3}.", who)
        assert table.heard("Empire takes 3 damage for the lost duel and has", who)


def test_a_standing_rule_is_named(table: Table) -> None:
    table.hands(me="Lvl.3 The Witch of Tantalus {3}", foe="Lvl.6 Holy Dragon {7}")
    table.duel("Tantalus", "Dragon").next_turn()
    assert table.heard("Player 2's Empire takes 1 damage from Eternal thirst and has")


def test_health_does_not_read_below_nothing(table: Table) -> None:
    table.health(me=2, foe=30).hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.6 Holy Dragon {7}")
    table.state.hit(0, 5, "for the lost duel")
    assert table.history()[-1] == "Your Empire takes 5 damage for the lost duel and has 0 HP left."
    assert table.view("me")["seats"][0]["gauges"][0]["value"] == 0
    assert table.hp["me"] == -3, "the rules may still need to know"
