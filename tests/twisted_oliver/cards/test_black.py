"""Black, card by card."""

from tests.twisted_oliver.table import Table


def test_carrion_crow_has_1_attack_for_each_battler_in_your_discard(table: Table) -> None:
    table.me(battlers="Carrion Crow", discard="Hedge, Magra, Shield").foe(discard="Hedge")
    assert table.stats("Carrion Crow") == "70:3/2:2:0"


def test_carrion_crow_sees_who_falls_and_who_comes_back(table: Table) -> None:
    table.rich().me(battlers="Carrion Crow, Wolverine", hand="Unquiet Night", discard="Hedge")
    table.sack("Wolverine")
    assert table.stats("Carrion Crow") == "70:3/2:2:0"
    table.play("Unquiet Night", "Hedge")
    assert table.stats("Carrion Crow") == "70:2/2:2:0"


def test_carrion_crow_counts_for_nobody_else(table: Table) -> None:
    table.me(battlers="Carrion Crow, Wolverine", discard="2 Hedge")
    assert table.battlers("me") == ["Carrion Crow 70:3/2:2:0", "Wolverine 60:2/1:2:0"]


def test_hangman_is_sacked_for_3_damage(table: Table) -> None:
    table.me(battlers="Hangman").foe(battlers="Pit Ogre, Hedge").sack("Hangman").pick("Pit Ogre")
    assert table.battlers("foe") == ["Pit Ogre 25:5/0:4:0", "Hedge 5:0/3:1:0"]
    assert table.discard("me") == ["Hangman"]
    assert table.points == {"me": 0, "foe": 0}


def test_hangman_can_be_sacked_for_nothing_where_there_is_nobody(table: Table) -> None:
    table.me(battlers="Hangman").foe(battlers="Hedge with Pearl Amulet")
    assert table.offers("sack_for") == []
    table.sack("Hangman")
    assert table.discard("me") == ["Hangman"]
    assert table.stats("Hedge") == "5:0/5:1:0"


def test_hangman_who_has_attacked_cannot_be_sacked(table: Table) -> None:
    table.me(battlers="Hangman").foe(battlers="Hedge").attack("Hangman", "Hedge")
    assert table.offers("sack_for") == table.offers("sack") == []


def test_mortis_takes_revenge_when_defeated(table: Table) -> None:
    table.me(battlers="Mortis (hurt 4), Hedge").foe(battlers="Root Tortoise, Storm Cat")
    table.attack("Mortis", "Storm Cat")
    assert table.battlers("me") == ["Hedge 5:0/3:1:0"]
    assert table.battlers("foe") == ["Root Tortoise 10:2/2:3:0", "Storm Cat 80:3/0:3:2"]


def test_mortis_takes_revenge_on_who_defeats_him_by_a_spell(table: Table) -> None:
    table.rich().me(hand="Execution", battlers="Wolverine").foe(battlers="Mortis, Hedge")
    table.play("Execution", "Mortis")
    assert table.battlers("me") == ["Wolverine 60:2/0:2:0"]
    assert table.stats("Hedge") == "5:0/3:1:0"
    table.end()
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]


def test_black_market_sells_bounty_and_can_be_attacked(table: Table) -> None:
    table.me(items="Black Market, 2 Red Orb").foe(battlers="Ember Rat").call("Black Market")
    table.do("pick", "Ember Rat")
    assert table.stats("Ember Rat") == "70:1/1:1:1"
    assert table.points == {"me": 0, "foe": 0}
    assert table.ready("me") == 0
    table.end()
    assert table.offers("attack") == ["Ember Rat 70:1/1:1:1 attacks Black Market"]
    table.attack("Ember Rat", "Black Market")
    assert table.items("me") == ["Red Orb", "Red Orb"]
    assert table.points["foe"] == 0


def test_black_market_sells_once_a_turn_and_never_for_white(table: Table) -> None:
    table.me(items="Black Market", energy="9L").foe(battlers="Hedge").call("Black Market")
    table.do("pick", "Hedge")
    assert table.energy() == "7L"
    assert table.offers("call") == []
    poor = Table().me(items="Black Market", energy="1R9W").foe(battlers="Hedge")
    assert poor.offers("call") == []


def test_black_market_needs_an_enemy_to_put_a_price_on(table: Table) -> None:
    table.me(items="Black Market", energy="9L", battlers="Hedge")
    assert table.offers("call") == []


def test_execution_defeats_an_enemy(table: Table) -> None:
    table.rich().me(hand="Execution", battlers="Ember Rat").foe(battlers="Magra (bounty 2), Hedge")
    assert len(table.offers("play_on")) == 2
    table.play("Execution", "Magra")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]
    assert table.points["me"] == 8 + 2
    assert table.stats("Ember Rat") == "70:1/1:1:0"  # a spell makes nobody famous


def test_execution_waits_for_an_enemy(table: Table) -> None:
    table.rich().me(hand="Execution", battlers="Hedge").foe(battlers="Oliver the Kind")
    assert table.waits("Execution") == "there is no enemy battler"


def test_scrapyard_discards_an_item(table: Table) -> None:
    table.rich().me(hand="Scrapyard").foe(items="Red Orb, War Drum").play("Scrapyard", "War Drum")
    assert table.items("foe") == ["Red Orb"]
    assert table.discard("foe") == ["War Drum"]


def test_scrapyard_takes_what_lies_there_and_not_what_is_borne(table: Table) -> None:
    table.rich().me(hand="Scrapyard", items="Beehive")
    table.foe(battlers="Hedge with Shield", items="Red Orb, The Prism")
    assert table.offers("play_on") == ["Play Scrapyard on Red Orb", "Play Scrapyard on The Prism"]


