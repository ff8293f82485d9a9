"""Blue, card by card."""

from tests.twisted_oliver.table import Table


def test_mist_heron_attacks_directly_past_battlers(table: Table) -> None:
    table.me(battlers="Mist Heron, Wolverine").foe(battlers="Hedge")
    assert table.offers("raid") == ["Mist Heron 70:2/2:2:0 attacks Player 2 directly"]
    table.attack("Mist Heron")
    assert table.points["me"] == 1
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_mist_heron_may_attack_battlers_too_and_never_passes_a_bulwark(table: Table) -> None:
    table.me(battlers="Mist Heron").foe(battlers="Cathedral Wall")
    assert table.offers("raid") == []
    assert table.offers("attack") == ["Mist Heron 70:2/2:2:0 attacks Cathedral Wall 5:0/6:2:0"]


def test_ink_squid_weakens_who_attacks_it(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Ink Squid").attack("Wolverine", "Ink Squid")
    assert table.stats("Ink Squid") == "50:3/3:3:1"


def test_ink_squid_weakens_every_attacker_this_turn(table: Table) -> None:
    table.me(battlers="Kiln Giant, Orchard Bear").foe(battlers="Ink Squid with Shield")
    table.attack("Kiln Giant", "Ink Squid")
    assert table.battlers("me") == ["Kiln Giant 20:4/2:6:0", "Orchard Bear 35:4/4:4:0"]
    assert table.stats("Ink Squid") == "50:3/2:3:0"
    table.attack("Orchard Bear", "Ink Squid")
    assert table.battlers("foe") == []
    assert table.stats("Orchard Bear") == "35:3/1:4:1"
    table.end()
    assert table.battlers("me") == ["Kiln Giant 20:5/5:6:0", "Orchard Bear 35:4/4:4:1"]


def test_ink_squid_weakens_nobody_when_it_attacks(table: Table) -> None:
    table.me(battlers="Ink Squid").foe(battlers="Root Tortoise").attack("Ink Squid", "Tortoise")
    assert table.stats("Root Tortoise") == "10:2/2:3:0"
    assert table.stats("Ink Squid") == "50:3/2:3:0"


def test_harbour_mage_is_called_for_a_card_and_then_does_not_attack(table: Table) -> None:
    table.me(battlers="Harbour Mage")
    assert len(table.offers("raid")) == 1
    table.call("Harbour Mage")
    assert table.hand("me") == ["Red Orb"]
    assert table.called("Harbour Mage")
    assert table.offers("raid") == table.offers("call") == []


def test_harbour_mage_draws_nothing_from_an_empty_deck(table: Table) -> None:
    table.me(battlers="Harbour Mage", deck="").call("Harbour Mage")
    assert table.hand("me") == []
    assert table.winner == ""


def test_tidecaller_sends_an_enemy_home(table: Table) -> None:
    table.rich().me(hand="Tidecaller").foe(battlers="Wolverine with Shield, Hedge")
    table.play("Tidecaller").pick("Wolverine")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]
    assert table.hand("foe") == ["Wolverine"]
    assert table.discard("foe") == ["Shield"]
    assert table.points == {"me": 0, "foe": 0}


def test_tidecaller_may_send_nobody(table: Table) -> None:
    table.rich().me(hand="Tidecaller").foe(battlers="Hedge").play("Tidecaller").skip()
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]
    assert table.battlers("me") == ["Tidecaller 60:3/4:3:0"]


def test_tidecaller_asks_nothing_where_nobody_can_be_chosen(table: Table) -> None:
    table.rich().me(hand="Tidecaller, Wolverine").foe(battlers="Hedge with Pearl Amulet")
    table.play("Tidecaller")
    assert table.offers("pick") == []
    assert table.offers("play") == ["Play Wolverine 60:2/1:2:0"]


def test_nerissa_draws_2_and_daunts_an_enemy_as_she_attacks(table: Table) -> None:
    table.rich().me(hand="Nerissa").foe(battlers="Storm Cat").play("Nerissa")
    assert len(table.hand("me")) == 2
    table.attack("Nerissa", "Storm Cat").pick("Storm Cat")
    assert table.stats("Nerissa") == "65:4/6:8:1"  # 80 - 30 is slower than 65: no blow
    assert table.points["me"] == 3


def test_nerissa_may_daunt_another_than_whom_she_attacks(table: Table) -> None:
    table.me(battlers="Nerissa").foe(battlers="Hedge, Orchard Bear").attack("Nerissa", "Hedge")
    table.pick("Orchard Bear")
    assert table.battlers("foe") == ["Orchard Bear 5:2/4:4:0"]
    table.end()
    assert table.battlers("foe") == ["Orchard Bear 35:4/4:4:0"]


def test_nerissa_finds_nobody_to_daunt_on_the_open_way(table: Table) -> None:
    table.me(battlers="Nerissa").attack("Nerissa")
    assert table.points["me"] == 1
    assert table.hand("me") == []  # she draws as she enters, and not again


