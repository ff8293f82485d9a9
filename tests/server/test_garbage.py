"""Nobody waits for garbage collection: rooms free themselves, the rest waits for quiet times."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from weakref import ref

import pytest

from bestiary.server.garbage import EVERY_SECONDS, QUIET_SECONDS, Garbage
from bestiary.server.limits import Limits
from bestiary.server.room.rooms import Rooms
from bestiary.server.wire.messages import NewRoom


@pytest.fixture(autouse=True)
def collector_as_it_was() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.enable()
    gc.set_threshold(*before)


def test_a_room_asleep_is_out_of_memory(tmp_path: Path) -> None:
    async def run() -> None:
        rooms = Rooms(Limits(idle_seconds=0.05))
        await rooms.open(tmp_path / "rooms.sqlite", 1)
        made = await rooms.make(NewRoom("creature-wars"))
        room = await rooms.get(made.room)
        choice = room.playable().state.decisions()[0].choices[0].text
        await room.choose(made.seat, "1", 0, choice)
        kept = ref(room)
        del room
        gc.disable()
        for _ in range(100):
            if kept() is None:
                break
            await asyncio.sleep(0.02)
        assert made.room not in rooms.awake
        assert kept() is None, "only a collection of everything would find it"
        assert (await rooms.get(made.room)).serial == 1
        await rooms.close()

    asyncio.run(run())


def test_everything_is_looked_through_only_in_quiet() -> None:
    garbage = Garbage()
    assert gc.get_threshold()[2] > 100_000_000, "a full collection never comes by itself"
    used = monotonic() + EVERY_SECONDS
    assert not garbage.look(used + QUIET_SECONDS / 2, used)
    assert garbage.look(used + QUIET_SECONDS, used)
    assert not garbage.look(used + 10 * EVERY_SECONDS, used), "nothing has happened since"
    again = used + QUIET_SECONDS + 1
    assert not garbage.look(again + QUIET_SECONDS, again), "too soon"
    assert garbage.look(again + EVERY_SECONDS, again)
