"""Domination is in test_colosseum; here are the Collector, the Survivalist, the turn limit, and
conceding."""

from __future__ import annotations

import pytest

from tests.creature_adventures.table import Table

# ---- The Collector --------------------------------------------------------------------------


def test_the_fifteenth_caught_creature_wins_at_once(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig, Clattercrab, Grumblebun
          caught: 14
        wild: Piper Wolf
    """)
    table.choose("Send Muddlepig").choose("Catch", roll=1)
    assert table.winner == 1
    assert table.ending == "collector"


def test_the_number_can_be_set(table: Table) -> None:
    position = "player 1: Lanternwood\n  team: Muddlepig\n  caught: 1\nwild: Piper Wolf"
    table.write(position, collector=2).choose("Catch", roll=1)
    assert table.ending == "collector"


# ---- The Survivalist ------------------------------------------------------------------------

LAST_ONE = """
    player 1: Lanternwood
      team: Muddlepig 14/2 (3/10 HP), Clattercrab (0/10 HP)
      sigils: Power, Speed
      points: 0
    player 2: Eaglewash
      team: Doorstep Toad (2/10 HP), Piper Wolf
      sigils: Wisdom
      inner peace: Piper Wolf
      points: 0
      state: Exhaustion
    player 3: Rootknot
      team: Sneezecap
      points: 0
    deck:
"""


def test_an_empty_deck_is_sudden_death(table: Table) -> None:
    """No movement, no Sigils, no Exhaustion; every turn must be a challenge."""
    table.write(LAST_ONE, seats=3)
    assert table.heard("sudden death")
    assert table.offers() == [
        "Challenge Player 2 in sudden death",
        "Challenge Player 3 in sudden death",
    ]
    assert table.view()["lasting"][0]["label"] == "Sudden death"
    assert table.on_card(2, 2) == []
    assert "Exhaustion" not in table.marks(2)


def test_the_last_wild_creature_begins_it_with_the_next_turn(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        player 2: Eaglewash
          team: Grumblebun
        wild: Piper Wolf (4/10 HP)
        deck:
    """)
    assert not table.state.shared.sudden
    table.choose("Strike", roll=2)
    assert table.state.shared.sudden
    assert table.asked() == 2


def test_a_wild_creature_that_got_away_puts_it_off(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        player 2: Eaglewash
          team: Grumblebun
        wild: Piper Wolf
        deck:
    """)
    table.choose("Run", roll=1)
    assert not table.state.shared.sudden


def test_the_points_of_the_sigil_of_power_are_gone(table: Table) -> None:
    table.write(LAST_ONE.replace("Muddlepig 14/2 (3/10 HP)", "Muddlepig 14+3/2 (3/10 HP)"), seats=3)
    assert table.team(1)[0] == "Muddlepig 14/2 (3/10 HP)"


def test_all_creatures_are_healed_before_a_challenge_and_speed_is_closed(table: Table) -> None:
    table.write(LAST_ONE, seats=3).choose("Challenge Player 2")
    assert table.hp(1) == [10, 10]
    assert table.hp(2) == [10, 10]
    table.choose("Send Muddlepig").choose("Send Doorstep")
    table.choose("Strike", roll=1)
    assert table.asked() == 2  # no second action


def test_the_loser_is_out_and_the_winner_may_keep_three(table: Table) -> None:
    table.write(LAST_ONE, seats=3).choose("Challenge Player 2")
    table.choose("Send Muddlepig").choose("Send Doorstep")
    table.choose("Strike", roll=2)  # 14, and the Toad falls; Piper Wolf must come
    table.choose("Strike", roll=1)
    table.choose("Strike", roll=2)
    assert table.heard("Player 2 is out of the game.")
    assert table.view()["seats"][1]["out"]
    assert table.asked() == 1
    assert table.prompt == "Keep Doorstep Toad 3/3 (0/10 HP)?"
    table.choose("Keep it")
    assert table.prompt == "Keep Piper Wolf 5/3 (0/10 HP)?"
    table.choose("in place of Clattercrab")
    names = [card.face.species.name for card in table.state.teams[0].cards]
    assert names == ["Muddlepig", "Doorstep Toad", "Piper Wolf"]
    assert table.gone() == ["Clattercrab"]
    assert table.asked() == 3
    assert table.offers() == ["Challenge Player 1 in sudden death"]


def test_a_challenger_who_loses_is_out_and_the_defender_rallies(table: Table) -> None:
    table.write(LAST_ONE, seats=3).choose("Challenge Player 2").choose("Send Muddlepig")
    table.choose("Send Doorstep").choose("Forfeit")
    assert table.asked() == 2
    assert table.most_hp(2) == [20, 20]
    table.choose("Let it go").choose("Let it go")
    assert table.asked() == 2  # player 1 is out, and it goes on with the next
    assert table.state.turn == 1


def test_the_last_one_standing_wins(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        player 2: Eaglewash
          team: Grumblebun
        deck:
    """)
    table.choose("Challenge Player 2").choose("Strike", roll=1).choose("Forfeit")
    assert table.winner == 1
    assert table.ending == "survivalist"