def test_pearl_amulet_wards_its_bearer(table: Table) -> None:
    table.rich().me(hand="Scald").foe(battlers="Wolverine with Pearl Amulet")
    assert table.stats("Wolverine") == "60:2/3:2:0"
    assert table.offers("play_on") == []
    assert table.waits("Scald") == "there is no enemy battler"


def test_pearl_amulet_does_not_ward_against_what_chooses_nobody(table: Table) -> None:
    table.rich().me(hand="Wildfire, Growth Ring", battlers="Hedge with Pearl Amulet")
    table.foe(battlers="Wolverine with Pearl Amulet").play("Wildfire")
    assert table.stats("Wolverine") == "60:2/1:2:0"
    table.play("Growth Ring", "Hedge")  # and its owner's texts may choose it
    assert table.stats("Hedge") == "5:1/7:1:0"


def test_tide_clock_is_called_to_hinder_an_enemy(table: Table) -> None:
    table.me(items="Tide Clock").foe(battlers="Wolverine, Hedge")
    table.call("Tide Clock").pick("Wolverine")
    assert table.battlers("foe") == ["Wolverine 40:1/1:2:0", "Hedge 5:0/3:1:0"]
    assert table.offers("call") == []
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_tide_clock_brings_no_number_below_0(table: Table) -> None:
    table.me(items="Tide Clock").foe(battlers="Hedge").call("Tide Clock").pick("Hedge")
    assert table.stats("Hedge") == "0:0/3:1:0"


def test_tide_clock_cannot_be_called_at_nobody(table: Table) -> None:
    table.me(items="Tide Clock", battlers="Wolverine")
    assert table.offers("call") == []


def test_moon_pool_draws_a_card_more_every_turn(table: Table) -> None:
    table.me(items="Moon Pool").end()
    assert len(table.hand("me")) == 0
    table.end()
    assert len(table.hand("me")) == 2
    table.end().end()
    assert len(table.hand("me")) == 4


def test_moon_pool_may_draw_the_last_card_before_the_draw_step(table: Table) -> None:
    table.me(items="Moon Pool", deck="Hedge").end().end()
    assert table.winner == "foe"


def test_riptide_sends_an_enemy_home(table: Table) -> None:
    table.rich().me(hand="Riptide").foe(battlers="Magra (bounty 3)").play("Riptide", "Magra")
    assert table.hand("foe") == ["Magra"]
    assert table.points["me"] == 0


def test_riptide_gives_each_player_back_what_was_borne(table: Table) -> None:
    table.rich().me(hand="Riptide", battlers="Hedge")
    table.foe(battlers="Wolverine with Shield under Rust")
    assert table.offers("play_on") == ["Play Riptide on Wolverine 60:0/3:2:0"]
    table.play("Riptide", "Wolverine")
    assert table.discard("me") == ["Riptide", "Rust"]
    assert table.discard("foe") == ["Shield"]


def test_riptide_washes_away_what_was_gained_for_good(table: Table) -> None:
    table.rich().me(hand="Riptide").foe(
        battlers="Ember Rat (+30:+2/+2) (bounty 1)", items="Red Orb"
    )
    table.play("Riptide", "Ember Rat").end().play("Ember Rat")
    assert table.battlers("foe") == ["Ember Rat 70:1/1:1:0"]


def test_deep_thought_draws_2(table: Table) -> None:
    table.rich().me(hand="Deep Thought").play("Deep Thought")
    assert table.hand("me") == ["Red Orb", "Red Orb"]
    assert table.discard("me") == ["Deep Thought"]


def test_deep_thought_draws_as_many_as_there_are(table: Table) -> None:
    table.rich().me(hand="Deep Thought", deck="Hedge").play("Deep Thought")
    assert table.hand("me") == ["Hedge"]
    assert table.winner == ""


def test_drowning_sleep_keeps_an_enemy_from_attacking(table: Table) -> None:
    table.rich().me(hand="Drowning Sleep", battlers="Hedge").foe(battlers="Pit Ogre, Ember Rat")
    assert table.offers("play_on", "Hedge") == []
    table.play("Drowning Sleep", "Pit Ogre").end()
    assert table.offers("attack") == ["Ember Rat 70:1/1:1:0 attacks Hedge 5:0/3:1:0"]
    assert table.stats("Pit Ogre") == "5:3/3:4:0"


def test_drowning_sleep_lets_its_bearer_strike_back_and_be_called(table: Table) -> None:
    table.me(battlers="Storm Cat with Shield")
    table.foe(battlers="Tidecaller with Tinker's Belt under Drowning Sleep")
    table.attack("Storm Cat", "Tidecaller")
    assert table.stats("Storm Cat") == "80:3/2:3:0"
    table.end()
    assert len(table.offers("call")) == 1
    assert table.offers("attack") == []


def test_erosion_discards_3_of_the_other_deck_and_draws(table: Table) -> None:
    table.rich().me(hand="Erosion").foe(deck="Hedge, Shield, Scald, Magra").play("Erosion")
    assert table.discard("foe") == ["Hedge", "Scald", "Shield"]
    assert table.deck_size("foe") == 1
    assert table.hand("me") == ["Red Orb"]


