"""Roll and move: forks, Tailwind, footstep counters, and the wild roll at the end."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Answer
from bestiary.games.creature_adventures.battle import encounter
from bestiary.games.creature_adventures.journey import Journey, die_text
from bestiary.games.creature_adventures.land.tiles import SIGILS, WILD
from bestiary.games.creature_adventures.records import NONE, SHOES, TAILWIND, WILD_ONE
from bestiary.games.creature_adventures.rulebook import book
from bestiary.games.creature_adventures.turn.arrival import arrive


@book.act("Roll and move", place=-1)
def roll(journey: Journey) -> None:
    roll_and_go(journey)


def roll_and_go(journey: Journey) -> None:
    """Roll one die; with Tailwind two, of which one is used."""
    seat = journey.me
    so_far = journey.so_far
    for _ in range(2 if journey.owned(seat, TAILWIND) else 1):
        face = journey.die()
        so_far.rolled = [*so_far.rolled, face]
        journey.record("roll", f"{{You}} roll{{s}} {die_text(face)}.", seat, amount=face)
    journey.then(wild_roll)
    journey.then(arrive)
    journey.ask(where_to_go)


def dice(journey: Journey, seat: int) -> str:
    return " and ".join([die_text(face) for face in journey.so_far.rolled])


@book.question("You rolled {}. Where to?", words=dice)
def where_to_go(journey: Journey, seat: int) -> list[Answer]:
    board = journey.world.board
    opened = journey.sigils_of(seat) == len(SIGILS)
    at, rolled = int(journey.travellers[seat].at), journey.so_far.rolled
    routes = board.routes(at, rolled[0], opened)
    if len(rolled) > 1 and rolled[1] != rolled[0]:
        routes = sorted({*routes, *board.routes(at, rolled[1], opened)})
    met = meetings(journey, seat, max(rolled), opened)
    if met:
        routes = sorted({*routes, *met})
    return [move.on(tile, wild) for tile, wild in routes]


def meetings(journey: Journey, seat: int, steps: int, opened: bool) -> list[tuple[int, int]]:
    """The walks that may end early because they meet another player in the wilderness."""
    board = journey.world.board
    if not journey.is_able(seat):
        return []
    at = int(journey.travellers[seat].at)
    tiles: list[int] = []
    for other in journey.staying():
        tile = int(journey.travellers[other].at)
        if other != seat and tile != at and board.tiles[tile].kind == WILD:
            tiles.append(tile)
    found: list[tuple[int, int]] = []
    if tiles:
        for fewer in range(1, steps):
            found += [way for way in board.routes(at, fewer, opened) if way[0] in tiles]
    return found


def way_of(journey: Journey, seat: int, tile: int, wild: int) -> list[int]:
    """The tiles that a move goes over; one that meets somebody may end early."""
    board = journey.world.board
    opened = journey.sigils_of(seat) == len(SIGILS)
    at = int(journey.travellers[seat].at)
    for rolled in journey.so_far.rolled:
        for steps in range(int(rolled), 0, -1):
            way = board.way(at, steps, opened, tile, wild)
            if way:
                return way
    return []


def footstep_counters(journey: Journey, seat: i64, wild: i64) -> i64:
    """One for each wilderness tile, less Quiet Shoes."""
    return max(0, wild - journey.owned(seat, SHOES))


def footsteps(journey: Journey, wild: int) -> str:
    left = footstep_counters(journey, journey.shared.mover, wild)
    return f"{left} footstep counter" if left == 1 else f"{left} footstep counters"


@book.act("{}, {}", of="tile", to="number", words=footsteps)
def move(journey: Journey, tile: int, wild: int) -> None:
    seat = journey.me
    journey.travellers[seat].at = tile
    journey.so_far.rolled = NONE
    journey.so_far.counters = footstep_counters(journey, seat, wild)
    name = journey.world.board.tiles[tile].name
    words = f"{{You}} go{{es}} to {name}, {footsteps(journey, wild)}."
    journey.record("step", words, seat, amount=tile)


@book.step
def wild_roll(journey: Journey) -> None:
    """A roll above the footstep counters is safe. There is none for a player who was sent Home or
    cannot fight, or when the deck is empty."""
    seat = journey.me
    count = journey.so_far.counters
    if count == 0 or journey.so_far.sent_home:
        return
    if not journey.deck.cards or not journey.is_able(seat):
        return
    face = journey.die()
    safe = face > count
    if journey.recording:
        result = "the way is clear" if safe else "something stirs in the wild"
        said = f"{count} footstep counter{'' if count == 1 else 's'}"
        words = f"{{You}} roll{{s}} {die_text(face)} against {said}: {result}."
        journey.record("roll", words, seat, amount=face)
    if not safe:
        meet(journey)


def meet(journey: Journey) -> None:
    """Meet the top creature of the deck."""
    card = journey.foes.add(journey.deck.take_top())
    face = card.face
    words = f"A wild {face.species.name} appears: attack {face.attack()}, {face.hp} HP."
    journey.record("move", words, journey.me, [card], source="deck", target="foes")
    encounter.begin(journey, WILD_ONE)
