"""What a soak remembers between runs."""

import json
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import bestiary
from tests.conformance.games import ROOT

# Where the code lies whose change makes earlier games worthless.
FOLDERS: Final = ("src/bestiary/engine", "src/bestiary/games", "examples", "tests/conformance")
FILES: Final = (
    "tests/soak/entries.py",
    "tests/soak/playing.py",
    "tests/creature_wars/castings.py",
)


class Figures:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.dear = 0  # decisions that were checked dearly
        self.seconds = 0.0  # of work, over all processes
        self.wall = 0.0
        self.ends: Counter[str] = Counter()
        self.tally: Counter[str] = Counter()
        self.done: list[int] = []  # first seeds of the chunks played

    def add(self, first: int, more: "Figures") -> None:
        self.done.append(first)
        self.games += more.games
        self.decisions += more.decisions
        self.dear += more.dear
        self.seconds += more.seconds
        self.ends.update(more.ends)
        self.tally.update(more.tally)

    def load(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.ends, self.tally = Counter(saved["ends"]), Counter(saved["tally"])


class Progress:
    """How far each soak has come, kept in a file. Other code, or another share, starts afresh."""

    def __init__(self, folder: Path, share: float) -> None:
        self.file = folder / "progress.json"
        self.share = share
        self.key = f"{sources()} {share} {bestiary.compiled()}"
        self.figures: dict[str, Figures] = {}

    def load(self) -> None:
        """Go on from the file, if it is of the same code and share."""
        try:
            data: dict[str, Any] = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return
        if data.get("key") == self.key:
            for name, saved in data["figures"].items():
                self.of(name).load(saved)

    def of(self, name: str) -> Figures:
        return self.figures.setdefault(name, Figures())

    def save(self) -> None:
        figures = {name: vars(one) for name, one in self.figures.items()}
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps({"key": self.key, "figures": figures}), "utf-8")
        draft.replace(self.file)


def sources() -> str:
    """A hash of that code."""
    whole = blake2b(digest_size=8)
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    for path in [*paths, *(ROOT / file for file in FILES)]:
        if not path.name.startswith("test_"):
            whole.update(path.read_bytes())
    return whole.hexdigest()
