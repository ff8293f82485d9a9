"""The figures of the last whole run of each soak, kept with the project: docs/soak.json."""

import json
import os
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

import bestiary
from tests.soak.entries import Soak
from tests.soak.progress import Figures
from tests.soak.tallies import Tally


class Record:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.kept: dict[str, dict[str, Any]] = {}
        if file.exists():
            self.kept = json.loads(file.read_text("utf-8"))

    def of(self, soak: Soak) -> dict[str, Any] | None:
        return self.kept.get(soak.label())

    def put(self, soak: Soak, figures: Figures, share: float) -> None:
        """A soak that was played whole."""
        turns = [figures.turn(part) for part in (0.1, 0.5, 0.9)] if figures.turns else []
        self._put(
            soak.label(),
            games=figures.games,
            decisions=figures.decisions,
            dear=figures.dear,
            share=share * soak.part,
            seconds=round(figures.seconds),
            ends=dict(sorted(figures.ends.items())),
            turns=turns,
            tally=dict(sorted(figures.tally.items())),
        )

    def put_siege(self, label: str, facts: dict[str, Any]) -> None:
        """A part that is not games, run whole."""
        self._put(label, **facts)

    def _put(self, name: str, **facts: Any) -> None:
        """One line each, so that a change shows what was run again."""
        rules = "compiled" if bestiary.compiled() else "interpreted"
        when = {"date": str(date.today()), "rules": rules, "cores": os.cpu_count()}
        self.kept[name] = {**when, **facts}
        lines = [f"{json.dumps(key)}: {json.dumps(one)}" for key, one in self.kept.items()]
        self.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")

    def tallied(self, soaks: list[Soak]) -> list[tuple[Tally, Counter[str]]]:
        """Each tally whose soaks have all been run, with its counts over all of them."""
        found: list[tuple[Tally, Counter[str]]] = []
        for tally in {id(soak.tally): soak.tally for soak in soaks if soak.tally}.values():
            kept = [self.of(soak) for soak in soaks if soak.tally is tally]
            counts: Counter[str] = Counter()
            for one in kept:
                counts.update(one["tally"] if one else {})
            if None not in kept:
                found.append((tally, counts))
        return found
