"""Decks over REST, and rooms to which people bring their own: the game begins with the last one,
nobody learns the other's, and a power cut loses none."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary.server.store.database import Store
from tests.server.old_stores import turn_back
from tests.server.player import Player
from tests.server.running import Running

GAME = "hiddenzone"
MARK = "the-mark-of-a-secret-list"


def ready(name: str) -> str:
    decks = bestiary.game(GAME).decks()
    assert decks is not None
    return decks.ready()[name]


def marked(name: str) -> str:
    """A player's own deck: a ready one with a comment that nobody else may see."""
    return f"# {MARK}\n{ready(name)}"


def wait_room(server: Running, *brings: bool, **more: object) -> dict[str, Any]:
    """A room for me and a friend; who of them brings a deck."""
    seats = [{"who": "me", "brings": brings[0]}, {"who": "open", "brings": brings[1]}]
    answer = server.post("/api/rooms", {"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def bring(server: Running, room: str, secret: str, deck: str) -> Any:
    return server.post(f"/api/rooms/{room}/deck", {"deck": deck}, secret)


# ---- Looking up and checking ---------------------------------------------------------------


def test_the_ready_decks_and_the_cards(server: Running) -> None:
    shown = server.get(f"/api/games/{GAME}/decks").json()
    decks = bestiary.game(GAME).decks()
    assert decks is not None
    assert {each["name"]: each["text"] for each in shown["ready"]} == decks.ready()
    assert all(each["about"] for each in shown["ready"])
    pup = next(card for card in shown["cards"] if card["name"] == "Cinder Pup")
    assert pup["most"] == 4
    assert {"label": "Civilization", "value": "Ember"} in pup["facts"]
    assert (pup["card"]["accent"], bool(pup["card"]["icon"])) == ("ember", True)


def test_a_list_is_checked(server: Running) -> None:
    address = f"/api/games/{GAME}/decks/check"
    good = server.post(address, {"deck": ready("ember")}).json()
    assert (good["total"], good["size"], good["faults"]) == (40, 40, [])
    bad = server.post(address, {"deck": "5 Cinder Pup\n1 Cinder Pop\nhello"}).json()
    assert [fault.partition(":")[0] for fault in bad["faults"]] == [
        "line 2", "line 3", "line 1", "5 cards, and a deck has exactly 40",
    ]  # fmt: skip
    assert "did you mean 'Cinder Pup'" in bad["faults"][0]


def test_a_long_list_of_nonsense_is_checked_in_no_time(server: Running) -> None:
    nonsense = "1 Cinder Pip\n" * 5000
    answer = server.client.post(
        f"/api/games/{GAME}/decks/check", json={"deck": nonsense}, timeout=5
    )
    assert answer.json()["faults"] == ["a deck has at most 500 lines; this one has 5,000"]


def test_games_without_decks(server: Running) -> None:
    assert server.get("/api/games/creature-wars/decks").json()["error"]["code"] == "no-decks"
    assert server.post("/api/games/creature-wars/decks/check", {"deck": ""}).status_code == 404
    brings = [{"who": "me", "brings": True}, {"who": "bot"}]
    refused = server.post("/api/rooms", {"game": "creature-wars", "seats": brings})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "bad-seats")
    shown = {game["name"]: game["decks"] for game in server.get("/api/games").json()}
    assert (shown[GAME], shown["creature-wars"]) == (True, False)


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        ([{"who": "me"}, {"who": "bot", "brings": True}], {}, "bots do not bring decks"),
        ([{"who": "me", "brings": True}, {"who": "bot"}], {"deck.0": "ember"}, "its own deck"),
        ([{"who": "me"}, {"who": "open", "brings": True}], {"deck.0": "1 Flare"}, "deck.0: 1 card"),
    ],
)
def test_rooms_that_cannot_be(server: Running, seats: object, options: object, words: str) -> None:
    asked = {"game": GAME, "seats": seats, "options": options}
    refused = server.post("/api/rooms", asked)
    assert refused.status_code == 400
    assert words in refused.json()["error"]["reason"]


# ---- Bringing -------------------------------------------------------------------------------


def test_the_game_begins_with_the_last_deck(server: Running) -> None:
    async def play() -> None:
        made = wait_room(server, True, True)
        secrets = server.secrets_of(made)
        room = made["room"]
        host = await Player.enter(server.socket_url, room, secrets[0])
        watcher = await Player.enter(server.socket_url, room)
        assert (host.view, host.shown["begun"], host.shown["playable"]) == ({}, False, True)
        assert [seat["brings"] for seat in host.shown["seats"]] == [True, True]
        assert (await host.choose("concede"))["code"] == "not-begun"
        assert (await host.ask("takeover", seat=1))["code"] == "not-begun"

        assert bring(server, room, "", "ember").status_code == 401
        assert bring(server, room, made["host"], "ember").status_code == 403
        bad = bring(server, room, secrets[0], "4 Cinder Pup")
        assert (bad.status_code, bad.json()["error"]["code"]) == (400, "bad-deck")
        assert bring(server, room, secrets[0], "ember").json()["begun"] is False
        again = bring(server, room, secrets[0], "tide")
        assert (again.status_code, again.json()["error"]["code"]) == (409, "no-deck-wanted")
        assert (await host.choose("concede"))["code"] == "not-begun"

        assert bring(server, room, secrets[1], "").json()["begun"] is True  # a random one
        for player in (host, watcher):
            await player.until("table", at=0)
            await player.until_true(lambda me: me.shown["begun"])
        friend = await Player.enter(server.socket_url, room, secrets[1])
        assert host.log
        for player in (host, friend):
            assert (await player.choose(player.choices()[0]))["type"] == "done"

    asyncio.run(play())


