"""Carrying out a text: its condition, the choice it leaves to its player, its verbs."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer
from bestiary.games.twisted_oliver.design import SET, book
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.texts import TARGETED
from bestiary.trading import Text, choosable

MOST_TEXTS: Final = 200  # that go off in one turn


@book.step
def resolve(field: Field, origin: int, number: int, source: int, about: int) -> None:
    """A text that was set off; one that has no card to choose does nothing. After so many of them
    in one turn no more go off, so that no turn is endless."""
    text = SET.by_origin[origin].texts[number]
    seat = field.me
    if is_set_off(text):
        if field.gone_off >= MOST_TEXTS:
            return
        if text.condition is not None and not text.condition.holds(field, seat, source):
            return
        field.gone_off += 1
    if text.pick is None:
        carry_out(field, origin, number, source, 0, about)
        return
    if text.pick.search:
        field.look_through_deck(seat)
    if text.pick.search or text.pick.find(field, seat, source, True):
        field.ask(choose, origin, number, source, about)


def is_set_off(text: Text) -> bool:
    """Whether something that happened has set it off, and not its player."""
    return not text.is_own() or not text.is_done()


def carry_out(field: Field, origin: int, number: int, source: int, target: int, about: int) -> None:
    """The verbs of a text, one after the other."""
    design = SET.by_origin[origin]
    text = design.texts[number]
    if is_set_off(text):
        field.quote(design, number)
    for verb in text.verbs:
        verb.run(field, source, target, about)


def prompt(field: Field, seat: int, origin: int, number: int, source: int, about: int) -> str:
    design = SET.by_origin[origin]
    return f"{design.name}: {design.texts[number].words(design.this)}"


@book.question("{}", words=prompt)
def choose(
    field: Field, seat: int, origin: int, number: int, source: int, about: int
) -> list[Answer]:
    text = SET.by_origin[origin].texts[number]
    return [pick.on(id) for id in choosable(field, text, seat, source)] + [skip.on()]


@book.act("Choose {}", of="card")
def pick(field: Field, target: int, origin: int, number: int, source: int, about: int) -> None:
    after_choice(field, origin, number)
    target_by_text(field, target, source)
    field.then(go_through, origin, number, source, target, about)


@book.act("Choose nothing")
def skip(field: Field, origin: int, number: int, source: int, about: int) -> None:
    field.say(f"{SET.by_origin[origin].name}: {{you}} choose{{s}} nothing.", field.me)
    after_choice(field, origin, number)


@book.step
def go_through(
    field: Field, origin: int, number: int, source: int, target: int, about: int
) -> None:
    carry_out(field, origin, number, source, target, about)


def target_by_text(field: Field, target: int, source: int) -> None:
    """Being chosen by the other player is a moment too."""
    owner = field.owner(target)
    card = field.find(target)
    if card is not None and owner == 1 - field.me:
        field.happens(TARGETED, owner, card, source)


def after_choice(field: Field, origin: int, number: int) -> None:
    chosen = SET.by_origin[origin].texts[number].pick
    if chosen is not None and chosen.search:
        field.then(put_deck_back)


@book.step
def put_deck_back(field: Field) -> None:
    field.shuffle_deck(field.me)
