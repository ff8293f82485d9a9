"""Texts of a stranger over REST: bombs are refused, names are cleaned, nobody's room is harmed."""

from time import monotonic
from typing import Any

import bestiary
from tests.server.running import Running

STEERING = "\x1b[31m\x9b\u202e\u2066\u200b"


def make(server: Running, game: str, position: str) -> Any:
    return server.post("/api/rooms", {"game": game, "options": {"position": position}})


def test_bombs_are_refused_at_once(server: Running) -> None:
    orbs = "player 1: 3\n  items: 99 Red Orb, 99 Red Orb\n  battlers: 99 Wolverine\n"
    for game, position in (
        ("twisted-oliver", orbs),
        ("hiddenzone", "player 1: 9\n  hand: " + "99 Flare, " * 6500),
        ("creature-wars", "".join(f"key{i}: 1\n" for i in range(5000))),
        ("creature-wars", "rules: wrath 9223372036854775808"),
    ):
        began = monotonic()
        answer = make(server, game, position)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-option")
        assert monotonic() - began < 5  # it was over 10, and then the others waited as well


def test_what_steers_a_terminal_is_refused_and_not_repeated(server: Running) -> None:
    asked = [
        {"game": f"x{STEERING}"},
        {"game": "creature-wars", "options": {f"x{STEERING}": 1}},
        {"game": "creature-wars", "options": {"edition": STEERING}},
        {"game": "creature-wars", "options": {"position": STEERING}},
        {"game": "hiddenzone", "options": {"deck.0": f"ember{STEERING}"}},
        {"game": "creature-wars", "seats": [{"who": "me"}, {"who": "bot", "bot": STEERING}]},
    ]
    for body in asked:
        answer = server.post("/api/rooms", body)
        assert answer.status_code in (400, 404)
        assert answer.json()["error"]["reason"].isprintable(), ascii(answer.text)


def test_names_lose_what_is_not_fit_to_show(server: Running) -> None:
    seats = [{"who": "me", "name": f"Zoë{STEERING}"}, {"who": "open"}]
    made = server.post("/api/rooms", {"game": "creature-wars", "seats": seats}).json()
    (invitation,) = made["invitations"]
    joining = {"token": invitation["token"], "name": "\u202e中村 👩\u200d👧\n"}
    assert server.post(f"/api/rooms/{made['room']}/join", joining).status_code == 200
    shown = server.get(f"/api/rooms/{made['room']}").json()
    assert [seat["name"] for seat in shown["seats"]] == ["Zoë[31m", "中村 👩\u200d👧"]


def test_a_deck_that_no_option_takes_pauses_nobodys_room(server: Running) -> None:
    box = bestiary.game("hiddenzone").decks()
    assert box is not None
    seats = [{"who": "me", "brings": True}, {"who": "bot"}]
    made = server.post("/api/rooms", {"game": "hiddenzone", "seats": seats}).json()
    ember = box.ready()["ember"]
    for deck in (f"# {'é' * 40_000}\n{ember}", f"# \x1b[2J\n{ember}", "\x1fember"):
        bad = server.post(f"/api/rooms/{made['room']}/deck", {"deck": deck}, made["secret"])
        assert (bad.status_code, bad.json()["error"]["code"]) == (400, "bad-deck"), bad.text
    good = server.post(f"/api/rooms/{made['room']}/deck", {"deck": ember}, made["secret"]).json()
    assert (good["paused"], good["begun"]) == ("", True)
