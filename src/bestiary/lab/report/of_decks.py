"""The report of ``lab decks``: who beats whom, each deck against all, and the mix to bring."""

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

EVEN: Final = 0.5


def decks_blocks(found: dict[str, Any]) -> list[Block]:
    return [matrix(found), field_plot(found), mix_plot(found), pair_table(found)]


def matrix(found: dict[str, Any]) -> Plot:
    names = [deck["name"] for deck in found["decks"]]
    won: dict[tuple[str, str], dict[str, Any]] = {}
    for pair in found["pairs"]:
        one, two = pair["decks"]
        won[one, two] = pair
        won[two, one] = turned(pair)
    texts = {decks: f"{decks[0]} against {decks[1]}: {figure(won[decks])}" for decks in won}
    plot = HeatMap(
        names,
        names,
        "wins",
        "against",
        [[won[row, other]["value"] if row != other else None for other in names] for row in names],
        [[texts.get((row, other), "") for other in names] for row in names],
        True,
        EVEN,
    )
    steep = max(won, key=lambda decks: won[decks]["value"])
    clear = sum(pair["clear"] for pair in found["pairs"])
    sentence = (
        f"Each row against each column: blue is more than half, orange less. The most one-sided is "
        f"{texts[steep]}. {clear} of {len(found['pairs'])} pairings are uneven for sure."
    )
    rows = [[*pair["decks"], *ends(pair)] for pair in found["pairs"]]
    return Plot("Who beats whom", sentence, plot, ["deck", "against", "share", "low", "high"], rows)


def turned(pair: dict[str, Any]) -> dict[str, Any]:
    """The same pairing, seen from the other deck."""
    return {"value": 1 - pair["value"], "low": 1 - pair["high"], "high": 1 - pair["low"]}


def field_plot(found: dict[str, Any]) -> Plot:
    ranked = sorted(found["decks"], key=lambda deck: (-deck["overall"]["value"], deck["name"]))
    bars = [
        IntervalBar(deck["name"], *ends(deck["overall"]), is_off(deck["overall"]))
        for deck in ranked
    ]
    best, worst = ranked[0], ranked[-1]
    sentence = (
        f"Each deck against all the others alike. {best['name']} wins the most, "
        f"{figure(best['overall'])}; {worst['name']} the least, {figure(worst['overall'])}. In "
        f"orange: those whose interval leaves out one half."
    )
    rows = [[deck["name"], *ends(deck["overall"])] for deck in ranked]
    plot = IntervalPlot(bars, True, EVEN, "one half")
    return Plot("Against the field", sentence, plot, ["deck", "share", "low", "high"], rows)


def is_off(share: dict[str, Any]) -> bool:
    low, high = share["low"], share["high"]
    return low is not None and high is not None and (low > EVEN or high < EVEN)


def mix_plot(found: dict[str, Any]) -> Plot:
    ranked = sorted(found["decks"], key=lambda deck: (-deck["share"]["value"], deck["name"]))
    bars = [IntervalBar(deck["name"], *ends(deck["share"])) for deck in ranked]
    held = [deck for deck in ranked if deck["share"]["value"] > 0]
    mix = ", ".join(f"{deck['name']} {percent(deck['share']['value'])}" for deck in held)
    sentence = (
        f"If everybody at a tournament knew these figures: whoever draws a deck by these shares "
        f"wins at least half, whatever the others bring. The mix is {mix}. The lines show how far "
        f"each share moves in matrices that could as well have come out."
    )
    rows = [[deck["name"], *ends(deck["share"]), deck["against_mix"]] for deck in ranked]
    headings = ["deck", "share", "low", "high", "wins against the mix"]
    plot = IntervalPlot(bars, True)
    return Plot("The mix that nobody can beat", sentence, plot, headings, rows)


def pair_table(found: dict[str, Any]) -> ReportTable:
    rows = [
        [
            Cell(pair["decks"][0], pair["decks"][0]),
            Cell(pair["decks"][1], pair["decks"][1]),
            Cell(figure(pair), pair["value"]),
            Cell("yes" if pair["clear"] else "no", "yes" if pair["clear"] else "no"),
        ]
        for pair in found["pairs"]
    ]
    sentence = "What the first deck wins. Clear: uneven even after a correction for all pairings."
    return ReportTable("Every pairing", sentence, ["Deck", "Against", "Wins", "Clear"], rows)
