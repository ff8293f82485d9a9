"""Orbs, the pool, and what playing a card costs at the table."""

from __future__ import annotations

from tests.twisted_oliver.table import Table


def test_playing_a_card_calls_the_orbs_it_needs(table: Table) -> None:
    table.me(hand="Wolverine", items="2 Red Orb, 2 Yellow Orb")
    table.play("Wolverine")
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]
    assert (table.ready("me", "Red"), table.ready("me", "Yellow")) == (1, 1)
    assert table.energy() == "0"


def test_the_pool_is_used_before_orbs_of_the_same_kind(table: Table) -> None:
    table.me(hand="Wolverine", energy="1R", items="2 Red Orb, Yellow Orb").play("Wolverine")
    assert (table.ready("me", "Red"), table.ready("me", "Yellow")) == (2, 0)


def test_clear_is_kept_where_an_orb_will_do(table: Table) -> None:
    table.me(hand="Ember Rat", energy="1C", items="Red Orb").play("Ember Rat")
    assert table.energy() == "1C"
    assert table.ready("me") == 0


def test_what_cannot_be_paid_is_not_offered_and_says_its_price(table: Table) -> None:
    table.me(hand="Wolverine", items="3 Red Orb")
    assert table.offers("play") == []
    assert table.waits("Wolverine") == "costs 1R1Y"


def test_a_called_orb_pays_nothing(table: Table) -> None:
    table.me(hand="Ember Rat", items="Red Orb (called)")
    assert table.offers("play") == []


def test_any_colour_pays_black_and_white_does_not(table: Table) -> None:
    table.me(hand="Soot Imp", items="Red Orb, Blue Orb").play("Soot Imp")
    assert table.battlers("me") == ["Soot Imp 55:2/1:1:0"]
    other = Table().me(hand="Soot Imp", items="White Orb, Blue Orb")
    assert other.waits("Soot Imp") == "costs 2L"


def test_an_item_that_gives_two_leaves_the_rest_in_the_pool(table: Table) -> None:
    table.me(hand="Ember Rat", items="The Prism").play("Ember Rat")
    assert table.energy() == "1C"


def test_the_smallest_source_of_a_kind_is_called_first(table: Table) -> None:
    table.me(hand="Paper Soldier", items="The Prism, Transparent Crystal").play("Paper Soldier")
    assert table.called("Transparent Crystal", "items")
    assert not table.called("The Prism", "items")


# ---- Choosing ----------------------------------------------------------------------------------


def test_no_more_is_called_than_is_needed(table: Table) -> None:
    table.me(hand="Bramble Fox", items="Green Orb, Heartwood").play("Bramble Fox")  # 2G
    assert table.called("Heartwood", "items")
    assert not table.called("Green Orb", "items")
    assert table.energy() == "0"


def test_a_trap_is_paid_as_usual_for_a_choice_would_show_it(table: Table) -> None:
    table.me(hand="Snare", items="2 Purple Orb, 2 Blue Orb")
    assert table.offers("choose_energy") == []
    table.play("Snare")
    assert table.sees("foe", "traps.0") == [""]


def test_there_is_no_choice_where_only_one_payment_is_possible(table: Table) -> None:
    table.me(hand="Wolverine", items="2 Red Orb, Yellow Orb")
    assert table.offers("choose_energy") == []


def test_the_player_may_choose_what_is_spent(table: Table) -> None:
    table.me(hand="Paper Soldier", items="2 Red Orb, Yellow Orb, Transparent Crystal")
    table.do("choose_energy", "Paper Soldier")
    assert table.prompt() == "Paper Soldier costs 1C: spend what? (1 to go)"
    assert table.offers("spend_kind") == ["Spend 1 Red", "Spend 1 Yellow", "Spend 1 Clear"]
    table.do("spend_kind", "Yellow")
    assert table.battlers("me") == ["Paper Soldier 50:1/1:1:0"]
    assert (table.ready("me", "Red"), table.ready("me", "Yellow")) == (2, 0)


