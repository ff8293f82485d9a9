"""Makes rooms: new ones as the page asks for them, and rematches."""

from typing import Any

import bestiary
from bestiary import bots
from bestiary.engine import BadOption, BadPosition, Game, UnknownGame, Value, fresh_seed
from bestiary.engine.characters import clean_name
from bestiary.offline.kept import Kept, KeptSeat, fresh_room, fresh_secret
from bestiary.play import PlayError
from bestiary.play.room.ending import moved_options


def find_game(name: str) -> Game[Any]:
    try:
        return bestiary.game(name)
    except UnknownGame as wrong:
        raise PlayError("no-game", str(wrong)) from None


def new_room(asked: dict[str, Any]) -> tuple[Kept, dict[str, Any]]:
    """A new room, and what the page is told about it: the secrets are in there."""
    game = find_game(asked["game"])
    options: dict[str, Value] = dict(asked.get("options") or {})
    wanted = asked.get("seats") or [{"who": "me"}, *[{"who": "bot"}] * (game.fewest - 1)]
    seed = fresh_seed()
    guide = game.guide() if asked.get("guide") else None
    if guide is not None:
        options, seed = dict(guide["options"]), guide["seed"]
        wanted = [{"who": "bot"} for _ in wanted]
        wanted[guide["seat"]] = {"who": "me"}
    if not game.fewest <= len(wanted) <= game.most:
        raise PlayError("bad-seats", f"{game.title} cannot be played by {len(wanted)}")
    seats = [new_seat(one) for one in wanted]
    mine = next((number for number, one in enumerate(wanted) if one["who"] == "me"), -1)
    kept = Kept(
        room=fresh_room(),
        game=game.name,
        rules=game.version,
        seed=seed,
        options=options,
        seats=seats,
        host=fresh_secret(),
        host_seat=mine,
        guide=guide is not None,
    )
    check(game, kept)
    made = {
        "room": kept.room,
        "seat": mine,
        "secret": seats[mine].secret if mine >= 0 else "",
        "host": kept.host,
        "invitations": [
            {"seat": number, "token": seat.token} for number, seat in enumerate(seats) if seat.token
        ],
    }
    return kept, made


def new_seat(asked: dict[str, Any]) -> KeptSeat:
    name = clean_name(asked.get("name", ""))
    if asked["who"] == "bot":
        bot = asked.get("bot") or bots.OPPONENT
        bots.check(bot)
        return KeptSeat("bot", bot, name)
    seat = KeptSeat("person", "", name, brings=bool(asked.get("brings")))
    if asked["who"] == "me":
        seat.secret = fresh_secret()
    else:
        seat.token = fresh_secret()
    return seat


def check(game: Game[Any], kept: Kept) -> None:
    """Refuse options that the game does not take."""
    try:
        game.settings(kept.options, len(kept.seats))
        if not any(seat.brings for seat in kept.seats):
            game.new(kept.seed, len(kept.seats), kept.options)
    except (BadOption, BadPosition) as wrong:
        raise PlayError("bad-option", str(wrong)) from None


def rematch(old: Kept, game: Game[Any]) -> Kept:
    """The same people once more, everybody moved on by one seat."""
    count = len(old.seats)
    seats = [KeptSeat(seat.who, seat.bot, seat.name) for seat in old.seats]
    for seat in seats:
        if seat.who == "person":
            seat.token = fresh_secret()
    return Kept(
        room=fresh_room(),
        game=old.game,
        rules=game.version,
        seed=fresh_seed(),
        options=moved_options(game, old.options, count),
        seats=[*seats[-1:], *seats[:-1]],
        host=old.host,
        host_seat=-1 if old.host_seat < 0 else (old.host_seat + 1) % count,
    )
