"""Sacred witches whose rules are about drawing, playing, escaping and turns to come."""

from __future__ import annotations

import pytest

from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import (
    CALM,
    NOTHING,
    STRONG,
    THREE,
    WEAK,
    lasting,
    rules,
)


def test_wishing_witch_brings_what_the_hand_wants(table: Table) -> None:
    table.hands(
        me="Lvl.6 Wishing Witch {3}, Lvl.1 Fire Wolf, Lvl.2 Holy Giant, Lvl.3 Holy Giant",
        foe="Lvl.1 Serpent",
    )
    table.top("Lvl.1 Vampire, Lvl.1 Vampire")
    table.duel("Wishing", "Serpent").next_turn()
    assert "Giant" in table.hand("me")[-1]
    assert table.sees("foe", "me")[-1] == "? [a creature]"
    assert rules(table) == []


def test_wishing_witch_with_an_empty_hand_brings_any_creature(table: Table) -> None:
    table.hands(me="Lvl.6 Wishing Witch {3}", foe="Lvl.1 Serpent")
    table.top("Lvl.1 Wet Witch, Lvl.1 Wet Witch, Lvl.1 Wet Witch")
    table.duel("Wishing", "Serpent").next_turn()
    assert table.state.hand(0).cards[0].face.is_creature()


def test_wishing_witch_waits_where_the_deck_is_empty(table: Table) -> None:
    table.edition("first").hands(me="Lvl.6 Lucky Witch {3}, Lvl.1 Wolf", foe="Lvl.1 Serpent")
    table.deck("")
    table.duel("Lucky", "Serpent").next_turn()
    assert rules(table) == ["A wish"]


def test_midas_witch_gilds_what_enters_my_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Midas Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.top("Lvl.2 Fire Serpent {0}, Lvl.1 Wet Witch {3}")
    table.turn(2).duel("Midas", "Serpent").next_turn()
    assert lasting(table) == [("Cards that enter the hand gain +2 base strength.", 0)]
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.2 Fire Serpent {2}"]
    assert table.hand("foe") == [WEAK, "Lvl.1 Wet Witch {3}"]


def test_midas_witch_does_not_gild_what_comes_back_from_a_duel(table: Table) -> None:
    table.hands(me="Lvl.3 Fire Wolf {2}", foe="Lvl.1 Wet Witch {3}").rules(me="midas 2")
    table.duel("Wolf", "Wet")
    assert table.hand("me") == ["Lvl.3 Fire Wolf {2}"]


def test_haggel_witchel_fill_both_hands_and_the_first_witch_costs_12(table: Table) -> None:
    table.hands(me="Lvl.4 Haggel & Witchel {3}, Lvl.1 Wolf {2}", foe=f"{WEAK}, {THREE}")
    table.top("Lvl.2 Fire Serpent {0}, Lvl.1 Wet Witch {3}, Lvl.2 Wet Witch {3}")
    table.options(CALM).duel("Haggel", "Serpent")
    assert len(table.hand("me")) == 8
    assert len(table.hand("foe")) == 8 + 1  # and the Serpent that came back
    assert table.lost_hp() == {"me": 0, "foe": 12}  # foe drew second
    assert lasting(table) == []
    assert table.heard("Player 2 pays for the gingerbread")


