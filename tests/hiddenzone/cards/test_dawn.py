"""Dawn, card by card."""

from tests.hiddenzone.table import Table


def test_watch_squire_blocks_without_tapping(table: Table) -> None:
    table.me(battlezone="Soot Sniffer").foe(battlezone="Watch Squire")
    table.attack("Soot Sniffer").block("Watch Squire")
    assert not table.tapped("Watch Squire")


def test_shield_novice_lends_defence_to_the_others(table: Table) -> None:
    table.me(battlezone="Shield Novice, Cinder Pup").foe(battlezone="Grey Moth")
    assert table.battlezone("me") == ["Shield Novice 50/50", "Cinder Pup 100/150"]
    assert table.strength("Grey Moth") == "100/100"


def test_wall_captain_blocks_twice(table: Table) -> None:
    table.me(battlezone="Cinder Pup, Kiln Newt").foe(battlezone="Wall Captain")
    table.attack("Cinder Pup").block("Wall Captain")
    table.attack("Kiln Newt").block("Wall Captain")
    assert table.graveyard("me") == ["Cinder Pup", "Kiln Newt"]


def test_quartermaster_finds_an_equipment(table: Table) -> None:
    table.me(hand="Quartermaster", battlezone="Gate Recruit", deck="Aegis, Bastion, Judgement")
    table.evolve("Quartermaster", "Gate Recruit")
    assert table.offers("pick") == ["Choose Aegis +50/+200"]
    table.pick("Aegis")
    assert table.hand("me") == ["Aegis"]


def test_oathkeeper_stands_firmer_as_it_blocks(table: Table) -> None:
    table.me(battlezone="Thornrack (-200/+0)").foe(battlezone="Oathkeeper")
    table.attack("Thornrack").block("Oathkeeper")
    assert table.strength("Oathkeeper") == "350/450"


def test_warden_of_the_dawn_raises_the_others_and_never_tires(table: Table) -> None:
    table.me(battlezone="Soot Sniffer").foe(battlezone="Warden of the Dawn, Gate Recruit")
    assert table.strength("Gate Recruit") == "100/200"
    table.attack("Soot Sniffer").block("Warden of the Dawn")
    assert not table.tapped("Warden of the Dawn")


def test_griffin_chick_ambushes(table: Table) -> None:
    table.me(battlezone="Kennel Runt").foe(hiddenzone="Griffin Chick")
    table.attack("Kennel Runt").play("Griffin Chick").block("Griffin Chick")
    assert table.graveyard("me") == ["Kennel Runt"]
    assert table.graveyard("foe") == ["Griffin Chick"]


def test_downy_herald_heals_at_the_start_of_your_turn(table: Table) -> None:
    table.me(life=1000, battlezone="Downy Herald").end().end()
    assert table.life["me"] == 1050


def test_cloud_courier_taps_to_untap_another(table: Table) -> None:
    table.me(battlezone="Cloud Courier, Bastion (tapped), Gate Recruit")
    assert table.offers("use_on") == [
        "Tap Cloud Courier 50/50 to use it on Bastion 300/450",
    ]
    table.use("Cloud Courier", "Bastion")
    assert table.tapped("Cloud Courier")
    assert not table.tapped("Bastion")


def test_sunlance_attacks_again_after_a_kill_but_only_once(table: Table) -> None:
    table.me(battlezone="Sunlance").foe(battlezone="Grey Moth (tapped), Rattlebone (tapped)")
    table.attack("Sunlance", "Grey Moth")
    assert not table.tapped("Sunlance")
    table.attack("Sunlance", "Rattlebone")
    assert table.tapped("Sunlance")


def test_storm_griffin_untaps_the_others(table: Table) -> None:
    table.me(hand="Storm Griffin", battlezone="Sunlance (tapped), Gate Recruit (tapped)")
    table.evolve("Storm Griffin", "Sunlance")
    assert table.tapped("Storm Griffin")  # as the one below was
    assert not table.tapped("Gate Recruit")


def test_noon_hunter_ambushes_on_a_griffin(table: Table) -> None:
    table.me(battlezone="Ash Runner").foe(battlezone="Ridge Griffin", hiddenzone="Noon Hunter")
    table.attack("Ash Runner").evolve("Noon Hunter", "Ridge Griffin").block("Noon Hunter")
    assert table.graveyard("me") == ["Ash Runner"]


def test_solar_sovereign_wins_with_four_dawn_creatures(table: Table) -> None:
    three = ", ".join(3 * ["Gate Recruit"])
    table.me(battlezone=f"Solar Sovereign, {three}").end().end()
    assert table.winner == "me"
    assert table.state.ending == "text"


def test_solar_sovereign_does_not_win_with_three(table: Table) -> None:
    two = ", ".join(2 * ["Gate Recruit"])
    table.me(battlezone=f"Solar Sovereign, {two}, Cinder Pup").end().end()
    assert table.winner == ""


