"""A room in the browser: a game, its seats, and the lines of the page to it.

As on a server, every change is drafted on a copy, stored, and only then entered and told.
"""

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, Protocol

import bestiary
from bestiary import bots
from bestiary.engine import Game, IllegalChoice, Rng, UnknownGame, seat_name
from bestiary.offline import news
from bestiary.offline.browser_bots import BrowserBots
from bestiary.offline.kept import Keeper, Kept, NotKept
from bestiary.play import Draft, Entry, Match, PlayError, restore
from bestiary.play.room.company import only_person
from bestiary.play.room.terms import terms

HINT_SECONDS: Final = 1.5  # to think about a hint


class Audience(Protocol):
    """A line of the page to a room, from a seat."""

    seat: int

    def send(self, message: news.Message) -> None: ...

    def drop(self) -> None:
        """Have the page connect again: the room is not what it was."""


class LocalRoom:
    def __init__(self, kept: Kept, store: Keeper) -> None:
        self.kept = kept
        self.store = store
        self.game = found_game(kept.game)
        self.match: Match | None = None
        self.listeners: set[Audience] = set()
        self.asked_rematch: set[int] = set()
        self.faults: dict[int, str] = {}  # what the bots did that sat there before
        self.paused = ""
        self.lost = False  # out of step with what is stored: must be loaded again
        self.lock = asyncio.Lock()
        self.opponents = BrowserBots(self)
        self.terms = terms(self.current_game(), kept.options)
        game = self.current_game()
        if game is not None and not self.is_waiting():
            self.match = restore(self.dealt(game), kept.entries)

    # ---- State ------------------------------------------------------------------------------

    @property
    def serial(self) -> int:
        return len(self.kept.entries)

    @property
    def over(self) -> bool:
        return self.match.over if self.match is not None else self.kept.over

    def current_game(self) -> Game[Any] | None:
        """The game, if its rules are still those the room was made with."""
        game = self.game
        return game if game is not None and game.version == self.kept.rules else None

    def is_waiting(self) -> bool:
        """Whether a deck is still missing."""
        return self.current_game() is not None and any(seat.brings for seat in self.kept.seats)

    def waiting(self) -> list[int]:
        """The seats that must choose now, or bring a deck."""
        if self.is_waiting():
            return [number for number, seat in enumerate(self.kept.seats) if seat.brings]
        return [] if self.match is None or self.over else self.match.state.waiting()

    def dealt(self, game: Game[Any]) -> Match:
        kept = self.kept
        match = Match(game, kept.seed, len(kept.seats), kept.options)
        match.lenient_to = only_person(seat.who == "bot" for seat in kept.seats)
        return match

    def names(self) -> list[str]:
        return [seat.name or seat_name(number) for number, seat in enumerate(self.kept.seats)]

    def playable(self) -> Match:
        if self.lost:
            raise PlayError("not-stored", "the room is being reloaded; connect again")
        if self.match is None:
            if self.is_waiting():
                raise PlayError("not-begun", "the game starts when everybody has brought a deck")
            raise PlayError("old-rules", "this game was played under older rules and is read-only")
        return self.match

    def seat_of(self, secret: str) -> int:
        """The seat that belongs to a secret; -1 for the host's, who has none."""
        for number, seat in enumerate(self.kept.seats):
            if secret and secret == seat.secret:
                return number
        if secret and secret == self.kept.host:
            return -1
        raise PlayError("bad-secret", "this secret does not belong to this room")

    # ---- Doing things -----------------------------------------------------------------------

    async def choose(self, seat: int, id: str, at: int, text: str) -> int:
        def draft(match: Match) -> Draft:
            match.check(seat, at, text)
            return match.draft_choice(seat, text)

        return await self._do(seat, id, draft)

    async def take_back(self, seat: int, id: str, at: int, act: str) -> int:
        """Withdraw a sealed answer, or undo the latest choice."""

        def draft(match: Match) -> Draft:
            match.check_taking_back(seat, at)
            return match.draft_undo(seat) if act == "undo" else match.draft_withdrawal(seat)

        return await self._do(seat, id, draft)

    async def _do(self, seat: int, id: str, draft: Callable[[Match], Draft]) -> int:
        if seat < 0:
            raise PlayError("not-yours", "spectators cannot make choices")
        async with self.lock:
            match = self.playable()
            if (seat, id) in match.ids:
                return match.ids[seat, id]
            drafted = self.tried(lambda: draft(match))
            drafted.entry.id = id
            await self.commit(match, drafted)
            return drafted.entry.serial

    async def play(self, seat: int, text: str, since: int) -> None:
        """Make a bot's choice, unless the table has moved on while it was thinking."""
        async with self.lock:
            match = self.playable()
            if match.decided[seat] == since and seat in match.deciding():
                await self.commit(match, self.tried(lambda: match.draft_choice(seat, text)))

    def tried(self, work: Callable[[], Draft]) -> Draft:
        """The result of some work on the match. If a rule fails, the room is paused and nothing
        has happened."""
        if self.paused:
            raise PlayError("paused", f"the room is paused (incident {self.paused})")
        try:
            return work()
        except IllegalChoice as wrong:
            raise PlayError("illegal", str(wrong)) from None
        except PlayError:
            raise
        except Exception as fault:
            raise self.pause(fault) from None

    def pause(self, fault: Exception) -> PlayError:
        self.paused = secrets.token_hex(4)
        print(f"incident {self.paused}: {type(fault).__name__}")  # for the browser's console
        self.tell_room()
        reason = f"a rule of the game failed; the room is paused (incident {self.paused})"
        return PlayError("paused", reason)

    async def commit(self, match: Match, draft: Draft) -> None:
        """Keep, enter, tell. Runs under the lock."""
        told = {one: news.of_table(draft, one.seat) for one in self.listeners}
        self.kept.over = draft.state.result() is not None
        await self.keep(draft.entry)
        match.enter(draft)
        for listener, message in told.items():
            listener.send(message)
        if self.kept.over:
            self.tell_room()
        self.opponents.go_on()

    async def keep(self, entry: Entry | None = None) -> None:
        """Keep the room, with one more entry if there is one. If it cannot be stored, it must be
        loaded again: we no longer know what the store has."""
        kept = self.kept
        if entry is not None:
            kept.entries = [*kept.entries, entry]
        kept.version += 1
        try:
            await self.store.save(kept.room, kept.to_text(), kept.version)
        except NotKept as why:
            self.lost = True
            for listener in list(self.listeners):
                listener.drop()
            raise PlayError("not-stored", f"this could not be stored: {why}") from None

    async def hint(self, seat: int, at: int) -> tuple[str, str]:
        """What a bot would choose here and why, judging by what the seat can see."""
        match = self.playable()
        if seat < 0:
            raise PlayError("not-yours", "spectators get no hints")
        match.check(seat, at, "")
        rng = Rng(bots.thinking_seed(self.kept.seed, seat, match.serial))
        until = monotonic() + HINT_SECONDS
        advice = bots.Adviser(rng, names=self.names()).advise(
            bots.Sight(match.state, seat, with_log=False), lambda: monotonic() > until
        )
        return advice.choice, advice.words

    async def bring(self, number: int, deck: str) -> None:
        """Bring a seat's deck; "" stands for a random ready-made one. The last one starts the
        game."""
        async with self.lock:
            game, seat = self.current_game(), self.kept.seats[number]
            if game is None or not seat.brings:
                raise PlayError(
                    "no-deck-wanted", f"the game does not wait for seat {number}'s deck"
                )
            decks = game.decks()
            faults = decks.faults(deck) if decks is not None and deck else []
            if faults:
                raise PlayError("bad-deck", "; ".join(faults))
            if deck:
                self.kept.options = {**self.kept.options, f"deck.{number}": deck}
            seat.brings = False
            await self.keep()
            if not self.is_waiting():
                self.match = self.dealt(game)
                for listener in self.listeners:
                    listener.send(news.of_opening(self, listener.seat))
                self.opponents.go_on()
        self.tell_room()

    # ---- Telling ----------------------------------------------------------------------------

    def greet(self, listener: Audience, since: int, at: int) -> None:
        self.listeners.add(listener)
        listener.send(news.welcome(self, listener.seat, since, at))
        self.opponents.go_on()

    def tell_room(self) -> None:
        message = {"type": "room", "room": news.room_view(self)}
        for listener in list(self.listeners):
            listener.send(message)


def found_game(name: str) -> Game[Any] | None:
    try:
        return bestiary.game(name)
    except UnknownGame:
        return None
