"""A written position of Twisted-Oliver.

    turn: 4
    active: player 1
    step: attack
    player 1: 12 points
      energy: 2R1Y
      hand: Wolverine, Adrenaline
      battlers: Wolverine with Shield (called) (bounty 1), Wolverine (hurt 1) (+30:+0/+1)
      items: 3 Red Orb, Yellow Orb (called)
      spells: Tailwind
      traps: Snare
      deck: Shield, 2 Wolverine
      discard: Wolverine
    player 2: 3 points
      battlers: Wolverine under Rust

The active player is in the main step. The defaults are no points, no energy, no cards, turn 2, and
player 1 to move, who also had the first turn. A number before a name is the number of copies. By
default a deck is the seat's own without the cards that are elsewhere; a written one is drawn from
its left end. A battler is written ``with`` what it bears, several joined by ``and``, and ``under``
an augment of the other player; then come, in brackets, ``called``, ``hurt`` and ``bounty`` with
their numbers, and any permanent boost.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bestiary.engine import Line, Position, Zone, with_item
from bestiary.games.twisted_oliver.design.card import (
    SET,
    STATS,
    TRAP,
    VALUABLE,
    OliverCard,
    OliverDesign,
)
from bestiary.games.twisted_oliver.design.marks import BOUNTY, CALLED, DAMAGE, FOREIGN, LAID
from bestiary.games.twisted_oliver.energy.counts import cost
from bestiary.games.twisted_oliver.zones import ATTACKING, MOST_VALUABLES, WINNING
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
    from bestiary.games.twisted_oliver.state import OliverState

MOST_ENERGY: Final = 99  # of one kind
BOOST: Final = re.compile(r"([+-]\d{1,3}):([+-]\d{1,3})/([+-]\d{1,3})")
AMOUNT: Final = re.compile(r"(hurt|bounty) (\d{1,3})")


def arrange(state: OliverState, position: Position) -> None:
    open_turn(state, position)
    state.stage = step_in(position.take("step"))
    for seat in range(2):
        player = position.take("player", seat)
        if player and player.value:
            points = player.number_in(0, WINNING - 1)
            state.points = with_item(state.points, seat, points)
        pool = position.take("energy", seat)
        if pool is not None:
            state.pools = with_item(state.pools, seat, energy_in(pool))
        put(state, position.take("hand", seat), state.hand(seat))
        put_battlers(state, position.take("battlers", seat), seat)
        put_lying(state, position.take("items", seat), seat, state.items_of(seat))
        put_lying(state, position.take("spells", seat), seat, state.spells_of(seat))
        put_traps(state, position.take("traps", seat), state.traps_of(seat))
        put(state, position.take("discard", seat), state.discard_pile(seat))
        put(state, position.take("removed", seat), state.removed_of(seat))
    put_decks(state, position)


def step_in(line: Line | None) -> int:
    if line is None or line.value == "main":
        return MAIN
    if line.value == "attack":
        return ATTACKING
    raise line.wrong("'step' is 'main' or 'attack'")


def energy_in(line: Line) -> list[int]:
    try:
        pool = cost(line.value)
    except ValueError as error:
        raise line.wrong(str(error)) from None
    if max(pool) > MOST_ENERGY:
        raise line.wrong(f"a pool holds at most {MOST_ENERGY} of a kind")
    return pool


def put_traps(state: OliverState, line: Line | None, zone: Zone[OliverDesign]) -> None:
    if line is not None:
        for written in entries(line):
            design = read(written, line, SET)
            if design.sort != TRAP:
                raise line.wrong(f"'{written}' is not a trap")
            zone.replace(state.make(design, zone).with_mark(LAID, 0))


def put_lying(state: OliverState, line: Line | None, seat: int, zone: Zone[OliverDesign]) -> None:
    """Items and lasting spells."""
    if line is None:
        return
    for written in entries(line):
        design = read(BRACKETS.sub("", written).strip(), line, SET)
        stays = design.stays() if design.is_spell() else True
        if design.is_borne() or not stays or state.home_of(seat, design) is not zone:
            raise line.wrong(f"'{design.name}' does not belong among the {line.key}")
        card = state.make(design, zone)
        zone.replace(with_brackets(card, written, line))
    if len([card for card in zone.cards if card.face.sort == VALUABLE]) > MOST_VALUABLES:
        raise line.wrong(f"at most {MOST_VALUABLES} Valuables can be in play")


def put_battlers(state: OliverState, line: Line | None, seat: int) -> None:
    if line is not None:
        for written in entries(line):
            put_battler(state, written, line, state.battlers_of(seat))


def put_battler(state: OliverState, written: str, line: Line, zone: Zone[OliverDesign]) -> None:
    plain, _, under = BRACKETS.sub("", written).strip().partition(" under ")
    name, _, worn = plain.partition(" with ")
    design = read(name, line, SET)
    if not design.is_battler():
        raise line.wrong(f"'{name}': only battlers can be among the battlers")
    standing = [*state.battlers_of(0).cards, *state.battlers_of(1).cards]
    if design.title and any(card.face.title == design.title for card in standing):
        raise line.wrong(f"there is already a Legendary titled '{design.title}'")
    card = state.make(design, zone)
    for part in worn.split(" and ") if worn else []:
        card = bearing(state, card, read(part, line, SET), line, zone)
    for part in under.split(" and ") if under else []:
        card = bearing(state, card, read(part, line, SET), line, zone)
        last = card.attached[-1].with_mark(FOREIGN, 0)
        card = card.with_attached([*card.attached[:-1], last])
    zone.replace(with_brackets(card, written, line))


def bearing(
    state: OliverState,
    card: OliverCard,
    design: OliverDesign,
    line: Line,
    zone: Zone[OliverDesign],
) -> OliverCard:
    if not design.is_borne():
        raise line.wrong(f"a battler cannot bear '{design.name}'")
    line.ask_for(1, MOST_IN_A_ZONE)
    borne = state.make(design, zone)
    zone.take_top()
    card = card.with_attached([*card.attached, borne])
    if state.free_slots(card) < 0:
        raise line.wrong(f"{card.face.name} has only {card.face.slots} slots for equips")
    return card


def with_brackets(card: OliverCard, written: str, line: Line) -> OliverCard:
    for words in BRACKETS.findall(written):
        boost = BOOST.fullmatch(words)
        amount = AMOUNT.fullmatch(words)
        if words == "called":
            card = card.with_mark(CALLED, 0)
        elif boost is not None:
            for kind, number in zip(STATS.for_good, boost.groups(), strict=True):
                if int(number):
                    card = card.with_mark(kind, int(number))
        elif amount is not None:
            if int(amount.group(2)):
                kind = DAMAGE if amount.group(1) == "hurt" else BOUNTY
                card = card.with_mark(kind, int(amount.group(2)))
        else:
            raise line.wrong(
                f"'({words})': write '(called)', '(hurt 1)', '(bounty 2)' or '(+30:+0/+1)'"
            )
    return card
