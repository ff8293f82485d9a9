"""What a seat knows, and what it guesses if no ready deck fits or both sides have the same."""

from __future__ import annotations

from collections import Counter

import pytest

import bestiary
from bestiary.engine import Rng, State
from bestiary.games.twisted_oliver.design.card import TRAP, OliverDesign
from bestiary.games.twisted_oliver.design.marks import FOREIGN
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.play import undo_refusal
from tests.twisted_oliver.table import Table


def brought(state: State[OliverDesign], seat: int) -> Counter[int]:
    """All cards that a seat has brought, by origin."""
    found: Counter[int] = Counter()
    for zone in state.zones:
        for card in zone.cards:
            found[card.face.origin] += zone.place.owner == seat
            for borne in card.attached:
                mine = (zone.place.owner == seat) != (borne.mark(FOREIGN) >= 0)
                found[borne.face.origin] += mine
    return +found


def test_hands_and_traps_of_the_other_are_counts(table: Table) -> None:
    table.me(hand="Scald", traps="Snare").foe(hand="Scald, Shield", traps="Powder Keg")
    assert table.sees("me", "traps.0") == ["Snare"]
    assert table.sees("me", "traps.1") == [""]
    assert table.sees("me", "hand.1") == ["", ""]
    assert table.sees("me", "deck.1") == []
    assert table.shown("me", "deck.1")["count"] == 12


def test_a_guess_lays_only_traps_among_the_traps(table: Table) -> None:
    table.foe(traps="Snare, Tangle Pit", hand="3 Hedge", deck="9 Hedge")
    for seed in range(30):
        guess = table.guessed(seed)
        assert [card.face.sort for card in guess.traps_of(1).cards] == [TRAP, TRAP]
        guess.check()


def test_an_augment_on_my_battler_is_counted_to_the_deck_it_came_from() -> None:
    decks = {"deck.0": "rush", "deck.1": "nightcourt"}
    state: OliverState = bestiary.game("twisted-oliver").new(seed=5, options=decks)
    mine = next(c for c in state.deck(0).cards if c.face.is_battler())
    theirs = next(c for c in state.cards() if c.face.name == "Poisoned Dagger")
    for zone in state.zones:
        for card in (mine, theirs):
            zone.remove(card.id)
    bearer = state.battlers_of(0).add(mine)
    state.attach(1, theirs, bearer)
    for seed in range(20):
        guess = state.guess(0, Rng(seed))
        assert brought(guess, 1) == Counter(RACK.origins("nightcourt"))
        assert brought(guess, 0) == Counter(RACK.origins("rush"))


def test_a_deck_that_is_no_ready_one_is_guessed_from_the_set(table: Table) -> None:
    table.foe(battlers="Hedge, Wolverine", hand="Scald, Shield")
    for seed in range(20):
        guess = table.guessed(seed)
        hidden = [card for zone in (guess.hand(1), guess.deck(1)) for card in zone.cards]
        assert len(hidden) == 14
        assert all(not card.face.kinds & ~0b1101 for card in hidden)  # Red, Yellow and Green


def test_a_search_shows_the_deck_to_its_player_only(table: Table) -> None:
    table.rich().me(hand="Journeyman", deck="Shield, Hedge").play("Journeyman")
    assert sorted(table.sees("me", "deck.0")) == ["Hedge", "Shield"]
    assert table.sees("foe", "deck.0") == []
    table.pick("Shield")
    assert all(not card.known_to(0) for card in table.cards("me", "deck"))


def test_a_battler_sent_home_cannot_be_told_from_the_rest_of_the_hand(table: Table) -> None:
    table.rich().me(hand="Riptide").foe(battlers="Hedge", hand="Scald").play("Riptide", "Hedge")
    assert table.sees("me", "hand.1") == ["", ""]


def attack_refusal(table: Table, prey: str) -> str:
    """Why an attack on that battler cannot be taken back."""
    before = table.state.copy()
    attacks = [choice for choice in table.choices() if choice.verb == "attack"]
    text = next(choice.text for choice in attacks if prey in choice.label)
    table.state.play(0, text)
    return undo_refusal(before, table.state, 0, text)


@pytest.mark.parametrize("trap", ["Stolen Page", "Closed Gate", "Powder Keg", "Tangle Pit"])
def test_an_attack_past_a_trap_cannot_be_taken_back(trap: str) -> None:
    """Whether it springs or not: that it does not tells what it is not."""
    table = Table().me(battlers="Wolverine").foe(battlers="Hedge", traps=trap)
    assert attack_refusal(table, "Hedge") != ""


def test_an_attack_where_nothing_is_hidden_can_be_taken_back() -> None:
    table = Table().me(battlers="Wolverine").foe(battlers="Hedge")
    assert attack_refusal(table, "Hedge") == ""
