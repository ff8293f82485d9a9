"""What the greedy bot makes of a position: small ones, in which the right choice is plain."""

from __future__ import annotations

from tests.trading.greedy import choice
from tests.twisted_oliver.table import Table


def test_it_plays_an_orb_before_it_ends_its_turn(table: Table) -> None:
    table.me(hand="Red Orb")
    assert choice(table) == "Play Red Orb"


def test_it_plays_a_battler(table: Table) -> None:
    table.me(hand="Wolverine", items="Red Orb, Yellow Orb").foe(battlers="Cathedral Wall")
    assert choice(table) == "Play Wolverine 60:2/1:2:0"


def test_it_calls_and_sacks_nothing_for_nothing(table: Table) -> None:
    table.me(items="3 Red Orb", battlers="Hedge").foe(battlers="Grove Keeper", items="Moon Pool")
    assert choice(table) == "End your turn"


def test_it_attacks_directly_where_it_can(table: Table) -> None:
    table.me(battlers="Wolverine")
    assert choice(table) == "Wolverine 60:2/1:2:0 attacks Player 2 directly"


def test_it_does_not_throw_a_battler_away(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Mother Oak")
    assert choice(table) == "End your turn"


def test_it_takes_a_good_fight(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(battlers="Pit Ogre (hurt 1), Root Tortoise")
    assert choice(table) == "Storm Cat 80:3/2:3:0 attacks Pit Ogre 25:5/2:4:0"


def test_it_wounds_who_can_then_be_beaten(table: Table) -> None:
    table.me(battlers="Storm Cat", hand="Scald", energy="1R").foe(battlers="Root Tortoise")
    assert choice(table) == "Play Scald on Root Tortoise 10:2/5:3:0"


def test_it_goes_for_the_last_points(table: Table) -> None:
    table.me(points=29, battlers="Dust Hare").foe(battlers="Hedge")
    assert choice(table) == "Dust Hare 110:1/1:1:0 attacks Player 2 directly"


def test_it_answers_an_attack_that_would_cost_it_dear(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(battlers="Pit Ogre (hurt 1)", hand="Sidestep", energy="2Y")
    table.attack("Storm Cat", "Pit Ogre")
    assert choice(table) == "Play Sidestep"


def test_it_does_not_promise_its_answers_away(table: Table) -> None:
    table.me(battlers="Wolverine").foe(hand="Hedge", energy="9B").attack("Wolverine")
    assert choice(table) == "No answer"


def test_it_sacks_what_only_waits_to_be_sacked(table: Table) -> None:
    table.me(items="Hourglass").foe(battlers="Cathedral Wall")
    assert choice(table) == "Sack Hourglass: draw 2 cards"