def test_a_challenge_that_takes_too_long_is_lost(table: Table) -> None:
    position = "player 1: Lanternwood\n  team: Muddlepig\nplayer 2:\n  team: Grumblebun\ndeck:"
    table.write(position, actions=2).choose("Challenge Player 2")
    table.choose("Brace", roll=1).choose("Brace", roll=1)
    assert table.winner == 2


def test_points_can_still_be_spent_in_sudden_death(table: Table) -> None:
    table.write(LAST_ONE.replace("points: 0", "points: 2"), seats=3)
    assert {"assign", "buy", "duel_to_the_end"} == table.verbs()


# ---- The turn limit -------------------------------------------------------------------------


def standing(one: str, two: str) -> str:
    return f"""
        turn: 9
        to move: 2
        player 1: Bramblehearth
          {one}
        player 2: Peatfire
          {two}
    """


@pytest.mark.parametrize(
    ("one", "two", "result"),
    [
        ("sigils: Power", "caught: 9", (1.0, 0.0)),
        ("sigils: Power", "sigils: Speed, Wisdom", (0.0, 1.0)),
        ("caught: 3", "exp in all: 90", (1.0, 0.0)),
        ("exp in all: 5", "exp in all: 7", (0.0, 1.0)),
        ("level: 3", "level: 1", (0.5, 0.5)),
    ],
)
def test_most_sigils_then_most_caught_then_exp_over_the_whole_game(
    table: Table, one: str, two: str, result: tuple[float, float]
) -> None:
    table.write(standing(one, two), turn_limit=9).choose("Rest")
    assert table.ending == "turn limit"
    assert table.state.result() == result


def test_the_last_round_is_played_to_its_end(table: Table) -> None:
    table.write(
        standing("points: 0", "points: 0").replace("to move: 2", "to move: 1"), turn_limit=9
    )
    table.choose("Rest")
    assert table.state.result() is None
    table.choose("Rest")
    assert table.ending == "turn limit"


# ---- Conceding ------------------------------------------------------------------------------

THREE = """
    player 1: Lanternwood
      team: Muddlepig
      sigils: Power
    player 2: Lanternwood
      team: Grumblebun
      sigils: Speed
    player 3: Rootknot
      team: Sneezecap
      sigils: Wisdom
"""


def test_of_two_the_other_wins(table: Table) -> None:
    table.deal().concede(1)
    assert (table.winner, table.ending) == (2, "conceded")


def test_of_three_the_others_play_on(table: Table) -> None:
    table.write(THREE, seats=3).concede(3)
    assert table.state.result() is None
    assert table.sigils(3) == []
    assert table.state.shared.sigils[2] == -1  # back with its Warlord
    assert table.asked() == 1
    table.choose("Roll", roll=(1, 10)).choose("Gossip Thicket")
    assert table.asked() == 2
    table.concede(1)
    assert (table.winner, table.ending) == (2, "conceded")


def test_who_concedes_on_the_own_turn_ends_it(table: Table) -> None:
    table.write(THREE, seats=3).concede(1)
    assert table.asked() == 2


def test_who_concedes_in_a_duel_loses_it(table: Table) -> None:
    table.write(THREE + "    attacks: 2\n", seats=3, noise=0).concede(2)
    assert table.sigils(1) == ["power", "speed"]
    assert "Exhaustion" in table.marks(1)
    assert table.asked() == 3


def test_an_attacker_who_concedes_leaves_a_rally_cry(table: Table) -> None:
    table.write(THREE + "    attacks: 2\n", seats=3).concede(1)
    assert table.sigils(2) == ["power", "speed"]
    assert "Rally Cry" in table.marks(2)
    assert table.asked() == 2


def test_a_wild_creature_goes_back_when_its_player_concedes(table: Table) -> None:
    table.write(THREE + "    wild: Piper Wolf\n    deck: Turnip Imp\n", seats=3).concede(1)
    assert table.deck() == ["Turnip Imp", "Piper Wolf"]
    assert not table.foe()


def test_a_contender_who_concedes_leaves_the_colosseum_closed(table: Table) -> None:
    position = THREE.replace("sigils: Speed", "points: 0").replace("sigils: Wisdom", "points: 0")
    position = position.replace("sigils: Power", "sigils: Power, Speed, Wisdom")
    table.write(position + "    colosseum: 1\n    to move: 2\n", seats=3).concede(1)
    assert table.state.shared.contender == -1
    assert table.asked() == 2
    assert not table.offered("Colosseum")


def test_in_sudden_death_who_concedes_while_choosing_is_gone(table: Table) -> None:
    table.write(LAST_ONE, seats=3).choose("Challenge Player 2")
    table.choose("Send Muddlepig").choose("Send Doorstep").choose("Forfeit")
    assert table.asked() == 2
    table.concede(2)
    assert (table.winner, table.ending) == (3, "conceded")
