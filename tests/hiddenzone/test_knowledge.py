"""What a seat knows, and what it guesses about a deck whose list it does not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import bestiary
from bestiary.engine import Rng
from bestiary.games.hiddenzone.design import SET
from bestiary.games.hiddenzone.field import Field
from bestiary.games.hiddenzone.rack import RACK
from tests.conformance.clones import as_bytes
from tests.hiddenzone.table import Table


def started(seed: int, **options: object) -> Field:
    field: Field = bestiary.game("hiddenzone").new(seed=seed, options=options)
    field.play(0, "keep")
    field.play(1, "keep")
    return field


def guessed(field: Field, seed: int) -> Field:
    """What player 1 guesses."""
    guess = field.guess(0, Rng(seed))
    assert isinstance(guess, Field)
    return guess


def brought(field: Field, seat: int) -> Counter[int]:
    """All cards of a seat, by origin."""
    return Counter(
        each.face.origin
        for zone in field.zones
        if zone.place.owner == seat
        for card in zone.cards
        for each in [card, *card.attached]
    )


def test_the_other_hand_and_hiddenzone_are_counts(table: Table) -> None:
    table.me(hand="Flare", hiddenzone="Doom").foe(hand="Undertow, Salvage", hiddenzone="Judgement")
    zones = {zone["key"]: zone for zone in table.state.view(0)["zones"]}
    assert [card["name"] for card in zones["hidden.0"]["cards"]] == ["Doom"]
    assert [card["name"] for card in zones["hidden.1"]["cards"]] == [""]
    assert [card["name"] for card in zones["hand.1"]["cards"]] == ["", ""]
    assert zones["deck.1"]["count"] == 12
    assert zones["deck.1"]["cards"] == []


def test_setting_a_card_down_does_not_show_it(table: Table) -> None:
    table.me(hand="Flare").set("Flare")
    assert table.log("me")[-1] == "You set Flare down."
    assert table.log("foe")[-1] == "Player 1 sets a card down."


def test_a_card_that_returned_to_the_hand_can_be_set_down_unseen(table: Table) -> None:
    table.me(hand="Whirlpool, Sand Crab", battlezone="Reef Colossus").foe(battlezone="Grey Moth")
    table.cast("Whirlpool", "Grey Moth").end().set("Grey Moth")
    zones = {zone["key"]: zone for zone in table.state.view(0)["zones"]}
    assert [card["name"] for card in zones["hidden.1"]["cards"]] == [""]


def test_a_search_shows_the_deck_to_its_player_only(table: Table) -> None:
    table.me(hand="Pearl Diver", battlezone="Tidepool Seal", deck="Undertow, Sand Crab, Doom")
    table.evolve("Pearl Diver", "Tidepool Seal")
    mine, theirs = (
        next(zone for zone in table.state.view(seat)["zones"] if zone["key"] == "deck.0")
        for seat in (0, 1)
    )
    assert sorted(card["name"] for card in mine["cards"]) == ["Doom", "Sand Crab", "Undertow"]
    assert theirs["cards"] == []
    table.pick("Undertow")
    assert all(not card.known_to(0) for card in table.cards("me", "deck"))


def test_a_guess_takes_the_other_deck_from_one_that_fits() -> None:
    field = started(5, **{"deck.1": "tide"})
    kinds = set()
    for seed in range(40):
        guess = guessed(field, seed)
        deck = brought(guess, 1)
        assert deck.total() == 40
        names = [n for n in RACK.names() if Counter(RACK.origins(n)) == deck]
        assert len(names) == 1
        kinds.add(names[0])
        assert brought(guess, 0) == brought(field, 0)
    assert kinds == set(RACK.names())  # nothing was seen: any could be


def test_what_was_seen_narrows_the_guess() -> None:
    field = started(5, **{"deck.1": "tide"})
    card = field.decks[1].cards.pop()
    field.graves[1].add(card)
    for seed in range(20):
        assert brought(guessed(field, seed), 1) == Counter(RACK.origins("tide"))


def test_a_deck_that_is_no_ready_one_is_guessed_from_the_set(table: Table) -> None:
    table.foe(battlezone="Grey Moth, Cinder Pup", hand="Flare, Doom")
    for seed in range(20):
        guess = guessed(table.state, seed)
        hidden = [card for zone in (guess.hands[1], guess.decks[1]) for card in zone.cards]
        assert len(hidden) == 14
        assert all("Dusk" in n or "Ember" in n for c in hidden for n in [names_of(c.face.origin)])


def names_of(origin: int) -> str:
    return " ".join(SET.by_origin[origin].civilization_names())


def test_open_lists_are_known(table: Table) -> None:
    field = started(5, **{"deck.1": "tide", "open_lists": True})
    for seed in range(10):
        assert brought(guessed(field, seed), 1) == Counter(RACK.origins("tide"))
    assert sum(row["count"] for row in field.view(0)["unseen"]) == 40 + sum(
        len(zone.cards) for zone in (field.decks[0],)
    )


def test_the_true_list_changes_nothing_that_is_seen_or_guessed() -> None:
    """Another deck altogether behind the hidden cards: no view, no log and no guess differs."""
    dice = Random(4)
    for seed in range(6):
        field = started(seed, **{"deck.1": "dusk"})
        for _ in range(30):
            decisions = field.decisions()
            if field.result() is not None or not decisions:
                break
            field.play(decisions[0].seat, dice.choice(decisions[0].choices).text)
        twin = field.copy()
        for zone in twin.zones:
            if zone.place.owner == 1:
                zone.cards = [
                    card if card.known_to(0) else card.with_face(dice.choice(SET.cards))
                    for card in zone.cards
                ]
        if field.result() is None:
            assert as_bytes(twin.view(0)) == as_bytes(field.view(0))
            guesses = [state.guess(0, Rng(seed)).to_json() for state in (field, twin)]
            assert as_bytes(guesses[0]) == as_bytes(guesses[1])
