"""Carrying out a text: its condition, the choice it leaves to its player, its verbs."""

from __future__ import annotations

from bestiary.engine import Answer
from bestiary.games.hiddenzone.design import SET, book
from bestiary.games.hiddenzone.field import Field
from bestiary.games.hiddenzone.texts import CAST
from bestiary.trading import choosable


@book.step
def resolve(field: Field, origin: int, number: int, source: int, about: int) -> None:
    """A text that was set off. One that has no card to choose, or whose name has used it this
    turn, does nothing."""
    text = SET.by_origin[origin].texts[number]
    seat = field.me
    if field.has_used(seat, origin, number):
        return
    if text.condition is not None and not text.condition.holds(field, seat, source):
        return
    if text.pick is None:
        carry_out(field, origin, number, source, 0, about)
        return
    if text.pick.search:
        field.look_through_deck(seat)
    if text.pick.search or text.pick.find(field, seat, source, True):
        field.ask(choose, origin, number, source, about)


def carry_out(field: Field, origin: int, number: int, source: int, target: int, about: int) -> None:
    """The verbs of a text, one after the other."""
    design = SET.by_origin[origin]
    text = design.texts[number]
    field.use(field.me, origin, number)
    if text.moment != CAST:
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
    carry_out(field, origin, number, source, target, about)
    after_search(field, origin, number)


@book.act("Choose nothing")
def skip(field: Field, origin: int, number: int, source: int, about: int) -> None:
    field.say(f"{SET.by_origin[origin].name}: {{you}} choose{{s}} nothing.", field.me)
    after_search(field, origin, number)


def after_search(field: Field, origin: int, number: int) -> None:
    chosen = SET.by_origin[origin].texts[number].pick
    if chosen is not None and chosen.search:
        field.shuffle_deck(field.me)
