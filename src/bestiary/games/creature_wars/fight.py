"""The fight: who wins a duel, what it costs, and where the cards go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import Card
from bestiary.games.creature_wars.being import NONE, POWERS, Being
from bestiary.games.creature_wars.duel import Duel

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Outcome:
    """How a duel ended: who won (a seat, or nobody) and the cards as they fought."""

    def __init__(self, winner: i64, cards: list[Card[Being] | None]) -> None:
        self.winner = winner
        self.cards = cards


def power(being: Being, against: Being, duel: Duel) -> i64:
    """Base strength and level, and the bonus where its Power Type beats the other's."""
    strength: i64 = being.base + being.level
    return strength + (duel.edition.advantage if being.beats(against) else 0)


def fight(duel: Duel) -> Outcome:
    mine = duel.played(0)
    theirs = duel.played(1)
    outcome = Outcome(NOBODY, [mine, theirs])
    if mine is None and theirs is None:
        duel.record("announce", "Nobody came: there is no duel.")
    elif mine is None:
        against_a_pass(duel, 1, 0)
    elif theirs is None:
        against_a_pass(duel, 0, 1)
    else:
        one = power(mine.face, theirs.face, duel)
        two = power(theirs.face, mine.face, duel)
        if duel.recording:
            words = f"{{Your}} {one} power against {{foe's}} {two}{edge(mine.face, theirs.face)}."
            duel.record("announce", words, 0, [mine, theirs], other=1)
        if one != two:
            outcome.winner = 0 if one > two else 1
        if mine.face.is_creature() and theirs.face.is_creature():
            creatures_fight(duel, outcome.winner)
        else:
            witches_fight(duel, outcome)
    return outcome


def edge(one: Being, two: Being) -> str:
    """Which type had the advantage, in brackets, or nothing."""
    if one.beats(two):
        return f" ({POWERS[one.power]} beats {POWERS[two.power]})"
    return f" ({POWERS[two.power]} beats {POWERS[one.power]})" if two.beats(one) else ""


def creatures_fight(duel: Duel, winner: i64) -> None:
    """Creature against creature: the loser's Empire pays what its own creature is worth."""
    if winner == NOBODY:
        tie(duel)
        return
    loser = 1 - winner
    fallen = duel.played(loser)
    if duel.recording and fallen is not None:
        duel.record("announce", "{You} win{s} the duel.", winner, other=loser)
    if fallen is not None:
        duel.hit(loser, fallen.face.base)
    discard_both(duel)


def tie(duel: Duel) -> None:
    """Equal power: both rest. With no deck left in an edition that plays to the last card, both
    are discarded."""
    duel.record("announce", "Equal power: a tie.")
    for seat in duel.order():
        if not duel.edition.mayhem and not duel.deck.cards:
            duel.discard_played(seat)
        else:
            duel.return_played(seat, duel.edition.cooldown)


def witches_fight(duel: Duel, outcome: Outcome) -> None:
    """A witch that is not weaker escapes; one that is dies. Her foe, if a creature, goes home."""
    for seat in duel.order():
        card = outcome.cards[seat]
        if card is None or not card.face.is_witch():
            continue
        if outcome.winner == 1 - seat:
            if duel.recording:
                duel.record("announce", "{cards} dies.", seat, [card])
            duel.hit(seat, card.face.base)
        else:
            if duel.recording:
                duel.record("announce", "{cards} escapes.", seat, [card])
            if outcome.winner == seat and not is_witch(outcome.cards[1 - seat]):
                outcome.winner = NOBODY  # an escape from a creature is no duel won
    for seat in duel.order():
        if is_witch(outcome.cards[seat]):
            duel.discard_played(seat)
        else:
            duel.return_played(seat)


def against_a_pass(duel: Duel, seat: i64, passed: i64) -> None:
    """A creature hits the Empire that sent nobody; a witch has nobody to flee from."""
    card = duel.played(seat)
    if card is not None and card.face.is_creature():
        duel.record("announce", "Nobody meets {cards}.", seat, [card])
        duel.hit(passed, card.face.base)
    elif card is not None:
        duel.record("announce", "{cards} escapes.", seat, [card])
    duel.discard_played(seat)


def discard_both(duel: Duel) -> None:
    for seat in duel.order():
        duel.discard_played(seat)


def is_witch(card: Card[Being] | None) -> bool:
    return card is not None and card.face.is_witch()


def after_the_fight(duel: Duel, outcome: Outcome) -> None:
    """Tribal Clash and Bizarre Victory: for a creature that beat a creature."""
    winner = outcome.winner
    if winner == NOBODY:
        return
    won = outcome.cards[winner]
    lost = outcome.cards[1 - winner]
    if won is None or lost is None or not won.face.is_creature():
        return
    if won.face.tribe == lost.face.tribe and won.face.tribe != NONE:
        duel.record("announce", f"Tribal Clash: {won.face.name} against {lost.face.name}!", winner)
        duel.draw(winner)
    if lost.face.beats(won.face) and duel.edition.bizarre_victory:
        duel.record("announce", "Bizarre Victory!", winner)
        duel.gain_witch(
            winner, duel.edition.random_witch(duel.rng), "A stranger joins {you}: {cards}."
        )
