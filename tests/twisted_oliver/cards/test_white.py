"""White, card by card."""

from tests.twisted_oliver.table import Table


def test_lamb_of_dawn_leaves_1_defence_to_the_others(table: Table) -> None:
    table.me(battlers="Lamb of Dawn, Wolverine").foe(battlers="Glass Golem")
    table.attack("Lamb of Dawn", "Glass Golem")
    assert table.battlers("me") == ["Wolverine 60:2/2:2:0"]
    assert table.stats("Glass Golem") == "30:3/2:3:1"
    table.end()
    assert table.stats("Wolverine") == "60:2/2:2:0"


def test_lamb_of_dawn_leaves_nothing_when_it_is_sacked_or_stands_alone(table: Table) -> None:
    table.me(battlers="Lamb of Dawn, Wolverine").sack("Lamb of Dawn")
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]
    alone = Table().me(battlers="Lamb of Dawn").foe(battlers="Glass Golem")
    alone.attack("Lamb of Dawn", "Glass Golem")
    assert alone.battlers("me") == []
    assert alone.stats("Glass Golem") == "30:3/2:3:1"


def test_lamb_of_dawn_that_falls_with_another_leaves_nobody_anything(table: Table) -> None:
    table.rich().me(hand="Reckoning").foe(battlers="2 Lamb of Dawn, Hedge").play("Reckoning")
    assert table.battlers("foe") == []
    assert table.points["me"] == 3


def test_chapel_guard_heals_as_it_enters(table: Table) -> None:
    table.rich().me(hand="Chapel Guard", battlers="Glass Golem (hurt 2)")
    table.foe(battlers="Brass Ram (hurt 2)").play("Chapel Guard")
    assert table.stats("Glass Golem") == "30:3/3:3:0"
    assert table.stats("Brass Ram") == "35:3/1:3:0"


def test_chapel_guard_heals_damage_and_no_weakness(table: Table) -> None:
    table.rich().me(hand="Chapel Guard", battlers="Pit Ogre (hurt 1) under Creeping Dread")
    table.play("Chapel Guard")
    assert table.stats("Pit Ogre") == "15:4/2:4:0"


def test_cathedral_wall_is_a_bulwark(table: Table) -> None:
    table.me(battlers="Wolverine, Dust Hare").foe(battlers="Cathedral Wall, Ember Rat")
    assert table.offers("attack") == [
        "Wolverine 60:2/1:2:0 attacks Cathedral Wall 5:0/6:2:0",
        "Dust Hare 110:1/1:1:0 attacks Cathedral Wall 5:0/6:2:0",
    ]
    assert table.offers("raid") == []  # nor past it