def test_scrapyard_waits_for_something_to_scrap(table: Table) -> None:
    table.rich().me(hand="Scrapyard", items="Beehive").foe(battlers="Hedge with Shield")
    assert table.waits("Scrapyard") == "there is no enemy orb, bauble or valuable"


def test_rust_takes_2_attack_for_as_long_as_it_is_there(table: Table) -> None:
    table.rich().me(hand="Rust").foe(battlers="Pit Ogre").play("Rust", "Pit Ogre")
    table.end().end()
    assert table.stats("Pit Ogre") == "25:3/3:4:0"
    freed = Table().rich().me(hand="Clean Slate").foe(battlers="Pit Ogre under Rust")
    freed.play("Clean Slate", "Pit Ogre")
    assert freed.stats("Pit Ogre") == "25:5/3:4:0"


def test_rust_brings_no_attack_below_0(table: Table) -> None:
    table.rich().me(hand="Rust", battlers="Tin Beetle").foe(battlers="Ember Rat")
    assert table.offers("play_on") == ["Play Rust +0:-2/+0 on Ember Rat 70:1/1:1:0"]
    table.play("Rust", "Ember Rat").attack("Tin Beetle", "Ember Rat")
    assert table.battlers("me") == ["Tin Beetle 30:1/2:1:1"]


def test_famine_takes_1_attack_from_everybody(table: Table) -> None:
    table.rich().me(hand="Famine", battlers="Wolverine").foe(battlers="Pit Ogre, Hedge")
    table.play("Famine").end()
    assert table.battlers("me") == ["Wolverine 60:1/1:2:0"]
    assert table.battlers("foe") == ["Pit Ogre 25:4/3:4:0", "Hedge 5:0/3:1:0"]


def test_famine_reaches_who_comes_later(table: Table) -> None:
    table.rich().me(hand="Wolverine").foe(spells="Famine").play("Wolverine")
    assert table.battlers("me") == ["Wolverine 60:1/1:2:0"]


def test_last_resort_draws_3_for_who_is_5_behind(table: Table) -> None:
    table.rich().me(hand="Last Resort", points=2).foe(points=7).play("Last Resort")
    assert len(table.hand("me")) == 3
    near = Table().rich().me(hand="Last Resort", points=2).foe(points=6)
    assert near.offers("play") == []
    assert near.waits("Last Resort") == "only if you are 5 points or more behind"


def test_reckoning_defeats_all_enemies(table: Table) -> None:
    table.rich().me(hand="Reckoning", battlers="Wolverine")
    table.foe(battlers="Magra (bounty 1) with Shield, Hedge, Oliver the Kind").play("Reckoning")
    assert table.battlers("foe") == []
    assert table.discard("foe") == ["Hedge", "Magra", "Oliver the Kind", "Shield"]
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]
    assert table.points["me"] == 8 + 1 + 1 + 6


def test_reckoning_can_be_played_at_nobody(table: Table) -> None:
    table.rich().me(hand="Reckoning", battlers="Wolverine").play("Reckoning")
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]
    assert table.points == {"me": 0, "foe": 0}


def test_trapdoor_defeats_an_attacker(table: Table) -> None:
    table.me(battlers="Magra").foe(battlers="Hedge with Shield", traps="Trapdoor")
    table.attack("Magra", "Hedge")
    assert table.battlers("me") == []
    assert table.points == {"me": 0, "foe": 8}
    assert table.stats("Hedge") == "5:0/4:1:0"  # only what Magra's text did


def test_trapdoor_opens_under_the_warded_too(table: Table) -> None:
    table.me(battlers="Oliver the Kind, Wolverine").foe(traps="Trapdoor").attack("Oliver")
    assert table.points == {"me": 0, "foe": 6}
    assert table.named("foe", "traps") == []
    table.attack("Wolverine")
    assert table.points == {"me": 1, "foe": 6}


def test_trapdoor_waits_for_an_attack(table: Table) -> None:
    table.rich().me(hand="Wolverine, War Drum, Clear Mind").foe(traps="Trapdoor")
    table.play("Wolverine").play("War Drum").play("Clear Mind")
    assert table.named("foe", "traps") == ["Trapdoor"]


def test_toll_reeve_collects_a_bounty_for_1_black(table: Table) -> None:
    table.me(battlers="Toll Reeve", items="Red Orb").foe(battlers="Hedge, Ember Rat (bounty 2)")
    table.call("Toll Reeve").pick("Ember Rat")
    assert table.points["me"] == 2
    assert table.stats("Ember Rat") == "70:1/1:1:0"
    assert table.ready("me") == 0


def test_toll_reeve_waits_for_somebody_wanted(table: Table) -> None:
    table.me(battlers="Toll Reeve", items="Red Orb").foe(battlers="Hedge")
    assert table.offers("call", "Toll Reeve") == []


def test_bounty_board_puts_1_on_a_head_every_turn(table: Table) -> None:
    table.me(items="Bounty Board").foe(battlers="Hedge, Ember Rat").end().end().pick("Ember Rat")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0", "Ember Rat 70:1/1:1:1"]


def test_blood_money_defeats_who_is_wanted(table: Table) -> None:
    table.rich().me(hand="2 Blood Money").foe(battlers="Hedge, Magra (bounty 1)")
    assert table.offers("play_on", "Hedge") == []
    table.play("Blood Money", "Magra")
    assert table.points["me"] == 8 + 1
    assert table.waits("Blood Money") == "there is no wanted enemy battler"
