"""A turn, step by step: start, choose, reveal, cast, fight, after the fight, end.

Each step calls the next one. Only where a player may have been asked something does the next one
wait on the stack, as one of the registered steps at the end of this file. (Compiled code finds a
constant faster than a decorated function.)
"""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.creature_wars.being import CREATURE
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.card import NO_TEXT
from bestiary.games.creature_wars.lore.marks import in_the_duel
from bestiary.games.creature_wars.lore.rule import PLAYS, WITCH_CAST
from bestiary.games.creature_wars.turn.aftermath import after_the_fight
from bestiary.games.creature_wars.turn.ending import end_of_turn, somebody_fell
from bestiary.games.creature_wars.turn.fight import fight
from bestiary.games.creature_wars.turn.in_hand import cool_down, end_in_hand, start_in_hand
from bestiary.games.creature_wars.turn.shapes import change_shapes


def start_turn(duel: Duel) -> None:
    """1. Start: both draw, initiative first; then the start-of-turn texts in both hands."""
    duel.turn += 1
    if duel.recording:
        duel.record("turn", "Turn {n}.", amount=duel.turn)
    for seat in duel.order():
        if duel.standing and duel.sits_out(seat):
            duel.say("{You} sit{s} this turn out.", seat)
        elif duel.turn > 1 or duel.edition.first_draw:
            duel.draw(seat)
            duel.settle()
    if duel.edition.spells:
        for seat in duel.order():
            start_in_hand(duel, seat)
    if not somebody_fell(duel):
        if duel.asks:
            duel.then(CHOOSE_CARDS)
        else:
            choose_cards(duel)


def choose_cards(duel: Duel) -> None:
    """2. Choose: both at once, in secret. If somebody sits out, there is no duel."""
    if duel.standing and duel.skip_turns():
        duel.say("There is no duel this turn.")
        duel.then(END_TURN)
        return
    duel.then(REVEAL)
    duel.ask_everybody(CHOOSE)


def choose(duel: Duel, seat: int) -> list[Answer]:
    return PLAY.on_each(duel.choosable(seat)) or [PASS.on()]


def play(duel: Duel, card: int) -> None:
    duel.chosen[duel.me] = card


def pass_(duel: Duel) -> None:
    duel.chosen[duel.me] = 0


def reveal(duel: Duel) -> None:
    """3. Reveal: both cards leave the hands and are public; shapes change; then witches cast."""
    duel.toll[0] = 0
    duel.toll[1] = 0
    for seat in duel.order():
        show_played(duel, seat)
    if duel.edition.spells:
        duel.then(CAST_ALL)
        change_shapes(duel)
        duel.settle()
    else:
        duel.settle()
        fight_it_out(duel)


def show_played(duel: Duel, seat: int) -> None:
    card = duel.hand(seat).remove(duel.chosen[seat])
    duel.chosen[seat] = 0
    if card is None:
        duel.record("announce", "{You} pass{es}.", seat)
        return
    if duel.standing or card.marks or (duel.edition.spells and card.face.lore is not NO_TEXT):
        duel.hands_to_check = 3  # otherwise the card could come back unchanged, and no Rally ends
    card = in_the_duel(card)
    if duel.standing:
        for hook in PLAYS:
            if duel.in_effect(hook.rule, seat):
                card = hook.run(duel, seat, card)
    card = duel.in_duel(seat).add(card)
    if duel.recording:
        source = duel.hand(seat).place.key
        target = duel.in_duel(seat).place.key
        words = "{You} play{s} {cards}."
        duel.record("flip", words, seat, [card], source=source, target=target)
    duel.notice(seat, card)


def cast_all(duel: Duel) -> None:
    """The witches cast, initiative first."""
    duel.then(FIGHT_IT_OUT)
    for seat in reversed(duel.order()):
        card = duel.played(seat)
        if card is not None and card.face.kind != CREATURE:
            duel.then_for(seat, CAST, card.id)


def cast(duel: Duel, id: int) -> None:
    """A card that was played casts."""
    card = duel.find(id)
    if card is not None:
        if card.face.is_witch():
            for hook in WITCH_CAST:
                if duel.in_effect(hook.rule, duel.me):
                    hook.run(duel, duel.me)
        unleash(duel, id)


def unleash(duel: Duel, id: int) -> None:
    """Carry out one card's spell; Rallies form once all of it is done."""
    card = duel.find(id)
    if card is not None:
        duel.subject = id
        duel.then(SETTLE)
        spell = card.face.lore.cast_step
        if spell is not None:
            if duel.is_silenced(duel.me, card):
                duel.fizzle()
            else:
                spell.run(duel)


def settle(duel: Duel) -> None:
    duel.settle()


def fight_it_out(duel: Duel) -> None:
    """4. The fight, and 5. what follows it."""
    if somebody_fell(duel):
        return
    outcome = fight(duel)
    duel.settle()
    if not somebody_fell(duel):
        after_the_fight(duel, outcome)
        duel.settle()
        if not somebody_fell(duel):
            if duel.asks:
                duel.then(END_TURN)
            else:
                end_turn(duel)


def end_turn(duel: Duel) -> None:
    """6. End: the end-of-turn texts in both hands, delayed effects, and cooldowns."""
    if duel.edition.spells:
        for seat in duel.order():
            end_in_hand(duel, seat)
    for seat in duel.order():
        for later in duel.later:
            if later.me == seat and later.due <= duel.turn:
                duel.later = [other for other in duel.later if other is not later]
                duel.say(f"{later.label}!", seat)
                duel.work(seat, later.number, later.step)
    cool_down(duel)
    if not somebody_fell(duel) and not end_of_turn(duel):
        duel.then(START_TURN)


START_TURN: Final = book.step(start_turn)
CHOOSE_CARDS: Final = book.step(choose_cards)
CHOOSE: Final = book.question(
    "Choose a card to play.",
    always=True,  # if only with a pass
    sorted=True,
    from_sight=True,
)(choose)
PLAY: Final = book.act("Play {}", of="card")(play)
PASS: Final = book.act("Pass: no card of yours can be played", declines=True)(pass_)
REVEAL: Final = book.step(reveal)
CAST_ALL: Final = book.step(cast_all)
CAST: Final = book.step(cast)
UNLEASH: Final = book.step(unleash)
SETTLE: Final = book.step(settle)
FIGHT_IT_OUT: Final = book.step(fight_it_out)
END_TURN: Final = book.step(end_turn)
