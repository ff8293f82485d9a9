"""A turn, step by step: start, choose, reveal, fight, after the fight, end."""

from __future__ import annotations

from bestiary.engine import Answer
from bestiary.games.creature_wars import rallies
from bestiary.games.creature_wars.duel import COOLDOWN, Duel, book
from bestiary.games.creature_wars.ending import end_of_turn, somebody_fell
from bestiary.games.creature_wars.fight import after_the_fight, fight


@book.step
def start_turn(duel: Duel) -> None:
    """1. Start: both draw, the player with the initiative first."""
    duel.turn += 1
    duel.record("turn", "Turn {n}.", amount=duel.turn)
    if duel.turn > 1 or duel.edition.first_draw:
        for seat in duel.order():
            duel.draw(seat)
    if not somebody_fell(duel):
        duel.then(choose_cards)


@book.step
def choose_cards(duel: Duel) -> None:
    """2. Choose: both at once, in secret."""
    duel.then(reveal)
    duel.ask_everybody(choose)


@book.question("Choose a card to play.")
def choose(duel: Duel, seat: int) -> list[Answer]:
    step = play
    answers = [step.on(card.id) for card in duel.hands[seat].cards if duel.playable(card)]
    return answers or [pass_.on()]


@book.act("Play {}", of="card")
def play(duel: Duel, card: int) -> None:
    duel.chosen[duel.me] = card


@book.act("Pass: no card of yours can be played")
def pass_(duel: Duel) -> None:
    duel.chosen[duel.me] = 0


@book.step
def reveal(duel: Duel) -> None:
    """3. Reveal: both cards leave the hands and are public."""
    for seat in duel.order():
        card = duel.hands[seat].find(duel.chosen[seat])
        duel.chosen[seat] = 0
        if card is None:
            duel.record("announce", "{You} pass{es}.", seat)
            continue
        card = duel.move(card, duel.hands[seat], duel.duelists[seat])
        if duel.recording:
            duel.record(
                "flip",
                "{You} play{s} {cards}.",
                seat,
                [card],
                source=duel.hands[seat].place.key,
                target=duel.duelists[seat].place.key,
            )
        rallies.check(duel, seat)
    if not somebody_fell(duel):
        duel.then(fight_it_out)


@book.step
def fight_it_out(duel: Duel) -> None:
    """4. Fight, and 5. what comes of it."""
    outcome = fight(duel)
    if not somebody_fell(duel):
        after_the_fight(duel, outcome)
        if not somebody_fell(duel):
            duel.then(end_turn)


@book.step
def end_turn(duel: Duel) -> None:
    """6. End: cooldowns that stood at the start of the turn drop by one."""
    for hand in duel.hands:
        for card in [card for card in hand.cards if card.marks]:
            left = card.mark(COOLDOWN)
            if left >= 0 and card.id not in duel.cooled:
                rested = card.with_mark(COOLDOWN, left - 1)
                hand.replace(rested if left > 1 else card.without_mark(COOLDOWN))
    duel.cooled = []
    if not somebody_fell(duel) and not end_of_turn(duel):
        duel.then(start_turn)
