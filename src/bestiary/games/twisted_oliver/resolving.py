"""Carrying out a text: its condition, the choice it leaves to its player, its verbs."""

from __future__ import annotations

from typing import Final

from bestiary.engine import Answer, bit
from bestiary.games.twisted_oliver.design import SET, book
from bestiary.games.twisted_oliver.field import Field
from bestiary.games.twisted_oliver.picks import DECK
from bestiary.games.twisted_oliver.texts import CALLED, CAST, SACKED, TARGETED, Text

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
    if text.pick.place == DECK:
        look_through_deck(field)
    if text.pick.place == DECK or text.pick.find(field, seat, source, True):
        field.ask(choose, origin, number, source, about)


def is_set_off(text: Text) -> bool:
    """Whether something that happened has set it off, and not its player."""
    if text.watched is not None:
        return True
    return text.moment not in (CAST, CALLED, SACKED)


def carry_out(field: Field, origin: int, number: int, source: int, target: int, about: int) -> None:
    """The verbs of a text, one after the other."""
    design = SET.by_origin[origin]
    text = design.texts[number]
    if field.recording and is_set_off(text):
        field.say(f"{design.name}: {text.words('it')}", field.me)
    for verb in text.verbs:
        verb.run(field, source, target, about)


def look_through_deck(field: Field) -> None:
    """A search: its player sees the whole deck, and nobody else does."""
    deck = field.decks[field.me]
    deck.cards = [card.with_peek(bit(field.me)) for card in deck.cards]


def prompt(field: Field, seat: int, origin: int, number: int, source: int, about: int) -> str:
    design = SET.by_origin[origin]
    return f"{design.name}: {design.texts[number].words('it')}"


@book.question("{}", words=prompt)
def choose(
    field: Field, seat: int, origin: int, number: int, source: int, about: int
) -> list[Answer]:
    text = SET.by_origin[origin].texts[number]
    return [pick.on(id) for id in choosable(field, text, seat, source)] + [skip.on()]


def choosable(field: Field, text: Text, seat: int, source: int) -> list[int]:
    """The cards a text may choose. Of a deck one of each name: its cards are all alike there."""
    if text.pick is None:
        return []
    found: list[int] = []
    names: list[int] = []
    for card in text.pick.find(field, seat, source, True):
        if text.pick.place != DECK or card.face.origin not in names:
            names.append(int(card.face.origin))
            found.append(int(card.id))
    return found


@book.act("Choose {}", of="card")
def pick(field: Field, target: int, origin: int, number: int, source: int, about: int) -> None:
    after_choice(field, origin, number)
    target_by_text(field, target, source)
    field.then(go_through, origin, number, source, target, about)


@book.act("Choose nothing")
def skip(field: Field, origin: int, number: int, source: int, about: int) -> None:
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
    if chosen is not None and chosen.place == DECK:
        field.then(put_deck_back)


@book.step
def put_deck_back(field: Field) -> None:
    field.shuffle_deck(field.me)
