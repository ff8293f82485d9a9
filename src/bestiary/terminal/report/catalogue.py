"""Looking things up: the games, a game's options, its cards and its rules; the bots."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bestiary.bots import Level
from bestiary.engine import CardInfo, Game, Option, Value
from bestiary.engine.view import View
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import sentence


class CardSummary(NamedTuple):
    """A card as it is looked up: what it is called, what it is, what it does."""

    name: str
    kind: str
    text: str
    flavour: str


def find_cards(words: str, view: View, game: Game[Any]) -> list[CardSummary]:
    """Cards that fit the words: those on the table first, then all there are. An exact name
    leaves the others out."""
    on_table = [
        CardSummary(card["face"], card["kind"], card["text"], card["flavour"])
        for zone in view["zones"]
        for card in zone["cards"]
        if card["face"]
    ]
    printed = [summary_of(info) for info in game.cards(view["options"])]
    every = list(dict.fromkeys(on_table + printed))
    fitting = [found for found in every if _holds(found.name, words)]
    exact = [found for found in fitting if found.name.casefold() == words.casefold()]
    return exact or fitting


def known_names(view: View, game: Game[Any]) -> list[str]:
    """The names ``card`` understands."""
    shown = [card["name"] for zone in view["zones"] for card in zone["cards"] if card["name"]]
    return list(dict.fromkeys([*shown, *(info["name"] for info in game.cards(view["options"]))]))


def summary_of(info: CardInfo) -> CardSummary:
    kind = f"{info['tier']} {info['kind']}".strip()
    return CardSummary(info["name"], kind, info["text"], info.get("flavour", ""))


def _holds(name: str, words: str) -> bool:
    return all(word in name.casefold() for word in words.casefold().split())


def show_card(card: CardSummary, screen: Screen) -> None:
    if screen.plain:
        said = f"{card.name}, {card.kind}. {card.text}".rstrip()
        screen.line(f"{said} {card.flavour}".rstrip())
        return
    text = Text(screen.fit(card.name), style="bold").append(f"  {card.kind}", style="not bold dim")
    screen.show(Padding(text, (0, 0, 0, 1), expand=False))
    if card.text:
        screen.show(Padding(Text(screen.fit(card.text)), (0, 0, 0, 3), expand=False))
    if card.flavour:
        line = Text(screen.fit(card.flavour), style="italic dim")
        screen.show(Padding(line, (0, 0, 0, 3), expand=False))


def list_cards(cards: Sequence[CardInfo], screen: Screen, flavour: bool = False) -> None:
    """The cards of a game, one per line, with their flavour or without."""
    summaries = [summary_of(info) for info in cards]
    if screen.plain:
        for card in summaries:
            said = f"{card.text} {card.flavour if flavour else ''}".strip()
            screen.line(f"{card.name} ({card.kind}){': ' if said else ''}{said}")
        return
    grid = _grid(screen, ["Name", "Kind", "Text"])
    for card in summaries:
        cell = Text(screen.fit(card.text))
        if flavour and card.flavour:
            cell.append("\n" if card.text else "").append(screen.fit(card.flavour), "italic dim")
        grid.add_row(screen.fit(card.name), screen.fit(card.kind), cell)
    screen.show(grid)


def filter_cards(cards: Sequence[CardInfo], words: Sequence[str]) -> list[CardInfo]:
    """The cards in which every word occurs, in the name or the kind or the text."""
    kept = []
    for info in cards:
        name, kind, does, _ = summary_of(info)
        text = f"{name} {kind} {does}".casefold()
        if all(word.casefold() in text for word in words):
            kept.append(info)
    return kept


def list_games(games: Sequence[Game[Any]], screen: Screen) -> None:
    if screen.plain:
        for game in games:
            screen.line(f"{game.name}: {game.title}. {seat_count(game)} players. {game.blurb}")
        return
    grid = _grid(screen, ["Name", "Title", "Players", "About"])
    for game in games:
        row = (game.name, game.title, seat_count(game), game.blurb)
        grid.add_row(*(screen.fit(cell) for cell in row))
    screen.show(grid)


def seat_count(game: Game[Any]) -> str:
    return str(game.fewest) if game.fewest == game.most else f"{game.fewest}-{game.most}"


def list_options(game: Game[Any], settings: Mapping[str, Value], screen: Screen) -> None:
    """A game's options with the values they have by default, given those already set."""
    if screen.plain:
        for option in game.options:
            name, takes, default = option_words(option, settings)
            known = f" (default {default})" if default else ""
            screen.line(f"{name}: {sentence(option.help)} Takes {takes}{known}.")
        return
    grid = _grid(screen, ["Option", "Default", "Takes", "What it is"])
    for option in game.options:
        name, takes, default = option_words(option, settings)
        grid.add_row(name, default, takes, screen.fit(option.help))
    screen.show(grid)
    example = next((option for option in game.options if option.kind == "int"), None)
    if example is not None:
        screen.line(
            f"Set one with: bestiary play {game.name} --set {example.name}={example.default}"
        )


