"""A match: a game being played, with everything its State does not keep.

That is the entries so far, the ways back, and how many events each audience has been told. Nothing
here waits or writes. A server first *drafts* a change on a copy of the State, stores the draft's
entry and what it tells each audience, and then enters the draft. Callers that store nothing make
changes at once: `choose`, `withdraw`, `undo`.
"""

from collections.abc import Mapping
from typing import Any, Final

from bestiary.engine import SPECTATOR, Game, State, Value
from bestiary.engine.view import EventView
from bestiary.engine.view.show import PublicCards
from bestiary.play.cuts import Cuts
from bestiary.play.draft import Draft, WayBack, count_told
from bestiary.play.entry import CONCEDE, UNDO, WITHDRAW, Entry, standing
from bestiary.play.errors import PlayError
from bestiary.play.replay import Replay
from bestiary.play.snapshot import Snapshot
from bestiary.play.undo import undo_refusal

DIGEST_EVERY: Final = 8  # entries, in a match that is stored
LONGEST_WAY_BACK: Final = 64
LONGEST_WAY_BACK_AMONG_BOTS: Final = 16  # these reach over the bots' choices too
MOST_TAKEN_BACK: Final = 1000  # choices and sealed answers in one game


class Match:
    """A game, its seats, and everything done so far.

    ``replay`` always holds the choices that stand. A match is ``stored`` if somebody else keeps its
    log and the digests of its States. Otherwise the State keeps all its events and the replay the
    digests, as a saved game needs them.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        seats: int,
        options: Mapping[str, Value],
        snapshot: Snapshot | None = None,
        stored: bool = False,
    ) -> None:
        """A new game, or one to be restored from a snapshot. Raises ValueError if the snapshot is
        of other rules or damaged."""
        self.game = game
        self.restores_from = snapshot  # until the entries after it are restored
        self.stored = stored
        self.state: State[Any] = (
            game.new(seed, seats, options) if snapshot is None else snapshot.load(game)
        )
        self.replay = Replay.of(game, seats, seed, options)
        self.seats = seats
        self.audiences = [*range(seats), SPECTATOR]
        self.entries: list[Entry] = []
        self.ids: dict[tuple[int, str], int] = {}  # messages already acted on, with their serials
        self.ways: list[WayBack] = []
        self.refusal = ""  # why the latest choice cannot be taken back
        self.taken_back = 0  # how often
        self.acted = [0] * seats  # the serial of each seat's latest entry
        self.decided = [0] * seats  # the serial since which each seat's decision has been open
        self.heard = {audience: count_told(self.state, audience) for audience in self.audiences}
        if snapshot is not None:
            self.decided = snapshot.decided.copy()
            self.heard = {audience: snapshot.heard[audience] for audience in self.audiences}
        self.cuts = Cuts()
        self.public = PublicCards()
        # The only person, who may take back whatever they like, as often as they like; or -1.
        # Among people nobody may: they would have seen what they should not know.
        self.lenient_to = -1

    @property
    def serial(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.result() is not None

    # ---- At once ----------------------------------------------------------------------------

    def choose(self, seat: int, text: str) -> Draft:
        """Make a choice. If the rules refuse it or anything fails, nothing has changed."""
        return self.enter(self.draft_choice(seat, text))

    def withdraw(self, seat: int) -> Draft:
        """Take back a sealed answer while others are missing; IllegalChoice if there is none."""
        return self.enter(self.draft_withdrawal(seat))

    def undo(self, seat: int) -> Draft:
        """Take back the seat's latest choice; a PlayError says why it cannot be."""
        return self.enter(self.draft_undo(seat))

    # ---- Drafting ---------------------------------------------------------------------------

    def draft_choice(self, seat: int, text: str) -> Draft:
        """A choice, played on a copy. Raises IllegalChoice, or whatever a broken rule raises."""
        return self._with_news(self._chosen(Entry(self.serial + 1, seat, text)))

    def draft_withdrawal(self, seat: int) -> Draft:
        """A sealed answer taken back. Raises IllegalChoice if there is none."""
        return self._with_news(self._withdrawn(Entry(self.serial + 1, seat, WITHDRAW)))

    def draft_undo(self, seat: int) -> Draft:
        """The State before the seat's latest choice, as a new entry."""
        for index in reversed(range(len(self.ways))):
            way = self.ways[index]
            if way.seat == seat:
                entry = Entry(self.serial + 1, seat, UNDO, back=way.serial)
                draft = Draft(entry, way.before, self.ways[:index], way.heard, self.public)
                draft.logs = {audience: [] for audience in self.audiences}
                draft.choices = way.choices
                return draft
        raise PlayError("no-undo", self._why_no_undo(seat))

    def _why_no_undo(self, seat: int) -> str:
        choices = self.replay.choices
        if not any(chooser == seat for chooser, _ in choices):
            return "you have not chosen anything yet"
        if self.over:
            return "the game is over"
        if choices[-1][0] != seat:  # why that one stands is only for its own player to know
            return "another player has acted since"
        return self.refusal or "there is no way back from here"

    def rehearse(self, entry: Entry) -> Draft:
        """An entry that is not an undo, played on a copy, without what each audience is told."""
        return self._withdrawn(entry) if entry.act == WITHDRAW else self._chosen(entry)

    def _chosen(self, entry: Entry) -> Draft:
        seat, text = entry.seat, entry.act
        state = self.state.copy()
        state.play(seat, text)
        if self.lenient_to >= 0:
            return self._draft(entry, state, self._ways_among_bots(entry, state))
        refusal = undo_refusal(self.state, state, seat, text)
        ways = [] if refusal else self._ways_with_one_more(entry.serial, seat)
        return self._draft(entry, state, ways, refusal)

    def _ways_among_bots(self, entry: Entry, state: State[Any]) -> list[WayBack]:
        if state.result() is not None:
            return []
        if entry.seat != self.lenient_to:
            return self.ways
        ways = self._ways_with_one_more(entry.serial, entry.seat)
        return ways[-LONGEST_WAY_BACK_AMONG_BOTS:]

    def _withdrawn(self, entry: Entry) -> Draft:
        state = self.state.copy()
        state.withdraw(entry.seat)
        return self._draft(entry, state, self._ways_without_sealed_answer(entry.seat))

    def _draft(
        self, entry: Entry, state: State[Any], ways: list[WayBack], refusal: str = ""
    ) -> Draft:
        since = self.state.moment()
        heard = {
            audience: told + count_told(state, audience, since)
            for audience, told in self.heard.items()
        }
        return Draft(entry, state, ways, heard, self.public, refusal)

    def _ways_with_one_more(self, serial: int, seat: int) -> list[WayBack]:
        own = [way for way in self.ways if way.seat == seat]
        choices = len(self.replay.choices)
        own.append(WayBack(serial, seat, self.state, choices, self.heard, self.decided.copy()))
        return own[-LONGEST_WAY_BACK:]

    def _ways_without_sealed_answer(self, seat: int) -> list[WayBack]:
        """Only the seat's own ways back: another's undo would seal the withdrawn answer again."""
        return [way for way in self.ways if way.seat == seat][:-1]

    def _with_news(self, draft: Draft) -> Draft:
        """The draft with what each audience is told of it."""
        state, since = draft.state, self.state.moment()
        draft.logs = {audience: state.log(audience, since) for audience in self.audiences}
        if self.stored:
            if draft.entry.serial % DIGEST_EVERY == 0 or state.result() is not None:
                draft.entry.digest = state.digest()
            state.events = []
        return draft

    # ---- Entering ---------------------------------------------------------------------------

    def enter(self, draft: Draft) -> Draft:
        """Make the draft the current State."""
        entry = draft.entry
        if entry.back:
            self.replay.cut(draft.choices)
            self.cuts.add(entry.serial, draft.heard)
        else:
            self.replay.add(entry.seat, entry.act, None if self.stored else draft.state)
        self.follow(draft)
        self.entries.append(entry)
        self.remember(entry)
        return draft

    def follow(self, draft: Draft) -> None:
        """Continue from the draft's State."""
        entry, before = draft.entry, self.state
        for seat in range(self.seats):
            if seat == entry.seat or asked(before, seat) is not asked(draft.state, seat):
                self.decided[seat] = entry.serial
        self.state = draft.state
        self.ways = draft.ways
        self.refusal = draft.refusal
        self.heard = draft.heard

    def remember(self, entry: Entry) -> None:
        """Count an entry."""
        if entry.id:
            self.ids[entry.seat, entry.id] = entry.serial
        self.acted[entry.seat] = entry.serial
        self.taken_back += entry.back > 0 or entry.act == WITHDRAW

    # ---- Keeping ----------------------------------------------------------------------------

    @property
    def settled(self) -> int:
        """The serial that nobody can go back past any more."""
        return self.ways[0].serial - 1 if self.ways else self.serial

    @property
    def settled_state(self) -> State[Any]:
        """The latest State that nobody can take back any more."""
        return self.ways[0].before if self.ways else self.state

    def snapshot(self) -> Snapshot:
        """The game as of the settled serial: restored from there, it has the same ways back."""
        state, heard, decided = self.settled_state, self.heard, self.decided
        if self.ways:
            heard, decided = self.ways[0].heard, self.ways[0].decided
        version, digest = self.game.version, state.digest()
        return Snapshot(self.settled, version, digest, heard, decided.copy(), dict(state.to_json()))

    def replay_until(self, serial: int) -> Replay:
        """The replay as it stood after that entry, without digests."""
        own = self.replay
        replay = Replay.of(self.game, own.seats, own.seed, own.options)
        for entry in standing(self.entries, serial):
            replay.add(entry.seat, entry.act)
        return replay

    # ---- Telling ----------------------------------------------------------------------------

    def opening(self) -> dict[int, list[EventView]]:
        """What each audience was told before the first choice. Call it before that choice."""
        return {audience: self.state.log(audience) for audience in self.audiences}

    def held(self, audience: int, count: int, at: int) -> int:
        """How many events an audience that had ``count`` at serial ``at`` still has, without those
        taken back since."""
        return min(self.cuts.held(audience, count, at), self.heard[audience])

    def can_undo(self, seat: int) -> bool:
        return any(way.seat == seat for way in self.ways)

    # ---- Asking -----------------------------------------------------------------------------

    def deciding(self) -> list[int]:
        """The seats whose answer is missing."""
        return [int(ask.seat) for ask in self.state.asks if ask.answer is None]

    def check(self, seat: int, at: int, text: str) -> None:
        """Refuse a choice that is not this seat's to make, or was made for another decision."""
        if self.over:
            raise PlayError("over", "the game is over")
        if text == CONCEDE:
            return
        if at > self.serial:
            raise PlayError("stale", f"the table is at {self.serial}, not yet at {at}")
        if seat not in self.deciding():
            if at < self.decided[seat]:
                raise PlayError("stale", "the table has moved on since")
            raise PlayError("not-yours", "it is not for you to choose now")
        if at < self.decided[seat]:
            raise PlayError("stale", "the table has moved on: you are asked something else now")

    def check_taking_back(self, seat: int, at: int) -> None:
        """Refuse an undo or a withdrawal that was meant for another moment, or one too many."""
        if self.over:
            raise PlayError("over", "the game is over")
        if self.taken_back >= MOST_TAKEN_BACK:
            raise PlayError("no-undo", "too much has been taken back in this game")
        if at < self.acted[seat] or at > self.serial:
            raise PlayError("stale", "the table has moved on since")


def asked(state: State[Any], seat: int) -> object:
    """The question put to a seat; a different object if it is a different question."""
    for ask in state.asks:
        if ask.seat == seat:
            return ask
    return None
