"""What a soak remembers between runs, and the page it writes."""

import json
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import bestiary
from tests.conformance.games import ROOT

FOLDER: Final = ROOT / "build" / "soak"
STATE: Final = FOLDER / "progress.json"
PAGE: Final = ROOT / "docs" / "soak.md"


class Figures:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0  # of work, over all processes
        self.wall = 0.0
        self.ends: dict[str, int] = {}
        self.done: list[int] = []  # first seeds of the chunks played

    def add(self, first: int, more: "Figures") -> None:
        self.done.append(first)
        self.games += more.games
        self.decisions += more.decisions
        self.seconds += more.seconds
        for ending, count in more.ends.items():
            self.ends[ending] = self.ends.get(ending, 0) + count


class Progress:
    """How far each soak has come, kept in a file. Other code, or another share, starts afresh."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.figures: dict[str, Figures] = {}

    @staticmethod
    def load(share: float, afresh: bool) -> "Progress":
        progress = Progress(f"{sources()} {share} {bestiary.compiled()}")
        try:
            data: dict[str, Any] = json.loads(STATE.read_text("utf-8"))
        except (OSError, ValueError):
            return progress
        if afresh or data.get("key") != progress.key:
            return progress
        for name, saved in data["figures"].items():
            progress.of(name).__dict__.update(saved)
        return progress

    def share(self) -> float:
        return float(self.key.split()[1])

    def of(self, name: str) -> Figures:
        return self.figures.setdefault(name, Figures())

    def save(self) -> None:
        figures = {name: vars(one) for name, one in self.figures.items()}
        draft = STATE.with_suffix(".new")
        draft.write_text(json.dumps({"key": self.key, "figures": figures}), "utf-8")
        draft.replace(STATE)


def sources() -> str:
    """A hash of all code whose change makes earlier games worthless."""
    whole = blake2b(digest_size=8)
    folders = ("src/bestiary/engine", "src/bestiary/games", "examples", "tests/conformance")
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if not path.name.startswith("test_"):
                whole.update(path.read_bytes())
    return whole.hexdigest()


def report(progress: Progress, labels: list[str], kind: str) -> Path:
    """Write the last figures into the page."""
    lines = [
        "# The soak",
        "",
        "The last whole run of `make soak`: random games, with every cheap conformance check at",
        "every decision and the dear ones (copies, JSON, twins, guesses, refusals, conceding,",
        f"views) at a seeded {progress.share():.0%} of them. `tests/soak.py` makes this page.",
        "",
        "| game, options | games | decisions | how they end | wall time | date | rules |",
        "|---|---|---|---|---|---|---|",
    ]
    for label in labels:
        one = progress.of(label)
        ends = ", ".join(f"{name} {count}" for name, count in sorted(one.ends.items()))
        lines.append(
            f"| {label} | {one.games:,} | {one.decisions:,} | {ends} | {one.wall:.0f} s "
            f"| {date.today()} | {kind} |"
        )
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
    return PAGE
