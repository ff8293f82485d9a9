"""The cards across civilizations, one by one."""

import pytest

from bestiary.games.hiddenzone.design.card import SET
from tests.hiddenzone.table import Table


def test_wandering_chimera_evolves_from_any_family(table: Table) -> None:
    table.me(hand="Wandering Chimera", battlezone="Sand Crab").evolve("Wandering Chimera", "Sand")
    assert table.soul("Wandering Chimera") == ["Sand Crab"]


def test_wandering_chimera_is_of_two_civilizations(table: Table) -> None:
    table.me(hand="Firebrand, Herbal Rest", battlezone="Wandering Chimera")
    table.foe(battlezone="Grey Moth")
    assert len(table.offers("cast")) == len(table.offers("cast_at")) == 1


def test_brackish_shade_eats_a_card_and_draws_one(table: Table) -> None:
    table.me(hand="Brackish Shade", battlezone="Candle Thief").foe(deck="Flare, Sand Crab")
    table.evolve("Brackish Shade", "Candle Thief")
    assert table.graveyard("foe") == ["Flare"]
    assert table.hand("me") == ["Gate Recruit"]


def test_smoke_and_knives_burns_and_robs(table: Table) -> None:
    table.me(hand="Smoke and Knives", battlezone="Veilwing").foe(hand="Flare")
    table.cast("Smoke and Knives")
    assert table.lost("foe") == 100
    assert table.graveyard("foe") == ["Flare"]


def test_clear_sight_puts_a_set_down_card_into_the_graveyard(table: Table) -> None:
    table.me(hand="Clear Sight", battlezone="Snapclaw").foe(hiddenzone="Judgement")
    table.do("cast_at", "Clear Sight")
    assert table.graveyard("foe") == ["Judgement"]
    assert table.set_down("foe") == []


@pytest.mark.parametrize("hidden", ["Judgement", "Aegis", "Kelp Cloak", "Hermit Crab"])
def test_clear_sight_chooses_among_all_that_is_set_down_whatever_it_is(
    table: Table, hidden: str
) -> None:
    """A shield that would ward its bearer wards nothing face down, so a choice tells nothing."""
    table.me(hand="Clear Sight", battlezone="Snapclaw").foe(hiddenzone=f"{hidden}, Judgement")
    assert table.offers("cast_at") == ["Cast Clear Sight on a card"] * 2


def test_shared_bread_heals_200(table: Table) -> None:
    table.me(life=1000, hand="Shared Bread", battlezone="Gate Recruit").cast("Shared Bread")
    assert table.life["me"] == 1200


def test_shatter_takes_the_equipment_and_weakens(table: Table) -> None:
    table.me(hand="Shatter", battlezone="Mossback").foe(battlezone="Bastion with Sunblade")
    table.cast("Shatter", "Bastion")
    assert table.battlezone("foe") == ["Bastion 300/350"]
    assert table.graveyard("foe") == ["Sunblade"]


def test_second_wind_is_for_those_who_are_low(table: Table) -> None:
    table.me(life=800, hand="Second Wind", battlezone="Gate Recruit").cast("Second Wind")
    assert table.life["me"] == 1100


def test_second_wind_waits_while_life_is_plenty(table: Table) -> None:
    table.me(life=850, hand="Second Wind", battlezone="Gate Recruit")
    assert table.offers("cast") == []


def test_salvage_takes_any_card_of_rank_1_or_less(table: Table) -> None:
    table.me(hand="Salvage", battlezone="Snapclaw", graveyard="Undertow, Whirlpool, Kelp Cloak")
    assert [label.rpartition(" on ")[2] for label in table.offers("cast_at")] == [
        "Undertow",
        "Kelp Cloak +50/+50",
    ]
    table.cast("Salvage", "Kelp Cloak")
    assert table.hand("me") == ["Kelp Cloak"]


def test_change_of_plans_trades_a_card_for_two(table: Table) -> None:
    table.me(hand="Change of Plans, Flare", battlezone="Snapclaw")
    assert table.offers("cast_at") == ["Cast Change of Plans on Flare"]
    table.cast("Change of Plans", "Flare")
    assert table.graveyard("me") == ["Change of Plans", "Flare"]
    assert table.hand("me") == ["Gate Recruit", "Gate Recruit"]


def test_shatter_says_whose_defence_it_breaks() -> None:
    words = SET.by_word["shatter"].words
    assert words == "Give an enemy creature -100 defence this turn and strip it of its equipment."


def test_shatter_may_be_cast_at_a_creature_without_equipment(table: Table) -> None:
    table.me(hand="Shatter", battlezone="Mossback").foe(battlezone="Bastion")
    table.cast("Shatter", "Bastion")
    assert table.battlezone("foe") == ["Bastion 300/350"]


def test_pyre_ghoul_leaves_its_soul_behind(table: Table) -> None:
    table.me(battlezone="Pyre Ghoul on Cinder Pup").foe(battlezone="Thornrack")
    table.attack("Pyre Ghoul", "Thornrack")
    assert table.battlezone("me") == ["Cinder Pup 100/100"]


def test_pyre_ghoul_without_a_soul_just_falls(table: Table) -> None:
    table.me(battlezone="Pyre Ghoul with Bone Knife").foe(battlezone="Thornrack")
    table.attack("Pyre Ghoul", "Thornrack")
    assert table.graveyard("me") == ["Bone Knife", "Pyre Ghoul"]


def test_reed_watcher_heals_as_a_card_is_set_down(table: Table) -> None:
    table.me(life=1000, hand="Doom", battlezone="Reed Watcher").set("Doom")
    assert table.life["me"] == 1100


def test_noonfire_drake_burns_as_it_comes_out(table: Table) -> None:
    table.me(battlezone="Cinder Pup")
    table.foe(battlezone="Sun Fledgling", hiddenzone="Noonfire Drake").attack("Cinder Pup")
    table.evolve("Noonfire Drake", "Sun Fledgling")
    assert table.lost("me") == 150


def test_no_stone_unturned_takes_a_set_down_card_back(table: Table) -> None:
    table.me(hand="No Stone Unturned", battlezone="Surf Dancer", hiddenzone="Doom")
    table.do("cast_at", "No Stone Unturned")
    assert table.set_down("me") == []
    assert table.hand("me") == ["Doom", "Gate Recruit"]


def test_common_cause_needs_two_civilizations(table: Table) -> None:
    table.me(hand="Common Cause", battlezone="Cinder Pup, Gate Recruit").cast("Common Cause")
    assert table.hand("me") == ["Gate Recruit", "Gate Recruit"]


def test_common_cause_waits_while_all_are_of_one(table: Table) -> None:
    table.me(hand="Common Cause", battlezone="Cinder Pup, Kiln Newt")
    assert table.offers("cast") == []


def test_scarecrow_ends_an_attack(table: Table) -> None:
    table.me(battlezone="Pyre Alpha").foe(battlezone="Snapclaw (tapped)", hiddenzone="Scarecrow")
    table.attack("Pyre Alpha").cast("Scarecrow")
    assert table.lost("foe") == 0
    assert table.asked() == "me"
