"""Playing cards: creatures, evolving, spells, equipment, setting down, and texts that tap.

Cards are played from the hand in your own main phase and from the hiddenzone in a response. The
rules are the same, except that in a response creatures need ambush.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.engine import Answer, Zone
from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    CREATURE,
    EQUIPMENT,
    TRAP,
    HiddenzoneCard,
    HiddenzoneDesign,
    book,
)
from bestiary.games.hiddenzone.design.marks import TAPPED, is_tapped
from bestiary.games.hiddenzone.design.texts import BELOW, EMERGES, ENTERS, TAPS
from bestiary.games.hiddenzone.turn.requirements import can_cast, can_evolve
from bestiary.games.hiddenzone.zones import fits_bearer
from bestiary.trading import choosable, go_through, resolve

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

# ---- What can be played ----------------------------------------------------------------------


def from_hand(state: HiddenzoneState, seat: i64, answers: list[Answer]) -> None:
    """Everything the active player can do with cards in hand, and texts that tap."""
    hand = state.hand(seat).cards
    for card in hand:
        if not card.face.flags & TRAP:
            add_plays(state, seat, card, answers)
    for card in hand:
        answers.append(set_.on(card.id))
    for card in state.battlezone(seat).cards:
        add_uses(state, seat, card, answers)


def from_hiddenzone(state: HiddenzoneState, seat: i64, answers: list[Answer]) -> None:
    """The set-down cards that the defender can play."""
    for card in state.hiddenzone(seat).cards:
        if card.face.sort != CREATURE or card.face.flags & AMBUSH:
            add_plays(state, seat, card, answers)


def add_plays(
    state: HiddenzoneState, seat: i64, card: HiddenzoneCard, answers: list[Answer]
) -> None:
    design = card.face
    if design.sort == CREATURE:
        if design.rank == 0:
            answers.append(play.on(card.id))
            return
        for below in state.battlezone(seat).cards:
            if can_evolve(design, below.face):
                answers.append(evolve.on(card.id, below.id))
    elif design.sort == EQUIPMENT:
        for bearer in state.battlezone(seat).cards:
            if fits_bearer(design, bearer.face):
                answers.append(equip.on(card.id, bearer.id))
    elif can_cast(state, seat, design):
        add_spell(state, seat, card, answers)


def add_spell(
    state: HiddenzoneState, seat: i64, card: HiddenzoneCard, answers: list[Answer]
) -> None:
    """Add a spell: if it chooses a card on the table, it is cast at it; a search chooses later."""
    text = card.face.texts[0]
    if not text.is_met(state, seat, card.id):
        return
    if not text.is_aimed():
        answers.append(cast.on(card.id))
        return
    for target in choosable(state, text, seat, card.id):
        answers.append(cast_at.on(card.id, target))


def add_uses(
    state: HiddenzoneState, seat: i64, card: HiddenzoneCard, answers: list[Answer]
) -> None:
    """Add the text of an untapped creature that taps it."""
    number = tap_text(card.face)
    if number < 0 or is_tapped(card) or state.has_used(seat, card.face.origin, number):
        return
    text = card.face.texts[number]
    if not text.is_met(state, seat, card.id):
        return
    if not text.is_aimed():
        answers.append(use.on(card.id))
        return
    for target in choosable(state, text, seat, card.id):
        answers.append(use_on.on(card.id, target))


def tap_text(design: HiddenzoneDesign) -> int:
    """Which of its texts a creature is tapped for; -1 if none."""
    for number, text in enumerate(design.texts):
        if text.moment is TAPS:
            return number
    return -1


# ---- Playing them ----------------------------------------------------------------------------


def take_up(state: HiddenzoneState, id: int) -> tuple[HiddenzoneCard, Zone[HiddenzoneDesign]]:
    """Take the card to play out of the hand or the hiddenzone. Responses are not counted: the
    actions of a turn are those of its player."""
    if state.me == state.active:
        state.actions += 1
    state.go_on()
    zone = state.hand(state.me)
    card = zone.remove(id)
    if card is None:
        zone = state.hiddenzone(state.me)
        card = zone.remove(id)
    if card is not None:
        return card, zone
    raise LookupError(f"card {id} is neither in hand nor set down")


@book.act("Play {}", of="card")
def play(state: HiddenzoneState, id: int) -> None:
    """Play a creature of rank 0. One that was set down ambushes, and enters untapped too."""
    card, zone = take_up(state, id)
    seat = state.me
    card = state.battlezone(seat).add(card)
    state.tell_move("{You} play{s} {cards}.", seat, [card], zone, state.battlezone(seat))
    entered(state, seat, card, zone)


def entered(
    state: HiddenzoneState, seat: i64, card: HiddenzoneCard, source: Zone[HiddenzoneDesign]
) -> None:
    """A creature has been played: the texts of that, and those of coming out of hiding."""
    state.happens(ENTERS, seat, card)
    if source is state.hiddenzone(seat):
        state.set_off(EMERGES, seat, card.face, card.id, 0)


@book.act("Play {} on {}", of="card", to="card")
def evolve(state: HiddenzoneState, id: int, below: int) -> None:
    """Play a creature on top of another, which becomes its soul. The stack keeps its marks and
    equipment, and is still the same attacker or target."""
    seat = state.me
    card, zone = take_up(state, id)
    under = state.battlezone(seat).find(below)
    if under is None:
        raise LookupError(f"creature {below} is gone")
    place = state.battlezone(seat).cards.index(under)
    soul = under.with_marks([]).with_attached([])
    if zone is state.hiddenzone(seat):
        under = under.without_mark(TAPPED)  # one that ambushes is ready
    card = card.with_known(state.battlezone(seat).place.seen_by).with_marks(under.marks)
    card = card.with_attached([soul, *under.attached])
    state.battlezone(seat).own_cards()[place] = card
    state.attack = state.attack.with_top(below, id)
    if state.recording:
        words = f"{{You}} evolve{{s}} {state.written(soul.face, [])} into {{cards}}."
        state.tell_move(words, seat, [card], zone, state.battlezone(seat))
    state.drop_misfit(id)
    evolved = state.battlezone(seat).find(id)
    if evolved is not None:
        state.set_off(BELOW, seat, soul.face, id, id)
        entered(state, seat, evolved, zone)


@book.act("Cast {}", of="card")
def cast(state: HiddenzoneState, id: int) -> None:
    begin_spell(state, id, 0)


@book.act("Cast {} on {}", of="card", to="card")
def cast_at(state: HiddenzoneState, id: int, target: int) -> None:
    begin_spell(state, id, target)


def begin_spell(state: HiddenzoneState, id: int, target: int) -> None:
    """Start a spell: it resolves at once, then goes to the graveyard."""
    card, zone = take_up(state, id)
    seat = state.me
    card = state.spells_of(seat).add(card)
    if state.recording:
        words = f"{{You}} cast{{s}} {{cards}}{at(state, target)}."
        state.tell_move(words, seat, [card], zone, state.spells_of(seat))
    state.then(spent, id)
    begin_text(state, card, 0, target)


def begin_text(state: HiddenzoneState, card: HiddenzoneCard, number: int, target: int) -> None:
    """Start a text that its player uses, on its target if it has one. In a response it may be
    about the attacker."""
    origin, id = int(card.face.origin), int(card.id)
    attacker = int(state.attack.attacker)
    if target:
        state.then(go_through, origin, number, id, target, attacker)
    else:
        state.then(resolve, origin, number, id, attacker)


def at(state: HiddenzoneState, target: int) -> str:
    """What a spell is cast at, in words for everybody: a face-down card is not named."""
    card = state.find(target) if target else None
    if card is None:
        return ""
    for seat in range(2):
        if state.battlezone(seat).find(target) is not None:
            return f" at {state.written(state.as_it_stands(card), [])}"
        if state.graveyard(seat).find(target) is not None:
            return f" at {state.written(card.face, [])} in the graveyard"
    return ""


@book.step
def spent(state: HiddenzoneState, id: int) -> None:
    zone = state.spells_of(state.me)
    card = zone.find(id)
    if card is not None:
        card = state.move(card, zone, state.graveyard(state.me))
        state.tell_move("", state.me, [card], zone, state.graveyard(state.me))


@book.act("Equip {} to {}", of="card", to="card")
def equip(state: HiddenzoneState, id: int, bearer: int) -> None:
    """Put equipment under its bearer; what it bore before goes to the graveyard."""
    seat = state.me
    card, zone = take_up(state, id)
    borne = state.battlezone(seat).find(bearer)
    if borne is None:
        raise LookupError(f"creature {bearer} is gone")
    state.disarm(borne)
    borne = state.battlezone(seat).find(bearer)
    if borne is not None:
        card = card.with_known(state.battlezone(seat).place.seen_by)
        borne = borne.with_attached([*borne.attached, card])
        state.change(borne)
        if state.recording:
            bearing = state.written(state.as_it_stands(borne), [])
            words = f"{{You}} equip{{s}} {{cards}} to {bearing}."
            state.tell_move(words, seat, [card], zone, state.battlezone(seat))
        state.set_off(ENTERS, seat, card.face, bearer, 0)
        if zone is state.hiddenzone(seat):
            state.set_off(EMERGES, seat, card.face, bearer, 0)


@book.act("Set {} down", of="card")
def set_(state: HiddenzoneState, id: int) -> None:
    """Set a card face down, for the other player's turns."""
    card, zone = take_up(state, id)
    state.set_down([card], state.me, zone)


# ---- Texts that tap --------------------------------------------------------------------------


@book.act("Tap {} to use it", of="card")
def use(state: HiddenzoneState, id: int) -> None:
    begin_use(state, id, 0)


@book.act("Tap {} to use it on {}", of="card", to="card")
def use_on(state: HiddenzoneState, id: int, target: int) -> None:
    begin_use(state, id, target)


def begin_use(state: HiddenzoneState, id: int, target: int) -> None:
    state.actions += 1
    state.go_on()
    card = state.battlezone(state.me).find(id)
    if card is None:
        return
    state.change(card.with_mark(TAPPED, 0))
    begin_text(state, card, tap_text(card.face), target)
