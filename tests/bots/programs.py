"""Bots to sit at a table: as classes in a file, and as programs that speak in lines."""

import sys
from pathlib import Path

CLASS = """
import os, sys, time

class Mine:
    def __init__(self, rng):
        self.rng = rng
        self.made = 0

    def choose(self, sight):
        self.made += 1
        if self.made > {after}:
            {fault}
        print("thinking aloud")
        return self.rng.pick(sight.decision.choices).text
"""

SLOW = "took longer than 0.5 seconds"

# What a class does wrong: the statement, and the words in which people are told.
FAULTS = {
    "hangs": ("time.sleep(60)", SLOW),
    "raises": ("1 / 0", "failed: ZeroDivisionError: division by zero (line 12)"),
    "leaves": ("sys.exit('enough')", "failed: SystemExit: enough (line 12)"),
    "dies": ("os._exit(3)", "ended with exit code 3"),
    "babbles": ("return 'fly 99'", "chose 'fly 99', which is not offered"),
}

LINES = """#!{python}
import json, sys, time

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ("bestiary", "newgame"):
        print("info hello\\nready", flush=True)
    elif word == "view":
        view = json.loads(rest)
    elif word == "go":
        {answer}
        print("choose", view["decision"]["choices"][0]["text"], flush=True)
"""

# What a program says or does in place of its answer, and the words in which people are told.
ANSWERS = {
    "hangs": ("time.sleep(60)", SLOW),
    "ends": ("sys.exit('no idea')", "ended with exit code 1: no idea"),
    "gives up": ("print('error no idea', flush=True)", "failed: no idea"),
    "babbles": ("print('check mate', flush=True)", "said 'check mate' where 'choose' was expected"),
    "cheats": ("print('choose fly 99', flush=True)", "chose 'fly 99', which is not offered"),
    "floods": ("while True: print('info ' + 'x' * 9999)", SLOW),
}


def limit(words: str) -> str:
    """What follows the name of a bot that is too slow; the others have all the time they need."""
    return ":0.5s" if words == SLOW else ""


def write_class(folder: Path, fault: str = "pass", after: int = 10**6) -> str:
    """A file with a class that plays at random, until it does something else."""
    (folder / "mine.py").write_text(CLASS.format(fault=fault, after=after))
    return "./mine.py"


def write_program(folder: Path, answer: str = "pass") -> str:
    """A program that takes the first choice."""
    path = folder / "mine"
    path.write_text(LINES.format(python=sys.executable, answer=answer))
    path.chmod(0o755)
    return "./mine"
