"""A published page is told nothing that its seat may not know."""

import asyncio
import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from bestiary.check.promises.alike import gives_away, known_faces, shared_choice
from bestiary.check.promises.twins import all_twins, permuted, rerolled, restacked
from bestiary.check.walk import Setup
from bestiary.engine import SPECTATOR, State
from bestiary.offline import news
from bestiary.offline import room as offline_room
from bestiary.offline.kept import Kept, KeptSeat
from bestiary.offline.room import LocalRoom
from bestiary.play import Match
from tests.conformance.walks import games, walks
from tests.offline.page import Memory

LONGEST = 30  # choices that twins are followed for


class Ear:
    """A line of the page that keeps what it is told."""

    def __init__(self, room: LocalRoom, seat: int) -> None:
        self.seat = seat
        self.told: list[str] = []
        room.greet(self, since=0, at=0)

    def send(self, message: news.Message) -> None:
        self.told.append(json.dumps(message))

    def drop(self) -> None:
        raise AssertionError("the room is out of step with what is stored")


def test_the_page_is_told_the_same_for_twins(setup: Setup) -> None:
    for walk in walks(setup, 1, 1):
        match = Match(setup.game, walk.seed, setup.seats, setup.options)
        room = room_of(setup, match)
        for state in walk.sample(0.05):
            for seat in range(state.seats):
                match.state = state
                told = welcomed(room, seat)
                for kind, twin in all_twins(state, seat, walk.dice, kinds=1):
                    match.state = twin
                    assert welcomed(room, seat) == told, f"{kind}: it is in what the page is told"


def test_the_page_goes_on_being_told_the_same(setup: Setup) -> None:
    """Twins are played on with the same choices, until the page may know a card that differs."""
    followed = 0
    for walk in walks(setup, 1, 2):
        for state in islice(walk.sample(0.3), games(2, 4)):
            audience = walk.dice.choice([*range(state.seats), SPECTATOR])
            followed += asyncio.run(follow(setup, walk.seed, state, audience, walk.dice))
    assert followed, "no choice could be made in both: this has shown nothing"


async def follow(setup: Setup, seed: int, state: State[Any], audience: int, dice: Random) -> int:
    """Play a State and a twin of it in rooms of their own; the number of choices."""
    if dice.random() < 0.5:
        twin = restacked(state, audience, dice)
    else:
        twin = rerolled(permuted(state, audience, dice), audience, dice)
    matches = [Match(setup.game, seed, setup.seats, setup.options) for _ in range(2)]
    for match, at in zip(matches, (state.copy(), twin), strict=True):
        match.state = at
    rooms = [room_of(setup, match) for match in matches]
    ears = [Ear(room, audience) for room in rooms]
    assert ears[0].told == ears[1].told
    made = 0
    while state.result() is None and made < LONGEST:
        here, there = (match.state for match in matches)
        text = shared_choice(here, there, dice)
        if text is None:
            break
        since = here.moment(), there.moment()
        for room in rooms:
            await room.choose(text[0], str(made), room.serial, text[1])
        here, there = (match.state for match in matches)
        made += 1
        if known_faces(here, audience, since[0]) != known_faces(there, audience, since[1]):
            break
        if gives_away(here, there, audience, since):
            break
        assert ears[0].told == ears[1].told, f"after '{text[1]}'"
        state = here
    return made


def test_a_hint_knows_no_more_than_its_seat(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_room, "HINT_SECONDS", -1)  # what it finds at once
    for walk in walks(setup, 1, 1):
        match = Match(setup.game, walk.seed, setup.seats, setup.options)
        room = room_of(setup, match)
        for state in islice(walk.sample(0.1), games(1, 3)):
            for seat in state.waiting():
                match.state = state
                told = asyncio.run(room.hint(seat, room.serial))
                for kind, twin in all_twins(state, seat, walk.dice, kinds=1):
                    match.state = twin
                    assert asyncio.run(room.hint(seat, room.serial)) == told, kind


def room_of(setup: Setup, match: Match) -> LocalRoom:
    seats = [KeptSeat("person", secret="s") for _ in range(setup.seats)]
    kept = Kept("room", "", 0, 0, setup.options, seats, host="h", host_seat=0)
    room = LocalRoom(kept, Memory())
    room.match = match
    return room


def welcomed(room: LocalRoom, seat: int) -> str:
    return json.dumps(news.welcome(room, seat, since=0, at=0))
