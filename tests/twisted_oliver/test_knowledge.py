"""What a seat knows, and what it guesses about a deck whose list it does not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import bestiary
from bestiary.engine import Rng
from bestiary.games.twisted_oliver.design import SET, TRAP
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.games.twisted_oliver.zones import FOREIGN
from tests.conformance.clones import as_bytes
from tests.twisted_oliver.table import Table


def started(seed: int, **options: object) -> Field:
    field: Field = bestiary.game("twisted-oliver").new(seed=seed, options=options)
    return field


def guessed(field: Field, seed: int) -> Field:
    """What player 1 guesses."""
    guess = field.guess(0, Rng(seed))
    assert isinstance(guess, Field)
    return guess


def brought(field: Field, seat: int) -> Counter[int]:
    """All cards that a seat has brought, by origin."""
    found: Counter[int] = Counter()
    for zone in field.zones:
        for card in zone.cards:
            found[card.face.origin] += zone.place.owner == seat
            for borne in card.attached:
                mine = (zone.place.owner == seat) != (borne.mark(FOREIGN) >= 0)
                found[borne.face.origin] += mine
    return +found


def test_hands_and_traps_of_the_other_are_counts(table: Table) -> None:
    table.me(hand="Scald", traps="Snare").foe(hand="Scald, Shield", traps="Powder Keg")
    zones = {zone["key"]: zone for zone in table.state.view(0)["zones"]}
    assert [card["name"] for card in zones["traps.0"]["cards"]] == ["Snare"]
    assert [card["name"] for card in zones["traps.1"]["cards"]] == [""]
    assert [card["name"] for card in zones["hand.1"]["cards"]] == ["", ""]
    assert (zones["deck.1"]["count"], zones["deck.1"]["cards"]) == (12, [])


def test_a_guess_lays_only_traps_among_the_traps(table: Table) -> None:
    table.foe(traps="Snare, Tangle Pit", hand="3 Hedge", deck="9 Hedge")
    for seed in range(30):
        guess = guessed(table.state, seed)
        assert [card.face.sort for card in guess.traps[1].cards] == [TRAP, TRAP]
        guess.check()


def test_a_guess_takes_the_other_deck_from_one_that_fits() -> None:
    field = started(5, **{"deck.1": "tide"})
    kinds = set()
    for seed in range(60):
        guess = guessed(field, seed)
        deck = brought(guess, 1)
        names = [n for n in RACK.names() if Counter(RACK.origins(n)) == deck]
        assert len(names) == 1
        kinds.add(names[0])
        assert brought(guess, 0) == brought(field, 0)
    assert kinds == set(RACK.names())  # nothing was seen: any could be


def test_what_was_seen_narrows_the_guess() -> None:
    field = started(5, **{"deck.1": "tide"})
    for name in ("Ink Squid", "Bramble Fox"):
        card = next(c for c in field.decks[1].cards if c.face.name == name)
        field.move(card, field.decks[1], field.discards[1])
    for seed in range(20):
        assert brought(guessed(field, seed), 1) == Counter(RACK.origins("tide"))


def test_an_augment_on_my_battler_is_counted_to_the_deck_it_came_from() -> None:
    field = started(5, **{"deck.1": "nightcourt", "deck.0": "rush"})
    mine = next(c for c in field.decks[0].cards if c.face.is_battler())
    theirs = next(c for c in field.cards() if c.face.name == "Poisoned Dagger")
    for zone in field.zones:
        zone.cards = [card for card in zone.cards if card is not mine and card is not theirs]
    bearer = field.battlers[0].add(mine)
    field.attach(1, theirs, bearer)
    for seed in range(20):
        guess = guessed(field, seed)
        assert brought(guess, 1) == Counter(RACK.origins("nightcourt"))
        assert brought(guess, 0) == Counter(RACK.origins("rush"))


def test_a_deck_that_is_no_ready_one_is_guessed_from_the_set(table: Table) -> None:
    table.foe(battlers="Hedge, Wolverine", hand="Scald, Shield")
    for seed in range(20):
        guess = guessed(table.state, seed)
        hidden = [card for zone in (guess.hands[1], guess.decks[1]) for card in zone.cards]
        assert len(hidden) == 14
        assert all(not card.face.kinds & ~0b1101 for card in hidden)  # Red, Yellow and Green


def test_open_lists_are_known() -> None:
    field = started(5, **{"deck.1": "tide", "open_lists": True})
    for seed in range(10):
        assert brought(guessed(field, seed), 1) == Counter(RACK.origins("tide"))


def test_a_search_shows_the_deck_to_its_player_only(table: Table) -> None:
    table.rich().me(hand="Journeyman", deck="Shield, Hedge").play("Journeyman")
    mine, theirs = (
        next(zone for zone in table.state.view(seat)["zones"] if zone["key"] == "deck.0")
        for seat in (0, 1)
    )
    assert sorted(card["name"] for card in mine["cards"]) == ["Hedge", "Shield"]
    assert theirs["cards"] == []
    table.pick("Shield")
    assert all(not card.known_to(0) for card in table.cards("me", "deck"))


def test_a_battler_sent_home_cannot_be_told_from_the_rest_of_the_hand(table: Table) -> None:
    table.rich().me(hand="Riptide").foe(battlers="Hedge", hand="Scald").play("Riptide", "Hedge")
    zones = {zone["key"]: zone for zone in table.state.view(0)["zones"]}
    assert [card["name"] for card in zones["hand.1"]["cards"]] == ["", ""]


def test_the_true_list_changes_nothing_that_is_seen_or_guessed() -> None:
    """Another deck altogether behind the hidden cards: no view, no log and no guess differs."""
    dice = Random(4)
    traps = [card for card in SET.cards if card.sort == TRAP]
    for seed in range(6):
        field = started(seed, **{"deck.1": "veil"})
        for _ in range(60):
            decisions = field.decisions()
            if field.result() is not None:
                break
            field.play(decisions[0].seat, dice.choice(decisions[0].choices).text)
        twin = field.copy()
        for zone in twin.zones:
            if zone.place.owner == 1:
                pool = traps if zone is twin.traps[1] else SET.cards
                zone.cards = [
                    card if card.known_to(0) else card.with_face(dice.choice(pool))
                    for card in zone.cards
                ]
        if field.result() is None:
            assert as_bytes(twin.view(0)) == as_bytes(field.view(0))
            guesses = [state.guess(0, Rng(seed)).to_json() for state in (field, twin)]
            assert as_bytes(guesses[0]) == as_bytes(guesses[1])
