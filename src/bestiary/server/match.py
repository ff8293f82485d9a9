"""A game in progress with what a State does not keep: entries, ways back, who was told what.

Nothing here waits or writes. A thing to be done is first *drafted* on a copy, and entered when
it has been stored.
"""

from typing import Any, Final

from bestiary.engine import SPECTATOR, Game, State, bit, undo_refusal
from bestiary.engine.view import EventView, View
from bestiary.server.records import UNDO, WITHDRAW, Entry, RoomRecord, path
from bestiary.server.refusal import Refusal
from bestiary.server.wire import TableNews

DIGEST_EVERY: Final = 8  # entries between two digests
LONGEST_WAY_BACK: Final = 64
CONCEDE: Final = "concede"


class WayBack:
    """The State before an entry, kept while the seat may still return to it."""

    def __init__(self, serial: int, seat: int, before: State[Any]) -> None:
        self.serial = serial
        self.seat = seat
        self.before = before


class Draft:
    """Something about to be done: how the table will be, and what each audience hears of it."""

    def __init__(self, entry: Entry, state: State[Any], ways: list[WayBack]) -> None:
        self.entry = entry
        self.state = state
        self.ways = ways
        self.refusal = ""  # why the latest choice cannot be taken back
        self.logs: dict[int, list[EventView]] = {}
        self.heard: dict[int, int] = {}  # how many events each audience will have been told


