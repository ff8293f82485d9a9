"""REST: the games, their cards, rules, guides and decks. The same for everybody, so cached."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from bestiary import bots, translations
from bestiary.engine import Game
from bestiary.play.box import box
from bestiary.play.decks import decks_of, decks_shown
from bestiary.play.library import (
    BotShown,
    GameShown,
    ShelfShown,
    cards_shown,
    game_shown,
    guide_shown,
    rules_shown,
)
from bestiary.play.sample import sample
from bestiary.registry import load_all
from bestiary.server.http.page import docs_address
from bestiary.server.http.requests import answer, asked
from bestiary.server.room.rooms import find_game
from bestiary.server.wire.messages import DeckAsked
from bestiary.server.wire.refusal import Refusal
from bestiary.translations import LanguageFiles, LanguageShown

decks_kept = cache(decks_shown)
sample_kept = cache(sample)
box_kept = cache(box)


@cache  # finding the installed games is slow
def games_kept() -> list[GameShown]:
    return [game_shown(game, levels_kept(), bots.OPPONENT) for game in load_all()[0]]


@cache
def shelf_kept() -> ShelfShown:
    broken = load_all()[1]
    return {
        "broken": [{"name": game.name, "reason": game.reason} for game in broken],
        "docs": docs_address(),
    }


@cache
def languages_kept() -> list[LanguageShown]:
    return translations.listed()[0]


@cache
def language_kept(code: str) -> LanguageFiles:
    return translations.shown(code)


def levels_kept() -> list[BotShown]:
    return [{"name": level.name, "text": level.text} for level in bots.levels()]


def game_of(request: Request) -> Game[Any]:
    return find_game(request.path_params["game"])


async def list_games(request: Request) -> Response:
    """Every installed game."""
    return answer(games_kept())


async def show_shelf(request: Request) -> Response:
    """Installed games that cannot be loaded, each with the reason; where the documentation is."""
    return answer(shelf_kept())


async def list_languages(request: Request) -> Response:
    """The languages, besides English, that the page or a game is translated into."""
    return answer(languages_kept())


async def show_language(request: Request) -> Response:
    """All that is translated into a language, by the English: what a table needs to put its own
    words and everything a game says into that language."""
    code = request.path_params["code"]
    if code not in {each["code"] for each in languages_kept()}:
        raise Refusal("no-language", f"there is no language '{code[:24]}'", 404)
    return answer(language_kept(code))


async def list_cards(request: Request) -> Response:
    """Every card of a game; options of the game can be set in the query, such as edition=first."""
    return answer(cards_shown(game_of(request), request.query_params))


async def show_sample(request: Request) -> Response:
    """A few cards of a game, chosen to be as different as possible."""
    return answer(sample_kept(game_of(request)))


async def show_box(request: Request) -> Response:
    """Everything that a game needs on a real table: its cards and how many of each (none if players
    bring decks), its board, what has to be counted and remembered, and the turn."""
    return answer(box_kept(game_of(request)))


async def show_rules(request: Request) -> Response:
    """The rules of a game, as Markdown."""
    return answer(rules_shown(game_of(request)))


async def show_guide(request: Request) -> Response:
    """The first-game guide of a game."""
    return answer(guide_shown(game_of(request)))


async def list_decks(request: Request) -> Response:
    """The ready decks of a game, and the cards that a deck may hold."""
    return answer(decks_kept(game_of(request)))


async def check_deck(request: Request) -> Response:
    """Check a deck: its cards counted, and everything that is wrong with it."""
    decks = decks_of(game_of(request))
    return answer(decks.show((await asked(request, DeckAsked)).deck))
