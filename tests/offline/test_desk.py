"""The desk of a page without a server: the server's protocol, the server's games."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

import bestiary
from bestiary.engine.view import CardView
from bestiary.offline import browser_bots
from bestiary.play import Replay
from bestiary.play.decks import DecksShown
from bestiary.play.library import GameShown
from bestiary.server.wire import messages as wire
from tests.offline.page import Memory, Page

GAMES = bestiary.games()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_bots, "PACE", 0)


async def against(page: Page, game: str, bot: str = "random") -> dict[str, Any]:
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
    made: dict[str, Any] = await page.ask("POST", "rooms", {"game": game, "seats": seats})
    msgspec.convert(made, wire.RoomMade)
    await page.sit(1, made["room"], made["secret"])
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_with_a_reload_in_the_middle(game: str) -> None:
    async def play() -> None:
        store = Memory()
        page = Page(store)
        made = await against(page, game)
        await page.play_on(1, Random(3), most=6)

        page = Page(store)
        welcome = await page.sit(1, made["room"], made["secret"])
        view = await page.turn(1)
        assert welcome.view is not None
        assert len(welcome.view["log"]) == welcome.events
        view = await page.play_on(1, Random(4), most=60)
        if view["result"] is None:
            await page.say(1, "choose", at=page.table(1)[0], choice="concede")
            view = await page.turn(1)

        room = page.desk.rooms[made["room"]]
        text = await page.ask("GET", f"rooms/{made['room']}/replay", secret=made["secret"])
        replay = Replay.parse(text)
        *_, state = replay.states(bestiary.game(game))  # its digest is checked
        assert list(state.result()) == view["result"]
        assert replay.seed == room.kept.seed

        at = f"rooms/{made['room']}/moments"
        first = await page.ask("GET", f"{at}/0?as=0", secret=made["secret"])
        later = await page.ask("GET", f"{at}/5?as=all", secret=made["secret"])
        earlier = await page.ask("GET", f"{at}/2?as=spectator", secret=made["secret"])
        file = await page.ask("POST", "replays?n=2&as=spectator", text)
        for moment in (first, later, earlier, file):
            msgspec.convert(moment, wire.Moment)
        assert earlier["view"] == file["view"]

        await page.say(1, "rematch")
        (ready,) = [one for one in page.told[1] if isinstance(one, wire.RematchReady)]
        assert ready.token
        assert ready.room in store.texts

    asyncio.run(play())


def test_the_library_is_the_servers() -> None:
    async def look() -> None:
        page = Page(Memory())
        games = await page.ask("GET", "games")
        assert [game.name for game in msgspec.convert(games, list[_Named])] == GAMES
        msgspec.convert(games, list[GameShown])
        assert {level["name"] for level in games[0]["levels"]} == set(browser_bots.QUICK)
        for game in GAMES:
            assert (await page.ask("GET", f"games/{game}/rules"))["markdown"]
            msgspec.convert(await page.ask("GET", f"games/{game}/sample"), list[CardView])
            msgspec.convert(await page.ask("GET", f"games/{game}/cards"), list[CardView])
        decks = await page.ask("GET", "games/hiddenzone/decks")
        msgspec.convert(decks, DecksShown)
        checked = await page.ask(
            "POST", "games/hiddenzone/decks/check", {"deck": decks["ready"][0]["text"]}
        )
        assert checked["faults"] == []
        status, answer = await page.desk.ask("GET", "games/nonesuch/rules", "", "")
        assert status == 404
        assert json.loads(answer)["error"]["code"] == "no-game"

    asyncio.run(look())


class _Named(msgspec.Struct):
    name: str


def test_undo_hint_withdrawal_and_refusals() -> None:
    async def play() -> None:
        page = Page(Memory())
        made = await against(page, "creature-wars")
        view = await page.turn(1)
        at = page.table(1)[0]
        hint = await page.say(1, "hint", at=at)
        assert hint.choice in [choice["text"] for choice in view["decision"]["choices"]]
        refused = await page.say(1, "choose", at=at, choice="nonsense")
        assert refused.code == "illegal"
        refused = await page.say(1, "undo", at=at)
        assert refused.code == "no-undo"
        status, answer = await page.desk.ask(
            "GET", f"rooms/{made['room']}/moments/0?as=1", "", made["secret"]
        )
        assert status == 400
        assert json.loads(answer)["error"]["code"] == "not-over"
        await page.say(2, "hello", room=made["room"], secret="wrong", since=0, at=0)
        await page.say(3, "hello", room="nowhere", secret="", since=0, at=0)
        assert page.closed == {2: 4401, 3: 4404}

    asyncio.run(play())


def test_a_guided_first_game_is_played_by_its_script() -> None:
    async def play() -> None:
        page = Page(Memory())
        made = await page.ask("POST", "rooms", {"game": "creature-wars", "guide": True})
        await page.sit(1, made["room"], made["secret"])
        guide = await page.ask("GET", "games/creature-wars/guide")
        for step in guide["steps"]:
            if step["seat"] == made["seat"]:
                await page.turn(1)
                done = await page.say(1, "choose", at=page.table(1)[0], choice=step["choice"])
                assert isinstance(done, wire.Done)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert page.desk.rooms[made["room"]].serial >= len(guide["steps"])

    asyncio.run(play())


def test_two_people_at_one_device_bring_decks_and_see_their_own_cards_only() -> None:
    async def play() -> None:
        page = Page(Memory())
        seats = [{"who": "me", "brings": True}, {"who": "open", "brings": True}]
        made = await page.ask("POST", "rooms", {"game": "hiddenzone", "seats": seats})
        token = made["invitations"][0]["token"]
        joined = await page.ask(
            "POST", f"rooms/{made['room']}/join", {"token": token, "name": "Ada"}
        )
        assert joined["seat"] == 1
        await page.sit(1, made["room"], made["secret"])
        ready = (await page.ask("GET", "games/hiddenzone/decks"))["ready"]
        for secret, deck in ((made["secret"], ready[0]), (joined["secret"], ready[1])):
            shown = await page.ask(
                "POST", f"rooms/{made['room']}/deck", {"deck": deck["text"]}, secret
            )
            msgspec.convert(shown, wire.RoomView)
        assert shown["begun"]
        assert shown["seats"][1]["name"] == "Ada"
        assert page.table(1)[1]["seat"] == 0
        await page.say(1, "choose", at=0, choice="concede")
        await page.say(1, "rematch")
        asked = await page.ask("POST", f"rooms/{made['room']}/rematch", {}, joined["secret"])
        again = msgspec.convert(asked, wire.RematchAsked)
        moved = await page.ask("POST", f"rooms/{again.room}/join", {"token": again.token})
        assert moved["seat"] == 0, "everybody moves on by a seat"
        page.desk.hang_up(1)
        await page.sit(2, made["room"], joined["secret"])
        assert page.table(2)[1]["seat"] == 1
        for line, seat in ((1, 0), (2, 1)):
            room = page.desk.rooms[made["room"]]
            assert room.match is not None
            assert page.table(line)[1]["zones"] == room.match.state.view(seat)["zones"]
        assert str(room.kept.seed) not in "".join(page.heard)

    asyncio.run(play())


def test_two_tabs_of_one_game_never_lose_a_choice() -> None:
    async def play() -> None:
        store = Memory()
        one, other = Page(store), Page(store)
        seats = [{"who": "me"}, {"who": "open"}]
        room = {"game": "creature-wars", "seats": seats, "options": {"spells": False}}
        made = await one.ask("POST", "rooms", room)  # no text leaves only one choice
        await one.sit(1, made["room"], made["secret"])
        await other.sit(1, made["room"], made["secret"])
        view = await one.turn(1)
        await other.turn(1)
        first, second = view["decision"]["choices"][:2]
        done = await one.say(1, "choose", at=one.table(1)[0], choice=first["text"])
        assert isinstance(done, wire.Done)
        refused = await other.say(1, "choose", at=other.table(1)[0], choice=second["text"])
        assert refused.code == "not-stored"
        assert other.closed == {1: 1012}
        other.told.clear()
        welcome = await other.sit(2, made["room"], made["secret"])
        assert welcome.at >= 1
        assert other.desk.rooms[made["room"]].kept.entries[0].act == first["text"]

    asyncio.run(play())
