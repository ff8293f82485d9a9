"""Carrying out a text: its condition, the choice it leaves to its player, its verbs."""

from __future__ import annotations

from bestiary.engine import Answer
from bestiary.games.hiddenzone.design.card import SET, book
from bestiary.games.hiddenzone.design.texts import CAST
from bestiary.games.hiddenzone.state import HiddenzoneState
from bestiary.trading import choosable


@book.step
def resolve(state: HiddenzoneState, origin: int, number: int, source: int, about: int) -> None:
    """A text that was set off. One that has no card to choose, or whose name has used it this
    turn, does nothing."""
    text = SET.by_origin[origin].texts[number]
    seat = state.me
    if state.has_used(seat, origin, number):
        return
    if text.condition is not None and not text.condition.holds(state, seat, source):
        return
    if text.pick is None:
        carry_out(state, origin, number, source, 0, about)
        return
    if text.pick.search:
        state.look_through_deck(seat)
    if text.pick.search or text.pick.find(state, seat, source, True):
        state.ask(choose, origin, number, source, about)


def carry_out(
    state: HiddenzoneState, origin: int, number: int, source: int, target: int, about: int
) -> None:
    """The verbs of a text, one after the other."""
    design = SET.by_origin[origin]
    text = design.texts[number]
    state.use(state.me, origin, number)
    if text.moment != CAST:
        state.quote(design, number)
    for verb in text.verbs:
        verb.run(state, source, target, about)


def prompt(
    state: HiddenzoneState, seat: int, origin: int, number: int, source: int, about: int
) -> str:
    design = SET.by_origin[origin]
    return f"{design.name}: {design.texts[number].words(design.this)}"


@book.question("{}", words=prompt)
def choose(
    state: HiddenzoneState, seat: int, origin: int, number: int, source: int, about: int
) -> list[Answer]:
    text = SET.by_origin[origin].texts[number]
    return [pick.on(id) for id in choosable(state, text, seat, source)] + [skip.on()]


@book.act("Choose {}", of="card")
def pick(
    state: HiddenzoneState, target: int, origin: int, number: int, source: int, about: int
) -> None:
    carry_out(state, origin, number, source, target, about)
    after_search(state, origin, number)


@book.act("Choose nothing")
def skip(state: HiddenzoneState, origin: int, number: int, source: int, about: int) -> None:
    state.say(f"{SET.by_origin[origin].name}: {{you}} choose{{s}} nothing.", state.me)
    after_search(state, origin, number)


def after_search(state: HiddenzoneState, origin: int, number: int) -> None:
    chosen = SET.by_origin[origin].texts[number].pick
    if chosen is not None and chosen.search:
        state.shuffle_deck(state.me)
