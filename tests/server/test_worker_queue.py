"""The queue in front of the workers: moves first, everybody in turn, nobody with too much."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bestiary.server.thinking.queue import OWN, Busy, Sort, Turnstile, WorkerQueue


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 10))


class Log:
    """Who had a turn, in order."""

    def __init__(self, queue: WorkerQueue) -> None:
        self.queue = queue
        self.served: list[str] = []

    async def ask(self, sort: Sort, owner: str) -> None:
        await self.queue.enter(sort, owner)
        self.served.append(f"{sort.name.lower()} {owner}")
        await asyncio.sleep(0)
        self.queue.leave(sort)


def test_moves_first_then_rooms_then_hints_then_replays() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        await queue.enter(Sort.LOOK, "first")
        asked = [asyncio.create_task(log.ask(sort, "a")) for sort in reversed(Sort)]
        await asyncio.sleep(0)
        queue.leave(Sort.LOOK)
        await asyncio.gather(*asked)
        assert log.served == ["move a", "build a", "hint a", "look a"]

    run(work)


def test_everybody_has_a_turn_before_anybody_has_a_second() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        await queue.enter(Sort.LOOK, "first")
        asked = [asyncio.create_task(log.ask(Sort.LOOK, "greedy")) for _ in range(OWN[Sort.LOOK])]
        await asyncio.sleep(0)
        asked += [asyncio.create_task(log.ask(Sort.LOOK, owner)) for owner in ("b", "c")]
        await asyncio.sleep(0)
        queue.leave(Sort.LOOK)
        await asyncio.gather(*asked)
        assert log.served[:4] == ["look greedy", "look b", "look c", "look greedy"]

    run(work)


def test_nobody_has_more_than_a_few_waiting() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        log = Log(queue)
        await queue.enter(Sort.LOOK, "first")
        asked = [asyncio.create_task(log.ask(Sort.LOOK, "a")) for _ in range(OWN[Sort.LOOK])]
        await asyncio.sleep(0)
        with pytest.raises(Busy) as busy:
            await queue.enter(Sort.LOOK, "a")
        assert busy.value.own
        other = asyncio.create_task(log.ask(Sort.LOOK, "b"))
        await asyncio.sleep(0)
        queue.leave(Sort.LOOK)
        await asyncio.gather(other, *asked)

    run(work)


@pytest.mark.parametrize("sort", [Sort.BUILD, Sort.HINT, Sort.LOOK])
def test_one_worker_is_always_left_to_the_moves(sort: Sort) -> None:
    async def work() -> None:
        queue = WorkerQueue(3)
        for owner in "ab":
            await queue.enter(sort, owner)
        third = asyncio.create_task(queue.enter(sort, "c"))
        await asyncio.sleep(0.01)
        assert not third.done(), "two of three workers are at other things than moves"
        await queue.enter(Sort.MOVE, "room")
        queue.leave(Sort.MOVE)
        queue.leave(sort)
        await third

    run(work)


def test_who_gives_up_holds_nobody_up() -> None:
    async def work() -> None:
        queue = WorkerQueue(1)
        await queue.enter(Sort.LOOK, "a")
        gone = asyncio.create_task(queue.enter(Sort.MOVE, "b"))
        late = asyncio.create_task(queue.enter(Sort.MOVE, "c"))
        await asyncio.sleep(0)
        gone.cancel()
        queue.leave(Sort.LOOK)  # in the same moment
        await late
        queue.leave(Sort.MOVE)
        assert (queue.free, queue.chores) == (1, 0)
        assert not any(queue._waiting.values()), "nothing is kept of anybody"

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
