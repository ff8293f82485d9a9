"""The page a whole soak writes: docs/soak.md."""

import os
from collections import Counter
from datetime import date

from tests.soak.entries import Soak
from tests.soak.progress import Figures, Progress
from tests.soak.tallies import Tally


def tallied(soaks: list[Soak], progress: Progress) -> list[tuple[Tally, Counter[str]]]:
    """Each tally with its counts over all the soaks that keep it."""
    found: list[tuple[Tally, Counter[str]]] = []
    for tally in {id(soak.tally): soak.tally for soak in soaks if soak.tally}.values():
        counts: Counter[str] = Counter()
        for soak in soaks:
            if soak.tally is tally:
                counts.update(progress.of(soak.label()).tally)
        found.append((tally, counts))
    return found


def page(soaks: list[Soak], progress: Progress, rules: str, jobs: int) -> str:
    """The last figures, as Markdown."""
    played = [progress.of(soak.label()) for soak in soaks]
    games = sum(one.games for one in played)
    work = sum(one.seconds for one in played)
    dear = sum(one.dear for one in played)
    minutes = sum(one.wall for one in played) / 60
    lines = [
        "# The soak",
        "",
        "The last whole run of `make soak`: random games, with every cheap conformance check at",
        "every decision and the dear ones (copies, JSON, twins, guesses, refusals, conceding,",
        f"views) at a seeded {progress.share:.0%} of them. `tests/soak` makes this page.",
        "",
        f"{date.today()}, {rules} rules: {games:,} games and {dear:,} decisions checked dearly in",
        f"{minutes:.0f} minutes on {jobs} of {os.cpu_count()} cores, {games / work:.1f} games for",
        "each second of a core. No check failed, and nothing set itself off without end.",
        "",
        "| game, options | games | decisions | how they end | wall time |",
        "|---|---|---|---|---|",
        *(row(soak.label(), one) for soak, one in zip(soaks, played, strict=True)),
    ]
    for tally, counts in tallied(soaks, progress):
        lines += ["", f"## {tally.title}", "", *tally.lines(counts)]
    return "\n".join(lines) + "\n"


def row(label: str, one: Figures) -> str:
    ends = ", ".join(f"{name} {count}" for name, count in sorted(one.ends.items()))
    return f"| {label} | {one.games:,} | {one.decisions:,} | {ends} | {one.wall:.0f} s |"
