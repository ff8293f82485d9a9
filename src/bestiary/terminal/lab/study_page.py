"""What ``lab study`` prints."""

from typing import Any, Final

from bestiary.lab.words import figure, percent
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.pages import (
    bar,
    headline,
    rate_cell,
    sentences,
    show_measures,
    show_table,
)

MOST_ROWS: Final = 12
HOW_SURE: Final = (
    "In brackets: 95% intervals over deals. Seats and bots are called uneven after Holm's "
    "correction, so that even one false alarm among them has a chance of 5% at most."
)
UNTIL: Final = (
    "In brackets: for the win rates, confidence sequences, which hold whenever you stop (95% for "
    "all of them together); for the rest, ordinary 95% intervals over deals."
)


def show_study(found: dict[str, Any], screen: Screen) -> None:
    headline(found, screen)
    sentences(found["summary"], screen)
    rows = [win_row(item, screen) for item in [*found["seats"], *found["bots"]]]
    show_table(["Who", "Wins", "Share"], rows, screen)
    endings = [[end["name"], rate_cell(end), bar(end["value"], screen)] for end in found["endings"]]
    show_table(["Ending", "Games", "Share"], endings, screen)
    show_measures(found["measures"], screen)
    show_cards(found, screen)
    show_choices(found, screen)
    screen.line()
    screen.line(UNTIL if found["until"] else HOW_SURE, "dim")
    close = f"{found['close']} of {found['games']} games"
    screen.line(
        f"Estimates of bots and regrets come from {close}, looked at closely. Regretted: another "
        f"choice would have been better by 5% or more, had the player known everything.",
        "dim",
    )


def win_row(item: dict[str, Any], screen: Screen) -> list[str]:
    return [item["title"], figure(item), bar(item["value"], screen)]


def show_cards(found: dict[str, Any], screen: Screen) -> None:
    """The cards seen most; all of them are in the JSON document."""
    cards = sorted(found["cards"], key=lambda card: (-card["seen"], card["card"]))
    rows = [
        [
            card["card"],
            percent(card["seen_share"]),
            rate_cell(card["play_rate"]),
            rate_cell(card["regret_rate"]),
        ]
        for card in cards[:MOST_ROWS]
    ]
    show_table(["Card", "Seen by", "Played of offered", "Regretted"], rows, screen)
    if len(cards) > MOST_ROWS:
        screen.line(f"({len(cards) - MOST_ROWS} more cards: --json)", "dim")


def show_choices(found: dict[str, Any], screen: Screen) -> None:
    choices = sorted(found["choices"], key=lambda each: (-each["asked"], each["verb"]))
    rows = [
        [
            f"{choice['question']}: {choice['verb']}",
            str(choice["asked"]),
            rate_cell(choice["made_rate"]),
            rate_cell(choice["regret_rate"]),
        ]
        for choice in choices[:MOST_ROWS]
    ]
    show_table(["Question and choice", "Asked", "Chosen", "Regretted"], rows, screen)
    if len(choices) > MOST_ROWS:
        screen.line(f"({len(choices) - MOST_ROWS} more choices: --json)", "dim")
