"""Answers the page: the server's requests and messages, one function each.

Nobody but the page can reach this desk, so nothing here guards against strangers. What it does
guard is the hidden cards: a line gets only what its seat may know.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import bestiary
from bestiary import bots, translations
from bestiary.engine import EVERYTHING, SPECTATOR, BestiaryError, Game
from bestiary.engine.characters import clean_name
from bestiary.offline import new_room, news
from bestiary.offline.browser_bots import levels
from bestiary.offline.kept import Keeper, Kept, fresh_secret
from bestiary.offline.room import Audience, LocalRoom
from bestiary.play import PlayError, Replay
from bestiary.play.box import box
from bestiary.play.decks import decks_of, decks_shown
from bestiary.play.library import cards_shown, game_shown, guide_shown, rules_shown
from bestiary.play.moment import ReplayViewer
from bestiary.play.room.ending import whole_replay
from bestiary.play.sample import sample

BAD_SECRET: Final = 4401  # the server's codes for closed lines
NO_ROOM: Final = 4404
RELOADED: Final = 1012
AUDIENCES: Final = {"spectator": SPECTATOR, "all": EVERYTHING}
STATUS: Final = {"bad-secret": 401, "no-room": 404, "no-game": 404, "not-stored": 503}
REFUSED: Final = 400

Send = Callable[[int, str], None]
Close = Callable[[int, int, str], None]


class PageLine:
    """The page's line to a room, from its hello to its end."""

    def __init__(self, number: int, desk: "Desk") -> None:
        self.number = number
        self.desk = desk
        self.room: LocalRoom | None = None
        self.seat = SPECTATOR

    def send(self, message: news.Message) -> None:
        self.desk.send(self.number, json.dumps(message, separators=(",", ":")))

    def drop(self) -> None:
        self.shut(RELOADED, "the room is being reloaded")

    def shut(self, code: int, reason: str) -> None:
        self.desk.hang_up(self.number)
        self.desk.close(self.number, code, reason)


