"""Playing cards: creatures, evolving, spells, equipment, setting down, and texts that tap.

The same from the hand in one's own main phase and from the hiddenzone in a response; only that
creatures need a text for the latter.
"""

from __future__ import annotations

from bestiary.engine import Answer, Card, Zone
from bestiary.games.hiddenzone.conditions import can_cast, can_evolve
from bestiary.games.hiddenzone.design import (
    AMBUSH,
    CREATURE,
    EQUIPMENT,
    Design,
    book,
)
from bestiary.games.hiddenzone.field import Field
from bestiary.games.hiddenzone.picks import is_tapped
from bestiary.games.hiddenzone.resolving import carry_out, resolve
from bestiary.games.hiddenzone.texts import ENTERS, TAPS
from bestiary.games.hiddenzone.zones import TAPPED, fits_bearer
from bestiary.trading import choosable

# ---- What can be played ----------------------------------------------------------------------


def from_hand(field: Field, seat: int) -> list[Answer]:
    """Everything the active player can do with cards of the hand, and texts that tap."""
    answers: list[Answer] = []
    for card in field.hands[seat].cards:
        add_plays(field, seat, card, answers)
        answers.append(set_.on(card.id))
    for card in field.battle[seat].cards:
        add_uses(field, seat, card, answers)
    return answers


def from_hiddenzone(field: Field, seat: int) -> list[Answer]:
    """What the defender can play of what is set down."""
    answers: list[Answer] = []
    for card in field.hidden[seat].cards:
        if card.face.sort != CREATURE or card.face.flags & AMBUSH:
            add_plays(field, seat, card, answers)
    return answers


def add_plays(field: Field, seat: int, card: Card[Design], answers: list[Answer]) -> None:
    design = card.face
    if design.sort == CREATURE:
        if design.rank == 0:
            answers.append(play.on(card.id))
            return
        for below in field.battle[seat].cards:
            if can_evolve(design, below.face):
                answers.append(evolve.on(card.id, below.id))
    elif design.sort == EQUIPMENT:
        for bearer in field.battle[seat].cards:
            if fits_bearer(design, bearer.face):
                answers.append(equip.on(card.id, bearer.id))
    elif can_cast(field, seat, design):
        add_spell(field, seat, card, answers)


def add_spell(field: Field, seat: int, card: Card[Design], answers: list[Answer]) -> None:
    """A spell that chooses a card on the table is cast at it; a search chooses later."""
    text = card.face.texts[0]
    if text.condition is not None and not text.condition.holds(field, seat, card.id):
        return
    if text.pick is None or text.pick.search:
        answers.append(cast.on(card.id))
        return
    for target in choosable(field, text, seat, int(card.id)):
        answers.append(cast_at.on(card.id, target))


def add_uses(field: Field, seat: int, card: Card[Design], answers: list[Answer]) -> None:
    """The text of an untapped creature that taps it."""
    number = tap_text(card.face)
    if number < 0 or is_tapped(card) or field.has_used(seat, card.face.origin, number):
        return
    text = card.face.texts[number]
    if text.condition is not None and not text.condition.holds(field, seat, card.id):
        return
    if text.pick is None or text.pick.search:
        answers.append(use.on(card.id))
        return
    for target in choosable(field, text, seat, int(card.id)):
        answers.append(use_on.on(card.id, target))


def tap_text(design: Design) -> int:
    """Which of its texts a creature is tapped for; -1: none."""
    for number, text in enumerate(design.texts):
        if text.moment == TAPS:
            return number
    return -1


# ---- Playing them ----------------------------------------------------------------------------


def take_up(field: Field, id: int) -> tuple[Card[Design], Zone[Design]]:
    """The card to play, out of the hand or the hiddenzone."""
    field.actions += 1
    field.go_on()
    for zone in (field.hands[field.me], field.hidden[field.me]):
        card = zone.remove(id)
        if card is not None:
            return card, zone
    raise LookupError(f"card {id} is neither in hand nor set down")


@book.act("Play {}", of="card")
def play(field: Field, id: int) -> None:
    """A creature of rank 0. One that was set down ambushes, and enters untapped too."""
    card, zone = take_up(field, id)
    seat = field.me
    card = field.battle[seat].add(card)
    field.tell_move("{You} play{s} {cards}.", seat, [card], zone, field.battle[seat])
    field.happens(ENTERS, seat, card)


