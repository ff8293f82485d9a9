"""Sacred witches whose rules decide who wins a fight: what each does, and her odd case."""

from __future__ import annotations

from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import WEAK, lasting, rules


def test_venom_witch_lets_serpents_win(table: Table) -> None:
    table.hands(
        me="Lvl.5 Venom Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.4 Serpent, Lvl.6 Dragon {7}"
    )
    table.duel("Venom", "Serpent")
    assert table.lost_hp() == {"me": 3, "foe": 0}  # at once: the Serpent killed her
    table.duel("Fire Serpent", "Dragon")
    assert table.lost_hp() == {"me": 3, "foe": 7}
    assert rules(table) == ["Venom"]


def test_under_a_venom_witch_two_serpents_fight_by_power(table: Table) -> None:
    table.hands(
        me="Lvl.5 Venom Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.4 Wolf, Lvl.6 Serpent {9}"
    )
    table.duel("Venom", "Wolf")
    table.duel("Fire Serpent", "Lvl.6 Serpent")
    assert table.powers() == {"me": 1, "foe": 15}
    assert table.lost_hp() == {"me": 0, "foe": 0}  # a Serpent costs nothing
    assert table.state.lost.both() == [1, 0]


def test_lucky_witch_lets_the_next_creature_win(table: Table) -> None:
    table.hands(
        me="Lvl.6 Lucky Witch {3}, Lvl.1 Wet Witch, Lvl.1 Fire Serpent",
        foe="Lvl.1 Wolf, Lvl.6 Dragon {7}",
    )
    table.duel("Lucky", "Wolf")
    table.duel("Wet", "Lvl.1 Wolf")  # a witch is no creature: luck waits
    assert rules(table) == ["Luck"]
    table.duel("Fire Serpent", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 7}
    assert rules(table) == []


def test_lucky_witch_on_both_sides_leaves_it_to_power(table: Table) -> None:
    table.hands(
        me="Lvl.6 Lucky Witch {3}, Lvl.1 Wolf {2}", foe="Lvl.6 Lucky Witch {3}, Lvl.6 Dragon {7}"
    )
    table.duel("Lucky", "Lucky")
    table.duel("Lvl.1 Wolf", "Dragon")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_lucky_witch_against_venom_leaves_it_to_power(table: Table) -> None:
    table.hands(
        me="Lvl.6 Lucky Witch {3}, Lvl.1 Fire Wolf {2}", foe="Lvl.6 Venom Witch, Lvl.6 Fire Serpent"
    )
    table.duel("Lucky", "Venom")
    table.duel("Fire Wolf", "Fire Serpent")
    assert table.powers() == {"me": 3, "foe": 6}
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_the_sand_witch_strengthens_nightmares(table: Table) -> None:
    table.hands(
        me="Lvl.4 The Sand Witch {3}, Lvl.3 Nightmare Wolf {2}",
        foe=f"{WEAK}, Lvl.2 Nightmare Giant {{4}}",
    )
    table.rules("sand 2").duel("Sand", "Serpent")
    assert lasting(table) == [("Nightmare creatures have +4 power.", -1)]
    table.duel("Lvl.3 Nightmare Wolf", "Nightmare Giant")
    assert table.powers() == {"me": 9, "foe": 10}


def test_the_sand_witch_does_nothing_for_others(table: Table) -> None:
    table.hands(me="Lvl.3 Holy Wolf {2}", foe="Lvl.3 Pirate {3}").rules("sand 2")
    table.duel("Wolf", "Pirate")
    assert table.powers() == {"me": 5, "foe": 6}


def test_davids_witch_lets_the_lower_power_win_against_giants(table: Table) -> None:
    table.hands(me="Lvl.4 David's Witch {3}, Lvl.1 Wolf {2}", foe=f"{WEAK}, Lvl.6 Giant {{4}}")
    table.duel("David", "Serpent").duel("Lvl.1 Wolf", "Lvl.6 Giant")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_davids_witch_leaves_fights_without_giants_alone(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf {2}", foe="Lvl.6 Pirate {3}").rules("david").duel("Wolf", "Pirate")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_goliath_witch_turns_the_next_fight_around(table: Table) -> None:
    table.hands(
        me="Lvl.4 Goliath Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Wolf {2}",
        foe="Lvl.9 Serpent {0}, Lvl.6 Pirate {3}, Lvl.5 Pirate {3}",
    )
    table.duel("Goliath", "Serpent")
    assert table.lost_hp()["me"] == 3  # not yet in her own fight
    table.duel("Lvl.1 Wolf", "Lvl.6 Pirate")
    assert table.lost_hp() == {"me": 3, "foe": 3}
    assert lasting(table) == []
    table.duel("Lvl.2 Wolf", "Lvl.5 Pirate")
    assert table.lost_hp() == {"me": 5, "foe": 3}


def test_goliath_witch_and_davids_witch_do_not_cancel(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf {2}", foe="Lvl.6 Giant {4}").rules("david, goliath")
    table.duel("Wolf", "Giant")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_goliath_witch_waits_for_a_fight(table: Table) -> None:
    table.hands(me="Lvl.1 Wolf {2}").rules("goliath").duel("Wolf", None)
    assert len(lasting(table)) == 1


def test_junos_witch_doubles_the_type_bonus_around_giants(table: Table) -> None:
    table.hands(
        me="Lvl.4 Juno's Witch {3}, Lvl.1 Ancient Wolf {2}",
        foe=f"{WEAK}, Lvl.1 Fire Giant {{4}}",
    )
    table.duel("Juno", "Serpent").duel("Ancient Wolf", "Fire Giant")
    assert table.powers() == {"me": 9, "foe": 5}


def test_junos_witch_does_nothing_without_a_giant(table: Table) -> None:
    table.hands(me="Lvl.1 Ancient Wolf {2}", foe="Lvl.1 Fire Pirate {3}").rules("juno")
    table.duel("Wolf", "Pirate")
    assert table.powers() == {"me": 6, "foe": 4}
