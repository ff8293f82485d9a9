"""Home, the Shaman, Thieves and Warlords."""

from __future__ import annotations

import pytest

from bestiary.games.creature_adventures.creatures.roster import COMMON, RARE, UNCOMMON
from tests.creature_adventures.table import Table

AT_THE_SHAMAN = """
    player 1: Granny Nettle's Hut
      team: Muddlepig (1/20 HP), Clattercrab (0/10 HP), Grumblebun
    arrives: 0
"""
AT_THIEVES = """
    player 1: Nobody's Camp
      team: Muddlepig 30/2 (20/20 HP), Clattercrab 4/4
      points: 1
      sigils: Speed
    arrives: 0
"""


# ---- The Shaman -------------------------------------------------------------------------------


def test_the_shaman_offers_three_healings_for_those_who_are_hurt(table: Table) -> None:
    table.write(AT_THE_SHAMAN)
    assert sorted(table.offers()) == sorted(
        [
            "No, thank you",
            "Heal everybody by nothing, 10% or 100%, by luck",
            "Heal Muddlepig 4/2 (1/20 HP) by 25%, 75% or 100%, by luck",
            "Heal Clattercrab 3/3 (0/10 HP) by 25%, 75% or 100%, by luck",
            "Heal Muddlepig 4/2 (1/20 HP) by 50%, surely",
            "Heal Clattercrab 3/3 (0/10 HP) by 50%, surely",
        ]
    )


def test_half_of_the_maximum_without_a_roll_and_it_revives(table: Table) -> None:
    table.write(AT_THE_SHAMAN).choose("heal_surely 2")
    assert table.hp(1) == [1, 5, 10]
    table.write(AT_THE_SHAMAN).choose("heal_surely 1")
    assert table.hp(1) == [11, 0, 10]


def test_one_by_luck_face_by_face(table: Table) -> None:
    """50% for a quarter, 30% for three quarters, 20% for all."""
    healed = []
    for face in range(1, 11):
        table.write(AT_THE_SHAMAN).choose("heal_by_luck 1", roll=face)
        healed.append(table.hp(1)[0] - 1)
    assert healed == 5 * [5] + 3 * [15] + 2 * [19]


def test_everybody_by_luck_face_by_face(table: Table) -> None:
    """50% for nothing, 30% for a tenth, 20% for all."""
    healed = []
    for face in range(1, 11):
        table.write(AT_THE_SHAMAN).choose("Heal everybody", roll=face)
        healed.append(table.hp(1))
    assert healed == 5 * [[1, 0, 10]] + 3 * [[3, 1, 10]] + 2 * [[20, 10, 10]]


def test_nobody_hurt_nothing_asked(table: Table) -> None:
    table.write("player 1: Granny Nettle's Hut\n  team: Muddlepig\narrives: 0")
    assert table.asked() == 2


def test_the_shaman_heals_those_who_cannot_fight(table: Table) -> None:
    table.write("player 1: Granny Nettle's Hut\n  team: Muddlepig (0/10 HP)\narrives: 0")
    table.choose("surely")
    assert table.hp(1) == [5]


# ---- Thieves ----------------------------------------------------------------------------------


def test_the_stake_is_up_to_3_points_spent_or_not(table: Table) -> None:
    table.write(AT_THIEVES)
    assert table.offers() == ["Stake nothing", "Stake 1 point", "Stake 2 points", "Stake 3 points"]
    table.write("player 1: Nobody's Camp\n  team: Muddlepig 5/2\n  points: 0\narrives: 0")
    assert table.offers() == ["Stake nothing", "Stake 1 point"]


def test_the_number_of_thieves_face_by_face(table: Table) -> None:
    """50% one, 30% two, 20% three."""
    thieves = []
    for face in range(1, 11):
        table.write(AT_THIEVES).choose("Stake nothing", roll=face)
        thieves.append(len(table.state.foes.cards))
    assert thieves == 5 * [1] + 3 * [2] + 2 * [3]


def test_beating_all_gives_exp_for_each_and_for_each_point_staked(table: Table) -> None:
    table.write(AT_THIEVES).choose("Stake 2 points", roll=8).choose("Send Muddlepig")
    table.choose("Strike", roll=2)
    assert table.gauge(1, "EXP") == 0  # not before all are beaten
    table.choose("Strike", roll=2)
    assert table.state.travellers[0].exp_all == 4
    assert table.gauge(1, "Points") == 1 + 2  # nothing of the stake is lost, and it was a level
    assert table.sigils(1) == ["speed"]
    assert not table.state.foes.cards


def test_each_thief_is_a_battle_of_its_own(table: Table) -> None:
    table.write(AT_THIEVES).choose("Stake nothing", roll=8).choose("Send Muddlepig")
    table.choose("Meditate", roll=1)
    assert "meditate" not in table.verbs()
    table.choose("Strike", roll=2)
    assert "meditate" in table.verbs()


