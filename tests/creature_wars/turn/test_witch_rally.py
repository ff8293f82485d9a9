"""The Witch Rally, and the Sinful witch it brings the first time."""

from __future__ import annotations

from bestiary.games.creature_wars.being import Being
from tests.creature_wars.table import Table

THREE_WOLVES = "Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.3 Ancient Wolf {2}"
THREE_WITCHES = "Lvl.1 Kind Witch {3}, Lvl.2 Blind Witch {3}, Lvl.4 Frost Witch {3}"
FOUR_WITCHES = f"{THREE_WITCHES}, Lvl.7 Feral Witch {{3}}"
FODDER = "Lvl.6 Holy Giant {4}, Lvl.5 Fire Giant {4}, Lvl.6 Fire Vampire {5}"


def test_four_witches_gain_2_levels(table: Table) -> None:
    assert table.hands(me=FOUR_WITCHES).hand("me")[:4] == [
        "Lvl.3 Kind Witch! {3}",
        "Lvl.4 Blind Witch! {3}",
        "Lvl.6 Frost Witch! {3}",
        "Lvl.9 Feral Witch! {3}",
    ]
    assert "Witch Rally in Player 1's hand!" in table.history("foe")


def test_three_witches_do_not_rally(table: Table) -> None:
    assert ", ".join(table.hands(me=f"{THREE_WITCHES}, {FODDER}").hand("me")[:3]) == THREE_WITCHES


def sinful(being: Being, table: Table) -> bool:
    keys = [witch.key for witch in table.state.edition.by_tier[2]]
    return being.key in keys and 7 <= being.level - being.bonus <= 9


def test_the_first_witch_rally_brings_a_sinful_witch_who_joins_it(table: Table) -> None:
    table.hands(me=FOUR_WITCHES)
    assert len(table.hand("me")) == 5
    bonus = table.state.hand(0).cards[4].face
    assert sinful(bonus, table)
    assert bonus.bonus == 2
    assert "!" in table.hand("me")[4]
    assert any(line.startswith("Your first Witch Rally calls") for line in table.history("me"))
    assert "Player 1's first Witch Rally calls a Sinful one: a card." in table.history("foe")
    assert table.sees("foe", "me") == ["?", "?", "?", "?", "? [a witch]"]


def test_each_player_has_a_first_witch_rally(table: Table) -> None:
    table.hands(me=FOUR_WITCHES, foe=FOUR_WITCHES)
    assert len(table.hand("me")) == len(table.hand("foe")) == 5


def test_a_later_witch_rally_brings_nobody(table: Table) -> None:
    table.hands(me=FOUR_WITCHES, foe=FODDER).top("Lvl.1 Serpent, Lvl.1 Serpent, Lvl.2 Sick Witch")
    table.duel("Kind", "Holy Giant").duel("Blind", "Fire Vampire")
    witches = [card for card in table.hand("me") if "Serpent" not in card]
    assert len(witches) == 3  # two of the four, and the Sinful one
    table.next_turn()
    assert "Witch Rally in your hand!" in table.log("me")
    assert table.hand("me")[-1] == "Lvl.4 Sick Witch! {3}"
    assert [card for card in table.hand("me") if "Serpent" not in card][:3] == witches


def test_witches_count_for_no_other_rally_and_creatures_for_no_witch_rally(table: Table) -> None:
    table.hands(me=f"{THREE_WITCHES}, {THREE_WOLVES}")
    assert not any("!" in card for card in table.hand("me"))


def test_a_witch_from_a_bizarre_victory_can_complete_a_witch_rally(table: Table) -> None:
    table.hands(me=f"{THREE_WITCHES}, Lvl.6 Fire Dragon {{7}}", foe="Lvl.1 Ancient Wolf {2}")
    table.duel("Dragon", "Wolf")
    assert len(table.hand("me")) == 5
    assert all("!" in card for card in table.hand("me"))


def test_no_witch_rally_in_the_first_edition(table: Table) -> None:
    table.edition("first").hands(me=FOUR_WITCHES)
    assert ", ".join(table.hand("me")) == FOUR_WITCHES
