"""Grove, card by card."""

from tests.hiddenzone.table import Table


def test_dew_fawn_heals_100(table: Table) -> None:
    table.me(life=1500, hand="Dew Fawn").play("Dew Fawn")
    assert table.life["me"] == 1600


def test_antler_calf_gains_attack_at_the_end_of_each_of_your_turns(table: Table) -> None:
    table.me(battlezone="Antler Calf").end()
    assert table.strength("Antler Calf") == "100/50"
    table.end()
    assert table.strength("Antler Calf") == "100/50"
    table.end()
    assert table.strength("Antler Calf") == "150/50"


def test_mossback_heals_when_it_hits(table: Table) -> None:
    table.me(life=1000, battlezone="Mossback").attack("Mossback")
    assert table.life == {"me": 1100, "foe": 1800}


def test_elder_hart_heals_200(table: Table) -> None:
    table.me(life=1000, hand="Elder Hart", battlezone="Mossback").evolve("Elder Hart", "Mossback")
    assert table.life["me"] == 1200


def test_lord_of_the_wood_makes_the_others_grow_for_good(table: Table) -> None:
    table.me(hand="Lord of the Wood", battlezone="Thornrack, Rot Cap")
    table.evolve("Lord of the Wood", "Thornrack").end()
    assert table.battlezone("me") == ["Lord of the Wood 600/550", "Rot Cap 150/100"]


def test_puffcap_finds_another_sporeling_when_it_is_destroyed(table: Table) -> None:
    table.me(battlezone="Puffcap", deck="Rot Cap, Bloomback, Rootweaver, Meadow Fawn")
    table.foe(battlezone="Grey Moth").attack("Puffcap", "Grey Moth")
    assert sorted(table.offers("pick")) == ["Choose Bloomback 200/200", "Choose Rot Cap 100/50"]
    table.pick("Bloomback")
    assert table.hand("me") == ["Bloomback"]


def test_lichen_sprite_taps_to_lend_attack(table: Table) -> None:
    table.me(battlezone="Lichen Sprite, Rot Cap").use("Lichen Sprite", "Rot Cap")
    assert table.tapped("Lichen Sprite")
    assert table.strength("Rot Cap") == "200/50"
    table.end()
    assert table.strength("Rot Cap") == "100/50"


def test_bloomback_makes_another_creature_grow(table: Table) -> None:
    table.me(hand="Bloomback", battlezone="Mycel Child, Meadow Fawn")
    table.evolve("Bloomback", "Mycel Child").pick("Meadow Fawn").end()
    assert table.strength("Meadow Fawn") == "150/150"


def test_overnight_ogre_evolves_from_two_ranks_below(table: Table) -> None:
    table.me(hand="Overnight Ogre, Rootweaver", battlezone="Mycel Child")
    assert table.offers("evolve") == ["Play Overnight Ogre 300/300 on Mycel Child 50/100"]


def test_rootweaver_takes_a_sporeling_from_the_graveyard(table: Table) -> None:
    table.me(hand="Rootweaver", battlezone="Bloomback", graveyard="Rot Cap, Meadow Fawn")
    table.evolve("Rootweaver", "Bloomback")
    assert table.offers("pick") == ["Choose Rot Cap 100/50"]
    table.pick("Rot Cap")
    assert table.hand("me") == ["Rot Cap"]


def test_fungal_colossus_grows_with_other_sporelings(table: Table) -> None:
    table.me(battlezone="Fungal Colossus, Rot Cap, Mycel Child, Meadow Fawn")
    assert table.strength("Fungal Colossus") == "600/600"


def test_growth_surge_is_for_good(table: Table) -> None:
    table.me(hand="Growth Surge", battlezone="Rot Cap").cast("Growth Surge", "Rot Cap").end()
    assert table.strength("Rot Cap") == "150/100"


def test_herbal_rest_heals_350(table: Table) -> None:
    table.me(life=1000, hand="Herbal Rest", battlezone="Mossback").cast("Herbal Rest")
    assert table.life["me"] == 1350


def test_stampede_raises_all_your_creatures_this_turn(table: Table) -> None:
    table.me(hand="Stampede", battlezone="Thornrack, Rot Cap").cast("Stampede")
    assert table.battlezone("me") == ["Thornrack 550/400", "Rot Cap 200/150"]
    table.end()
    assert table.battlezone("me") == ["Thornrack 450/300", "Rot Cap 100/50"]


def test_second_spring_brings_a_creature_of_rank_1_back(table: Table) -> None:
    table.me(
        hand="Second Spring", battlezone="Fungal Colossus", graveyard="Mossback, Rootweaver, Flare"
    )
    assert table.offers("cast_at") == ["Cast Second Spring on Mossback 200/250"]
    table.cast("Second Spring", "Mossback")
    assert "Mossback 200/250" in table.battlezone("me")


def test_heartwood_amulet_heals_at_the_start_of_each_turn(table: Table) -> None:
    table.me(life=1000, battlezone="Thornrack with Heartwood Amulet").end().end()
    assert table.life["me"] == 1100


