"""The report of ``lab skill``: who beats whom on the ladder, and what is skill and what is luck."""

from typing import Any, Final

from bestiary.lab.report.blocks import (
    Block,
    Cell,
    HeatMap,
    IntervalBar,
    IntervalPlot,
    Plot,
    ReportTable,
    ends,
)
from bestiary.lab.words.figures import figure, percent

ENDS: Final = ("value", "low", "high")
PARTS: Final = {
    "strength": "Skill: who plays",
    "seat": "The seat",
    "deal": "The deal",
    "rest": "Luck after the deal",
}


def skill_blocks(found: dict[str, Any]) -> list[Block]:
    pairs = found["pairs"]
    blocks: list[Block] = [ladder_plot(found)]
    if len(found["ladder"]) > 2:
        blocks.append(matrix(found))
    widest = max(
        (pair for pair in pairs if pair["shares"]),
        key=lambda pair: abs(pair["wins"]["value"] - found["even"]),
        default=None,
    )
    if widest is not None:
        blocks.append(luck_plot(widest))
    rows = [
        [
            Cell(p["stronger"], p["stronger"]),
            Cell(p["weaker"], p["weaker"]),
            Cell(figure(p["wins"]), p["wins"]["value"]),
            *(
                Cell(figure(p["shares"][part]), p["shares"][part]["value"])
                if p["shares"]
                else Cell("-", None)
                for part in PARTS
            ),
        ]
        for p in pairs
    ]
    headings = ["Stronger", "Weaker", "The stronger wins", *PARTS.values()]
    sentence = "For each pair: what the stronger wins, and what explains how a game comes out."
    return [*blocks, ReportTable("Every pair", sentence, headings, rows)]


def label(pair: dict[str, Any]) -> str:
    return f"{pair['stronger']} against {pair['weaker']}"


def ladder_plot(found: dict[str, Any]) -> Plot:
    pairs, even = found["pairs"], found["even"]
    bars = [IntervalBar(label(p), *ends(p["wins"]), p["clear"]) for p in pairs]
    clear = sum(pair["clear"] for pair in pairs)
    sentence = (
        f"What the bot named first wins; the dashed line is an even share, {percent(even)}. "
        f"{clear} of {len(pairs)} are off it for sure (in orange). The further to the right, the "
        f"more it pays to play better."
    )
    rows = [[label(p), *ends(p["wins"])] for p in pairs]
    plot = IntervalPlot(bars, True, even, "an even share")
    return Plot("Does better play win?", sentence, plot, ["pair", "share", "low", "high"], rows)


def matrix(found: dict[str, Any]) -> Plot:
    ladder, even = found["ladder"], found["even"]
    won = {(p["stronger"], p["weaker"]): p["wins"] for p in found["pairs"]}
    shown = [(row, column) for row in ladder for column in ladder]
    values = {pair: won[pair]["value"] for pair in shown if pair in won}
    texts = {pair: f"{pair[0]} against {pair[1]}: {figure(won[pair])}" for pair in values}
    plot = HeatMap(
        ladder,
        ladder,
        "wins",
        "against",
        [[values.get((row, column)) for column in ladder] for row in ladder],
        [[texts.get((row, column), "") for column in ladder] for row in ladder],
        True,
        even,
    )
    steep = max(values, key=lambda pair: values[pair])
    sentence = (
        f"The ladder at a glance: each row against each column, the stronger only. The steepest "
        f"pair is {texts[steep]}; blue is more than an even share, orange less."
    )
    rows = [[*pair, *ends(won[pair])] for pair in values]
    headings = ["bot", "against", "share", "low", "high"]
    return Plot("The ladder", sentence, plot, headings, rows)


def luck_plot(pair: dict[str, Any]) -> Plot:
    shares = pair["shares"]
    bars = [IntervalBar(name, *ends(shares[part])) for part, name in PARTS.items()]
    sentence = (
        f"What explains how a game between {pair['stronger']} and {pair['weaker']} comes out, as "
        f"shares of the variance. Skill explains {figure(shares['strength'])}; the rest is luck of "
        f"one kind or another. Even a good player loses many games where this is small."
    )
    rows = [[name, *ends(shares[part])] for part, name in PARTS.items()]
    headings = ["part", "share", "low", "high"]
    return Plot("Skill and luck", sentence, IntervalPlot(bars, True), headings, rows)
