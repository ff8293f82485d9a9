"""Green, card by card."""

from tests.twisted_oliver.table import Table


def test_seed_carrier_takes_an_orb_from_the_deck(table: Table) -> None:
    table.rich().me(hand="Seed Carrier", deck="Hedge, Blue Orb, Red Orb, Red Orb")
    table.play("Seed Carrier")
    assert table.offers("pick") == ["Choose Blue Orb", "Choose Red Orb"]
    table.pick("Blue Orb")
    assert table.hand("me") == ["Blue Orb"]


def test_thorn_ranger_grows_when_it_is_hurt(table: Table) -> None:
    table.me(battlers="Thorn Ranger").foe(battlers="Slag Heap").attack("Thorn Ranger", "Slag Heap")
    # 1 by the blow back, 1 by the heap's text, and 1 more health by its own
    assert table.stats("Thorn Ranger") == "60:4/1:3:0"
    table.end()
    assert table.stats("Thorn Ranger") == "60:4/3:3:0"


def test_grove_keeper_gets_1_attack_every_turn(table: Table) -> None:
    table.me(battlers="Grove Keeper").end()
    assert table.stats("Grove Keeper") == "45:2/4:3:0"
    table.end()
    assert table.stats("Grove Keeper") == "45:3/4:3:0"


def test_mother_oak_is_a_bulwark_and_thickens_the_others(table: Table) -> None:
    table.me(battlers="Mother Oak, Wolverine").foe(battlers="Ember Rat").end()
    assert table.offers("attack") == ["Ember Rat 70:1/1:1:0 attacks Mother Oak 15:4/9:8:0"]
    table.end()
    assert table.battlers("me") == ["Mother Oak 15:4/9:8:0", "Wolverine 60:2/2:2:0"]


def test_living_bark_thickens_its_bearer_every_turn(table: Table) -> None:
    table.me(battlers="Wolverine with Living Bark, Hedge")
    assert table.stats("Wolverine") == "60:2/2:2:0"
    table.end().end()
    assert table.battlers("me") == ["Wolverine 60:2/3:2:0", "Hedge 5:0/3:1:0"]


def test_beehive_helps_who_is_attacked(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Bramble Fox, Hedge", items="Beehive")
    table.attack("Wolverine", "Bramble Fox")
    assert table.battlers("foe") == ["Bramble Fox 55:3/1:2:1", "Hedge 5:0/3:1:0"]
    assert table.battlers("me") == []


def test_heartwood_gives_2_green(table: Table) -> None:
    table.me(items="Heartwood").call("Heartwood")
    assert table.energy() == "2G"


def test_growth_ring_gives_1_attack_and_2_defence_for_good(table: Table) -> None:
    table.rich().me(hand="Growth Ring", battlers="Wolverine").play("Growth Ring", "Wolverine").end()
    assert table.stats("Wolverine") == "60:3/3:2:0"


def test_deep_roots_lends_1_defence(table: Table) -> None:
    table.me(spells="Deep Roots", battlers="Wolverine").foe(battlers="Hedge")
    assert table.stats("Wolverine") == "60:2/2:2:0"
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_harvest_gives_2_green_and_a_card(table: Table) -> None:
    table.me(hand="Harvest", energy="3G").play("Harvest")
    assert table.energy() == "2G"
    assert table.hand("me") == ["Red Orb"]


def test_compost_puts_a_battler_back_into_the_deck_and_draws(table: Table) -> None:
    table.rich().me(hand="Compost", discard="Hedge, Shield", deck="5 Red Orb")
    table.play("Compost", "Hedge")
    assert table.discard("me") == ["Compost", "Shield"]
    assert sorted(table.hand("me") + table.named("me", "deck")) == ["Hedge"] + 5 * ["Red Orb"]
    assert len(table.hand("me")) == 1


def test_tangle_pit_makes_an_attack_come_to_nothing(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Hedge", traps="Tangle Pit")
    table.attack("Pit Ogre", "Hedge")
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.discard("foe") == ["Tangle Pit"]
