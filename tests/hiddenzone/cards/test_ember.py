"""Ember, card by card."""

from tests.hiddenzone.table import Table


def test_soot_sniffer_takes_50_life_as_it_enters(table: Table) -> None:
    table.me(hand="Soot Sniffer").play("Soot Sniffer")
    assert table.lost("foe") == 50


def test_pack_yapper_lends_50_attack_to_other_hounds_while_it_lives(table: Table) -> None:
    table.me(battlezone="Pack Yapper, Cinder Pup, Kiln Newt").foe(battlezone="Grey Moth")
    assert table.battlezone("me") == ["Pack Yapper 50/50", "Cinder Pup 150/100", "Kiln Newt 150/50"]
    table.attack("Pack Yapper", "Grey Moth")
    assert table.battlezone("me") == ["Cinder Pup 100/100", "Kiln Newt 150/50"]


def test_ash_runner_attacks_with_50_more_this_turn(table: Table) -> None:
    table.me(battlezone="Ash Runner").attack("Ash Runner")
    assert table.lost("foe") == 300
    assert table.strength("Ash Runner") == "300/150"
    table.end()
    assert table.strength("Ash Runner") == "250/150"


def test_bellows_hound_drives_the_other_hounds_this_turn(table: Table) -> None:
    table.me(hand="Bellows Hound", battlezone="Cinder Pup, Kennel Runt, Kiln Newt")
    table.evolve("Bellows Hound", "Cinder Pup")
    assert table.battlezone("me") == [
        "Bellows Hound 200/200",
        "Kennel Runt 250/50",
        "Kiln Newt 150/50",
    ]
    table.end()
    assert table.strength("Kennel Runt") == "150/50"


def test_slagfang_burns_the_player_whose_creature_it_destroys(table: Table) -> None:
    table.me(battlezone="Slagfang").foe(battlezone="Grey Moth")
    table.attack("Slagfang", "Grey Moth")
    assert table.lost("foe") == 150
    assert table.graveyard("foe") == ["Grey Moth"]


def test_pyre_alpha_grows_with_its_pack(table: Table) -> None:
    table.me(battlezone="Pyre Alpha, Cinder Pup, Kennel Runt, Kiln Newt")
    assert table.strength("Pyre Alpha") == "650/450"


def test_spark_hatchling_burns_as_it_attacks_even_if_it_is_blocked(table: Table) -> None:
    table.me(battlezone="Spark Hatchling").foe(battlezone="Gate Recruit")
    table.attack("Spark Hatchling")
    assert table.lost("foe") == 50
    table.block("Gate Recruit")
    assert table.lost("foe") == 50


def test_smoke_wyrmling_burns_when_it_is_destroyed(table: Table) -> None:
    table.me(battlezone="Smoke Wyrmling").foe(battlezone="Grey Moth")
    table.attack("Smoke Wyrmling", "Grey Moth")
    assert table.graveyard("me") == ["Smoke Wyrmling"]
    assert table.lost("foe") == 100


def test_flintwing_is_blocked_by_rank_1_or_more_only(table: Table) -> None:
    table.me(battlezone="Flintwing").foe(battlezone="Gate Recruit, Wall Captain")
    table.attack("Flintwing")
    assert table.offers("block") == ["Block with Wall Captain 150/250"]


def test_magma_drake_takes_100_more_when_it_hits(table: Table) -> None:
    table.me(battlezone="Magma Drake").attack("Magma Drake")
    assert table.lost("foe") == 450


def test_scorchwing_destroys_a_creature_of_rank_0(table: Table) -> None:
    table.me(hand="Scorchwing", battlezone="Vent Drake").foe(battlezone="Grey Moth, Veilwing")
    table.evolve("Scorchwing", "Vent Drake")
    assert table.offers("pick") == ["Choose Grey Moth 100/100"]
    table.pick("Grey Moth")
    assert table.battlezone("foe") == ["Veilwing 200/150"]


def test_caldera_tyrant_burns_for_each_enemy_creature(table: Table) -> None:
    table.me(hand="Caldera Tyrant", battlezone="Magma Drake")
    table.foe(battlezone="Grey Moth, Grey Moth, Veilwing")
    table.evolve("Caldera Tyrant", "Magma Drake")
    assert table.lost("foe") == 150


def test_flare_takes_150_life(table: Table) -> None:
    table.me(hand="Flare", battlezone="Cinder Pup").cast("Flare")
    assert table.lost("foe") == 150
    assert table.graveyard("me") == ["Flare"]


