"""Lesser witches that do something in hand, wait there, or change shape."""

from __future__ import annotations

from bestiary.games.creature_wars.lore.marks import MUST
from tests.creature_wars.table import Table

ONLY_SINFUL = {"weight.Lesser": 0, "weight.Sacred": 0}
WOLVES = "Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}, Lvl.3 Ancient Wolf {2}"


def test_which_witch_becomes_another_in_every_way(table: Table) -> None:
    table.options(ONLY_SINFUL).hands(me="Lvl.1 Which Witch {3}", foe="Lvl.1 Fire Wolf {2}")
    table.seed(3).duel("Which", "Wolf")
    assert table.heard("You have")
    assert not any("Which" in card for card in table.discarded() + table.cards("removed"))
    assert table.lost_hp()["me"] == 0  # level 7 at least


def test_which_witch_is_never_which_or_shifting() -> None:
    for seed in range(40):
        table = Table().seed(seed).hands(me="Lvl.1 Which Witch {3}").duel("Which", None)
        words = next(line for line in table.log() if line.startswith("You have"))
        assert "Which" not in words
        assert "Shifting" not in words


def test_cursed_witch_costs_1_at_the_start_of_each_turn_in_hand(table: Table) -> None:
    table.hands(me="Lvl.3 Cursed Witch {3}, Lvl.1 Fire Serpent {0}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Serpent", "Wolf")
    assert table.lost_hp() == {"me": 0, "foe": 0}
    assert table.next_turn().lost_hp() == {"me": 1, "foe": 0}
    table.duel("Cursed", "Lvl.1 Serpent").next_turn()
    assert table.lost_hp() == {"me": 1, "foe": 0}


def test_cursed_witch_who_is_frozen_is_quiet(table: Table) -> None:
    table.hands(me="Lvl.3 Cursed Witch {3}: (-), Lvl.1 Fire Serpent {0}", foe="Lvl.1 Fire Wolf {2}")
    assert table.duel("Serpent", "Wolf").next_turn().lost_hp() == {"me": 0, "foe": 0}


def test_premature_witch_must_be_played_one_time_in_two() -> None:
    forced = 0
    for seed in range(60):
        table = (
            Table()
            .seed(seed)
            .hands(
                me="Lvl.1 Premature Witch {3}, Lvl.1 Fire Serpent {0}, Lvl.2 Fire Serpent {0}",
                foe="Lvl.1 Fire Wolf {2}",
            )
        )
        table.duel("Lvl.1 Fire Serpent", "Wolf").next_turn()
        only = table.playable("me") == ["Lvl.1 Premature Witch {3}"]
        assert only or len(table.playable("me")) == 3
        assert not any("must" in card for card in table.sees("foe", "me"))  # the foe cannot tell
        forced += only
        table.duel(table.playable("me")[-1], "Lvl.1 Serpent")
        assert not any(card.mark(MUST) >= 0 for card in table.state.cards())
    assert 15 < forced < 45


def test_premature_witch_who_cannot_be_played_must_not_be(table: Table) -> None:
    table.hands(me="Lvl.1 Premature Witch {3}: (-), Lvl.1 Fire Serpent {0}", foe="Lvl.1 Wolf {2}")
    table.duel("Serpent", "Wolf").next_turn()
    assert len(table.playable("me")) == 1


def test_slumbering_witch_sleeps_until_a_rally(table: Table) -> None:
    table.hands(me=f"Lvl.3 Slumbering Witch {{3}}, {WOLVES}, Lvl.1 Fire Giant {{4}}")
    table.top("Lvl.1 Serpent, Lvl.4 Fire Wolf {2}")
    assert not any("Slumbering" in card for card in table.playable("me"))
    assert table.view("me")["zones"][0]["cards"][0]["waits"].startswith("sleeps")
    table.duel("Giant", None).next_turn()
    assert "Lvl.3 Slumbering Witch {3}" in table.playable("me")
    table.duel("Lvl.3 Fire Wolf", "Serpent").next_turn()  # the Rally is broken, but was formed
    assert "Lvl.3 Slumbering Witch {3}" in table.playable("me")


def test_slumbering_witch_alone_leaves_a_pass(table: Table) -> None:
    table.hands(me="Lvl.3 Slumbering Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel(None, "Wolf")
    assert table.lost_hp() == {"me": 2, "foe": 0}


def test_mundane_witch_is_just_a_witch(table: Table) -> None:
    table.hands(me="Lvl.3 Mundane Witch {3}", foe="Lvl.1 Fire Wolf {2}").duel("Mundane", "Wolf")
    assert table.log() == [
        "You play Lvl.3 Mundane Witch {3}.",
        "Player 2 plays Lvl.1 Fire Wolf {2}.",
        "Your 6 power against Player 2's 3.",
        "Lvl.3 Mundane Witch {3} escapes.",
        "Lvl.1 Fire Wolf {2} returns to Player 2's hand.",
    ]
