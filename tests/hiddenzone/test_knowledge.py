"""What a seat knows, and what it guesses if no ready deck fits."""

from tests.hiddenzone.table import Table


def test_the_other_hand_and_hiddenzone_are_counts(table: Table) -> None:
    table.me(hand="Flare", hiddenzone="Doom").foe(hand="Undertow, Salvage", hiddenzone="Judgement")
    assert table.sees("me", "hidden.0") == ["Doom"]
    assert table.sees("me", "hidden.1") == [""]
    assert table.sees("me", "hand.1") == ["", ""]
    assert table.sees("me", "deck.1") == []
    assert table.shown("me", "deck.1")["count"] == 12


def test_setting_a_card_down_does_not_show_it(table: Table) -> None:
    table.me(hand="Flare").set("Flare")
    assert table.log("me")[-1] == "You set Flare down."
    assert table.log("foe")[-1] == "Player 1 sets a card down."


def test_a_card_that_returned_to_the_hand_can_be_set_down_unseen(table: Table) -> None:
    table.me(hand="Whirlpool, Sand Crab", battlezone="Reef Colossus").foe(battlezone="Grey Moth")
    table.cast("Whirlpool", "Grey Moth").end().set("Grey Moth")
    assert table.sees("me", "hidden.1") == [""]


def test_a_search_shows_the_deck_to_its_player_only(table: Table) -> None:
    table.me(hand="Pearl Diver", battlezone="Tidepool Seal", deck="Undertow, Sand Crab, Doom")
    table.evolve("Pearl Diver", "Tidepool Seal")
    assert sorted(table.sees("me", "deck.0")) == ["Doom", "Sand Crab", "Undertow"]
    assert table.sees("foe", "deck.0") == []
    table.pick("Undertow")
    assert all(not card.known_to(0) for card in table.cards("me", "deck"))


def test_a_deck_that_is_no_ready_one_is_guessed_from_the_set(table: Table) -> None:
    table.foe(battlezone="Grey Moth, Cinder Pup", hand="Flare, Doom")
    for seed in range(20):
        guess = table.guessed(seed)
        hidden = [card for zone in (guess.hand(1), guess.deck(1)) for card in zone.cards]
        assert len(hidden) == 14
        assert all({"Dusk", "Ember"} & {*card.face.civilization_names()} for card in hidden)
