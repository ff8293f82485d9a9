"""Completing a guess: the cards dealt to the other hand must be consistent with those known there.

A known card without a Rally's mark shows that its Rally has not formed. Cards dealt beside it that
would form one are exchanged for others from the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card, Rng
from bestiary.games.creature_wars import rallies
from bestiary.games.creature_wars.being import DRAGON, NEVER_AGAIN, SERPENT, Being
from bestiary.games.creature_wars.lore.marks import SOME_DRAGON, SOME_SERPENT, SOME_WITCH

if TYPE_CHECKING:
    from bestiary.games.creature_wars.editions import Edition
    from bestiary.games.creature_wars.state import CreatureWarsState

TRIES: Final = 50


def settle_guess(guess: CreatureWarsState, seat: i64, rng: Rng) -> None:
    """Let the cards dealt to the other hand rally, but not those that the seat knows."""
    hand = guess.hands[1 - seat]
    tries = TRIES
    wrong = known_but_lacking(guess, seat)
    while wrong is not None:
        tries -= 1
        card = rng.pick([held for held in hand.cards if shares_a_rally(held, wrong, seat)])
        hidden = [other for other in guess.deck.cards if not other.known_to(seat)]
        if hidden and tries > 0:
            exchange(guess, card, rng.pick(hidden))
        else:  # a card that can never rally looks the same from outside
            guess.change(card.with_face(card.face.but(rallied=NEVER_AGAIN)))
        wrong = known_but_lacking(guess, seat)
    rallies.enhance(guess, 1 - seat)
    rallies.enhance(guess, seat)


def known_but_lacking(guess: CreatureWarsState, seat: i64) -> Card[Being] | None:
    """A card in the other hand that the seat knows and that the dealt cards would raise."""
    cards = guess.hands[1 - seat].cards
    counts = rallies.count(cards)
    for card in cards:
        joined = rallies.rallies_of(card.face, counts, guess.edition)
        if card.known_to(seat) and rallies.lacks(card.face, joined, guess.edition):
            return card
    return None


def shares_a_rally(card: Card[Being], other: Card[Being], seat: i64) -> bool:
    """Whether a card the seat does not know counts for a Rally of the other."""
    return not card.known_to(seat) and card.face.kin & other.face.kin != 0


def exchange(guess: CreatureWarsState, one: Card[Being], two: Card[Being]) -> None:
    """Swap the faces of two hidden cards, if their marks allow it."""
    for card, face in ((one, two.face), (two, one.face)):
        for mark in card.marks:
            if mark.kind.fits is not None and not mark.kind.fits(face):
                return
    guess.change(one.with_face(two.face))
    guess.change(two.with_face(one.face))


def fitting(edition: Edition, card: Card[Being], rng: Rng) -> Being:
    """A face that the card's marks allow, for a card that was turned into another in hand."""
    if card.mark(SOME_WITCH) >= 0:
        return edition.random_witch(rng)
    if card.mark(SOME_SERPENT) >= 0:
        return edition.random_of(SERPENT, rng)
    if card.mark(SOME_DRAGON) >= 0:
        return edition.random_of(DRAGON, rng)
    return edition.random_creature(rng)
