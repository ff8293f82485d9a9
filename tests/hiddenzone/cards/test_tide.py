"""Tide, card by card."""

from tests.hiddenzone.table import Table


def test_drift_singer_draws_a_card(table: Table) -> None:
    table.me(hand="Drift Singer").play("Drift Singer")
    assert table.hand("me") == ["Gate Recruit"]


def test_net_cutter_looks_at_a_set_down_card(table: Table) -> None:
    table.me(hand="Net Cutter").foe(hiddenzone="Flare, Undertow")
    table.play("Net Cutter")
    first = table.cards("foe", "hidden")[0]
    table.state.play(0, f"pick {first.id}")
    assert table.sees("me", "hidden.1") == ["Flare", ""]


def test_surf_dancer_draws_when_it_hits(table: Table) -> None:
    table.me(battlezone="Surf Dancer").attack("Surf Dancer")
    assert table.hand("me") == ["Gate Recruit"]


def test_current_rider_is_blocked_by_rank_1_or_more_only(table: Table) -> None:
    table.me(battlezone="Current Rider").foe(battlezone="Grey Moth, Crypt Guard")
    table.attack("Current Rider")
    assert table.offers("block") == ["Block with Crypt Guard 200/250"]


def test_pearl_diver_searches_the_deck_for_a_spell(table: Table) -> None:
    table.me(
        hand="Pearl Diver",
        battlezone="Tidepool Seal",
        deck="Sand Crab, Undertow, Whirlpool, Undertow, Sand Crab",
    )
    table.evolve("Pearl Diver", "Tidepool Seal")
    assert sorted(table.offers("pick")) == ["Choose Undertow", "Choose Whirlpool"]
    table.pick("Whirlpool")
    assert table.hand("me") == ["Whirlpool"]
    assert table.deck_size("me") == 4


def test_mist_selkie_sends_a_creature_of_rank_1_home(table: Table) -> None:
    table.me(hand="Mist Selkie", battlezone="Current Rider")
    table.foe(battlezone="Veilwing on Grey Moth, Deathshead")
    table.evolve("Mist Selkie", "Current Rider")
    assert table.offers("pick") == ["Choose Veilwing 200/150"]
    table.pick("Veilwing")
    assert table.hand("foe") == ["Grey Moth", "Veilwing"]


def test_queen_of_the_skerries_taps_a_creature_before_it_can_block(table: Table) -> None:
    table.me(battlezone="Queen of the Skerries").foe(battlezone="Bastion")
    table.attack("Queen of the Skerries").pick("Bastion")
    assert table.tapped("Bastion")
    assert table.lost("foe") == 500


