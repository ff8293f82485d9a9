"""What an effect does to a card for good stays with it through shuffles, piles and hands, and is
told to nobody who does not know the card."""

from __future__ import annotations

import pytest

from bestiary.games.creature_wars.witches.sacred.curses import DOOMED, FICKLE, RING
from tests.creature_wars.table import Table

MADCAP = "Lvl.6 The Madcap's Witch {3}"
SIBYL = "Lvl.6 The Witch of the Cumaean Sibyl {3}"


def shuffled_and_drawn_again(table: Table, card: str) -> Table:
    """The foe holds the card, shuffles it into the deck and draws it again."""
    table.hands(me="Lvl.1 Serpent, Lvl.2 Serpent, Lvl.3 Serpent", foe=f"{MADCAP}, {card}")
    table.deck("Lvl.1 Wolf, Lvl.2 Wolf").seed(1).duel("Lvl.1 Serpent", "Madcap")
    assert table.state.hands[1].find(table.card("Giant").id) is not None
    return table


def test_a_frozen_card_is_still_frozen_after_a_shuffle(table: Table) -> None:
    shuffled_and_drawn_again(table, "Lvl.1 Giant {4}: (-)")
    assert "Lvl.1 Giant {4}: (-)" in table.hand("foe")
    assert [card.face.name for card in table.state.playable(1)] == ["Wolf"]


def test_who_has_not_seen_it_since_is_not_told(table: Table) -> None:
    shuffled_and_drawn_again(table, "Lvl.1 Giant {4}: (-)")
    assert table.sees("me", "foe") == ["?", "?"]
    assert table.sees("spectator", "foe") == ["?", "?"]


def test_a_frozen_card_that_the_sibyl_shuffles_away(table: Table) -> None:
    table.hands(me=SIBYL, foe="Lvl.1 Serpent, Lvl.1 Giant {4}: (-)").deck("")
    table.duel("Sibyl", "Serpent")
    assert "Lvl.1 Giant {4}: (-)" in table.hand("foe")


def test_a_frozen_card_from_the_discard_pile(table: Table) -> None:
    table.hands(me="Lvl.6 Witch of Despair {3}", foe="Lvl.1 Serpent, Lvl.1 Giant {4}: (-)")
    table.duel("Despair", "Serpent")
    assert "Lvl.1 Giant {4}: (-)" in table.discarded()


@pytest.mark.parametrize(("kind", "value"), [(RING, 2), (FICKLE, 0)])
def test_a_ring_and_a_hiding_place_stay_with_their_card(
    table: Table, kind: object, value: int
) -> None:
    table.hands(me="Lvl.1 Serpent, Lvl.2 Serpent", foe=f"{MADCAP}, Lvl.1 Giant {{4}}")
    table.deck("Lvl.1 Wolf, Lvl.2 Wolf")
    card = table.card("Giant")
    table.state.change(card.with_mark(kind, value))  # type: ignore[arg-type]
    table.duel("Lvl.1 Serpent", "Madcap")
    assert table.card("Giant").mark(kind) == value  # type: ignore[arg-type]
    assert table.sees("me", "foe") == ["?", "?"]


def test_a_ring_that_has_slipped_off_is_gone(table: Table) -> None:
    table.hands(me="Lvl.1 Giant {4}, Lvl.2 Wolf", foe="Lvl.6 Dragon {7}, Lvl.1 Serpent")
    table.state.change(table.state.hands[0].cards[0].with_mark(RING, 2))
    table.duel("Lvl.1 Giant", "Lvl.6 Dragon")
    assert all(card.mark(RING) < 0 for card in table.state.discard.cards)


def test_the_mark_of_death_is_lost_in_a_shuffle(table: Table) -> None:
    table.hands(me="Lvl.1 Serpent, Lvl.2 Serpent", foe=f"{MADCAP}, Lvl.1 Giant {{4}}").deck("")
    table.state.change(table.card("Giant").with_mark(DOOMED, 0, 1))
    table.duel("Lvl.1 Serpent", "Madcap")
    assert [card.mark(DOOMED) for card in table.state.hands[1].cards] == [-1]
