# interpreted: TypedDicts, whose annotations are read at run time
"""The view: everything one seat, or a spectator, may know, as plain data.

This is the only way out of a State. The terminal and the browser draw these dictionaries and
nothing else, so a game that fills them is playable in both. The page's TypeScript types are made
from the classes below. Adding a key is a minor change; changing one needs a new ``SCHEMA``.

Seats count from 0. Two audiences have no seat: ``SPECTATOR`` sees what is open to everybody,
``EVERYTHING`` sees every card (for replays and for games between bots).
"""

from typing import Final, Literal, NotRequired, TypedDict

SCHEMA: Final = 1
SPECTATOR: Final = -1
EVERYTHING: Final = -2

ZoneKind = Literal["hand", "pile", "row", "offer", "aside"]  # aside: a pile drawn only if not empty
Thing = Literal["card", "tile", "seat", "number", ""]  # what a number in a choice stands for
Layout = Literal["duel", "table", "map"]
Motion = Literal[
    "turn",  # a new turn begins
    "move",  # cards go from one zone to another
    "make",  # cards come into being
    "vanish",  # cards leave the game without going to a zone
    "change",  # a card becomes another
    "flip",  # cards are shown
    "mark",  # a mark is put on a card or taken off
    "shuffle",  # a zone is reordered; its cards have new ids
    "hit",  # a seat, or its cards if any are named, lose something
    "heal",  # a seat, or its cards if any are named, gain something
    "roll",  # a die
    "step",  # a piece moves on the map
    "announce",  # something is said
    "end",  # the game is over
]


class Badge(TypedDict):
    """A small fact on a card: ``{"key": "level", "label": "Level", "value": "3", ...}``."""

    key: str
    label: str
    value: str
    symbol: str  # a character that says the same without colour, or ""
    was: str  # the value it is printed with, if that is another one, or ""


class MarkView(TypedDict):
    """Something that lies on a card or a player: a cooldown, a fuse, a ring."""

    key: str
    label: str
    value: int


class CardMarkView(MarkView):
    """A mark on a card. A change of one of its numbers says which badge has it counted in."""

    alters: str  # the key of the badge, with a minus before it if it takes from it; or ""


class CardView(TypedDict):
    """A card as this audience sees it. Face down, ``face`` and everything printed on it is ""."""

    id: int
    face: str  # the card in the game's own notation, marks included
    name: str
    kind: str  # the game's word: "creature", "witch", "spell", ...
    text: str  # what the card does, in words
    flavour: str  # a line for the fun of it, shown where a card is looked at closely, or ""
    accent: str  # a colour word that the game's look defines, or ""
    icon: str  # the name of an icon in the game-icons set, or ""
    back: str  # the word for what it shows face down, or "" if all cards look the same
    badges: list[Badge]
    marks: list[CardMarkView]
    turned: bool  # tapped, called, exhausted
    attached: list["CardView"]
    waits: str  # why its holder cannot play it now; "" if that is obvious or unknown


class ZoneView(TypedDict):
    """A place where cards lie, the top of a pile last. ``count`` is always right; ``cards`` is
    empty for a pile in which the audience knows no card."""

    key: str  # "hand.0", "deck"
    label: str
    kind: ZoneKind
    owner: int  # a seat, or -1 if shared
    count: int
    cards: list[CardView]


class Gauge(TypedDict):
    """A number a player watches. ``good`` is 1 if more is better for them, -1 if worse, or 0."""

    key: str
    label: str
    value: int
    most: int  # the value of a full gauge, or -1 if there is none
    good: int


def gauge(label: str, value: int, most: int = -1, good: int = 1) -> Gauge:
    """A gauge; its key is its label in lower case."""
    key = label.lower().replace(" ", "-")
    return {"key": key, "label": label, "value": value, "most": most, "good": good}


class SeatView(TypedDict):
    seat: int
    name: str  # "Player 1"
    gauges: list[Gauge]
    marks: list[MarkView]
    initiative: bool  # whose turn it is, or who goes first in it
    out: bool  # no longer in the game
    answered: bool  # has given a sealed answer


class RuleView(TypedDict):
    """A lasting rule in force, and the seat it is about (-1 for everybody)."""

    label: str
    text: str
    seat: int


class TileView(TypedDict):
    id: int
    label: str
    kind: str
    x: int
    y: int
    exits: list[int]
    seats: list[int]  # whose pieces stand here
    cards: list[CardView]
    symbol: str  # a character for its kind, for maps too large for names, or ""
    owner: int  # the seat whose place it is, or -1
    about: str  # what happens there, in a sentence, or ""
    region: str  # the part of the land it belongs to, or ""
    terrain: str  # what the land is there, in a word: "forest"; or ""


def tile(
    id: int,
    label: str,
    kind: str,
    x: int,
    y: int,
    exits: list[int],
    seats: list[int],
    symbol: str = "",
    owner: int = -1,
    about: str = "",
    region: str = "",
    terrain: str = "",
) -> TileView:
    """A tile with nothing lying on it."""
    where: TileView = {
        "id": id,
        "label": label,
        "kind": kind,
        "x": x,
        "y": y,
        "exits": exits,
        "seats": seats,
        "cards": [],
        "symbol": symbol,
        "owner": owner,
        "about": about,
        "region": region,
        "terrain": terrain,
    }
    return where


class PartView(TypedDict):
    """One number of a sum and where it comes from: ``{"value": 3, "why": "Meditate"}``."""

    value: int
    why: str


class FighterView(TypedDict):
    """One side of a fight: a card in a zone, or a player."""

    card: int  # its id, or 0 if it is the player
    seat: int  # whose it is, or -1 for the game's own
    label: str  # what is summed up: "Attack"; or ""
    parts: list[PartView]  # what it fights with now; together they are the sum


class FightView(TypedDict):
    """Who faces whom now. Everybody may know all of it."""

    attacker: FighterView
    target: FighterView


def fighter(
    card: int, seat: int, label: str = "", parts: list[PartView] | None = None
) -> FighterView:
    """One side of a fight. Parts that add nothing are left out."""
    counted = [part for part in parts or [] if part["value"]]
    return {"card": card, "seat": seat, "label": label, "parts": counted}


class Phrasing(TypedDict):
    """What a text was made of, in games that are translated: the English template, and what fills
    its gaps. The cards of an event are its ``fills``, "" for those that are not known."""

    template: str
    fills: list[str]
    other: int  # the seat that an event is also about, or -1
    cause: str  # the card that did it, or ""


def made_of(template: str, fills: list[str], other: int = -1, cause: str = "") -> Phrasing:
    """What a text was made of."""
    return {"template": template, "fills": fills, "other": other, "cause": cause}


class ChoiceView(TypedDict):
    """One thing the seat may do. ``text`` is what is sent back. ``subject`` and ``target`` are
    ids of cards or tiles, seats or numbers, as ``of`` and ``to`` say. Tables list them by
    ``place``, and set those apart that are ``grave``: they give something up for good. Those that
    ``declines`` is true of only say no. ``note`` says what may come of it, the odds for example;
    ``way`` are the tiles of a move, from the first step to the last."""

    text: str
    verb: str
    subject: int
    target: int
    of: Thing
    to: Thing
    label: str
    place: int
    grave: bool
    declines: bool
    note: str
    way: list[int]
    phrasing: NotRequired[Phrasing]


class DecisionView(TypedDict):
    seat: int
    prompt: str
    choices: list[ChoiceView]
    phrasing: NotRequired[Phrasing]


class EventView(TypedDict):
    """What happened, as this audience saw it."""

    motion: Motion
    seat: int  # who did it or who it happened to; -1 for nobody in particular
    cards: list[CardView]  # as they were then; face down if the audience may not know them
    source: str  # the zone it came from, or ""
    target: str  # the zone it went to, or ""
    amount: int
    text: str  # the log line
    phrasing: NotRequired[Phrasing]


class Unseen(TypedDict):
    """How many cards of one origin are still hidden from this seat: "a random witch", 7."""

    label: str
    count: int


class Pip(TypedDict):
    """What a letter of a cost is drawn as: in ``2R1Y``, the R as ``▲`` in the accent red."""

    symbol: str
    accent: str


class Notation(TypedDict):
    """How a game writes numbers behind a card's name, and how a table says them: ``written`` is
    "{attack}/{health}", ``said`` "{attack} attack, {health} health". A table says them where a card
    is first named, and its name alone after that."""

    written: str
    said: str


class Look(TypedDict):
    """Hints for drawing the table: never code. ``accents`` maps colour words to hex colours;
    ``signs`` has an icon for badges and marks, by their keys. ``pips`` are the letters of costs,
    ``notation`` the ways to write a card's numbers. The rest is for the page that `bestiary
    publish` makes; pictures are files beside the game's own module."""

    accents: dict[str, str]
    icon: str
    layout: Layout
    signs: NotRequired[dict[str, str]]
    pips: NotRequired[dict[str, Pip]]
    notation: NotRequired[list[Notation]]
    colour: NotRequired[str]  # of the page, as hex; otherwise the first accent
    logo: NotRequired[str]  # a square picture in place of the icon
    cover: NotRequired[str]  # a wide picture above the games
    author: NotRequired[str]  # a line about who made the game


class View(TypedDict):
    schema: int
    game: str
    title: str
    rules: int  # the rules version
    options: dict[str, int | bool | str]
    seat: int
    turn: int
    turn_name: str  # what the game calls a turn: "Turn", "Round"
    phase: str
    seats: list[SeatView]
    zones: list[ZoneView]
    lasting: list[RuleView]
    map: list[TileView]  # empty if the game has none
    fight: FightView | None
    decision: DecisionView | None
    waiting: list[int]  # seats that have not answered yet
    unseen: list[Unseen]
    result: list[float] | None
    points: list[int] | None  # of each seat, when the game is over and was won by them
    look: Look
    log: list[EventView]
