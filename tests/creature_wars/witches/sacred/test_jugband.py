"""The Jugband Witches: what each does, and her odd case."""

from __future__ import annotations

from bestiary.games.creature_wars.witches.sacred.jugband import JUGS
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import CALM, NOTHING, STRONG, WEAK

JUG = "Lvl.4 Jugband Witch: Jug {3}"


def test_jugband_witch_washboard_brings_three_that_must_be_played_first(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Washboard {3}, Lvl.1 Wet Witch {3}", foe=WEAK)
    table.options(CALM).duel("Washboard", "Serpent").next_turn()
    assert len(table.playable("me")) == 3
    assert not any("Wet" in card for card in table.playable("me"))
    assert table.sees("foe", "me").count("? [must be played] [a creature]") == 3 or (
        table.sees("foe", "me").count("? [a creature] [must be played]") == 3
    )
    table.duel(table.playable("me")[0], "Lvl.1 Serpent").next_turn()
    assert len(table.playable("me")) == 2


def test_jugband_witch_washboard_with_an_empty_hand(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Washboard {3}").duel("Washboard", None)
    assert len(table.hand("me")) == 3


def test_jugband_witch_jug_brings_the_discarded_back_after_three_wins(table: Table) -> None:
    table.hands(
        me=f"{JUG}, Lvl.2 Wet Witch {{3}}",
        foe=f"{WEAK}, Lvl.2 Serpent {{0}}, Lvl.3 Serpent {{0}}, Lvl.1 Blind Witch {{3}}",
    )
    table.deck("Lvl.7 Dragon, Lvl.8 Dragon, Lvl.9 Dragon" + ", Lvl.1 Wolf" * 12)
    table.options(CALM).duel("Jug", "Lvl.1 Serpent").choose("me", "Wet Witch")
    assert "Lvl.2 Wet Witch {3}" in table.discarded()
    assert table.hand("me") == ["Lvl.7 Dragon {7}", "Lvl.8 Dragon {7}", "Lvl.9 Dragon {7}"]
    table.duel("Lvl.7", "Lvl.1 Serpent").duel("Lvl.8", "Blind")
    assert "Lvl.8 Dragon {7}" in table.hand("me")  # it killed a witch and came back
    table.duel("Lvl.8", "Lvl.2 Serpent")  # that counts no more
    assert "Lvl.2 Wet Witch {3}" in table.discarded()
    table.duel("Lvl.9", "Lvl.3 Serpent")
    assert "Lvl.9 Wet Witch {3}" in table.hand("me")


def test_jugband_witch_jug_is_broken_by_a_loss_but_not_by_a_tie(table: Table) -> None:
    table.hands(me=f"{JUG}, Lvl.2 Wet Witch {{3}}", foe=f"{WEAK}, Lvl.9 Dragon {{7}}")
    table.deck("Lvl.9 Dragon, Lvl.1 Serpent, Lvl.8 Dragon" + ", Lvl.6 Wolf" * 12)
    table.options(CALM).duel("Jug", "Serpent").choose("me", "Wet Witch")
    table.duel("Lvl.9 Dragon", "Lvl.9 Dragon")
    assert JUGS.of(table.state).jugs[0].wins == 0
    table.duel("Lvl.1 Serpent", "Lvl.6 Wolf")
    assert JUGS.of(table.state).jugs[0].wins < 0


def test_jugband_witch_jug_with_an_empty_hand(table: Table) -> None:
    table.hands(me=JUG).duel("Jug", None)
    assert table.hand("me") == []
    assert table.heard(NOTHING)


def test_jugband_witch_jug_with_an_empty_deck(table: Table) -> None:
    table.hands(me=f"{JUG}, Lvl.2 Wolf {{2}}", foe=WEAK).deck("").options(mayhem=False)
    table.duel("Jug", "Serpent").choose("me", "Wolf")
    assert table.hand("me") == []
    assert "Lvl.2 Wolf {2}" in table.discarded()


def test_jugband_witch_kazoo_sends_a_stand_in(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Kazoo {3}, Lvl.5 Holy! Giant {4}", foe=f"{WEAK}, {STRONG}")
    table.duel("Kazoo", "Serpent")
    assert table.hand("me") == ["Lvl.1 Holy Stand-In Giant {4}"]
    assert table.sees("foe", "me") == ["Lvl.1 Holy Stand-In Giant {4}"]
    assert "Lvl.5 Holy! Giant {4}" in table.discarded()
    table.next_turn()
    held = len(table.hand("me"))
    table.duel("Stand-In", "Lvl.9")
    assert table.lost_hp()["me"] == 4
    assert len(table.hand("me")) == held - 1 + 2


def test_jugband_witch_kazoo_without_a_creature(table: Table) -> None:
    table.hands(me="Lvl.4 Jugband Witch: Kazoo {3}, Lvl.1 Wet Witch {3}").duel("Kazoo", None)
    assert table.hand("me") == ["Lvl.1 Wet Witch {3}"]
    assert table.heard(NOTHING)
