"""Sacred witches that do something while they are in hand: what each does, and her odd case."""

from __future__ import annotations

import pytest

from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import STRONG, THREE, WEAK


def test_wiccan_little_panics_and_the_sky_may_fall() -> None:
    fell = panics = 0
    for seed in range(240):
        table = (
            Table().seed(seed).hands(me=f"{WEAK}, Lvl.4 Wiccan Little {{3}}", foe="Lvl.1 Serpent")
        )
        table.duel("Lvl.1 Serpent", "Lvl.1 Serpent").next_turn()
        panics += table.heard("panics")
        assert not table.heard("panics", "foe")
        assert table.lost_hp() in ({"me": 0, "foe": 0}, {"me": 3, "foe": 3})
        fell += table.lost_hp()["me"] == 3
    assert 20 < panics < 64  # one in six
    assert 8 < fell < 36  # and then one in two


def test_wiccan_little_frozen_keeps_quiet() -> None:
    for seed in range(40):
        table = Table().seed(seed).hands(me=f"{WEAK}, Lvl.4 Wiccan Little {{3}}: (-)", foe=WEAK)
        table.duel("Serpent", "Serpent").next_turn()
        assert table.lost_hp() == {"me": 0, "foe": 0}


def test_chiquita_witch_ripens_and_sours(table: Table) -> None:
    table.hands(
        me=f"Lvl.4 Chiquita Witch {{3}}, {WEAK}, Lvl.3 Wolf {{2}}, Lvl.4 Giant {{4}}",
        foe="Lvl.6 Dragon {7}, Lvl.3 Wolf {2}",
    )
    table.duel("Serpent", "Dragon")
    assert table.hand("me") == ["Lvl.4 Chiquita Witch {3}", "Lvl.4 Wolf {2}"]
    assert table.lost_hp() == {"me": 4, "foe": 0}
    assert "Lvl.5 Giant {4}" in table.discarded()
    assert table.hand("foe") == ["Lvl.3 Wolf {2}"]


def test_chiquita_witch_alone_or_frozen(table: Table) -> None:
    table.hands(me=f"Lvl.4 Chiquita Witch {{3}}: (-), {WEAK}, Lvl.5 Wolf {{2}}", foe=STRONG)
    table.duel("Serpent", "Dragon")
    assert "Lvl.5 Wolf {2}" in table.hand("me")
    table = Table().hands(me=f"Lvl.4 Chiquita Witch {{3}}, {WEAK}", foe=STRONG)
    table.duel("Serpent", "Dragon")
    assert table.hand("me") == ["Lvl.4 Chiquita Witch {3}"]
    assert not table.heard("ripen", "foe")


def test_vegetable_mask_witch_rots_and_is_worth_two_cards(table: Table) -> None:
    table.hands(
        me=f"Lvl.2 Vegetable Mask Witch {{3}}, {WEAK}, Lvl.2 Serpent", foe=f"{STRONG}, {STRONG}"
    )
    table.duel("Lvl.1 Serpent", "Dragon")
    assert "Lvl.1 Vegetable Mask Witch {3}" in table.hand("me")
    assert not table.heard("Vegetable", "foe")
    table.duel("Lvl.2 Serpent", "Lvl.9 Dragon")
    assert "Lvl.0 Vegetable Mask Witch {3}" in table.discarded()
    assert len(table.hand("me")) == 1 + 2  # what turn 2 brought, and two


def test_vegetable_mask_witch_who_wins_costs_the_hand(table: Table) -> None:
    table.hands(me=f"Lvl.4 Vegetable Mask Witch {{3}}, {THREE}", foe=WEAK)
    table.duel("Vegetable", "Serpent")
    assert table.hand("me") == []


def test_vegetable_mask_witch_who_dies_or_meets_nobody_costs_nothing(table: Table) -> None:
    table.hands(me=f"Lvl.4 Vegetable Mask Witch {{3}}, {THREE}", foe=STRONG)
    table.duel("Vegetable", "Dragon")
    assert len(table.hand("me")) == 3
    table = Table().hands(me=f"Lvl.4 Vegetable Mask Witch {{3}}, {THREE}").duel("Vegetable", None)
    assert len(table.hand("me")) == 3


def test_straw_witch_keeps_creatures_home_and_raises_them(table: Table) -> None:
    table.hands(
        me="Lvl.4 Straw Witch {3}, Lvl.1 Wolf {2}, Lvl.1 Wet Witch {3}", foe="Lvl.3 Wolf {2}"
    )
    assert table.playable("me") == ["Lvl.4 Straw Witch {3}", "Lvl.1 Wet Witch {3}"]
    table.duel("Wet", "Wolf")
    assert table.hand("me") == ["Lvl.4 Straw Witch {3}", "Lvl.2 Wolf {2}"]
    assert table.hand("foe") == ["Lvl.3 Wolf {2}"]


def test_straw_witch_played_or_frozen_lets_them_go(table: Table) -> None:
    table.hands(me="Lvl.4 Straw Witch {3}: (-), Lvl.1 Wolf {2}", foe=WEAK)
    assert table.playable("me") == ["Lvl.1 Wolf {2}"]
    table.duel("Wolf", "Serpent")
    table = Table().hands(me="Lvl.4 Straw Witch {3}, Lvl.1 Wolf {2}", foe=WEAK)
    table.duel("Straw", "Serpent")
    assert table.hand("me") == ["Lvl.1 Wolf {2}"]


@pytest.mark.parametrize(
    "secret",
    [
        "Lvl.4 Chiquita Witch {3}",
        "Lvl.4 Vegetable Mask Witch {3}",
        "Lvl.4 Straw Witch {3}",
    ],
)
def test_a_spell_in_hand_tells_the_other_player_nothing(table: Table, secret: str) -> None:
    heard = []
    for card in (secret, "Lvl.4 Wet Witch {3}"):
        table = Table().hands(me=f"{card}, Lvl.2 Mundane Witch {{3}}, Lvl.1 Wolf {{2}}", foe=WEAK)
        heard.append(table.duel("Mundane", "Serpent").log("foe"))
    assert heard[0] == heard[1]