def option_words(option: Option, settings: Mapping[str, Value]) -> tuple[str, str, str]:
    """An option's name, what it takes and its default, for a person."""
    name = f"{option.name}.SEAT" if option.per_seat else option.name
    default = settings.get(f"{option.name}.0" if option.per_seat else option.name, option.default)
    if isinstance(default, bool):
        default = "yes" if default else "no"
    if option.kind == "int":
        return name, f"{option.low} to {option.high}", str(default)
    if option.kind == "choice":
        return name, " or ".join(option.choices), str(default)
    if option.kind == "text":
        return name, "@FILE", str(default)
    return name, "yes or no", str(default)


def option_data(game: Game[Any], settings: Mapping[str, Value]) -> list[dict[str, object]]:
    """The options as plain data, for ``--json``."""
    return [
        {
            "name": option.name,
            "kind": option.kind,
            "default": settings.get(option.name, option.default),
            "low": option.low if option.kind == "int" else None,
            "high": option.high if option.kind == "int" else None,
            "choices": option.choices,
            "per_seat": option.per_seat,
            "help": option.help,
        }
        for option in game.options
    ]


def game_data(game: Game[Any]) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "blurb": game.blurb,
        "rules": game.version,
        "fewest": game.fewest,
        "most": game.most,
    }


def list_bots(levels: Sequence[Level], screen: Screen) -> None:
    """The bots, in the order they come in."""
    if screen.plain:
        for level in levels:
            origin = f" (from {level.package})" if level.package else ""
            screen.line(f"{level.name}{origin}: {level.text}")
        return
    grid = _grid(screen, ["Name", "Plays"])
    for level in levels:
        origin = f" From {level.package}." if level.package else ""
        grid.add_row(screen.fit(level.name), screen.fit(sentence(level.text) + origin))
    screen.show(grid)


def bot_data(levels: Sequence[Level]) -> list[dict[str, object]]:
    """The bots as plain data, for ``--json``. Only ours have a place in the order."""
    return [
        {
            "name": level.name,
            "text": level.text,
            "level": None if level.package else number,
            "package": level.package,
        }
        for number, level in enumerate(levels, 1)
    ]


def print_json(items: Sequence[object], screen: Screen) -> None:
    """A JSON array with one item per line: readable for people, diffs and programs alike."""
    lines = [json.dumps(item, ensure_ascii=screen.ascii) for item in items]
    screen.write("[" + ",\n ".join(lines) + "]\n")


def _grid(screen: Screen, headings: Sequence[str]) -> Table:
    grid = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings[:-1]:
        grid.add_column(heading, no_wrap=screen.width >= 100 or heading in ("Name", "Option"))
    grid.add_column(headings[-1], ratio=1)
    return grid
