"""A game in progress follows its author's edits, under `bestiary serve FILE.py --reload`.

The room is played again from its seed by the rules as they are now, choice by choice. From the
first choice that is no longer offered, the rest is dropped; if that is the very first one, what is
left is a fresh deal. A line in the log says what happened.
"""

from typing import Any, Final

import msgspec

import bestiary
from bestiary.engine import SPECTATOR, BadOption, Game, UnknownGame
from bestiary.engine.view import EventView
from bestiary.play import Entry, Match, restore, standing
from bestiary.registry import file_of
from bestiary.server.room.build import Woken
from bestiary.server.room.logbook import pack
from bestiary.server.store.database import Store
from bestiary.server.store.records import Stored, pack_snapshot
from bestiary.server.thinking.queue import Turnstile

EDITED: Final = "The rules have been edited"
AS_BEFORE: Final = f"{EDITED}: the game was played again up to here."
FRESH: Final = f"{EDITED}, and the choices do not fit any more: a fresh deal."
CUT: Final = f"{EDITED}: only the first {{}} of {{}} choices still fit."
LOGS: Final = msgspec.json.Decoder(dict[int, list[EventView]])

Logs = dict[int, list[EventView]]


class PlayedAgain:
    """A stored room's choices under the rules as they are now, as far as they fit."""

    def __init__(self, game: Game[Any], stored: Stored) -> None:
        self.choices = standing(stored.entries)
        try:
            self.match = stored.record.match(game)
        except BadOption:  # it had an option that is gone, or a value that is not allowed now
            stored.record.options = {}
            self.match = stored.record.match(game)
        self.logs: list[Logs] = [self.match.opening()]

    async def go_on(self, turnstile: Turnstile) -> None:
        for entry in self.choices:
            async with turnstile.turn():
                if not self.fits(entry):
                    return

    def fits(self, entry: Entry) -> bool:
        """Play one more choice, if it can be played."""
        try:
            draft = self.match.rehearse(Entry(self.match.serial + 1, entry.seat, entry.act))
        except Exception:  # not offered, or a rule that fails now: the author will meet it at once
            return False
        draft.entry.id, draft.entry.left = entry.id, entry.left
        since = self.match.state.moment()
        self.logs.append({a: draft.state.log(a, since) for a in self.match.audiences})
        draft.state.events = []
        self.match.enter(draft)
        return True

    def is_as_told(self, told: dict[int, Logs]) -> bool:
        """Whether everything fits, and comes out as everybody was told before."""
        serials = [0, *(entry.serial for entry in self.choices)]
        silence: Logs = {audience: [] for audience in self.match.audiences}
        return len(serials) == len(self.logs) and all(
            log == {a: without_notes(events) for a, events in told.get(serial, silence).items()}
            for serial, log in zip(serials, self.logs, strict=True)
        )

    def note(self) -> None:
        """Tell everybody what became of the game."""
        fit, all = len(self.match.entries), len(self.choices)
        said = AS_BEFORE if fit == all else CUT.format(fit, all) if fit else FRESH
        for audience in self.match.audiences:
            self.logs[-1][audience].append(announced(said))
            self.match.heard[audience] += 1


def without_notes(events: list[EventView]) -> list[EventView]:
    return [event for event in events if not event["text"].startswith(EDITED)]


def announced(said: str) -> EventView:
    return {
        "motion": "announce", "seat": SPECTATOR, "cards": [], "source": "", "target": "",
        "amount": 0, "text": said,
    }  # fmt: skip


async def follow(store: Store, turnstile: Turnstile, stored: Stored) -> Woken | None:
    """The game of a room by its edited rules, stored as it is now. None if there is nothing to
    follow: the game comes from no file, has not begun, or fails before its first choice."""
    record = stored.record
    try:
        game = bestiary.game(record.game)
    except UnknownGame:
        return None
    if not file_of(game.name) or any(seat.brings for seat in stored.seats):
        return None
    try:
        again = PlayedAgain(game, stored)
    except Exception:  # waking it says what is wrong
        return None
    await again.go_on(turnstile)
    same_rules = record.rules == game.version
    told = {serial: LOGS.decode(packed) for serial, packed in await store.told(record.room)}
    if same_rules and again.is_as_told(told):
        return Woken(game, as_it_was(game, stored, told))
    if record.over:  # what was played to its end stays as it was
        return Woken(game)
    again.note()
    match = again.match
    record.rules, record.over = game.version, match.over
    latest = max([0, *(entry.serial for entry in stored.entries)])
    stored.entries, stored.sleep = match.entries, None
    logs = [pack(log) for log in again.logs]
    # Nobody can go back past the note: a snapshot as of now counts it.
    match.ways = []
    await store.replace(record, match.entries, logs, pack_snapshot(match.snapshot()))
    # Whoever comes back has the log of the old game: none of it counts.
    match.cuts.add(latest + 1, dict.fromkeys(match.audiences, 0))
    woken = Woken(game, match)
    woken.kept = match.serial
    return woken


def as_it_was(game: Game[Any], stored: Stored, told: dict[int, Logs]) -> Match:
    """The game of a room to which the edit made no difference."""
    unsigned = [Entry(e.serial, e.seat, e.act, e.id, e.back, "", e.left) for e in stored.entries]
    match = restore(stored.record.match(game), unsigned)
    kept = [told.get(serial, {}) for serial in (0, *(e.serial for e in standing(unsigned)))]
    for audience in match.audiences:
        events = [event for log in kept for event in log.get(audience, [])]
        notes = len(events) - len(without_notes(events))
        match.heard[audience] += notes
        if notes:
            match.ways = []
    return match
