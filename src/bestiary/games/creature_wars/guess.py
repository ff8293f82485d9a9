"""Completing a guess: the cards dealt to the other hand must be consistent with those known there.

A known card without a Rally's mark shows that its Rally has not formed. Cards dealt beside it that
would form one are exchanged for others from the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card, Rng, bit
from bestiary.games.creature_wars import rallies
from bestiary.games.creature_wars.being import DRAGON, FIRE, NEVER_AGAIN, SERPENT, Being
from bestiary.games.creature_wars.lore.marks import (
    SOME_DRAGON,
    SOME_FIRE,
    SOME_SERPENT,
    SOME_WITCH,
)

if TYPE_CHECKING:
    from bestiary.games.creature_wars.editions import Edition
    from bestiary.games.creature_wars.state import CreatureWarsState

TRIES: Final = 50


def prepare_guesses(blind: CreatureWarsState, seat: i64) -> None:
    """Let the seat's own hand rally, if it knows every card there: so it does in every guess."""
    if not holds_unknown(blind.hand(seat).cards, bit(seat)):
        rallies.enhance(blind, seat)


def settle_guess(guess: CreatureWarsState, seat: i64, rng: Rng) -> None:
    """Let the cards that were dealt rally, but not those of the other hand that the seat knows."""
    hand = guess.hand(1 - seat)
    mine = bit(seat)
    tries = TRIES
    rallying = rallies.rallying_in(hand.cards, guess.edition)
    wrong = known_but_lacking(guess, hand.cards, rallying, mine)
    while wrong is not None:
        tries -= 1
        card = rng.pick([held for held in hand.cards if shares_a_rally(held, wrong, mine)])
        hidden = unknown(guess.deck.cards, mine)
        if hidden and tries > 0:
            exchange(guess, seat, card, rng.pick(hidden))
        else:  # a card that can never rally looks the same from outside
            guess.change(card.with_face(card.face.but(rallied=NEVER_AGAIN)))
        rallying = rallies.rallying_in(hand.cards, guess.edition)
        wrong = known_but_lacking(guess, hand.cards, rallying, mine)
    rallies.enhance_with(guess, 1 - seat, rallying)
    if not guess.hand(seat).shared:  # cards were dealt there
        rallies.enhance(guess, seat)


def known_but_lacking(
    guess: CreatureWarsState, cards: list[Card[Being]], rallying: i64, mine: i64
) -> Card[Being] | None:
    """A card of the other hand that the seat with this bit knows and that the dealt cards would
    raise."""
    if rallying == 0:
        return None
    for card in cards:
        if (card.known | card.peeked) & mine != 0:
            joined = rallies.joins(card.face, rallying)
            if rallies.lacks(card.face, joined, guess.edition):
                return card
    return None


def shares_a_rally(card: Card[Being], other: Card[Being], mine: i64) -> bool:
    """Whether a card the seat with this bit does not know counts for a Rally of the other."""
    return (card.known | card.peeked) & mine == 0 and card.face.kin & other.face.kin != 0


def holds_unknown(cards: list[Card[Being]], mine: i64) -> bool:
    """Whether there is a card that the seat with this bit does not know."""
    for card in cards:
        if (card.known | card.peeked) & mine == 0:
            return True
    return False


def unknown(cards: list[Card[Being]], mine: i64) -> list[Card[Being]]:
    """The cards that the seat with this bit does not know: mostly all of them."""
    for card in cards:
        if (card.known | card.peeked) & mine != 0:
            return [other for other in cards if (other.known | other.peeked) & mine == 0]
    return cards


def exchange(guess: CreatureWarsState, seat: i64, one: Card[Being], two: Card[Being]) -> None:
    """Swap the faces of a hidden card of the other hand and one of the deck, if their marks allow
    it."""
    for card, face in ((one, two.face), (two, one.face)):
        for mark in card.marks:
            if mark.kind.fits is not None and not mark.kind.fits(face):
                return
    guess.hand(1 - seat).replace(one.with_face(two.face))
    guess.deck.replace(two.with_face(one.face))


def fitting(edition: Edition, card: Card[Being], rng: Rng) -> Being:
    """A face that the card's marks allow, for a card that was turned into another in hand."""
    if card.mark(SOME_WITCH) >= 0:
        return edition.random_witch(rng)
    if card.mark(SOME_SERPENT) >= 0:
        creature = edition.random_of(SERPENT, rng)
    elif card.mark(SOME_DRAGON) >= 0:
        creature = edition.random_of(DRAGON, rng)
    else:
        creature = edition.random_creature(rng)
    return creature.but(power=FIRE) if card.mark(SOME_FIRE) >= 0 else creature
