"""Sinful witches whose spells strike at once, and one that takes three turns."""

from __future__ import annotations

import pytest

from bestiary.games.creature_wars.being import POWERS
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import NOTHING

GIANTS = "Lvl.5 Fire Giant {4}, Lvl.1 Holy Giant {4}, Lvl.6 Fire Giant {3}, Lvl.2 Holy Giant {4}"


DRAGONS = ", ".join(f"Lvl.1 {power} Dragon {{7}}" for power in POWERS)


@pytest.mark.parametrize(("cards", "gone"), [(8, 4), (7, 4), (1, 1)])
def test_cataclysmic_witch_discards_the_top_half_of_the_deck(
    table: Table, cards: int, gone: int
) -> None:
    deck = [f"Lvl.{level} Serpent {{0}}" for level in range(1, cards + 1)]
    table.hands(me="Lvl.7 Cataclysmic Witch {3}").deck(", ".join(deck)).duel("Witch", None)
    assert table.discarded() == [*deck[:gone], "Lvl.7 Cataclysmic Witch {3}"]
    assert table.left() == deck[gone:]
    assert table.state.slain == []  # nobody slew them
    assert table.heard("Lvl.1 Serpent {0}", "foe")


def test_cataclysmic_witch_with_an_empty_deck(table: Table) -> None:
    table.hands(me="Lvl.7 Cataclysmic Witch {3}").deck("").duel("Witch", None)
    assert table.heard(NOTHING)


def test_cataclysmic_witch_is_the_apocalyptic_witch_of_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me="Lvl.7 Apocalyptic Witch {3}")
    table.duel("Apocalyptic", None)
    assert len(table.left()) == 7


def test_titanfall_witch_drops_the_three_weakest_giants(table: Table) -> None:
    table.hands(me=f"Lvl.7 Titanfall Witch {{3}}, {GIANTS}", foe="Lvl.1 Fire Wolf {2}")
    table.options({"rally.size": 8}).duel("Titanfall", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 10}
    assert table.hand("me") == ["Lvl.5 Fire Giant {4}"]
    assert table.discarded()[:3] == [
        "Lvl.6 Fire Giant {3}",  # by base strength, then level
        "Lvl.1 Holy Giant {4}",
        "Lvl.2 Holy Giant {4}",
    ]


def test_titanfall_witch_needs_three_giants(table: Table) -> None:
    table.hands(me="Lvl.7 Titanfall Witch {3}, Lvl.1 Fire Giant {4}, Lvl.2 Holy Giant {4}")
    table.duel("Titanfall", None)
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert len(table.hand("me")) == 2
    assert table.heard(NOTHING)


def test_tiamats_witch_with_a_dragon_of_each_type_fells_the_foe(table: Table) -> None:
    table.hands(me=f"Lvl.7 Tiamat's Witch {{3}}, {DRAGONS}", foe="Lvl.1 Fire Wolf {2}")
    table.rules(foe="ward").duel("Tiamat", "Wolf")
    assert table.hp == {"me": 30, "foe": 0}  # no damage, so no ward helps
    assert table.winner == "me"
    assert table.ending == "hp"


def test_tiamats_witch_with_three_types_does_nothing(table: Table) -> None:
    table.hands(me=f"Lvl.7 Tiamat's Witch {{3}}, {DRAGONS.replace('Holy', 'Fire')}")
    table.duel("Tiamat", None)
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.heard(NOTHING)


HOLD_ON = "Lvl.1 Fire Serpent {0}, Lvl.2 Fire Serpent {0}, Lvl.3 Fire Serpent {0}"


