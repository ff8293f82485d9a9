"""After the fight: Tribal Clash, Bizarre Victory, and texts set off by winning or losing."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_wars.being import NONE, Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.marks import AFTER_DUEL
from bestiary.games.creature_wars.lore.rule import ESCAPES, WINS
from bestiary.games.creature_wars.turn.outcome import NOBODY, SCARED, Outcome, is_creature


def after_the_fight(duel: Duel, outcome: Outcome) -> None:
    """5. What follows a duel, initiative first."""
    winner = outcome.winner
    if winner != NOBODY and outcome.was_fought() and is_creature(outcome.card(winner)):
        clash_and_bizarre(duel, winner, outcome.card(winner), outcome.card(1 - winner))
    duel.settle()
    if not duel.edition.spells:
        return
    for seat in duel.order():
        card = outcome.card(seat)
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
        if duel.recording:
            duel.say(f"Tribal Clash: {won.face.name} against {lost.face.name}!")
        duel.draw(winner)
        duel.settle()
    if lost.face.beats(won.face) and duel.edition.bizarre_victory:
        duel.say("Bizarre Victory!")
        duel.get_witch(winner, words="A stranger joins {you}: {cards}.")


def speak(duel: Duel, seat: i64, card: Card[Being], outcome: Outcome) -> None:
    """Let the texts of a card, of standing rules and of its marks act on its duel."""
    lore = card.face.lore
    if not duel.is_silenced(seat, card):
        if outcome.fell(seat):
            duel.work(seat, card.id, lore.dies_step)
        if outcome.fled(seat):
            duel.work(seat, card.id, lore.escapes_step)
        if outcome.how == SCARED:
            duel.work(seat, card.id, lore.ties_step)
        if outcome.winner == seat:
            duel.work(seat, card.id, lore.wins_step)
    if outcome.fled(seat) and duel.standing:
        for owner in duel.order():
            for hook in ESCAPES:
                if duel.in_effect(hook.rule, owner):
                    hook.run(duel, owner)
    if card.marks:
        for after in AFTER_DUEL:
            if card.mark(after.kind) >= 0:
                after.run(duel, seat, card, outcome)


def spoils(duel: Duel, winner: i64, outcome: Outcome) -> None:
    """Let standing rules act on a duel won against a card."""
    won = outcome.card(winner)
    lost = outcome.card(1 - winner)
    if duel.standing and won is not None and lost is not None:
        for hook in WINS:
            if duel.in_effect(hook.rule, winner):
                hook.run(duel, winner, won, lost)
