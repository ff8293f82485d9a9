"""Rooms, invitations, and the way into a seat."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table

BRINGING = [{"who": "me"}, {"who": "open", "brings": True}]


def code_of(answer: httpx.Response) -> str:
    data = answer.json()
    assert set(data) == {"error"}
    assert set(data["error"]) == {"code", "reason"}
    assert "\n" not in data["error"]["reason"]
    return str(data["error"]["code"])


@pytest.mark.parametrize(
    ("asked", "status", "code", "words"),
    [
        ({"game": "creature-warz"}, 404, "no-game", "did you mean 'creature-wars'?"),
        ({"game": "creature-wars", "options": {"hpp": 3}}, 400, "bad-option", "mean 'hp'?"),
        ({"game": "creature-wars", "options": {"hp": 0}}, 400, "bad-option", "whole number"),
        ({"game": "creature-wars", "options": {"hp": [1]}}, 400, "bad-request", "options"),
        ({"game": "creature-wars", "seats": [{"who": "me"}] * 3}, 400, "bad-seats", "2 seats"),
        ({"game": "creature-wars", "seats": [{"who": "me"}] * 2}, 400, "bad-seats", "one seat"),
        ({"game": "creature-wars", "seats": [{"who": "it"}]}, 400, "bad-request", "who"),
        (
            {"game": "creature-wars", "seats": [{"who": "me"}, {"who": "bot", "bot": "gredy"}]},
            400, "no-bot", "did you mean 'greedy'?",
        ),
        (
            {"game": "creature-wars", "seats": [{"who": "me"}, {"who": "bot", "bot": "./bot.py"}]},
            400, "no-bot", "no bot './bot.py'",
        ),
        ({"game": "creature-wars", "clock": {"seconds": 1}}, 400, "bad-request", "seconds"),
        ({"game": "creature-wars", "guide": True, "seed": 1}, 400, "bad-request", "seed"),
        ({"game": "lantern-frogs", "guide": True}, 400, "no-guide", "guide"),
        ({"game": "creature-wars", "options": {"position": "x"}}, 400, "bad-option", ""),
        ({}, 400, "bad-request", "game"),
        ([], 400, "bad-request", "object"),
    ],
)  # fmt: skip
def test_a_room_asked_for_wrongly(
    server: Running, asked: object, status: int, code: str, words: str
) -> None:
    answer = server.post("/api/rooms", asked)
    assert (answer.status_code, code_of(answer)) == (status, code), answer.text
    assert words in answer.json()["error"]["reason"]


def test_the_first_browser_to_open_a_link_gets_the_seat(server: Running) -> None:
    made = server.make_room("creature-wars")
    (invitation,) = made["invitations"]
    address = f"/api/rooms/{made['room']}/join"
    shown = server.get(f"/api/rooms/{made['room']}").json()
    assert [seat["who"] for seat in shown["seats"]] == ["person", "open"]
    joined = server.post(address, {"token": invitation["token"], "name": "Ada"})
    assert joined.json()["seat"] == invitation["seat"] == 1
    again = server.post(address, {"token": invitation["token"]})
    assert (again.status_code, code_of(again)) == (409, "used")
    unknown = server.post(address, {"token": "x" * 32})
    assert (unknown.status_code, code_of(unknown)) == (404, "no-invitation")
    empty = server.post(address, {"token": ""})
    assert (empty.status_code, code_of(empty)) == (404, "no-invitation")
    shown = server.get(f"/api/rooms/{made['room']}").json()
    assert shown["seats"][1]["who"] == "person"
    assert shown["seats"][1]["name"] == "Ada"


def test_a_player_who_is_away_can_ask_whose_turn_it_is(server: Running) -> None:
    def waiting(room: str) -> object:
        return server.get(f"/api/rooms/{room}").json()["waiting"]

    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        assert waiting(table.room) == [0, 1]
        await table.play((0, table.players[0].choices()[0]))
        assert waiting(table.room) == [1]
        await table.play((1, "concede"))
        assert waiting(table.room) == []

    asyncio.run(play())
    decks = server.post("/api/rooms", {"game": "hiddenzone", "seats": BRINGING}).json()
    assert waiting(decks["room"]) == [1]


def test_two_at_once_get_one_seat(server: Running) -> None:
    made = server.make_room("creature-wars")
    token = made["invitations"][0]["token"]

    async def both() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url) as client:
            join = f"/api/rooms/{made['room']}/join"
            answers = await asyncio.gather(
                *(client.post(join, json={"token": token}) for _ in range(5))
            )
            return sorted(answer.status_code for answer in answers)

    assert asyncio.run(both()) == [200, 409, 409, 409, 409]


def test_a_seat_moves_to_another_device(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        old = table.secrets[1]
        moved = server.post(table.address("/move-device"), secret=old)
        token = moved.json()["token"]
        # Until it is used, nothing has changed.
        choice = table.players[1].choices()[0]
        assert (await table.players[1].choose(choice))["type"] == "done"
        joined = server.post(table.address("/join"), {"token": token})
        assert joined.json()["seat"] == 1
        assert await table.players[1].closed() == 4401
        assert server.post(table.address("/move-device"), secret=old).status_code == 401
        table.secrets[1] = joined.json()["secret"]
        device = await table.enter(1)
        assert device.seat == 1
        assert (await device.ask("withdraw", at=device.at))["type"] == "done"

    asyncio.run(play())


def test_everybody_sees_who_is_there(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs")
        one, two = table.players
        await one.until_true(lambda me: me.shown["seats"][1]["connected"])
        watcher = await table.enter()
        await one.until_true(lambda me: me.shown["watchers"] == 1)
        await two.leave()
        await one.until_true(lambda me: not me.shown["seats"][1]["connected"])
        await watcher.leave()
        await one.until_true(lambda me: me.shown["watchers"] == 0)

    asyncio.run(play())


def test_a_room_that_is_not_to_be_watched(server: Running) -> None:
    async def play() -> None:
        table = await Table.set(server, "lantern-frogs", watchers=False)
        stranger = await table.connect()
        await stranger.hello()
        assert await stranger.closed() == 4401
        for path in ("/replay", "/moments/0"):
            assert server.get(table.address(path)).status_code == 401
        # The host may look on with the host's token, and sees what a spectator would.
        host = await Player.enter(server.socket_url, table.room, table.made["host"])
        assert (host.seat, host.view["seat"]) == (-1, -1)

    asyncio.run(play())


def test_a_broken_game_is_on_the_shelf_with_its_reason(folder: Path) -> None:
    wrong = folder / "wrong_rules.py"
    wrong.parent.mkdir(parents=True, exist_ok=True)
    wrong.write_text("import bestiary\n1 / 0\n")
    with Running(folder, str(wrong)) as server:
        broken = {
            game["name"]: game["reason"] for game in server.get("/api/shelf").json()["broken"]
        }
        assert "ZeroDivisionError: division by zero (wrong_rules.py, line 2)" in broken[wrong.name]
        assert "wrong_rules.py is broken" in server.log_path.read_text()
        games = [game["name"] for game in server.get("/api/games").json()]
        assert "creature-wars" in games
        assert not {*games} & {*broken}


def test_the_library(server: Running) -> None:
    games = {game["name"]: game for game in server.get("/api/games").json()}
    assert {"creature-wars", "lantern-frogs", "high-card"} <= set(games)
    wars = games["creature-wars"]
    assert (wars["title"], wars["fewest"], wars["most"]) == ("Creature Wars", 2, 2)
    assert wars["bots"][:3] == ["random", "novice", "greedy"]
    assert [level["name"] for level in wars["levels"]] == wars["bots"]
    assert all(level["text"] for level in wars["levels"])
    assert wars["default_bot"] in wars["bots"]
    options = {option["name"]: option for option in wars["options"]}
    assert options["hp"]["kind"] == "int"
    assert options["hp"]["low"] <= options["hp"]["default"] <= options["hp"]["high"]
    cards = server.get("/api/games/creature-wars/cards").json()
    assert any(card["name"] == "Sick Witch" and card["text"] for card in cards)
    first = server.get("/api/games/creature-wars/cards?edition=first").json()
    assert cards != first
    assert code_of(server.get("/api/games/creature-wars/cards?edition=third")) == "bad-option"
    assert "#" in server.get("/api/games/creature-wars/rules").json()["markdown"]
    assert code_of(server.get("/api/games/lantern-frogs/guide")) == "no-guide"
    assert server.get("/api/games/chess/cards").status_code == 404
