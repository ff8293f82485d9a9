"""Blue, card by card."""

from tests.twisted_oliver.table import Table


def test_mist_heron_attacks_directly_past_battlers(table: Table) -> None:
    table.me(battlers="Mist Heron").foe(battlers="Hedge").attack("Mist Heron")
    assert table.points["me"] == 1


def test_ink_squid_weakens_who_attacks_it(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Ink Squid").attack("Wolverine", "Ink Squid")
    assert table.stats("Ink Squid") == "50:3/3:3:1"


def test_harbour_mage_is_called_for_a_card(table: Table) -> None:
    table.me(battlers="Harbour Mage").call("Harbour Mage")
    assert table.hand("me") == ["Red Orb"]
    assert table.called("Harbour Mage")


def test_tidecaller_sends_an_enemy_home(table: Table) -> None:
    table.rich().me(hand="Tidecaller").foe(battlers="Wolverine with Shield, Hedge")
    table.play("Tidecaller").pick("Wolverine")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]
    assert table.hand("foe") == ["Wolverine"]
    assert table.discard("foe") == ["Shield"]


def test_nerissa_draws_2_and_daunts_an_enemy_as_she_attacks(table: Table) -> None:
    table.rich().me(hand="Nerissa").foe(battlers="Storm Cat").play("Nerissa")
    assert len(table.hand("me")) == 2
    table.attack("Nerissa", "Storm Cat").pick("Storm Cat")
    assert table.stats("Nerissa") == "65:4/6:8:1"
    assert table.points["me"] == 3


def test_pearl_amulet_wards_its_bearer(table: Table) -> None:
    table.rich().me(hand="Scald").foe(battlers="Wolverine with Pearl Amulet")
    assert table.stats("Wolverine") == "60:2/3:2:0"
    assert table.offers("play_on") == []


def test_tide_clock_is_called_to_hinder_an_enemy(table: Table) -> None:
    table.me(items="Tide Clock").foe(battlers="Wolverine").call("Tide Clock").pick("Wolverine")
    assert table.stats("Wolverine") == "40:1/1:2:0"
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_moon_pool_draws_a_card_more_every_turn(table: Table) -> None:
    table.me(items="Moon Pool").end().end()
    assert len(table.hand("me")) == 2


def test_riptide_sends_an_enemy_home(table: Table) -> None:
    table.rich().me(hand="Riptide").foe(battlers="Magra (bounty 3)").play("Riptide", "Magra")
    assert table.hand("foe") == ["Magra"]
    assert table.points["me"] == 0


def test_deep_thought_draws_2(table: Table) -> None:
    table.rich().me(hand="Deep Thought").play("Deep Thought")
    assert len(table.hand("me")) == 2


def test_drowning_sleep_keeps_an_enemy_from_attacking(table: Table) -> None:
    table.rich().me(hand="Drowning Sleep").foe(battlers="Pit Ogre, Ember Rat")
    table.play("Drowning Sleep", "Pit Ogre").end()
    assert table.offers("raid") == ["Ember Rat 70:1/1:1:0 attacks Player 1 directly"]
    assert table.stats("Pit Ogre") == "25:5/3:4:0"


def test_erosion_discards_3_of_the_other_deck_and_draws(table: Table) -> None:
    table.rich().me(hand="Erosion").foe(deck="Hedge, Shield, Scald, Magra").play("Erosion")
    assert table.discard("foe") == ["Hedge", "Scald", "Shield"]
    assert table.deck_size("foe") == 1
    assert table.hand("me") == ["Red Orb"]


def test_countercurrent_makes_a_spell_come_to_nothing(table: Table) -> None:
    table.rich().me(hand="Wildfire").foe(hand="Countercurrent", energy="2B", battlers="Hedge")
    table.play("Wildfire").play("Countercurrent")
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.discard("me") == ["Wildfire"]


def test_countercurrent_stops_a_lasting_spell_too(table: Table) -> None:
    table.rich().me(hand="Tailwind").foe(hand="Countercurrent", energy="2B")
    table.play("Tailwind").play("Countercurrent")
    assert table.named("me", "spells") == []
    assert table.discard("me") == ["Tailwind"]


def test_turned_tide_keeps_a_battler_out(table: Table) -> None:
    table.rich().me(hand="Tidecaller").foe(hand="Turned Tide", energy="3B", battlers="Hedge")
    table.play("Tidecaller").play("Turned Tide")
    assert table.battlers("me") == []
    assert table.asked() == "me"
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]  # it never entered to send one home


def test_fog_bank_sends_the_attacker_home(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Hedge", hand="Fog Bank", energy="3B")
    table.attack("Pit Ogre", "Hedge").play("Fog Bank")
    assert table.hand("me") == ["Pit Ogre"]
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]
