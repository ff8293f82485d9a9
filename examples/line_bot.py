#!/usr/bin/env python3
"""A bot that is a program of its own, in forty lines: no Bestiary, only lines in and out.

bestiary play creature-wars --seats human,examples/line_bot.py

It plays a card if it can, and any card it can. docs/bots.md explains every line.
"""

import json
import random
import sys
from typing import Any


def answer(line: str) -> None:
    print(line, flush=True)


def choose(view: dict[str, Any], dice: random.Random) -> str:
    """The text of a choice: one that does something with a card, if there is any."""
    choices = view["decision"]["choices"]
    bold = [choice for choice in choices if choice["of"] == "card"]
    text: str = dice.choice(bold or choices)["text"]
    return text


def main() -> None:
    dice = random.Random()
    view: dict[str, Any] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "bestiary":
            answer("ready")
        elif word == "newgame":
            dice.seed(json.loads(rest)["seed"])
            answer("ready")
        elif word == "view":
            view = json.loads(rest)
        elif word == "go":
            answer(f"choose {choose(view, dice)}")
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