@book.act("Play {} on {}", of="card", to="card")
def evolve(field: Field, id: int, below: int) -> None:
    """On top of a creature, which becomes its soul. What lay on the one below stays on the stack;
    it is the same attacker or target still."""
    seat = field.me
    card, zone = take_up(field, id)
    under = field.battle[seat].find(below)
    if under is None:
        raise LookupError(f"creature {below} is gone")
    place = field.battle[seat].cards.index(under)
    soul = under.with_marks([]).with_attached([])
    if zone is field.hidden[seat]:
        under = under.without_mark(TAPPED)  # who ambushes is ready
    card = card.with_known(field.battle[seat].place.seen_by).with_marks(under.marks)
    card = card.with_attached([soul, *under.attached])
    field.battle[seat].cards[place] = card
    if field.attacker == below:
        field.attacker = id
    if field.target == below:
        field.target = id
    if field.recording:
        words = f"{{You}} evolve{{s}} {field.written(soul.face, [])} into {{cards}}."
        field.tell_move(words, seat, [card], zone, field.battle[seat])
    field.drop_misfit(card)
    evolved = field.battle[seat].find(id)
    if evolved is not None:
        field.happens(ENTERS, seat, evolved)


@book.act("Cast {}", of="card")
def cast(field: Field, id: int) -> None:
    begin_spell(field, id, 0)


@book.act("Cast {} on {}", of="card", to="card")
def cast_at(field: Field, id: int, target: int) -> None:
    begin_spell(field, id, target)


def begin_spell(field: Field, id: int, target: int) -> None:
    """It resolves at once, then goes to the graveyard."""
    card, zone = take_up(field, id)
    seat = field.me
    card = field.spells[seat].add(card)
    if field.recording:
        words = f"{{You}} cast{{s}} {{cards}}{at(field, target)}."
        field.tell_move(words, seat, [card], zone, field.spells[seat])
    field.then(spent, id)
    if target:
        field.then(strike, int(card.face.origin), 0, id, target)
    else:
        field.then(resolve, int(card.face.origin), 0, id, 0)


def at(field: Field, target: int) -> str:
    """What a spell is cast at, for all to hear: a card face down is told without its name."""
    card = field.find(target) if target else None
    if card is None:
        return ""
    for seat in range(2):
        if field.battle[seat].find(target) is not None:
            return f" at {field.written(field.as_it_stands(card), [])}"
        if field.graves[seat].find(target) is not None:
            return f" at {field.written(card.face, [])} in the graveyard"
    return ""


@book.step
def strike(field: Field, origin: int, number: int, source: int, target: int) -> None:
    carry_out(field, origin, number, source, target, 0)


@book.step
def spent(field: Field, id: int) -> None:
    zone = field.spells[field.me]
    card = zone.find(id)
    if card is not None:
        card = field.move(card, zone, field.graves[field.me])
        field.tell_move("", field.me, [card], zone, field.graves[field.me])


@book.act("Equip {} to {}", of="card", to="card")
def equip(field: Field, id: int, bearer: int) -> None:
    """Underneath the bearer; what it bore before goes to the graveyard."""
    seat = field.me
    card, zone = take_up(field, id)
    borne = field.battle[seat].find(bearer)
    if borne is None:
        raise LookupError(f"creature {bearer} is gone")
    field.disarm(borne)
    borne = field.battle[seat].find(bearer)
    if borne is not None:
        card = card.with_known(field.battle[seat].place.seen_by)
        borne = borne.with_attached([*borne.attached, card])
        field.change(borne)
        if field.recording:
            bearing = field.written(field.as_it_stands(borne), [])
            words = f"{{You}} equip{{s}} {{cards}} to {bearing}."
            field.tell_move(words, seat, [card], zone, field.battle[seat])
        field.set_off(ENTERS, seat, card.face, bearer, 0)


@book.act("Set {} down", of="card")
def set_(field: Field, id: int) -> None:
    """Face down, for the other player's turns."""
    card, zone = take_up(field, id)
    card = field.hidden[field.me].add(card)
    words = "{You} set{s} {cards} down."
    field.tell_move(words, field.me, [card], zone, field.hidden[field.me])


# ---- Texts that tap --------------------------------------------------------------------------


@book.act("Tap {} to use it", of="card")
def use(field: Field, id: int) -> None:
    begin_use(field, id, 0)


@book.act("Tap {} to use it on {}", of="card", to="card")
def use_on(field: Field, id: int, target: int) -> None:
    begin_use(field, id, target)


def begin_use(field: Field, id: int, target: int) -> None:
    field.actions += 1
    field.go_on()
    card = field.battle[field.me].find(id)
    if card is None:
        return
    field.change(card.with_mark(TAPPED, 0))
    number = tap_text(card.face)
    if target:
        field.then(strike, int(card.face.origin), number, id, target)
    else:
        field.then(resolve, int(card.face.origin), number, id, 0)
