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


class Raises:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        raise RuntimeError("no idea")


class Babbles:
    """Prints to standard output, where answers go, and makes an illegal choice."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight) -> str:
        print("thinking aloud")
        sys.stdout.flush()
        return "fly 99"
