"""Player against player: who acts, the tables of chances, boosts, and the outcome."""

from __future__ import annotations

import pytest

from tests.creature_adventures.table import Table

# Muddlepig 4/2 attacks Doorstep Toad 3/3; the second creatures wait.
FACE_TO_FACE = """
    player 1: Lanternwood
      team: Muddlepig
      points: 0
    player 2: Lanternwood
      team: Doorstep Toad
      points: 0
    attacks: 2
"""
TWO_EACH = """
    player 1: Lanternwood
      team: Muddlepig, Grumblebun
    player 2: Lanternwood
      team: Doorstep Toad, Clattercrab
    attacks: 2
"""


def test_each_chooses_a_creature_and_the_attacker_acts_first(table: Table) -> None:
    table.write(TWO_EACH)
    assert table.asked() == 1
    table.choose("Send Muddlepig")
    assert table.asked() == 2
    table.choose("Send Clattercrab")
    assert table.asked() == 1
    prompt = "Your Muddlepig (10 HP) against Player 2's Clattercrab (10 HP). What will you do?"
    assert table.prompt == prompt
    assert table.verbs() == {
        *("brace", "dodge", "forfeit", "meditate", "press", "strike", "switch")
    }


def test_the_actions_alternate(table: Table) -> None:
    table.write(FACE_TO_FACE)
    order = []
    for _ in range(6):
        order.append(table.asked())
        table.choose("Strike", roll=1)
    assert order == [1, 2, 1, 2, 1, 2]


def test_the_strike_table_face_by_face(table: Table) -> None:
    """10% miss, 20% unmitigated 4, 50% deflected 4 - 3, 10% counterstrike, 10% critical 8 - 3."""
    damage = []
    for face in range(1, 11):
        table.write(FACE_TO_FACE).choose("Strike", roll=face)
        damage.append((10 - table.hp(1)[0], 10 - table.hp(2)[0]))
    # The counterstrike: the Toad has 1 attack less, and takes the difference.
    assert damage == [(0, 0), (0, 4), (0, 4)] + 5 * [(0, 1)] + [(0, 1), (0, 5)]


def test_a_counterstrike_hurts_the_one_with_less_attack(table: Table) -> None:
    table.write(FACE_TO_FACE.replace("team: Doorstep Toad", "team: Doorstep Toad 9/3"))
    table.choose("Strike", roll=9)
    assert (table.hp(1), table.hp(2)) == ([5], [10])
    table.write(FACE_TO_FACE.replace("team: Doorstep Toad", "team: Doorstep Toad 4/3"))
    table.choose("Strike", roll=9)
    assert (table.hp(1), table.hp(2)) == ([10], [10])


def test_damage_is_never_below_0(table: Table) -> None:
    table.write(FACE_TO_FACE.replace("team: Doorstep Toad", "team: Doorstep Toad 3/20"))
    table.choose("Strike", roll=4)
    table.choose("Strike", roll=1).choose("Strike", roll=10)
    assert table.hp(2) == [10]


def test_the_meditate_table_face_by_face(table: Table) -> None:
    raised = []
    for face in range(1, 11):
        table.write(FACE_TO_FACE).choose("Meditate", roll=face)
        table.choose("Strike", roll=1).choose("Strike", roll=2)
        raised.append(10 - table.hp(2)[0] - 4)
    assert raised == [0] + 5 * [1] + 3 * [2] + [4]


def test_the_brace_table_face_by_face(table: Table) -> None:
    """Of a defence of 5 that is 1, 2 and 5."""
    strong = FACE_TO_FACE.replace("team: Doorstep Toad", "team: Doorstep Toad 3/5")
    strong = strong.replace("team: Muddlepig", "team: Muddlepig 13/2")
    raised = []
    for face in range(1, 11):
        table.write(strong).choose("Strike", roll=1).choose("Brace", roll=face)
        table.choose("Strike", roll=4)
        raised.append(8 - (10 - table.hp(2)[0]))
    assert raised == [0] + 5 * [1] + 3 * [2] + [5]


