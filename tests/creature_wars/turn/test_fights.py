"""The fight: who wins, what it costs, and where the cards go."""

from __future__ import annotations

import pytest

from bestiary.games.creature_wars.being import POWERS
from tests.creature_wars.table import Table

BEATS = {"Ancient": "Fire", "Fire": "Nightmare", "Nightmare": "Holy", "Holy": "Ancient"}

# ---- Creature against creature ----------------------------------------------------------------


def test_the_loser_pays_the_base_strength_of_its_own_creature(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Dragon {7}").duel("Giant", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 7}


def test_the_winner_may_be_the_smaller_creature(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Serpent {0}", foe="Lvl.1 Fire Giant {4}").duel("Serpent", "Giant")
    assert table.lost_hp() == {"me": 0, "foe": 4}


def test_a_lost_serpent_costs_nothing(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Serpent {0}", foe="Lvl.1 Fire Giant {4}").duel("Serpent", "Giant")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert "Player 2 wins the duel." in table.log()
    assert table.events("hit") == []


def test_both_creatures_are_discarded(table: Table) -> None:
    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Fire Dragon {7}").duel("Giant", "Dragon")
    assert table.discarded() == ["Lvl.6 Fire Giant {4}", "Lvl.1 Fire Dragon {7}"]
    assert table.hand("me") == table.hand("foe") == []


def test_power_is_base_strength_plus_level(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").duel("Wolf", "Giant")
    assert table.powers() == {"me": 5, "foe": 6}
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_a_changed_base_strength_counts_in_power_and_in_damage(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {9}", foe="Lvl.3 Fire Giant {8}").duel("Wolf", "Giant")
    assert table.powers() == {"me": 10, "foe": 11}
    assert table.lost_hp() == {"me": 9, "foe": 0}


@pytest.mark.parametrize("theirs", POWERS)
@pytest.mark.parametrize("mine", POWERS)
def test_type_advantage_gives_3_power(table: Table, mine: str, theirs: str) -> None:
    table.hands(me=f"Lvl.3 {mine} Wolf {{2}}", foe=f"Lvl.4 {theirs} Giant {{4}}")
    table.duel("Wolf", "Giant")
    one = 5 + 3 * (BEATS[mine] == theirs)
    two = 8 + 3 * (BEATS[theirs] == mine)
    assert table.powers() == {"me": one, "foe": two}


def test_type_advantage_can_turn_a_duel(table: Table) -> None:
    table.hands(me="Lvl.3 Holy Giant {4}", foe="Lvl.2 Ancient Dragon {7}").duel("Giant", "Dragon")
    assert table.powers() == {"me": 10, "foe": 9}
    assert table.lost_hp() == {"me": 0, "foe": 7}


def test_type_advantage_can_make_a_tie(table: Table) -> None:
    table.hands(me="Lvl.2 Holy Giant {4}", foe="Lvl.2 Ancient Dragon {7}").duel("Giant", "Dragon")
    assert table.powers() == {"me": 9, "foe": 9}
    assert table.lost_hp() == {"me": 0, "foe": 0}


def test_a_creature_without_a_type_has_no_advantage_and_gives_none(table: Table) -> None:
    table.hands(me="Lvl.2 Giant {4}", foe="Lvl.2 Ancient Dragon {7}").duel("Giant", "Dragon")
    assert table.powers() == {"me": 6, "foe": 9}


# ---- Equal power ------------------------------------------------------------------------------


def test_equal_power_returns_both_with_cooldown_1(table: Table) -> None:
    table.hands(me="Lvl.5 Fire Wolf {2}", foe="Lvl.3 Fire Giant {4}").duel("Wolf", "Giant")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.hand("me") == ["Lvl.5 Fire Wolf {2}: (1)"]
    assert table.hand("foe") == ["Lvl.3 Fire Giant {4}: (1)"]
    assert table.discarded() == []
    assert "Equal power: a tie." in table.log()


def test_tied_cards_rest_for_the_next_turn_and_are_back_the_one_after(table: Table) -> None:
    table.hands(
        me="Lvl.5 Fire Wolf {2}, Lvl.1 Holy Pirate {3}",
        foe="Lvl.3 Fire Giant {4}, Lvl.2 Holy Vampire {5}",
    )
    table.duel("Fire Wolf", "Fire Giant").next_turn()
    assert table.hand("me")[1] == "Lvl.5 Fire Wolf {2}: (1)"
    assert not any("Fire Wolf" in card for card in table.playable("me"))
    assert not any("Fire Giant" in card for card in table.playable("foe"))
    table.duel("Pirate", "Vampire")
    assert table.hand("me")[0] == "Lvl.5 Fire Wolf {2}"
    table.next_turn()
    assert "Lvl.5 Fire Wolf {2}" in table.playable("me")
    assert "Lvl.3 Fire Giant {4}" in table.playable("foe")


def test_cooldowns_that_stood_at_the_start_of_the_turn_drop_by_one(table: Table) -> None:
    table.hands(
        me="Lvl.1 Fire Wolf {2}: (3), Lvl.1 Holy Pirate {3}",
        foe="Lvl.3 Fire Giant {4}: (1), Lvl.2 Holy Vampire {5}",
    )
    table.duel("Pirate", "Vampire")
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}: (2)"]
    assert table.hand("foe") == ["Lvl.3 Fire Giant {4}"]


def test_a_frozen_card_does_not_thaw(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (-), Lvl.1 Holy Pirate {3}", foe="Lvl.2 Fire Vampire {5}")
    table.duel("Pirate", "Vampire")
    assert table.hand("me") == ["Lvl.1 Fire Wolf {2}: (-)"]


def test_a_tie_leaves_who_holds_nothing_else_with_a_pass(table: Table) -> None:
    table.edition("first").deck("Lvl.1 Serpent, Lvl.1 Serpent, Lvl.2 Serpent")
    table.hands(me="Lvl.5 Fire Wolf {2}", foe="Lvl.3 Fire Giant {4}").duel("Wolf", "Giant")
    table.duel("Serpent", "Serpent")  # what they drew; it ties too
    table.next_turn()
    assert table.playable("me") == ["Lvl.5 Fire Wolf {2}", "Lvl.2 Serpent {0}"]
    assert table.playable("foe") == ["Lvl.3 Fire Giant {4}"]


# ---- Witch against creature -------------------------------------------------------------------


def test_a_stronger_creature_kills_the_witch_and_returns(table: Table) -> None:
    table.hands(me="Lvl.1 Wet Witch {3}", foe="Lvl.3 Fire Wolf {2}").duel("Witch", "Wolf")
    assert table.lost_hp() == {"me": 3, "foe": 0}
    assert table.discarded() == ["Lvl.1 Wet Witch {3}"]
    assert table.hand("foe") == ["Lvl.3 Fire Wolf {2}"]  # no cooldown
    assert "Lvl.1 Wet Witch {3} dies." in table.log()


def test_a_witch_of_equal_power_escapes(table: Table) -> None:
    table.hands(me="Lvl.2 Wet Witch {3}", foe="Lvl.3 Fire Wolf {2}").duel("Witch", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.discarded() == ["Lvl.2 Wet Witch {3}"]
    assert table.hand("foe") == ["Lvl.3 Fire Wolf {2}"]
    assert "Lvl.2 Wet Witch {3} escapes." in table.log()


def test_a_stronger_witch_escapes_and_the_creature_is_not_hurt(table: Table) -> None:
    table.hands(me="Lvl.9 Witch of Endor {3}", foe="Lvl.3 Fire Wolf {2}").duel("Witch", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.discarded() == ["Lvl.9 Witch of Endor {3}"]
    assert table.hand("foe") == ["Lvl.3 Fire Wolf {2}"]
    assert not table.heard("win")  # an escape is no duel won


def test_the_same_with_the_witch_on_the_other_side(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Wolf {2}", foe="Lvl.1 Wet Witch {3}, Lvl.2 Flamboyant Witch {3}")
    table.duel("Wolf", "Wet")
    assert table.lost_hp() == {"me": 0, "foe": 3}
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}"]
    table.duel("Fire Wolf", "Flamboyant")
    assert table.lost_hp() == {"me": 0, "foe": 3}
    assert "Lvl.3 Fire Wolf {2}" in table.hand("me")
    assert table.discarded() == ["Lvl.1 Wet Witch {3}", "Lvl.2 Flamboyant Witch {3}"]


def test_a_creature_that_met_a_witch_can_be_played_on_the_next_turn(table: Table) -> None:
    table.hands(me="Lvl.1 Wet Witch {3}", foe="Lvl.3 Fire Wolf {2}").duel("Witch", "Wolf")
    table.next_turn()
    assert "Lvl.3 Fire Wolf {2}" in table.playable("foe")


@pytest.mark.parametrize("power", POWERS)
def test_no_type_has_an_advantage_over_a_witch(table: Table, power: str) -> None:
    table.hands(me="Lvl.3 Wet Witch {3}", foe=f"Lvl.3 {power} Wolf {{2}}").duel("Witch", "Wolf")
    assert table.powers() == {"me": 6, "foe": 5}


def test_a_dead_witch_costs_her_own_base_strength(table: Table) -> None:
    table.hands(me="Lvl.1 Wet Witch {5}", foe="Lvl.6 Fire Dragon {7}").duel("Witch", "Dragon")
    assert table.lost_hp() == {"me": 5, "foe": 0}


# ---- Witch against witch ----------------------------------------------------------------------


def test_the_weaker_witch_dies(table: Table) -> None:
    table.hands(me="Lvl.4 Mundane Witch {3}", foe="Lvl.2 Wet Witch {3}").duel("Mundane", "Wet")
    assert table.lost_hp() == {"me": 0, "foe": 3}
    assert table.discarded() == ["Lvl.4 Mundane Witch {3}", "Lvl.2 Wet Witch {3}"]
    assert table.hand("me") == table.hand("foe") == []
    assert "Lvl.4 Mundane Witch {3} escapes." in table.log()
    assert "Lvl.2 Wet Witch {3} dies." in table.log()


def test_the_weaker_witch_dies_on_either_side(table: Table) -> None:
    table.hands(me="Lvl.2 Wet Witch {3}", foe="Lvl.4 Mundane Witch {3}").duel("Wet", "Mundane")
    assert table.lost_hp() == {"me": 3, "foe": 0}


def test_two_witches_of_equal_power_both_escape(table: Table) -> None:
    table.hands(me="Lvl.2 Wet Witch {3}", foe="Lvl.2 Flamboyant Witch {3}").duel(
        "Wet", "Flamboyant"
    )
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.discarded() == ["Lvl.2 Wet Witch {3}", "Lvl.2 Flamboyant Witch {3}"]
    assert table.hand("me") == table.hand("foe") == []


# ---- Against a pass ---------------------------------------------------------------------------


def test_a_creature_hits_the_empire_that_passed_for_its_own_base_strength(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Vampire {5}", foe="").duel("Vampire", None)
    assert table.lost_hp() == {"me": 0, "foe": 5}
    assert table.discarded() == ["Lvl.1 Fire Vampire {5}"]


def test_a_creature_hits_player_1_after_a_pass_too(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (1)", foe="Lvl.1 Fire Vampire {5}").duel(None, "Vampire")
    assert table.lost_hp() == {"me": 5, "foe": 0}


def test_a_witch_escapes_from_a_pass(table: Table) -> None:
    table.hands(me="Lvl.1 Wet Witch {3}", foe="").duel("Witch", None)
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.discarded() == ["Lvl.1 Wet Witch {3}"]
    assert "Lvl.1 Wet Witch {3} escapes." in table.log()


def test_two_passes_are_no_duel(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (1)", foe="").duel(None, None)
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.discarded() == []
    assert table.log()[-1] == "Nobody came: there is no duel."
    table.next_turn()
    assert table.state.turn == 2
