"""The forty-line client plays a whole game on a real server."""

import asyncio
import subprocess
import sys
from random import Random

import pytest

from tests.conformance.games import EXAMPLES
from tests.server.player import Player
from tests.server.running import Running


@pytest.mark.parametrize("game", ["creature-wars", "lantern-frogs"])
def test_the_friend_plays(server: Running, game: str) -> None:
    async def play() -> None:
        made = server.make_room(game, "me,open")
        token = made["invitations"][0]["token"]
        link = f"{server.url}/room/{made['room']}#invite={token}"
        friend = await asyncio.create_subprocess_exec(
            sys.executable,
            str(EXAMPLES / "friend.py"),
            link,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        player = await Player.enter(server.socket_url, made["room"], made["secret"])
        await player.play_to_the_end(Random(1))
        out, err = await asyncio.wait_for(friend.communicate(), 30)
        assert (friend.returncode, err) == (0, b"")
        assert f"The scores: {player.result}".encode() in out
        assert player.shown["seats"][1]["name"] == "A friend"

    asyncio.run(play())


def test_it_is_forty_lines_of_code() -> None:
    code = (EXAMPLES / "friend.py").read_text().partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
