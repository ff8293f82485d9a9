"""What is kept of a room: everything needed to go on after the page is closed."""

import json
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from bestiary.engine import Value
from bestiary.play import Entry

FORMAT: Final = 1


class NotKept(Exception):
    """The room could not be stored: storage is full, or another tab has changed the room."""


class Keeper(Protocol):
    """Texts by room, such as a browser's database."""

    async def load(self, room: str) -> str:
        """The text; "" if there is none."""

    async def save(self, room: str, text: str, version: int) -> None:
        """Keep a text as that version, if the one stored is the version before; otherwise raise
        NotKept."""


@dataclass
class KeptSeat:
    who: str  # "person" or "bot"
    bot: str = ""
    name: str = ""
    secret: str = ""  # "" until the seat is taken
    token: str = ""  # of the invitation to it
    brings: bool = False  # the game waits for the deck of this seat


@dataclass
class Kept:
    """A room: its game's options and seed, who sits where, and everything done so far."""

    room: str
    game: str
    rules: int
    seed: int
    options: dict[str, Value]
    seats: list[KeptSeat]
    host: str
    host_seat: int  # -1: the host only watches
    guide: bool = False
    over: bool = False
    next_room: str = ""
    entries: list[Entry] = field(default_factory=list)
    version: int = 0  # how often it was stored

    def to_text(self) -> str:
        data: dict[str, Any] = {
            **vars(self),
            "format": FORMAT,
            "seed": str(self.seed),  # too long for a number in JSON
            "seats": [vars(seat) for seat in self.seats],
            "entries": [[e.seat, e.act, e.id, e.back] for e in self.entries],
        }
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    def from_text(text: str) -> "Kept":
        data = json.loads(text)
        del data["format"]
        data["seed"] = int(data["seed"])
        data["seats"] = [KeptSeat(**seat) for seat in data["seats"]]
        data["entries"] = [
            Entry(serial, seat, act, id, back)
            for serial, (seat, act, id, back) in enumerate(data["entries"], 1)
        ]
        return Kept(**data)


def fresh_secret() -> str:
    return secrets.token_urlsafe(24)


def fresh_room() -> str:
    return secrets.token_urlsafe(9)
