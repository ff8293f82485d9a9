"""A match as it was left: from stored entries, or from a saved replay."""

from collections.abc import Iterator
from typing import Any

from bestiary.engine import Game
from bestiary.play.draft import count_told
from bestiary.play.entry import Entry, standing
from bestiary.play.match import Match
from bestiary.play.replay import Replay


def restore(match: Match, entries: list[Entry]) -> Match:
    """Play the stored entries again, or those after the match's snapshot if it has one. Raises
    ValueError if a digest differs."""
    for _ in restoring(match, entries):
        pass
    return match


def restoring(match: Match, entries: list[Entry]) -> Iterator[None]:
    """The same in steps, one for each entry that is played again."""
    start = checked_start(match, entries)
    match.restores_from = None
    for entry in standing(entries):
        if entry.serial > start:
            play_again(match, entry)
            yield
        match.replay.add(entry.seat, entry.act)
    match.entries = entries
    for entry in entries:
        match.remember(entry)
        if entry.back:
            if entry.serial > start:
                match.decided = [max(serial, entry.serial) for serial in match.decided]
            match.cuts.add(entry.serial, dict.fromkeys(match.audiences, 0))


def checked_start(match: Match, entries: list[Entry]) -> int:
    """How many entries the snapshot stands for."""
    snapshot = match.restores_from
    if snapshot is None:
        return 0
    start = snapshot.serial
    if start > len(entries) or any(0 < entry.back <= start for entry in entries[start:]):
        raise ValueError("the snapshot is not of this game")
    if start and entries[start - 1].digest not in ("", snapshot.digest):
        raise ValueError(f"the snapshot after entry {start} is of another game")
    return start


def play_again(match: Match, entry: Entry) -> None:
    draft = match.rehearse(entry)
    if entry.digest and draft.state.digest() != entry.digest:
        raise ValueError(f"entry {entry.serial} does not come out as it was stored")
    if match.stored:
        draft.state.events = []
    match.follow(draft)


def resume(game: Game[Any], replay: Replay) -> Match:
    """A saved game as it was left. What came before cannot be taken back. Raises BadReplay."""
    for state in replay.states(game):
        latest = state
    match = Match(game, replay.seed, replay.seats, replay.options)
    match.replay = replay
    match.state = latest
    match.heard = {audience: count_told(latest, audience) for audience in match.audiences}
    for serial, (seat, act) in enumerate(replay.choices, 1):
        match.entries.append(Entry(serial, seat, act))
        match.remember(match.entries[-1])
    match.decided = [match.serial] * match.seats
    return match