def test_nobody_learns_what_the_other_brought(server: Running) -> None:
    """Every byte that goes to the host, a watcher and the log while the game goes on."""

    async def play() -> None:
        made = wait_room(server, False, True, options={"deck.0": "ember"})
        secrets = server.secrets_of(made)
        room = made["room"]
        host = await Player.enter(server.socket_url, room, secrets[0])
        watcher = await Player.enter(server.socket_url, room)
        begun = bring(server, room, secrets[1], marked("tide"))
        friend = await Player.enter(server.socket_url, room, secrets[1])
        assert MARK in friend.heard[0], "the friend's own view has it: the mark can be found"
        people, dice = [host, friend], Random(3)
        told = [begun.text, server.get(f"/api/rooms/{room}").text]
        for _ in range(12):
            player = host if host.choices() else friend
            done = await player.choose(dice.choice(player.choices()))
            for other in people:
                while other.at < done["at"]:
                    await other.next()
        assert host.result is None
        for secret in (secrets[0], ""):
            for path in ("moments/0", "moments/9", "replay", "moments/9?as=all", "moments/9?as=1"):
                told.append(server.get(f"/api/rooms/{room}/{path}", secret).text)
        assert MARK not in "".join([*host.heard, *watcher.heard, *told])
        assert MARK not in server.log_path.read_text()
        assert (await host.choose("concede"))["type"] == "done"
        assert MARK in server.get(f"/api/rooms/{room}/replay").text, "afterwards everybody may"

    asyncio.run(play())


def test_killed_before_and_after(tmp_path: Path) -> None:
    async def play(server: Running) -> None:
        made = wait_room(server, True, True)
        room = made["room"]
        secrets = server.secrets_of(made)
        assert bring(server, room, secrets[0], marked("dusk")).status_code == 200
        server.kill()
        server.restart()
        host = await Player.enter(server.socket_url, room, secrets[0])
        assert [seat["brings"] for seat in host.shown["seats"]] == [False, True]
        assert host.view == {}
        assert bring(server, room, secrets[1], marked("dawn")).status_code == 200
        await host.until("table", at=0)
        before = host.view
        server.kill()
        server.restart()
        back = await Player.enter(server.socket_url, room, secrets[0])
        assert {**back.view, "log": 0} == {**before, "log": 0}
        assert back.log == host.log
        assert back.shown["begun"]

    with Running(tmp_path / "decks") as server:
        asyncio.run(play(server))


def test_a_rematch_is_played_with_the_same_decks(server: Running) -> None:
    async def play() -> None:
        made = wait_room(server, True, True)
        secrets = server.secrets_of(made)
        for seat, deck in enumerate(("ember", "tide")):
            bring(server, made["room"], secrets[seat], deck)
        players = [
            await Player.enter(server.socket_url, made["room"], secrets[seat]) for seat in (0, 1)
        ]
        await players[0].choose("concede")
        for player in players:
            await player.say("rematch")
        token = await players[0].until("rematch")
        joined = server.post(f"/api/rooms/{token['room']}/join", {"token": token["token"]}).json()
        assert joined["seat"] == 1
        again = await Player.enter(server.socket_url, token["room"], joined["secret"])
        assert again.view["options"]["deck.1"] == "ember"

    asyncio.run(play())


def test_a_store_of_the_first_version_is_taken_over(tmp_path: Path) -> None:
    """As it was before decks were brought: without the column, and numbered 1."""
    with Running(tmp_path / "old") as server:
        made = server.make_room("creature-wars", "me,open")
        server.kill()
        file = server.data / "bestiary.sqlite"
        turn_back(file, 1)
        server.restart()
        shown = server.get(f"/api/rooms/{made['room']}").json()
        assert shown["begun"]
        assert [seat["ready"] for seat in shown["seats"]] == [True, False]

        async def reopen() -> int:
            store = Store(file)
            count = await store.count()
            await store.close()
            return count

        server.kill()
        assert asyncio.run(reopen()) == 1


def test_a_room_that_never_begins_is_put_to_sleep_like_any_other(tmp_path: Path) -> None:
    """With a clock and bots to step in, too: nothing of it goes on while nobody looks."""

    async def look(server: Running, made: dict[str, Any]) -> dict[str, Any]:
        host = await Player.enter(server.socket_url, made["room"], made["secret"])
        shown = host.shown
        await host.leave()
        return shown

    with Running(tmp_path / "idle", "--idle", "0.2", "--away", "0.1") as server:
        made = wait_room(server, True, True, clock={"seconds": 60}, takeover=True)
        assert bring(server, made["room"], made["secret"], "ember").status_code == 200
        asyncio.run(look(server, made))
        asleep = server.wait_for_log("room-asleep")
        assert asleep["room"] == made["room"]
        assert server.get("/health").json()["rooms"] == 0
        shown = asyncio.run(look(server, made))
        assert [seat["brings"] for seat in shown["seats"]] == [False, True], "as it was"
        assert server.wait_for_log("room-woken")["room"] == made["room"]
