"""Carrying out a text: its condition, the choice it leaves to its player, its verbs."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design.card import SET, book
from bestiary.games.twisted_oliver.design.texts import TARGETED
from bestiary.games.twisted_oliver.state import OliverState
from bestiary.trading import Text, choosable

MOST_TEXTS: Final = 200  # that go off in one turn


@book.step
def resolve(state: OliverState, origin: int, number: int, source: int, about: int) -> None:
    """A text that was set off; one that has no card to choose does nothing. After so many of them
    in one turn no more go off, so that no turn is endless."""
    text = SET.by_origin[origin].texts[number]
    seat = state.me
    if is_set_off(text):
        if state.gone_off >= MOST_TEXTS:
            return
        if text.condition is not None and not text.condition.holds(state, seat, source):
            return
        state.gone_off += 1
    if text.pick is None:
        carry_out(state, origin, number, source, 0, about)
        return
    if text.pick.search:
        state.look_through_deck(seat)
    if text.pick.search or text.pick.find(state, seat, source, True):
        state.ask(choose, origin, number, source, about)


def is_set_off(text: Text) -> bool:
    """Whether something that happened has set it off, and not its player."""
    return not text.is_own() or not text.is_done()


def carry_out(
    state: OliverState, origin: int, number: int, source: int, target: int, about: int
) -> None:
    """The verbs of a text, one after the other."""
    design = SET.by_origin[origin]
    text = design.texts[number]
    if is_set_off(text):
        state.quote(design, number)
    for verb in text.verbs:
        verb.run(state, source, target, about)


def prompt(state: OliverState, seat: int, origin: int, number: int, source: int, about: int) -> str:
    design = SET.by_origin[origin]
    return f"{design.name}: {design.texts[number].words(design.this)}"


@book.question("{}", words=prompt)
def choose(
    state: OliverState, seat: int, origin: int, number: int, source: int, about: int
) -> list[Answer]:
    text = SET.by_origin[origin].texts[number]
    return [pick.on(id) for id in choosable(state, text, seat, source)] + [skip.on()]


@book.act("Choose {}", of="card")
def pick(
    state: OliverState, target: int, origin: int, number: int, source: int, about: int
) -> None:
    after_choice(state, origin, number)
    target_by_text(state, target, source)
    state.then(go_through, origin, number, source, target, about)


@book.act("Choose nothing")
def skip(state: OliverState, origin: int, number: int, source: int, about: int) -> None:
    state.say(f"{SET.by_origin[origin].name}: {{you}} choose{{s}} nothing.", state.me)
    after_choice(state, origin, number)


@book.step
def go_through(
    state: OliverState, origin: int, number: int, source: int, target: int, about: int
) -> None:
    carry_out(state, origin, number, source, target, about)


def target_by_text(state: OliverState, target: int, source: int) -> None:
    """Being chosen by the other player is a moment too."""
    owner = state.owner(target)
    card = state.find(target)
    if card is not None and owner == 1 - state.me:
        state.happens(TARGETED, owner, card, source)


def after_choice(state: OliverState, origin: int, number: int) -> None:
    chosen = SET.by_origin[origin].texts[number].pick
    if chosen is not None and chosen.search:
        state.then(put_deck_back)


@book.step
def put_deck_back(state: OliverState) -> None:
    state.shuffle_deck(state.me)
