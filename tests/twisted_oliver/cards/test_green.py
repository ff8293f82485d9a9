"""Green, card by card."""

from tests.twisted_oliver.table import Table


def test_seed_carrier_takes_an_orb_from_the_deck(table: Table) -> None:
    table.rich().me(hand="Seed Carrier", deck="Hedge, Blue Orb, Red Orb, Red Orb")
    table.play("Seed Carrier")
    assert table.offers("pick") == ["Choose Blue Orb", "Choose Red Orb"]
    table.pick("Blue Orb")
    assert table.hand("me") == ["Blue Orb"]
    assert table.named("me", "deck") == ["Hedge", "Red Orb", "Red Orb"]


def test_seed_carrier_may_look_in_vain(table: Table) -> None:
    table.rich().me(hand="Seed Carrier", deck="Hedge, Shield").play("Seed Carrier")
    assert table.offers() == ["Choose nothing"]
    table.skip()
    assert table.hand("me") == []
    assert table.deck_size("me") == 2


def test_thorn_ranger_grows_when_it_is_hurt(table: Table) -> None:
    table.me(battlers="Thorn Ranger").foe(battlers="Slag Heap").attack("Thorn Ranger", "Slag Heap")
    # 1 by the blow back, 1 by the heap's text, and 1 more health by its own
    assert table.stats("Thorn Ranger") == "60:4/2:3:0"
    table.end()
    assert table.stats("Thorn Ranger") == "60:4/4:3:0"


def test_thorn_ranger_grows_every_time(table: Table) -> None:
    table.me(battlers="2 Ember Rat").foe(battlers="Thorn Ranger")
    table.attack("Ember Rat", "Thorn Ranger").attack("Ember Rat", "Thorn Ranger")
    assert table.stats("Thorn Ranger") == "60:5/3:3:2"


def test_thorn_ranger_takes_no_heart_from_a_spell(table: Table) -> None:
    table.rich().me(hand="Jolt").foe(battlers="Thorn Ranger").play("Jolt", "Thorn Ranger").end()
    assert table.stats("Thorn Ranger") == "60:3/3:3:0"


