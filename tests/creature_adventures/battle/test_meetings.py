"""Why players meet: the bounty on whoever has caught more, and the noise that a battle makes."""

from __future__ import annotations

import pytest

from bestiary.bots import Sight, make
from tests.creature_adventures.table import Table

MEETING = """
    player 1: Lanternwood
      team: Muddlepig (4/10 HP)
      points: 0
      caught: {mine}
    player 2: Lanternwood
      team: Doorstep Toad (1/10 HP)
      points: 0
      caught: {theirs}
    arrives: 2
"""


def meeting(mine: int = 0, theirs: int = 0) -> str:
    return MEETING.format(mine=mine, theirs=theirs)


@pytest.mark.parametrize(("mine", "theirs", "bounty"), [(3, 4, 2), (4, 4, 0), (5, 4, 0)])
def test_there_is_a_bounty_on_who_has_caught_more(
    table: Table, mine: int, theirs: int, bounty: int
) -> None:
    table.write(meeting(mine, theirs)).choose("Strike", roll=(2, 10))
    assert table.state.travellers[0].exp_all == 1 + bounty
    assert table.heard("Player 1 gains 2 EXP as a bounty on whoever has caught more.") == bool(
        bounty
    )


def test_the_defender_can_earn_it_too(table: Table) -> None:
    table.write(meeting(mine=4, theirs=3).replace("Muddlepig (4/10", "Muddlepig (2/10"))
    table.choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.state.travellers[1].exp_all == 1 + 2


def test_a_broken_off_battle_earns_nobody_a_bounty(table: Table) -> None:
    table.write(meeting(mine=4, theirs=3), actions=2)
    table.choose("Brace", roll=1).choose("Brace", roll=1)
    assert table.heard("broken off")
    assert table.state.travellers[1].exp_all == 0


def test_the_bounty_is_an_option(table: Table) -> None:
    table.write(meeting(theirs=1), bounty=5).choose("Strike", roll=(2, 10))
    assert table.state.travellers[0].exp_all == 1 + 5


def test_the_noise_of_battle_counts_as_footsteps(table: Table) -> None:
    """Two wilderness tiles were crossed, and the noise counts for ten more."""
    table.write(meeting()).choose("Strike", roll=(2, 10))
    assert table.heard("rolls a 10 against 12 footstep counters")
    assert table.foe()
    table.write(meeting(), noise=4).choose("Strike", roll=(2, 6))
    assert table.foe()
    table.write(meeting(), noise=4).choose("Strike", roll=(2, 7))
    assert not table.foe()


def test_who_lost_hears_nothing_more_of_it(table: Table) -> None:
    table.write(meeting().replace("Muddlepig (4/10", "Muddlepig (2/10"))
    table.choose("Strike", roll=1).choose("Strike", roll=2)
    assert table.at_home(1)
    assert not table.foe()


def test_the_noise_is_an_option(table: Table) -> None:
    table.write(meeting(), noise=0).choose("Strike", roll=(2, 3))
    assert table.heard("rolls a 3 against 2 footstep counters")


def test_a_challenge_in_the_colosseum_is_not_heard_in_the_wild(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
          points: 0
        player 2: Rootknot
          team: Doorstep Toad (1/10 HP)
          sigils: Power, Speed, Wisdom
        colosseum: 2
    """)
    table.choose("Attack Player 2").choose("Strike", roll=1)  # the Sigil of Speed: player 2 acts
    table.choose("Strike", roll=2)
    assert table.at(1) == "The Colosseum"
    assert not table.foe()


def test_fight_on_does_not_stop_for_whom_the_other_side_sends(table: Table) -> None:
    """Player 2's first creature falls, and the second is no danger yet."""
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (20/20 HP)
          points: 0
        player 2: Lanternwood
          team: Doorstep Toad (1/10 HP), Clattercrab
          points: 0
        attacks: 2
    """)
    table.choose("Send Doorstep").choose("Fight on", roll=2)
    assert table.asked() == 2
    table.choose("Strike", roll=(1, 2))
    assert table.hp(2) == [0, 6]
    assert table.asked() == 2


def test_the_greedy_bot_does_not_wait_where_both_are_ready_to_dodge(table: Table) -> None:
    """A strike in vain uses up the other side's dodge; with a third player in the lead, only that
    tells it from waiting."""
    table.write(
        """
        player 1: Lanternwood
          team: Bramble Goat
          points: 0
        player 2: Lanternwood
          team: Thistlehog
          points: 0
        player 3: Rootknot
          team: Hydra of Second Thoughts, Cathedral Mammoth, Velvet Tiger
          points: 0
          caught: 9
        attacks: 2
    """,
        seats=3,
    )
    table.choose("Dodge", roll=10).choose("Dodge", roll=10)
    for seed in range(3):
        assert make("greedy", seed).choose(Sight(table.state, 0)) in ("press", "strike")
