"""Cards that wait face down: traps, coming out of hiding, and what the other player can tell."""

from tests.hiddenzone.table import Table


def test_a_trap_cannot_be_played_from_the_hand(table: Table) -> None:
    table.me(hand="Coal Mine, Powder Vest", battlezone="Cinder Pup")
    assert table.offers("cast") == table.offers("equip") == []
    waits = [card["waits"] for card in table.shown("me", "hand.0")["cards"]]
    assert waits == 2 * ["a trap has to be set down first"]


def test_a_trap_needs_its_civilization_and_rank(table: Table) -> None:
    table.me(battlezone="Cinder Pup").foe(battlezone="Cinder Pup", hiddenzone="Backdraft")
    table.attack("Cinder Pup")
    assert table.offers("cast") == []


def test_a_trap_can_go_off_once_a_turn(table: Table) -> None:
    table.me(battlezone="Cinder Pup, Kennel Runt")
    table.foe(battlezone="Cinder Pup (tapped)", hiddenzone="Coal Mine, Coal Mine")
    table.attack("Kennel Runt").cast("Coal Mine").let().attack("Cinder Pup")
    assert table.offers("cast") == []


def test_an_ended_attack_leaves_the_other_set_down_cards(table: Table) -> None:
    table.me(battlezone="Slagfang, Cinder Pup")
    table.foe(battlezone="Snapclaw (tapped)", hiddenzone="Scarecrow, Undertow")
    table.attack("Slagfang").cast("Scarecrow")
    assert table.set_down("foe") == ["Undertow"]
    table.attack("Cinder Pup").cast("Undertow", "Cinder Pup")
    assert table.lost("foe") == 0


def test_responses_are_not_actions_of_the_turn(table: Table) -> None:
    table.me(battlezone="Cinder Pup, Kennel Runt")
    table.foe(battlezone="Cinder Pup (tapped)", hiddenzone="Coal Mine, Ember Fang, Doom")
    table.state.actions = 198
    table.attack("Kennel Runt").cast("Coal Mine").equip("Ember Fang", "Cinder Pup").let()
    assert table.asked() == "me"
    assert table.state.actions == 199


def test_a_card_set_down_from_the_graveyard_is_lost_among_the_others(table: Table) -> None:
    table.me(hand="Old Debts", battlezone="Grey Moth", graveyard="Dread", hiddenzone="Doom")
    table.cast("Old Debts", "Dread")
    assert table.sees("foe", "hidden.0") == ["", ""]
    assert sorted(table.sees("me", "hidden.0")) == ["Doom", "Dread"]


def test_what_was_looked_at_is_unknown_again_when_the_hiddenzone_is_mixed(table: Table) -> None:
    table.me(hand="Sounding", battlezone="Surf Dancer")
    table.foe(hand="Old Debts", battlezone="Grey Moth", graveyard="Dread", hiddenzone="Doom")
    table.cast("Sounding")
    assert table.sees("me", "hidden.1") == ["Doom"]
    table.end().cast("Old Debts", "Dread")
    assert table.sees("me", "hidden.1") == ["", ""]


def test_what_was_looked_at_is_unknown_again_in_the_hand(table: Table) -> None:
    table.me(hand="Sounding", battlezone="Surf Dancer")
    table.foe(hand="No Stone Unturned", battlezone="Mycel Child", hiddenzone="Doom")
    table.cast("Sounding").end().do("cast_at", "No Stone Unturned")
    assert table.hand("foe") == ["Doom", "Gate Recruit", "Gate Recruit"]
    assert table.sees("me", "hand.1") == ["", "", ""]


def test_taking_a_card_back_tells_nobody_which(table: Table) -> None:
    table.me(hand="No Stone Unturned", battlezone="Surf Dancer", hiddenzone="Doom")
    table.do("cast_at", "No Stone Unturned")
    assert "Player 1 takes a card back into their hand." in table.log("foe")