def test_witch_of_endor_comes_at_the_end_of_the_third_turn_after(table: Table) -> None:
    table.hands(
        me=f"Lvl.7 Witch of Endor {{3}}, {HOLD_ON}",
        foe="Lvl.3 Wet Witch {3}, Lvl.5 Holy Wolf {2}: (-), Lvl.0 Raven {0}, Lvl.4 Fire Giant {4}",
    )
    table.deck(", ".join(["Lvl.6 Vampire {5}"] * 8)).options({"rally.size": 8})
    table.duel("Endor", "Giant")
    assert any("end of turn 4" in rule["text"] for rule in table.view("foe")["lasting"])
    for mine in ("Lvl.1 Fire", "Lvl.2 Fire"):
        table.duel(mine, "Vampire")
    assert "Lvl.3 Wet Witch {3}" in table.hand("foe")
    table.duel("Lvl.3 Fire", "Vampire")
    assert table.hand("foe") == [
        "Lvl.1 Wet Witch {3}",
        "Lvl.1 Holy Wolf {2}: (-)",
        "Lvl.0 Raven {0}",  # it has no level to lose
        "Lvl.1 Fire Giant {4}",
    ]
    assert "Lvl.6 Vampire {5}" in table.hand("me")
    assert table.view("foe")["lasting"] == []


def test_witch_of_endor_over_an_empty_hand(table: Table) -> None:
    table.hands(me=f"Lvl.7 Witch of Endor {{3}}, {HOLD_ON}").options(first_draw=False)
    table.deck(", ".join(["Lvl.6 Vampire {5}"] * 6)).duel("Endor", None)
    for mine in ("Lvl.1 Fire", "Lvl.2 Fire", "Lvl.3 Fire"):
        table.duel(mine, "Vampire")
    assert table.hand("foe") == []


def test_feral_witch_turns_the_wolves_on_the_foe(table: Table) -> None:
    table.hands(
        me="Lvl.7 Feral Witch {3}, Lvl.5 Holy Wolf {2}",
        foe="Lvl.2 Fire Wolf {2}, Lvl.1 Fire Giant {4}, Lvl.3 Holy Wolf {2}: (-)",
    )
    table.duel("Feral", "Giant")
    assert table.lost_hp() == {"me": 0, "foe": 5}
    assert table.hand("foe") == ["Lvl.1 Fire Giant {4}"]
    assert table.hand("me") == ["Lvl.5 Holy Wolf {2}"]


def test_feral_witch_without_wolves(table: Table) -> None:
    table.hands(me="Lvl.7 Feral Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Feral", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}  # the one in the duel is in no hand
    assert table.heard(NOTHING)


def test_witch_of_the_ancients_takes_the_ancient_creatures(table: Table) -> None:
    table.hands(
        me="Lvl.7 Witch of the Ancients {3}",
        foe="Lvl.2 Ancient Wolf {2}, Lvl.1 Fire Giant {4}, Lvl.3 Ancient Dragon {7}: (-)",
    )
    table.duel("Ancients", "Giant")
    assert table.hand("me") == ["Lvl.2 Ancient Wolf {2}", "Lvl.3 Ancient Dragon {7}: (-)"]
    assert table.hand("foe") == ["Lvl.1 Fire Giant {4}"]
    assert table.sees("foe", "me") == table.hand("me")  # the foe held them once


def test_witch_of_the_ancients_finds_none(table: Table) -> None:
    table.hands(me="Lvl.7 Witch of the Ancients {3}", foe="Lvl.1 Ancient Giant {4}")
    table.duel("Ancients", "Giant")
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_the_beasts_witch_fells_the_foe_with_six_sixes(table: Table) -> None:
    sixes = ", ".join(f"Lvl.6 {tribe}" for tribe in ("Wolf", "Serpent", "Dragon") * 2)
    table.hands(me=f"Lvl.7 The Beast's Witch {{3}}, {sixes}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Beast", "Fire Wolf")
    assert table.hp["foe"] == 0
    assert table.winner == "me"


def test_the_beasts_witch_counts_level_6_exactly(table: Table) -> None:
    most = "Lvl.6 Wolf, Lvl.6 Serpent, Lvl.6 Dragon, Lvl.6 Wolf, Lvl.6 Giant, Lvl.7 Giant"
    table.hands(me=f"Lvl.7 The Beast's Witch {{3}}, Lvl.6 Wet Witch {{3}}, {most}")
    table.duel("Beast", None)
    assert table.hp["foe"] == 30
    assert table.heard(NOTHING)
