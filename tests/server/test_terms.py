"""What a guest is told before sitting down: a stacked deal, options, a deck chosen for them."""

import asyncio
from typing import Any

import bestiary
from bestiary.engine import Value
from bestiary.play.room.terms import terms
from tests.server.player import Player
from tests.server.running import Running

HIDDEN = "Lvl.6 Holy Dragon {7}"
STACKED = f"player 1:\n  hand: {HIDDEN}\nplayer 2:\n  hand: Lvl.1 Fire Wolf {{1}}\n"


def shown(server: Running, made: dict[str, Any]) -> dict[str, Any]:
    """The room as seen by anybody with its address."""
    answer = server.get(f"/api/rooms/{made['room']}")
    assert answer.status_code == 200
    assert HIDDEN not in answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_stacked_deal_is_told_before_anybody_sits_down(server: Running) -> None:
    made = server.make_room("creature-wars", options={"position": STACKED, "hp": 12})
    room = shown(server, made)
    assert room["terms"]["position"] is True
    assert "position" not in room["options"]
    (hp,) = room["terms"]["changed"]
    assert (hp["name"], hp["value"], hp["default"]) == ("hp", 12, 30)
    assert shown(server, server.make_room("creature-wars"))["terms"] == {
        "position": False,
        "changed": [],
    }


def test_everybody_at_the_table_and_a_rematch_are_told(server: Running) -> None:
    async def play() -> None:
        made = server.make_room("creature-wars", options={"position": STACKED})
        secrets = server.secrets_of(made)
        people = [
            await Player.enter(server.socket_url, made["room"], secret)
            for secret in (secrets[0], secrets[1], "")
        ]
        assert all(person.shown["terms"]["position"] for person in people)
        await people[0].choose("concede")
        await people[0].ask("rematch")
        await people[1].say("rematch")
        told = await people[1].until("rematch")
        assert server.get(f"/api/rooms/{told['room']}").json()["terms"]["position"] is True

    asyncio.run(play())


def test_it_is_told_while_the_game_waits_for_a_deck(server: Running) -> None:
    """Then there is no game yet whose options could be shown."""
    options = {"position": "player 1:\n  hand: Kiln Newt", "turn_limit": 9, "deck.0": "ember"}
    seats = [{"who": "me"}, {"who": "open", "brings": True}]
    asked = {"game": "hiddenzone", "options": options, "seats": seats}
    room = shown(server, server.post("/api/rooms", asked).json())
    assert not room["begun"]
    assert room["terms"]["position"] is True
    assert [one["name"] for one in room["terms"]["changed"]] == ["turn_limit"]
    assert [seat["given"] for seat in room["seats"]] == [False, False]


def test_a_deck_chosen_for_a_guest_is_told_and_not_which(server: Running) -> None:
    made = server.make_room("hiddenzone", options={"deck.1": "ember"})
    room = shown(server, made)
    assert [seat["given"] for seat in room["seats"]] == [False, True]
    assert "ember" not in str(room)
    server.secrets_of(made)
    assert not shown(server, made)["seats"][1]["given"], "only a free seat needs to be told of it"


def test_defaults_of_an_edition_are_no_changes(server: Running) -> None:
    made = server.make_room("creature-wars", options={"edition": "first"})
    assert [one["name"] for one in shown(server, made)["terms"]["changed"]] == ["edition"]


def test_a_text_of_many_lines_is_named_and_not_shown() -> None:
    """A board file would be sent again whenever somebody comes or goes."""
    options: dict[str, Value] = {"board": "vale", "creatures": "Newt 3\n" * 1000}
    changed = terms(bestiary.game("creature-adventures"), options)["changed"]
    assert {one["name"]: one["value"] for one in changed} == {"board": "vale", "creatures": ""}
