"""The choice: both at once, in secret, among the cards that can be played."""

from __future__ import annotations

import pytest

from bestiary import IllegalChoice
from tests.creature_wars.table import Table


def test_both_are_asked_at_once(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    assert [decision.seat for decision in table.state.decisions()] == [0, 1]
    assert table.view("me")["phase"] == "Choose"
    assert table.view("me")["waiting"] == [0, 1]


def test_a_choice_is_named_by_the_card_and_sorted_by_its_number(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}, Lvl.2 Blind Witch {3}", foe="Lvl.2 Fire Giant {4}")
    choices = table.state.decisions()[0].choices
    assert [choice.label for choice in choices] == [
        "Play Lvl.1 Fire Wolf {2}",
        "Play Lvl.2 Blind Witch {3}",
    ]
    ids = [card.id for card in table.state.hand(0).cards]
    assert [choice.text for choice in choices] == [f"play {id}" for id in ids]


def test_nothing_is_revealed_before_both_have_chosen(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}, Lvl.3 Holy Dragon {7}")
    table.seal("foe", "Dragon")
    assert table.hand("foe") == ["Lvl.2 Fire Giant {4}", "Lvl.3 Holy Dragon {7}"]
    assert table.cards("duel.1") == []
    assert table.log("me") == table.log("foe") == []


def test_a_sealed_choice_shows_only_that_it_was_made(table: Table) -> None:
    def me_after(card: str) -> object:
        other = Table()
        other.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}, Lvl.3 Holy Dragon {7}")
        return other.seal("foe", card).view("me")

    assert me_after("Dragon") == me_after("Giant")
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}, Lvl.3 Holy Dragon {7}")
    table.seal("foe", "Dragon")
    for who in ("me", "spectator"):
        view = table.view(who)
        assert [seat["answered"] for seat in view["seats"]] == [False, True]
        assert view["waiting"] == [0]
        assert table.sees(who, "foe") == ["?", "?"]


def test_a_sealed_pass_looks_like_any_other_choice(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}: (1)")
    assert table.offers("foe") == ["Pass: no card of yours can be played"]
    table.seal("foe", None)
    assert [seat["answered"] for seat in table.view("me")["seats"]] == [False, True]
    assert table.log("me") == []


def test_a_sealed_choice_can_be_withdrawn(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}, Lvl.3 Holy Dragon {7}")
    before = table.state.to_json()
    table.seal("foe", "Dragon")
    table.state.withdraw(1)
    assert table.state.to_json() == before
    table.seal("foe", "Giant").seal("me", "Wolf")
    assert "Lvl.2 Fire Giant {4}" in table.discarded()


def test_a_revealed_choice_cannot_be_withdrawn(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    table.duel("Wolf", "Giant")
    with pytest.raises(IllegalChoice, match="Player 2 has no sealed answer to take back"):
        table.state.withdraw(1)


def test_one_cannot_choose_twice(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    other = table.state.decisions()[0].choices[1].text
    table.seal("me", "Lvl.1")
    before = table.state.to_json()
    with pytest.raises(IllegalChoice, match="Player 1 has already answered"):
        table.state.play(0, other)
    assert table.state.to_json() == before


def test_a_card_of_the_other_hand_cannot_be_chosen(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    theirs = table.state.hand(1).cards[0].id
    mine = table.state.hand(0).cards[0].id
    before = table.state.to_json()
    with pytest.raises(IllegalChoice) as error:
        table.state.play(0, f"play {theirs}")
    assert str(error.value) == f"'play {theirs}' is not offered; choose from: play {mine}"
    assert table.state.to_json() == before


def test_nobody_may_pass_with_a_playable_card(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    with pytest.raises(IllegalChoice, match="'pass' is not offered"):
        table.state.play(0, "pass")


def test_a_resting_card_cannot_be_played(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (1), Lvl.2 Holy Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    assert table.playable("me") == ["Lvl.2 Holy Wolf {2}"]


def test_a_frozen_card_can_never_be_played(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (-), Lvl.2 Holy Wolf {2}", foe="Lvl.2 Fire Giant {4}")
    assert table.playable("me") == ["Lvl.2 Holy Wolf {2}"]
    table.duel("Lvl.2", "Giant").next_turn()
    assert table.hand("me")[0] == "Lvl.1 Fire Wolf {2}: (-)"
    assert "Lvl.1 Fire Wolf {2}: (-)" not in table.playable("me")


def test_a_card_with_no_turn_left_to_rest_can_be_played(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (0)", foe="Lvl.2 Fire Giant {4}")
    assert table.playable("me") == ["Lvl.1 Fire Wolf {2}"]


def test_the_view_says_what_an_unplayable_card_waits_for(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (1), Lvl.2 Holy Wolf {2}: (-), Lvl.3 Holy Pirate {3}")
    hand = table.view("me")["zones"][0]["cards"]
    assert [card["waits"] for card in hand] == ["rests this turn", "can never be played", ""]


def test_who_has_no_playable_card_passes(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}: (1), Lvl.2 Holy Wolf {2}: (-)", foe="")
    assert table.offers("me") == ["Pass: no card of yours can be played"]
    assert table.offers("foe") == ["Pass: no card of yours can be played"]


def test_the_cards_played_are_public(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").turn(2)
    table.duel("Wolf", "Giant")
    for who in ("me", "foe", "spectator"):
        shown = [card["face"] for event in table.events("flip", who) for card in event["cards"]]
        assert shown == ["Lvl.2 Fire Giant {4}", "Lvl.1 Fire Wolf {2}"]  # the initiative first
    assert table.log("me")[0] == "Player 2 plays Lvl.2 Fire Giant {4}."
    assert table.log("foe")[0] == "You play Lvl.2 Fire Giant {4}."


def test_a_pass_is_told_at_the_reveal(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}: (1)").duel("Wolf", None)
    assert "Player 2 passes." in table.log("me")
    assert "You pass." in table.log("foe")


def test_conceding_is_possible_at_any_time(table: Table) -> None:
    table.hands(me="Lvl.1 Fire Wolf {2}", foe="Lvl.2 Fire Giant {4}").seal("me", "Wolf")
    table.state.play(0, "concede")
    assert table.winner == "foe"
    assert table.ending == "conceded"
    assert table.history("me")[-1] == "You concede."
    assert table.history("foe")[-1] == "Player 1 concedes."
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.state.play(1, "concede")
