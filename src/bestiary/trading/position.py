"""What written positions have in common in all trading card games."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

from bestiary.engine import Line, Position, Zone
from bestiary.engine.characters import quoted
from bestiary.trading.card import TradingCard
from bestiary.trading.catalogue import Catalogue
from bestiary.trading.state import TradingState
from bestiary.trading.turn import go_on

T = TypeVar("T", bound=TradingCard)

BRACKETS: Final = re.compile(r"\(([^()]*)\)")  # what follows the name of a card
MOST_IN_A_ZONE: Final = 60  # cards on one line; a deck has 40
COUNT: Final = re.compile(r"(\d{1,2}) (.+)")
NUMBERS: Final = re.compile(r" [+-]?\d+[:/][-+:/\d]+$")


def open_turn(state: TradingState[Any], position: Position) -> None:
    """By default it is turn 2, it is player 1's turn, and player 1 had the first turn."""
    turn = position.take("turn")
    state.turn = turn.number_in(1, 9999) if turn else 2
    state.active = seat_in(position.take("active"))
    state.first = seat_in(position.take("first"))


def seat_in(line: Line | None) -> int:
    """The seat of ``player 2``; player 1 by default."""
    if line is None or line.value == "player 1":
        return 0
    if line.value == "player 2":
        return 1
    raise line.wrong(f"'{line.key}' is 'player 1' or 'player 2'")


def entries(line: Line) -> list[str]:
    """The entries of a line, one by one: ``3 Red Orb`` is three entries."""
    listed: list[tuple[int, str]] = []
    for written in line.items():
        counted = COUNT.fullmatch(written)
        if counted is None:
            listed.append((1, written))
        else:
            listed.append((int(counted.group(1)), counted.group(2)))
    line.ask_for(sum(count for count, _ in listed), MOST_IN_A_ZONE)
    return [name for count, name in listed for _ in range(count)]


def put(state: TradingState[T], line: Line | None, zone: Zone[T]) -> None:
    if line is not None:
        for written in entries(line):
            state.make(read(written, line, state.rack().catalogue), zone)


def plain_name(written: str) -> str:
    """The name in a notation, without its numbers.

    >>> plain_name("Ash Runner 250/150"), plain_name("Wolverine 60:2/1:2:0"), plain_name("Flare")
    ('Ash Runner', 'Wolverine', 'Flare')
    """
    return NUMBERS.sub("", written.strip())


def read(written: str, line: Line, catalogue: Catalogue[T]) -> T:
    """A card by its name or id; any numbers after it are decoration."""
    name = plain_name(written)
    design = catalogue.find(name)
    if design is None:
        raise line.wrong(f"there is no card '{quoted(name)}'{catalogue.nearest(name)}")
    return design


def put_decks(state: TradingState[Any], position: Position) -> None:
    """Both decks, which come last in a position; then the active player's turn goes on."""
    decks = [position.take("deck", seat) for seat in range(2)]
    position.refuse_rest()
    for seat in range(2):
        put_deck(state, decks[seat], seat)
    state.then_for(int(state.active), go_on)


def put_deck(state: TradingState[T], line: Line | None, seat: int) -> None:
    """The deck as written, drawn from its left end; by default the seat's own deck, shuffled,
    without the cards that are elsewhere."""
    if line is not None:
        put(state, line, state.deck(seat))
        state.deck(seat).replace_all(state.deck(seat).cards[::-1])
        return
    rest = state.rack().origins(state.deck_of(seat)).copy()
    for zone in state.zones:
        if zone.place.owner == seat:
            for card in zone.cards:
                for each in [card, *card.attached]:
                    if each.face.origin in rest:
                        rest.remove(each.face.origin)
    state.shuffle_up(seat, rest)
