"""The report of ``lab cards``: what each card is worth, and how that was found out."""

from typing import Any, Final

from bestiary.lab.report.blocks import (
    Block,
    Cell,
    IntervalBar,
    IntervalPlot,
    Plot,
    ReportTable,
    ends,
)
from bestiary.lab.words.figures import change, figure, percent

MOST_BARS: Final = 12  # at each end
TITLES: Final = {
    "dealt": "What being dealt a card does",
    "restricted": "What being forbidden a card does",
}
MEANINGS: Final = {
    "dealt": "The same deals were played with the card in a hand and without it: how much more "
    "often its holder wins with it.",
    "restricted": "The same deals were played by a bot that may not choose the card: how much more "
    "often it wins then. Far to the left are the cards that players need.",
}
SEEN: Final = (
    "How often those win who held the card. A first look only: whoever is winning sees and plays "
    "more cards, so a card may stand high here without having done anything."
)


def cards_blocks(found: dict[str, Any]) -> list[Block]:
    cards = found["cards"]
    blocks: list[Block] = []
    for way in TITLES:
        known = [card for card in cards if card[way] is not None]
        if known:
            blocks.append(effect_plot(known, way))
    seen = [card for card in cards if card["seen"] is not None]
    if seen:
        blocks.append(seen_plot(seen, found["even"]))
    return [*blocks, card_table(found)]


def both_ends(ranked: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], str]:
    """The first and the last of a long list, and where the others are."""
    if len(ranked) <= 2 * MOST_BARS:
        return ranked, ""
    left = len(ranked) - 2 * MOST_BARS
    return ranked[:MOST_BARS] + ranked[-MOST_BARS:], f" The {left} between them are in the table."


def effect_plot(known: list[dict[str, Any]], way: str) -> Plot:
    ranked = sorted(known, key=lambda card: (-card[way]["value"], card["card"]))
    shown, left = both_ends(ranked)
    bars = [
        IntervalBar(card["card"], *ends(card[way]), is_off(card[way]["corrected"]))
        for card in shown
    ]
    off = sum(is_off(card[way]["corrected"]) for card in known)
    best, worst = ranked[0], ranked[-1]
    sentence = (
        f"{MEANINGS[way]} The most: {best['card']}, {change(best[way], True)}. The least: "
        f"{worst['card']}, {change(worst[way], True)}. {off} of {len(known)} make a difference "
        f"for sure (in orange), all cards considered together.{left}"
    )
    rows = [
        [c["card"], *ends(c[way]), *(c[way]["corrected"][end] for end in ("low", "high"))]
        for c in ranked
    ]
    headings = ["card", "change", "low", "high", "corrected low", "corrected high"]
    plot = IntervalPlot(bars, True, 0.0, "no difference", signed=True)
    return Plot(TITLES[way], sentence, plot, headings, rows)


def is_off(interval: dict[str, Any]) -> bool:
    low, high = interval["low"], interval["high"]
    return low is not None and high is not None and (low > 0 or high < 0)


def seen_plot(seen: list[dict[str, Any]], even: float) -> Plot:
    ranked = sorted(seen, key=lambda card: (-card["seen"]["value"], card["card"]))
    shown, left = both_ends(ranked)
    bars = [IntervalBar(card["card"], *ends(card["seen"])) for card in shown]
    best, worst = ranked[0], ranked[-1]
    sentence = (
        f"{SEEN} The highest: {best['card']}, {figure(best['seen'])}. The lowest: "
        f"{worst['card']}, {figure(worst['seen'])}.{left}"
    )
    rows = [[card["card"], *ends(card["seen"])] for card in ranked]
    plot = IntervalPlot(bars, True, even, "an even share")
    return Plot("Who wins with the card", sentence, plot, ["card", "share", "low", "high"], rows)


def card_table(found: dict[str, Any]) -> ReportTable:
    rows = [
        [
            Cell(str(card["rank"]), card["rank"]),
            Cell(card["card"], card["card"]),
            Cell(card["verdict"], card["verdict"]),
            *(changed(card[way]) for way in TITLES),
            share(card["seen"]),
            share(card["played"]),
        ]
        for card in found["cards"]
    ]
    sentence = (
        f"The verdict is about what a card does to the win rate: too strong or too weak if that is "
        f"surely more than {percent(found['margin'])}, with intervals corrected for all "
        f"{found['compared']} cards together."
    )
    headings = ["Rank", "Card", "Verdict", "Dealt", "Forbidden", "Seen", "Played"]
    return ReportTable("Every card", sentence, headings, rows)


def changed(item: dict[str, Any] | None) -> Cell:
    return Cell("-", None) if item is None else Cell(change(item, True), item["value"])


def share(item: dict[str, Any] | None) -> Cell:
    return Cell("-", None) if item is None else Cell(figure(item), item["value"])
