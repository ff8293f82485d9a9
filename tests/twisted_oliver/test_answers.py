"""Traps and counters: what is answered, by whom, in which order; and who is asked."""

from __future__ import annotations

from tests.twisted_oliver.table import Table


def test_a_trap_is_paid_when_it_is_laid_and_lies_face_down(table: Table) -> None:
    table.me(hand="Tangle Pit", items="2 Green Orb").play("Tangle Pit")
    assert table.named("me", "traps") == ["Tangle Pit"]
    assert table.ready("me") == 0
    assert table.log("foe")[-1] == "Player 1 lays a card face down."
    assert table.sees("foe", "traps.0") == [""]


def test_it_springs_in_the_other_players_turn_by_itself(table: Table) -> None:
    table.me(battlers="Wolverine").foe(traps="Tangle Pit", battlers="Hedge")
    table.attack("Wolverine", "Hedge")
    assert table.asked() == "me"
    assert table.stats("Hedge") == "5:0/3:1:0"
    assert table.discard("foe") == ["Tangle Pit"]
    assert table.called("Wolverine")


def test_ones_own_doing_springs_no_trap_of_ones_own(table: Table) -> None:
    table.me(battlers="Wolverine", traps="Tangle Pit").attack("Wolverine")
    assert table.points["me"] == 1
    assert table.named("me", "traps") == ["Tangle Pit"]


def test_only_what_it_waits_for_springs_it(table: Table) -> None:
    table.rich().me(hand="Clear Mind").foe(traps="Tangle Pit, Closed Gate").play("Clear Mind")
    assert table.named("foe", "traps") == ["Closed Gate", "Tangle Pit"]


def test_one_trap_an_event_the_one_that_has_lain_longest(table: Table) -> None:
    table.me(battlers="Wolverine, Wolverine").foe(traps="Snare, Tangle Pit", battlers="Hedge")
    table.attack("Wolverine", "Hedge")
    assert table.discard("foe") == ["Snare"]
    table.attack("Wolverine 60", "Hedge")
    assert table.discard("foe") == ["Snare", "Tangle Pit"]


# ---- Counters ----------------------------------------------------------------------------------


def test_a_counter_answers_a_spell_which_is_discarded_and_stays_paid(table: Table) -> None:
    table.me(hand="Clear Mind", items="3 Red Orb").foe(hand="Countercurrent", items="2 Blue Orb")
    table.play("Clear Mind")
    assert table.asked() == "foe"
    assert table.prompt() == "Player 1 plays Clear Mind. Your answer?"
    table.play("Countercurrent")
    assert table.hand("me") == []
    assert table.discard("me") == ["Clear Mind"]
    assert table.discard("foe") == ["Countercurrent"]
    assert (table.ready("me"), table.ready("foe")) == (0, 0)


def test_a_counter_answers_an_entering_card_which_is_no_defeat(table: Table) -> None:
    table.rich().me(hand="Wolverine").foe(hand="Turned Tide", energy="3B")
    table.play("Wolverine").play("Turned Tide")
    assert table.battlers("me") == []
    assert table.discard("me") == ["Wolverine"]
    assert table.points == {"me": 0, "foe": 0}


def test_the_first_player_may_answer_the_answer_and_the_last_resolves_first(table: Table) -> None:
    table.me(hand="Clear Mind, Countercurrent", energy="3C2B")
    table.foe(hand="Countercurrent", energy="2B")
    table.play("Clear Mind").play("Countercurrent")
    assert table.asked() == "me"
    assert table.prompt() == "Player 2 plays Countercurrent. Your answer?"
    table.play("Countercurrent")
    assert table.hand("me") == ["Red Orb", "Red Orb"]  # the spell was cast after all
    assert table.discard("foe") == ["Countercurrent"]


def test_there_is_one_answer_each(table: Table) -> None:
    table.me(hand="Clear Mind, Countercurrent", energy="3C2B")
    table.foe(hand="2 Countercurrent", energy="4B")
    table.play("Clear Mind").play("Countercurrent").play("Countercurrent")
    assert table.asked() == "me"  # nobody asks for a third
    assert table.hand("foe") == ["Countercurrent"]


