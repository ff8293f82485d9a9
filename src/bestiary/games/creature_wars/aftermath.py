"""After the fight: Tribal Clash, Bizarre Victory, and the texts that a win or a loss sets off."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_wars.being import NONE, Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.fight import NOBODY, Outcome, is_creature
from bestiary.games.creature_wars.lore import LORE
from bestiary.games.creature_wars.marks import JUGGED, RING
from bestiary.games.creature_wars.standing import CANNIBAL, CROWS, HUBRIS


def after_the_fight(duel: Duel, outcome: Outcome) -> None:
    """5. What a duel leaves behind, initiative first."""
    winner = outcome.winner
    if winner != NOBODY and is_creature(outcome.cards[winner]):
        clash_and_bizarre(duel, winner, outcome.cards[winner], outcome.cards[1 - winner])
    duel.settle()
    if not duel.edition.spells:
        return
    for seat in duel.order():
        card = outcome.cards[seat]
        if card is not None:
            speak(duel, seat, card, outcome)
    if winner != NOBODY:
        spoils(duel, winner, outcome)


def clash_and_bizarre(
    duel: Duel, winner: i64, won: Card[Being] | None, lost: Card[Being] | None
) -> None:
    """For a creature that beat a creature."""
    if won is None or lost is None:
        return
    if won.face.tribe == lost.face.tribe and won.face.tribe != NONE:
        duel.say(f"Tribal Clash: {won.face.name} against {lost.face.name}!")
        duel.draw(winner)
        duel.settle()
    if lost.face.beats(won.face) and duel.edition.bizarre_victory:
        duel.say("Bizarre Victory!")
        duel.get_witch(winner, words="A stranger joins {you}: {cards}.")


def speak(duel: Duel, seat: i64, card: Card[Being], outcome: Outcome) -> None:
    """What a card's own text says to its death, its escape or its win."""
    lore = LORE.get(card.face.key)
    if lore is not None:
        if outcome.fell[seat]:
            duel.work(seat, card.id, lore.dies_step)
        if outcome.fled[seat]:
            duel.work(seat, card.id, lore.escapes_step)
        if outcome.winner == seat:
            duel.work(seat, card.id, lore.wins_step)
    if outcome.fled[seat] and duel.standing:
        for owner in duel.order():
            crows_laugh(duel, owner)
    if card.marks:
        if outcome.fell[seat] and card.mark(RING) >= 0 and outcome.winner == 1 - seat:
            pass_the_ring(duel, seat, card)
        if card.mark(JUGGED) >= 0:
            jug(duel, card, outcome.winner == seat)


def crows_laugh(duel: Duel, owner: i64) -> None:
    """A witch escaped: the crows of this player pick at the other's hand."""
    levels = duel.total(CROWS, owner)
    if levels:
        for victim in duel.some(duel.creatures(1 - owner)):
            duel.sap(victim, levels, "The crows laugh at {cards}.")


def give_ring(duel: Duel, seat: i64, levels: i64) -> None:
    """The enchanted ring goes to a random card of a hand."""
    cards = duel.hands[seat].cards
    if not cards:
        duel.say("The ring is lost.", int(seat))
        return
    card = duel.rng.pick(cards)
    duel.lift(card.with_mark(RING, levels), levels, "The ring goes to {cards}.")


def pass_the_ring(duel: Duel, seat: i64, card: Card[Being]) -> None:
    """The bearer has lost: the ring and its levels go to the winner's hand."""
    levels = card.mark(RING)
    fallen = duel.discard.find(card.id)
    if fallen is not None:
        duel.lift(fallen, -levels, "The ring slips off: {cards}.")
    give_ring(duel, 1 - seat, levels)


def jug(duel: Duel, card: Card[Being], won: bool) -> None:
    """One of the three that must win: all three bring the discarded card back. One that came
    back to hand unbeaten has its duel still before it."""
    number = card.mark(JUGGED)
    back = duel.hands[0].find(card.id) or duel.hands[1].find(card.id)
    if back is not None:
        if not won:
            return
        duel.change(back.without_mark(JUGGED))
    for jug in duel.jugs:
        if jug[0] == number:
            jug[3] = jug[3] + 1 if won else -9
            if jug[3] == 3:
                back = duel.recall(jug[2], jug[1])
                if back is not None:
                    duel.lift(back, 7, "{cards}!")


def spoils(duel: Duel, winner: i64, outcome: Outcome) -> None:
    """What standing rules make of a duel won against a card."""
    won = outcome.cards[winner]
    lost = outcome.cards[1 - winner]
    if not duel.standing or won is None or lost is None:
        return
    if duel.in_effect(CANNIBAL, winner):
        duel.heal(winner, lost.face.base)
    if won.face.is_creature() and won.face.level >= 6 and duel.in_effect(HUBRIS, winner):
        duel.say("Pride comes before the fall.", int(winner))
        duel.hit(winner, won.face.base)
