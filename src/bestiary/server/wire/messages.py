"""Every message, as types. Anything that is not exactly one of these is refused.

The page's TypeScript types and the OpenAPI page are made from these classes.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, field

from bestiary.engine.characters import clean_name
from bestiary.engine.view import EventView, View
from bestiary.play.room.terms import Terms
from bestiary.review import Review
from bestiary.server.wire.refusal import BAD_FRAME, Refusal

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Serial = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
RoomId = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=24)]
OptionName = Annotated[str, Meta(max_length=60)]
OptionText = Annotated[str, Meta(max_length=65_536)]

# ---- What a client says over a socket ---------------------------------------------------------


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """``id`` is unique for its seat: a message sent twice is acted on once."""

    id: Id


class Hello(Said, tag="hello"):
    """The first message. The client already has ``since`` events, as of serial ``at``."""

    room: RoomId
    secret: Token = ""
    since: Serial = 0
    at: Serial = 0


class Choose(Said, tag="choose"):
    at: Serial
    choice: Annotated[str, Meta(min_length=1, max_length=200)]


class Withdraw(Said, tag="withdraw"):
    at: Serial


class Undo(Said, tag="undo"):
    at: Serial


class Hint(Said, tag="hint"):
    at: Serial


class Rematch(Said, tag="rematch"):
    pass


class Takeover(Said, tag="takeover"):
    seat: SeatNumber


class Ping(Said, tag="ping"):
    pass


AnySaid = Hello | Choose | Withdraw | Undo | Hint | Rematch | Takeover | Ping

# ---- What a room shows everybody --------------------------------------------------------------


class SeatShown(Struct, frozen=True):
    seat: int
    who: str  # "person", "bot" or "open"
    name: str
    bot: str  # the bot that plays here, for itself or for an absent person
    connected: bool
    ready: bool  # somebody has taken the seat
    brings: bool  # its deck is still to come
    given: bool  # the seat is free, and its deck was chosen beforehand
    fault: str = ""  # why the bot that sat here before was replaced
    abandoned: bool = False  # left so long ago that the host may let a bot play


class ClockShown(Struct, frozen=True):
    seconds: int
    bonus: int
    left: list[int]  # milliseconds for each seat
    running: list[int]  # the seats whose time is running


class RematchShown(Struct, frozen=True):
    asked: list[int]


class RoomView(Struct, frozen=True):
    """What anybody with the room's address may know about it."""

    room: str
    game: str
    title: str
    options: dict[str, int | bool | str]
    seats: list[SeatShown]
    watchers: int
    clock: ClockShown | None
    takeover: bool
    over: bool
    playable: bool  # false: played under older rules, read-only
    begun: bool  # false: the game waits for decks
    paused: str  # "" or the id of an incident
    guide: bool
    rematch: RematchShown
    terms: Terms
    waiting: list[int]  # the seats that had to choose when the room was looked at
    lenient: bool  # the only person, among bots, may take back as much as they like
    undone: int  # how often a choice was taken back


# ---- What the server says over a socket -------------------------------------------------------


class Told(Struct, tag_field="type"):
    pass


class Welcome(Told, tag="welcome"):
    """A room played under older rules has a ``log`` instead of a ``view``. Before the game starts
    there is neither."""

    at: int
    seat: int
    room: RoomView
    view: View | None
    events: int
    undo: bool = False
    log: list[EventView] = field(default_factory=list)


class TableNews(Told, tag="table"):
    """The table after a change. Its log holds only the new events and starts at event number
    ``events - len(view.log)``: whatever a client has from there on was taken back."""

    at: int
    view: View
    events: int
    undo: bool


class RoomNews(Told, tag="room"):
    room: RoomView


class Done(Told, tag="done"):
    id: str
    at: int


class HintGiven(Told, tag="hint"):
    id: str
    choice: str
    reason: str


class Pong(Told, tag="pong"):
    id: str


class RematchReady(Told, tag="rematch"):
    room: str
    token: str


class Refused(Told, tag="refused"):
    id: str
    code: str
    reason: str


AnyTold = Welcome | TableNews | RoomNews | Done | HintGiven | Pong | RematchReady | Refused

# ---- REST -------------------------------------------------------------------------------------


class Asked(Struct, forbid_unknown_fields=True):
    pass


class SeatAsked(Asked):
    """``brings``: the player brings a deck, and the game waits for it."""

    who: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    bot: Name = ""
    name: Name = ""
    brings: bool = False

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)


class ClockAsked(Asked):
    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewRoom(Asked):
    game: Name
    options: dict[OptionName, bool | int | OptionText] = field(default_factory=dict)
    seats: Annotated[list[SeatAsked], Meta(max_length=64)] = field(default_factory=list)
    clock: ClockAsked | None = None
    takeover: bool = False
    watchers: bool = True
    guide: bool = False


class Join(Asked):
    token: Token
    name: Name = ""

    def __post_init__(self) -> None:
        self.name = clean_name(self.name)


class DeckAsked(Asked):
    """A deck as text, or the name of a ready-made one; for a room also "", a random ready-made
    one."""

    deck: OptionText


class Invitation(Struct, frozen=True):
    seat: int
    token: str


class RoomMade(Struct, frozen=True):
    room: str
    seat: int
    secret: str
    host: str
    invitations: list[Invitation]


class Joined(Struct, frozen=True):
    seat: int
    secret: str


class TokenMade(Struct, frozen=True):
    token: str


class RematchAsked(Struct, frozen=True):
    """``room`` and ``token`` are set once everybody has agreed."""

    asked: list[int]
    room: str = ""
    token: str = ""


class Moment(Struct, frozen=True):
    n: int
    last: int
    events: int
    view: View | None
    log: list[EventView] = field(default_factory=list)


class ReviewShown(Struct, frozen=True):
    """``done`` of ``of`` steps are done; the review comes with the last one, or with the curve."""

    id: str
    done: int
    of: int
    review: Review | None


class Health(Struct, frozen=True):
    ok: bool
    version: str
    rooms: int
    connections: int
    reason: str = ""  # why it is not ok


class Fault(Struct, frozen=True):
    code: str
    reason: str


class ErrorBody(Struct, frozen=True):
    error: Fault


# ---- To and from bytes ------------------------------------------------------------------------

_said: Final[msgspec.json.Decoder[AnySaid]] = msgspec.json.Decoder(AnySaid)
_encoder: Final = msgspec.json.Encoder()


def read(frame: str | bytes) -> AnySaid:
    """Decode a frame. If it is not a message, the Refusal closes the socket."""
    try:
        return _said.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refusal("bad-frame", one_line(wrong), 400, BAD_FRAME) from None


def write(message: Any) -> bytes:
    return _encoder.encode(message)


def one_line(wrong: Exception) -> str:
    """What is wrong, short enough for a close frame, which holds at most 123 bytes."""
    text = " ".join(str(wrong).split()) or "not understood"
    return text.encode("ascii", "replace").decode()[:110]