class Match:
    """The State, its serial (the number of entries), and what is needed to go on from it."""

    def __init__(self, game: Game, record: RoomRecord) -> None:
        self.game = game
        self.state: State[Any] = game.new(record.seed, record.seats, record.options)
        self.seats = record.seats
        self.audiences = [*range(record.seats), SPECTATOR]
        self.entries: list[Entry] = []
        self.ids: dict[tuple[int, str], int] = {}  # messages already done
        self.ways: list[WayBack] = []
        self.refusal = ""  # why the latest choice cannot be taken back
        self.decided = [0] * record.seats  # the serial since which each seat's decision stands
        self.acted = [0] * record.seats  # the serial of each seat's last entry
        self.heard = self._count_all(self.state)
        # After an undo an audience may hold events that were taken back: from which on, and when.
        self.cuts: list[tuple[int, dict[int, int]]] = []

    @property
    def serial(self) -> int:
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.result() is not None

    # ---- Drafting ---------------------------------------------------------------------------

    def draft_choice(self, seat: int, text: str) -> Draft:
        """A choice, played on a copy. Raises IllegalChoice, or whatever a broken rule raises."""
        return self._with_news(self._chosen(seat, text))

    def draft_withdrawal(self, seat: int) -> Draft:
        return self._with_news(self._withdrawn(seat))

    def draft_undo(self, seat: int) -> Draft:
        """The State before the seat's latest choice, as a new entry."""
        for index in reversed(range(len(self.ways))):
            way = self.ways[index]
            if way.seat == seat:
                entry = Entry(self.serial + 1, seat, UNDO, back=way.serial)
                draft = Draft(entry, way.before, self.ways[:index])
                draft.logs = {audience: [] for audience in self.audiences}
                draft.heard = self._count_all(draft.state)
                return draft
        raise Refusal("no-undo", self._why_no_undo(seat))

    def _why_no_undo(self, seat: int) -> str:
        kept = path(self.entries)
        if not any(entry.seat == seat for entry in kept):
            return "you have not chosen anything yet"
        if self.over:
            return "the game is over"
        if kept[-1].seat != seat:  # why that one stands is its own player's to know
            return "another player has acted since"
        return self.refusal or "there is no way back from here"

    def _chosen(self, seat: int, text: str) -> Draft:
        state = self.state.copy()
        state.play(seat, text)
        refusal = undo_refusal(self.state, state, seat, text)
        ways: list[WayBack] = []
        if not refusal:
            ways = [way for way in self.ways if way.seat == seat]
            ways.append(WayBack(self.serial + 1, seat, self.state))
        draft = Draft(Entry(self.serial + 1, seat, text), state, ways[-LONGEST_WAY_BACK:])
        draft.refusal = refusal
        return draft

    def _withdrawn(self, seat: int) -> Draft:
        state = self.state.copy()
        state.withdraw(seat)
        ways = self.ways.copy()
        for way in reversed(self.ways):  # the sealed answer is no longer there to take back
            if way.seat == seat:
                ways.remove(way)
                break
        return Draft(Entry(self.serial + 1, seat, WITHDRAW), state, ways)

    def _with_news(self, draft: Draft) -> Draft:
        """The draft with what each audience hears of it."""
        entry, state = draft.entry, draft.state
        if entry.serial % DIGEST_EVERY == 0 or state.result() is not None:
            entry.digest = state.digest()
        since = len(self.state.events)
        for audience in self.audiences:
            log = state.log(audience, since)
            draft.logs[audience] = log
            draft.heard[audience] = self.heard[audience] + len(log)
        return draft

    # ---- Entering ---------------------------------------------------------------------------

    def enter(self, draft: Draft) -> None:
        """The draft is what is now."""
        entry, before = draft.entry, self.state
        self.entries.append(entry)
        if entry.id:
            self.ids[entry.seat, entry.id] = entry.serial
        self.acted[entry.seat] = entry.serial
        for seat in range(self.seats):
            if asked(before, seat) is not asked(draft.state, seat):
                self.decided[seat] = entry.serial
        self.state = draft.state
        self.ways = draft.ways
        self.refusal = draft.refusal
        self.heard = draft.heard
        if entry.back:
            self.cuts.append((entry.serial, draft.heard))

    def restore(self, entries: list[Entry]) -> None:
        """Play the stored entries again. Raises ValueError where a digest is another."""
        for entry in path(entries):
            if entry.act == WITHDRAW:
                draft = self._withdrawn(entry.seat)
            else:
                draft = self._chosen(entry.seat, entry.act)
                for way in draft.ways:  # entries taken back leave gaps in the serials
                    if way.before is self.state:
                        way.serial = entry.serial
            if entry.digest and draft.state.digest() != entry.digest:
                raise ValueError(f"entry {entry.serial} does not come out as it was stored")
            draft.entry = entry
            self.enter(draft)
        self.heard = self._count_all(self.state)
        self.entries = entries
        self.ids = {(entry.seat, entry.id): entry.serial for entry in entries if entry.id}
        for entry in entries:
            self.acted[entry.seat] = entry.serial
            if entry.back:
                self.decided = [max(serial, entry.serial) for serial in self.decided]
                self.cuts = [(entry.serial, dict.fromkeys(self.audiences, 0))]

    # ---- Telling ----------------------------------------------------------------------------

    def news(self, draft: Draft, audience: int) -> TableNews:
        """The draft as its audience will be told of it."""
        view = shown(draft.state, audience, draft.logs[audience])
        undo = any(way.seat == audience for way in draft.ways)
        return TableNews(draft.entry.serial, view, draft.heard[audience], undo)

    def log_since(self, audience: int, count: int, at: int) -> list[EventView]:
        """What the audience was told beyond the first ``count`` events it had at serial ``at``."""
        for serial, marks in self.cuts:
            if serial > at:
                count = min(count, marks[audience])
        seen = bit(audience)
        for index, event in enumerate(self.state.events):
            if event.audience & seen:
                if count <= 0:
                    return self.state.log(audience, index)
                count -= 1
        return []

    def opening(self) -> dict[int, list[EventView]]:
        """What each audience was told before the first choice."""
        return {audience: self.state.log(audience) for audience in self.audiences}

    def can_undo(self, seat: int) -> bool:
        return any(way.seat == seat for way in self.ways)

    def _count_all(self, state: State[Any]) -> dict[int, int]:
        return {audience: count_told(state, audience) for audience in self.audiences}

    # ---- Asking -----------------------------------------------------------------------------

    def deciding(self) -> list[int]:
        """The seats whose answer is missing."""
        return [int(ask.seat) for ask in self.state.asks if ask.answer is None]

    def check(self, seat: int, at: int, text: str) -> None:
        """Refuse a choice that is not this seat's to make, or was made for another decision."""
        if self.over:
            raise Refusal("over", "the game is over")
        if text == CONCEDE:
            return
        if at > self.serial:
            raise Refusal("stale", f"the table is at {self.serial}, not yet at {at}")
        if seat not in self.deciding():
            if at < self.decided[seat]:
                raise Refusal("stale", "the table has moved on since")
            raise Refusal("not-yours", "it is not for you to choose now")
        if at < self.decided[seat]:
            raise Refusal("stale", "the table has moved on: you are asked something else now")

    def check_taking_back(self, seat: int, at: int) -> None:
        if self.over:
            raise Refusal("over", "the game is over")
        if at < self.acted[seat] or at > self.serial:
            raise Refusal("stale", "the table has moved on since")


def shown(state: State[Any], audience: int, log: list[EventView]) -> View:
    """What the audience may know, with these events as its log."""
    view = state.view(audience, len(state.events))
    view["log"] = log
    return view


def count_told(state: State[Any], audience: int) -> int:
    mask = bit(audience)
    return sum(1 for event in state.events if event.audience & mask)


def asked(state: State[Any], seat: int) -> object:
    """The question put to a seat; another object where it is another question."""
    for ask in state.asks:
        if ask.seat == seat:
            return ask
    return None
