"""A game in progress with what a State does not keep: entries, ways back, how much was told.

Nothing here waits or writes. A thing to be done is first *drafted* on a copy, and entered when
it has been stored. What was told is in the store and not kept here: only how much it was.
"""

from collections.abc import Iterator
from typing import Any, Final

from bestiary.engine import SPECTATOR, Game, State, bit, undo_refusal
from bestiary.engine.view import EventView, View
from bestiary.server.store.records import UNDO, WITHDRAW, Entry, RoomRecord, Snapshot, path
from bestiary.server.wire.messages import TableNews
from bestiary.server.wire.refusal import Refusal

DIGEST_EVERY: Final = 8  # entries between two digests
LONGEST_WAY_BACK: Final = 64
MOST_TAKEN_BACK: Final = 1000  # choices and sealed answers in one game
CONCEDE: Final = "concede"


class WayBack:
    """The State before an entry, kept while the seat may still return to it."""

    def __init__(self, serial: int, seat: int, match: "Match") -> None:
        self.serial = serial
        self.seat = seat
        self.before = match.state
        self.heard = match.heard
        self.decided = match.decided.copy()


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

    def __init__(self, game: Game, record: RoomRecord, snapshot: Snapshot | None = None) -> None:
        """At its beginning, or as it was kept. Raises ValueError where the snapshot is of other
        rules or does not come out as it was."""
        self.game = game
        self.kept = snapshot  # until it is restored
        self.state: State[Any] = (
            game.new(record.seed, record.seats, record.options)
            if snapshot is None
            else state_of(game, snapshot)
        )
        self.seats = record.seats
        self.audiences = [*range(record.seats), SPECTATOR]
        self.entries: list[Entry] = []
        self.ids: dict[tuple[int, str], int] = {}  # messages already done
        self.ways: list[WayBack] = []
        self.refusal = ""  # why the latest choice cannot be taken back
        self.taken_back = 0  # so often
        self.acted = [0] * record.seats  # the serial of each seat's last entry
        self.decided = [0] * record.seats  # the serial since which each seat's decision stands
        self.heard = {audience: count_told(self.state, audience) for audience in self.audiences}
        if snapshot is not None:
            self.decided = snapshot.decided.copy()
            self.heard = {audience: snapshot.heard[audience] for audience in self.audiences}
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
        return self._with_news(self._chosen(self.serial + 1, seat, text))

    def draft_withdrawal(self, seat: int) -> Draft:
        return self._with_news(self._withdrawn(self.serial + 1, seat))

    def draft_undo(self, seat: int) -> Draft:
        """The State before the seat's latest choice, as a new entry."""
        for index in reversed(range(len(self.ways))):
            way = self.ways[index]
            if way.seat == seat:
                entry = Entry(self.serial + 1, seat, UNDO, back=way.serial)
                draft = Draft(entry, way.before, self.ways[:index])
                draft.logs = {audience: [] for audience in self.audiences}
                draft.heard = way.heard
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

    def _chosen(self, serial: int, seat: int, text: str) -> Draft:
        state = self.state.copy()
        state.play(seat, text)
        refusal = undo_refusal(self.state, state, seat, text)
        ways: list[WayBack] = []
        if not refusal:
            ways = [way for way in self.ways if way.seat == seat]
            ways.append(WayBack(serial, seat, self))
        draft = Draft(Entry(serial, seat, text), state, ways[-LONGEST_WAY_BACK:])
        draft.refusal = refusal
        return self._counted(draft)

    def _withdrawn(self, serial: int, seat: int) -> Draft:
        state = self.state.copy()
        state.withdraw(seat)
        ways = self.ways.copy()
        for way in reversed(self.ways):  # the sealed answer is no longer there to take back
            if way.seat == seat:
                ways.remove(way)
                break
        return self._counted(Draft(Entry(serial, seat, WITHDRAW), state, ways))

    def _counted(self, draft: Draft) -> Draft:
        """The draft with how much each audience will have been told."""
        since = len(self.state.events)
        draft.heard = {
            audience: told + count_told(draft.state, audience, since)
            for audience, told in self.heard.items()
        }
        return draft

    def _with_news(self, draft: Draft) -> Draft:
        """The draft with what each audience hears of it."""
        entry, state = draft.entry, draft.state
        if entry.serial % DIGEST_EVERY == 0 or state.result() is not None:
            entry.digest = state.digest()
        since = len(self.state.events)
        draft.logs = {audience: state.log(audience, since) for audience in self.audiences}
        state.events = []
        return draft

    # ---- Entering ---------------------------------------------------------------------------

    def enter(self, draft: Draft) -> None:
        """The draft is what is now."""
        entry = draft.entry
        self._follow(draft)
        self.entries.append(entry)
        self._remember(entry)
        if entry.back:  # older cuts that leave nobody less than this one say nothing more
            marks = draft.heard
            older = [cut for cut in self.cuts if any(cut[1][a] < n for a, n in marks.items())]
            self.cuts = [*older, (entry.serial, marks)]

    def _follow(self, draft: Draft) -> None:
        entry, before = draft.entry, self.state
        for seat in range(self.seats):
            if seat == entry.seat or asked(before, seat) is not asked(draft.state, seat):
                self.decided[seat] = entry.serial
        self.state = draft.state
        self.ways = draft.ways
        self.refusal = draft.refusal
        self.heard = draft.heard

    def _remember(self, entry: Entry) -> None:
        if entry.id:
            self.ids[entry.seat, entry.id] = entry.serial
        self.acted[entry.seat] = entry.serial
        self.taken_back += entry.back > 0 or entry.act == WITHDRAW

    # ---- Keeping and restoring --------------------------------------------------------------

    @property
    def settled(self) -> int:
        """The serial behind which nobody can go back any more."""
        return self.ways[0].serial - 1 if self.ways else self.serial

    def snapshot(self) -> Snapshot:
        """The game as of the settled serial: whoever goes on from there has the same ways back."""
        state, heard, decided = self.state, self.heard, self.decided
        if self.ways:
            first = self.ways[0]
            state, heard, decided = first.before, first.heard, first.decided
        version, digest = self.game.version, state.digest()
        return Snapshot(self.settled, version, digest, heard, decided.copy(), state.to_json())

    def restore(self, entries: list[Entry]) -> None:
        """Play the stored entries again, those after the snapshot if it began with one. Raises
        ValueError where a digest is another."""
        for _ in self.restoring(entries):
            pass

    def restoring(self, entries: list[Entry]) -> Iterator[None]:
        """The same, in so many steps."""
        start = self._checked_start(entries)
        self.kept = None
        for entry in path(entries[start:]):
            if entry.act == WITHDRAW:
                draft = self._withdrawn(entry.serial, entry.seat)
            else:
                draft = self._chosen(entry.serial, entry.seat, entry.act)
            if entry.digest and draft.state.digest() != entry.digest:
                raise ValueError(f"entry {entry.serial} does not come out as it was stored")
            draft.state.events = []
            self._follow(draft)
            yield
        self.entries = entries
        for entry in entries:
            self._remember(entry)
            if entry.back:
                if entry.serial > start:
                    self.decided = [max(serial, entry.serial) for serial in self.decided]
                self.cuts = [(entry.serial, dict.fromkeys(self.audiences, 0))]

    def _checked_start(self, entries: list[Entry]) -> int:
        """How many entries the snapshot stands for."""
        if self.kept is None:
            return 0
        start = self.kept.serial
        if start > len(entries) or any(0 < entry.back <= start for entry in entries[start:]):
            raise ValueError("the snapshot is not of this game")
        if start and entries[start - 1].digest not in ("", self.kept.digest):
            raise ValueError(f"the snapshot after entry {start} is of another game")
        return start

    # ---- Telling ----------------------------------------------------------------------------

    def news(self, draft: Draft, audience: int) -> TableNews:
        """The draft as its audience will be told of it."""
        view = shown(draft.state, audience, draft.logs[audience])
        undo = any(way.seat == audience for way in draft.ways)
        return TableNews(draft.entry.serial, view, draft.heard[audience], undo)

    def has(self, audience: int, count: int, at: int) -> int:
        """How many of its events an audience has that had ``count`` at serial ``at``: what was
        taken back since does not count."""
        for serial, marks in self.cuts:
            if serial > at:
                count = min(count, marks[audience])
        return min(count, self.heard[audience])

    def is_unbroken(self, at: int) -> bool:
        """Whether nothing was taken back since that serial."""
        return not self.cuts or self.cuts[-1][0] <= at

    def opening(self) -> dict[int, list[EventView]]:
        """What each audience was told before the first choice; to be asked before that."""
        return {audience: self.state.log(audience) for audience in self.audiences}

    def can_undo(self, seat: int) -> bool:
        return any(way.seat == seat for way in self.ways)

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
        if self.taken_back >= MOST_TAKEN_BACK:
            raise Refusal("no-undo", "too much has been taken back in this game")
        if at < self.acted[seat] or at > self.serial:
            raise Refusal("stale", "the table has moved on since")


def shown(state: State[Any], audience: int, log: list[EventView]) -> View:
    """What the audience may know, with these events as its log."""
    view = state.view(audience, len(state.events))
    view["log"] = log
    return view


def state_of(game: Game, snapshot: Snapshot) -> State[Any]:
    """The State of a snapshot, compared with its digest."""
    if snapshot.rules != game.version:
        raise ValueError(f"the snapshot is of rules {snapshot.rules}")
    state: State[Any] = game.state.from_json(snapshot.state)
    if state.digest() != snapshot.digest:
        raise ValueError("the snapshot does not come out as it was kept")
    state.recording = True
    return state


def count_told(state: State[Any], audience: int, since: int = 0) -> int:
    mask = bit(audience)
    return sum(1 for event in state.events[since:] if event.audience & mask)


def asked(state: State[Any], seat: int) -> object:
    """The question put to a seat; another object where it is another question."""
    for ask in state.asks:
        if ask.seat == seat:
            return ask
    return None
