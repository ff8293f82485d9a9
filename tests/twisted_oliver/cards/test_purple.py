"""Purple, card by card."""

from tests.twisted_oliver.table import Table


def test_masked_imp_robs_a_card_for_a_kill(table: Table) -> None:
    table.me(battlers="Masked Imp").foe(battlers="Paper Soldier", hand="Shield, Scald")
    table.attack("Masked Imp", "Paper Soldier")
    assert len(table.hand("foe")) == 1
    assert len(table.discard("foe")) == 2


def test_masked_imp_robs_in_the_other_players_turn_too(table: Table) -> None:
    table.me(battlers="Paper Soldier", hand="Shield").foe(battlers="Masked Imp", hand="Scald")
    table.attack("Paper Soldier", "Masked Imp")
    assert table.discard("me") == ["Paper Soldier", "Shield"]
    assert table.hand("foe") == ["Scald"]


def test_masked_imp_robs_nothing_without_a_kill_or_of_an_empty_hand(table: Table) -> None:
    table.me(battlers="Masked Imp").foe(battlers="Hedge", hand="Shield")
    table.attack("Masked Imp", "Hedge")
    assert table.hand("foe") == ["Shield"]
    empty = Table().me(battlers="Masked Imp").foe(battlers="Paper Soldier")
    empty.attack("Masked Imp", "Paper Soldier")
    assert empty.discard("foe") == ["Paper Soldier"]


def test_night_stalker_attacks_directly_past_battlers(table: Table) -> None:
    table.me(battlers="Night Stalker, Wolverine").foe(battlers="Hedge")
    assert table.offers("raid") == ["Night Stalker 70:2/1:2:0 attacks Player 2 directly"]
    table.attack("Night Stalker")
    assert table.points["me"] == 1


def test_night_stalker_does_not_pass_a_bulwark(table: Table) -> None:
    table.me(battlers="Night Stalker").foe(battlers="Brick Rampart, Hedge")
    assert table.offers("raid") == []


def test_grave_moth_draws_when_it_is_defeated(table: Table) -> None:
    table.me(battlers="Grave Moth").foe(battlers="Glass Golem").attack("Grave Moth", "Glass Golem")
    assert table.battlers("me") == []
    assert table.hand("me") == ["Red Orb"]
    assert table.hand("foe") == []


def test_grave_moth_draws_when_a_spell_defeats_it(table: Table) -> None:
    table.rich().me(hand="Execution").foe(battlers="Grave Moth").play("Execution", "Grave Moth")
    assert table.hand("foe") == ["Red Orb"]


def test_grave_moth_that_is_sacked_is_not_defeated(table: Table) -> None:
    table.me(battlers="Grave Moth").sack("Grave Moth")
    assert table.discard("me") == ["Grave Moth"]
    assert table.hand("me") == []


def test_cellar_leech_thickens_with_what_it_sucks(table: Table) -> None:
    table.me(battlers="Cellar Leech").foe(battlers="Hedge").attack("Leech", "Hedge")
    assert table.stats("Cellar Leech") == "40:1/3:1:0"
    table.end()
    assert table.stats("Cellar Leech") == "40:1/3:1:0"


def test_cellar_leech_is_not_saved_by_it_in_the_same_battle(table: Table) -> None:
    table.me(battlers="Cellar Leech").foe(battlers="Root Tortoise")
    table.attack("Cellar Leech", "Root Tortoise")
    assert table.discard("me") == ["Cellar Leech"]


def test_cellar_leech_without_attack_sucks_nothing(table: Table) -> None:
    table.me(battlers="Cellar Leech under Rust").foe(battlers="Hedge").attack("Leech", "Hedge")
    assert table.stats("Cellar Leech") == "40:0/2:1:0"


def test_bounty_hunter_collects_1_for_a_kill(table: Table) -> None:
    table.me(battlers="Bounty Hunter").foe(battlers="Ember Rat").attack("Bounty Hunter", "Ember")
    assert table.points["me"] == 1 + 1


def test_bounty_hunter_collects_for_every_kill_of_a_turn(table: Table) -> None:
    table.me(battlers="2 Paper Soldier").foe(battlers="Bounty Hunter")
    table.attack("Paper Soldier", "Hunter").attack("Paper Soldier", "Hunter")
    assert table.points == {"me": 0, "foe": 2 * (1 + 1)}


def test_bounty_hunter_collects_nothing_for_a_battle_without_a_kill(table: Table) -> None:
    table.me(battlers="Bounty Hunter").foe(battlers="Ice Shelf").attack("Bounty Hunter", "Ice")
    assert table.points == {"me": 0, "foe": 0}