def test_worldroot_staff_makes_its_bearer_grow(table: Table) -> None:
    table.me(battlezone="Fungal Colossus with Worldroot Staff").end()
    assert table.strength("Fungal Colossus") == "650/650"


def test_meadow_fawn_lends_its_legs(table: Table) -> None:
    table.me(battlezone="Thicket Stag on Meadow Fawn")
    assert table.strength("Thicket Stag") == "350/150"


def test_bramble_kid_heals_as_a_creature_is_played_on_it(table: Table) -> None:
    table.me(life=1000, hand="Thicket Stag", battlezone="Bramble Kid")
    table.evolve("Thicket Stag", "Bramble Kid")
    assert table.life["me"] == 1100


def test_ringed_hart_has_a_ring_for_each_card_in_its_soul(table: Table) -> None:
    table.me(battlezone="Ringed Hart on Mossback on Bramble Kid, Ringed Hart")
    assert table.battlezone("me") == ["Ringed Hart 250/250", "Ringed Hart 150/150"]


def test_rot_cap_makes_what_is_played_on_it_tougher(table: Table) -> None:
    table.me(hand="Bloomback", battlezone="Rot Cap").evolve("Bloomback", "Rot Cap")
    assert table.battlezone("me") == ["Bloomback 200/250"]


def test_mycel_child_draws_as_a_creature_is_played_on_it(table: Table) -> None:
    table.me(hand="Bloomback", battlezone="Mycel Child").evolve("Bloomback", "Mycel Child")
    assert table.hand("me") == ["Gate Recruit"]


def test_sporeshield_takes_a_sporeling_in(table: Table) -> None:
    table.me(hand="Sporeshield", battlezone="Rot Cap (+0/-50)", graveyard="Puffcap, Meadow Fawn")
    table.evolve("Sporeshield", "Rot Cap")
    assert table.offers("pick") == ["Choose Puffcap 50/50"]
    table.pick("Puffcap")
    assert table.soul("Sporeshield") == ["Rot Cap", "Puffcap"]
    assert table.strength("Sporeshield") == "150/300"
    assert table.graveyard("me") == ["Meadow Fawn"]


def test_graft_mother_feeds_at_the_end_of_each_turn(table: Table) -> None:
    table.me(battlezone="Graft Mother on Puffcap", graveyard="Thornrack").end().pick("Thornrack")
    assert table.soul("Graft Mother") == ["Puffcap", "Thornrack"]
    assert table.strength("Graft Mother") == "150/250"


FOREST = (
    "Worldheart on Rootweaver on Bloomback on Rot Cap, Elder Hart on Thicket Stag with Vine Whip"
)


def test_worldheart_wins_with_seven_cards_in_souls(table: Table) -> None:
    table.me(battlezone=f"{FOREST}, Mossback on Dew Fawn, Mossback on Dew Fawn").end().end()
    assert table.winner == "me"
    assert table.state.ending == "text"


def test_worldheart_does_not_win_with_six(table: Table) -> None:
    table.me(battlezone=f"{FOREST}, Mossback on Dew Fawn").end().end()
    assert table.winner == ""


def test_sleeping_spore_heals_as_it_comes_out(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(life=1000, hiddenzone="Sleeping Spore")
    table.attack("Cinder Pup").play("Sleeping Spore").block("Sleeping Spore")
    assert table.life["foe"] == 1100
    assert table.graveyard("foe") == ["Sleeping Spore"]


def test_buried_acorn_goes_under_a_creature(table: Table) -> None:
    table.me(hand="Buried Acorn", battlezone="Rot Cap").cast("Buried Acorn", "Rot Cap")
    assert table.soul("Rot Cap") == ["Buried Acorn"]
    assert table.strength("Rot Cap") == "100/150"
    assert table.graveyard("me") == []


def test_snaring_roots_end_the_attack(table: Table) -> None:
    table.me(battlezone="Pyre Alpha")
    table.foe(life=1000, battlezone="Mossback (tapped)", hiddenzone="Snaring Roots")
    table.attack("Pyre Alpha").cast("Snaring Roots")
    assert table.life["foe"] == 1100
    assert table.asked() == "me"
    assert table.tapped("Pyre Alpha")


def test_bark_mail_keeps_the_soul_alive(table: Table) -> None:
    table.me(battlezone="Pyre Alpha").foe(battlezone="Thicket Stag on Dew Fawn with Bark Mail")
    table.attack("Pyre Alpha", "Thicket Stag")
    assert table.battlezone("foe") == ["Dew Fawn 50/150"]
    assert table.graveyard("foe") == ["Thicket Stag"]


def test_thorn_coat_is_put_on_under_attack(table: Table) -> None:
    table.me(battlezone="Ash Runner").foe(battlezone="Mossback", hiddenzone="Thorn Coat")
    table.attack("Ash Runner", "Mossback").equip("Thorn Coat", "Mossback")
    assert table.battlezone("foe") == ["Mossback 250/400"]
    assert table.graveyard("me") == ["Ash Runner"]
