"""Clear, card by card."""

from tests.twisted_oliver.table import Table


def test_kaleidoscope_gives_1_clear_or_2_cards(table: Table) -> None:
    table.me(items="2 Kaleidoscope").call("Kaleidoscope").sack("Kaleidoscope")
    assert table.energy() == "1C"
    assert len(table.hand("me")) == 2


def test_jack_in_the_tin_jumps_into_play_when_a_text_discards_it(table: Table) -> None:
    table.rich().me(hand="Erosion").foe(deck="Red Orb, Jack in the Tin, Red Orb, Red Orb")
    table.play("Erosion")
    assert table.battlers("foe") == ["Jack in the Tin 45:2/1:2:0"]
    assert table.discard("foe") == ["Red Orb", "Red Orb"]


def test_jack_in_the_tin_jumps_out_of_a_robbed_hand_too(table: Table) -> None:
    table.rich().me(hand="Pickpocket").foe(hand="Jack in the Tin").play("Pickpocket")
    assert table.battlers("foe") == ["Jack in the Tin 45:2/1:2:0"]


def test_mirror_knight_draws_when_the_enemy_chooses_it(table: Table) -> None:
    table.rich().me(hand="Scald, Wildfire").foe(battlers="Mirror Knight")
    table.play("Wildfire")
    assert table.hand("foe") == []
    table.play("Scald", "Mirror Knight")
    assert table.hand("foe") == ["Red Orb"]


def test_herald_draws_when_it_is_played_even_if_it_never_enters(table: Table) -> None:
    table.rich().me(hand="Herald").foe(traps="Closed Gate").play("Herald")
    assert table.battlers("me") == []
    assert table.hand("me") == ["Red Orb"]


def test_oliver_the_twisted_draws_2_as_he_enters(table: Table) -> None:
    table.rich().me(hand="Oliver the Twisted").play("Oliver")
    assert len(table.hand("me")) == 2
    assert table.card("Oliver").face.title == "Oliver"


def test_looking_glass_is_called_and_paid_for_a_card(table: Table) -> None:
    table.me(items="Looking Glass, Red Orb").call("Looking Glass")
    assert table.hand("me") == ["Red Orb"]
    assert table.ready("me") == 0
    assert Table().me(items="Looking Glass").offers("call") == []


def test_hourglass_is_sacked_for_2_cards(table: Table) -> None:
    table.me(items="Hourglass").sack("Hourglass")
    assert len(table.hand("me")) == 2
    assert table.items("me") == []


def test_spyglass_looks_at_a_trap_or_is_sacked_for_a_card(table: Table) -> None:
    table.me(items="2 Spyglass").foe(traps="Snare").call("Spyglass").do("pick")
    assert table.log("me")[-1] == "You look at Snare."
    assert table.log("foe")[-1] == "Player 1 looks at Snare."
    assert table.sees("me", "traps.1") == ["Snare"]
    table.sack("Spyglass")
    assert len(table.hand("me")) == 1


def test_the_prism_gives_2_clear(table: Table) -> None:
    table.me(items="The Prism").call("The Prism")
    assert table.energy() == "2C"


def test_trophy_shelf_collects_1_for_every_kill_in_battle_and_can_be_attacked(
    table: Table,
) -> None:
    table.me(battlers="Pit Ogre", items="Trophy Shelf").foe(battlers="Hedge, Ember Rat")
    table.attack("Pit Ogre", "Hedge")
    assert table.points["me"] == 1 + 1
    table.end()
    assert table.offers("attack", "Trophy Shelf") == ["Ember Rat 70:1/1:1:0 attacks Trophy Shelf"]


def test_clear_mind_draws_2(table: Table) -> None:
    table.rich().me(hand="Clear Mind").play("Clear Mind")
    assert len(table.hand("me")) == 2


def test_transparency_discards_a_trap(table: Table) -> None:
    table.rich().me(hand="Transparency").foe(traps="Snare").do("play_on", "Transparency")
    assert table.discard("foe") == ["Snare"]
    assert table.named("foe", "traps") == []


def test_open_window_discards_a_lasting_spell(table: Table) -> None:
    table.rich().me(hand="Open Window, Tailwind").foe(spells="Famine", battlers="Hedge")
    assert table.offers("play_on") == ["Play Open Window on Famine"]
    table.play("Open Window", "Famine")
    assert table.discard("foe") == ["Famine"]
    assert table.discard("me") == ["Open Window"]


def test_clean_slate_takes_equips_and_augments_off(table: Table) -> None:
    table.rich().me(hand="Clean Slate").foe(battlers="Wolverine with Shield under Rust")
    table.play("Clean Slate", "Wolverine")
    assert table.stats("Wolverine") == "60:2/1:2:0"
    assert table.discard("foe") == ["Shield"]
    assert table.discard("me") == ["Clean Slate", "Rust"]


def test_polish_makes_one_battler_better_this_turn(table: Table) -> None:
    table.rich().me(hand="Polish", battlers="Wolverine, Hedge").play("Polish", "Wolverine")
    assert table.battlers("me") == ["Wolverine 80:3/2:2:0", "Hedge 5:0/3:1:0"]
    table.end()
    assert table.stats("Wolverine") == "60:2/1:2:0"


def test_shatter_makes_an_item_come_to_nothing(table: Table) -> None:
    table.rich().me(hand="War Drum").foe(hand="Shatter", energy="2C")
    table.play("War Drum").play("Shatter")
    assert table.items("me") == []
    assert table.discard("me") == ["War Drum"]