def test_pale_assassin_is_not_struck_back(table: Table) -> None:
    table.me(battlers="Pale Assassin").foe(battlers="Root Tortoise")
    table.attack("Pale Assassin", "Root Tortoise")
    assert table.stats("Pale Assassin") == "70:4/1:4:0"
    assert table.stats("Root Tortoise") == "10:2/1:3:0"


def test_pale_assassin_is_not_struck_back_by_who_attacks_it(table: Table) -> None:
    table.me(battlers="Root Tortoise").foe(battlers="Pale Assassin")
    table.attack("Root Tortoise", "Pale Assassin")
    assert table.stats("Pale Assassin") == "70:4/1:4:0"


def test_pale_assassin_falls_to_who_is_faster(table: Table) -> None:
    table.me(battlers="Pale Assassin").foe(battlers="Storm Cat").attack("Pale Assassin", "Storm")
    assert table.battlers("me") == []
    assert table.stats("Storm Cat") == "80:3/2:3:1"


def test_bone_fence_gives_a_battler_back_when_it_is_defeated(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Bone Fence", discard="Magra, Shield")
    table.attack("Pit Ogre", "Bone Fence")
    assert table.asked() == "foe"
    assert table.offers("pick") == ["Choose Magra 60:6/5:8:0"]  # never itself
    table.pick("Magra")
    assert table.hand("foe") == ["Magra"]
    assert table.discard("foe") == ["Bone Fence", "Shield"]


def test_bone_fence_gives_nothing_where_nobody_lies(table: Table) -> None:
    table.me(battlers="Pit Ogre", discard="Magra").foe(battlers="Bone Fence", discard="Shield")
    table.attack("Pit Ogre", "Bone Fence")
    assert table.asked() == "me"
    assert table.hand("foe") == []


def test_bone_fence_may_leave_the_dead_alone(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Bone Fence", discard="Magra")
    table.attack("Pit Ogre", "Bone Fence").skip()
    assert table.discard("foe") == ["Bone Fence", "Magra"]


def test_bone_fence_reveals_nobody_who_lay_open(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Bone Fence", discard="Jack in the Tin")
    table.attack("Pit Ogre", "Bone Fence").pick("Jack")
    assert table.hand("foe") == ["Jack in the Tin"]
    assert not [line for line in table.log() if line.startswith("Jack in the Tin:")]


def test_queen_umbra_brings_somebody_back(table: Table) -> None:
    table.rich().me(hand="Queen Umbra", discard="Dawn Courier, Scald").foe(discard="Magra")
    table.play("Queen Umbra")
    assert table.offers("pick") == ["Choose Dawn Courier 75:1/1:1:0"]
    table.pick("Dawn Courier")
    assert table.battlers("me") == ["Queen Umbra 75:5/4:8:0", "Dawn Courier 75:1/1:1:0"]
    assert table.hand("me") == ["Red Orb"]  # who comes back enters
    assert table.discard("me") == ["Scald"]


def test_queen_umbra_may_bring_back_a_legendary_though_one_was_played(table: Table) -> None:
    table.rich().me(hand="Queen Umbra", discard="Magra").play("Queen Umbra").pick("Magra")
    assert len(table.battlers("me")) == 2


def test_queen_umbra_does_not_suffer_another(table: Table) -> None:
    table.rich().me(hand="Queen Umbra", discard="Queen Umbra").play("Queen Umbra").pick("Umbra")
    assert table.battlers("me") == table.discard("me") == []
    assert table.named("me", "removed") == ["Queen Umbra", "Queen Umbra"]


def test_queen_umbra_asks_nothing_over_an_empty_discard(table: Table) -> None:
    table.rich().me(hand="Queen Umbra").play("Queen Umbra")
    assert table.offers("pick") == []
    assert table.battlers("me") == ["Queen Umbra 75:5/4:8:0"]


def test_poisoned_dagger_keeps_the_struck_from_striking_back(table: Table) -> None:
    table.me(battlers="Wolverine with Poisoned Dagger").foe(battlers="Glass Golem with Shield")
    table.attack("Wolverine", "Glass Golem")
    assert table.stats("Wolverine") == "70:3/1:2:0"
    assert table.stats("Glass Golem") == "30:3/2:3:0"


def test_poisoned_dagger_does_not_stay_the_first_blow(table: Table) -> None:
    table.me(battlers="Elder Mammoth with Poisoned Dagger").foe(battlers="Storm Cat")
    table.attack("Elder Mammoth", "Storm Cat")
    assert table.stats("Elder Mammoth") == "30:7/4:7:1"


def test_ledger_of_debts_collects_1_for_an_enemy_defeated(table: Table) -> None:
    table.rich().me(items="Ledger of Debts", hand="Execution").foe(battlers="Hedge")
    table.play("Execution", "Hedge")
    assert table.points == {"me": 1 + 1, "foe": 0}


def test_ledger_of_debts_collects_for_each_of_many(table: Table) -> None:
    table.rich().me(items="Ledger of Debts", hand="The Plague", battlers="Wolverine")
    table.foe(battlers="Hedge, Ember Rat, Soot Imp").play("The Plague")
    assert table.points == {"me": 3 + 3, "foe": 2}


def test_ledger_of_debts_collects_in_the_other_players_turn_too(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Slag Heap, Storm Cat", items="2 Ledger of Debts")
    table.attack("Wolverine", "Storm Cat")
    assert table.points == {"me": 0, "foe": 2 + 2}


def test_wanted_poster_puts_2_on_a_head(table: Table) -> None:
    table.rich().me(hand="Wanted Poster, Execution").foe(battlers="Hedge, Ember Rat (bounty 1)")
    table.play("Wanted Poster", "Ember Rat")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0", "Ember Rat 70:1/1:1:3"]
    table.play("Execution", "Ember Rat")
    assert table.points["me"] == 1 + 3


def test_wanted_poster_names_no_friend(table: Table) -> None:
    table.rich().me(hand="Wanted Poster", battlers="Hedge")
    assert table.waits("Wanted Poster") == "there is no enemy battler"


def test_unquiet_night_brings_a_battler_back(table: Table) -> None:
    table.rich().me(hand="Unquiet Night", discard="Pit Ogre, Shield")
    assert table.offers("play_on") == ["Play Unquiet Night on Pit Ogre 25:5/3:4:0"]
    table.play("Unquiet Night", "Pit Ogre")
    assert table.battlers("me") == ["Pit Ogre 25:5/3:4:0"]
    assert table.discard("me") == ["Shield", "Unquiet Night"]
    assert len(table.offers("raid")) == 1  # who enters may attack


def test_unquiet_night_lets_who_comes_back_enter(table: Table) -> None:
    table.rich().me(hand="Unquiet Night", discard="Tidecaller").foe(battlers="Hedge")
    table.play("Unquiet Night", "Tidecaller").pick("Hedge")
    assert table.hand("foe") == ["Hedge"]


def test_unquiet_night_waits_for_the_dead(table: Table) -> None:
    table.rich().me(hand="Unquiet Night", discard="Shield").foe(discard="Hedge")
    assert table.waits("Unquiet Night") == "there is no battler in your discard"


def test_creeping_dread_makes_an_enemy_less_in_everything(table: Table) -> None:
    table.rich().me(hand="Creeping Dread", battlers="Hedge").foe(battlers="Pit Ogre")
    assert len(table.offers("play_on")) == 1
    table.play("Creeping Dread", "Pit Ogre").end()
    assert table.stats("Pit Ogre") == "15:4/2:4:0"
    assert table.bears("Pit Ogre") == ["Creeping Dread"]


def test_creeping_dread_defeats_nobody_by_itself(table: Table) -> None:
    table.rich().me(hand="Creeping Dread", battlers="Wolverine").foe(battlers="Ember Rat")
    table.play("Creeping Dread", "Ember Rat")
    assert table.stats("Ember Rat") == "60:0/0:1:0"
    table.attack("Wolverine", "Ember Rat")
    assert table.discard("foe") == ["Ember Rat"]
    assert table.discard("me") == ["Creeping Dread"]


def test_pickpocket_draws_and_robs(table: Table) -> None:
    table.rich().me(hand="Pickpocket").foe(hand="2 Shield").play("Pickpocket")
    assert table.hand("me") == ["Red Orb"]
    assert table.hand("foe") == table.discard("foe") == ["Shield"]


def test_pickpocket_draws_from_an_empty_pocket_too(table: Table) -> None:
    table.rich().me(hand="Pickpocket").play("Pickpocket")
    assert table.hand("me") == ["Red Orb"]
    assert table.discard("foe") == []


def test_blackmail_takes_2_points_but_never_below_0(table: Table) -> None:
    table.rich().me(hand="2 Blackmail", points=4).foe(points=3).play("Blackmail")
    assert table.points == {"me": 4, "foe": 1}
    table.play("Blackmail")
    assert table.points == {"me": 4, "foe": 0}


def test_snare_slows_and_weakens_an_attacker(table: Table) -> None:
    table.me(battlers="Pit Ogre").foe(battlers="Hedge with Shield", traps="Snare")
    table.attack("Pit Ogre", "Hedge")
    assert table.stats("Pit Ogre") == "0:3/3:4:0"
    assert table.stats("Hedge") == "5:0/2:1:0"
    table.end()
    assert table.stats("Pit Ogre") == "25:5/3:4:0"


def test_snare_lets_the_attacked_strike_first(table: Table) -> None:
    table.me(battlers="Wolverine").foe(battlers="Bramble Fox", traps="Snare")
    table.attack("Wolverine", "Bramble Fox")
    assert table.battlers("me") == []
    assert table.battlers("foe") == ["Bramble Fox 55:2/3:2:1"]


def test_snare_does_not_hold_back_a_direct_attack(table: Table) -> None:
    table.me(battlers="Storm Cat").foe(traps="Snare").attack("Storm Cat")
    assert table.stats("Storm Cat") == "30:1/2:3:0"
    assert table.points["me"] == 1


def test_snare_waits_for_an_attack(table: Table) -> None:
    table.rich().me(hand="Wolverine, War Drum, Clear Mind").foe(traps="Snare")
    table.play("Wolverine").play("War Drum").play("Clear Mind")
    assert table.named("foe", "traps") == ["Snare"]


def test_closed_gate_keeps_a_battler_out(table: Table) -> None:
    table.rich().me(hand="Magra, Wolverine").foe(traps="Closed Gate").play("Magra")
    table.do("pass")
    assert table.battlers("me") == []
    assert table.discard("me") == ["Magra"]
    assert table.points == {"me": 0, "foe": 0}
    table.play("Wolverine")
    assert len(table.battlers("me")) == 1


def test_closed_gate_lets_items_attacks_and_the_dead_pass(table: Table) -> None:
    table.rich().me(hand="War Drum, Unquiet Night", discard="Magra").foe(traps="Closed Gate")
    table.play("War Drum").play("Unquiet Night", "Magra")
    assert table.battlers("me") == ["Magra 60:7/5:8:0"]
    assert table.attack("Magra").points["me"] == 1
    assert table.named("foe", "traps") == ["Closed Gate"]


def test_stolen_page_makes_a_spell_come_to_nothing(table: Table) -> None:
    table.rich().me(hand="2 Clear Mind").foe(traps="Stolen Page").play("Clear Mind")
    table.do("pass")
    assert table.hand("me") == ["Clear Mind"]
    assert table.discard("foe") == ["Stolen Page"]
    table.play("Clear Mind")
    assert table.hand("me") == ["Red Orb", "Red Orb"]


def test_stolen_page_stops_a_lasting_augment_too(table: Table) -> None:
    table.rich().me(hand="Rust").foe(battlers="Pit Ogre", traps="Stolen Page")
    table.play("Rust", "Pit Ogre")
    assert table.stats("Pit Ogre") == "25:5/3:4:0"
    assert table.discard("me") == ["Rust"]


def test_stolen_page_waits_for_a_spell(table: Table) -> None:
    table.rich().me(hand="Wolverine, War Drum").foe(traps="Stolen Page")
    table.play("Wolverine").play("War Drum").attack("Wolverine")
    assert table.named("foe", "traps") == ["Stolen Page"]
    assert table.points["me"] == 1


def test_informer_puts_2_on_a_head_as_it_enters(table: Table) -> None:
    table.rich().me(hand="Informer").foe(battlers="Hedge, Ember Rat").play("Informer").pick("Rat")
    assert table.battlers("foe") == ["Hedge 5:0/3:1:0", "Ember Rat 70:1/1:1:2"]


def test_impostor_lets_another_be_wanted_instead(table: Table) -> None:
    table.me(battlers="Impostor (bounty 2)").foe(battlers="Hedge, Ice Shelf (bounty 1)")
    table.attack("Impostor", "Hedge").pick("Ice Shelf")
    assert table.stats("Ice Shelf") == "30:1/4:2:3"
    assert table.stats("Impostor") == "75:3/3:2:1"  # for the Hedge, after the trick


def test_impostor_may_keep_its_bounty(table: Table) -> None:
    table.me(battlers="Impostor (bounty 2)").foe(battlers="Ice Shelf").attack("Impostor", "Ice")
    table.skip()
    assert table.stats("Impostor") == "75:3/2:2:2"
    assert table.stats("Ice Shelf") == "30:1/1:2:0"


def test_false_witness_collects_what_an_enemy_is_wanted_for(table: Table) -> None:
    table.rich().me(hand="False Witness").foe(battlers="Hedge, Ember Rat (bounty 3)")
    assert len(table.offers("play_on")) == 1
    table.play("False Witness", "Ember Rat")
    assert table.points["me"] == 3
    assert table.stats("Ember Rat") == "70:1/1:1:0"
    assert table.hand("me") == ["Red Orb"]
    assert "Ember Rat 70:1/1:1:0 loses 3 bounty to False Witness." in table.log()
