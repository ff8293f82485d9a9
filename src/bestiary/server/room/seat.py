"""Who sits where: a person with a secret, a bot, or nobody yet."""

from typing import Final

from msgspec.structs import replace

from bestiary.engine.characters import clean_name
from bestiary.server.store import secrecy
from bestiary.server.store.records import SeatRecord
from bestiary.server.wire.messages import SeatShown
from bestiary.server.wire.refusal import Refusal

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
STAND_IN: Final = "greedy"  # who plays for somebody who left
USED: Final = "used "  # before the hash of an invitation that was taken up


class Seat:
    """A seat as it is now: its record, and what is forgotten when the room sleeps."""

    def __init__(self, record: SeatRecord) -> None:
        self.record = record
        self.stand_in = ""  # the bot that plays for a person who is away
        self.flagged = False  # out of time: the stand-in stays
        self.away_since: float | None = None

    @property
    def taken(self) -> bool:
        return self.record.who == BOT or bool(self.record.secret_hash)

    @property
    def is_person(self) -> bool:
        return self.record.who == PERSON

    def player(self) -> str:
        """The bot that decides here, or "" where a person does."""
        return self.stand_in if self.is_person else self.record.bot

    def opened_by(self, secret: str) -> bool:
        return self.is_person and secrecy.fits(secret, self.record.secret_hash)

    def shown(self, connected: bool, given: bool) -> SeatShown:
        """``given``: what is the seat's own, such as its deck, was chosen beforehand."""
        record, taken = self.record, self.taken
        return SeatShown(
            record.seat,
            record.who if taken else OPEN,
            clean_name(record.name),
            self.player(),
            connected,
            taken,
            record.brings,
            given,
        )


def claimed(record: SeatRecord, name: str, secret: str) -> SeatRecord:
    """The seat's record once its invitation was taken up."""
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
