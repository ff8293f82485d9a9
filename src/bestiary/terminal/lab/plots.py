"""Small plots in text: intervals on one scale, and a map of shades."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bestiary.lab.words import figure
from bestiary.terminal.draw.screen import Screen

WIDTH: Final = 36
SHADES: Final = " ░▒▓█"
ASCII_SHADES: Final = " .:*#"


def curve(
    title: str, names: Sequence[str], measures: Sequence[dict[str, Any]], screen: Screen
) -> None:
    """One measure at each setting, with its band, one under the other."""
    shown = [(name, each) for name, each in zip(names, measures, strict=True)]
    known = [each for _, each in shown if each["value"] is not None and each["low"] is not None]
    if screen.plain or not known:
        for name, each in shown:
            screen.line(f"{title} at {name}: {figure(each)}.")
        return
    low = min(each["low"] for each in known)
    high = max(each["high"] for each in known)
    longest = max(len(name) for name in names)
    screen.line()
    screen.line(title, "bold")
    for name, each in shown:
        drawn = band(each, low, high, screen) if each in known else " " * WIDTH
        screen.show(Text(screen.fit(f"{name:>{longest}} {drawn} {figure(each)}"), no_wrap=True))


def band(measure: dict[str, Any], low: float, high: float, screen: Screen) -> str:
    """An interval on the scale from ``low`` to ``high``, with a mark at its value."""
    reach = (high - low) or 1.0
    places = [
        min(WIDTH - 1, int((measure[key] - low) / reach * (WIDTH - 1) + 0.5))
        for key in ("low", "value", "high")
    ]
    dots = [screen.glyphs.dot] * WIDTH
    for place in range(places[0], places[2] + 1):
        dots[place] = screen.glyphs.across
    dots[places[1]] = screen.glyphs.full
    return "".join(dots)


def heat_map(
    title: str, axes: Sequence[dict[str, Any]], measures: Sequence[dict[str, Any]], screen: Screen
) -> None:
    """One measure for every pair of values: rows for the first option, columns for the second,
    darker where it is higher."""
    across, down = axes[1], axes[0]
    known = [each["value"] for each in measures if each["value"] is not None]
    low, high = min(known, default=0.0), max(known, default=1.0)
    shades = ASCII_SHADES if screen.ascii else SHADES
    cells = []
    for each in measures:
        text = figure(each).partition(" ")[0]
        share = 0.0 if each["value"] is None else (each["value"] - low) / ((high - low) or 1.0)
        shade = shades[min(len(shades) - 1, int(share * len(shades)))]
        cells.append(f"{shade * 2} {text}")
    width = max(len(cell) for cell in cells) + 2
    names = [str(value) for value in down["values"]]
    left = max(len(name) for name in [*names, down["option"]])
    columns = len(across["values"])
    screen.line()
    screen.line(f"{title}: {down['option']} down, {across['option']} across", "bold")
    heads = "".join(f"{value!s:>{width}}" for value in across["values"])
    screen.show(Text(screen.fit(f"{'':>{left}}{heads}"), no_wrap=True))
    for row, name in enumerate(names):
        line = "".join(f"{cell:>{width}}" for cell in cells[row * columns : (row + 1) * columns])
        screen.show(Text(screen.fit(f"{name:>{left}}{line}"), no_wrap=True))
