"""Sacred witches that look into the other hand, take from it or trade with it."""

from __future__ import annotations

import pytest

from bestiary.games.creature_wars.witches.sacred.summons import wrap_gift
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import NOTHING, WEAK

MINERVA = {
    "me": "Lvl.4 Minerva's Witch {3}, Lvl.1 Wolf {2}, Lvl.2 Giant {4}, Lvl.5 Dragon {7}",
    "foe": f"{WEAK}, Lvl.1 Pirate {{3}}, Lvl.3 Vampire {{5}}, Lvl.6 Fire Dragon {{7}}",
}


def test_prophetic_witch_sees_the_hand_alone(table: Table) -> None:
    table.hands(
        me="Lvl.5 Prophetic Witch {3}, Lvl.1 Wolf",
        foe="Lvl.1 Serpent {0}, Lvl.6 Holy Dragon {7}",
    )
    table.duel("Prophetic", "Serpent")
    assert table.sees("me", "foe") == ["Lvl.6 Holy Dragon {7}", "Lvl.1 Serpent {0}"]
    assert table.sees("spectator", "foe")[0] == "?"
    assert table.sees("foe", "me") == ["?"]
    assert not table.heard("Dragon", "spectator")


def test_prophetic_witch_before_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.5 Prophetic Witch {3}", foe="Lvl.1 Serpent {0}")
    table.duel("Prophetic", "Serpent")
    assert table.heard("Player 2 holds nothing.")


def test_lusting_witch_lets_the_largest_meet_the_smallest(table: Table) -> None:
    table.hands(
        me="Lvl.5 Lusting Witch {3}, Lvl.1 Dragon {7}, Lvl.6 Giant {4}",
        foe="Lvl.1 Serpent, Lvl.1 Wolf {2}, Lvl.1 Vampire {5}",
    )
    table.duel("Lusting", "Serpent")
    assert table.lost_hp() == {"me": 2, "foe": 7}
    assert table.sees("foe", "me") == ["Lvl.1 Dragon {7}", "?"]
    assert table.sees("me", "foe")[:2] == ["Lvl.1 Wolf {2}", "?"]


def test_lusting_witch_needs_both(table: Table) -> None:
    table.hands(
        me="Lvl.5 Lusting Witch {3}, Lvl.1 Dragon {7}", foe="Lvl.1 Serpent, Lvl.1 Wet Witch"
    )
    table.duel("Lusting", "Serpent")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.heard(NOTHING)


