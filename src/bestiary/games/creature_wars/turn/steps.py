"""A turn, step by step: start, choose, reveal, cast, fight, after the fight, end."""

from __future__ import annotations

from bestiary.engine import Answer, Card
from bestiary.games.creature_wars.being import CREATURE, Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.card import NO_TEXT
from bestiary.games.creature_wars.lore.marks import (
    AT_END,
    AT_START,
    COOLDOWN,
    FROZEN,
    WRAPPED,
    in_the_duel,
)
from bestiary.games.creature_wars.lore.rule import PLAYS, WITCH_CAST
from bestiary.games.creature_wars.turn.aftermath import after_the_fight
from bestiary.games.creature_wars.turn.ending import end_of_turn, somebody_fell
from bestiary.games.creature_wars.turn.fight import fight
from bestiary.games.creature_wars.turn.shapes import change_shapes


@book.step
def start_turn(duel: Duel) -> None:
    """1. Start: both draw, initiative first; then the start-of-turn texts in both hands."""
    duel.turn += 1
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
        duel.then(choose_cards)


def start_in_hand(duel: Duel, seat: int) -> None:
    """The start-of-turn texts and marks of one hand."""
    for spoken in speaking(duel, seat):
        card = duel.hands[seat].find(spoken.id)
        if card is None:
            continue
        if card.mark(WRAPPED) == duel.turn:
            opened = card.without_mark(WRAPPED).with_known(duel.hands[seat].place.seen_by)
            duel.change(opened)
            duel.hands_to_check = 3
            duel.record("flip", "{You} unwrap{s} {cards}.", seat, [opened])
        elif card.mark(FROZEN) < 0:
            if card.marks:
                for hook in AT_START:
                    if card.mark(hook.kind) >= 0:
                        card = hook.run(duel, seat, card)
            duel.work(seat, card.id, card.face.lore.starts_step)
    duel.settle()


def speaking(duel: Duel, seat: int) -> list[Card[Being]]:
    """The cards of a hand that may act at the start or end of a turn."""
    cards = duel.hands[seat].cards
    return [card for card in cards if card.marks or card.face.lore is not NO_TEXT]


@book.step
def choose_cards(duel: Duel) -> None:
    """2. Choose: both at once, in secret. If somebody sits out, there is no duel."""
    if duel.standing and duel.skip_turns():
        duel.say("There is no duel this turn.")
        duel.then(end_turn)
        return
    duel.then(reveal)
    duel.ask_everybody(choose)


@book.question("Choose a card to play.")
def choose(duel: Duel, seat: int) -> list[Answer]:
    step = play
    cards = duel.playable(seat)
    if duel.edition.spells:
        cards = [card for card in cards if card.marks and duel.must_be_played(card)] or cards
    return [step.on(card.id) for card in cards] or [pass_.on()]


@book.act("Play {}", of="card")
def play(duel: Duel, card: int) -> None:
    duel.chosen[duel.me] = card


@book.act("Pass: no card of yours can be played")
def pass_(duel: Duel) -> None:
    duel.chosen[duel.me] = 0


@book.step
def reveal(duel: Duel) -> None:
    """3. Reveal: both cards leave the hands and are public; shapes change; then witches cast."""
    duel.toll[0] = duel.toll[1] = 0
    for seat in duel.order():
        show_played(duel, seat)
    if duel.edition.spells:
        duel.then(cast_all)
        change_shapes(duel)
    elif not somebody_fell(duel):
        duel.then(fight_it_out)
    duel.settle()


def show_played(duel: Duel, seat: int) -> None:
    card = duel.hands[seat].remove(duel.chosen[seat])
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
    card = duel.duelists[seat].add(card)
    if duel.recording:
        source = duel.hands[seat].place.key
        target = duel.duelists[seat].place.key
        words = "{You} play{s} {cards}."
        duel.record("flip", words, seat, [card], source=source, target=target)
    duel.notice(seat, card)


@book.step
def cast_all(duel: Duel) -> None:
    """The witches cast, initiative first."""
    if somebody_fell(duel):
        return
    duel.then(fight_it_out)
    for seat in reversed(duel.order()):
        card = duel.played(seat)
        if card is not None and card.face.kind != CREATURE:
            duel.then_for(seat, cast, card.id)


@book.step
def cast(duel: Duel, id: int) -> None:
    """A card that was played casts."""
    card = duel.find(id)
    if card is not None:
        if card.face.is_witch():
            for hook in WITCH_CAST:
                if duel.in_effect(hook.rule, duel.me):
                    hook.run(duel, duel.me)
        unleash.run(duel, id)


@book.step
def unleash(duel: Duel, id: int) -> None:
    """Carry out one card's spell; Rallies form once all of it is done."""
    card = duel.find(id)
    if card is not None:
        duel.subject = id
        duel.then(settle)
        spell = card.face.lore.cast_step
        if spell is not None:
            spell.run(duel)


@book.step
def settle(duel: Duel) -> None:
    duel.settle()


@book.step
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
            duel.then(end_turn)


@book.step
def end_turn(duel: Duel) -> None:
    """6. End: the end-of-turn texts in both hands, delayed effects, and cooldowns."""
    if duel.edition.spells:
        for seat in duel.order():
            end_in_hand(duel, seat)
    for seat in duel.order():
        for later in duel.later.copy() if duel.later else duel.later:
            if later.me == seat and later.due <= duel.turn:
                duel.later.remove(later)
                duel.say(f"{later.label}!", seat)
                duel.work(seat, later.number, later.step)
    cool_down(duel)
    if not somebody_fell(duel) and not end_of_turn(duel):
        duel.then(start_turn)


def end_in_hand(duel: Duel, seat: int) -> None:
    """The end-of-turn texts and marks of one hand."""
    for spoken in speaking(duel, seat):
        card = duel.hands[seat].find(spoken.id)
        if card is None:
            continue
        if card.mark(FROZEN) < 0:
            duel.work(seat, card.id, card.face.lore.ends_step)
        now = duel.hands[seat].find(card.id)
        if now is None:
            continue
        if now.marks:
            for hook in AT_END:
                if now.mark(hook.kind) >= 0 and hook.run(duel, seat, now):
                    break
    duel.settle()


def cool_down(duel: Duel) -> None:
    """Cooldowns that began before this turn drop by one."""
    for hand in duel.hands:
        for i in range(len(hand.cards)):
            card = hand.cards[i]
            if card.marks and card.mark(COOLDOWN) >= 0 and card.id not in duel.cooled:
                left = card.mark(COOLDOWN) - 1
                rested = card.with_mark(COOLDOWN, left) if left else card.without_mark(COOLDOWN)
                hand.cards[i] = rested
    if duel.cooled:
        duel.cooled = []
