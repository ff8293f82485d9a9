"""How a game ends: an Empire falls, Mayhem, the last card, the turn limit."""

from __future__ import annotations

from bestiary.engine import EVERYBODY, Card, seat_name
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.marks import (
    ALWAYS_RESTLESS_MARKS,
    FROZEN,
    RESTLESS_MARKS,
    WRAPPED,
    has_any,
)


def somebody_fell(duel: Duel) -> bool:
    """Checked at the end of each numbered step, never inside one: an Empire without health has
    lost."""
    if duel.scores is not None:
        return True
    duel.destroyed = 0
    hp = duel.hp
    if hp[0] > 0 and hp[1] > 0:
        return False
    if duel.nobody_falls():
        return False
    by_health(duel, "hp", "An Empire has fallen")
    return True


def end_of_turn(duel: Duel) -> bool:
    """Whether the turn just played was the last one."""
    if not duel.deck.cards:
        if duel.edition.mayhem:
            mayhem(duel)
        elif nothing_can_happen(duel):
            by_health(duel, "played out", "No card is left to play")
    if duel.scores is None and duel.turn >= duel.edition.turn_limit:
        by_health(duel, "turn limit", "The turn limit is reached")
    return duel.scores is not None


def nothing_can_happen(duel: Duel) -> bool:
    """Whether, with an empty deck, every future turn would be like the last: nobody can play a
    card, and nothing is under way that could change that or hurt anybody."""
    if duel.later:
        return False
    for seat in range(2):
        if duel.playable(seat):
            return False
        for card in duel.hand(seat).cards:
            if is_restless(card):
                return False
    return True


def is_restless(card: Card[Being]) -> bool:
    """Whether a card in hand does something by itself, or something will happen to it."""
    if has_any(card, ALWAYS_RESTLESS_MARKS):
        return True
    if card.mark(FROZEN) >= 0:  # its text is off, and nothing makes it playable again
        return False
    if has_any(card, RESTLESS_MARKS):
        return True
    lore = card.face.lore
    return not lore.idle and (lore.starts_step is not None or lore.ends_step is not None)


def mayhem(duel: Duel) -> None:
    """Open sacks and gifts, let witches flee, and turn every creature in hand on its holder."""
    duel.record("announce", "MAYHEM! The deck is empty and the creatures turn feral.")
    for seat in duel.order():
        hand = duel.hand(seat)
        for card in hand.cards.copy():
            if card.attached:
                duel.change(duel.open_sack(card, seat, True))
        hand.replace_all([card.without_mark(WRAPPED).with_known(EVERYBODY) for card in hand.cards])
        if duel.recording:
            duel.record("flip", "{You} held {cards}.", seat, hand.cards.copy())
        for card in hand.cards.copy():
            if card.face.is_witch():
                duel.discard_card(card, "{cards} flees.")
        for card in hand.cards:
            if card.face.is_creature():
                duel.hit(seat, card.face.base, cause=card)
    by_health(duel, "mayhem", "Mayhem is over")


def by_health(duel: Duel, ending: str, why: str) -> None:
    """The Empire with more health wins; equal health is a draw."""
    one, two = duel.hp.both()
    if one == two:
        duel.finish([0.5, 0.5], ending, f"{why}: {max(0, one)} HP each, a draw.")
        return
    winner = 0 if one > two else 1
    most, least = max(one, two), max(0, min(one, two))
    words = f"{why}: {seat_name(winner)} wins, {most} HP to {least}."
    if most <= 0:
        words = f"{why}: both Empires are gone, but {seat_name(winner)}'s was hurt less and wins."
    duel.finish([1.0 - winner, float(winner)], ending, words, winner)
