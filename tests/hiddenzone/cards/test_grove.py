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
    assert table.battlezone("me") == ["Lord of the Wood 600/550", "Rot Cap 200/100"]


def test_puffcap_finds_another_sporeling_when_it_is_destroyed(table: Table) -> None:
    table.me(battlezone="Puffcap", deck="Rot Cap, Bloomback, Rootweaver, Meadow Fawn")
    table.foe(battlezone="Grey Moth").attack("Puffcap", "Grey Moth")
    assert sorted(table.offers("pick")) == ["Choose Bloomback 200/200", "Choose Rot Cap 150/50"]
    table.pick("Bloomback")
    assert table.hand("me") == ["Bloomback"]


def test_lichen_sprite_taps_to_lend_attack(table: Table) -> None:
    table.me(battlezone="Lichen Sprite, Rot Cap").use("Lichen Sprite", "Rot Cap")
    assert table.tapped("Lichen Sprite")
    assert table.strength("Rot Cap") == "250/50"
    table.end()
    assert table.strength("Rot Cap") == "150/50"


def test_bloomback_makes_another_creature_grow(table: Table) -> None:
    table.me(hand="Bloomback", battlezone="Mycel Child, Meadow Fawn")
    table.evolve("Bloomback", "Mycel Child").pick("Meadow Fawn").end()
    assert table.strength("Meadow Fawn") == "150/150"


def test_overnight_ogre_evolves_from_two_ranks_below(table: Table) -> None:
    table.me(hand="Overnight Ogre, Rootweaver", battlezone="Mycel Child")
    assert table.offers("evolve") == ["Play Overnight Ogre 300/300 on Mycel Child 100/100"]


def test_rootweaver_takes_a_sporeling_from_the_graveyard(table: Table) -> None:
    table.me(hand="Rootweaver", battlezone="Bloomback", graveyard="Rot Cap, Meadow Fawn")
    table.evolve("Rootweaver", "Bloomback")
    assert table.offers("pick") == ["Choose Rot Cap 150/50"]
    table.pick("Rot Cap")
    assert table.hand("me") == ["Rot Cap"]


def test_fungal_colossus_grows_with_other_sporelings(table: Table) -> None:
    table.me(battlezone="Fungal Colossus, Rot Cap, Mycel Child, Meadow Fawn")
    assert table.strength("Fungal Colossus") == "600/600"


def test_growth_surge_is_for_good(table: Table) -> None:
    table.me(hand="Growth Surge", battlezone="Rot Cap").cast("Growth Surge", "Rot Cap").end()
    assert table.strength("Rot Cap") == "200/100"


def test_herbal_rest_heals_350(table: Table) -> None:
    table.me(life=1000, hand="Herbal Rest", battlezone="Mossback").cast("Herbal Rest")
    assert table.life["me"] == 1350


def test_stampede_raises_all_your_creatures_this_turn(table: Table) -> None:
    table.me(hand="Stampede", battlezone="Thornrack, Rot Cap").cast("Stampede")
    assert table.battlezone("me") == ["Thornrack 550/400", "Rot Cap 250/150"]
    table.end()
    assert table.battlezone("me") == ["Thornrack 450/300", "Rot Cap 150/50"]


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
