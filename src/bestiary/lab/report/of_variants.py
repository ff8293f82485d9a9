"""The reports of ``lab sweep`` (a curve or a heat map for each measure) and ``lab compare``."""

from typing import Any

from bestiary.lab.report.blocks import (
    Block,
    Cell,
    CurvePlot,
    CurvePoint,
    HeatMap,
    IntervalBar,
    IntervalPlot,
    Plot,
    ReportTable,
    ends,
)
from bestiary.lab.words.figures import change, figure
from bestiary.lab.words.several import listed

Document = dict[str, Any]
ENDS = ("value", "low", "high")


def sweep_blocks(found: Document) -> list[Block]:
    blocks: list[Block] = []
    for place, measure in enumerate(found["points"][0]["measures"]):
        here = [point["measures"][place] for point in found["points"]]
        if all(each["value"] is not None for each in here):
            make = curve if len(found["axes"]) == 1 else heat_map
            blocks.append(make(found, measure["title"], here))
    blocks.append(point_table(found))
    return blocks


def typed_value(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def curve(found: Document, title: str, here: list[dict[str, Any]]) -> Plot:
    axis = found["axes"][0]
    labels = [typed_value(value) for value in axis["values"]]
    numeric = all(isinstance(v, int | float) and not isinstance(v, bool) for v in axis["values"])
    positions = [float(v) for v in axis["values"]] if numeric else [*map(float, range(len(labels)))]
    order = sorted(range(len(labels)), key=lambda i: positions[i])
    points = [CurvePoint(labels[i], *ends(here[i])) for i in order]
    plot = CurvePlot(
        points,
        [positions[i] for i in order],
        axis["option"],
        here[0]["rate"],
        order.index(found["base"]),
        even_share(found) if here[0]["name"] == "first" else None,
    )
    marks = f" The ring is {found['points'][found['base']]['name']}"
    marks += "." if plot.mark is None else ", the dashed line an even share."
    return Plot(
        title,
        sweep_sentence(found, here) + marks,
        plot,
        [axis["option"], *ENDS],
        [[axis["values"][i], *ends(here[i])] for i in range(len(labels))],
    )


def even_share(found: Document) -> float:
    return 1 / len(found["experiment"]["variants"][0]["bots"])


def heat_map(found: Document, title: str, here: list[dict[str, Any]]) -> Plot:
    down, across = found["axes"]
    width = len(across["values"])
    cells = [here[start : start + width] for start in range(0, len(here), width)]
    names = [
        found["points"][start : start + width] for start in range(0, len(found["points"]), width)
    ]
    plot = HeatMap(
        [typed_value(value) for value in down["values"]],
        [typed_value(value) for value in across["values"]],
        down["option"],
        across["option"],
        [[cell["value"] for cell in row] for row in cells],
        [
            [f"{point['name']}: {figure(cell)}" for point, cell in zip(points, row, strict=True)]
            for points, row in zip(names, cells, strict=True)
        ],
        here[0]["rate"],
        even_share(found) if here[0]["name"] == "first" else None,
    )
    rows = [
        [*point["options"].values(), *ends(cell)]
        for point, cell in zip(found["points"], here, strict=True)
    ]
    headings = [down["option"], across["option"], *ENDS]
    return Plot(title, sweep_sentence(found, here), plot, headings, rows)


def sweep_sentence(found: Document, here: list[dict[str, Any]]) -> str:
    """What the number does to the measure, and how sure that is."""
    points = found["points"]
    pairs = list(zip(points, here, strict=True))
    base, usual = pairs[found["base"]]
    low = min(pairs, key=lambda pair: pair[1]["value"])
    high = max(pairs, key=lambda pair: pair[1]["value"])
    moved = [p["name"] for p, m in pairs if m["difference"] and m["difference"]["clear"]]
    text = here[0]["text"]
    what = text[:1].upper() + text[1:]
    if not moved:
        return (
            f"{what}. Nothing here is sure: no setting differs clearly from {base['name']} "
            f"({figure(usual)}) on these {found['deals']} deals."
        )
    named = listed(moved[:6]) + (f" and {len(moved) - 6} more" if len(moved) > 6 else "")
    return (
        f"{what}. Lowest at {low[0]['name']}, {figure(low[1])}; highest at {high[0]['name']}, "
        f"{figure(high[1])}. For sure different from {base['name']} ({figure(usual)}): {named}. "
        f"Bands and brackets are 95% intervals."
    )


def point_table(found: Document) -> ReportTable:
    options = [axis["option"] for axis in found["axes"]]
    titles = [measure["title"] for measure in found["points"][0]["measures"]]
    rows = []
    for point in found["points"]:
        row = [Cell(typed_value(v), _sorted_by(v)) for v in point["options"].values()]
        rows.append([*row, *(Cell(figure(m), m["value"]) for m in point["measures"])])
    return ReportTable(
        "Every setting",
        f"Each setting was played on the same {found['deals']} deals.",
        [*options, *titles],
        rows,
    )


def _sorted_by(value: object) -> float | str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    return typed_value(value)


def compare_blocks(found: Document) -> list[Block]:
    first, second = found["names"]
    known = [m for m in found["measures"] if m["difference"]["value"] is not None and _is_known(m)]
    rates = [measure for measure in known if measure["rate"]]
    bars = [
        IntervalBar(m["title"], *ends(m["difference"]), m["difference"]["clear"]) for m in rates
    ]
    clear = [measure["title"] for measure in rates if measure["difference"]["clear"]]
    said = (
        f"Changed for sure (in orange): {', '.join(clear)}."
        if clear
        else "None of them changed for sure: every line crosses, or nearly, the dashed one."
    )
    sentence = (
        f"How much higher each share is with {second} than with {first}, in points of a hundred, "
        f"on the same {found['deals']} deals. {said}"
    )
    blocks: list[Block] = [
        Plot(
            "What changed",
            sentence,
            IntervalPlot(bars, True, 0.0, "no change", signed=True),
            ["measure", "difference", "low", "high", "clear"],
            [[m["title"], *ends(m["difference"]), m["difference"]["clear"]] for m in rates],
        )
    ]
    rows = [
        [
            Cell(m["title"], m["title"]),
            Cell(figure({**m["a"], "rate": m["rate"]}), m["a"]["value"]),
            Cell(figure({**m["b"], "rate": m["rate"]}), m["b"]["value"]),
            Cell(change(m["difference"], m["rate"]), m["difference"]["value"]),
            Cell(*(["yes", "yes"] if m["difference"]["clear"] else ["no", "no"])),
            Cell(m["text"], m["text"]),
        ]
        for m in known
    ]
    headings = ["Measure", first, second, "Difference", "Clear?", "What it is"]
    text = (
        "Both versions side by side. The difference is taken deal by deal, so it is surer than the "
        "two columns look."
    )
    return [*blocks, ReportTable("Every measure", text, headings, rows)]


def _is_known(measure: dict[str, Any]) -> bool:
    return measure["a"]["value"] is not None and measure["b"]["value"] is not None
