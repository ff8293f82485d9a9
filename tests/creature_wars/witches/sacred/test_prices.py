"""Sacred witches whose rules change what a duel costs: what each does, and her odd case."""

from __future__ import annotations

from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import STRONG, WEAK, lasting, rules


def test_proud_witch_doubles_the_next_loss(table: Table) -> None:
    table.hands(
        me="Lvl.6 Proud Witch {3}, Lvl.6 Dragon {7}, Lvl.5 Dragon {7}",
        foe="Lvl.1 Serpent, Lvl.1 Giant {4}, Lvl.2 Giant {4}",
    )
    table.duel("Proud", "Serpent")
    assert rules(table) == ["Pride"]
    table.duel("Lvl.6 Dragon", "Lvl.1 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 8}
    assert rules(table) == []
    table.duel("Lvl.5 Dragon", "Lvl.2 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 12}


def test_proud_witch_dies_without_it(table: Table) -> None:
    table.hands(me="Lvl.4 Proud Witch {3}", foe="Lvl.6 Dragon")
    table.duel("Proud", "Dragon")
    assert rules(table) == []


def test_the_high_witch_lifts_the_next_card_and_its_price(table: Table) -> None:
    table.hands(
        me="Lvl.6 The High Witch {3}, Lvl.6 Dragon {7}", foe="Lvl.1 Serpent, Lvl.1 Fire Giant {4}"
    )
    table.duel("High", "Serpent")
    table.duel("Lvl.6 Dragon", "Fire Giant")
    assert table.powers() == {"me": 13, "foe": 8}
    assert table.lost_hp() == {"me": 0, "foe": 8}
    assert rules(table) == []


def test_two_of_the_high_witch_add_up(table: Table) -> None:
    table.hands(
        me="Lvl.6 Dragon {9}",
        foe="Lvl.1 Fire Giant {2}",
    )
    table.rules(foe="high, high")
    table.duel("Dragon", "Giant")
    assert table.powers() == {"me": 15, "foe": 9}
    assert table.lost_hp() == {"me": 0, "foe": 8}


def test_the_high_witch_waits_through_a_pass(table: Table) -> None:
    table.hands(me="Lvl.6 The High Witch {3}, Lvl.1 Serpent", foe="Lvl.1 Wet Witch")
    table.edition("first").deck("")
    table.duel("High", "Wet").duel("Serpent", None)
    assert rules(table) == ["High spirits"]


def test_berserker_witch_makes_the_next_loser_pay_levels(table: Table) -> None:
    table.hands(
        me="Lvl.6 Berserker Witch {3}, Lvl.6 Dragon, Lvl.5 Dragon",
        foe="Lvl.1 Serpent, Lvl.1 Giant {4}, Lvl.2 Giant {4}",
    )
    table.duel("Berserker", "Serpent").duel("Lvl.6 Dragon", "Lvl.1 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 10}
    table.duel("Lvl.5 Dragon", "Lvl.2 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 14}


def test_berserker_witch_and_a_tie(table: Table) -> None:
    table.hands(me="Lvl.6 Berserker Witch, Lvl.1 Fire Giant", foe="Lvl.1 Serpent, Lvl.1 Fire Giant")
    table.duel("Berserker", "Serpent").duel("Fire Giant", "Fire Giant")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert rules(table) == []


def test_talismanic_witch_halves_the_next_damage(table: Table) -> None:
    table.hands(
        me="Lvl.6 Talismanic Witch {3}, Lvl.1 Dragon {7}, Lvl.2 Giant {4}",
        foe="Lvl.1 Serpent, Lvl.6 Fire Dragon {7}, Lvl.5 Fire Dragon {7}",
    )
    table.duel("Talismanic", "Serpent").duel("Lvl.1 Dragon {7}", "Lvl.6 Fire Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 0}
    table.duel("Lvl.2 Giant", "Lvl.5 Fire Dragon")
    assert table.lost_hp() == {"me": 7, "foe": 0}


def test_talismanic_witch_wards_off_her_own_death(table: Table) -> None:
    table.hands(me="Lvl.4 Talismanic Witch {3}", foe="Lvl.6 Dragon")
    table.duel("Talismanic", "Dragon")
    assert table.lost_hp() == {"me": 1, "foe": 0}
    assert rules(table) == []


def test_sin_eater_witch_lets_another_bear_the_loss(table: Table) -> None:
    table.hands(
        me="Lvl.4 Sin-Eater Witch {3}, Lvl.1 Dragon {7}, Lvl.2 Wolf {2}", foe=f"{WEAK}, {STRONG}"
    )
    table.deck("").options(mayhem=False).duel("Sin-Eater", "Serpent")
    table.duel("Lvl.1 Dragon", "Lvl.9 Dragon")
    assert table.lost_hp()["me"] == 0
    assert table.hand("me") == ["Lvl.2 Wolf {2}: (-)"]
    assert "a creature" in table.sees("foe", "me")[0]
    assert lasting(table) == []


def test_sin_eater_witch_waits_while_no_other_creature_is_held(table: Table) -> None:
    table.hands(me="Lvl.1 Dragon {7}, Lvl.1 Wet Witch {3}", foe=STRONG).rules(me="sin-eater")
    table.duel("Dragon", "Dragon")
    assert table.lost_hp()["me"] == 7
    assert len(lasting(table)) == 1


def test_hubris_witch_strikes_the_proud_winner(table: Table) -> None:
    table.hands(me="Lvl.4 Hubris Witch {3}, Lvl.6 Giant {4}", foe=f"{WEAK}, Lvl.1 Wolf {{2}}")
    table.duel("Hubris", "Serpent").duel("Lvl.6 Giant", "Lvl.1 Wolf")
    assert table.lost_hp() == {"me": 4, "foe": 2}


def test_hubris_witch_spares_level_5_and_a_pass(table: Table) -> None:
    table.hands(me="Lvl.5 Giant {4}", foe="Lvl.1 Wolf {2}").rules("hubris").duel("Giant", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 2}
    table = Table().hands(me="Lvl.6 Giant {4}").rules("hubris").duel("Giant", None)
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_conversion_witch_converts_and_makes_holy_dear(table: Table) -> None:
    table.hands(
        me="Lvl.4 Conversion Witch {3}, Lvl.1 Nightmare Wolf {2}",
        foe=f"{WEAK}, Lvl.2 Nightmare Giant {{4}}, Lvl.6 Fire Dragon {{7}}",
    )
    table.duel("Conversion", "Serpent")
    assert table.hand("me") == ["Lvl.1 Holy Wolf {2}"]
    assert "Lvl.2 Holy Giant {4}" in table.hand("foe")
    table.duel("Lvl.1 Holy Wolf", "Lvl.6 Fire Dragon")
    assert table.lost_hp()["me"] == 4


def test_conversion_witch_twice_doubles_once(table: Table) -> None:
    table.hands(me="Lvl.4 Conversion Witch {3}, Lvl.1 Holy Wolf {2}", foe=f"{WEAK}, {STRONG}")
    table.rules("conversion").duel("Conversion", "Serpent")
    table.duel("Lvl.1 Holy Wolf", "Lvl.9")
    assert table.lost_hp()["me"] == 4


def test_gluttonous_witch_feeds_both(table: Table) -> None:
    table.hands(me="Lvl.6 Gluttonous Witch {3}", foe="Lvl.1 Serpent").health(me=5)
    table.duel("Gluttonous", "Serpent")
    assert table.hp == {"me": 25, "foe": 50}


def test_gluttonous_witch_raises_the_cap_where_there_is_one(table: Table) -> None:
    table.edition("first").hands(me="Lvl.6 Gluttonous Witch {3}", foe="Lvl.1 Serpent")
    table.health(me=25)
    table.duel("Gluttonous", "Serpent")
    assert table.hp == {"me": 45, "foe": 50}
    assert table.state.cap == 50