def test_thorn_ranger_that_falls_does_not_grow(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(battlers="Thorn Ranger").attack("Storm Cat", "Thorn Ranger")
    assert table.battlers("foe") == []
    assert table.points["me"] == 3
    assert table.stats("Storm Cat") == "80:3/2:3:1"


def test_grove_keeper_gets_1_attack_every_turn_of_its_player(table: Table) -> None:
    table.me(battlers="Grove Keeper").end()
    assert table.stats("Grove Keeper") == "45:2/4:3:0"
    table.end()
    assert table.stats("Grove Keeper") == "45:3/4:3:0"
    table.end().end()
    assert table.stats("Grove Keeper") == "45:4/4:3:0"


def test_mother_oak_is_a_bulwark_and_thickens_the_others(table: Table) -> None:
    table.me(battlers="Mother Oak, Wolverine").foe(battlers="Ember Rat").end()
    assert table.offers("attack") == ["Ember Rat 70:1/1:1:0 attacks Mother Oak 15:4/9:8:0"]
    table.end()
    assert table.battlers("me") == ["Mother Oak 15:4/9:8:0", "Wolverine 60:2/2:2:0"]
    assert table.stats("Ember Rat") == "70:1/1:1:0"
    table.end().end()
    assert table.stats("Wolverine") == "60:2/3:2:0"


def test_living_bark_thickens_its_bearer_every_turn(table: Table) -> None:
    table.me(battlers="Wolverine with Living Bark, Hedge")
    assert table.stats("Wolverine") == "60:2/2:2:0"
    table.end().end()
    assert table.battlers("me") == ["Wolverine 60:2/3:2:0", "Hedge 5:0/3:1:0"]
    table.end().end()
    assert table.stats("Wolverine") == "60:2/4:2:0"


def test_living_bark_grows_beside_another_and_beside_its_bearers_own_text(table: Table) -> None:
    table.me(battlers="Grove Keeper with Living Bark and Living Bark").end().end()
    assert table.stats("Grove Keeper") == "45:3/8:3:0"


def test_living_bark_that_is_lost_leaves_what_has_grown(table: Table) -> None:
    table.me(hand="Clean Slate", battlers="Wolverine with Living Bark", items="3 Red Orb")
    table.end().end().play("Clean Slate", "Wolverine")
    assert table.discard("me") == ["Clean Slate", "Living Bark"]
    assert table.stats("Wolverine") == "60:2/2:2:0"


def test_beehive_helps_who_is_attacked(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Bramble Fox, Hedge", items="Beehive")
    table.attack("Wolverine", "Bramble Fox")
    assert table.battlers("foe") == ["Bramble Fox 55:3/2:2:1", "Hedge 5:0/3:1:0"]
    assert table.battlers("me") == []
    table.end()
    assert table.stats("Bramble Fox") == "55:2/3:2:1"


def test_beehive_helps_everybody_who_is_attacked_this_turn(table: Table) -> None:
    table.me(battlers="2 Spark Midge").foe(battlers="Hedge, Ice Shelf", items="Beehive")
    table.attack("Spark Midge", "Hedge").attack("Spark Midge", "Ice Shelf")
    assert table.battlers("foe") == ["Hedge 5:1/3:1:1", "Ice Shelf 30:2/4:2:1"]


def test_beehive_does_not_help_who_attacks(table: Table) -> None:
    table.me(battlers="Wolverine", items="Beehive").foe(battlers="Hedge")
    table.attack("Wolverine", "Hedge")
    assert table.stats("Wolverine") == "60:2/1:2:0"
    assert table.stats("Hedge") == "5:0/1:1:0"


def test_heartwood_gives_2_green_once_a_turn(table: Table) -> None:
    table.me(items="Heartwood").call("Heartwood")
    assert table.energy() == "2G"
    assert table.offers("call") == []
    table.end().end()
    assert table.ready("me", "Heartwood") == 1


def test_growth_ring_gives_1_attack_and_2_defence_for_good(table: Table) -> None:
    table.rich().me(hand="Growth Ring", battlers="Wolverine").foe(battlers="Hedge")
    assert len(table.offers("play_on")) == 1  # of mine
    table.play("Growth Ring", "Wolverine").end()
    assert table.stats("Wolverine") == "60:3/3:2:0"


def test_growth_ring_raises_the_health_of_the_hurt_as_much(table: Table) -> None:
    table.rich().me(hand="Growth Ring", battlers="Glass Golem (hurt 2)")
    table.play("Growth Ring", "Glass Golem")
    assert table.stats("Glass Golem") == "30:4/3:3:0"


def test_growth_ring_waits_for_a_battler(table: Table) -> None:
    table.rich().me(hand="Growth Ring").foe(battlers="Hedge")
    assert table.waits("Growth Ring") == "there is no battler of yours"
    assert table.offers("play_on") == []


def test_deep_roots_lends_1_defence(table: Table) -> None:
    table.me(spells="Deep Roots", battlers="Wolverine").foe(battlers="Hedge")
    assert table.stats("Wolverine") == "60:2/2:2:0"
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_deep_roots_adds_up_and_stays(table: Table) -> None:
    table.rich().me(hand="Deep Roots", spells="Deep Roots", battlers="Wolverine")
    table.play("Deep Roots").end()
    assert table.stats("Wolverine") == "60:2/3:2:0"
    assert table.named("me", "spells") == ["Deep Roots", "Deep Roots"]


def test_harvest_gives_2_green_and_a_card(table: Table) -> None:
    table.me(hand="Harvest", energy="3G").play("Harvest")
    assert table.energy() == "2G"
    assert table.hand("me") == ["Red Orb"]
    assert table.discard("me") == ["Harvest"]


def test_harvest_gives_green_over_an_empty_deck_too(table: Table) -> None:
    table.me(hand="Harvest", energy="3G", deck="").play("Harvest")
    assert table.energy() == "2G"
    assert table.hand("me") == []
    assert table.winner == ""


def test_compost_puts_a_battler_back_into_the_deck_and_draws(table: Table) -> None:
    table.rich().me(hand="Compost", discard="Hedge, Shield", deck="5 Red Orb")
    table.play("Compost", "Hedge")
    assert table.discard("me") == ["Compost", "Shield"]
    assert sorted(table.hand("me") + table.named("me", "deck")) == ["Hedge"] + 5 * ["Red Orb"]
    assert len(table.hand("me")) == 1


def test_compost_draws_what_it_has_put_into_an_empty_deck(table: Table) -> None:
    table.rich().me(hand="Compost", discard="Hedge", deck="").play("Compost", "Hedge")
    assert table.hand("me") == ["Hedge"]


def test_compost_waits_for_a_battler_in_the_discard(table: Table) -> None:
    table.rich().me(hand="Compost", discard="Shield").foe(discard="Hedge")
    assert table.offers("play_on") == []
    assert table.waits("Compost") == "there is no battler in your discard"


def test_tangle_pit_makes_an_attack_come_to_nothing(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Hedge", traps="Tangle Pit")
    table.attack("Pit Ogre", "Hedge")
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.discard("foe") == ["Tangle Pit"]
    assert table.called("Pit Ogre")


def test_tangle_pit_stops_one_attack_and_no_second(table: Table) -> None:
    table.me(battlers="2 Ember Rat").foe(traps="Tangle Pit").attack("Ember Rat")
    assert table.points["me"] == 0
    table.attack("Ember Rat")
    assert table.points["me"] == 1


def test_tangle_pit_waits_for_an_attack(table: Table) -> None:
    table.rich().me(hand="Wolverine, War Drum, Clear Mind").foe(traps="Tangle Pit")
    table.play("Wolverine").play("War Drum").play("Clear Mind")
    assert table.named("foe", "traps") == ["Tangle Pit"]
