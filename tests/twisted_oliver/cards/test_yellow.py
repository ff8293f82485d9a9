"""Yellow, card by card."""

from tests.twisted_oliver.table import Table


def test_dust_hare_attacks_directly_past_battlers(table: Table) -> None:
    table.me(battlers="Dust Hare, Wolverine").foe(battlers="Hedge")
    assert table.offers("raid") == ["Dust Hare 110:1/1:1:0 attacks Player 2 directly"]
    table.attack("Dust Hare")
    assert table.points["me"] == 1


def test_prairie_falcon_is_attacked_by_the_fast_only(table: Table) -> None:
    table.me(battlers="Storm Cat, Dust Hare").foe(battlers="Prairie Falcon")
    assert table.offers("attack") == ["Dust Hare 110:1/1:1:0 attacks Prairie Falcon 100:2/1:2:0"]


def test_thunder_elk_drives_the_others_this_turn(table: Table) -> None:
    table.me(battlers="Thunder Elk, Wolverine").attack("Thunder Elk")
    assert table.battlers("me") == ["Thunder Elk 70:4/3:4:0", "Wolverine 80:3/1:2:0"]
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_dawn_courier_draws_as_it_enters(table: Table) -> None:
    table.rich().me(hand="Dawn Courier").play("Dawn Courier")
    assert table.hand("me") == ["Red Orb"]


def test_flash_fencer_strikes_first_whatever_the_speed(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(battlers="Flash Fencer").attack("Storm Cat", "Flash Fencer")
    assert table.battlers("me") == []
    assert table.battlers("foe") == ["Flash Fencer 60:3/1:3:1"]


def test_tessaly_lends_30_speed_and_draws_as_she_attacks(table: Table) -> None:
    table.me(battlers="Tessaly, Wolverine").attack("Tessaly")
    assert table.battlers("me") == ["Tessaly 120:5/4:8:0", "Wolverine 90:2/1:2:0"]
    assert table.hand("me") == ["Red Orb"]


def test_weather_vane_is_called_for_speed_and_attack(table: Table) -> None:
    table.me(battlers="Wolverine, Hedge", items="Weather Vane").call("Weather Vane")
    table.pick("Wolverine")
    assert table.battlers("me") == ["Wolverine 90:3/1:2:0", "Hedge 5:0/3:1:0"]
    assert table.called("Weather Vane", "items")
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_jolt_hurts_and_slows(table: Table) -> None:
    table.rich().me(hand="Jolt").foe(battlers="Storm Cat").play("Jolt", "Storm Cat")
    assert table.stats("Storm Cat") == "40:3/1:3:0"
    table.end()
    assert table.stats("Storm Cat") == "80:3/2:3:0"


def test_tailwind_lends_20_speed(table: Table) -> None:
    table.me(spells="Tailwind", battlers="Wolverine").foe(battlers="Hedge")
    assert table.stats("Wolverine") == "80:2/1:2:0"
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_static_web_slows_an_enemy_for_as_long_as_it_is_there(table: Table) -> None:
    table.rich().me(hand="Static Web").foe(battlers="Storm Cat").play("Static Web", "Storm Cat")
    table.end().end()
    assert table.stats("Storm Cat") == "30:3/2:3:0"
    assert table.bears("Storm Cat") == ["Static Web"]


def test_second_sunrise_uncalls_your_orbs(table: Table) -> None:
    table.me(hand="Second Sunrise", items="4 Yellow Orb, Hourglass (called)")
    table.play("Second Sunrise")
    assert table.ready("me", "Orb") == 4
    assert table.ready("me", "Hourglass") == 0


def test_second_sunrise_uncalls_a_card_once_a_turn(table: Table) -> None:
    table.rich().me(hand="2 Second Sunrise", items="Red Orb").call("Red Orb")
    table.play("Second Sunrise").call("Red Orb")
    table.state.limits[0] = 0  # were a second Legendary spell allowed
    table.play("Second Sunrise")
    assert table.ready("me") == 0


def test_thunderclap_calls_all_who_could_still_attack(table: Table) -> None:
    table.me(battlers="Wolverine, Storm Cat").foe(traps="Thunderclap", battlers="Glass Golem")
    table.attack("Wolverine", "Glass Golem")
    assert table.called("Storm Cat")
    assert not table.called("Glass Golem")
    assert table.offers("attack") == []


def test_sidestep_makes_an_attack_come_to_nothing(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Hedge", hand="Sidestep", energy="2Y")
    table.attack("Pit Ogre", "Hedge").play("Sidestep")
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.called("Pit Ogre")


def test_posse_rider_puts_a_price_on_whom_it_attacks(table: Table) -> None:
    table.me(battlers="Posse Rider").foe(battlers="Mist Heron, Hedge")
    table.attack("Posse Rider", "Mist Heron")
    assert table.points["me"] == 2 + 1
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_posse_rider_leaves_the_price_if_it_fails(table: Table) -> None:
    table.me(battlers="Posse Rider").foe(battlers="Hedge").attack("Posse Rider", "Hedge")
    assert table.stats("Hedge") == "5:0/1:1:1"
    other = Table().me(battlers="Posse Rider").attack("Posse Rider")
    assert other.points["me"] == 1  # nobody to name in a direct attack


def test_marshals_star_names_all_and_draws_for_the_wanted(table: Table) -> None:
    table.rich().me(hand="Marshal's Star, Execution").foe(battlers="Hedge, Ember Rat")
    table.play("Marshal's Star")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:1", "Ember Rat 70:1/1:1:1"]
    table.play("Execution", "Hedge")
    assert table.hand("me") == ["Red Orb"]


def test_marshals_star_draws_nothing_for_the_unknown(table: Table) -> None:
    table.rich().me(items="Marshal's Star", hand="Execution").foe(battlers="Hedge")
    table.play("Execution", "Hedge")
    assert table.hand("me") == []


def test_manhunt_puts_1_on_every_enemy_and_draws(table: Table) -> None:
    table.rich().me(hand="Manhunt", battlers="Wolverine").foe(battlers="Hedge, Ember Rat")
    table.play("Manhunt")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:1", "Ember Rat 70:1/1:1:1"]
    assert table.stats("Wolverine") == "60:2/1:2:0"
    assert table.hand("me") == ["Red Orb"]
