"""The seats of a room: who holds them, how they are taken, and who plays for absent players."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from bestiary.engine.characters import clean_name
from bestiary.play.room.company import only_person
from bestiary.server.store import secrecy
from bestiary.server.store.database import StoreFailed
from bestiary.server.store.records import SeatRecord
from bestiary.server.wire.messages import SeatShown
from bestiary.server.wire.refusal import BAD_SECRET, Refusal, bad_secret

if TYPE_CHECKING:
    from bestiary.server.room.room import Room

HOST: Final = -3  # holds the host's token, but no seat
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
STAND_IN: Final = "greedy"  # plays for players who left
USED: Final = "used "  # before the hash of an accepted invitation


class Seat:
    """A seat: its stored record, and what is forgotten when the room goes to sleep."""

    def __init__(self, record: SeatRecord) -> None:
        self.record = record
        self.stand_in = ""  # the bot that plays for a person who is away
        self.flagged = False  # out of time: the stand-in stays
        self.away_since: float | None = None
        self.fault = ""  # what the bot did that sat here before

    @property
    def taken(self) -> bool:
        return self.record.who == BOT or bool(self.record.secret_hash)

    @property
    def is_person(self) -> bool:
        return self.record.who == PERSON

    def player(self) -> str:
        """The bot that plays here, or "" if a person does."""
        return self.stand_in if self.is_person else self.record.bot

    def opened_by(self, secret: str) -> bool:
        return self.is_person and secrecy.fits(secret, self.record.secret_hash)

    def shown(self, connected: bool, given: bool, abandoned: bool) -> SeatShown:
        """``given``: the seat's own options, such as its deck, were chosen beforehand."""
        record, taken = self.record, self.taken
        return SeatShown(
            seat=record.seat,
            who=record.who if taken else OPEN,
            name=clean_name(record.name),
            bot=self.player(),
            connected=connected,
            ready=taken,
            brings=record.brings,
            given=given,
            fault=self.fault,
            abandoned=abandoned,
        )


class Seating:
    def __init__(self, room: "Room") -> None:
        self.room = room
        for seat in room.seats:
            if seat.is_person:
                seat.away_since = monotonic()

    # ---- Secrets and invitations ------------------------------------------------------------

    def seat_of(self, secret: str) -> int:
        """The seat that belongs to a secret, or HOST; refuses bad secrets."""
        found = [seat.record.seat for seat in self.room.seats if seat.opened_by(secret)]
        if found:
            return found[0]
        if secrecy.fits(secret, self.room.record.host_hash):
            return HOST
        raise bad_secret()

    def is_host(self, seat: int) -> bool:
        return seat == HOST or (seat >= 0 and seat == self.room.record.host_seat)

    async def join(self, token: str, name: str) -> tuple[int, str]:
        """Accept an invitation; returns the seat and its new secret. An older secret stops
        working."""

        async def claim() -> tuple[int, str]:
            seat = invited(self.room.seats, token)
            secret = secrecy.fresh()
            await self._save(seat, claimed(seat.record, name, secret))
            for listener in list(self.room.listeners):
                if listener.seat == seat.record.seat:
                    listener.shut(BAD_SECRET, "this seat has moved to another device")
            self.room.changed()
            return seat.record.seat, secret

        return await self.room.alone(claim)

    async def invite(self, number: int) -> str:
        """A new invitation to a seat; its player keeps it until the invitation is used."""

        async def renew() -> str:
            seat = self.room.seats[number]
            token = secrecy.fresh()
            invite_hash = secrecy.hashed(token)
            await self._save(seat, replace(seat.record, invite_hash=invite_hash))
            return token

        return await self.room.alone(renew)

    async def _save(self, seat: Seat, record: SeatRecord) -> None:
        try:
            await self.room.store.save_seat(self.room.id, record)
        except StoreFailed as fault:
            raise self.room.give_up(fault) from None
        seat.record = record

    async def replace_bot(self, number: int, bot: str, fault: str) -> None:
        """Another bot plays on for one that failed, and everybody is told. Runs under the lock."""
        seat = self.room.seats[number]
        if not seat.is_person:  # a stand-in leaves when the person comes back
            await self._save(seat, replace(seat.record, bot=bot))
            seat.fault = fault
            self.room.tell_room()

    # ---- Coming, going, and who plays meanwhile ---------------------------------------------

    def came(self, number: int) -> None:
        """The player is back: the seat is theirs again, unless their time is up."""
        if number >= 0:
            seat = self.room.seats[number]
            seat.away_since = None
            if not seat.flagged:
                seat.stand_in = ""

    def left(self, number: int) -> None:
        """The last window of a seat was closed."""
        if number >= 0:
            self.room.seats[number].away_since = monotonic()
            self._look_again()

    def look_for_absent(self) -> None:
        """Let bots play for players who have been gone too long, and check again later."""
        self._replace_the_absent()
        self._look_again()

    def _look_again(self) -> None:
        if not self.room.over:
            wait = self.room.limits.abandoned_seconds + 0.01
            asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        with suppress(ReferenceError):  # the room sleeps
            if self.room.listeners and not self.room.lost:
                self._replace_the_absent()
                if any(self.is_abandoned(seat) for seat in self.room.seats):
                    self.room.tell_room()  # the host may let a bot play now

    def let_bot_play(self, number: int) -> None:
        """The host lets a bot play for an absent player."""
        if self.room.awaiting_decks() is not None:
            raise Refusal("not-begun", "the game starts when everybody has brought a deck")
        seats = self.room.seats
        if number >= len(seats) or not seats[number].is_person:
            raise Refusal("no-seat", "nobody is missing there")
        if self.room.is_connected(number):
            raise Refusal("not-abandoned", f"{self.room.names()[number]} is at the table")
        if seats[number].taken and not self.is_abandoned(seats[number]):
            who = self.room.names()[number]
            raise Refusal("not-abandoned", f"{who} has only just left; try again in a moment")
        seats[number].stand_in = STAND_IN
        self.room.changed()

    def _replace_the_absent(self) -> None:
        """A bot for each abandoned seat, if the host allowed it."""
        if not self.room.record.takeover or self.room.over:
            return
        absent = [seat for seat in self.room.seats if self.is_abandoned(seat)]
        for seat in absent:
            seat.stand_in = STAND_IN
        if absent:
            self.room.changed()

    def is_abandoned(self, seat: Seat) -> bool:
        """Whether its player has been gone long enough for a bot to take over."""
        if not seat.taken or seat.stand_in or seat.away_since is None:
            return False
        return monotonic() - seat.away_since >= self.room.limits.abandoned_seconds


def claimed(record: SeatRecord, name: str, secret: str) -> SeatRecord:
    """The seat's record once its invitation was accepted."""
    return replace(
        record,
        name=name or record.name,
        secret_hash=secrecy.hashed(secret),
        invite_hash=USED + record.invite_hash,
    )


def invited(seats: list[Seat], token: str) -> Seat:
    """The seat an invitation is for."""
    for seat in seats:
        if secrecy.fits(token, seat.record.invite_hash):
            return seat
        if secrecy.fits(token, seat.record.invite_hash.removeprefix(USED)):
            raise Refusal("used", "this invitation has been used already", 409)
    raise Refusal("no-invitation", "there is no such invitation to this room", 404)


def lenient_to(seats: list[SeatRecord]) -> int:
    """The seat that may take back whatever it likes: the only person's, among bots; or -1."""
    return only_person(seat.who == BOT for seat in seats)