def test_cathedral_wall_guards_what_can_be_attacked_too(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Cathedral Wall, Brick Rampart", items="Holy Lamp")
    assert len(table.offers("attack")) == 2
    assert table.offers("attack", "Holy Lamp") == []


def test_saint_alba_lends_1_defence_to_all_her_side_herself_too(table: Table) -> None:
    table.me(battlers="Saint Alba, Wolverine").foe(battlers="Hedge")
    assert table.battlers("me") == ["Saint Alba 55:4/7:7:0", "Wolverine 60:2/2:2:0"]
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_saint_alba_takes_it_with_her(table: Table) -> None:
    table.rich().me(hand="Riptide").foe(battlers="Saint Alba, Wolverine").play("Riptide", "Alba")
    assert table.battlers("foe") == ["Wolverine 60:2/1:2:0"]


def test_oliver_the_kind_draws_and_cannot_be_chosen(table: Table) -> None:
    table.rich().me(hand="Oliver the Kind, Growth Ring", battlers="Hedge")
    table.foe(hand="Scald", items="Red Orb").play("Oliver")
    assert table.hand("me") == ["Growth Ring", "Red Orb"]
    table.play("Growth Ring", "Oliver").end()  # its owner's texts may
    assert table.stats("Oliver") == "50:5/6:6:0"
    assert table.offers("play_on") == ["Play Scald on Hedge 5:0/3:1:0"]


def test_oliver_the_kind_and_the_twisted_cannot_both_be(table: Table) -> None:
    table.rich().me(hand="Oliver the Kind").foe(battlers="Oliver the Twisted, Hedge").play("Oliver")
    assert table.named("me", "removed") == ["Oliver the Kind"]
    assert table.named("foe", "removed") == ["Oliver the Twisted"]
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0"]
    assert table.hand("me") == []  # he did not stay to draw
    assert table.points == {"me": 0, "foe": 0}


def test_votive_candle_is_sacked_for_2_white_and_a_card(table: Table) -> None:
    table.me(items="Votive Candle").sack("Votive Candle")
    assert table.energy() == "2W"
    assert table.hand("me") == ["Red Orb"]
    assert table.discard("me") == ["Votive Candle"]


def test_votive_candle_cannot_be_called_and_pays_nothing_by_itself(table: Table) -> None:
    table.me(items="Votive Candle", hand="Prayer")
    assert table.offers("call") == []
    assert table.waits("Prayer") == "costs 1W"


def test_holy_lamp_strengthens_your_side_and_can_be_attacked(table: Table) -> None:
    table.me(battlers="Wolverine").foe(items="Holy Lamp", battlers="Hedge, Ember Rat")
    assert table.battlers("foe") == ["Hedge 5:1/4:1:0", "Ember Rat 70:2/2:1:0"]
    assert table.stats("Wolverine") == "60:2/1:2:0"
    table.attack("Wolverine", "Holy Lamp")
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.discard("foe") == ["Holy Lamp"]
    assert table.points["me"] == 0


def test_holy_lamp_does_not_close_the_direct_way(table: Table) -> None:
    table.me(battlers="Wolverine").foe(items="Holy Lamp")
    assert len(table.offers("attack")) == len(table.offers("raid")) == 1


def test_prayer_heals_and_draws(table: Table) -> None:
    table.rich().me(hand="Prayer", battlers="Glass Golem (hurt 2), Hedge (hurt 3)")
    table.foe(battlers="Brass Ram (hurt 2)").play("Prayer")
    assert table.battlers("me") == ["Glass Golem 30:3/3:3:0", "Hedge 5:0/3:1:0"]
    assert table.stats("Brass Ram") == "35:3/1:3:0"
    assert table.hand("me") == ["Red Orb"]


def test_prayer_draws_where_nobody_needs_it(table: Table) -> None:
    table.rich().me(hand="Prayer").play("Prayer")
    assert table.hand("me") == ["Red Orb"]
    assert table.discard("me") == ["Prayer"]


def test_sanctuary_lends_2_defence(table: Table) -> None:
    table.rich().me(hand="Sanctuary", battlers="Wolverine").foe(battlers="Hedge").play("Sanctuary")
    assert table.stats("Wolverine") == "60:2/3:2:0"
    assert table.stats("Hedge") == "5:0/3:1:0"
    table.end().end()
    assert table.stats("Wolverine") == "60:2/3:2:0"


def test_sanctuary_is_the_one_legendary_spell_of_a_turn(table: Table) -> None:
    table.rich().me(hand="2 Sanctuary, Prayer").play("Sanctuary")
    assert table.offers("play") == ["Play Prayer"]


def test_amnesty_sends_everybody_home(table: Table) -> None:
    table.rich().me(hand="Amnesty", battlers="Wolverine with Shield under Rust", items="War Drum")
    table.foe(battlers="Hedge, Magra (bounty 2)").play("Amnesty")
    assert table.battlers("me") == table.battlers("foe") == []
    assert table.hand("me") == ["Wolverine"]
    assert table.hand("foe") == ["Hedge", "Magra"]
    assert table.discard("me") == ["Amnesty", "Shield"]
    assert table.discard("foe") == ["Rust"]
    assert table.items("me") == ["War Drum"]
    assert table.points == {"me": 0, "foe": 0}


def test_amnesty_holds_for_the_warded_too(table: Table) -> None:
    table.rich().me(hand="Amnesty").foe(battlers="Oliver the Kind").play("Amnesty")
    assert table.hand("foe") == ["Oliver the Kind"]


def test_halo_guards_one_of_yours(table: Table) -> None:
    table.rich().me(hand="Halo", battlers="Wolverine, Ember Rat").foe(battlers="Hedge")
    table.foe(hand="Scald", items="Red Orb")
    assert len(table.offers("play_on")) == 2  # on mine
    table.play("Halo", "Wolverine")
    assert table.stats("Wolverine") == "60:2/2:2:0"
    table.end()
    assert table.offers("play_on") == ["Play Scald on Ember Rat 70:1/1:1:0"]


def test_halo_takes_no_slot_and_goes_with_its_bearer(table: Table) -> None:
    table.rich().me(hand="2 Halo, Shield", battlers="Wolverine with Shield")
    assert table.offers("play_on", "Shield") == []
    table.play("Halo", "Wolverine").play("Halo", "Wolverine")
    assert table.stats("Wolverine") == "60:2/5:2:0"
    table.sack("Wolverine")
    assert table.discard("me") == ["Halo", "Halo", "Shield", "Wolverine"]


def test_halo_waits_for_a_battler_of_yours(table: Table) -> None:
    table.rich().me(hand="Halo").foe(battlers="Hedge")
    assert table.waits("Halo") == "there is no battler of yours"


def test_rebuke_stops_a_spell_or_an_attack(table: Table) -> None:
    table.rich().me(hand="Clear Mind", battlers="Pit Ogre")
    table.foe(hand="2 Rebuke", energy="4W", battlers="Hedge")
    table.play("Clear Mind").play("Rebuke")
    assert table.hand("me") == []
    table.attack("Pit Ogre", "Hedge").play("Rebuke")
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.energy("foe") == "0"


def test_rebuke_answers_no_battler_and_no_item(table: Table) -> None:
    table.rich().me(hand="Wolverine, War Drum").foe(hand="Rebuke", energy="2W2B1C")
    table.play("Wolverine")
    assert table.asked() == "foe"
    assert table.offers("play") == []
    table.let().play("War Drum")
    assert table.asked() == "foe"
    assert table.offers("play") == []


def test_rebuke_stops_the_answer_to_ones_own_attack(table: Table) -> None:
    table.rich().me(hand="Rebuke", battlers="Pit Ogre")
    table.foe(hand="Sidestep", energy="2Y", battlers="Hedge")
    table.attack("Pit Ogre", "Hedge").play("Sidestep").play("Rebuke")
    assert table.battlers("foe") == []
    assert table.points["me"] == 1


def test_rebuke_is_paid_with_white_or_clear_alone(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(hand="Rebuke", energy="1W1C", battlers="Hedge")
    assert table.attack("Pit Ogre", "Hedge").offers("play") == ["Play Rebuke"]
    other = Table().me(battlers="Pit Ogre").foe(hand="Rebuke", energy="1W9Y", battlers="Hedge")
    assert other.attack("Pit Ogre", "Hedge").asked() == "foe"
    assert other.offers("play") == []


def test_bailiff_collects_the_bounty_of_whom_it_strikes(table: Table) -> None:
    table.me(battlers="Bailiff").foe(battlers="Ice Shelf (bounty 2)").attack("Bailiff", "Ice")
    assert table.points["me"] == 2
    assert table.stats("Ice Shelf") == "30:1/1:2:0"


def test_bailiff_collects_no_bounty_twice(table: Table) -> None:
    table.me(battlers="Bailiff").foe(battlers="Ember Rat (bounty 2)").attack("Bailiff", "Ember")
    assert table.points["me"] == 1 + 2  # for the defeat


def test_bailiff_collects_in_defence_too(table: Table) -> None:
    table.me(battlers="Tide Crab (bounty 1)").foe(battlers="Bailiff").attack("Tide Crab", "Bailiff")
    assert table.points == {"me": 0, "foe": 1}


def test_pardon_pays_for_one_of_your_own(table: Table) -> None:
    table.rich().me(hand="Pardon", battlers="Tide Crab (bounty 2) (hurt 1), Ember Rat")
    assert len(table.offers("play_on")) == 1
    table.play("Pardon", "Tide Crab")
    assert table.points["me"] == 2
    assert table.stats("Tide Crab") == "20:2/4:2:0"
    assert table.hand("me") == ["Red Orb"]
