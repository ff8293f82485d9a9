"""The five artifacts at every level: what they cost and what they do. (Quiet Shoes and Tailwind
are in test_travel.)"""

from __future__ import annotations

import pytest

from tests.creature_adventures.table import Table

RICH = """
    player 1: Bramblehearth
      team: Muddlepig
      points: 30
    player 2: Peatfire
      team: Grumblebun
"""
ATTACKED = """
    player 1: Lanternwood
      team: Muddlepig 13/2
      sigils: Speed
    player 2: Lanternwood
      team: Doorstep Toad 3/5, Clattercrab (10/20 HP), Sneezecap (0/10 HP)
      artifacts: Fortify {}
    attacks: 2
"""


@pytest.mark.parametrize(
    ("artifact", "prices"),
    [
        ("Fortify", [1, 2, 3]),
        ("Tailwind", [2]),
        ("Quiet Shoes", [1, 2, 3]),
        ("Infinite Bandage", [1, 2, 5]),
    ],
)
def test_levels_are_bought_in_order_each_at_its_price(
    table: Table, artifact: str, prices: list[int]
) -> None:
    table.write(RICH)
    for level, price in enumerate(prices, 1):
        before = table.gauge(1, "Points")
        number = f" {level}" if len(prices) > 1 else ""
        said = "1 point" if price == 1 else f"{price} points"
        table.choose(f"Buy {artifact}{number} for {said}")
        assert before - table.gauge(1, "Points") == price
        assert table.artifact(1, artifact) == level
    assert not table.offered(f"Buy {artifact}")


def test_ascension_is_bought_charge_by_charge(table: Table) -> None:
    table.write(RICH)
    table.choose("Buy Ascension for 3 points").choose("Buy Ascension for 3 points")
    assert table.gauge(1, "Points") == 24
    assert table.artifact(1, "Ascension") == 2


def test_nobody_buys_what_they_cannot_pay(table: Table) -> None:
    table.write(RICH.replace("points: 30", "points: 1\n      artifacts: Fortify"))
    bought = {label for label in table.offers() if label.startswith("Buy")}
    assert bought == {"Buy Quiet Shoes 1 for 1 point", "Buy Infinite Bandage 1 for 1 point"}


def test_there_are_enough_for_everybody(table: Table) -> None:
    table.write(RICH + "      points: 30\n").choose("Buy Tailwind").choose("Rest")
    assert table.asked() == 2
    table.choose("Buy Tailwind")
    assert table.artifact(2, "Tailwind") == 1


# ---- Fortify ------------------------------------------------------------------------------------


def test_fortify_1_braces_before_the_first_attack_even_against_speed(table: Table) -> None:
    table.write(ATTACKED.format(1)).choose("Send Doorstep")
    assert table.asked() == 2
    assert table.offers() == ["Brace", "Just wait"]
    table.choose("Brace", roll=10)
    assert table.asked() == 1  # who has the Sigil of Speed acts twice, but not before this
    table.choose("Strike", roll=4)
    assert table.hp(2)[0] == 7  # 13 - (5 + 5)


def test_fortify_2_may_dodge_instead(table: Table) -> None:
    table.write(ATTACKED.format(2)).choose("Send Doorstep")
    assert table.offers() == ["Brace", "Dodge", "Just wait"]
    table.choose("Dodge", roll=7).choose("Strike", roll=2)
    assert table.hp(2)[0] == 10


def test_fortify_may_be_left(table: Table) -> None:
    table.write(ATTACKED.format(2)).choose("Send Doorstep").choose("Just wait")
    table.choose("Strike", roll=4)
    assert table.hp(2)[0] == 2


def test_fortify_3_gives_a_creature_temporary_hp(table: Table) -> None:
    table.write(ATTACKED.format(3))
    assert table.offers() == [
        "Shield Doorstep Toad 3/5 (10/10 HP)",
        "Shield Clattercrab 3/3 (10/20 HP)",
    ]
    table.choose("Shield Clattercrab")
    assert table.hp(2) == [10, 16, 0]
    table.choose("Send Clattercrab").choose("Just wait")


def test_what_is_left_of_the_temporary_hp_goes_with_the_battle(table: Table) -> None:
    table.write(ATTACKED.format(3)).choose("Shield Doorstep").choose("Send Doorstep")
    assert table.hp(2)[0] == 13
    table.choose("Just wait").choose("Strike", roll=1)
    table.choose("Forfeit")  # both of the attacker's first two actions are over with this one
    assert table.at_home(1)
    assert table.hp(2)[0] == 20  # Rally Cry comes after it