def test_sudden_light_taps_a_creature(table: Table) -> None:
    table.me(hand="Sudden Light", battlezone="Gate Recruit").foe(battlezone="Bastion")
    table.cast("Sudden Light", "Bastion")
    assert table.tapped("Bastion")


def test_stand_fast_saves_a_creature_under_attack(table: Table) -> None:
    table.me(battlezone="Ash Runner").foe(battlezone="Wall Captain", hiddenzone="Stand Fast")
    table.attack("Ash Runner", "Wall Captain").cast("Stand Fast")
    assert table.battlezone("foe") == ["Wall Captain 150/400"]


def test_judgement_destroys_the_tapped_attacker(table: Table) -> None:
    table.me(battlezone="Pyre Alpha").foe(battlezone="Bastion (tapped)", hiddenzone="Judgement")
    table.attack("Pyre Alpha").cast("Judgement", "Pyre Alpha")
    assert table.graveyard("me") == ["Pyre Alpha"]
    assert table.lost("foe") == 0


def test_new_morning_untaps_all_and_heals(table: Table) -> None:
    table.me(life=1000, hand="New Morning", battlezone="Solar Sovereign (tapped), Bastion (tapped)")
    table.cast("New Morning")
    assert not table.tapped("Bastion")
    assert table.life["me"] == 1250


def test_watch_horn_keeps_its_bearer_from_tapping(table: Table) -> None:
    table.me(battlezone="Soot Sniffer").foe(battlezone="Quartermaster with Watch Horn")
    table.attack("Soot Sniffer").block("Quartermaster")
    assert not table.tapped("Quartermaster")


def test_aegis_keeps_its_bearer_from_being_chosen(table: Table) -> None:
    table.me(hand="Doom", battlezone="Deathshead").foe(battlezone="Solar Sovereign with Aegis")
    assert table.offers("cast_at") == []


def test_lantern_page_is_braver_behind_set_down_cards(table: Table) -> None:
    table.me(battlezone="Lantern Page", hiddenzone="Flare, Doom")
    assert table.strength("Lantern Page") == "200/100"


def test_oath_bearer_hands_its_oath_on(table: Table) -> None:
    table.me(battlezone="Wall Captain on Oath Bearer")
    assert table.strength("Wall Captain") == "200/300"


def test_sun_fledgling_lends_its_wings(table: Table) -> None:
    table.me(battlezone="Sunlance on Sun Fledgling")
    assert table.strength("Sunlance") == "300/150"


def test_ridge_griffin_guards_what_is_set_down(table: Table) -> None:
    table.me(battlezone="Ridge Griffin", hiddenzone="Flare")
    assert table.strength("Ridge Griffin") == "250/300"


def test_sky_sentry_shields_everybody_as_it_comes_out(table: Table) -> None:
    table.me(battlezone="Ash Runner")
    table.foe(battlezone="Cloud Courier (tapped), Gate Recruit", hiddenzone="Sky Sentry")
    table.attack("Ash Runner").evolve("Sky Sentry", "Cloud Courier")
    assert table.battlezone("foe") == ["Sky Sentry 200/350", "Gate Recruit 50/250"]


def test_long_vigil_sets_the_top_card_down(table: Table) -> None:
    table.me(life=1000, hand="Long Vigil", battlezone="Gate Recruit", deck="Doom, Flare")
    table.cast("Long Vigil")
    assert table.set_down("me") == ["Doom"]
    assert table.life["me"] == 1100
    assert table.sees("foe", "hidden.0") == [""]


def test_sanctuary_untaps_the_defenders(table: Table) -> None:
    table.me(battlezone="Cinder Pup")
    table.foe(life=1000, battlezone="Wall Captain (tapped)", hiddenzone="Sanctuary")
    table.attack("Cinder Pup").cast("Sanctuary").block("Wall Captain")
    assert table.life["foe"] == 1150
    assert table.graveyard("me") == ["Cinder Pup"]


def test_oath_of_return_lets_the_soul_stay(table: Table) -> None:
    table.me(hand="Oath of Return", battlezone="Wall Captain on Gate Recruit")
    table.foe(battlezone="Pyre Alpha")
    table.cast("Oath of Return", "Wall Captain")
    assert table.soul("Wall Captain") == ["Gate Recruit", "Oath of Return"]
    table.attack("Wall Captain", "Pyre Alpha")
    assert table.battlezone("me") == ["Gate Recruit 50/150"]
    assert table.soul("Gate Recruit") == ["Oath of Return"]


def test_sunblade_is_part_of_the_soul_that_it_counts(table: Table) -> None:
    table.me(battlezone="Bastion on Wall Captain with Sunblade")
    assert table.strength("Bastion") == "450/550"


def test_veiled_lance_is_drawn_under_attack(table: Table) -> None:
    table.me(battlezone="Ash Runner").foe(battlezone="Wall Captain", hiddenzone="Veiled Lance")
    table.attack("Ash Runner").equip("Veiled Lance", "Wall Captain")
    assert table.strength("Wall Captain") == "300/300"
