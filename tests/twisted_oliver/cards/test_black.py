"""Black, card by card."""

from tests.twisted_oliver.table import Table


def test_carrion_crow_has_1_attack_for_each_battler_in_your_discard(table: Table) -> None:
    table.me(battlers="Carrion Crow", discard="Hedge, Magra, Shield").foe(discard="Hedge")
    assert table.stats("Carrion Crow") == "70:3/2:2:0"


def test_hangman_is_sacked_for_3_damage(table: Table) -> None:
    table.me(battlers="Hangman").foe(battlers="Pit Ogre, Hedge").sack("Hangman").pick("Pit Ogre")
    assert table.battlers("foe") == ["Pit Ogre 25:5/0:4:0", "Hedge 5:0/3:1:0"]
    assert table.points == {"me": 0, "foe": 0}


def test_mortis_takes_revenge_when_defeated(table: Table) -> None:
    table.me(battlers="Mortis (hurt 4)").foe(battlers="Root Tortoise, Storm Cat")
    table.attack("Mortis", "Storm Cat")
    assert table.battlers("me") == []
    assert table.battlers("foe") == ["Root Tortoise 10:2/2:3:0", "Storm Cat 80:3/-1:3:2"]


def test_black_market_sells_points_and_can_be_attacked(table: Table) -> None:
    table.me(items="Black Market, 2 Red Orb").foe(battlers="Ember Rat").call("Black Market")
    assert table.points["me"] == 1
    assert table.ready("me") == 0
    table.end()
    assert table.offers("attack") == ["Ember Rat 70:1/1:1:0 attacks Black Market"]


def test_execution_defeats_an_enemy(table: Table) -> None:
    table.rich().me(hand="Execution").foe(battlers="Magra, Hedge").play("Execution", "Magra")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]
    assert table.points["me"] == 8


def test_scrapyard_discards_an_item(table: Table) -> None:
    table.rich().me(hand="Scrapyard").foe(items="Red Orb, War Drum").play("Scrapyard", "War Drum")
    assert table.items("foe") == ["Red Orb"]
    assert table.discard("foe") == ["War Drum"]


def test_rust_takes_2_attack_for_as_long_as_it_is_there(table: Table) -> None:
    table.rich().me(hand="Rust").foe(battlers="Pit Ogre").play("Rust", "Pit Ogre").end().end()
    assert table.stats("Pit Ogre") == "25:3/3:4:0"


def test_famine_takes_1_attack_from_everybody(table: Table) -> None:
    table.rich().me(hand="Famine", battlers="Wolverine").foe(battlers="Pit Ogre, Hedge")
    table.play("Famine")
    assert table.battlers("me") == ["Wolverine 60:1/1:2:0"]
    assert table.battlers("foe") == ["Pit Ogre 25:4/3:4:0", "Hedge 5:0/3:1:0"]


def test_last_resort_draws_3_for_who_is_5_behind(table: Table) -> None:
    table.rich().me(hand="Last Resort").foe(points=5).play("Last Resort")
    assert len(table.hand("me")) == 3
    near = Table().rich().me(hand="Last Resort").foe(points=4)
    assert near.offers("play") == []
    assert near.waits("Last Resort") == "only if you are 5 points or more behind"


def test_reckoning_defeats_all_enemies(table: Table) -> None:
    table.rich().me(hand="Reckoning", battlers="Wolverine").foe(battlers="Magra, Hedge")
    table.play("Reckoning")
    assert table.battlers("foe") == []
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]
    assert table.points["me"] == 9


def test_trapdoor_defeats_an_attacker(table: Table) -> None:
    table.me(battlers="Magra").foe(battlers="Hedge with Shield", traps="Trapdoor")
    table.attack("Magra", "Hedge")
    assert table.battlers("me") == []
    assert table.points["foe"] == 8
    assert table.stats("Hedge") == "5:0/4:1:0"  # only what Magra's text did
