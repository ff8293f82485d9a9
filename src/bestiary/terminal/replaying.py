"""Watching a game again, choice by choice, from any seat."""

from typing import Any, Final

from bestiary.engine import EVERYTHING, SPECTATOR, Game, Replay, State
from bestiary.engine.view import View
from bestiary.terminal import showing
from bestiary.terminal.reader import Reader, Words
from bestiary.terminal.screen import Screen
from bestiary.terminal.stream import EventStream
from bestiary.terminal.trouble import AskedWrongly

KEYS: Final = (
    ("Enter or n", "the next choice"),
    ("p", "the choice before"),
    ("t", "the next turn"),
    ("g N", "go to choice N (0 is the start)"),
    ("s SEAT", "sit elsewhere: 0, 1, ..., all or spectator"),
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
    if word.isascii() and word.isdecimal() and int(word) < seats:
        return int(word)
    numbers = ", ".join(str(seat) for seat in range(seats))
    raise AskedWrongly(f"--as {text}: nobody sits there; take one of {numbers}, all, spectator")


class Playback:
    """A replay unrolled: every state of the game, to go back and forth in."""

    def __init__(self, game: Game, replay: Replay, audience: int, screen: Screen) -> None:
        self.states: list[State[Any]] = [state.copy() for state in replay.states(game)]
        self.sitters = replay.notes.get("seats", "").split(",")
        self.audience = audience
        self.screen = screen
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def dump(self, stream: EventStream) -> None:
        """All events as JSON."""
        stream.events(self.states[-1])
        stream.result(self.states[-1])

    def tell_all(self) -> None:
        """The whole log and the result, for somebody who cannot press keys."""
        view = self._view(self.last, since=0)
        showing.show_log(view["log"], view, self.screen)
        self._say_end(view)

    def step_through(self, reader: Reader) -> None:
        """Let a person leaf through the game."""
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
        elif key in ("g", "go") and argument.isascii() and argument.isdecimal():
            self._go(int(argument))
        elif key in ("s", "seat"):
            self._sit(argument)
        elif key in ("l", "log"):
            view = self._view(self.at, since=0)
            showing.show_log(view["log"], view, self.screen)
        else:
            for name, meaning in KEYS:
                self.screen.line(f"  {name:<10}  {meaning}")

    def _sit(self, argument: str) -> None:
        try:
            self.audience = parse_audience(argument, self.states[0].seats)
        except AskedWrongly as wrong:
            self.screen.line(str(wrong).replace("--as", "s"))
            return
        self._show(self.at)

    def _next_turn(self) -> int:
        turn = self.states[self.at].turn
        later = (i for i in range(self.at, len(self.states)) if self.states[i].turn > turn)
        return next(later, self.last if self.at < self.last else self.last + 1)

    def _go(self, index: int) -> None:
        if index < 0:
            self.screen.line("This is the start.")
        elif index > self.last:
            ended = self.states[-1].result() is not None
            where = "The end is" if ended else "It was played until"
            self.screen.line(f"{where} choice {self.last}.")
        else:
            since = len(self.states[self.at].events) if index > self.at else None
            self.at = index
            self._show(index, since)

    def _show(self, index: int, since: int | None = None) -> None:
        """The table after some choices, under what happened since an event."""
        if since is None:
            since = len(self.states[index - 1].events) if index else 0
        view = self._view(index, since)
        showing.show_log(view["log"], view, self.screen)
        showing.show_table(view, self.sitters, self.screen)
        if index == self.last:
            self._say_end(view)

    def _view(self, index: int, since: int) -> View:
        view = self.states[index].view(self.audience, since)
        view["decision"] = None  # nobody is asked any more
        return showing.fit_view(view, self.screen)

    def _say_end(self, view: View) -> None:
        self.screen.line()
        if view["result"] is None:
            self.screen.line("It was played so far.", style="bold")
        else:
            self.screen.line(showing.say_result(view, self.sitters), style="bold")
