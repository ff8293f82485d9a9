"""Pieces that all the lab's pages are made of: headlines, tables, bars."""

from collections.abc import Sequence
from typing import Any, Final

from rich.padding import Padding
from rich.table import Table

from bestiary.arena import typed
from bestiary.lab.words import figure, percent
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import count

BAR: Final = 20
FEWEST: Final = 10  # cases of which a share is worth printing


def headline(document: dict[str, Any], screen: Screen, who: str = "") -> None:
    """What was played, so that anybody can play it again."""
    asked = document["experiment"]
    fixed = shared_options(asked["variants"])
    options = "".join(f", {name}={typed(value)}" for name, value in fixed.items())
    who = who or " against ".join(asked["variants"][0]["bots"])
    screen.line(f"{document['title']} (rules {asked['rules']}{options}): {who}.")
    games = count(document["games"], "game")
    if document["games"] < document["of"]:
        games = f"{document['games']} of {document['of']} games"
    screen.line(f"{games}, {count(document['deals'], 'deal')}. Seed {asked['seed']}.")


def shared_options(variants: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The options that all variants have in common."""
    first = variants[0]["options"]
    return {
        name: value
        for name, value in first.items()
        if all(variant["options"].get(name) == value for variant in variants)
    }


def sentences(lines: Sequence[str], screen: Screen) -> None:
    for line in lines:
        screen.line(f"- {line}" if screen.plain else f"{screen.glyphs.dot} {line}")


def show_table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], screen: Screen, words: bool = False
) -> None:
    """A table of a name and figures, or a sentence for each row in plain mode. With ``words`` the
    last column is text."""
    if not rows:
        return
    if screen.plain:
        for row in rows:
            pairs = zip(headings[1:], row[1:], strict=True)
            cells = [f"{head.lower()} {cell}" for head, cell in pairs if cell]
            screen.line(f"{row[0]}: {', '.join(cells)}.")
        return
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(headings[0], no_wrap=not words, min_width=16)
    for number, heading in enumerate(headings[1:], 2):
        if words and number == len(headings):
            table.add_column(heading, ratio=1)
        else:
            table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*(screen.fit(cell) for cell in row))
    screen.show(Padding(table, (1, 0, 0, 0), expand=False))


def bar(share: float, screen: Screen, width: int = BAR) -> str:
    """A share as a bar; in plain mode the figure is enough."""
    if screen.plain:
        return ""
    full = round(max(0.0, min(1.0, share)) * width)
    return screen.glyphs.full * full + screen.glyphs.empty * (width - full)


def show_measures(measures: Sequence[dict[str, Any]], screen: Screen) -> None:
    """Measures with what they mean."""
    known = [each for each in measures if each["value"] is not None]
    if screen.plain:
        for each in known:
            screen.line(f"{each['title']}: {figure(each)}, {each['text']}.")
        return
    rows = [[each["title"], figure(each), each["text"]] for each in known]
    show_table(["Measure", "Mean", "What it is"], rows, screen, words=True)


def rate_cell(rate: dict[str, Any] | None) -> str:
    """A rate with its interval, or a dash if it hardly ever came up."""
    if rate is None or rate.get("of", FEWEST) < FEWEST:
        return "-"
    return f"{percent(rate['value'])} ({percent(rate['low'])} to {percent(rate['high'])})"
