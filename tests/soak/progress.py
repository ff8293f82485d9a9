"""What a soak remembers between runs."""

import inspect
import json
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import bestiary
from tests.conformance.games import ROOT
from tests.soak.entries import Soak

# Where the code lies whose change makes earlier games worthless, besides the game's own folder.
FOLDERS: Final = ("src/bestiary/engine", "src/bestiary/bots", "src/bestiary/check")
FILES: Final = ("tests/soak/entries.py", "tests/soak/playing.py", "tests/conformance/games.py")
SHARED: Final = "src/bestiary/trading"  # for the games that are built on it


class Figures:
    """The results of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.dear = 0  # decisions that got the expensive checks
        self.seconds = 0.0  # of work, over all processes
        self.wall = 0.0
        self.ends: Counter[str] = Counter()
        self.turns: Counter[str] = Counter()  # how many games took each number of turns
        self.tally: Counter[str] = Counter()
        self.done: list[int] = []  # first seeds of the chunks played

    def add(self, first: int, more: "Figures") -> None:
        self.done.append(first)
        self.games += more.games
        self.decisions += more.decisions
        self.dear += more.dear
        self.seconds += more.seconds
        self.ends.update(more.ends)
        self.turns.update(more.turns)
        self.tally.update(more.tally)

    def load(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.ends, self.tally = Counter(saved["ends"]), Counter(saved["tally"])
        self.turns = Counter(saved["turns"])

    def turn(self, part: float) -> int:
        """The turn at which this part of the games was over."""
        over = 0
        for turn, games in sorted(self.turns.items(), key=lambda item: int(item[0])):
            over += games
            if over >= part * self.games:
                return int(turn)
        return 0


class Progress:
    """How far each soak has come, kept in a file. Other code, or another share, starts afresh."""

    def __init__(self, folder: Path, share: float) -> None:
        self.file = folder / "progress.json"
        self.share = share
        self.figures: dict[str, Figures] = {}
        self.keys: dict[str, str] = {}

    def load(self, soaks: list[Soak]) -> None:
        """Go on from the file, with what is of the same code and share."""
        try:
            data: dict[str, Any] = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return
        for soak in soaks:
            label = soak.label()
            if data.get("keys", {}).get(label) == self.key(soak):
                self.of(soak).load(data["figures"][label])

    def key(self, soak: Soak) -> str:
        label = soak.label()
        if label not in self.keys:
            self.keys[label] = f"{sources(soak)} {self.share} {bestiary.compiled()}"
        return self.keys[label]

    def of(self, soak: Soak) -> Figures:
        self.key(soak)
        return self.figures.setdefault(soak.label(), Figures())

    def save(self) -> None:
        figures = {name: vars(one) for name, one in self.figures.items()}
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps({"keys": self.keys, "figures": figures}), "utf-8")
        draft.replace(self.file)


def sources(soak: Soak) -> str:
    """A hash of the code that a soak's games depend on."""
    whole = blake2b(digest_size=8)
    home = Path(inspect.getfile(type(soak.setup().new(0))))
    while home.parent.name != "games" and home.parent != ROOT:
        home = home.parent
    own = sorted(path for path in home.rglob("*") if path.suffix in (".py", ".txt", ".board"))
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    if any("bestiary.trading" in path.read_text("utf-8") for path in own):
        paths += sorted((ROOT / SHARED).rglob("*.py"))
    if soak.tally is not None:
        kinds = [kind for kind in type(soak.tally).__mro__ if kind is not object]
        paths += [Path(inspect.getfile(kind)) for kind in kinds]
    for path in [*paths, *own, *(ROOT / file for file in FILES)]:
        if not path.name.startswith("test_"):
            whole.update(path.read_bytes())
    return whole.hexdigest()