def test_thieves_are_copies_and_leave_no_trace(table: Table) -> None:
    table.write(AT_THIEVES)
    deck = table.deck()
    table.choose("Stake nothing", roll=1).choose("Send Muddlepig").choose("Strike", roll=2)
    assert table.deck() == deck
    assert table.gone() == []


@pytest.mark.parametrize(
    ("level", "tier", "attack", "defence", "hp"),
    [
        (1, COMMON, 0, 0, 0),
        (2, COMMON, 1, 0, 0),
        (3, UNCOMMON, 1, 0, 2),
        (4, UNCOMMON, 2, 0, 2),
        (5, RARE, 2, 0, 4),
    ],
)
def test_thieves_grow_with_the_players_level(
    table: Table, level: int, tier: int, attack: int, defence: int, hp: int
) -> None:
    for seed in range(6):
        table.write(AT_THIEVES.replace("points: 1", f"level: {level}"), seed=seed)
        table.choose("Stake nothing", roll=10)
        for card in table.state.foes.cards:
            face, born = card.face, card.face.species
            assert born.tier == tier
            assert face.attack() == born.attack + attack
            assert face.defence() == born.defence + defence
            assert face.hp == face.most() == born.hp + hp


def test_a_lost_stake_is_paid_point_by_point_from_where_one_likes(table: Table) -> None:
    table.write(AT_THIEVES).choose("Stake 3 points", roll=1).choose("Send Muddlepig")
    table.choose("Forfeit")
    assert table.at_home(1)
    assert table.sigils(1) == []
    assert table.prompt == "The thieves take 3 of your points. Which one now?"
    table.choose("An unspent one")
    assert table.gauge(1, "Points") == 0
    assert not table.offered("unspent")
    table.choose("From Muddlepig 30/2 (20/20 HP): -2 maximum HP")
    table.choose("From Clattercrab 4/4 (10/10 HP): -1 defence")
    assert table.team(1) == ["Muddlepig 30/2 (18/18 HP)", "Clattercrab 4/3 (10/10 HP)"]
    assert table.asked() == 2


def test_nothing_staked_nothing_to_pay(table: Table) -> None:
    table.write(AT_THIEVES).choose("Stake nothing", roll=1).choose("Send Muddlepig")
    table.choose("Forfeit")
    assert table.asked() == 2
    assert table.gauge(1, "Points") == 1


def test_nobody_able_to_fight_meets_no_thieves(table: Table) -> None:
    table.write("player 1: Nobody's Camp\n  team: Muddlepig (0/10 HP)\narrives: 0")
    assert table.asked() == 2


# ---- Warlords ---------------------------------------------------------------------------------

WARLORDS = {
    "power": ("Stump Keep", ["Oakjaw 4/3 (10/10 HP)", "Gravelmaul 6/4 (12/12 HP)"]),
    "speed": ("The Running Tower", ["Whistlehoof 4/2 (8/8 HP)", "Quickthorn 6/3 (10/10 HP)"]),
    "wisdom": (
        "The Quiet Library",
        ["Dusty Sphinx 4/4 (10/10 HP)", "Footnote Wyrm 5/4 (12/12 HP)"],
    ),
}


@pytest.mark.parametrize("sigil", list(WARLORDS))
@pytest.mark.parametrize("level", [1, 5])
def test_two_creatures_guard_a_sigil_whatever_the_level(
    table: Table, sigil: str, level: int
) -> None:
    tile, guards = WARLORDS[sigil]
    table.write(f"""
        player 1: {tile}
          team: Muddlepig 30/2 (40/40 HP)
          level: {level}
        arrives: 0
    """)
    assert [card.face.notation() for card in table.state.foes.cards] == guards
    table.choose("Strike", roll=10)
    assert table.sigils(1) == []
    table.choose("Strike", roll=10)
    assert table.sigils(1) == [sigil]
    assert table.state.travellers[0].exp_all == 2


def test_a_beaten_warlord_is_empty_until_the_sigil_comes_back(table: Table) -> None:
    position = """
        player 1: Stump Keep
          team: Muddlepig
        player 2: Lanternwood
          team: Grumblebun
          sigils: Power
        arrives: 0
    """
    table.write(position)
    assert table.asked() == 2
    table.write(position.replace("sigils: Power", "sigils: Speed"))
    assert table.foe()


def test_losing_to_a_warlord_brings_the_held_sigils_back(table: Table) -> None:
    table.write("""
        player 1: Stump Keep
          team: Muddlepig (1/10 HP)
          sigils: Speed, Wisdom
        arrives: 0
    """)
    table.choose("Strike", roll=6)
    assert table.sigils(1) == []
    assert table.state.shared.sigils == [-1, -1, -1]
    assert table.at_home(1)
    assert not table.state.foes.cards


def test_nobody_able_to_fight_passes_a_warlord_by(table: Table) -> None:
    table.write("player 1: Stump Keep\n  team: Muddlepig (0/10 HP)\narrives: 0")
    assert table.asked() == 2