def test_the_dodge_table_face_by_face(table: Table) -> None:
    """60% too slow, 40% the strike does nothing."""
    dodged = []
    for face in range(1, 11):
        table.write(FACE_TO_FACE).choose("Strike", roll=1).choose("Dodge", roll=face)
        table.choose("Strike", roll=2)
        dodged.append(table.hp(2) == [10])
    assert dodged == 6 * [False] + 4 * [True]


def test_dodge_is_for_the_next_strike_whenever_it_comes(table: Table) -> None:
    table.write(FACE_TO_FACE).choose("Strike", roll=1).choose("Dodge", roll=10)
    table.choose("Brace", roll=1)
    assert "dodge" not in table.verbs()  # there is one waiting already
    table.choose("Strike", roll=1)
    table.choose("Strike", roll=2)
    assert table.heard("Player 2's Doorstep Toad dodges the strike of Player 1's Muddlepig.")
    assert table.hp(2) == [10]
    table.choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.hp(2) == [6]


def test_brace_lasts_until_the_end_of_its_users_next_action(table: Table) -> None:
    table.write(FACE_TO_FACE).choose("Strike", roll=1)
    table.choose("Brace", roll=10)  # the Toad's defence is 6
    table.choose("Strike", roll=4)
    assert table.hp(2) == [10]
    table.choose("Strike", roll=1)  # with this the Brace is over
    table.choose("Strike", roll=4)
    assert table.hp(2) == [9]


def test_meditate_lasts_until_the_end_of_its_users_next_action(table: Table) -> None:
    table.write(FACE_TO_FACE).choose("Meditate", roll=10).choose("Strike", roll=1)
    table.choose("Brace", roll=1).choose("Strike", roll=1)
    table.choose("Strike", roll=2)
    assert table.hp(2) == [6]


def test_boosts_do_not_stack(table: Table) -> None:
    table.write(FACE_TO_FACE).choose("Meditate", roll=10).choose("Strike", roll=1)
    table.choose("Meditate", roll=7).choose("Strike", roll=1)
    table.choose("Strike", roll=2)
    assert table.hp(2) == [4]


def test_a_boost_of_something_is_at_least_1(table: Table) -> None:
    weak = FACE_TO_FACE.replace("team: Muddlepig", "team: Thistlehog")  # attack 2
    table.write(weak).choose("Meditate", roll=2).choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.hp(2) == [7]


def test_switch_takes_the_action_and_the_boosts(table: Table) -> None:
    table.write(TWO_EACH).choose("Send Muddlepig").choose("Send Doorstep")
    table.choose("Meditate", roll=10).choose("Strike", roll=1)
    table.choose("Switch to Grumblebun")
    assert table.asked() == 2
    table.choose("Strike", roll=1).choose("Switch to Muddlepig")
    assert table.on_card(1) == ["fights"]


def test_a_fallen_creature_is_replaced_by_its_owners_choice(table: Table) -> None:
    position = TWO_EACH.replace(
        "Doorstep Toad, Clattercrab", "Doorstep Toad (1/10 HP), Clattercrab"
    )
    table.write(position.replace("Clattercrab", "Clattercrab, Sneezecap"))
    table.choose("Send Muddlepig").choose("Send Doorstep").choose("Strike", roll=2)
    assert table.asked() == 2
    assert table.prompt == "Which creature will fight?"
    table.choose("Send Sneezecap")
    assert table.asked() == 2  # and it is this player's action


# ---- The Sigil of Speed, and the swift --------------------------------------------------------


def test_a_defender_with_the_sigil_of_speed_acts_first(table: Table) -> None:
    table.write(FACE_TO_FACE.replace("team: Doorstep", "sigils: Speed\n      team: Doorstep"))
    order = []
    for _ in range(4):
        order.append(table.asked())
        table.choose("Strike", roll=1)
    assert order == [2, 1, 2, 1]


