"""REST: what can be looked up about the games. The same for everybody."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

import bestiary
from bestiary import bots
from bestiary.engine import BadOption, CardInfo, Game
from bestiary.engine.view import Badge, CardView
from bestiary.server.http.requests import answer
from bestiary.server.room.rooms import find_game
from bestiary.server.wire.messages import GameShown, GuideShown, OptionShown, RulesShown
from bestiary.server.wire.refusal import Refusal


async def list_games(request: Request) -> Response:
    """Every game that is installed."""
    return answer(games_shown())


async def list_cards(request: Request) -> Response:
    """Every card of a game; options of the game can be set in the query, such as edition=first."""
    game = find_game(request.path_params["game"])
    try:
        given = dict(
            game.parse_option(f"{name}={value}") for name, value in request.query_params.items()
        )
        return answer([card_shown(info) for info in game.cards(game.settings(given))])
    except BadOption as wrong:
        raise Refusal("bad-option", str(wrong), 400) from None


async def show_rules(request: Request) -> Response:
    """The rules of a game in words, as Markdown."""
    return answer(RulesShown(find_game(request.path_params["game"]).rules()))


async def show_guide(request: Request) -> Response:
    """The first-game guide of a game."""
    game = find_game(request.path_params["game"])
    guide = game.guide()
    if guide is None:
        raise Refusal("no-guide", f"{game.title} has no first-game guide", 404)
    shown = GuideShown(
        guide["title"], guide["options"], guide["seat"], guide["steps"], guide["end"]
    )
    return answer(shown)


@cache  # looking for what is installed takes long
def games_shown() -> list[GameShown]:
    return [game_shown(bestiary.game(name)) for name in bestiary.games()]


def game_shown(game: Game) -> GameShown:
    return GameShown(
        game.name,
        game.title,
        game.blurb,
        game.fewest,
        game.most,
        game.version,
        game.look,
        [
            OptionShown(
                option.name,
                option.kind,
                option.default,
                option.help,
                option.low,
                option.high,
                option.choices,
                option.per_seat,
            )
            for option in game.options
        ],
        bots.names(),
        game.guide() is not None,
        game.decks() is not None,
    )


def card_shown(info: CardInfo) -> CardView:
    """A card of the list, in the form in which cards are drawn."""
    tier = str(info.get("tier", ""))
    badges: list[Badge] = list(info.get("badges", []))
    if tier:
        badges.append({"key": "tier", "label": "Tier", "value": tier, "symbol": ""})
    return {
        "id": 0,
        "face": str(info.get("face", info["name"])),
        "name": str(info["name"]),
        "kind": str(info.get("kind", "")),
        "text": str(info.get("text", "")),
        "accent": str(info.get("accent", "")),
        "icon": str(info.get("icon", "")),
        "badges": badges,
        "marks": [],
        "turned": False,
        "attached": [],
        "waits": "",
    }
