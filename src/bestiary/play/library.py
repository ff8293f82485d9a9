"""What can be looked up about a game: its options, its cards, its rules, its first-game guide."""

from collections.abc import Mapping
from typing import Any, TypedDict

from bestiary.engine import CardInfo, Game
from bestiary.engine.options import OptionKind
from bestiary.engine.view import Badge, CardView, GuideStep, Look, Preset
from bestiary.play.errors import PlayError


class OptionShown(TypedDict):
    name: str
    kind: OptionKind
    default: int | bool | str
    help: str
    low: int
    high: int
    choices: list[str]
    per_seat: bool


class BotShown(TypedDict):
    name: str
    text: str  # a sentence about how it plays


class GameShown(TypedDict):
    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    rules_version: int
    look: Look
    options: list[OptionShown]
    bots: list[str]  # the names of the opponents
    levels: list[BotShown]  # the same: the weakest first, then those of other packages
    default_bot: str  # for people who do not say which
    guide: bool
    decks: bool  # players bring their own
    presets: list[Preset]
    minutes: int  # that a game takes people; 0: not said
    difficulty: int  # from 1 to 3; 0: not said


class BrokenShown(TypedDict):
    """An installed game that cannot be loaded, and why."""

    name: str
    reason: str


class ShelfShown(TypedDict):
    """What a table's start page shows besides the games."""

    broken: list[BrokenShown]
    docs: str  # the address of the documentation, or "" if it was not built


class RulesShown(TypedDict):
    markdown: str


class GuideShown(TypedDict):
    """A guide without what would tell the hidden cards: its seed, and a position it starts from."""

    title: str
    options: dict[str, int | bool | str]
    seat: int
    steps: list[GuideStep]
    end: str


class NotOffered(PlayError):
    """The game does not have what was asked for."""


def game_shown(game: Game[Any], levels: list[BotShown], default_bot: str) -> GameShown:
    """A game and its options; ``levels`` are the available opponents."""
    return {
        "name": game.name,
        "title": game.title,
        "blurb": game.blurb,
        "fewest": game.fewest,
        "most": game.most,
        "rules_version": game.version,
        "look": game.look,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "help": option.help,
                "low": option.low,
                "high": option.high,
                "choices": option.choices,
                "per_seat": option.per_seat,
            }
            for option in game.options
        ],
        "bots": [level["name"] for level in levels],
        "levels": levels,
        "default_bot": default_bot,
        "guide": game.guide() is not None,
        "decks": game.decks() is not None,
        "presets": game.presets(),
        "minutes": game.minutes,
        "difficulty": game.difficulty,
    }


def cards_shown(game: Game[Any], typed: Mapping[str, str]) -> list[CardView]:
    """Every card of a game, with its options as typed, such as ``{"edition": "first"}``."""
    options = dict(game.parse_option(f"{name}={value}") for name, value in typed.items())
    return [card_shown(info) for info in game.cards(game.settings(options))]


def card_shown(info: CardInfo) -> CardView:
    """A listed card in the form in which cards are drawn."""
    badges: list[Badge] = []
    if info["tier"]:
        badges.append(
            {"key": "tier", "label": "Tier", "value": info["tier"], "symbol": "", "was": ""}
        )
    return {
        "id": 0,
        "face": info["name"],
        "name": info["name"],
        "kind": info["kind"],
        "text": info["text"],
        "flavour": info.get("flavour", ""),
        "accent": "",
        "icon": "",
        "back": "",
        "badges": badges,
        "marks": [],
        "turned": False,
        "attached": [],
        "waits": "",
    }


def rules_shown(game: Game[Any]) -> RulesShown:
    return {"markdown": game.rules()}


def guide_shown(game: Game[Any]) -> GuideShown:
    guide = game.guide()
    if guide is None:
        raise NotOffered("no-guide", f"{game.title} has no first-game guide")
    return {
        "title": guide["title"],
        "options": {name: value for name, value in guide["options"].items() if name != "position"},
        "seat": guide["seat"],
        "steps": guide["steps"],
        "end": guide["end"],
    }