def test_haggel_witchel_stop_at_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.4 Haggel & Witchel {3}", foe=WEAK).options(mayhem=False)
    table.deck("Lvl.1 Wolf {2}, Lvl.2 Wolf {2}, Lvl.3 Wolf {2}").duel("Haggel", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.3 Wolf {2}"]
    assert table.hand("foe") == ["Lvl.2 Wolf {2}", WEAK]
    assert lasting(table) == [("The next to draw a witch takes 12.", -1)]


def test_crow_laughing_witch_counts_her_own_escape(table: Table) -> None:
    table.hands(me="Lvl.4 Crow-Laughing Witch {3}, Lvl.5 Wolf {2}", foe="Lvl.6 Giant {4}: (-)")
    table.duel("Crow", None)
    assert table.hand("foe") == ["Lvl.4 Giant {4}: (-)"]
    assert table.hand("me") == ["Lvl.5 Wolf {2}"]
    assert "? [can never be played] [a creature]" in table.sees("me", "foe")


def test_crow_laughing_witch_counts_foes_witches_too_but_no_death(table: Table) -> None:
    table.hands(me="Lvl.5 Wolf {2}: (-)", foe="Lvl.3 Wet Witch {3}, Lvl.6 Giant {4}")
    table.rules(me="crows 2").duel(None, "Wet")
    assert table.hand("foe") == ["Lvl.4 Giant {4}"]
    table = Table().hands(me=STRONG, foe="Lvl.3 Wet Witch {3}, Lvl.6 Giant {4}")
    table.rules(me="crows 2").duel("Dragon", "Wet")
    assert table.hand("foe") == ["Lvl.6 Giant {4}"]


@pytest.mark.parametrize(("level", "left"), [(9, 5), (2, 1)])
def test_crow_laughing_witch_twice_adds_up_down_to_level_1(
    table: Table, level: int, left: int
) -> None:
    table.hands(me="Lvl.4 Crow-Laughing Witch {3}", foe=f"Lvl.{level} Giant {{4}}: (-)")
    table.rules(me="crows 2").duel("Crow", None)
    assert table.hand("foe") == [f"Lvl.{left} Giant {{4}}: (-)"]


def test_crow_laughing_witchs_crows_without_a_victim(table: Table) -> None:
    table.hands(me="Lvl.4 Crow-Laughing Witch {3}").duel("Crow", None)
    assert table.heard(NOTHING)


def test_cracked_ceremony_witch_starts_with_herself(table: Table) -> None:
    table.hands(
        me="Lvl.4 Cracked Ceremony Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Wolf {2}",
        foe=f"{WEAK}, Lvl.6 Giant {{4}}, Lvl.5 Giant {{4}}",
    )
    table.duel("Ceremony", "Serpent")
    assert len(table.hand("foe")) == 2  # the Serpent and one Giant
    assert len(table.hand("me")) == 2


def test_cracked_ceremony_witch_strikes_when_either_plays_a_witch(table: Table) -> None:
    table.hands(me="Lvl.4 Wet Witch {3}, Lvl.1 Wolf {2}", foe="Lvl.4 Wet Witch {3}, Lvl.2 Wolf {2}")
    table.rules("ceremony").duel("Wet", "Wet")
    assert table.hand("me") == []
    assert table.hand("foe") == []


def test_cracked_ceremony_witch_twice_is_still_one_card(table: Table) -> None:
    table.hands(me="Lvl.4 Cracked Ceremony Witch {3}", foe=f"{WEAK}, {THREE}").rules("ceremony")
    table.duel("Ceremony", "Serpent")
    assert len(table.hand("foe")) == 3


def test_cracked_ceremony_witch_out_of_pandoras_box_was_not_played(table: Table) -> None:
    table.hands(
        me="Lvl.4 Pandora's Witch {3}, Lvl.1 Wolf {2}",
        foe=f"{WEAK}, Lvl.4 Cracked Ceremony Witch {{3}}",
    )
    table.duel("Pandora", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]
    assert len(lasting(table)) == 1


def test_cracked_ceremony_witch_over_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Cracked Ceremony Witch {3}", foe=WEAK).duel("Ceremony", "Serpent")
    assert table.heard(NOTHING)
    assert len(lasting(table)) == 1


def test_no_good_trying_witch_skips_the_next_turn_and_draws_three(table: Table) -> None:
    table.hands(me="Lvl.4 No Good Trying Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.duel("No Good", "Serpent").next_turn()
    assert table.state.turn == 3  # nobody had anything to choose on turn 2
    assert table.heard("You sit this turn out")
    assert table.heard("There is no duel this turn")
    assert len(table.hand("me")) == 1 + 3 + 1  # the Wolf, three at the end, one on turn 3
    assert len(table.hand("foe")) == 1 + 1 + 1
    assert lasting(table) == []


def test_no_good_trying_witch_against_another(table: Table) -> None:
    witch = "Lvl.4 No Good Trying Witch {3}"
    table.hands(me=witch, foe=witch).duel("No Good", "No Good").next_turn()
    assert table.state.turn == 3
    assert len(table.hand("me")) == 4
    assert len(table.hand("foe")) == 4


def test_no_good_trying_witch_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.4 No Good Trying Witch {3}, Lvl.1 Wolf {2}", foe=WEAK).deck("")
    table.options(mayhem=False).duel("No Good", "Serpent").next_turn()
    assert table.state.turn == 3
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


def test_clockwork_crier_witch_pays_out_when_the_hour_has_come(table: Table) -> None:
    table.hands(me="Lvl.4 Clockwork Crier Witch {3}, Lvl.8 Dragon {7}, Lvl.9 Dragon {7}", foe=WEAK)
    table.options(CALM).duel("Clockwork", "Serpent")
    assert table.offers("me") == ["Call 1", "Call 2", "Call 3"]
    table.choose("me", "Call 2")
    assert lasting(table) == [("draw 2, take 4 (at the end of turn 3)", 0)]
    table.duel("Lvl.8", "Lvl.1 Serpent")
    assert table.lost_hp()["me"] == 0
    table.next_turn()
    held = len(table.hand("me"))
    table.seal("me", "Lvl.9").seal("foe", table.playable("foe")[0])
    assert table.lost_hp()["me"] == 4
    assert len(table.hand("me")) >= held - 1 + 2


def test_clockwork_crier_witch_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.4 Clockwork Crier Witch {3}, Lvl.8 Dragon {7}", foe=WEAK).deck("")
    table.options(mayhem=False).duel("Clockwork", "Serpent").choose("me", "Call 1")
    table.duel("Dragon", "Serpent")
    assert table.lost_hp() == {"me": 2, "foe": 0}