def test_an_attacker_with_the_sigil_of_speed_acts_twice_at_the_opening(table: Table) -> None:
    table.write(FACE_TO_FACE.replace("team: Muddlepig", "sigils: Speed\n      team: Muddlepig"))
    order = []
    for _ in range(6):
        order.append(table.asked())
        table.choose("Strike", roll=1)
    assert order == [1, 1, 2, 1, 2, 1]


# ---- What comes of it -------------------------------------------------------------------------


def test_the_attacker_wins(table: Table) -> None:
    """The loser goes Home as it is and gives up the Sigils; the attacker stays, exhausted."""
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        player 2: Lanternwood
          team: Doorstep Toad (1/10 HP), Clattercrab (0/10 HP)
          sigils: Speed, Wisdom
        attacks: 2
        rolls: 1
    """)
    table.choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.at(1) == "Lanternwood"
    assert table.at_home(2)
    assert table.hp(2) == [0, 0]
    assert table.sigils(1) == ["speed", "wisdom"]
    assert table.state.travellers[0].exp_all == 1 + 2  # who fell in this battle, and the bounty
    assert "Exhaustion" in table.marks(1)
    assert "Rally Cry" not in table.marks(2)


def test_the_defender_wins(table: Table) -> None:
    """The attacker goes Home exhausted, the Sigils go over, and there is a Rally Cry."""
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (3/10 HP)
          sigils: Wisdom
        player 2: Lanternwood
          team: Doorstep Toad (4/10 HP), Clattercrab (0/12 HP)
        attacks: 2
    """)
    table.choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.at_home(1)
    assert table.hp(1) == [0]
    assert "Exhaustion" in table.marks(1)
    assert table.sigils(2) == ["wisdom"]
    assert table.gauge(2, "EXP") == 1 + 1
    assert table.heard("Player 2 gains 1 EXP for the creatures beaten.")
    assert table.heard("Player 2 gains 1 EXP as a bounty on the Sigils.")
    assert "Rally Cry" in table.marks(2)
    assert table.team(2) == ["Doorstep Toad 3/3 (20/20 HP)", "Clattercrab 3/3 (24/24 HP)"]


def test_rally_cry_lasts_through_the_players_next_turn(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (3/10 HP)
        player 2: Gossip Thicket
          team: Doorstep Toad
        attacks: 2
    """)
    table.choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.asked() == 2
    assert table.most_hp(2) == [20]
    table.choose("Roll", roll=(1, 10)).choose("Toadstool Stair")
    assert table.heard("Player 2's Rally Cry wears off.")
    assert table.heard("Player 1 is exhausted and loses this turn.")
    assert table.team(2) == ["Doorstep Toad 3/3 (10/10 HP)"]
    assert table.asked() == 2


def test_after_rally_cry_only_excess_hp_is_lost(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig (7/20 HP), Clattercrab (14/20 HP)
          state: Rally Cry
        rolls: 2 10
    """)
    table.choose("Roll").choose("Bramblehearth")
    assert table.team(1) == ["Muddlepig 4/2 (7/10 HP)", "Clattercrab 3/3 (10/10 HP)"]


def test_forfeit_gives_the_sigils_to_the_victor(table: Table) -> None:
    table.write(FACE_TO_FACE.replace("team: Muddlepig", "sigils: Power\n      team: Muddlepig"))
    table.choose("Forfeit")
    assert table.at_home(1)
    assert table.sigils(2) == ["power"]
    assert table.gauge(2, "EXP") == 1 + 1  # all who could still fight count, and the bounty
    assert table.heard("Player 1 forfeits; for that, all Player 1's creatures go down.")
    assert table.hp(1) == [0]
    assert "Exhaustion" in table.marks(1)
    assert "Rally Cry" in table.marks(2)


def test_a_defender_may_forfeit_too(table: Table) -> None:
    table.write(FACE_TO_FACE).choose("Strike", roll=1).choose("Forfeit")
    assert table.at_home(2)
    for player in (1, 2):  # for the defender, too, it is no free way Home
        assert table.heard(f"Player {player} is exhausted and will lose their next turn.")
        assert table.heard(f"Player {player} is exhausted and loses this turn.")
    assert table.gauge(1, "EXP") == 1
    assert not table.heard("Rally Cry")


