"""Orange, card by card."""

from tests.twisted_oliver.table import Table


def test_clay_hound_draws_when_it_is_equipped(table: Table) -> None:
    table.rich().me(hand="2 Shield", battlers="Clay Hound, Wolverine").play("Shield", "Wolverine")
    assert table.hand("me") == ["Shield"]
    table.play("Shield", "Clay Hound")
    assert table.hand("me") == ["Red Orb"]


def test_copper_wasp_is_attacked_by_the_fast_only(table: Table) -> None:
    table.me(battlers="Storm Cat, Spark Midge").foe(battlers="Copper Wasp")
    assert table.offers("attack") == ["Spark Midge 95:1/1:1:0 attacks Copper Wasp 85:2/1:2:0"]


def test_journeyman_takes_an_equip_from_the_deck(table: Table) -> None:
    table.rich().me(hand="Journeyman", deck="Red Orb, 2 Shield, Chain Hauberk").play("Journeyman")
    assert table.offers("pick") == ["Choose Shield +0:+0/+2", "Choose Chain Hauberk -5:+0/+3"]
    table.pick("Chain Hauberk")
    assert table.hand("me") == ["Chain Hauberk"]
    assert table.deck_size("me") == 3


def test_bronze_captain_lends_1_attack_to_other_warriors(table: Table) -> None:
    table.me(battlers="Bronze Captain, Journeyman, Wolverine").foe(battlers="Journeyman")
    assert table.battlers("me") == [
        "Bronze Captain 55:4/4:4:0",
        "Journeyman 50:3/3:2:0",
        "Wolverine 60:2/1:2:0",
    ]
    assert table.battlers("foe") == ["Journeyman 50:2/3:2:0"]


def test_brick_rampart_is_a_bulwark(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Brick Rampart, Ember Rat")
    assert table.offers("attack") == ["Wolverine 60:2/1:2:0 attacks Brick Rampart 5:0/5:2:0"]


def test_vulka_the_smith_bears_four_equips_and_draws_for_each(table: Table) -> None:
    table.rich().me(hand="4 Shield, Spring Boots", battlers="Vulka the Smith", deck="9 Pit Ogre")
    for _ in range(4):
        table.play("Shield", "Vulka")
    assert table.stats("Vulka") == "45:5/14:7:0"
    assert table.offers("play_on") == []
    assert table.hand("me").count("Pit Ogre") == 4


def test_tinkers_belt_gives_1_attack_and_lets_the_bearer_be_called_for_a_card(
    table: Table,
) -> None:
    table.me(battlers="Wolverine with Tinker's Belt")
    assert table.stats("Wolverine") == "60:3/1:2:0"
    table.call("Wolverine")
    assert table.hand("me") == ["Red Orb"]
    assert table.offers("raid") == []


def test_tower_helm_wards_its_bearer(table: Table) -> None:
    table.rich().me(hand="Scald").foe(battlers="Wolverine with Tower Helm, Hedge")
    assert table.stats("Wolverine") == "60:3/3:2:0"
    assert table.offers("play_on") == ["Play Scald on Hedge 5:0/3:1:0"]


def test_echoing_anvil_makes_the_equipped_stronger_for_good(table: Table) -> None:
    table.rich().me(hand="Shield", battlers="Wolverine, Ember Rat", items="Echoing Anvil")
    table.play("Shield", "Wolverine")
    assert table.battlers("me") == ["Wolverine 60:3/3:2:0", "Ember Rat 70:1/1:1:0"]


def test_reforge_takes_an_equip_back_and_draws(table: Table) -> None:
    table.rich().me(hand="Reforge", discard="Shield, Wolverine").play("Reforge", "Shield")
    assert table.hand("me") == ["Red Orb", "Shield"]
    assert table.discard("me") == ["Reforge", "Wolverine"]


def test_tempering_gives_1_attack_and_1_defence_for_good(table: Table) -> None:
    table.rich().me(hand="Tempering", battlers="Wolverine").play("Tempering", "Wolverine").end()
    assert table.stats("Wolverine") == "60:3/2:2:0"


def test_closed_ranks_saves_who_is_attacked(table: Table) -> None:
    table.me(battlers="Glass Golem").foe(battlers="Wolverine, Hedge", hand="Closed Ranks")
    table.foe(energy="2O").attack("Glass Golem", "Wolverine").play("Closed Ranks", "Wolverine")
    assert table.battlers("foe") == ["Wolverine 60:2/1:2:0", "Hedge 5:0/3:1:0"]
    assert table.stats("Glass Golem") == "30:3/1:3:0"
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_guild_charter_is_for_your_warriors(table: Table) -> None:
    table.me(items="Guild Charter", battlers="Journeyman, Clay Hound").foe(battlers="Journeyman")
    assert table.battlers("me") == ["Journeyman 60:3/4:2:0", "Clay Hound 50:2/3:2:0"]
    assert table.battlers("foe") == ["Journeyman 50:2/3:2:0"]
