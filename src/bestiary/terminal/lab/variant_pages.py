"""What ``lab sweep`` and ``lab compare`` print."""

from typing import Any, Final

from bestiary.lab.words import change, figure
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.pages import headline, sentences, show_table
from bestiary.terminal.lab.plots import curve, heat_map

PAIRED: Final = (
    "In brackets: 95% intervals over deals; differences are taken deal by deal, on the same seeds."
)
HOLM: Final = (
    "Clearly different means after Holm's correction for all {} comparisons here: even one false "
    "alarm among them has a chance of 5% at most."
)
WHENEVER: Final = (
    "Differences of win rates are confidence sequences: they hold whenever you stop, all together "
    "at 95%."
)


def show_sweep(found: dict[str, Any], screen: Screen) -> None:
    headline(found, screen)
    sentences(found["summary"], screen)
    points = found["points"]
    base = points[found["base"]]
    for place, measure in enumerate(base["measures"]):
        measures = [point["measures"][place] for point in points]
        if len(found["axes"]) == 2 and not screen.plain:
            heat_map(measure["title"], found["axes"], measures, screen)
        else:
            curve(measure["title"], [point["name"] for point in points], measures, screen)
    rows = [
        [f"{measure['title']} at {point['name']}", change(difference, measure["rate"]),
         "yes" if difference["clear"] else "no"]
        for place in range(len(base["measures"]))
        for point in points
        for measure in [point["measures"][place]]
        if (difference := measure["difference"]) is not None
    ]  # fmt: skip
    show_table([f"Compared with {base['name']}", "Difference", "Clear"], rows, screen)
    footnotes(found, len(rows), screen)


def show_comparison(found: dict[str, Any], screen: Screen) -> None:
    headline(found, screen)
    sentences(found["summary"], screen)
    first, second = found["names"]
    rows = [
        [
            each["title"],
            figure({**each["a"], "rate": each["rate"]}),
            figure({**each["b"], "rate": each["rate"]}),
            change(each["difference"], each["rate"]),
            "yes" if each["difference"]["clear"] else "no",
        ]
        for each in found["measures"]
        if each["a"]["value"] is not None and each["b"]["value"] is not None
    ]
    show_table(["Measure", first, second, "Difference", "Clear"], rows, screen)
    footnotes(found, len(rows), screen)


def footnotes(found: dict[str, Any], compared: int, screen: Screen) -> None:
    screen.line()
    screen.line(PAIRED, "dim")
    screen.line(HOLM.format(compared), "dim")
    if found["until"]:
        screen.line(WHENEVER, "dim")
