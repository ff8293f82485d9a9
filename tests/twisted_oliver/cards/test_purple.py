"""Purple, card by card."""

from tests.twisted_oliver.table import Table


def test_masked_imp_robs_a_card_for_a_kill(table: Table) -> None:
    table.me(battlers="Masked Imp").foe(battlers="Paper Soldier", hand="Shield, Scald")
    table.attack("Masked Imp", "Paper Soldier")
    assert len(table.hand("foe")) == 1
    assert len(table.discard("foe")) == 2


def test_night_stalker_attacks_directly_past_battlers(table: Table) -> None:
    table.me(battlers="Night Stalker").foe(battlers="Hedge").attack("Night Stalker")
    assert table.points["me"] == 1


def test_grave_moth_draws_when_it_is_defeated(table: Table) -> None:
    table.me(battlers="Grave Moth").foe(battlers="Glass Golem").attack("Grave Moth", "Glass Golem")
    assert table.battlers("me") == []
    assert table.hand("me") == ["Red Orb"]


def test_cellar_leech_thickens_with_what_it_sucks(table: Table) -> None:
    table.me(battlers="Cellar Leech").foe(battlers="Root Tortoise")
    table.attack("Cellar Leech", "Root Tortoise").end()
    assert table.discard("me") == ["Cellar Leech"]  # its text comes after the battle
    other = Table().me(battlers="Cellar Leech").foe(battlers="Hedge").attack("Leech", "Hedge").end()
    assert other.stats("Cellar Leech") == "40:1/3:1:0"


def test_bounty_hunter_collects_1_for_a_kill(table: Table) -> None:
    table.me(battlers="Bounty Hunter").foe(battlers="Ember Rat").attack("Bounty Hunter", "Ember")
    assert table.points["me"] == 1 + 1


def test_pale_assassin_is_not_struck_back(table: Table) -> None:
    table.me(battlers="Pale Assassin").foe(battlers="Root Tortoise")
    table.attack("Pale Assassin", "Root Tortoise")
    assert table.stats("Pale Assassin") == "70:4/1:4:0"
    assert table.stats("Root Tortoise") == "10:2/1:3:0"


def test_bone_fence_gives_a_battler_back_when_it_is_defeated(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Bone Fence", discard="Magra, Shield")
    table.attack("Pit Ogre", "Bone Fence")
    assert table.asked() == "foe"
    assert table.offers("pick") == ["Choose Magra 60:6/5:8:0"]  # never itself
    table.pick("Magra")
    assert table.hand("foe") == ["Magra"]


def test_queen_umbra_brings_somebody_back(table: Table) -> None:
    table.rich().me(hand="Queen Umbra", discard="Dawn Courier, Scald").play("Queen Umbra")
    table.pick("Dawn Courier")
    assert len(table.battlers("me")) == 2
    assert table.hand("me") == ["Red Orb"]  # who comes back enters


def test_poisoned_dagger_keeps_the_struck_from_striking_back(table: Table) -> None:
    table.me(battlers="Wolverine with Poisoned Dagger").foe(battlers="Glass Golem with Shield")
    table.attack("Wolverine", "Glass Golem")
    assert table.stats("Wolverine") == "70:3/1:2:0"
    assert table.stats("Glass Golem") == "30:3/2:3:0"


def test_ledger_of_debts_collects_1_for_every_enemy_defeated(table: Table) -> None:
    table.rich().me(items="Ledger of Debts", hand="Execution", battlers="Wolverine")
    table.foe(battlers="Hedge").play("Execution", "Hedge")
    assert table.points["me"] == 1 + 1
    table.end()
    assert table.points["foe"] == 0


def test_wanted_poster_puts_2_on_a_head(table: Table) -> None:
    table.rich().me(hand="Wanted Poster").foe(battlers="Hedge").play("Wanted Poster", "Hedge")
    assert table.stats("Hedge") == "5:0/3:1:2"


def test_unquiet_night_brings_a_battler_back(table: Table) -> None:
    table.rich().me(hand="Unquiet Night", discard="Pit Ogre, Shield")
    assert table.offers("play_on") == ["Play Unquiet Night on Pit Ogre 25:5/3:4:0"]
    table.play("Unquiet Night", "Pit Ogre")
    assert table.battlers("me") == ["Pit Ogre 25:5/3:4:0"]


def test_creeping_dread_makes_an_enemy_less_in_everything(table: Table) -> None:
    table.rich().me(hand="Creeping Dread").foe(battlers="Pit Ogre")
    table.play("Creeping Dread", "Pit Ogre").end()
    assert table.stats("Pit Ogre") == "15:4/2:4:0"


def test_pickpocket_draws_and_robs(table: Table) -> None:
    table.rich().me(hand="Pickpocket").foe(hand="Shield").play("Pickpocket")
    assert table.hand("me") == ["Red Orb"]
    assert table.discard("foe") == ["Shield"]


def test_blackmail_takes_2_points_but_never_below_0(table: Table) -> None:
    table.rich().me(hand="2 Blackmail").foe(points=3).play("Blackmail")
    assert table.points["foe"] == 1
    table.play("Blackmail")
    assert table.points == {"me": 0, "foe": 0}


def test_snare_slows_and_weakens_an_attacker(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Hedge with Shield", traps="Snare")
    table.attack("Pit Ogre", "Hedge")
    assert table.stats("Pit Ogre") == "0:3/3:4:0"
    assert table.stats("Hedge") == "5:0/2:1:0"


def test_closed_gate_keeps_a_battler_out(table: Table) -> None:
    table.rich().me(hand="Magra, Wolverine").foe(traps="Closed Gate").play("Magra")
    assert table.battlers("me") == []
    assert table.discard("me") == ["Magra"]
    table.play("Wolverine")
    assert len(table.battlers("me")) == 1


def test_stolen_page_makes_a_spell_come_to_nothing(table: Table) -> None:
    table.rich().me(hand="Clear Mind").foe(traps="Stolen Page").play("Clear Mind")
    assert table.hand("me") == []
    assert table.discard("foe") == ["Stolen Page"]
