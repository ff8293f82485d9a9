"""The page that tells what the soaks found: docs/soak.md, made from docs/soak.json."""

from collections import Counter
from typing import Any

from tests.soak.entries import Soak
from tests.soak.record import Record
from tests.soak.siege import KILLS

OPENING = """\
# The soak

The last whole run of each part of `make soak`: games played to their end with every cheap
conformance check at every decision, and the dear ones (copies, JSON, twins, guesses, refusals,
conceding, views) at a seeded share of them. In the long random games of Creature Adventures, all
that changed and was told is gone through at every fourth decision, with four players at every
sixteenth. Played at random, where no bot is named. No check failed, and nothing set itself off
without end. `tests/soak` makes this page.

"""
HEAD = [
    *("game, options", "games", "decisions a game", "turns, median", "how they end"),
    *("checked dearly", "processor time", "run"),
]


def page(soaks: list[Soak], record: Record) -> str:
    """The last figures, as Markdown."""
    lines = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|"]
    rows: dict[str, list[dict[str, Any] | None]] = {}
    for soak in soaks:
        rows.setdefault(soak.row(), []).append(record.of(soak))
    lines += [row(label, parts) for label, parts in rows.items()]
    for tally, counts in record.tallied(soaks):
        lines += ["", f"## {tally.title}", "", *tally.lines(counts)]
    kills = record.kept.get(KILLS)
    if kills is not None:
        lines += ["", "## The server, killed", "", killed(kills)]
    lines += attacks(record)
    lines += damaged(record)
    return OPENING + "\n".join(lines) + "\n"


def row(label: str, parts: list[dict[str, Any] | None]) -> str:
    """One soak, or several that stand together."""
    run = [one for one in parts if one is not None]
    if not run:
        return f"| {label} | | | | | | | not yet |"
    games = sum(one["games"] for one in run)
    ends: Counter[str] = Counter()
    for one in run:
        ends.update(one["ends"])
    when = sorted({f"{one['date']}, {one['rules']}" for one in run})[-1]
    cells = [
        label,
        f"{games:,}",
        f"{sum(one['decisions'] for one in run) / games:.0f}",
        turns([one["turns"] for one in run if one["turns"]]),
        ", ".join(
            f"{name} {count:,} ({count / games:.1%})" for name, count in sorted(ends.items())
        ),
        f"{sum(one['dear'] for one in run):,}",
        f"{sum(one['seconds'] for one in run) / 60:.0f} min",
        when if len(run) == len(parts) else f"{len(run)} of {len(parts)} parts, {when}",
    ]
    return f"| {' | '.join(cells)} |"


def turns(parts: list[list[int]]) -> str:
    """The tenth, the half and the nine tenths of one soak; of several, how the halves differ."""
    if not parts:
        return ""
    low, middle, high = parts[0]
    if len(parts) == 1:
        return f"{middle} ({low} to {high})"
    halves = [half for _, half, _ in parts]
    return f"{min(halves)} to {max(halves)}"


def killed(one: dict[str, Any]) -> str:
    return (
        f"{one['kills']} times at a random moment, with {one['rooms']} rooms under load "
        f"({one['date']}): {one['choices']:,} choices were acknowledged, and none was lost; each "
        "restart showed every seat what a replay of the stored choices shows."
    )


ATTACKED = """
## The server, attacked

Each attack on a server of its own while three others used it: two friends at a table, somebody
against a bot, and a probe of `/health`. Nothing acknowledged was lost, and nobody waited longer
than a second.

| attack | what came of it | acknowledged to others, lost | longest waits | run |
|---|---|---|---|---|"""

DAMAGED = """
## Damaged input

Positions, decks, replays, options, commands and requests, damaged at random from a seed: each was
read, or refused in one line; no case took a second or 100 MB.

| input | cases | refused | slowest | largest | run |
|---|---|---|---|---|---|"""

NOT_TOLD = ("cores", "seconds", "acknowledged", "lost")


def attacks(record: Record) -> list[str]:
    """Who did what to the server, and how long others had to wait."""
    found = [one for label, one in record.kept.items() if label.startswith("attack ")]
    lines = [ATTACKED] if found else []
    for one in found:
        counts = {name: fact for name, fact in one.items() if isinstance(fact, int | float)}
        words = [told(name, fact) for name, fact in counts.items() if name not in NOT_TOLD]
        waits = [f"{what} {wait:.2f} s" for what, wait in one.get("worst waits", {}).items()]
        kept = f"{one['acknowledged']:,}, {one['lost']}" if "lost" in one else ""
        run = f"{one['date']}, {one['rules']}, {one['seconds']} s"
        cells = [one["about"], ", ".join(words), kept, ", ".join(waits), run]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def told(name: str, fact: float) -> str:
    """A count in words; where its name is a number, that was the answer's status."""
    return f"answered {name}: {fact:,}" if name.isdecimal() else f"{name} {fact:,}"


def damaged(record: Record) -> list[str]:
    """What was read of damaged input."""
    found = {label: one for label, one in record.kept.items() if label.startswith("fuzz ")}
    lines = [DAMAGED] if found else []
    for label, one in found.items():
        cells = [
            label.removeprefix("fuzz "),
            f"{one['cases']:,}",
            f"{one['refused']:,}",
            f"{one['slowest ms']} ms",
            f"{one['largest KB'] / 1024:.1f} MB",
            f"{one['date']}, {one['rules']}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines
