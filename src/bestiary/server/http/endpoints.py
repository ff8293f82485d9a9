"""The table of REST endpoints, from which both the routes and their description are made."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from bestiary.engine.view import CardView, DeckView
from bestiary.play.box import Box
from bestiary.play.decks import DecksShown
from bestiary.play.library import GameShown, GuideShown, RulesShown, ShelfShown
from bestiary.server.http import library
from bestiary.server.http.lobby import Lobby
from bestiary.server.http.replays import Replays
from bestiary.server.http.reviews import ReviewDesk
from bestiary.server.room.rooms import Rooms
from bestiary.server.wire import messages as wire
from bestiary.translations import LanguageFiles, LanguageShown

Handler = Callable[[Request], Awaitable[Response]]

OPEN, SECRET, EITHER = (
    "",
    "a seat's secret",
    "a seat's secret, or none if the room allows spectators",
)


class Endpoint(NamedTuple):
    method: str
    path: str
    handler: Handler  # its docstring is the description
    answers: Any  # the type of a successful answer; str: plain text
    asks: Any = None  # the type of the request body; str: plain text
    secret: str = OPEN
    query: dict[str, str] = {}


AS = "whose view: a seat from 0, 'spectator' or 'all'"
SINCE = "how many log entries to skip, counted as that audience sees them"
CURVE = "1: the curve and the turning points are enough; the mistakes, which take longer, are not"


def endpoints(rooms: Rooms) -> list[Endpoint]:
    lobby, replays, reviews = Lobby(rooms), Replays(rooms), ReviewDesk(rooms)
    room, game = "/api/rooms/{room}", "/api/games/{game}"
    return [
        Endpoint("GET", "/api/games", library.list_games, list[GameShown]),
        Endpoint("GET", "/api/shelf", library.show_shelf, ShelfShown),
        Endpoint("GET", "/api/languages", library.list_languages, list[LanguageShown]),
        Endpoint("GET", "/api/languages/{code}", library.show_language, LanguageFiles),
        Endpoint(
            "GET",
            f"{game}/cards",
            library.list_cards,
            list[CardView],
            query={"edition": "any option of the game, by name; this is an example"},
        ),
        Endpoint("GET", f"{game}/sample", library.show_sample, list[CardView]),
        Endpoint("GET", f"{game}/box", library.show_box, Box),
        Endpoint("GET", f"{game}/rules", library.show_rules, RulesShown),
        Endpoint("GET", f"{game}/guide", library.show_guide, GuideShown),
        Endpoint("GET", f"{game}/decks", library.list_decks, DecksShown),
        Endpoint("POST", f"{game}/decks/check", library.check_deck, DeckView, wire.DeckAsked),
        Endpoint("POST", "/api/rooms", lobby.make_room, wire.RoomMade, wire.NewRoom),
        Endpoint("GET", room, lobby.show_room, wire.RoomView),
        Endpoint("POST", f"{room}/join", lobby.join, wire.Joined, wire.Join),
        Endpoint("POST", f"{room}/deck", lobby.bring, wire.RoomView, wire.DeckAsked, SECRET),
        Endpoint("POST", f"{room}/move-device", lobby.move_device, wire.TokenMade, secret=SECRET),
        Endpoint("POST", f"{room}/rematch", lobby.rematch, wire.RematchAsked, secret=SECRET),
        Endpoint("GET", f"{room}/replay", replays.download, str, secret=EITHER),
        Endpoint(
            "GET",
            f"{room}/moments/{{n}}",
            replays.moment,
            wire.Moment,
            secret=EITHER,
            query={"as": AS, "since": SINCE},
        ),
        Endpoint(
            "POST",
            f"{room}/review",
            reviews.of_room,
            wire.ReviewShown,
            secret=EITHER,
            query={"curve": CURVE},
        ),
        Endpoint("POST", "/api/reviews", reviews.of_file, wire.ReviewShown, str),
        Endpoint("GET", "/api/reviews/{id}", reviews.by_id, wire.ReviewShown),
        Endpoint(
            "POST",
            "/api/replays",
            replays.look,
            wire.Moment,
            str,
            query={"as": AS, "n": "how many choices to play; by default all", "since": SINCE},
        ),
    ]
