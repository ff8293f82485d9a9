"""The original's starter deck against itself, as its own program played it."""

from __future__ import annotations

from collections import Counter

import bestiary
from bestiary.games.twisted_oliver.design.card import SET
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.games.twisted_oliver.state import OliverState
from tests.twisted_oliver.table import Table

LIST = {
    "Red Orb": 8,
    "Yellow Orb": 8,
    "Transparent Crystal": 4,
    "Wolverine": 10,
    "Adrenaline": 5,
    "Shield": 4,
    "The Plague": 1,
}
BOTH = {"deck.0": "original", "deck.1": "original"}


def test_it_is_the_list_of_the_original() -> None:
    assert Counter(SET.by_origin[o].name for o in RACK.origins("original")) == LIST
    assert RACK.faults("original") == []


def test_it_is_exempt_by_name_only() -> None:
    text = RACK.ready()["original"]
    assert RACK.faults(text) == [
        "line 5: 10 of Wolverine (og-11), at most 4 are allowed",
        "line 6: 5 of Adrenaline (og-12), at most 4 are allowed",
    ]


def test_the_opening() -> None:
    state: OliverState = bestiary.game("twisted-oliver").new(seed=3, options=BOTH)
    first = int(state.active)
    assert len(state.hand(first).cards) == 7 + 1  # the first player draws too
    assert len(state.hand(1 - first).cards) == 7 + 1  # and the second has one card more
    assert state.turn == 1


def test_a_wolverine_enters_as_the_rulebook_shows_it(table: Table) -> None:
    table.me(hand="Wolverine", items="Red Orb, Yellow Orb").play("Wolverine")
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]


def test_an_opening_of_three_turns(table: Table) -> None:
    """Orb by orb, the first Wolverine, a faster one, and what that is worth."""
    table.turn(1).me(hand="Red Orb, Yellow Orb, Wolverine, Red Orb", deck="6 Red Orb")
    table.foe(hand="Yellow Orb, Red Orb, Wolverine, Shield", deck="Adrenaline, 5 Yellow Orb")
    table.play("Red Orb").end().play("Yellow Orb").end()
    table.play("Yellow Orb").play("Wolverine").attack("Wolverine")
    assert table.points == {"me": 1, "foe": 0}  # nobody stood in the way
    table.end().play("Red Orb").play("Wolverine")
    table.attack("Wolverine", "Wolverine")  # equal speed: the attacker strikes first
    assert table.points == {"me": 1, "foe": 2}
    assert table.battlers("me") == []
    assert table.battlers("foe") == ["Wolverine 60:2/1:2:1"]


def test_strike_order_after_adrenaline(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Wolverine (+30:+0/+0)")
    table.attack("Wolverine", "Wolverine")
    assert table.battlers("me") == []  # the defender is faster, and nobody strikes back
    assert table.battlers("foe") == ["Wolverine 90:2/1:2:1"]


def test_counter_attack_of_a_shielded_wolverine(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Wolverine with Shield")
    table.attack("Wolverine", "Wolverine")
    assert table.points == {"me": 0, "foe": 2}
    assert table.battlers("foe") == ["Wolverine 60:2/1:2:1"]
    table.end()
    assert table.battlers("foe") == ["Wolverine 60:2/3:2:1"]  # healed at the end of the turn


def test_reward_and_bounty_of_a_famous_wolverine(table: Table) -> None:
    table.me(battlers="Wolverine, Wolverine (bounty 2)").foe(battlers="Wolverine (bounty 3)")
    table.attack("Wolverine 60:2/1:2:2", "Wolverine")
    assert table.points["me"] == 2 + 3
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0", "Wolverine 60:2/1:2:3"]


def test_two_shielded_wolverines_hurt_each_other_and_heal(table: Table) -> None:
    table.me(battlers="Wolverine with Shield").foe(battlers="Wolverine with Shield")
    table.attack("Wolverine", "Wolverine")
    assert table.battlers("me") == table.battlers("foe") == ["Wolverine 60:2/1:2:0"]
    table.end()
    assert table.battlers("me") == table.battlers("foe") == ["Wolverine 60:2/3:2:0"]


def test_the_plague_pays_both_sides(table: Table) -> None:
    table.me(hand="The Plague", items="3 Red Orb, 2 Yellow Orb", battlers="Wolverine")
    table.foe(battlers="Wolverine, Wolverine (bounty 1)").play("The Plague")
    assert table.points == {"me": 2 + 3, "foe": 2}
    assert table.discard("me") == ["The Plague", "Wolverine"]


def test_orbs_sacked_for_an_early_plague(table: Table) -> None:
    table.me(hand="The Plague", items="2 Red Orb").foe(battlers="Wolverine")
    table.sack("Red Orb").sack("Red Orb").play("The Plague")
    assert table.energy() == "1R"
    assert table.points["me"] == 2