def test_hermit_crab_ambushes_and_blocks(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(hiddenzone="Hermit Crab")
    table.attack("Cinder Pup").play("Hermit Crab")
    assert not table.tapped("Hermit Crab")
    table.block("Hermit Crab")
    assert table.graveyard("foe") == ["Hermit Crab"]
    assert table.lost("foe") == 0


def test_barnacle_guard_blocks_without_tapping(table: Table) -> None:
    table.me(battlezone="Soot Sniffer").foe(battlezone="Barnacle Guard")
    table.attack("Soot Sniffer").block("Barnacle Guard")
    assert not table.tapped("Barnacle Guard")


def test_snapclaw_sends_the_attacker_it_blocks_home(table: Table) -> None:
    table.me(battlezone="Pyre Alpha on Slagfang").foe(battlezone="Snapclaw")
    table.attack("Pyre Alpha").block("Snapclaw")
    assert table.hand("me") == ["Pyre Alpha", "Slagfang"]
    assert table.battlezone("foe") == ["Snapclaw 150/150"]


def test_reef_colossus_blocks_without_tapping(table: Table) -> None:
    table.me(battlezone="Soot Sniffer").foe(battlezone="Reef Colossus")
    table.attack("Soot Sniffer").block("Reef Colossus")
    assert not table.tapped("Reef Colossus")


def test_silt_lurker_ambushes_by_evolving_the_creature_under_attack(table: Table) -> None:
    table.me(battlezone="Vent Drake").foe(battlezone="Snapclaw", hiddenzone="Silt Lurker")
    table.attack("Vent Drake", "Snapclaw").evolve("Silt Lurker", "Snapclaw").skip()
    assert table.graveyard("me") == ["Vent Drake"]
    assert table.soul("Silt Lurker") == ["Snapclaw"]


def test_abyssal_fortress_sends_everything_of_rank_1_or_less_home(table: Table) -> None:
    table.me(hand="Abyssal Fortress", battlezone="Reef Colossus, Sand Crab")
    table.foe(battlezone="Grey Moth, Veilwing, Deathshead")
    table.evolve("Abyssal Fortress", "Reef Colossus")
    assert table.battlezone("foe") == ["Deathshead 350/300"]
    assert table.hand("foe") == ["Grey Moth", "Veilwing"]
    assert table.battlezone("me") == ["Abyssal Fortress 450/600", "Sand Crab 50/150"]


def test_undertow_sends_a_creature_of_rank_0_home(table: Table) -> None:
    table.me(hand="Undertow", battlezone="Sand Crab").foe(battlezone="Grey Moth, Veilwing")
    assert table.offers("cast_at") == ["Cast Undertow on Grey Moth 100/100"]
    table.cast("Undertow", "Grey Moth")
    assert table.hand("foe") == ["Grey Moth"]


def test_read_the_currents_draws_two(table: Table) -> None:
    table.me(hand="Read the Currents", battlezone="Snapclaw").cast("Read the Currents")
    assert table.hand("me") == ["Gate Recruit", "Gate Recruit"]


def test_whirlpool_sends_any_creature_home_with_all_that_is_on_it(table: Table) -> None:
    table.me(hand="Whirlpool", battlezone="Reef Colossus")
    table.foe(battlezone="Deathshead on Veilwing on Grey Moth with Soul Lantern (tapped) (+50/+0)")
    table.cast("Whirlpool", "Deathshead")
    assert table.hand("foe") == ["Deathshead", "Grey Moth", "Soul Lantern", "Veilwing"]


def test_great_flood_sends_both_sides_home_and_draws(table: Table) -> None:
    table.me(hand="Great Flood", battlezone="Abyssal Fortress, Sand Crab")
    table.foe(battlezone="Grey Moth, Deathshead").cast("Great Flood")
    assert table.battlezone("me") == ["Abyssal Fortress 450/600"]
    assert table.battlezone("foe") == []
    assert table.hand("me") == ["Gate Recruit", "Sand Crab"]


def test_kelp_cloak_keeps_its_bearer_from_being_chosen(table: Table) -> None:
    table.me(hand="Firebrand", battlezone="Vent Drake")
    table.foe(battlezone="Snapclaw with Kelp Cloak, Sand Crab")
    assert table.offers("cast_at") == ["Cast Firebrand on Sand Crab 50/150"]


def test_trident_of_calms_taps_a_creature_when_its_bearer_attacks(table: Table) -> None:
    table.me(battlezone="Reef Colossus with Trident of Calms").foe(battlezone="Grey Moth")
    table.attack("Reef Colossus").pick("Grey Moth")
    assert table.tapped("Grey Moth")
    assert table.lost("foe") == 450


def test_moon_pearl_draws_two_when_its_bearer_hits(table: Table) -> None:
    table.me(battlezone="Abyssal Fortress with Moon Pearl").attack("Abyssal Fortress")
    assert table.lost("foe") == 500
    assert len(table.hand("me")) == 2


def test_tidepool_seal_steadies_what_stands_on_it(table: Table) -> None:
    table.me(battlezone="Pearl Diver on Tidepool Seal")
    assert table.strength("Pearl Diver") == "150/250"


def test_current_rider_hunts_what_is_hidden(table: Table) -> None:
    table.me(battlezone="Current Rider").foe(hiddenzone="Flare, Doom")
    assert table.strength("Current Rider") == "350/150"


def test_riptide_chanter_devolves_an_enemy(table: Table) -> None:
    table.me(hand="Riptide Chanter", battlezone="Current Rider")
    table.foe(battlezone="Slagfang on Ash Runner (tapped), Cinder Pup")
    table.evolve("Riptide Chanter", "Current Rider")
    assert table.offers("pick") == ["Choose Slagfang 350/250"]
    table.pick("Slagfang")
    assert table.battlezone("foe") == ["Ash Runner 250/150", "Cinder Pup 100/100"]
    assert table.tapped("Ash Runner")
    assert table.hand("foe") == ["Slagfang"]


def test_ebb_caller_takes_a_top_card_back_and_draws(table: Table) -> None:
    table.me(hand="Ebb Caller", battlezone="Surf Dancer, Mist Selkie on Current Rider")
    table.evolve("Ebb Caller", "Surf Dancer").pick("Mist Selkie")
    assert table.hand("me") == ["Gate Recruit", "Mist Selkie"]
    assert table.battlezone("me") == ["Ebb Caller 200/200", "Current Rider 250/150"]


def test_sand_crab_keeps_what_stands_on_it_from_tiring(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Shore Bulwark on Sand Crab")
    table.attack("Cinder Pup").block("Shore Bulwark")
    assert not table.tapped("Shore Bulwark")


def test_rock_scuttler_is_safer_behind_set_down_cards(table: Table) -> None:
    table.me(battlezone="Rock Scuttler", hiddenzone="Flare, Doom").foe(hiddenzone="Doom")
    assert table.strength("Rock Scuttler") == "50/200"


def test_barnacle_guard_lends_its_shell(table: Table) -> None:
    table.me(battlezone="Snapclaw on Barnacle Guard")
    assert table.strength("Snapclaw") == "150/200"


def test_silt_lurker_sends_a_creature_home_as_it_comes_out(table: Table) -> None:
    table.me(battlezone="Cinder Pup, Vent Drake")
    table.foe(battlezone="Snapclaw", hiddenzone="Silt Lurker")
    table.attack("Cinder Pup").evolve("Silt Lurker", "Snapclaw").pick("Vent Drake")
    assert table.hand("me") == ["Vent Drake"]


def test_silt_lurker_played_from_the_hand_sends_nothing_home(table: Table) -> None:
    table.me(hand="Silt Lurker", battlezone="Snapclaw").foe(battlezone="Cinder Pup")
    table.evolve("Silt Lurker", "Snapclaw")
    assert table.asked() == "me"
    assert table.offers("pick") == []


def test_shellmonger_trades_a_card_in_hand_for_another(table: Table) -> None:
    table.me(hand="Shellmonger, Doom").play("Shellmonger").pick("Doom")
    assert table.set_down("me") == ["Doom"]
    assert table.hand("me") == ["Gate Recruit"]
    assert table.sees("foe", "hidden.0") == [""]


def test_cross_wave_breaks_an_attack_and_draws(table: Table) -> None:
    table.me(battlezone="Vent Drake").foe(
        battlezone="Surf Dancer (tapped)", hiddenzone="Cross Wave"
    )
    table.attack("Vent Drake").cast("Cross Wave")
    assert table.lost("foe") == 50
    assert table.hand("foe") == ["Gate Recruit"]


def test_ebbing_hour_needs_something_evolved(table: Table) -> None:
    table.me(hand="Ebbing Hour", battlezone="Snapclaw")
    table.foe(battlezone="Crypt Guard with Shroud, Veilwing on Grey Moth")
    assert len(table.offers("cast_at")) == 1
    table.cast("Ebbing Hour", "Veilwing")
    assert table.hand("foe") == ["Veilwing"]


def test_sounding_looks_at_everything_set_down(table: Table) -> None:
    table.me(hand="Sounding", battlezone="Surf Dancer").foe(hiddenzone="Doom, Judgement")
    table.cast("Sounding")
    assert table.sees("me", "hidden.1") == ["Doom", "Judgement"]
    assert table.hand("me") == ["Gate Recruit"]


def test_maelstrom_sends_the_attacker_home(table: Table) -> None:
    table.me(battlezone="Pyre Alpha on Slagfang")
    table.foe(battlezone="Reef Colossus (tapped)", hiddenzone="Maelstrom")
    table.attack("Pyre Alpha").cast("Maelstrom")
    assert table.hand("me") == ["Pyre Alpha", "Slagfang"]
    assert table.hand("foe") == ["Gate Recruit"]


def test_shell_buckler_is_thicker_behind_set_down_cards(table: Table) -> None:
    table.me(battlezone="Sand Crab with Shell Buckler", hiddenzone="Flare")
    assert table.strength("Sand Crab") == "50/250"
