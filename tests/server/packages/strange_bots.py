"""Bots of another package that do what a bot should not."""

import os
import sys
import time

from bestiary.bots import Sight
from bestiary.engine import Rng


class Hangs:
    """Never answers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        while True:
            time.sleep(0.01)


class Crashes:
    """Kills its own process."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        os._exit(3)


class Exits:
    """Ends the program that it runs in."""

    def __init__(self, rng: Rng) -> None:
        sys.exit("goodbye")

    def choose(self, sight: Sight) -> str:
        return ""


class Raises:
    """Complains, and says what it holds."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        raise RuntimeError(f"no idea what to do with {sight.view()['zones']}")


class Rambles:
    """Answers with more than anybody wants to read."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        return "x" * 40_000_000


class Babbles:
    """Prints to standard output, where answers go, and makes an illegal choice."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        print("thinking aloud")
        sys.stdout.flush()
        return "fly 99"


class Hesitates:
    """Takes its time if it holds something that it likes, and answers at once if not."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        choices = sight.decision.choices
        if len(choices) % 2:
            time.sleep(0.2)
        return choices[0].text
