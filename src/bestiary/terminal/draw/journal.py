"""The log: what happened, each turn a block."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from bestiary.engine.view import EventView, Look
from bestiary.terminal.draw.faces import accent
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import say

STYLES: Final = {"turn": "bold", "hit": "red", "heal": "green", "end": "bold"}


def tell(events: Sequence[EventView], look: Look, screen: Screen) -> None:
    """Print the lines of some events, if they have any."""
    told = [event for event in events if event["text"]]
    blocks = [list(block) for _, block in groupby(told, key=lambda event: event["text"])]
    counted = [(block[0], len(block)) for block in blocks]
    if not counted:
        return
    if screen.plain:
        screen.write("".join(_sentence(event, times) for event, times in counted))
    else:
        screen.show(Group(*(_line(event, times, look) for event, times in counted)))


def _times(times: int) -> str:
    return f" ({say(f'{times} times')})" if times > 1 else ""


def _sentence(event: EventView, times: int) -> str:
    gap = "\n" if event["motion"] == "turn" else ""
    return f"{gap}{event['text']}{_times(times)}\n"


def _line(event: EventView, times: int, look: Look) -> Padding:
    text = Text(event["text"], style=STYLES.get(event["motion"], ""))
    text.append(_times(times), style="dim")
    for card in event["cards"]:
        if card["face"]:
            text.highlight_words([card["face"]], accent(card, look))
    if event["motion"] == "turn":
        return Padding(text, (1, 0, 0, 1), expand=False)
    return Padding(text, (0, 0, 0, 3), expand=False)
