"""Dusk, card by card."""

from tests.hiddenzone.table import Table


def test_candle_thief_makes_the_other_player_discard(table: Table) -> None:
    table.me(hand="Candle Thief").foe(hand="Flare").play("Candle Thief")
    assert table.hand("foe") == []
    assert table.graveyard("foe") == ["Flare"]


def test_dust_eater_eats_the_deck_when_it_hits(table: Table) -> None:
    table.me(battlezone="Dust Eater").foe(deck="Flare, Doom, Sand Crab, Undertow")
    table.attack("Dust Eater")
    assert table.graveyard("foe") == ["Doom", "Flare", "Sand Crab"]


def test_veilwing_is_blocked_by_rank_1_or_more_only(table: Table) -> None:
    table.me(battlezone="Veilwing").foe(battlezone="Gate Recruit, Snapclaw").attack("Veilwing")
    assert table.offers("block") == ["Block with Snapclaw 150/150"]


def test_whisper_moth_eats_two_cards_of_the_deck(table: Table) -> None:
    table.me(hand="Whisper Moth", battlezone="Candle Thief").foe(deck="Flare, Doom, Sand Crab")
    table.evolve("Whisper Moth", "Candle Thief")
    assert table.graveyard("foe") == ["Doom", "Flare"]


def test_deathshead_robs_when_it_hits(table: Table) -> None:
    table.me(battlezone="Deathshead").foe(hand="Flare").attack("Deathshead")
    assert table.graveyard("foe") == ["Flare"]


def test_eclipse_moth_evolves_from_any_family(table: Table) -> None:
    table.me(hand="Eclipse Moth, Deathshead", battlezone="Wall Captain")
    assert table.offers("evolve") == ["Play Eclipse Moth 350/300 on Wall Captain 150/250"]


def test_moonless_empress_eats_the_deck_and_slips_past(table: Table) -> None:
    table.me(battlezone="Moonless Empress").foe(battlezone="Bastion")
    table.attack("Moonless Empress")
    assert table.graveyard("foe") == ["Gate Recruit"] * 3
    assert table.lost("foe") == 500


def test_grave_digger_digs_up_a_creature(table: Table) -> None:
    table.me(hand="Grave Digger", graveyard="Deathshead, Veilwing, Doom").play("Grave Digger")
    assert table.offers("pick") == ["Choose Veilwing 200/150"]
    table.pick("Veilwing")
    assert table.hand("me") == ["Veilwing"]


