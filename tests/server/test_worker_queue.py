"""The queue in front of the workers: moves first, everybody in turn, nobody with too much."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bestiary.server.thinking.queue import OWN, REMEMBERED, Busy, Sort, Turnstile, WorkerQueue


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 10))


class Log:
    """Who had a turn, in order."""

    def __init__(self, queue: WorkerQueue) -> None:
        self.queue = queue
        self.served: list[str] = []

    async def ask(self, sort: Sort, owner: str) -> None:
        async with self.queue.turn(sort, owner):
            self.served.append(f"{sort.name.lower()} {owner}")
            await asyncio.sleep(0)


def test_moves_first_then_rooms_then_hints_then_replays_then_reviews() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        async with queue.turn(Sort.LOOK, "first"):
            asked = [asyncio.create_task(log.ask(sort, "a")) for sort in reversed(Sort)]
            await asyncio.sleep(0)
        await asyncio.gather(*asked)
        assert log.served == ["move a", "build a", "hint a", "look a", "review a"]

    run(work)


def test_everybody_has_a_turn_before_anybody_has_a_second() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        async with queue.turn(Sort.LOOK, "first"):
            asked = [asyncio.create_task(log.ask(Sort.LOOK, "all")) for _ in range(OWN[Sort.LOOK])]
            await asyncio.sleep(0)
            asked += [asyncio.create_task(log.ask(Sort.LOOK, owner)) for owner in ("b", "c")]
            await asyncio.sleep(0)
        await asyncio.gather(*asked)
        assert log.served[:4] == ["look all", "look b", "look c", "look all"]

    run(work)


def test_long_turns_count_for_more_than_short_ones() -> None:
    """Whoever sends heavy work waits for those who send light work."""

    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        async with queue.turn(Sort.MOVE, "heavy"):
            asked = [asyncio.create_task(log.ask(Sort.MOVE, "heavy")) for _ in range(2)]
            await asyncio.sleep(0)
            asked += [asyncio.create_task(log.ask(Sort.MOVE, "light")) for _ in range(5)]
            await asyncio.sleep(0.2)
        await asyncio.gather(*asked)
        assert log.served == ["move light"] * 5 + ["move heavy"] * 2

    run(work)


def test_moves_do_not_starve_everything_else() -> None:
    """A hundred rooms of bots keep the workers busy, and a hint still comes."""

    async def work(workers: int) -> None:
        queue = WorkerQueue(workers)
        log = Log(queue)
        asked = [asyncio.create_task(log.ask(Sort.MOVE, f"room {n}")) for n in range(100)]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(log.ask(Sort.HINT, "room 1"))]
        await asyncio.gather(*asked)
        assert log.served.index("hint room 1") <= 2 * workers

    for workers in (1, 2, 3):
        asyncio.run(work(workers))


def test_a_share_shrinks_with_the_crowd_and_with_what_is_ones_own() -> None:
    async def work() -> None:
        queue = WorkerQueue(2)
        assert queue.share(Sort.MOVE, "a") == 2.0
        async with queue.turn(Sort.MOVE, "x"), queue.turn(Sort.MOVE, "y"):
            crowd = [asyncio.create_task(queue._enter(Sort.MOVE, "crowd")) for _ in range(99)]
            await asyncio.sleep(0)
            assert queue.share(Sort.MOVE, "a") == 1.0, "a crowd from one address is one"
            assert queue.share(Sort.MOVE, "crowd") == 2.0 / 100
            for one in crowd:
                one.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
        assert queue.is_empty

    run(work)


def test_nobody_has_more_than_a_few_waiting() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        async with queue.turn(Sort.LOOK, "first"):
            asked = [asyncio.create_task(log.ask(Sort.LOOK, "a")) for _ in range(OWN[Sort.LOOK])]
            await asyncio.sleep(0)
            with pytest.raises(Busy) as busy:
                await log.ask(Sort.LOOK, "a")
            assert busy.value.own
            other = asyncio.create_task(log.ask(Sort.LOOK, "b"))
            await asyncio.sleep(0)
        await asyncio.gather(other, *asked)

    run(work)


@pytest.mark.parametrize("sort", [Sort.BUILD, Sort.HINT, Sort.LOOK, Sort.REVIEW])
def test_one_worker_is_always_left_to_the_moves(sort: Sort) -> None:
    async def work() -> None:
        queue = WorkerQueue(3)
        log = Log(queue)
        async with queue.turn(sort, "a"):
            async with queue.turn(sort, "b"):
                third = asyncio.create_task(log.ask(sort, "c"))
                await asyncio.sleep(0.01)
                assert not third.done(), "two of three workers are at other things than moves"
                await log.ask(Sort.MOVE, "room")
            await third

    run(work)


def test_who_gives_up_holds_nobody_up() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        async with queue.turn(Sort.LOOK, "a"):
            gone = asyncio.create_task(log.ask(Sort.MOVE, "b"))
            late = asyncio.create_task(log.ask(Sort.MOVE, "c"))
            await asyncio.sleep(0)
            gone.cancel()  # in the same moment
        await late
        assert log.served == ["move c"]
        assert (queue.free, queue.chores) == (1, 0)
        assert queue.is_empty, "nothing is kept of anybody"

    run(work)


def test_only_so_many_owners_are_remembered() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        for number in range(3 * REMEMBERED):
            async with queue.turn(Sort.MOVE, f"room {number}"):
                pass
        assert len(queue._lines[Sort.MOVE]._used) <= REMEMBERED + 1

    run(work)


def test_everything_else_has_a_turn_between_two_at_the_turnstile() -> None:
    async def work() -> None:
        turnstile, done = Turnstile(), []

        async def pass_through(number: int) -> None:
            async with turnstile.turn():
                done.append(number)

        async def look() -> list[int]:
            await asyncio.sleep(0.0)
            return done.copy()

        tasks = [asyncio.create_task(pass_through(number)) for number in range(50)]
        seen = await look()
        await asyncio.gather(*tasks)
        assert len(seen) <= 2
        assert done == list(range(50))

    run(work)