def test_what_the_rest_of_the_cost_needs_cannot_be_chosen(table: Table) -> None:
    table.me(hand="Flint Jackal", items="2 Red Orb, 2 Yellow Orb, Blue Orb")  # 2R1C
    table.do("choose_energy", "Flint Jackal").do("spend_kind", "Blue")
    assert table.offers("spend_kind") == ["Spend 1 Red"]


def test_the_rest_may_be_left_to_the_usual_way(table: Table) -> None:
    table.me(hand="Glass Golem", items="3 Red Orb, 2 Blue Orb")
    table.do("choose_energy", "Glass Golem").do("spend_kind", "Blue").do("usual")
    assert (table.ready("me", "Red"), table.ready("me", "Blue")) == (1, 1)


def test_a_target_is_chosen_after_the_energy(table: Table) -> None:
    table.me(hand="Magnifying Lens", items="Red Orb, Blue Orb", battlers="Wolverine, Ember Rat")
    table.do("choose_energy", "Magnifying Lens").do("spend_kind", "Blue")
    assert table.prompt() == "Play it on what?"
    table.do("play_there", "Ember Rat")
    assert table.bears("Ember Rat") == ["Magnifying Lens"]
    assert table.ready("me", "Red") == 1


def test_the_price_of_a_call_may_be_chosen_too(table: Table) -> None:
    table.me(items="Looking Glass, 2 Red Orb, Yellow Orb", deck="Shield, Wolverine")
    table.do("choose_price", "Looking Glass")
    assert table.prompt() == "Looking Glass costs 1C: spend what? (1 to go)"
    table.do("spend_kind", "Yellow")
    assert table.called("Looking Glass", "items")
    assert len(table.hand("me")) == 1
    assert (table.ready("me", "Red"), table.ready("me", "Yellow")) == (2, 0)


def test_the_price_of_a_sack_may_be_chosen_too(table: Table) -> None:
    table.me(items="Transparent Crystal, 2 Red Orb, 2 Black Orb", deck="Wolverine")
    table.do("choose_price", "Transparent Crystal").do("spend_kind", "Red").do("usual")
    assert table.items("me") == ["Black Orb", "Black Orb", "Red Orb", "Red Orb"]
    assert (table.ready("me", "Red"), table.ready("me", "Black")) == (1, 1)


def test_a_card_never_pays_its_own_price(table: Table) -> None:
    table.me(items="Transparent Crystal, Red Orb, Blue Orb", deck="Wolverine")
    assert table.offers("choose_price") == []  # both orbs are needed
    table.do("sack_for", "Transparent Crystal", "shuffle")
    assert table.ready("me") == 0


# ---- The pool ----------------------------------------------------------------------------------


def test_an_orb_is_called_for_one_and_sacked_for_three(table: Table) -> None:
    table.me(items="2 Red Orb").call("Red Orb")
    assert table.energy() == "1R"
    table.sack("Red Orb")
    assert table.energy() == "4R"
    assert table.discard("me") == ["Red Orb"]
    assert table.offers("sack_for") == []  # the other one is called


def test_the_pool_empties_at_the_start_of_your_own_turn(table: Table) -> None:
    table.me(energy="2R").end()
    assert table.energy("me") == "2R"
    table.end()
    assert table.energy("me") == "0"


def test_orbs_are_uncalled_at_the_start_of_your_turn_and_not_before(table: Table) -> None:
    table.me(items="Red Orb").call("Red Orb").end()
    assert table.ready("me") == 0
    table.end()
    assert table.ready("me") == 1


def test_energy_of_the_main_step_may_be_used_in_the_attack_step(table: Table) -> None:
    table.me(battlers="Ember Rat", energy="1C", items="Looking Glass").attack("Ember Rat")
    table.call("Looking Glass")
    assert len(table.hand("me")) == 1
    assert table.energy() == "0"
