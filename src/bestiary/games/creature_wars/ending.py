"""How a game ends: an Empire falls, Mayhem, the last card, the turn limit."""

from __future__ import annotations

from bestiary.engine import EVERYBODY, seat_name
from bestiary.games.creature_wars.duel import FROZEN, Duel


def somebody_fell(duel: Duel) -> bool:
    """Checked at the end of each numbered step: an Empire without health has lost."""
    if duel.hp[0] > 0 and duel.hp[1] > 0:
        return False
    by_health(duel, "hp", "An Empire has fallen")
    return True


def end_of_turn(duel: Duel) -> bool:
    """Whether the turn just played was the last one."""
    if not duel.deck.cards:
        if duel.edition.mayhem:
            mayhem(duel)
        elif not any(can_ever_be_played(duel, seat) for seat in range(2)):
            by_health(duel, "played out", "No card is left to play")
    if duel.scores is None and duel.turn >= duel.edition.turn_limit:
        by_health(duel, "turn limit", "The turn limit is reached")
    return duel.scores is not None


def can_ever_be_played(duel: Duel, seat: int) -> bool:
    return any(card.mark(FROZEN) < 0 for card in duel.hands[seat].cards)


def mayhem(duel: Duel) -> None:
    """Witches flee, and every creature in hand turns on its holder."""
    duel.record("announce", "MAYHEM! The deck is empty and the creatures turn feral.")
    for seat in duel.order():
        hand = duel.hands[seat]
        hand.cards = [card.with_known(EVERYBODY) for card in hand.cards]
        duel.record("flip", "{You} held {cards}.", seat, list(hand.cards))
        for card in list(hand.cards):
            if card.face.is_witch():
                duel.move(card, hand, duel.discard)
                duel.record(
                    "move", "{cards} flees.", seat, [card], source=hand.place.key, target="discard"
                )
        duel.hit(seat, sum(int(card.face.base) for card in hand.cards))
    by_health(duel, "mayhem", "Mayhem is over")


def by_health(duel: Duel, ending: str, why: str) -> None:
    """The Empire with more health wins; equal health is a draw."""
    one, two = duel.hp
    if one == two:
        duel.finish([0.5, 0.5], ending, f"{why}: {one} HP each, a draw.")
        return
    winner = 0 if one > two else 1
    score = f"{max(one, two)} HP to {min(one, two)}"
    words = f"{why}: {seat_name(winner)} wins, {score}."
    duel.finish([1.0 - winner, float(winner)], ending, words, winner)
