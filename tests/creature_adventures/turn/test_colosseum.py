"""The Colosseum: three battles, one a turn, Vigilance, and attackers from any distance."""

from __future__ import annotations

from tests.creature_adventures.table import Table

AT_THE_GATE = """
    player 1: North Turnstile
      team: King Under the Pond 40/5 (60/60 HP)
      sigils: Power, Speed, Wisdom
      points: 0
    player 2: Mudlark Fen
      team: Muddlepig 10/5, Grumblebun
      points: 0
    player 3: Cloudbarn
      team: Sneezecap
      points: 0
    rolls: 1
"""
CONTENDING = AT_THE_GATE.replace("rolls: 1", "colosseum: 1\n    battles won: 1\n    to move: 2")


def enter(table: Table) -> Table:
    table.write(AT_THE_GATE, seats=3)
    if table.offered("Roll"):  # the Sigils of Power and Wisdom give something to do first
        table.choose("Roll")
    return table.choose("The Colosseum")


def fight_through(table: Table) -> Table:
    while table.state.battle.kind:
        table.choose("Strike", roll=10)
    return table


def test_the_first_battle_is_on_the_turn_of_arrival(table: Table) -> None:
    enter(table)
    assert table.heard("Player 1 enters the Colosseum!")
    assert [card.face.species.name for card in table.state.foes.cards] == [
        "Gate Lion",
        "Chain Bull",
    ]
    fight_through(table)
    assert table.state.shared.stage == 1
    assert table.asked() == 2


def test_three_battles_one_a_turn_and_the_third_wins_the_game(table: Table) -> None:
    fight_through(enter(table))
    for battle, foe in ((2, "The Undefeated Armadillo"), (3, "The Emperor")):
        table.choose("Roll", roll=(1, 10)).choose(table.offers()[0])
        table.choose("Rest")
        assert table.asked() == 1
        assert "enter_arena" in table.verbs()
        assert "roll" not in table.verbs()  # no leaving any more
        table.choose("Fight the next battle")
        assert table.heard(f"Battle {battle} of 3")
        assert table.foe().startswith(foe)
        fight_through(table)
    assert table.winner == 1
    assert table.ending == "domination"


def test_everybody_else_has_vigilance(table: Table) -> None:
    enter(table)
    assert "Vigilance" not in table.marks(1)
    assert "Vigilance" in table.marks(2)
    assert "Vigilance" in table.marks(3)
    assert table.view()["lasting"][0]["label"] == "The Colosseum is active"


def test_vigilance_is_20_percent_more_attack_and_defence(table: Table) -> None:
    table.write(CONTENDING, seats=3).choose("Attack Player 1").choose("Send Muddlepig")
    table.choose("Strike", roll=1).choose("Strike", roll=1)  # the Sigil of Speed acts first
    assert table.asked() == 1
    table.choose("Strike", roll=4)
    assert table.hp(2)[0] == 0  # 40 - (5 + 1)
    table.write(CONTENDING, seats=3).choose("Attack Player 1").choose("Send Muddlepig")
    table.choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.hp(1) == [48]  # 10 + 2


def test_others_may_attack_from_any_distance_instead_of_moving(table: Table) -> None:
    table.write(CONTENDING, seats=3)
    assert table.offers() == ["Attack Player 1 in the Colosseum", "Roll and move"]
    table.choose("Attack Player 1")
    assert table.at(2) == "Mudlark Fen"
    assert table.state.battle.kind


def test_nobody_able_to_fight_attacks_the_contender(table: Table) -> None:
    weak = CONTENDING.replace("Muddlepig 10/5, Grumblebun", "Muddlepig (0/10 HP)")
    table.write(weak, seats=3)
    assert table.prompt.startswith("You rolled")  # there is nothing else to do


def test_a_successful_attacker_takes_the_sigils_and_the_place(table: Table) -> None:
    table.write(CONTENDING, seats=3).choose("Attack Player 1").choose("Send Muddlepig")
    table.choose("Forfeit")
    assert table.at(2) == "The Colosseum"
    assert table.sigils(2) == ["power", "speed", "wisdom"]
    assert table.state.shared.contender == 1
    assert table.state.shared.stage == 0  # and starts over
    assert "Vigilance" in table.marks(1)
    assert "Vigilance" not in table.marks(2)
    assert table.at_home(1)
    assert "Exhaustion" in table.marks(2)
    assert table.asked() == 3
    table.choose("Rest")
    # The first player is exhausted by forfeiting, the second by attacking.
    assert table.heard("Player 1 is exhausted and loses this turn.")
    assert table.heard("Player 2 is exhausted and loses this turn.")
    assert table.asked() == 3
    table.choose("Rest")
    assert table.heard("Player 1 rests at Home.")  # nobody is left to do anything else
    assert table.asked() == 2
    table.choose("Fight the next battle")
    assert table.foe().startswith("Gate Lion")


def test_an_attacker_who_fails_goes_home_and_the_contender_rallies(table: Table) -> None:
    table.write(CONTENDING, seats=3).choose("Attack Player 1").choose("Send Muddlepig")
    table.choose("Strike", roll=1).choose("Forfeit")
    assert table.at_home(2)
    assert "Exhaustion" in table.marks(2)
    assert "Rally Cry" in table.marks(1)
    assert table.most_hp(1) == [120]
    assert (table.state.shared.contender, table.state.shared.stage) == (0, 1)


def test_losing_in_the_colosseum_closes_it(table: Table) -> None:
    enter(table).choose("Forfeit")
    assert table.at_home(1)
    assert table.state.shared.sigils == [-1, -1, -1]
    assert table.state.shared.contender == -1
    assert "Vigilance" not in table.marks(2)
    assert table.view()["lasting"] == []


def test_losing_to_a_wild_creature_on_the_way_in_closes_it_too(table: Table) -> None:
    position = AT_THE_GATE.replace("player 1: North Turnstile", "player 1: Pilgrim's Yawn")
    table.write(position.replace("rolls: 1", "rolls: 2"), seats=3)
    table.choose("Roll").choose("The Colosseum")
    for _ in range(2):
        table.choose("Strike", roll=(10, 1))
    assert table.foe()
    assert table.state.shared.stage == 1
    table.choose("Forfeit")
    assert table.state.shared.contender == -1


def test_who_came_in_unable_to_fight_begins_later(table: Table) -> None:
    position = AT_THE_GATE.replace(
        "(60/60 HP)", "(0/60 HP)\n      inner peace: King Under the Pond"
    ).replace("Grumblebun\n      points: 0", "Grumblebun")
    table.write(position, seats=3).choose("Roll").choose("The Colosseum")
    assert table.state.shared.contender == -1
    table.choose("Roll", roll=(1, 10)).choose(table.offers()[0])
    table.choose("Rest")
    assert not table.offered("Fight")
    table.choose("Use Inner Peace").choose("Fight the next battle")
    assert table.state.shared.contender == 0
    assert table.foe().startswith("Gate Lion")


def test_nothing_heals_between_the_battles(table: Table) -> None:
    enter(table).choose("Strike", roll=6)
    before = table.hp(1)
    fight_through(table)
    table.choose("Roll", roll=(1, 10)).choose(table.offers()[0])
    table.choose("Rest")
    assert table.hp(1) == before
    assert table.asked() == 1
