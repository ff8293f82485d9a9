"""The bench's results as they are printed."""

from __future__ import annotations

from figures import BASE, FIGURES, GAMES, PEERS
from report import Figures


def show(results: Figures) -> None:
    print(f"Random play: {results['machine']}, Python {results['python']},")
    print(f"OpenSpiel {results['OpenSpiel']} (C++, driven from Python), medians of")
    print(f"{results['rounds']} interleaved rounds, {results['seconds a figure']:g} s a figure;")
    print(f"load average before: {results['load average before']}")
    rates = results["a second"]
    for build in ("compiled", "interpreted"):
        columns = {GAMES[name].title: rates[build][name] for name in rates[build]}
        show_rates(f"{build}, a second", columns)
    peers = {name.replace("_", " "): rates["OpenSpiel"][name] for name in PEERS}
    show_rates("beside it, a second", peers | {"C, base": rates["C"][BASE]})
    show_games(results["random games"])
    print()
    for name, value in results["milliseconds a choice"].items():
        if value is not None:
            line(f"a choice, ms: {name}", value)
    for name, value in results["ratios"].items():
        if value is not None:
            line(name, value)
    if results["compile seconds"] is not None:
        line("compile time from nothing, seconds", results["compile seconds"])
    print()
    for goal in results["targets"]:
        if goal["met"] is None:
            print(f"  -   {goal['text']}: not measured")
        else:
            print(f"{'pass' if goal['met'] else 'FAIL'}  {goal['text']}: {goal['value']:,.2f}")


def show_rates(title: str, columns: dict[str, dict[str, float]]) -> None:
    print()
    row(title, list(columns))
    for name in FIGURES:
        cells = [rates.get(name) for rates in columns.values()]
        if any(cell is not None for cell in cells):
            row(name, ["-" if cell is None else f"{cell:,.0f}" for cell in cells])


def show_games(games: dict[str, Figures]) -> None:
    """How the base game went in each build: they play the same game."""
    print()
    row("random games", list(games))
    row("played", [f"{each['games']:,}" for each in games.values()])
    row("turns a game", [f"{each['turns a game']:.3f}" for each in games.values()])
    for name in sorted({name for each in games.values() for name in each["shares"]}):
        row(name, [f"{each['shares'].get(name, 0.0):.2%}" for each in games.values()])


def row(name: str, cells: list[str]) -> None:
    print(f"{name:<28}" + "".join(f"{cell:>13}" for cell in cells))


def line(name: str, value: float) -> None:
    print(f"{name:<58}{value:>12,.2f}")
