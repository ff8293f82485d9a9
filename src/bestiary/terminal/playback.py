"""Watching a game again, choice by choice, from any seat."""

from typing import Any, Final

from bestiary.engine import EVERYTHING, SPECTATOR, Game, State
from bestiary.engine.characters import quoted
from bestiary.engine.options import is_whole
from bestiary.engine.view import View
from bestiary.play import Replay
from bestiary.terminal.draw import show
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.prompt.reader import Reader, Words
from bestiary.terminal.stream import EventStream
from bestiary.terminal.trouble import UsageError

MOST_KEPT: Final = 64  # states of a game
KEYS: Final = (
    ("Enter or n", "the next choice"),
    ("p", "the choice before"),
    ("t", "the next turn"),
    ("g N", "go to choice N (0 is the start)"),
    ("s SEAT", "change seats: 0, 1, ..., all or spectator"),
    ("l", "the log so far"),
    ("q", "leave"),
)


def parse_audience(text: str, seats: int) -> int:
    """``0``, ``1``, ``all`` or ``spectator`` as an audience."""
    word = text.strip().casefold()
    if word == "all":
        return EVERYTHING
    if word == "spectator":
        return SPECTATOR
    if is_whole(word) and 0 <= int(word) < seats:
        return int(word)
    numbers = ", ".join(str(seat) for seat in range(seats))
    shown = quoted(text)
    raise UsageError(f"--as {shown}: no such seat; choose from {numbers}, all, spectator")


class Playback:
    """A replay unrolled, to go back and forth in. Only some of its states are kept, however long
    the game was; the others are played again from the one before."""

    def __init__(self, game: Game[Any], replay: Replay, audience: int, screen: Screen) -> None:
        self.replay = replay
        self.apart = 1 + len(replay.choices) // MOST_KEPT
        self.kept: list[State[Any]] = []
        self.turns: list[int] = []
        self.told: list[int] = []  # how many events there were after each choice
        for number, state in enumerate(replay.states(game)):
            if number % self.apart == 0:
                self.kept.append(state.copy())
            self.turns.append(state.turn)
            self.told.append(state.moment())
            self.end: State[Any] = state
        self.seats = replay.seats
        self.sitters = replay.notes.get("seats", "").split(",")
        self.audience = audience
        self.screen = screen
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.turns) - 1

    def state(self, index: int) -> State[Any]:
        """The state after this many choices."""
        if index == self.last:
            return self.end
        state = self.kept[index // self.apart].copy()
        for number in range(index - index % self.apart, index):
            self.replay.step(state, number)
        return state

    def dump(self, stream: EventStream) -> None:
        """All events as JSON."""
        stream.events(self.end)
        stream.result(self.end)

    def tell_all(self) -> None:
        """The whole log and the result, if there is no terminal to press keys at."""
        view = self._view(self.last, since=0)
        show.show_log(view["log"], view, self.screen)
        self._say_end(view)

    def step_through(self, reader: Reader) -> None:
        """Let a person step through the game."""
        self._show(0)
        self.screen.line("Enter: next choice. Also: p, t, g N, s SEAT, q; ? explains.", style="dim")
        while True:
            try:
                self.screen.line()
                typed = reader.read(f"{self.at}/{self.last} > ", Words([], {})).split()
            except (EOFError, KeyboardInterrupt):
                return
            key, argument = (typed[0].casefold() if typed else "n"), " ".join(typed[1:])
            if key in ("q", "quit", "exit"):
                return
            self._press(key, argument)

    def _press(self, key: str, argument: str) -> None:
        if key in ("n", "next"):
            self._go(self.at + 1)
        elif key in ("p", "previous"):
            self._go(self.at - 1)
        elif key in ("t", "turn"):
            self._go(self._next_turn())
        elif key in ("g", "go") and is_whole(argument):
            self._go(int(argument))
        elif key in ("s", "seat"):
            self._sit(argument)
        elif key in ("l", "log"):
            view = self._view(self.at, since=0)
            show.show_log(view["log"], view, self.screen)
        else:
            for name, meaning in KEYS:
                self.screen.line(f"  {name:<10}  {meaning}")

    def _sit(self, argument: str) -> None:
        try:
            self.audience = parse_audience(argument, self.seats)
        except UsageError as wrong:
            self.screen.line(str(wrong).replace("--as", "s"))
            return
        self._show(self.at)

    def _next_turn(self) -> int:
        turn = self.turns[self.at]
        later = (i for i in range(self.at, len(self.turns)) if self.turns[i] > turn)
        return next(later, self.last if self.at < self.last else self.last + 1)

    def _go(self, index: int) -> None:
        if index < 0:
            self.screen.line("This is the start.")
        elif index > self.last:
            ended = self.end.result() is not None
            where = "The end is" if ended else "The game was left at"
            self.screen.line(f"{where} choice {self.last}.")
        else:
            since = self.told[self.at] if index > self.at else None
            self.at = index
            self._show(index, since)

    def _show(self, index: int, since: int | None = None) -> None:
        """The table after some choices, under what happened since an event."""
        if since is None:
            since = self.told[index - 1] if index else 0
        view = self._view(index, since)
        show.show_log(view["log"], view, self.screen)
        show.show_table(view, self.sitters, self.screen)
        if index == self.last:
            self._say_end(view)

    def _view(self, index: int, since: int) -> View:
        view = self.state(index).view(self.audience, since)
        view["decision"] = None  # nobody is asked any more
        return show.fit_view(view, self.screen)

    def _say_end(self, view: View) -> None:
        self.screen.line()
        if view["result"] is None:
            self.screen.line("The game was left here.", style="bold")
        else:
            self.screen.line(show.say_result(view, self.sitters), style="bold")