@pytest.mark.parametrize(("roll", "left"), [(1, 3), (4, 0)])
def test_damage_takes_the_temporary_hp_first(table: Table, roll: int, left: int) -> None:
    """13 HP, 3 of them for the battle: after 8 damage 5 are left, and none of those is lost."""
    table.write(ATTACKED.format(3).replace("sigils: Speed", "points: 0"))
    table.choose("Shield Doorstep").choose("Send Doorstep").choose("Just wait")
    table.choose("Strike", roll=roll)
    assert table.state.battle.shield == left
    assert table.hp(2)[0] == (5 if roll == 4 else 13)
    table.choose("Forfeit")
    assert table.at_home(2)
    assert table.hp(2)[0] == 0


def test_the_attackers_fortify_sleeps(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig
          artifacts: Fortify 3
        player 2: Lanternwood
          team: Grumblebun
        attacks: 2
    """)
    assert "strike" in table.verbs()


# ---- Ascension ----------------------------------------------------------------------------------

SCATTERED = """
    player 1: Lanternwood
      team: Muddlepig
      artifacts: Ascension 2
    player 2: Eaglewash
      team: Grumblebun
    player 3: Mudlark Fen
      team: Sneezecap
"""


def test_ascension_swaps_any_two_players_and_uses_the_charge(table: Table) -> None:
    table.write(SCATTERED, seats=3)
    assert [label for label in table.offers() if "Ascension:" in label] == [
        "Ascension: you and Player 2 change places",
        "Ascension: you and Player 3 change places",
        "Ascension: Player 2 and Player 3 change places",
    ]
    table.choose("ascend 1 2")
    assert (table.at(1), table.at(2), table.at(3)) == ("Lanternwood", "Mudlark Fen", "Eaglewash")
    assert table.artifact(1, "Ascension") == 1
    assert "Astral Sickness" in table.marks(1)
    assert table.offered("Roll")


def test_astral_sickness_lasts_through_the_next_turn(table: Table) -> None:
    table.write(SCATTERED, seats=3)
    used = []
    for turn in range(4):
        used.append(table.offered("Ascension:"))
        if turn == 0:
            table.choose("ascend 0 1")
            used[0] = table.offered("Ascension:")
        for _ in range(3):
            table.choose("Roll", roll=1)
            table.choose(table.offers()[0], roll=10)
            assert not table.state.battle.kind
    assert used == [False, False, True, True]


def test_ascension_cannot_move_the_contender(table: Table) -> None:
    table.write(
        SCATTERED.replace("team: Sneezecap", "team: Sneezecap\n      sigils: Power, Speed, Wisdom")
        + "    colosseum: 3\n",
        seats=3,
    )
    assert [label for label in table.offers() if "Ascension:" in label] == [
        "Ascension: you and Player 2 change places"
    ]


# ---- Infinite Bandage ---------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "healed"), [(0, 0), (1, 2), (2, 4), (3, 8)])
def test_infinite_bandage_heals_a_share_of_the_maximum_at_the_end(
    table: Table, level: int, healed: int
) -> None:
    worn = f"artifacts: Infinite Bandage {level}" if level else ""
    table.write(f"""
        player 1: Toadstool Stair
          team: Muddlepig (2/40 HP), Clattercrab (0/10 HP), Grumblebun
          {worn}
        rolls: 2 10
    """)
    table.choose("Roll").choose("Bramblehearth")
    assert table.hp(1) == [2 + healed, 0, 10]  # who is down is not revived


def test_5_percent_of_10_are_rounded_up_to_1(table: Table) -> None:
    table.write("""
        player 1: Toadstool Stair
          team: Muddlepig (2/10 HP)
          artifacts: Infinite Bandage
        rolls: 2 10
    """)
    table.choose("Roll").choose("Bramblehearth")
    assert table.hp(1) == [3]


def test_the_bandage_comes_after_the_wild_battle(table: Table) -> None:
    table.write("""
        player 1: Lanternwood
          team: Muddlepig (4/20 HP)
          artifacts: Infinite Bandage 3
        wild: Grumblebun
    """)
    table.choose("Strike", roll=6)
    assert table.hp(1) == [1]
    table.choose("Run", roll=1)
    assert table.hp(1) == [5]
