"""What cards in hand do by themselves at the start and at the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.card import NO_TEXT
from bestiary.games.creature_wars.lore.marks import AT_END, AT_START, COOLDOWN, FROZEN, WRAPPED


def start_in_hand(duel: Duel, seat: i64) -> None:
    """The start-of-turn texts and marks of one hand."""
    for card in duel.hand(seat).cards:
        if card.face.lore.starts_step is not None or (card.marks and may_act(card)):
            start_each(duel, seat)
            break
    duel.settle()


def start_each(duel: Duel, seat: i64) -> None:
    for spoken in speaking(duel, seat):
        card = duel.hand(seat).find(spoken.id)
        if card is None:
            continue
        if card.mark(WRAPPED) == duel.turn:
            opened = card.without_mark(WRAPPED).with_known(duel.hand(seat).place.seen_by)
            duel.change(opened)
            duel.hands_to_check = 3
            duel.record("flip", "{You} unwrap{s} {cards}.", seat, [opened])
        elif card.mark(FROZEN) < 0:
            if card.marks:
                for hook in AT_START:
                    if card.mark(hook.kind) >= 0:
                        card = hook.run(duel, seat, card)
            if not duel.is_silenced(seat, card):
                duel.work(seat, card.id, card.face.lore.starts_step)


def end_in_hand(duel: Duel, seat: i64) -> None:
    """The end-of-turn texts and marks of one hand."""
    for card in duel.hand(seat).cards:
        if card.face.lore.ends_step is not None or (card.marks and may_act(card)):
            end_each(duel, seat)
            break
    duel.settle()


def end_each(duel: Duel, seat: i64) -> None:
    for spoken in speaking(duel, seat):
        card = duel.hand(seat).find(spoken.id)
        if card is None:
            continue
        if card.mark(FROZEN) < 0 and not duel.is_silenced(seat, card):
            duel.work(seat, card.id, card.face.lore.ends_step)
        now = duel.hand(seat).find(card.id)
        if now is None:
            continue
        if now.marks:
            for hook in AT_END:
                if now.mark(hook.kind) >= 0 and hook.run(duel, seat, now):
                    break


def may_act(card: Card[Being]) -> bool:
    """Whether a card has a mark that may do something. One that only says what the card must be
    does nothing."""
    for mark in card.marks:
        if mark.kind.fits is None:
            return True
    return False


def speaking(duel: Duel, seat: i64) -> list[Card[Being]]:
    """The cards of a hand that may act, or that one of them may give something to act with."""
    cards = duel.hand(seat).cards
    return [card for card in cards if len(card.marks) > 0 or card.face.lore is not NO_TEXT]


def cool_down(duel: Duel) -> None:
    """Cooldowns that began before this turn drop by one."""
    for seat in range(2):
        hand = duel.hand(seat)
        for card in hand.cards:
            if card.marks and card.mark(COOLDOWN) >= 0 and card.id not in duel.cooled:
                left = card.mark(COOLDOWN) - 1
                rested = card.with_mark(COOLDOWN, left) if left else card.without_mark(COOLDOWN)
                hand.replace(rested)
    if duel.cooled:
        duel.cooled = []
