"""The page that tells what the soaks found: docs/soak.md, made from docs/soak.json."""

from typing import Any

from tests.soak.entries import Soak
from tests.soak.record import KILLS, Record

OPENING = """\
# The soak

The last whole run of each part of `make soak`: games played to their end with every cheap
conformance check at every decision, and the dear ones (copies, JSON, twins, guesses, refusals,
conceding, views) at a seeded share of them. In the long random games of Creature Adventures, what
changed and what was told is compared at every fourth decision. Played at random, where no bot is
named. No check failed, and nothing set itself off without end. `tests/soak` makes this page.

"""
HEAD = [
    *("game, options", "games", "decisions a game", "turns, 10% to 90%", "how they end"),
    *("checked dearly", "processor time", "run"),
]


def page(soaks: list[Soak], record: Record) -> str:
    """The last figures, as Markdown."""
    lines = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|"]
    lines += [row(soak.label(), record.of(soak)) for soak in soaks]
    for tally, counts in record.tallied(soaks):
        lines += ["", f"## {tally.title}", "", *tally.lines(counts)]
    kills = record.kept.get(KILLS)
    if kills is not None:
        lines += ["", "## The server, killed", "", killed(kills)]
    return OPENING + "\n".join(lines) + "\n"


def row(label: str, one: dict[str, Any] | None) -> str:
    if one is None:
        return f"| {label} | | | | | | | not yet |"
    ends = ", ".join(
        f"{name} {count:,} ({count / one['games']:.1%})" for name, count in one["ends"].items()
    )
    turns = ""
    if one["turns"]:
        low, middle, high = one["turns"]
        turns = f"{middle} ({low} to {high})"
    cells = [
        label,
        f"{one['games']:,}",
        f"{one['decisions'] / one['games']:.0f}",
        turns,
        ends,
        f"{one['dear']:,}",
        f"{one['seconds'] / 60:.0f} min",
        f"{one['date']}, {one['rules']}",
    ]
    return f"| {' | '.join(cells)} |"


def killed(one: dict[str, Any]) -> str:
    return (
        f"{one['kills']} times at a random moment, with {one['rooms']} rooms under load "
        f"({one['date']}): {one['choices']:,} choices were acknowledged, and none was lost; each "
        "restart showed every seat what a replay of the stored choices shows."
    )
