"""The report of ``lab tune``: what to set, how near it comes to each aim, and what was tried."""

from typing import Any, Final

from bestiary.lab.report.blocks import (
    Block,
    Cell,
    CurvePlot,
    CurvePoint,
    IntervalBar,
    IntervalPlot,
    Plot,
    ReportTable,
    ends,
)
from bestiary.lab.words.figures import figure

ENDS: Final = ("value", "low", "high")


def tune_blocks(found: dict[str, Any]) -> list[Block]:
    blocks: list[Block] = []
    for place, aim in enumerate(found["aims"]):
        if found["confirmed"]:
            blocks.append(confirmed_plot(found, place, aim))
        if len(found["varied"]) == 1:
            blocks.append(tried_plot(found, place, aim))
    titles = [aim["title"] for aim in found["aims"]]
    options = [each["option"] for each in found["varied"]]
    rows = [
        [
            *(Cell(str(value), value) for value in each["options"].values()),
            Cell(str(each["games"]), each["games"]),
            *(Cell(figure(measure), measure["value"]) for measure in each["measures"]),
        ]
        for each in found["tried"]
    ]
    sentence = (
        "Every setting of the search. The best of many was lucky too, so take these as a guide; "
        "the confirmed figures above are the honest ones."
    )
    blocks.append(ReportTable("What was tried", sentence, [*options, "Games", *titles], rows))
    return blocks


def middle(aim: dict[str, Any]) -> float:
    known = [end for end in (aim["low"], aim["high"]) if end is not None]
    return float(sum(known) / len(known))


def confirmed_plot(found: dict[str, Any], place: int, aim: dict[str, Any]) -> Plot:
    items = [(each["name"], each["measures"][place]) for each in found["confirmed"]]
    bars = [
        IntervalBar(name, *ends(measure), measure["verdict"] == "missed") for name, measure in items
    ]
    name, winner = items[0]
    said = {
        "holds": "the whole interval lies within the aim, so it is met for sure",
        "may hold": "the interval reaches over the edge of the aim, so more games could tell",
        "missed": "the whole interval lies outside the aim, so it is missed for sure",
    }[winner["verdict"]]
    sentence = (
        f"With {name}, on {found['confirmed'][0]['games']} fresh games: {figure(winner)}. The aim "
        f"was {aim['words']}: {said}."
    )
    rows = [[each, *ends(measure), measure["verdict"]] for each, measure in items]
    return Plot(
        f"{aim['title']}, confirmed",
        sentence,
        IntervalPlot(bars, aim["rate"], middle(aim), f"the aim: {aim['words']}"),
        ["setting", *ENDS, "verdict"],
        rows,
    )


def tried_plot(found: dict[str, Any], place: int, aim: dict[str, Any]) -> Plot:
    option = found["varied"][0]["option"]
    items = [(each["options"][option], each["measures"][place]) for each in found["tried"]]
    numeric = all(isinstance(v, int | float) and not isinstance(v, bool) for v, _ in items)
    positions = [float(v) for v, _ in items] if numeric else [*map(float, range(len(items)))]
    points = [CurvePoint(str(v), *ends(m)) for v, m in items]
    chosen = found["confirmed"][0]["options"][option] if found["confirmed"] else items[0][0]
    usual = next(i for i, (value, _) in enumerate(items) if value == chosen)
    sentence = (
        f"{aim['title']} at every value of {option} that was tried, with 95% intervals; the band "
        f"is narrow where the search looked closely. The ring is what was chosen, the dashed line "
        f"the middle of the aim."
    )
    rows = [[v, *ends(m)] for v, m in items]
    return Plot(
        f"{aim['title']}, as it was searched",
        sentence,
        CurvePlot(points, positions, option, aim["rate"], usual, middle(aim)),
        [option, *ENDS],
        rows,
    )