def test_witch_of_the_emperor_takes_the_humble(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Emperor {3}", foe="Lvl.1 Serpent, Lvl.6 Holy Giant {4}")
    table.duel("Emperor", "Serpent")
    assert table.hand("me") == ["Lvl.6 Holy Giant {4}"]
    assert table.sees("foe", "me") == ["Lvl.6 Holy Giant {4}"]


def test_witch_of_the_emperor_only_looks_at_the_great(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Emperor {3}", foe="Lvl.1 Serpent, Lvl.1 Vampire {5}")
    table.duel("Emperor", "Serpent")
    assert table.hand("me") == []
    assert table.sees("spectator", "foe")[0] == "Lvl.1 Vampire {5}"


def test_witch_of_the_emperor_before_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of the Emperor {3}", foe="Lvl.1 Serpent")
    table.duel("Emperor", "Serpent")
    assert table.heard(NOTHING)


def test_shady_witch_makes_a_deal(table: Table) -> None:
    table.hands(
        me="Lvl.6 Shady Witch {3}, Lvl.6 Holy Dragon {7}, Lvl.1 Wolf",
        foe="Lvl.1 Fire Serpent, Lvl.2 Fire Wolf {2}, Lvl.6 Giant {4}",
    )
    table.duel("Shady", "Fire Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.2 Fire Wolf {2}"]
    assert "Lvl.6 Holy Dragon {7}" in table.hand("foe")
    table.duel("Fire Wolf", "Lvl.6 Giant")
    assert "Lvl.1 Holy Dragon {7}" in table.hand("foe")
    assert table.heard("The gift breaks")


def test_the_gift_of_a_shady_witch_stays_whole_when_played(table: Table) -> None:
    table.hands(
        me="Lvl.6 Shady Witch {3}, Lvl.6 Holy Dragon {7}, Lvl.1 Wet Witch",
        foe="Lvl.1 Fire Serpent, Lvl.2 Fire Wolf {2}",
    )
    table.duel("Shady", "Fire Serpent").duel("Wet", "Dragon")
    assert table.hand("foe")[-1] == "Lvl.6 Holy Dragon {7}"


def test_shady_witch_needs_both(table: Table) -> None:
    table.hands(me="Lvl.6 Shady Witch {3}, Lvl.6 Dragon", foe="Lvl.1 Serpent, Lvl.1 Wet Witch")
    table.duel("Shady", "Serpent")
    assert table.hand("me") == ["Lvl.6 Dragon {7}"]
    assert table.heard(NOTHING)


def test_minervas_witch_trades_the_weak_for_the_strong(table: Table) -> None:
    table.hands(**MINERVA).duel("Minerva", "Serpent").choose("me", "Your least")
    assert table.hand("me") == ["Lvl.5 Dragon {7}", "Lvl.6 Fire Dragon {7}", "Lvl.3 Vampire {5}"]
    assert table.hand("foe") == ["Lvl.1 Pirate {3}", "Lvl.1 Wolf {2}", "Lvl.2 Giant {4}", WEAK]
    assert table.sees("foe", "me") == ["?", "Lvl.6 Fire Dragon {7}", "Lvl.3 Vampire {5}"]


def test_minervas_witch_trades_the_strong_for_the_weak(table: Table) -> None:
    table.hands(**MINERVA).duel("Minerva", "Serpent").choose("me", "Your most")
    assert table.hand("me") == ["Lvl.1 Wolf {2}", "Lvl.1 Pirate {3}", "Lvl.3 Vampire {5}"]


def test_minervas_witch_trades_as_many_as_both_have(table: Table) -> None:
    table.hands(me=MINERVA["me"], foe=f"{WEAK}, Lvl.6 Fire Dragon {{7}}")
    table.duel("Minerva", "Serpent").choose("me", "Your least")
    assert table.hand("foe") == ["Lvl.1 Wolf {2}", WEAK]


def test_minervas_witch_without_creatures_to_trade(table: Table) -> None:
    table.hands(me=MINERVA["me"], foe=WEAK).duel("Minerva", "Serpent")
    assert table.heard(NOTHING)
    assert len(table.hand("me")) == 3


def test_black_witch_takes_a_witch(table: Table) -> None:
    table.hands(me="Lvl.4 Black Witch {3}", foe=f"{WEAK}, Lvl.2 Wet Witch {{3}}, Lvl.2 Wolf {{2}}")
    table.duel("Black", "Serpent")
    assert table.hand("me") == ["Lvl.2 Wet Witch {3}"]
    assert table.sees("foe", "me") == ["Lvl.2 Wet Witch {3}"]
    assert table.sees("spectator", "me") == ["?"]


def test_black_witch_where_there_is_no_witch(table: Table) -> None:
    table.hands(me="Lvl.4 Black Witch {3}", foe=f"{WEAK}, Lvl.2 Wolf {{2}}")
    table.duel("Black", "Serpent")
    assert table.heard(NOTHING)


def test_haughty_witch_takes_a_card_from_a_lesser(table: Table) -> None:
    table.hands(me="Lvl.4 Haughty Witch {3}", foe="Lvl.3 Wolf {2}, Lvl.5 Giant {4}")
    table.duel("Haughty", "Wolf")
    assert table.hand("me") == ["Lvl.5 Giant {4}"]
    assert table.hand("foe") == ["Lvl.3 Wolf {2}"]


@pytest.mark.parametrize("foe", ["Lvl.4 Serpent {0}, Lvl.5 Giant {4}: (-)", "Lvl.5 Giant {4}: (-)"])
def test_haughty_witch_before_an_equal_or_nobody(table: Table, foe: str) -> None:
    table.hands(me="Lvl.4 Haughty Witch {3}", foe=foe)
    table.duel("Haughty", "Serpent" if "Serpent" in foe else None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_haughty_witch_takes_a_gift_unopened(table: Table) -> None:
    table.hands(me="Lvl.4 Haughty Witch {3}", foe=WEAK)
    wrap_gift(table.state, 1)
    table.duel("Haughty", "Serpent")
    assert table.sees("me", "me") == ["? [a gift, opens on turn] [a creature or a Coal]"]


def test_arnold_laynes_witch_swaps_from_the_line(table: Table) -> None:
    table.hands(
        me="Lvl.4 Arnold Layne's Witch {3}, Lvl.1 Wolf {2}", foe=f"{WEAK}, Lvl.5 Giant {{4}}"
    )
    table.duel("Arnold", "Serpent")
    assert table.hand("me") == ["Lvl.7 Giant {4}: (1)"]
    assert table.hand("foe") == ["Lvl.1 Wolf {2}", WEAK]
    table.next_turn()
    assert "Lvl.7 Giant {4}: (1)" in table.hand("me")
    assert not any("Giant" in card for card in table.playable("me"))


def test_arnold_laynes_witch_needs_both(table: Table) -> None:
    table.hands(me="Lvl.4 Arnold Layne's Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.duel("Arnold", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]
    assert table.heard(NOTHING)
