"""The greedy bot plays like a sensible person, on what it may know."""

from __future__ import annotations

from typing import Any

from bestiary.bots import Greedy, Sight, make
from bestiary.engine import Rng
from tests.creature_adventures.table import Table


def choice(table: Table) -> str:
    """The text of what the bot would do now."""
    return make("greedy", 5).choose(Sight(table.state, table.asked() - 1))


def test_it_spends_its_points(table: Table) -> None:
    table.write("player 1: Bramblehearth\n  team: Muddlepig, Clattercrab\n  points: 3")
    assert choice(table).split()[0] in ("assign", "buy")


def test_it_buys_tailwind_first(table: Table) -> None:
    table.write("player 1: Bramblehearth\n  team: Muddlepig, Clattercrab\n  points: 2")
    assert choice(table) == "buy 1"


def test_it_looks_for_wild_creatures(table: Table) -> None:
    """From here two steps lead Home, where nobody is met, or through the wilderness."""
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig, Clattercrab, Grumblebun
          points: 0
        rolls: 2
    """)
    assert choice(table).split()[2] == "2"


def test_it_can_have_a_worth_of_its_own(table: Table) -> None:
    def tiles_from_home(state: Any, seat: int) -> float:
        return -float(state.world.steps[state.travellers[seat].at][state.world.board.homes[seat]])

    table.write("player 1: Toadstool Stair\n  team: Muddlepig\n  points: 0\nrolls: 2")
    homebody = Greedy(Rng(5), worth=tiles_from_home)
    tile = int(homebody.choose(Sight(table.state, 0)).split()[1])
    assert table.state.world.board.tiles[tile].name == "Bramblehearth"


def test_it_rests_when_hurt_and_walks_when_well(table: Table) -> None:
    position = "player 1: Bramblehearth\n  team: Muddlepig{0}, Clattercrab{0}, Grumblebun{0}"
    table.write(position.format(" (2/10 HP)") + "\n  points: 0")
    assert choice(table) == "rest"
    table.write(position.format("") + "\n  points: 0")
    assert choice(table) == "roll"


def test_it_takes_the_shamans_healing(table: Table) -> None:
    table.write("player 1: Granny Nettle's Hut\n  team: Muddlepig (1/10 HP)\narrives: 0")
    assert choice(table).startswith("heal_")


def test_it_places_the_points_of_the_sigil_of_power(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig, Clattercrab
          sigils: Power
          points: 0
    """)
    assert choice(table) == "shift_power"
    table.choose("shift_power")
    assert choice(table).startswith("empower")


def test_it_visits_a_warlord_it_can_beat(table: Table) -> None:
    table.write("""
        player 1: Splinter Ridge
          team: King Under the Pond 14/5 (30/30 HP), Velvet Tiger, Piper Wolf
          points: 0
        rolls: 3
    """)
    tiles = table.state.world.board.tiles
    assert tiles[int(choice(table).split()[1])].name == "Stump Keep"


def test_it_enters_the_colosseum_when_it_can_win_there(table: Table) -> None:
    table.write("""
        player 1: North Turnstile
          team: King Under the Pond 19/5 (40/40 HP), Velvet Tiger 12/3, Piper Wolf 10/3
          sigils: Power, Speed, Wisdom
          points: 0
        rolls: 1
    """)
    table.choose("Roll")
    tiles = table.state.world.board.tiles
    assert tiles[int(choice(table).split()[1])].name == "The Colosseum"


def test_it_attacks_a_weak_contender(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: King Under the Pond 19/5 (40/40 HP), Velvet Tiger 12/3
          points: 0
        player 2: Rootknot
          team: Muddlepig (3/10 HP)
          sigils: Power, Speed, Wisdom
        colosseum: 2
        battles won: 2
    """)
    assert choice(table) == "challenge 1"


def test_it_runs_from_what_would_beat_it(table: Table) -> None:
    table.write(
        """
        player 1: Lanternwood
          team: Thistlehog (2/10 HP)
          sigils: Power, Speed
        wild: King Under the Pond
    """,
        catch=1,
    )
    assert choice(table) == "run"


def test_a_net_is_as_good_as_running_where_it_catches_as_often(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Thistlehog (2/10 HP)
          sigils: Power, Speed
        wild: King Under the Pond
    """)
    assert choice(table).startswith("catch")


def test_it_catches_the_creature_that_wins_the_game(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig, Clattercrab, Grumblebun
          caught: 14
        wild: Piper Wolf (2/10 HP)
    """)
    table.choose("Send Muddlepig")
    assert choice(table).startswith("catch")


def test_it_keeps_the_better_creature(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig, Clattercrab, Thistlehog
        wild: Velvet Tiger
    """)
    table.choose("Send Muddlepig").choose("Catch", roll=1)
    assert choice(table) == "replace 3"
