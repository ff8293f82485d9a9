"""White, card by card."""

from tests.twisted_oliver.table import Table


def test_lamb_of_dawn_leaves_1_defence_to_the_others(table: Table) -> None:
    table.me(battlers="Lamb of Dawn, Wolverine").foe(battlers="Glass Golem")
    table.attack("Lamb of Dawn", "Glass Golem")
    assert table.battlers("me") == ["Wolverine 60:2/2:2:0"]
    assert table.stats("Glass Golem") == "30:3/2:3:1"


def test_chapel_guard_heals_as_it_enters(table: Table) -> None:
    table.rich().me(hand="Chapel Guard", battlers="Glass Golem (hurt 2)")
    table.foe(battlers="Brass Ram (hurt 2)").play("Chapel Guard")
    assert table.stats("Glass Golem") == "30:3/3:3:0"
    assert table.stats("Brass Ram") == "35:3/1:3:0"


def test_cathedral_wall_is_a_bulwark(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Cathedral Wall, Ember Rat")
    assert table.offers("attack") == ["Wolverine 60:2/1:2:0 attacks Cathedral Wall 5:0/6:2:0"]


def test_saint_alba_lends_1_defence_to_all_her_side_herself_too(table: Table) -> None:
    table.me(battlers="Saint Alba, Wolverine").foe(battlers="Hedge")
    assert table.battlers("me") == ["Saint Alba 55:4/7:7:0", "Wolverine 60:2/2:2:0"]
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_oliver_the_kind_draws_and_cannot_be_chosen(table: Table) -> None:
    table.rich().me(hand="Oliver the Kind").foe(hand="Scald", items="2 Red Orb").play("Oliver")
    if table.asked() == "foe":
        table.let()
    assert table.hand("me") == ["Red Orb"]
    table.end()
    assert table.offers("play_on") == []


def test_votive_candle_is_sacked_for_2_white_and_a_card(table: Table) -> None:
    table.me(items="Votive Candle").sack("Votive Candle")
    assert table.energy() == "2W"
    assert table.hand("me") == ["Red Orb"]


def test_holy_lamp_strengthens_your_side_and_can_be_attacked(table: Table) -> None:
    table.me(battlers="Wolverine").foe(items="Holy Lamp", battlers="Hedge")
    assert table.stats("Hedge") == "5:1/4:1:0"
    assert table.stats("Wolverine") == "60:2/1:2:0"
    table.attack("Wolverine", "Holy Lamp")
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_prayer_heals_and_draws(table: Table) -> None:
    table.rich().me(hand="Prayer", battlers="Glass Golem (hurt 2)").play("Prayer")
    assert table.stats("Glass Golem") == "30:3/3:3:0"
    assert table.hand("me") == ["Red Orb"]


def test_sanctuary_lends_2_defence(table: Table) -> None:
    table.rich().me(hand="Sanctuary", battlers="Wolverine").foe(battlers="Hedge").play("Sanctuary")
    assert table.stats("Wolverine") == "60:2/3:2:0"
    assert table.stats("Hedge") == "5:0/3:1:0"


def test_amnesty_sends_everybody_home(table: Table) -> None:
    table.rich().me(hand="Amnesty", battlers="Wolverine with Shield").foe(battlers="Hedge, Magra")
    table.play("Amnesty")
    assert table.hand("me") == ["Wolverine"]
    assert table.hand("foe") == ["Hedge", "Magra"]
    assert table.discard("me") == ["Amnesty", "Shield"]


def test_halo_guards_one_of_yours(table: Table) -> None:
    table.rich().me(hand="Halo", battlers="Wolverine").foe(battlers="Hedge", hand="Scald")
    table.foe(items="2 Red Orb").play("Halo", "Wolverine")
    if table.asked() == "foe":
        table.let()
    assert table.stats("Wolverine") == "60:2/2:2:0"
    table.end()
    assert table.offers("play_on") == []


def test_rebuke_stops_a_spell_or_an_attack(table: Table) -> None:
    table.rich().me(hand="Clear Mind", battlers="Pit Ogre")
    table.foe(hand="2 Rebuke", energy="4W", battlers="Hedge")
    table.play("Clear Mind").play("Rebuke")
    assert table.hand("me") == []
    table.attack("Pit Ogre", "Hedge").play("Rebuke")
    assert table.stats("Hedge") == "5:0/3:1:0"
