"""A published page is told nothing that its seat may not know."""

import json

from bestiary.check.promises.twins import all_twins
from bestiary.check.walk import Setup
from bestiary.offline import news
from bestiary.offline.kept import Kept, KeptSeat
from bestiary.offline.room import LocalRoom
from bestiary.play import Match
from tests.conformance.walks import walks
from tests.offline.page import Memory


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


def room_of(setup: Setup, match: Match) -> LocalRoom:
    seats = [KeptSeat("person", secret="s") for _ in range(setup.seats)]
    kept = Kept("room", "", 0, 0, setup.options, seats, host="h", host_seat=0)
    room = LocalRoom(kept, Memory())
    room.match = match
    return room


def welcomed(room: LocalRoom, seat: int) -> str:
    return json.dumps(news.welcome(room, seat, since=0, at=0))
