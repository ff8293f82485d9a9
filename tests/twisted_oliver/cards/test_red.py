"""Red, card by card."""

from tests.twisted_oliver.table import Table


def test_cinder_boar_attacks_with_1_more(table: Table) -> None:
    table.me(battlers="Cinder Boar").foe(battlers="Hedge").attack("Cinder Boar", "Hedge")
    assert table.points["me"] == 1
    assert table.stats("Cinder Boar") == "40:3/2:2:1"
    table.end()
    assert table.stats("Cinder Boar") == "40:2/2:2:1"


def test_lava_newt_burns_all_enemies_when_it_is_defeated(table: Table) -> None:
    table.me(battlers="Lava Newt, Brass Ram").foe(battlers="Pit Ogre with Spring Boots, Hedge")
    table.attack("Lava Newt", "Pit Ogre")
    assert table.battlers("foe") == ["Pit Ogre 50:5/3:4:1", "Hedge 5:0/2:1:0"]
    assert table.battlers("me") == ["Brass Ram 35:3/3:3:0"]


def test_redhand_brawler_grows_with_every_kill(table: Table) -> None:
    table.me(battlers="Redhand Brawler").foe(battlers="Hedge").attack("Redhand Brawler", "Hedge")
    table.end().end()
    assert table.stats("Redhand Brawler") == "55:4/3:3:1"


def test_ash_duelist_may_hurt_somebody_first(table: Table) -> None:
    table.me(battlers="Ash Duelist").foe(battlers="Root Tortoise, Hedge")
    table.attack("Ash Duelist", "Root Tortoise")
    assert len(table.offers("pick")) == 2
    table.pick("Root Tortoise")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]  # 1 and 4 of its 5 health
    other = Table().me(battlers="Ash Duelist").foe(battlers="Root Tortoise")
    other.attack("Ash Duelist", "Root Tortoise").skip()
    assert other.stats("Root Tortoise") == "10:2/1:3:1"


def test_slag_heap_burns_who_strikes_it(table: Table) -> None:
    table.me(battlers="Pit Ogre with Shield").foe(battlers="Slag Heap with Shield")
    table.attack("Pit Ogre", "Slag Heap")
    assert table.stats("Slag Heap") == "10:1/1:2:0"
    assert table.stats("Pit Ogre") == "25:5/3:4:0"  # 1 by the blow back and 1 by the text


def test_magra_burns_all_enemies_as_she_attacks(table: Table) -> None:
    table.me(battlers="Magra").foe(battlers="Hedge, Root Tortoise").attack("Magra", "Hedge")
    assert table.battlers("foe") == ["Root Tortoise 10:2/4:3:0"]


def test_war_drum_lends_1_attack_while_it_lies_there(table: Table) -> None:
    table.me(battlers="Wolverine", items="War Drum").foe(battlers="Wolverine")
    assert table.battlers("me") == ["Wolverine 60:3/1:2:0"]
    assert table.battlers("foe") == ["Wolverine 60:2/1:2:0"]
    table.sack("War Drum")
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]


def test_scald_deals_2_damage(table: Table) -> None:
    table.rich().me(hand="Scald").foe(battlers="Hedge, Brass Ram").play("Scald", "Brass Ram")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0", "Brass Ram 35:3/1:3:0"]


def test_wildfire_deals_2_damage_to_all_enemies(table: Table) -> None:
    table.rich().me(hand="Wildfire", battlers="Wolverine").foe(battlers="Hedge, Brass Ram")
    table.play("Wildfire")
    assert table.battlers("foe") == ["Hedge 5:0/1:1:0", "Brass Ram 35:3/1:3:0"]
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]


def test_bloodlust_gives_2_attack_this_turn(table: Table) -> None:
    table.rich().me(hand="Bloodlust", battlers="Wolverine").foe(battlers="Hedge").play("Bloodlust")
    assert table.stats("Wolverine") == "60:4/1:2:0"
    assert table.stats("Hedge") == "5:0/3:1:0"
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_powder_keg_deals_3_damage_to_an_attacker(table: Table) -> None:
    table.me(battlers="Pit Ogre with Shield").foe(battlers="Hedge", traps="Powder Keg")
    table.attack("Pit Ogre", "Hedge")
    assert table.stats("Pit Ogre") == "25:5/2:4:1"
    assert table.discard("foe") == ["Hedge", "Powder Keg"]
    assert "Pit Ogre 25:5/2:4:0 takes 3 damage from Powder Keg." in table.log()


def test_brand_hyena_strikes_harder_for_each_point_of_its_bounty(table: Table) -> None:
    table.me(battlers="Brand Hyena (bounty 2), Brand Hyena").foe(battlers="Tide Crab")
    assert table.battlers("me") == ["Brand Hyena 60:3/2:2:2", "Brand Hyena 60:1/2:2:0"]
    table.attack("Brand Hyena 60:3", "Tide Crab").attack("Brand Hyena 60:1", "Tide Crab")
    assert table.battlers("me") == ["Brand Hyena 60:2/2:2:1"]  # the other fell, and this one won


def test_highwayman_is_wanted_for_every_attack(table: Table) -> None:
    table.me(battlers="Highwayman").foe(battlers="Ice Shelf").attack("Highwayman", "Ice Shelf")
    assert table.stats("Highwayman") == "60:3/1:2:1"
    assert table.stats("Ice Shelf") == "30:1/1:2:0"  # struck with the new attack


def test_highwayman_is_wanted_for_a_raid_too(table: Table) -> None:
    table.me(battlers="Highwayman").attack("Highwayman").end().end().attack("Highwayman")
    assert table.stats("Highwayman") == "60:4/2:2:2"


def test_red_rowan_grows_with_the_price_on_her_head(table: Table) -> None:
    table.me(battlers="Red Rowan").foe(hand="Execution", items="4 Black Orb").end().end()
    assert table.stats("Red Rowan") == "65:5/5:7:1"
    table.end().play("Execution", "Red Rowan")
    assert table.points["foe"] == 7 + 1


def test_rogues_gallery_is_for_your_wanted_battlers(table: Table) -> None:
    table.me(items="Rogues' Gallery", battlers="Ember Rat (bounty 1), Flint Jackal")
    table.foe(battlers="Pit Ogre (bounty 1)")
    assert table.battlers("me") == ["Ember Rat 70:2/2:1:1", "Flint Jackal 75:3/1:3:0"]
    assert table.stats("Pit Ogre") == "25:5/3:4:1"


def test_infamy_makes_better_and_wanted(table: Table) -> None:
    table.rich().me(hand="Infamy", battlers="Ember Rat").foe(battlers="Hedge")
    assert len(table.offers("play_on")) == 1
    table.play("Infamy", "Ember Rat").end()
    assert table.stats("Ember Rat") == "80:2/2:1:1"
