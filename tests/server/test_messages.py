"""What a seat may send, that it counts once, and what is refused."""

import asyncio

import pytest

from tests.server.running import Running
from tests.server.table import Table


def test_a_message_said_again_is_done_once(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        choice = one.choices()[0]
        first = await one.choose(choice, id="the same")
        again = await one.choose(choice, id="the same")
        assert first == again == {"type": "done", "id": "the same", "at": 1}
        # The other seat's ids are its own.
        assert (await two.choose(two.choices()[0], id="the same"))["at"] == 2
        # Said again much later, by another window, it is still the same.
        window = await table.enter(0)
        assert await window.choose(choice, id="the same", at=0) == first

    asyncio.run(play())


def test_a_choice_for_another_decision_is_stale(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        old = one.choices()[0]
        await table.play((0, old), (1, two.choices()[0]))
        refused = await one.choose(old, at=0)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert (await one.choose(old, at=99))["code"] == "stale"

    asyncio.run(play())


def test_a_choice_stands_while_only_the_other_has_answered(server: Running) -> None:
    """Both are asked at once: that the other was quicker does not make an answer stale."""

    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        await table.play((0, one.choices()[0]))
        assert (await two.choose(two.choices()[0], at=0))["type"] == "done"

    asyncio.run(play())


def test_refusals_say_why(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        theirs = two.choices()[0]
        illegal = await one.choose(theirs)
        assert illegal["code"] == "illegal"
        assert one.choices()[0] in illegal["reason"]
        assert theirs not in illegal["reason"].partition("choose from")[2]
        await table.play((0, one.choices()[0]))
        assert (await one.choose("hop 1"))["code"] == "not-yours"
        watcher = await table.enter()
        assert (await watcher.choose(theirs))["code"] == "not-yours"
        assert (await watcher.ask("hint", at=1))["code"] == "not-yours"
        assert (await watcher.ask("withdraw", at=1))["code"] == "not-yours"
        assert (await watcher.ask("undo", at=1))["code"] == "not-yours"
        assert (await watcher.choose("concede"))["code"] == "not-yours"
        assert (await watcher.ask("rematch"))["code"] == "not-yours"
        assert (await two.ask("rematch"))["code"] == "not-over"
        assert (await two.ask("takeover", seat=0))["code"] == "not-host"

    asyncio.run(play())


def test_conceding_ends_it(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "creature-wars")
        one, two = table.players
        assert (await two.choose("concede", at=0))["type"] == "done"
        await one.until_true(lambda me: me.result == [1.0, 0.0])
        for said in (("choose", {"choice": "concede"}), ("undo", {}), ("withdraw", {})):
            assert (await one.ask(said[0], at=one.at, **said[1]))["code"] == "over"
        assert (await one.ask("hint", at=one.at))["code"] == "over"

    asyncio.run(play())


def test_a_sealed_answer_is_withdrawn(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        first, second = one.choices()[:2]
        await table.play((0, first))
        assert two.view["seats"][0]["answered"]
        assert not one.choices()
        assert (await one.ask("withdraw", at=one.at))["type"] == "done"
        await table.all_at(2)
        assert not two.view["seats"][0]["answered"]
        assert first in one.choices()
        await table.play((0, second), (1, two.choices()[0]))
        assert (await one.ask("withdraw", at=one.at))["code"] == "illegal"

    asyncio.run(play())


def test_a_choice_is_taken_back(server: Running) -> None:
    """A sealed answer, and in mid-effect a choice that told nobody anything."""

    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        assert (await one.ask("undo", at=0))["code"] == "no-undo"
        before = one.view
        await table.play((0, one.choices()[0]))
        assert (one.undo, two.undo) == (True, False)
        done = await one.ask("undo", at=one.at, id="back")
        assert done == {"type": "done", "id": "back", "at": 2}
        assert await one.ask("undo", at=one.at, id="back") == done
        await table.all_at(2)
        assert {**one.view, "log": []} == {**before, "log": []}
        # Once the other has answered, it is too late.
        await table.play((0, one.choices()[0]), (1, two.choices()[0]))
        assert (await one.ask("undo", at=one.at))["code"] == "no-undo"
        assert (one.undo, two.undo) == (False, False)

    asyncio.run(play())


def test_an_undo_takes_events_back(server: Running) -> None:
    """A client that was away while events were taken back has the same log as all others."""

    async def play() -> None:
        table = await Table.set(server, "brittle")
        one, two = table.players
        await table.play((0, "safe"), (0, "safe"))
        away = await table.enter(1)
        await away.leave()
        assert (await one.ask("undo", at=one.at))["type"] == "done"
        await table.all_at(3)
        assert len(two.log) < len(away.log)
        await table.play((0, "safe"))
        back = await table.come_back(away)
        assert back.log == two.log
        whole = await table.enter(1)
        assert whole.log == two.log

    asyncio.run(play())


@pytest.mark.parametrize("game", ["creature-wars", "lantern-frogs"])
def test_a_hint_is_a_choice_with_a_reason(server: Running, game: str) -> None:
    async def play() -> None:
        table = await Table.set(server, game)
        one = table.players[0]
        hint = await one.ask("hint", at=0)
        assert hint["type"] == "hint"
        assert hint["choice"] in one.choices()
        label = {choice["text"]: choice["label"] for choice in one.view["decision"]["choices"]}
        assert hint["reason"].startswith(label[hint["choice"]])
        await table.play((0, hint["choice"]))
        assert (await one.ask("hint", at=one.at))["code"] == "not-yours"

    asyncio.run(play())


def test_ping_and_several_windows(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one = table.players[0]
        assert await one.ask("ping", id="p") == {"type": "pong", "id": "p"}
        window = await table.enter(0)
        await one.choose(one.choices()[0])
        await window.until_true(lambda me: me.at == 1)
        assert {**window.view, "log": []} == {**one.view, "log": []}

    asyncio.run(play())
