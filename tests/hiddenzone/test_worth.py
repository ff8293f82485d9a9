"""What the greedy bot makes of a position: small ones, in which the right choice is plain."""

from __future__ import annotations

from tests.hiddenzone.table import Table
from tests.trading.greedy import choice


def test_it_plays_a_creature_before_it_ends_its_turn(table: Table) -> None:
    table.me(hand="Cinder Pup")
    assert choice(table) == "Play Cinder Pup 100/100"


def test_it_ends_its_turn_when_nothing_helps(table: Table) -> None:
    table.me(hand="Ash Runner, Slagfang").foe(battlezone="Bastion")
    assert choice(table) == "End your turn"


def test_it_does_not_throw_a_creature_at_a_wall(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Bastion")
    assert choice(table) == "End your turn"


def test_it_attacks_a_player_who_cannot_block(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Bastion (tapped)")
    assert choice(table) == "Cinder Pup 100/100 attacks Player 2"


def test_it_takes_a_good_fight(table: Table) -> None:
    table.me(battlezone="Furnace Mastiff").foe(battlezone="Overnight Ogre (tapped)")
    assert choice(table) == "Furnace Mastiff 400/350 attacks Overnight Ogre 300/300"


def test_it_goes_for_the_last_life(table: Table) -> None:
    table.me(battlezone="Furnace Mastiff").foe(life=400, battlezone="Deathshead (tapped)")
    assert choice(table) == "Furnace Mastiff 400/350 attacks Player 2"


def test_it_blocks_where_that_costs_nothing(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Bastion").attack("Cinder Pup")
    assert choice(table) == "Block with Bastion 300/450"


def test_it_answers_a_deadly_attack(table: Table) -> None:
    table.me(battlezone="Furnace Mastiff")
    table.foe(life=300, battlezone="Reef Colossus (tapped)", hiddenzone="Whirlpool")
    table.attack("Furnace Mastiff")
    assert choice(table) == "Cast Whirlpool on Furnace Mastiff 400/350"


def test_it_does_not_promise_away_what_it_has_set(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(hiddenzone="Judgement").attack("Cinder Pup")
    assert choice(table) == "No response"