def test_bone_thrall_cannot_block(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Bone Thrall").attack("Cinder Pup")
    assert table.lost("foe") == 100  # nobody was asked


def test_marrow_imp_takes_another_with_it(table: Table) -> None:
    table.me(battlezone="Cinder Pup, Kennel Runt").foe(battlezone="Marrow Imp")
    table.attack("Cinder Pup", "Marrow Imp")
    assert table.asked() == "foe"
    table.pick("Kennel Runt")
    assert table.battlezone("me") == ["Cinder Pup 100/100"]
    assert table.graveyard("me") == ["Kennel Runt"]


def test_bone_collector_counts_the_bonekin_in_the_graveyard(table: Table) -> None:
    table.me(battlezone="Bone Collector", graveyard="Rattlebone, Rattlebone, Grey Moth")
    assert table.strength("Bone Collector") == "250/150"


def test_tomb_warden_leaves_another_behind(table: Table) -> None:
    table.me(battlezone="Tomb Warden", graveyard="Rattlebone").foe(battlezone="Pyre Alpha")
    table.attack("Tomb Warden", "Pyre Alpha").pick("Rattlebone")
    assert table.battlezone("me") == ["Rattlebone 100/100"]
    assert table.graveyard("me") == ["Tomb Warden"]


def test_marrow_reaper_destroys_a_creature_of_rank_1_or_less(table: Table) -> None:
    table.me(hand="Marrow Reaper", battlezone="Crypt Guard").foe(battlezone="Snapclaw, Bastion")
    table.evolve("Marrow Reaper", "Crypt Guard").pick("Snapclaw")
    assert table.battlezone("foe") == ["Bastion 300/450"]


def test_lich_of_the_barrow_raises_one_at_the_start_of_each_turn(table: Table) -> None:
    table.me(battlezone="Lich of the Barrow", graveyard="Rattlebone, Crypt Guard").end().end()
    assert table.offers("pick") == ["Choose Rattlebone 100/100"]
    table.pick("Rattlebone")
    assert table.battlezone("me") == ["Lich of the Barrow 500/500", "Rattlebone 100/100"]


def test_grave_whisper_takes_a_creature_back(table: Table) -> None:
    table.me(hand="Grave Whisper", battlezone="Grey Moth", graveyard="Lich of the Barrow, Doom")
    table.cast("Grave Whisper", "Lich")
    assert table.hand("me") == ["Lich of the Barrow"]
    assert table.graveyard("me") == ["Doom", "Grave Whisper"]


def test_wither_weakens_an_attacker_for_this_turn(table: Table) -> None:
    table.me(battlezone="Slagfang").foe(battlezone="Crypt Guard", hiddenzone="Wither")
    table.attack("Slagfang").cast("Wither", "Slagfang")
    assert table.strength("Slagfang") == "200/100"
    table.block("Crypt Guard")
    assert table.graveyard("me") == ["Slagfang"]


def test_doom_destroys_any_creature_for_150_life(table: Table) -> None:
    table.me(hand="Doom", battlezone="Deathshead").foe(battlezone="Bastion").cast("Doom", "Bastion")
    assert table.graveyard("foe") == ["Bastion"]
    assert table.lost("me") == 150


def test_reckoning_destroys_all_enemy_tapped_creatures(table: Table) -> None:
    table.me(battlezone="Lich of the Barrow (tapped)", hand="Reckoning")
    table.foe(battlezone="Bastion (tapped), Snapclaw, Sand Crab (tapped)").cast("Reckoning")
    assert table.battlezone("foe") == ["Snapclaw 150/150"]
    assert table.battlezone("me") == ["Lich of the Barrow 500/500"]


def test_shroud_hides_its_bearer_from_lower_ranks(table: Table) -> None:
    table.me(battlezone="Crypt Guard with Shroud").foe(battlezone="Gate Recruit, Snapclaw")
    table.attack("Crypt Guard")
    assert table.offers("block") == ["Block with Snapclaw 150/150"]


def test_soul_lantern_takes_a_creature_when_its_bearer_slays(table: Table) -> None:
    table.me(battlezone="Deathshead with Soul Lantern", graveyard="Veilwing")
    table.foe(battlezone="Grey Moth").attack("Deathshead", "Grey Moth").pick("Veilwing")
    assert table.hand("me") == ["Veilwing"]


def test_scythe_of_ends_robs_when_its_bearer_slays(table: Table) -> None:
    table.me(battlezone="Lich of the Barrow with Scythe of Ends")
    table.foe(battlezone="Grey Moth", hand="Flare").attack("Lich", "Grey Moth")
    assert table.graveyard("foe") == ["Flare", "Grey Moth"]


def test_soul_lantern_does_not_take_its_fallen_bearer_back(table: Table) -> None:
    table.me(battlezone="Deathshead with Soul Lantern", graveyard="Veilwing")
    table.foe(battlezone="Thornrack")
    table.attack("Deathshead", "Thornrack")
    assert table.offers("pick") == ["Choose Veilwing 200/150"]


def test_soul_lantern_with_nothing_but_its_bearer_takes_nothing(table: Table) -> None:
    table.me(battlezone="Deathshead with Soul Lantern").foe(battlezone="Thornrack")
    table.attack("Deathshead", "Thornrack")
    assert table.graveyard("me") == ["Deathshead", "Soul Lantern"]
    assert table.hand("me") == []


def test_grey_moth_eats_two_cards_as_a_creature_is_played_on_it(table: Table) -> None:
    table.me(hand="Veilwing", battlezone="Grey Moth").evolve("Veilwing", "Grey Moth")
    assert table.graveyard("foe") == ["Gate Recruit", "Gate Recruit"]


def test_night_larva_eats_two_cards_as_one_is_set_down(table: Table) -> None:
    table.me(hand="Flare", battlezone="Night Larva").set("Flare")
    assert table.graveyard("foe") == ["Gate Recruit"] * 2


def test_veilwing_takes_a_small_one_in(table: Table) -> None:
    table.me(hand="Veilwing", battlezone="Candle Thief", graveyard="Rattlebone, Crypt Guard")
    table.evolve("Veilwing", "Candle Thief")
    assert table.offers("pick") == ["Choose Rattlebone 100/100"]
    table.pick("Rattlebone")
    assert table.soul("Veilwing") == ["Candle Thief", "Rattlebone"]


def test_hollow_moth_eats_for_each_card_in_its_soul(table: Table) -> None:
    table.me(battlezone="Hollow Moth on Veilwing on Candle Thief").end().end()
    assert table.graveyard("foe") == ["Gate Recruit", "Gate Recruit"]


def test_rattlebone_is_left_behind_by_what_stood_on_it(table: Table) -> None:
    table.me(battlezone="Pyre Alpha").foe(battlezone="Crypt Guard on Rattlebone (tapped)")
    table.attack("Pyre Alpha", "Crypt Guard")
    assert table.battlezone("foe") == ["Rattlebone 100/100"]
    assert table.graveyard("foe") == ["Crypt Guard"]
    assert table.tapped("Rattlebone")


def test_soul_gnawer_grows_on_the_dead(table: Table) -> None:
    table.me(battlezone="Soul Gnawer on Rattlebone", graveyard="Grey Moth")
    table.attack("Soul Gnawer").pick("Grey Moth")
    assert table.strength("Soul Gnawer") == "250/200"
    assert table.lost("foe") == 250


def test_open_grave_sends_a_blocker(table: Table) -> None:
    table.me(battlezone="Cinder Pup")
    table.foe(battlezone="Grey Moth (tapped)", hiddenzone="Open Grave", graveyard="Rattlebone")
    table.attack("Cinder Pup").cast("Open Grave", "Rattlebone").block("Rattlebone")
    assert table.graveyard("me") == ["Cinder Pup"]


def test_rend_the_soul_takes_all_that_lies_under_a_creature(table: Table) -> None:
    table.me(hand="Rend the Soul", battlezone="Veilwing")
    table.foe(battlezone="Slagfang on Ash Runner on Kindling Cur with Ember Fang")
    table.cast("Rend the Soul", "Slagfang")
    assert table.battlezone("foe") == ["Slagfang 350/150"]
    assert table.graveyard("foe") == ["Ash Runner", "Ember Fang", "Kindling Cur"]


def test_dread_eats_the_attackers_deck_and_hand(table: Table) -> None:
    table.me(battlezone="Cinder Pup", hand="Flare")
    table.foe(battlezone="Veilwing (tapped)", hiddenzone="Dread").attack("Cinder Pup").cast("Dread")
    assert table.graveyard("me") == ["Flare", "Gate Recruit", "Gate Recruit", "Gate Recruit"]


def test_old_debts_sets_a_spell_down_again(table: Table) -> None:
    table.me(hand="Old Debts", battlezone="Grey Moth", graveyard="Dread, Veilwing")
    table.cast("Old Debts", "Dread")
    assert table.set_down("me") == ["Dread"]
    assert table.graveyard("me") == ["Old Debts", "Veilwing"]
