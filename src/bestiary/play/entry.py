"""What is stored of a match: one entry for each thing that was done.

The options, the seed and the entries are the game; everything else can be worked out from them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

CONCEDE: Final = "concede"
WITHDRAW: Final = "withdraw"
UNDO: Final = "undo"


@dataclass(slots=True)
class Entry:
    """One thing done: a choice, a sealed answer withdrawn, or an undo. For an undo, ``back`` is the
    serial of the entry that was taken back; otherwise it is 0."""

    serial: int
    seat: int
    act: str
    id: str = ""  # of the message that asked for it, if one did
    back: int = 0
    digest: str = ""
    left: list[int] = field(default_factory=list)  # the clock after it, in milliseconds


def standing(entries: Iterable[Entry], count: int | None = None) -> list[Entry]:
    """The entries that led to the State after the first ``count`` (default: all) of them: those
    that had not been taken back by then."""
    kept: list[Entry] = []
    for entry in entries:
        if count is not None and entry.serial > count:
            break
        if entry.back:
            kept = [other for other in kept if other.serial < entry.back]
        else:
            kept.append(entry)
    return kept
