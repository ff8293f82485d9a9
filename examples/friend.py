"""A friend who takes up your invitation and plays at random, in forty lines.

python examples/friend.py 'http://127.0.0.1:8000/room/ROOM#invite=TOKEN'
"""

import asyncio
import json
import random
import sys
import urllib.request
from urllib.parse import urldefrag, urlsplit

from websockets.asyncio.client import connect


def join(link: str) -> tuple[str, str, str]:
    """Take up the invitation: the server's address, the room, and a secret that is ours alone."""
    page, fragment = urldefrag(link)
    server, _, room = page.rpartition("/room/")
    asked = {"token": fragment.removeprefix("invite="), "name": "A friend"}
    request = urllib.request.Request(f"{server}/api/rooms/{room}/join", json.dumps(asked).encode())
    with urllib.request.urlopen(request) as answer:
        return server, room, json.load(answer)["secret"]


async def play(link: str) -> None:
    server, room, secret = join(link)
    scheme = "wss" if urlsplit(server).scheme == "https" else "ws"
    async with connect(f"{scheme}://{urlsplit(server).netloc}/api/socket", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "id": "0", "room": room, "secret": secret}))
        async for frame in socket:
            said = json.loads(frame)
            view = said.get("view") or {}
            for event in view.get("log", []):
                print(event["text"])
            if view.get("decision"):
                choice = random.choice(view["decision"]["choices"])["text"]
                answer = {"type": "choose", "id": f"{said['at']}", "at": said["at"]}
                await socket.send(json.dumps({**answer, "choice": choice}))
            if view.get("result"):
                print(f"The scores: {view['result']}, and I sat at seat {view['seat']}.")
                return


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
