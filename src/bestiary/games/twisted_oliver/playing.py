"""The main step: playing cards, calling and sacking."""

from __future__ import annotations

from bestiary.engine import EVERYBODY, Answer, Card
from bestiary.games.twisted_oliver.answers import EV_PLAY, begin, occasion_of
from bestiary.games.twisted_oliver.design import COUNTER, ORB, SET, TRAP, Design, book
from bestiary.games.twisted_oliver.energy import (
    COUNT,
    KINDS,
    can_add,
    can_pay,
    is_forced,
    notation,
    nothing,
    payment,
    total,
)
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.paying import settle, supply
from bestiary.games.twisted_oliver.picks import is_called
from bestiary.games.twisted_oliver.resolving import resolve, target_by_text
from bestiary.games.twisted_oliver.texts import CALLED, PLAYED, SACKED, OliverText, text_of
from bestiary.games.twisted_oliver.waiting import is_limited, limit_of, meets_condition, targets
from bestiary.games.twisted_oliver.zones import ATTACKED, LAID, SPENT
from bestiary.games.twisted_oliver.zones import CALLED as TURNED
from bestiary.trading import choosable

# ---- What can be played ----------------------------------------------------------------------


def from_hand(field: Field, seat: int) -> list[Answer]:
    """The cards of the hand that can be played now. Counters wait for something to answer."""
    answers: list[Answer] = []
    have = supply(field, seat)
    for card in field.hands[seat].cards:
        if card.face.sort != COUNTER and not is_limited(field, seat, card.face):
            add_plays(field, seat, card, have, answers)
    return answers


def counters(field: Field, seat: int) -> list[Answer]:
    """The counters of the hand that answer what is happening."""
    answers: list[Answer] = []
    have = supply(field, seat)
    occasion = occasion_of(field, field.chain[-1])
    for card in field.hands[seat].cards:
        if card.face.sort == COUNTER and text_of(card.face, 0).occasions & occasion:
            add_plays(field, seat, card, have, answers)
    return answers


def add_plays(
    field: Field, seat: int, card: Card[Design], have: list[int], answers: list[Answer]
) -> None:
    design = card.face
    if not can_pay(have, design.cost) or not meets_condition(field, seat, card):
        return
    if design.aim is not None:
        found = targets(field, seat, card)
        if not found:
            return
        for target in found:
            answers.append(play_on.on(card.id, target))
    elif design.sort == TRAP:
        answers.append(lay.on(card.id))
    else:
        answers.append(play.on(card.id))
    if not is_forced(have, design.cost):
        answers.append(choose_energy.on(card.id))


# ---- Playing them ----------------------------------------------------------------------------


@book.act("Play {}", of="card")
def play(field: Field, id: int) -> None:
    begin_play(field, id, 0)


@book.act("Play {} on {}", of="card", to="card")
def play_on(field: Field, id: int, target: int) -> None:
    begin_play(field, id, target)


@book.act("Lay {} face down", of="card")
def lay(field: Field, id: int) -> None:
    begin_play(field, id, 0)


def begin_play(field: Field, id: int, target: int) -> None:
    """Pay, and put the card up for answers; a trap is laid, and cannot be answered."""
    seat = field.me
    field.actions += 1
    field.go_on()
    hand = field.hands[seat]
    card = hand.find(id)
    if card is None:
        field.chosen = []
        return
    if card.face.sort == TRAP:
        settle(field, seat, card.face.cost, " for a trap")
        laid = field.traps[seat].add(card.with_mark(LAID, 0))
        hand.remove(id)
        words = "{You} lay{s} {cards} face down."
        field.tell_move(words, seat, [laid], hand, field.traps[seat])
        return
    settle(field, seat, card.face.cost, "")
    field.limits[seat] |= int(limit_of(card.face))
    card = field.move(card, hand, field.plays[seat])
    if field.recording:
        words = f"{{You}} play{{s}} {{cards}}{on_what(field, target)}."
        field.tell_move(words, seat, [card], hand, field.plays[seat])
    if card.face.texts:
        field.set_off(PLAYED, seat, card.face, id, 0)
    if target:
        target_by_text(field, target, id)
    begin(field, [EV_PLAY, int(seat), id, target, 0])


def on_what(field: Field, target: int) -> str:
    """What a card is played on, in words that everybody may read."""
    card = field.find(target)
    if card is None or card.known != EVERYBODY:
        return ""
    return f" on {field.written(field.as_it_stands(card), [])}"


# ---- Choosing the energy ---------------------------------------------------------------------


@book.act("Play {} and choose the energy", of="card")
def choose_energy(field: Field, id: int) -> None:
    """The card is shown first: what is paid tells what it costs."""
    card = field.find(id)
    if card is not None:
        card = field.change(card.with_known(EVERYBODY))
        field.record("flip", "{You} show{s} {cards}, to choose what to pay.", field.me, [card])
    field.actions += 1
    field.chosen = nothing()
    field.ask(spend, id)


def bill(field: Field, seat: int, id: int) -> str:
    card = field.find(id)
    if card is None:
        return ""
    left = int(total(card.face.cost) - total(field.chosen))
    return f"{card.face.name} costs {notation(card.face.cost)}: spend what? ({left} to go)"


@book.question("{}", words=bill)
def spend(field: Field, seat: int, id: int) -> list[Answer]:
    card = field.find(id)
    if card is None:
        return []
    have = supply(field, seat)
    answers = [usual.on()]
    for kind in range(COUNT):
        if can_add(field.chosen, kind, have, card.face.cost):
            answers.append(spend_kind.on(kind))
    return answers