def test_erosion_takes_what_is_left_and_the_draw_step_does_the_rest(table: Table) -> None:
    table.rich().me(hand="Erosion").foe(deck="Hedge, Shield").play("Erosion")
    assert table.discard("foe") == ["Hedge", "Shield"]
    assert table.winner == ""
    table.end()
    assert table.winner == "me"


def test_countercurrent_makes_a_spell_come_to_nothing(table: Table) -> None:
    table.rich().me(hand="Wildfire").foe(hand="Countercurrent", energy="2B", battlers="Hedge")
    table.play("Wildfire").play("Countercurrent")
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.discard("me") == ["Wildfire"]
    assert table.discard("foe") == ["Countercurrent"]
    assert table.energy("foe") == "0"


def test_countercurrent_stops_a_lasting_spell_too(table: Table) -> None:
    table.rich().me(hand="Tailwind").foe(hand="Countercurrent", energy="2B")
    table.play("Tailwind").play("Countercurrent")
    assert table.named("me", "spells") == []
    assert table.discard("me") == ["Tailwind"]


def test_countercurrent_stops_a_countercurrent(table: Table) -> None:
    table.rich().me(hand="Wildfire, Countercurrent")
    table.foe(hand="Countercurrent", energy="2B", battlers="Hedge")
    table.play("Wildfire").play("Countercurrent").play("Countercurrent")
    assert table.stats("Hedge") == "5:0/1:1:0"
    assert table.discard("foe") == ["Countercurrent"]


def test_countercurrent_answers_spells_only(table: Table) -> None:
    table.rich().me(hand="Wolverine, War Drum, Clear Mind", battlers="Ember Rat")
    table.foe(hand="Countercurrent", energy="9B9C")
    for card in ("Wolverine", "War Drum"):
        assert table.play(card).asked() == "foe"  # who might hold something else
        assert table.offers("play") == []
        table.let()
    assert table.play("Clear Mind").offers("play") == ["Play Countercurrent"]
    assert table.let().attack("Ember Rat").offers("play") == []


def test_turned_tide_keeps_a_battler_out(table: Table) -> None:
    table.rich().me(hand="Tidecaller").foe(hand="Turned Tide", energy="3B", battlers="Hedge")
    table.play("Tidecaller").play("Turned Tide")
    assert table.battlers("me") == []
    assert table.discard("me") == ["Tidecaller"]
    assert table.points["foe"] == 0
    assert table.asked() == "me"
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]  # it never entered to send one home


def test_turned_tide_answers_battlers_only(table: Table) -> None:
    table.rich().me(hand="War Drum, Clear Mind", battlers="Ember Rat")
    table.foe(hand="Turned Tide", energy="9B9C")
    for card in ("War Drum", "Clear Mind"):
        assert table.play(card).asked() == "foe"
        assert table.offers("play") == []
        table.let()
    assert table.attack("Ember Rat").offers("play") == []


def test_turned_tide_does_not_give_a_legendary_its_turn_back(table: Table) -> None:
    table.rich().me(hand="Nerissa, Magra").foe(hand="Turned Tide", energy="3B")
    table.play("Nerissa").play("Turned Tide")
    assert table.hand("me") == ["Magra"]
    assert table.waits("Magra") == "one a turn, and you have played one"


def test_turned_tide_does_not_answer_who_comes_back_by_a_text(table: Table) -> None:
    table.rich().me(hand="Unquiet Night", discard="Magra").foe(hand="Turned Tide", energy="3B")
    table.play("Unquiet Night", "Magra")
    assert table.asked() == "foe"  # a spell was played
    assert table.offers("play") == []
    table.let()
    assert table.battlers("me") == ["Magra 60:6/5:8:0"]


def test_fog_bank_sends_the_attacker_home(table: Table) -> None:
    table.me(battlers="Pit Ogre with Shield").foe(battlers="Hedge", hand="Fog Bank", energy="3B")
    table.attack("Pit Ogre", "Hedge").play("Fog Bank")
    assert table.hand("me") == ["Pit Ogre"]
    assert table.discard("me") == ["Shield"]
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]


def test_fog_bank_chooses_nobody_and_so_reaches_the_warded(table: Table) -> None:
    table.me(battlers="Oliver the Kind").foe(hand="Fog Bank", energy="3B")
    table.attack("Oliver").play("Fog Bank")
    assert table.hand("me") == ["Oliver the Kind"]
    assert table.points["me"] == 0


def test_fog_bank_answers_attacks_only(table: Table) -> None:
    table.rich().me(hand="Wolverine, War Drum, Clear Mind").foe(hand="Fog Bank", energy="9B9C")
    for card in ("Wolverine", "War Drum", "Clear Mind"):
        assert table.play(card).asked() == "foe"
        assert table.offers("play") == []
        table.let()
    assert table.attack("Wolverine").offers("play") == ["Play Fog Bank"]