class Desk:
    """``send`` and ``close`` reach a line by its number."""

    def __init__(self, store: Keeper, send: Send, close: Close) -> None:
        self.store = store
        self.send = send
        self.close = close
        self.rooms: dict[str, LocalRoom] = {}
        self.lines: dict[int, PageLine] = {}
        self.playbacks: dict[str, ReplayViewer] = {}

    # ---- Requests ---------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str, secret: str) -> tuple[int, str]:
        """The status and the text of an answer. ``address`` starts after "/api/"."""
        split = urlsplit(address)
        path = [unquote(part) for part in split.path.split("/")]
        query = {name: values[0] for name, values in parse_qs(split.query).items()}
        try:
            answer = await self._answer(method, path, query, body, secret)
        except (PlayError, BestiaryError) as no:
            code = no.code if isinstance(no, PlayError) else "bad-request"
            reason = no.reason if isinstance(no, PlayError) else str(no)
            fault = {"error": {"code": code, "reason": reason}}
            return STATUS.get(code, REFUSED), json.dumps(fault)
        return 200, answer if isinstance(answer, str) else json.dumps(answer, separators=(",", ":"))

    async def _answer(
        self, method: str, path: list[str], query: dict[str, str], body: str, secret: str
    ) -> Any:
        match method, *path:
            case "GET", "games":
                return games_kept()
            case "GET", "languages":
                return translations.listed()[0]
            case "GET", "languages", code:
                return translations.shown(code)
            case "GET", "games", name, what if what in LIBRARY:
                return LIBRARY[what](new_room.find_game(name))
            case "GET", "games", name, "cards":
                return cards_shown(new_room.find_game(name), query)
            case "POST", "games", name, "decks", "check":
                return decks_of(new_room.find_game(name)).show(json.loads(body)["deck"])
            case "POST", "replays":
                return self._look(body, int(query.get("n", -1)), query)
            case "POST", "rooms":
                return await self._make(json.loads(body))
            case _, "rooms", id, *rest:
                return await self._of_room(await self._room(id), rest, query, body, secret)
        raise PlayError("no-such-thing", f"there is no /{'/'.join(path)[:60]}")

    async def _of_room(
        self, room: LocalRoom, path: list[str], query: dict[str, str], body: str, secret: str
    ) -> Any:
        match path:
            case []:
                return news.room_view(room)
            case ["join"]:
                asked = json.loads(body)
                return await join(room, asked["token"], asked.get("name", ""))
            case ["deck"]:
                await room.bring(room.seat_of(secret), json.loads(body)["deck"])
                return news.room_view(room)
            case ["rematch"]:
                seat = room.seat_of(secret)
                await self._rematch(room)
                room_id, token = await self._next(room, seat)
                return {"asked": [], "room": room_id, "token": token}
            case ["replay"]:
                if not room.over:
                    raise PlayError("not-over", "the replay is available once the game is over")
                names = [seat.name or seat.bot or "human" for seat in room.kept.seats]
                return whole_replay(room.playable(), names)
            case ["moments", n]:
                return self._moment(room, int(n), query, secret)
        raise PlayError("no-such-thing", f"there is no /{'/'.join(path)[:60]} here")

    async def _make(self, asked: dict[str, Any]) -> dict[str, Any]:
        kept, made = new_room.new_room(asked)
        await self._add(kept)
        return made

    async def _add(self, kept: Kept) -> LocalRoom:
        room = LocalRoom(kept, self.store)
        await room.keep()
        self.rooms[kept.room] = room
        return room

    def _moment(
        self, room: LocalRoom, n: int, query: dict[str, str], secret: str
    ) -> dict[str, Any]:
        """The table of a room after n entries, as a seat or a spectator saw it."""
        seat = room.seat_of(secret) if secret else SPECTATOR
        audience = audience_of(query, seat)
        if not room.over and audience not in (SPECTATOR, seat):
            raise PlayError("not-over", "until the game is over you only have your own view")
        match = room.playable()
        found = self._shown(match.replay_until(n), -1, audience, query)
        return {**found, "n": n, "last": match.serial}

    def _look(self, text: str, n: int, query: dict[str, str]) -> dict[str, Any]:
        """The table of a replay file, after n choices."""
        return self._shown(Replay.parse(text), n, audience_of(query, SPECTATOR), query)

    def _shown(
        self, replay: Replay, n: int, audience: int, query: dict[str, str]
    ) -> dict[str, Any]:
        playback = self.playbacks.get(replay.game)
        if playback is None:
            playback = self.playbacks[replay.game] = ReplayViewer(bestiary.game(replay.game))
        found = playback.moment(replay, n, audience, int(query.get("since", 0)))
        return {**found, "log": []}

    async def _room(self, id: str) -> LocalRoom:
        room = self.rooms.get(id)
        if room is None or room.lost:
            text = await self.store.load(id)
            if not text:
                raise PlayError("no-room", f"there is no room '{id[:24]}' in this browser")
            room = self.rooms[id] = LocalRoom(Kept.from_text(text), self.store)
        return room

    # ---- Lines ------------------------------------------------------------------------------

    async def hear(self, number: int, text: str) -> None:
        """A message on a line. The first one opens it."""
        said = json.loads(text)
        line = self.lines.get(number)
        if line is None:
            await self._greet(number, said)
            return
        try:
            line.send(await self._done(line, said))
        except PlayError as no:
            line.send({"type": "refused", "id": said["id"], "code": no.code, "reason": no.reason})

    def hang_up(self, number: int) -> None:
        """The line was closed."""
        line = self.lines.pop(number, None)
        if line is not None and line.room is not None:
            line.room.listeners.discard(line)

    async def _greet(self, number: int, said: dict[str, Any]) -> None:
        line = self.lines[number] = PageLine(number, self)
        try:
            room = await self._room(said["room"])
            line.seat = room.seat_of(said["secret"]) if said["secret"] else SPECTATOR
        except PlayError as no:
            line.shut(BAD_SECRET if no.code == "bad-secret" else NO_ROOM, no.reason)
            return
        line.room = room
        room.greet(line, said["since"], said["at"])
        if room.kept.next_room:
            await self._show_next(room, line)

    async def _done(self, line: PageLine, said: dict[str, Any]) -> news.Message:
        room, seat, id = line.room, line.seat, said["id"]
        assert room is not None
        match said["type"]:
            case "choose":
                serial = await room.choose(seat, id, said["at"], said["choice"])
                return {"type": "done", "id": id, "at": serial}
            case "withdraw" | "undo" as act:
                serial = await room.take_back(seat, id, said["at"], act)
                return {"type": "done", "id": id, "at": serial}
            case "hint":
                choice, reason = await room.hint(seat, said["at"])
                return {"type": "hint", "id": id, "choice": choice, "reason": reason}
            case "rematch":
                await self._rematch(room)
                return {"type": "done", "id": id, "at": room.serial}
            case "ping":
                return {"type": "pong", "id": id}
        raise PlayError("no-such-thing", "this needs a server")

    async def _rematch(self, room: LocalRoom) -> None:
        """Everybody is at this device, so whoever asks speaks for all."""
        if not room.over:
            raise PlayError("not-over", "a rematch has to wait until the game is over")
        game = room.playable().game
        async with room.lock:
            if not room.kept.next_room:
                following = new_room.rematch(room.kept, game)
                await self._add(following)
                room.kept.next_room = following.room
                await room.keep()
        for listener in list(room.listeners):
            await self._show_next(room, listener)

    async def _show_next(self, room: LocalRoom, listener: Audience) -> None:
        following, token = await self._next(room, listener.seat)
        listener.send({"type": "rematch", "room": following, "token": token})

    async def _next(self, room: LocalRoom, number: int) -> tuple[str, str]:
        """The room of a rematch, and the invitation for a seat if its new place is still free."""
        following = await self._room(room.kept.next_room)
        seats = following.kept.seats
        seat = seats[(number + 1) % len(seats)]
        return following.kept.room, "" if number < 0 or seat.secret else seat.token


async def join(room: LocalRoom, token: str, name: str) -> dict[str, Any]:
    """Take a seat that is open to somebody else at this device."""
    for number, seat in enumerate(room.kept.seats):
        if token and token == seat.token:
            if seat.secret:
                raise PlayError("used", "this invitation has been used already")
            seat.secret = fresh_secret()
            seat.name = clean_name(name) or seat.name
            await room.keep()
            room.tell_room()
            return {"seat": number, "secret": seat.secret}
    raise PlayError("no-invitation", "there is no such invitation to this room")


def audience_of(query: dict[str, str], default: int) -> int:
    name = query.get("as", "")
    if name in AUDIENCES:
        return AUDIENCES[name]
    return int(name) if name.isdecimal() else default


@cache
def games_kept() -> list[Any]:
    return [game_shown(bestiary.game(name), levels(), bots.OPPONENT) for name in bestiary.games()]


LIBRARY: Final[dict[str, Callable[[Game[Any]], Any]]] = {
    "sample": cache(sample),
    "box": cache(box),
    "rules": rules_shown,
    "guide": guide_shown,
    "decks": cache(decks_shown),
}
