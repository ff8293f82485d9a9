"""The attack step: who strikes first, who falls, and what that brings."""

from __future__ import annotations

from tests.twisted_oliver.table import Table


def test_the_faster_strikes_first_and_who_falls_does_not_strike_back(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Flint Jackal with Serrated Axe")  # 75:5/1
    table.attack("Pit Ogre", "Flint Jackal")
    assert table.battlers("me") == []
    assert table.battlers("foe") == ["Flint Jackal 75:5/1:3:1"]
    assert table.points == {"me": 0, "foe": 4}


def test_at_equal_speed_the_attacker_strikes_first(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Wolverine").attack("Wolverine", "Wolverine")
    assert table.battlers("me") == ["Wolverine 60:2/1:2:1"]
    assert table.battlers("foe") == []
    assert table.points == {"me": 2, "foe": 0}


def test_who_still_stands_strikes_back(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Brass Ram").attack("Wolverine", "Brass Ram")
    assert table.battlers("me") == []  # 3 attack against 1 health
    assert table.battlers("foe") == ["Brass Ram 35:3/1:3:1"]
    assert table.points == {"me": 0, "foe": 2}


def test_damage_stays_until_the_end_step_which_heals_both_sides(table: Table) -> None:
    table.me(battlers="Glass Golem").foe(battlers="Root Tortoise")
    table.attack("Glass Golem", "Root Tortoise")
    assert table.stats("Glass Golem") == "30:3/1:3:0"
    assert table.stats("Root Tortoise") == "10:2/2:3:0"
    table.end()
    assert table.stats("Glass Golem") == "30:3/3:3:0"
    assert table.stats("Root Tortoise") == "10:2/5:3:0"


def test_damage_of_two_attacks_adds_up(table: Table) -> None:
    table.me(battlers="Wolverine with Shield, Glass Golem").foe(battlers="Root Tortoise")
    table.attack("Glass Golem", "Tortoise").attack("Wolverine", "Tortoise")
    assert table.battlers("foe") == []
    assert table.points["me"] == 3


def test_attacking_calls_and_each_attacks_once_a_turn(table: Table) -> None:
    table.me(battlers="Wolverine").attack("Wolverine")
    assert table.called("Wolverine")
    assert table.offers("raid") == []


def test_defending_does_not_call_and_a_called_battler_defends(table: Table) -> None:
    table.me(battlers="Ember Rat").foe(battlers="Glass Golem (called), Brass Ram")
    table.attack("Ember Rat", "Glass Golem")
    assert table.battlers("me") == []
    assert not table.called("Brass Ram")


def test_a_battler_may_attack_on_the_turn_it_enters(table: Table) -> None:
    table.rich().me(hand="Wolverine").play("Wolverine").attack("Wolverine")
    assert table.points["me"] == 1


def test_walls_cannot_attack_but_strike_back(table: Table) -> None:
    table.me(battlers="Static Fence").foe(battlers="Ember Rat")
    assert table.offers("attack") == []
    table.end().attack("Ember Rat", "Static Fence")
    assert table.battlers("foe") == []
    assert table.points["me"] == 1


def test_a_direct_attack_is_worth_1_and_only_where_there_are_no_battlers(table: Table) -> None:
    table.me(battlers="Wolverine, Ember Rat").foe(battlers="Paper Soldier")
    assert table.offers("raid") == []
    table.attack("Wolverine", "Paper Soldier").attack("Ember Rat")
    assert table.points["me"] == 1 + 1


def test_a_wall_bars_the_direct_way_too(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Hedge")
    assert table.offers("raid") == []


# ---- Health at or below 0 ----------------------------------------------------------------------


def test_health_at_0_by_a_spell_defeats_nobody_by_itself(table: Table) -> None:
    table.rich().me(hand="Scald").foe(battlers="Wolverine").play("Scald", "Wolverine")
    assert table.stats("Wolverine") == "60:2/0:2:0"
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_then_even_a_blow_of_0_defeats(table: Table) -> None:
    table.rich().me(hand="Scald, Rust", battlers="Ember Rat with Quicksilver Spurs")
    table.foe(battlers="Wolverine", hand="Rust", energy="2L").play("Scald", "Wolverine")
    table.state.pools = [table.state.pools[0], [0] * 9]
    ember = table.card("Ember Rat")
    table.state.boost(ember, [0, -3, 0], False)
    assert table.stats("Ember Rat") == "110:0/1:1:0"
    table.attack("Ember Rat", "Wolverine")
    assert table.battlers("foe") == []
    assert table.points["me"] == 2


def test_lower_defence_lowers_health_by_as_much(table: Table) -> None:
    table.rich().me(hand="Creeping Dread").foe(battlers="Brass Ram (hurt 1)")
    table.play("Creeping Dread", "Brass Ram")
    assert table.stats("Brass Ram") == "25:2/1:3:0"


def test_attack_below_0_counts_as_0_and_heals_nobody(table: Table) -> None:
    table.me(battlers="Ember Rat under Rust").foe(battlers="Hedge (hurt 1)")
    assert table.stats("Ember Rat") == "70:0/1:1:0"
    table.attack("Ember Rat", "Hedge")
    assert table.stats("Hedge") == "5:0/2:1:0"


# ---- Collection --------------------------------------------------------------------------------


def test_a_defeated_battler_gives_reward_and_bounty(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Glass Golem (bounty 4)")
    table.attack("Pit Ogre", "Glass Golem")
    assert table.points["me"] == 0  # the Golem is faster and takes the Ogre's 3 health
    assert table.points["foe"] == 4
    other = (
        Table().me(battlers="Storm Cat with Serrated Axe").foe(battlers="Glass Golem (bounty 4)")
    )
    other.attack("Storm Cat", "Glass Golem")
    assert other.points["me"] == 3 + 4
    assert other.stats("Storm Cat") == "80:5/2:3:1"


def test_whatever_defeats_it_a_spell_too(table: Table) -> None:
    table.rich().me(hand="Execution").foe(battlers="Wolverine (bounty 3)")
    table.play("Execution", "Wolverine")
    assert table.points["me"] == 5


def test_a_kill_of_a_legendary_is_worth_2_bounty(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(battlers="Magra (hurt 4)").attack("Storm Cat", "Magra")
    assert table.stats("Storm Cat") == "80:3/2:3:2"
    assert table.points["me"] == 8


def test_to_survive_a_legendary_is_worth_1(table: Table) -> None:
    table.me(battlers="Root Tortoise with Shield").foe(battlers="Magra")
    table.attack("Root Tortoise", "Magra")
    assert table.stats("Root Tortoise") == "10:2/1:3:1"
    assert table.stats("Magra") == "60:6/3:8:0"


def test_two_legendaries_that_both_survive_have_both_survived_one(table: Table) -> None:
    table.me(battlers="Saint Alba").foe(battlers="Nerissa").attack("Saint Alba", "Nerissa")
    assert table.stats("Saint Alba") == "55:4/3:7:1"
    assert table.stats("Nerissa") == "65:4/2:8:1"


def test_bounty_grows_after_the_points_are_paid(table: Table) -> None:
    """Two who kill each other at once would be paid the old bounty: a killer's own fall later is
    paid with the new one."""
    table.me(battlers="Wolverine, Wolverine").foe(battlers="Wolverine, Flint Jackal")
    table.attack("Wolverine", "Wolverine")
    assert table.points == {"me": 2, "foe": 0}
    table.end().attack("Flint Jackal", "Wolverine 60:2/1:2:1")
    assert table.points == {"me": 2, "foe": 3}


# ---- Other targets -----------------------------------------------------------------------------


def test_a_card_that_says_so_can_be_attacked_and_any_damage_discards_it(table: Table) -> None:
    table.me(battlers="Ember Rat").foe(items="Trophy Shelf, Hourglass", battlers="Hedge")
    assert table.offers("attack") == [
        "Ember Rat 70:1/1:1:0 attacks Hedge 5:0/3:1:0",
        "Ember Rat 70:1/1:1:0 attacks Trophy Shelf",
    ]
    table.attack("Ember Rat", "Trophy Shelf")
    assert table.discard("foe") == ["Trophy Shelf"]
    assert table.points["me"] == 0


def test_an_attack_of_0_breaks_nothing(table: Table) -> None:
    table.me(battlers="Ember Rat under Rust").foe(items="Trophy Shelf")
    table.attack("Ember Rat", "Trophy Shelf")
    assert table.items("foe") == ["Trophy Shelf"]


# ---- Flags -------------------------------------------------------------------------------------


def test_bulwarks_must_be_attacked_first(table: Table) -> None:
    table.me(battlers="Dust Hare").foe(battlers="Brick Rampart, Wolverine", items="Trophy Shelf")
    assert table.offers("attack") == ["Dust Hare 110:1/1:1:0 attacks Brick Rampart 5:0/5:2:0"]
    assert table.offers("raid") == []


def test_the_elusive_are_attacked_by_the_fast_only(table: Table) -> None:
    table.me(battlers="Wolverine, Spark Midge (+5:+0/+0)").foe(battlers="Prairie Falcon")
    assert table.offers("attack") == ["Spark Midge 100:1/1:1:0 attacks Prairie Falcon 100:2/1:2:0"]


def test_quick_comes_before_speed_and_speed_decides_between_quick_ones(table: Table) -> None:
    table.me(battlers="Spark Midge").foe(battlers="Flash Fencer")
    table.attack("Spark Midge", "Flash Fencer")
    assert table.battlers("me") == []
    both = Table().me(battlers="Flash Fencer").foe(battlers="Flash Fencer (+10:+0/+0)")
    both.attack("Flash Fencer", "Flash Fencer")
    assert both.battlers("me") == []


def test_the_warded_cannot_be_chosen_by_enemy_texts_but_by_ones_own(table: Table) -> None:
    table.rich().me(hand="Execution, Adrenaline", battlers="Wolverine with Tower Helm")
    table.foe(battlers="Pit Ogre with Tower Helm")
    assert table.waits("Execution") == "there is no enemy battler"
    assert table.offers("play_on") == ["Play Adrenaline on Wolverine 60:3/3:2:0"]


def test_a_blow_that_defeats_sets_off_no_text_about_damage(table: Table) -> None:
    table.me(battlers="Cellar Leech").foe(battlers="Paper Soldier (hurt 0)")
    table.attack("Cellar Leech", "Paper Soldier")
    assert table.discard("foe") == ["Paper Soldier"]
    assert table.stats("Cellar Leech") == "40:1/1:1:1"  # struck first, and not the thicker for it
    other = Table().me(battlers="Pit Ogre").foe(battlers="Slag Heap").attack("Pit Ogre", "Slag")
    assert other.discard("foe") == ["Slag Heap"]
    assert other.stats("Pit Ogre") == "25:5/3:4:1"  # the Heap burns only who leaves it standing
