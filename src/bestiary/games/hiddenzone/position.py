"""A written position of Hiddenzone.

    turn: 4
    active: player 1
    player 1: 1500 life
      hand: Cinder Pup, Flare
      battlezone: Ash Runner on Cinder Pup with Ember Fang (tapped) (+100/+50), Coal Kit
      hiddenzone: Flare
      deck: Coal Kit, Flare
      graveyard: Cinder Pup
    player 2: 2000 life

The active player is in the main phase. The defaults are 2,000 life, no cards, turn 2, and player 1
to move, who also had the first turn. A number before a name is the number of copies. By default a
deck is the seat's own without the cards that are elsewhere; a written one is drawn from its left
end. A stack is its top card, ``on`` the cards of its soul, ``with`` its equipment; then come, in
brackets, ``tapped`` and any permanent boost.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bestiary.engine import Line, Position, Zone, with_item
from bestiary.games.hiddenzone.design.card import (
    CREATURE,
    EQUIPMENT,
    SET,
    STATS,
    HiddenzoneCard,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.marks import TAPPED
from bestiary.games.hiddenzone.zones import LIFE, fits_bearer
from bestiary.trading.position import (
    BRACKETS,
    MOST_IN_A_ZONE,
    entries,
    open_turn,
    put,
    put_decks,
    read,
)
from bestiary.trading.turn import MAIN

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

BOOST: Final = re.compile(r"([+-]\d{1,4})/([+-]\d{1,4})")


def arrange(state: HiddenzoneState, position: Position) -> None:
    open_turn(state, position)
    for seat in range(2):
        player = position.take("player", seat)
        if player and player.value:
            state.life = with_item(state.life, seat, player.number_in(1, LIFE))
        put(state, position.take("hand", seat), state.hand(seat))
        put_stacks(state, position.take("battlezone", seat), state.battlezone(seat))
        put(state, position.take("hiddenzone", seat), state.hiddenzone(seat))
        put(state, position.take("graveyard", seat), state.graveyard(seat))
    state.stage = MAIN
    put_decks(state, position)


def put_stacks(state: HiddenzoneState, line: Line | None, zone: Zone[HiddenzoneDesign]) -> None:
    if line is not None:
        for written in entries(line):
            put_stack(state, written, line, zone)


def put_stack(
    state: HiddenzoneState, written: str, line: Line, zone: Zone[HiddenzoneDesign]
) -> None:
    plain = BRACKETS.sub("", written).strip()
    stack, _, gear = plain.partition(" with ")
    designs = [read(name, line, SET) for name in stack.split(" on ")]
    if designs[0].sort != CREATURE or any(design.sort == EQUIPMENT for design in designs):
        raise line.wrong(f"'{stack}': only creatures can be in the battlezone")
    designs[1:] = sorted(designs[1:], key=lambda design: int(design.sort))
    if gear:
        designs.append(read(gear, line, SET))
        if designs[-1].sort != EQUIPMENT or not fits_bearer(designs[-1], designs[0]):
            raise line.wrong(f"{designs[0].name} cannot bear '{gear}'")
    line.ask_for(len(designs) - 1, MOST_IN_A_ZONE)
    cards = [state.make(design, zone) for design in designs]
    for attached in cards[1:]:
        zone.remove(attached.id)
    card = cards[0].with_attached(cards[1:]) if len(cards) > 1 else cards[0]
    zone.replace(with_brackets(card, written, line))


def with_brackets(card: HiddenzoneCard, written: str, line: Line) -> HiddenzoneCard:
    for words in BRACKETS.findall(written):
        boost = BOOST.fullmatch(words)
        if words == "tapped":
            card = card.with_mark(TAPPED, 0)
        elif boost is not None:
            for kind, number in zip(STATS.for_good, boost.groups(), strict=True):
                if int(number):
                    card = card.with_mark(kind, int(number))
        else:
            raise line.wrong(f"'({words})': write '(tapped)' or '(+100/+50)'")
    return card
