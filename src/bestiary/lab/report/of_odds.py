"""The report of ``lab odds``: how likely it is, and how well a simulation agrees."""

from typing import Any, Final

from bestiary.lab.odds.words import precise
from bestiary.lab.report.blocks import (
    Block,
    Cell,
    IntervalBar,
    IntervalPlot,
    Plot,
    ReportTable,
    ends,
)
from bestiary.lab.words.figures import figure

OUTCOMES: Final = {
    "first_better": "The first comes off better",
    "second_better": "The second comes off better",
    "alike": "Both come off alike",
}


def odds_blocks(found: dict[str, Any]) -> list[Block]:
    if found["value"] is None:
        return []
    blocks: list[Block] = [answer_plot(found)]
    if found["fight"] is not None:
        blocks += [outcome_plot(found["fight"]), fight_table(found["fight"])]
    return blocks


def answer_plot(found: dict[str, Any]) -> Plot:
    exact, seen = found["method"] == "exact", found["simulated"]
    bars = [IntervalBar("Counted exactly", found["value"], None, None, True)] if exact else []
    if seen is not None:
        bars.append(IntervalBar("Simulated", *ends(seen)))
    rows = [[bar.label, bar.value, bar.low, bar.high] for bar in bars]
    return Plot(
        "The answer",
        answer_sentence(found),
        IntervalPlot(bars, True),
        ["how", "share", "low", "high"],
        rows,
    )


def answer_sentence(found: dict[str, Any]) -> str:
    seen = found["simulated"]
    if found["method"] != "exact":
        return (
            f"{figure(seen)} of {seen['of']:,} simulated cases. The line is the 95% interval: "
            f"where the true share lies, most likely."
        )
    words = f"Counted, not estimated: {precise(found['value'])}, exactly {found['fraction']}."
    if seen is None:
        return words
    agrees = seen["low"] <= found["value"] <= seen["high"]
    said = "the two agree" if agrees else "which is further off than 19 in 20 simulations should be"
    return f"{words} In {seen['of']:,} simulated cases it was {figure(seen)}: {said}."


def outcome_plot(fight: dict[str, Any]) -> Plot:
    bars = [IntervalBar(words, fight[name]) for name, words in OUTCOMES.items()]
    likeliest = max(bars, key=lambda bar: bar.value)
    sentence = (
        f"How the fight comes out over all {fight['fights']:,} pairs of cards, each as likely as "
        f"it is to be dealt. The likeliest: {likeliest.label[0].lower()}{likeliest.label[1:]}, "
        f"{precise(likeliest.value)}. These are exact."
    )
    rows = [[bar.label, bar.value] for bar in bars]
    return Plot("How it comes out", sentence, IntervalPlot(bars, True), ["outcome", "share"], rows)


def fight_table(fight: dict[str, Any]) -> ReportTable:
    rows = [
        [Cell(side, side), Cell(f"{fight[name]:+.3g}", fight[name])]
        for side, name in (("First", "first_change"), ("Second", "second_change"))
    ]
    sentence = "How each side's gauges change on average."
    return ReportTable("What it costs", sentence, ["Side", "Change"], rows)
