"""What ``lab skill`` prints."""

from typing import Any, Final

from bestiary.lab.skill import PARTS
from bestiary.lab.words import figure
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.pages import bar, headline, rate_cell, sentences, show_table

HOW_SURE: Final = (
    "In brackets: 95% intervals over deals. What pays is called so after Holm's correction for all "
    "pairs: even one false alarm has a chance of 5% at most."
)
UNTIL: Final = (
    "In brackets: for the wins, sequences that hold however often one looks, for all pairs "
    "together; for the shares, 95% intervals over deals."
)


def show_skill(found: dict[str, Any], screen: Screen) -> None:
    headline(found, screen, " < ".join(found["ladder"]))
    sentences(found["summary"], screen)
    rows = [
        [
            f"{pair['stronger']} against {pair['weaker']}",
            figure(pair["wins"]),
            bar(pair["wins"]["value"], screen),
        ]
        for pair in found["pairs"]
    ]
    show_table(["Pair", "Wins", "Share"], rows, screen)
    shares = [
        [f"{pair['stronger']} against {pair['weaker']}"]
        + [rate_cell(pair["shares"][part]) for part in PARTS]
        for pair in found["pairs"]
        if pair["shares"] is not None
    ]
    heads = ["Of the variance", "Strength", "Seat", "Deal", "Luck after it"]
    show_table(heads, shares, screen)
    screen.line()
    screen.line(UNTIL if found["until"] else HOW_SURE, "dim")