def kind_name(field: Field, kind: int) -> str:
    return KINDS[kind]


@book.act("Spend 1 {}", of="number", words=kind_name)
def spend_kind(field: Field, kind: int, id: int) -> None:
    card = field.find(id)
    if card is None:
        return
    field.chosen[kind] += 1
    if total(field.chosen) < total(card.face.cost):
        field.ask(spend, id)
    else:
        field.then(aim, id)


@book.act("Pay the rest as usual")
def usual(field: Field, id: int) -> None:
    card = field.find(id)
    if card is not None:
        have = supply(field, field.me)
        field.chosen = payment(have, card.face.cost, field.chosen)
        field.then(aim, id)


@book.step
def aim(field: Field, id: int) -> None:
    """The energy is chosen; what it is played on comes next, where there is a choice."""
    card = field.hands[field.me].find(id)
    if card is not None and card.face.aim is not None:
        field.ask(play_where, id)
    else:
        begin_play(field, id, 0)


@book.question("Play it on what?")
def play_where(field: Field, seat: int, id: int) -> list[Answer]:
    card = field.hands[seat].find(id)
    return [] if card is None else [play_there.on(t) for t in targets(field, seat, card)]


@book.act("Play it on {}", of="card")
def play_there(field: Field, target: int, id: int) -> None:
    begin_play(field, id, target)


# ---- Calling and sacking ---------------------------------------------------------------------


def in_play(field: Field, seat: int) -> list[Answer]:
    """What can be called and sacked. Calling what has no text for it would do nothing and is not
    offered; of orbs that are alike, one is."""
    answers: list[Answer] = []
    alike: list[int] = []
    for zone in (field.battlers[seat], field.items[seat], field.spells[seat]):
        for card in zone.cards:
            if is_called(card):
                continue
            if card.face.sort == ORB:
                if int(card.face.origin) in alike:
                    continue
                alike.append(int(card.face.origin))
            add_uses(field, seat, card, answers)
    return answers


def add_uses(field: Field, seat: int, card: Card[Design], answers: list[Answer]) -> None:
    may_sack = card.mark(ATTACKED) < 0
    for_nothing = may_sack
    for key in keys_of(card, CALLED):
        if card.mark(SPENT) < 0 and can_use(field, seat, card, key):
            answers.append(call.on(card.id, key))
    for key in keys_of(card, SACKED):
        if may_sack and can_use(field, seat, card, key):
            answers.append(sack_for.on(card.id, key))
            for_nothing = False
    if for_nothing:
        answers.append(sack.on(card.id))


def keys_of(card: Card[Design], moment: int) -> list[int]:
    """The card's own texts for a moment, and those of what it bears, as numbers that name them."""
    found: list[int] = []
    for face in [card.face, *[borne.face for borne in card.attached]]:
        for number, text in enumerate(face.texts):
            if text.moment == moment and text.is_own():
                found.append(int(face.origin) * 8 + number)
    return found


def text_by(key: int) -> OliverText:
    return text_of(SET.by_origin[key // 8], key % 8)


def can_use(field: Field, seat: int, card: Card[Design], key: int) -> bool:
    text = text_by(key)
    if text.price is not None and not can_pay(supply_without(field, seat, card), text.price.counts):
        return False
    if text.condition is not None and not text.condition.holds(field, seat, card.id):
        return False
    if text.pick is None or text.pick.search:
        return True
    return len(choosable(field, text, seat, int(card.id))) > 0


def supply_without(field: Field, seat: int, card: Card[Design]) -> list[int]:
    """A card that is called or sacked cannot pay for that."""
    have = supply(field, seat)
    if card.face.gives >= 0 and field.items[seat].find(card.id) is not None:
        have[card.face.gives] -= int(card.face.yields)
    return have


def said(field: Field, key: int) -> str:
    """What a call or sack does: its text without its opening."""
    text = text_by(key)
    price = "" if text.price is None else f"pay {notation(text.price.counts)}, "
    return price + text.sentence(SET.by_origin[key // 8].this)


@book.act("Call {}: {}", of="card", to="number", words=said)
def call(field: Field, id: int, key: int) -> None:
    field.actions += 1
    field.go_on()
    seat = field.me
    zone = field.zone_of(id)
    card = field.find(id)
    if card is None or zone is None:
        return
    card = card.with_mark(TURNED, 0)
    if card.face.is_battler():
        card = card.with_mark(SPENT, 0)
    card = field.change(card)
    field.record("mark", "{You} call{s} {cards}.", int(seat), [field.as_now(card)])
    pay_for(field, key)
    field.noticed(CALLED, seat, card)
    field.then(resolve, key // 8, key % 8, id, 0)


@book.act("Sack {}", of="card")
def sack(field: Field, id: int) -> None:
    """Into the discard: not defeated, and no points for anybody."""
    begin_sack(field, id, -1)


@book.act("Sack {}: {}", of="card", to="number", words=said)
def sack_for(field: Field, id: int, key: int) -> None:
    begin_sack(field, id, key)


def begin_sack(field: Field, id: int, key: int) -> None:
    field.actions += 1
    field.go_on()
    seat = field.me
    card = field.find(id)
    if card is None:
        return
    if key >= 0:
        card = field.change(card.with_mark(TURNED, 0))  # so that it does not pay for itself
        pay_for(field, key)
    field.leave_play(seat, card, "{You} sack{s} {cards}.")
    field.noticed(SACKED, seat, card)
    if key >= 0:
        field.then(resolve, key // 8, key % 8, id, 0)


def pay_for(field: Field, key: int) -> None:
    price = text_by(key).price
    if price is not None:
        settle(field, field.me, price.counts, "")