def test_exp_goes_to_the_winner_only(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (1/10 HP), Grumblebun
        player 2: Lanternwood
          team: Doorstep Toad (1/10 HP)
        attacks: 2
    """)
    table.choose("Send Muddlepig").choose("Strike", roll=1).choose("Strike", roll=2)
    table.choose("Strike", roll=2)
    assert table.gauge(1, "EXP") == 1
    assert table.gauge(2, "EXP") == 0


def test_nobody_able_to_fight_loses_at_once(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        player 2: Lanternwood
          team: Doorstep Toad (0/10 HP)
          sigils: Power
          artifacts: Fortify 3
        attacks: 2
    """)
    assert table.at_home(2)
    assert table.sigils(1) == ["power"]
    assert table.gauge(1, "EXP") == 1  # the bounty; nobody was beaten
    assert "Exhaustion" in table.marks(1)


def test_if_both_last_creatures_fall_the_defender_has_won(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (1/10 HP)
        player 2: Lanternwood
          team: Thistlehog (1/10 HP)
        attacks: 2
    """)
    table.choose("Strike", roll=2)
    assert table.heard("Player 2 wins the battle against Player 1.")
    assert table.gauge(2, "EXP") == 1
    assert table.gauge(1, "EXP") == 0
    assert table.hp(2) == [20]  # Rally Cry revives


def test_after_60_actions_the_attacker_has_failed_and_no_sigils_move(table: Table) -> None:
    position = FACE_TO_FACE.replace("team: Muddlepig", "sigils: Power\n      team: Muddlepig")
    table.write(position)
    for _ in range(60):
        assert table.state.battle.kind
        table.choose("Brace", roll=1)
    assert not table.state.battle.kind
    assert table.at_home(1)
    assert table.sigils(1) == ["power"]
    assert "Exhaustion" in table.marks(1)
    assert "Rally Cry" in table.marks(2)


def test_who_forfeits_with_the_last_action_loses_the_sigils_all_the_same(table: Table) -> None:
    position = FACE_TO_FACE.replace("team: Muddlepig", "sigils: Power\n      team: Muddlepig")
    table.write(position, actions=3).choose("Brace", roll=1).choose("Brace", roll=1)
    table.choose("Forfeit")
    assert table.sigils(2) == ["power"]


@pytest.mark.parametrize("attacker_wins", [True, False])
def test_exhaustion_costs_the_attackers_next_turn(table: Table, attacker_wins: bool) -> None:
    weak = "Doorstep Toad" if attacker_wins else "Muddlepig"
    table.write(FACE_TO_FACE.replace(weak, f"{weak} (1/10 HP)"))
    table.choose("Strike", roll=(2, 10) if attacker_wins else (1, 1))
    if not attacker_wins:
        table.choose("Strike", roll=(2, 1))
        table.choose("Badger's Alibi", roll=10)
    assert table.heard("Player 1 is exhausted and loses this turn.")
    assert table.asked() == 2


def test_fight_on_goes_on_until_something_changes(table: Table) -> None:
    table.write(FACE_TO_FACE)  # attack 4, defence 2 against attack 3, defence 3
    table.choose("Fight on", roll=1)
    assert table.asked() == 2  # the other player is asked for every action of theirs
    table.choose("Strike", roll=(1, 1))
    assert table.asked() == 2  # and the first one has struck again
    table.choose("Strike", roll=(2, 1)).choose("Strike", roll=(2, 1)).choose("Strike", roll=2)
    assert table.hp(1) == [1]
    assert table.asked() == 1  # the next blow would be the last: what now?
    table.choose("Fight on", roll=1).choose("Dodge", roll=7)
    assert table.asked() == 1  # a strike would be in vain


def test_the_wild_roll_comes_after_the_battle(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
        player 2: Lanternwood
          team: Doorstep Toad (1/10 HP)
        arrives: 4
    """)
    table.choose("Strike", roll=(2, 4))
    assert table.heard("Player 1 rolls a 4 against 14 footstep counters")
    assert table.foe()
