"""Carrying out a text: its condition, the choice it gives its player, its verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.trading.effects.texts import Text
from bestiary.trading.rulebook import shared

if TYPE_CHECKING:
    from bestiary.trading.card import TradingCard
    from bestiary.trading.state import TradingState


@shared.step
def resolve(
    state: TradingState[TradingCard], origin: int, number: int, source: int, about: int
) -> None:
    """Carry out a text. One that may not go off, or has nothing to choose, does nothing."""
    text = state.design(origin).texts[number]
    if not state.can_go_off(text, origin, number, source):
        return
    pick = text.pick
    if pick is None:
        state.carry_out(origin, number, source, 0, about)
        return
    if pick.search:
        state.look_through_deck(state.me)
    if pick.search or pick.find(state, state.me, source, True):
        state.ask(choose, origin, number, source, about)


def prompt(
    state: TradingState[TradingCard], seat: int, origin: int, number: int, source: int, about: int
) -> str:
    design = state.design(origin)
    return f"{design.name}: {design.texts[number].words(design.this)}"


@shared.question("{}", words=prompt, always=True)
def choose(
    state: TradingState[TradingCard], seat: int, origin: int, number: int, source: int, about: int
) -> list[Answer]:
    text = state.design(origin).texts[number]
    return [pick.on(id) for id in choosable(state, text, seat, source)] + [skip.on()]


@shared.act("Choose {}", of="card")
def pick(
    state: TradingState[TradingCard],
    target: int,
    origin: int,
    number: int,
    source: int,
    about: int,
) -> None:
    state.choose_target(target, source)
    state.carry_out(origin, number, source, target, about)
    end_search(state, origin, number)


@shared.act("Choose nothing")
def skip(
    state: TradingState[TradingCard], origin: int, number: int, source: int, about: int
) -> None:
    state.say(f"{state.design(origin).name}: {{you}} choose{{s}} nothing.", state.me)
    end_search(state, origin, number)


@shared.step
def go_through(
    state: TradingState[TradingCard],
    origin: int,
    number: int,
    source: int,
    target: int,
    about: int,
) -> None:
    """Carry out a text whose target was chosen when its card was played."""
    state.carry_out(origin, number, source, target, about)


def end_search(state: TradingState[TradingCard], origin: int, number: int) -> None:
    pick = state.design(origin).texts[number].pick
    if pick is not None and pick.search:
        state.shuffle_deck(state.me)


def choosable(state: TradingState[Any], text: Text, seat: i64, source: i64) -> list[int]:
    """The cards a text can choose. From a deck, one of each name: copies there are all alike."""
    if text.pick is None:
        return []
    found: list[int] = []
    names: list[int] = []
    for card in text.pick.find(state, seat, source, True):
        if not text.pick.search or card.face.origin not in names:
            names.append(int(card.face.origin))
            found.append(int(card.id))
    return found