def test_nobody_has_to_answer(table: Table) -> None:
    table.me(battlers="Wolverine").foe(hand="Sidestep", energy="2Y").attack("Wolverine").let()
    assert table.points["me"] == 1
    assert table.hand("foe") == ["Sidestep"]


def test_orbs_are_called_in_the_other_players_turn_for_a_counter(table: Table) -> None:
    table.me(battlers="Wolverine").foe(hand="Sidestep", items="2 Yellow Orb").attack("Wolverine")
    table.play("Sidestep")
    assert table.points["me"] == 0
    assert table.ready("foe") == 0


def test_a_trap_that_springs_is_its_owners_one_answer(table: Table) -> None:
    table.me(battlers="Wolverine").foe(traps="Tangle Pit", hand="Sidestep", energy="2Y")
    table.attack("Wolverine")
    assert table.discard("foe") == ["Tangle Pit"]
    assert table.asked() == "me"
    assert table.points["me"] == 0


def test_the_first_player_may_answer_a_trap_as_any_spell(table: Table) -> None:
    table.me(hand="Wolverine, Countercurrent", energy="1R1Y2B").foe(traps="Closed Gate")
    table.play("Wolverine")
    assert table.asked() == "me"
    assert table.prompt() == "Closed Gate of Player 2 springs. Your answer?"
    table.play("Countercurrent")
    assert table.battlers("me") == ["Wolverine 60:2/1:2:0"]
    assert table.discard("foe") == ["Closed Gate"]


def test_a_trap_that_is_not_answered_does_what_it_says(table: Table) -> None:
    table.me(battlers="Wolverine", hand="Countercurrent", energy="2B").foe(traps="Trapdoor")
    table.attack("Wolverine").do("pass")
    assert table.battlers("me") == []
    assert table.discard("foe") == ["Trapdoor"]
    assert table.asked() == "me"


def test_laying_a_trap_and_playing_an_orb_cannot_be_answered_by_any_counter_but_shatter(
    table: Table,
) -> None:
    table.rich().me(hand="Snare, Red Orb").foe(hand="Shatter", energy="2C").play("Snare")
    assert table.asked() == "me"
    table.play("Red Orb")
    assert table.asked() == "foe"


# ---- Being asked tells nothing -----------------------------------------------------------------


def test_being_asked_does_not_depend_on_what_is_held(table: Table) -> None:
    table.me(battlers="Wolverine").foe(hand="Red Orb", items="2 Yellow Orb").attack("Wolverine")
    assert table.asked() == "foe"
    assert table.offers() == ["No answer, and none until your next turn", "No answer"]


def test_nobody_is_asked_who_could_pay_no_counter_of_the_set(table: Table) -> None:
    table.me(battlers="Wolverine").foe(hand="Sidestep", items="Yellow Orb").attack("Wolverine")
    assert table.asked() == "me"


def test_nobody_is_asked_without_cards_in_hand(table: Table) -> None:
    table.me(battlers="Wolverine").foe(energy="9C").attack("Wolverine")
    assert table.asked() == "me"


def test_a_promise_is_said_aloud_and_holds_until_ones_turn(table: Table) -> None:
    table.me(battlers="Wolverine, Ember Rat").foe(hand="Sidestep", energy="4Y")
    table.attack("Wolverine").do("decline")
    assert table.log("me")[-2] == "Player 2 promises no answers until their next turn."
    table.attack("Ember Rat")
    assert table.asked() == "me"
    table.end().end()
    assert not table.state.promised[1]


def test_a_promise_can_be_made_with_the_end_of_a_turn(table: Table) -> None:
    table.me(hand="Sidestep", items="2 Yellow Orb").foe(battlers="Wolverine").do("rest")
    table.attack("Wolverine")
    assert table.asked() == "foe"
    assert table.points["foe"] == 1


def test_a_promise_is_offered_to_those_who_would_be_asked(table: Table) -> None:
    assert Table().me(hand="Shield", items="2 Red Orb").offers("rest")  # as if for a Shatter
    assert not Table().me(hand="Shield").offers("rest")
    assert not Table().me(items="9 Red Orb").offers("rest")
