"""Playing cards from the hand: pay, and let the other player answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import EVERYBODY, with_item
from bestiary.games.twisted_oliver.design.card import TRAP, book
from bestiary.games.twisted_oliver.design.marks import LAID
from bestiary.games.twisted_oliver.design.texts import PLAYED
from bestiary.games.twisted_oliver.energy.payment import settle
from bestiary.games.twisted_oliver.link import PLAY, Link
from bestiary.games.twisted_oliver.turn.chain import begin
from bestiary.games.twisted_oliver.turn.requirements import limit_of

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState


@book.act("Play {}", of="card")
def play(state: OliverState, id: int) -> None:
    begin_play(state, id, 0)


@book.act("Play {} on {}", of="card", to="card")
def play_on(state: OliverState, id: int, target: int) -> None:
    begin_play(state, id, target)


@book.act("Lay {} face down", of="card")
def lay(state: OliverState, id: int) -> None:
    begin_play(state, id, 0)


def begin_play(state: OliverState, id: int, target: int) -> None:
    """Pay, and let the other player answer; a trap is just laid, and cannot be answered."""
    seat = state.me
    state.actions += 1
    state.go_on()
    hand = state.hand(seat)
    card = hand.find(id)
    if card is None:
        state.chosen = []
        return
    if card.face.sort == TRAP:
        settle(state, seat, card.face.price, " for a trap")
        laid = state.traps_of(seat).add(card.with_mark(LAID, 0))
        hand.remove(id)
        words = "{You} lay{s} {cards} face down."
        state.tell_move(words, seat, [laid], hand, state.traps_of(seat))
        return
    settle(state, seat, card.face.price, "")
    limit = int(limit_of(card.face))
    if limit:
        state.limits = with_item(state.limits, seat, state.limits[seat] | limit)
    card = state.move(card, hand, state.played_by(seat))
    if state.recording:
        words = f"{{You}} play{{s}} {{cards}}{on_what(state, target)}."
        state.tell_move(words, seat, [card], hand, state.played_by(seat))
    if card.face.texts:
        state.set_off(PLAYED, seat, card.face, id, 0)
    if target:
        state.choose_target(target, id)
    begin(state, Link(PLAY, seat, id, target))


def on_what(state: OliverState, target: int) -> str:
    """What a card is played on, in words that everybody may read."""
    card = state.find(target)
    if card is None or card.known != EVERYBODY:
        return ""
    return f" on {state.written(state.as_it_stands(card), [])}"
