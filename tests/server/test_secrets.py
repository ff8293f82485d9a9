"""Every byte that goes to an audience, searched for what that audience may not know.

Random games of every game are played over real sockets. For each seat and for a spectator,
everything is kept that the server sent: news, answers, hints, refusals, REST answers. After the
game it is played again from its replay, here, and at every serial the marks of cards that this
audience did not know then are looked for in what it was sent at that serial.
"""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bestiary.engine import SPECTATOR, State
from bestiary.play import Replay
from tests.server.games import known_games
from tests.server.player import Player
from tests.server.running import Running
from tests.server.table import Table
from tests.server.test_playing import GAMES


class Ear:
    """All an audience was sent, with the serial at which it was."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.sent: list[tuple[int, str]] = []
        self._read = 0

    def listen(self) -> None:
        for frame in self.player.heard[self._read :]:
            message = json.loads(frame)
            self.sent.append((message.get("at", self.player.at), frame))
        self._read = len(self.player.heard)

    def rest(self, text: str) -> None:
        self.sent.append((self.player.at, text))


async def prying(table: Table, ear: Ear, dice: Random) -> None:
    """Ask for all sorts of things, to see what the answers give away."""
    player, server = ear.player, table.server
    secret = table.secrets.get(player.seat, "")
    asked: list[tuple[str, dict[str, Any]]] = [
        ("hint", {"at": player.at}),
        ("undo", {"at": player.at}),
        ("withdraw", {"at": 0}),
        ("choose", {"at": player.at, "choice": "play 1"}),
        ("choose", {"at": player.at, "choice": "no such thing"}),
        ("choose", {"at": 0, "choice": "play 1"}),
        ("takeover", {"seat": 1}),
    ]
    type, more = dice.choice(asked)
    if type != "undo":  # undo has a test of its own
        answer = await player.ask(type, **more)
        assert answer["type"] in ("hint", "refused", "done")
    n = dice.randint(0, player.at)
    for path in ("", "/replay", f"/moments/{n}", f"/moments/{n}?as=0", f"/moments/{n}?as=all"):
        ear.rest(server.get(table.address(path), secret).text)
    ear.listen()


async def record_a_game(
    server: Running, game: str, seats: int, seed: int
) -> tuple[Table, list[Ear]]:
    table = await Table.set(server, game, seats)
    watcher = await table.enter()
    ears = [Ear(player) for player in (*table.players, watcher)]
    dice = Random(f"{game} {seats} {seed}")
    while table.players[0].result is None:
        player = dice.choice([player for player in table.players if player.choices()])
        if dice.random() < 0.1:
            await prying(table, dice.choice(ears), dice)
        done = await player.choose(dice.choice(player.choices()))
        if done["type"] == "done":
            await table.all_at(done["at"])
            await watcher.until_true(lambda me: me.at >= done["at"])  # noqa: B023
        for ear in ears:
            ear.listen()
    return table, ears


def faces(state: State[Any], audience: int) -> tuple[set[str], set[str]]:
    """The cards the audience knows now, and those it does not, as they are written."""
    known: set[str] = set()
    hidden: set[str] = set()
    for card in state.cards():
        written = state.written(card.face, [])
        (known if card.known_to(audience) else hidden).add(written)
    return known, hidden


def told_of(state: State[Any], audience: int) -> set[str]:
    """The cards the audience was shown in what it was told, as they were then."""
    return {card["face"] for event in state.log(audience) for card in event["cards"]} | {
        state.written(card.face, [])
        for event in state.events
        for card in event.cards
        if card.known_to(audience)
    }


def leaks(state: State[Any], audience: int, texts: Iterable[str], known: set[str]) -> list[str]:
    """The hidden cards that are named in these texts, less what the rules say openly: the count
    of the cards an audience has not seen."""
    _, hidden = faces(state, audience)
    openly = json.dumps(state.view(audience)["unseen"])
    secrets = [secret for secret in hidden - known if not named(secret, openly)]
    return [
        f"audience {audience} was sent {secret}"
        for text in texts
        for secret in secrets
        if named(secret, text)
    ]


def named(card: str, text: str) -> bool:
    """Whether the card stands in some JSON, and not only as a part of a longer name."""
    written = json.dumps(card, ensure_ascii=False)[1:-1]
    start = text.find(written)
    while start >= 0:
        end = start + len(written)
        if not text[start - 1].isalnum() and not text[end : end + 1].isalnum():
            return True
        start = text.find(written, start + 1)
    return False


@pytest.mark.parametrize(("game", "seats"), [*GAMES, ("high-card", 3)])
def test_nobody_is_sent_what_they_may_not_know(server: Running, game: str, seats: int) -> None:
    table, ears = asyncio.run(record_a_game(server, game, seats, 1))
    replay = Replay.parse(server.get(table.address("/replay")).text)
    checked = 0
    for ear in ears:
        audience = ear.player.seat
        known: set[str] = set()
        for serial, state in enumerate(replay.states(known_games()[game])):
            if state.result() is not None:
                break  # all is told at the end
            known |= faces(state, audience)[0] | told_of(state, audience)
            texts = [text for at, text in ear.sent if at == serial]
            checked += len(texts)
            assert not leaks(state, audience, texts, known)
    assert checked > 10, "nothing was searched"
    everything = "".join(text for ear in ears for at, text in ear.sent if at < ears[0].player.at)
    log = server.log_path.read_text()
    for ear in ears:
        mine = table.secrets.get(ear.player.seat, "")
        heard = "".join(text for _, text in ear.sent)
        for secret in (*table.secrets.values(), table.made["host"]):
            assert secret == mine or secret not in heard, "another's secret"
            assert secret not in log
    for number in (str(replay.seed), f"{replay.seed:x}"):
        assert number not in everything, "the seed, while the game went on"
        assert number not in log
    rng = known_games()[game].new(replay.seed, seats, replay.options).rng.to_json()
    assert not any(str(word) in everything for word in rng[:3]), "the generator's words"


def test_the_search_has_teeth(server: Running) -> None:
    """The marks that are searched for are those that the other seats do get."""
    table, ears = asyncio.run(record_a_game(server, "creature-wars", 2, 2))
    replay = Replay.parse(server.get(table.address("/replay")).text)
    caught = 0
    known: set[str] = set()
    for serial, state in enumerate(replay.states(known_games()["creature-wars"])):
        if state.result() is not None:
            break
        known |= faces(state, SPECTATOR)[0] | told_of(state, SPECTATOR)
        texts = [text for at, text in ears[0].sent if at == serial]  # to the wrong audience
        caught += len(leaks(state, SPECTATOR, texts, known))
    assert caught > 10


def test_the_log_names_no_card_and_no_choice(folder: Path) -> None:
    with Running(folder) as server:
        table, _ = asyncio.run(record_a_game(server, "creature-wars", 2, 3))
        assert server.stop() == 0
        log = server.log_path.read_text()
        assert "room-made" in log
        for line in server.logged():
            assert set(line) <= {
                "time", "level", "event", "room", "game", "seats", "method", "path", "status",
                "ms", "host", "port", "entries", "waiting",
            }  # fmt: skip
        assert "play " not in log
        assert "Lvl." not in log
        assert table.room in log