def test_firebrand_destroys_a_creature_of_rank_1_or_less(table: Table) -> None:
    table.me(hand="Firebrand", battlezone="Vent Drake")
    table.foe(battlezone="Grey Moth, Veilwing, Deathshead")
    assert table.offers("cast_at") == [
        "Cast Firebrand on Grey Moth 100/100",
        "Cast Firebrand on Veilwing 200/150",
    ]
    table.cast("Firebrand", "Veilwing")
    assert table.graveyard("foe") == ["Veilwing"]


def test_war_howl_gives_all_your_creatures_150_attack_this_turn(table: Table) -> None:
    table.me(hand="War Howl", battlezone="Slagfang, Kiln Newt").cast("War Howl")
    assert table.battlezone("me") == ["Slagfang 500/250", "Kiln Newt 300/50"]
    table.end()
    assert table.battlezone("me") == ["Slagfang 350/250", "Kiln Newt 150/50"]


def test_cataclysm_leaves_only_rank_3(table: Table) -> None:
    table.me(hand="Cataclysm", battlezone="Pyre Alpha, Cinder Pup").foe(battlezone="Deathshead")
    table.cast("Cataclysm")
    assert table.battlezone("me") == ["Pyre Alpha 550/450"]
    assert table.battlezone("foe") == []


def test_scorch_plate_burns_when_its_bearer_is_destroyed(table: Table) -> None:
    table.me(battlezone="Ash Runner with Scorch Plate").foe(battlezone="Deathshead")
    assert table.strength("Ash Runner") == "300/250"
    table.attack("Ash Runner", "Deathshead")
    assert table.graveyard("me") == ["Ash Runner", "Scorch Plate"]
    assert table.lost("foe") == 150


def test_branding_iron_burns_when_its_bearer_hits(table: Table) -> None:
    table.me(battlezone="Slagfang with Branding Iron").attack("Slagfang")
    assert table.lost("foe") == 350 + 150 + 100


def test_crown_of_cinders_lends_50_attack_to_other_ember_creatures(table: Table) -> None:
    table.me(battlezone="Pyre Alpha with Crown of Cinders, Kiln Newt, Grey Moth")
    assert table.battlezone("me") == [
        "Pyre Alpha 750/550",
        "Kiln Newt 200/50",
        "Grey Moth 100/100",
    ]


def test_kindling_cur_lends_its_fire_to_what_stands_on_it(table: Table) -> None:
    table.me(battlezone="Ash Runner on Kindling Cur, Kindling Cur")
    assert table.battlezone("me") == ["Ash Runner 350/150", "Kindling Cur 50/50"]


def test_kiln_newt_burns_as_a_creature_is_played_on_it(table: Table) -> None:
    table.me(hand="Vent Drake", battlezone="Kiln Newt").evolve("Vent Drake", "Kiln Newt")
    assert table.lost("foe") == 50


def test_glowscale_burns_once_a_turn_as_cards_are_set_down(table: Table) -> None:
    table.me(hand="Flare, Doom", battlezone="Glowscale").set("Doom").set("Flare")
    assert table.lost("foe") == 50


def test_bonfire_drake_burns_for_each_card_in_its_soul(table: Table) -> None:
    table.me(battlezone="Bonfire Drake on Kiln Newt with Ember Fang").attack("Bonfire Drake")
    assert table.lost("foe") == 2 * 50 + 300


def test_coal_mine_weakens_the_attacker_and_burns_its_player(table: Table) -> None:
    table.me(battlezone="Ash Runner").foe(battlezone="Cinder Pup", hiddenzone="Coal Mine")
    table.attack("Ash Runner").cast("Coal Mine")
    assert table.strength("Ash Runner") == "300/50"
    assert table.lost("me") == 100


def test_backdraft_destroys_the_attacker_for_100_life(table: Table) -> None:
    table.me(battlezone="Pyre Alpha").foe(battlezone="Slagfang (tapped)", hiddenzone="Backdraft")
    table.attack("Pyre Alpha").cast("Backdraft")
    assert table.graveyard("me") == ["Pyre Alpha"]
    assert table.lost("foe") == 100


def test_burnt_offerings_counts_all_souls_and_equipment(table: Table) -> None:
    table.me(
        hand="Burnt Offerings", battlezone="Ash Runner on Cinder Pup with Ember Fang, Slagfang"
    )
    table.cast("Burnt Offerings")
    assert table.lost("foe") == 100


def test_powder_vest_blows_up_with_its_bearer(table: Table) -> None:
    table.me(battlezone="Ash Runner").foe(battlezone="Cinder Pup", hiddenzone="Powder Vest")
    table.attack("Ash Runner").equip("Powder Vest", "Cinder Pup")
    assert table.strength("Cinder Pup") == "100/250"
    table.block("Cinder Pup")
    assert table.graveyard("foe") == ["Cinder Pup", "Powder Vest"]
    assert table.lost("me") == 100
