"""Reviews: once the game is over, bit by bit, the same game once, and never during a game."""

import asyncio
import time
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary.play import Replay
from bestiary.review import Review, Reviewer
from bestiary.server.http.reviews import counted, shown
from bestiary.server.thinking.reviews import AT_ONCE, GIVES_WAY_SECONDS, ReviewJob, Reviews
from bestiary.server.thinking.worker import Reviewed
from bestiary.server.wire.refusal import Refusal
from tests.review.played import played, sensible
from tests.server.games import known_games
from tests.server.running import Running
from tests.server.table import Table

PATIENCE = 120.0


def finished(server: Running, game: str = "lantern-frogs") -> Table:
    async def play() -> Table:
        table = await Table.set(server, game)
        await table.wander(Random(6), 10_000)
        return table

    return asyncio.run(play())


def wait_for(server: Running, address: str, text: bytes = b"") -> dict[str, Any]:
    """The review, once it is there."""
    until = time.monotonic() + PATIENCE
    shown = server.post(address, text).json()
    while shown.get("review") is None:
        assert time.monotonic() < until, shown
        time.sleep(0.2)
        shown = server.get(f"/api/reviews/{shown['id']}").json()
    found: dict[str, Any] = shown
    return found


def test_a_finished_game_is_reviewed_as_its_file_is(server: Running) -> None:
    table = finished(server)
    shown = wait_for(server, table.address("/review"))
    text = server.get(table.address("/replay")).text
    assert shown["done"] == shown["of"]
    again = server.post("/api/reviews", text.encode()).json()
    assert server.post(f"{table.address('/review')}?curve=1", b"").json() == shown
    assert again == shown  # kept: nothing is worked out again
    replay = Replay.parse(text)
    reviewer = Reviewer(known_games()["lantern-frogs"], replay)
    for _ in reviewer.portions():
        pass
    assert shown["review"] == reviewer.report()  # bit by bit, and in one go


def test_no_review_during_a_game(server: Running) -> None:
    async def play() -> Table:
        table = await Table.set(server, "lantern-frogs")
        await table.wander(Random(6), 3)
        return table

    table = asyncio.run(play())
    refused = server.post(table.address("/review"), b"")
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "not-over"


def test_a_file_of_an_unfinished_game_is_refused(server: Running) -> None:
    text = b"bestiary replay 1\ngame lantern-frogs\nrules 1\nseats 2\nseed 1\n"
    assert refusal_of(server, text) == "a game can be reviewed once it is over"


def test_a_file_that_is_no_replay_is_refused(server: Running) -> None:
    assert "not a replay" in refusal_of(server, b"eggs\n")
    assert server.post("/api/reviews", b"\xff\xfe").status_code == 400
    assert server.get("/api/reviews/0123").json()["error"]["code"] == "no-review"


def refusal_of(server: Running, text: bytes) -> str:
    until = time.monotonic() + PATIENCE
    shown = server.post("/api/reviews", text).json()
    while "error" not in shown:
        assert time.monotonic() < until
        time.sleep(0.1)
        shown = server.get(f"/api/reviews/{shown['id']}").json()
    return str(shown["error"]["reason"])


def test_moments_are_counted_as_the_room_counts_them() -> None:
    """With what was taken back: the second choice of this game was made twice."""
    review: Review = {
        "game": "lantern-frogs", "seats": 2, "level": "adept", "last": 2, "result": [1.0, 0.0],
        "curve": [{"n": n, "turn": 1, "chances": [0.5, 0.5]} for n in range(3)],
        "turning_points": [{"n": 2, "turn": 1, "text": "", "seat": 0, "gain": 0.5}],
        "mistakes": [{"n": 1, "turn": 1, "seat": 0, "played": "a", "better": "b", "loss": 0.1,
                      "error": 0.01}],
        "decisions": 2, "judged": 2,
    }  # fmt: skip
    found = counted(review, [0, 1, 4])
    assert [point["n"] for point in found["curve"]] == [0, 1, 4]
    assert (found["turning_points"][0]["n"], found["mistakes"][0]["n"], found["last"]) == (4, 1, 4)


def test_a_game_whose_rules_fail_is_refused(server: Running) -> None:
    async def play() -> Table:
        table = await Table.set(server, "brittle")
        await table.play((0, "safe"), (1, "concede"))
        return table

    text = server.get(asyncio.run(play()).address("/replay")).text
    assert refusal_of(server, text.encode()) == "this game could not be reviewed in time"


class Stuck:
    """Workers that never get to a review, and remember what they were asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.go = asyncio.Event()

    async def review(self, replay: str, found: dict[str, Any] | None, owner: str) -> Reviewed:
        self.asked += 1
        await self.go.wait()
        return Reviewed(1, 1, True, {}, None)


def test_each_address_has_one_at_a_time_and_all_together_a_few() -> None:
    async def crowd() -> None:
        stuck = Stuck()
        reviews = Reviews(stuck)  # type: ignore[arg-type]
        first = reviews.ask("a game", "address 0")
        assert reviews.ask("a game", "address 9") is first
        with pytest.raises(Refusal) as refused:
            reviews.ask("another", "address 0")
        assert (refused.value.code, refused.value.status) == ("busy", 429)
        for i in range(1, AT_ONCE):
            reviews.ask(f"game {i}", f"address {i}")
        with pytest.raises(Refusal) as refused:
            reviews.ask("one too many", "somebody")
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        stuck.go.set()
        await until_done(first)
        assert stuck.asked == AT_ONCE
        reviews.ask("another", "address 0")
        await asyncio.sleep(0.05)
        assert stuck.asked == AT_ONCE + 1

    asyncio.run(crowd())


def test_a_review_that_nobody_waits_for_makes_way() -> None:
    async def leave() -> None:
        stuck = Stuck()
        reviews = Reviews(stuck)  # type: ignore[arg-type]
        left = reviews.ask("left behind", "address 0")
        left.asked -= GIVES_WAY_SECONDS + 1
        job = reviews.ask("the next game", "address 0")
        await asyncio.sleep(0.05)
        stuck.go.set()
        await until_done(left)
        await until_done(job)
        assert reviews.ask("left behind", "address 0") is not left

    asyncio.run(leave())


def test_the_curve_is_given_before_the_mistakes_are_found() -> None:
    replay = played("creature-wars", [sensible, sensible], hp=2)
    reviewer = Reviewer(bestiary.game("creature-wars"), replay)
    job = ReviewJob("id", "")
    for _ in reviewer.portions():
        job.review = reviewer.report()
        is_drawn = len(reviewer.points) == len(reviewer.moments)
        assert (shown(job, curve_is_enough=True).review is not None) == is_drawn
        assert shown(job).review is None
        if reviewer.judged:
            break
    assert job.has_curve


async def until_done(job: ReviewJob) -> None:
    async with asyncio.timeout(5):
        while job.running:
            await asyncio.sleep(0.01)
