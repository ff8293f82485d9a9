"""Reading what a person types: with completion at a terminal, line by line from a pipe."""

import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.prompt.interrupts import Interrupts

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document


class Words(NamedTuple):
    """What can be completed: at the start of a line, and after some first words."""

    first: list[str]
    after: dict[str, list[str]]

    def fitting(self, typed: str) -> list[str]:
        """The lines that complete what was typed: those that begin so, then those that hold it.

        >>> Words(["Play Lvl.1 Fire Giant {4}", "Giant"], {}).fitting("gi")
        ['Giant', 'Play Lvl.1 Fire Giant {4}']
        """
        word, space, _ = typed.partition(" ")
        lines = self.first
        if space and word.casefold() in self.after:
            lines = [f"{word} {name}" for name in self.after[word.casefold()]]
        low = typed.casefold()
        starting = [line for line in lines if line.casefold().startswith(low)]
        if not starting and space and word.casefold() in self.after:
            low = low.partition(" ")[2]
        holding = [line for line in lines if low in line.casefold()]
        return list(dict.fromkeys(starting + holding))


class Reader(Protocol):
    """Gives one line at a time; EOFError when there are no more, KeyboardInterrupt for Ctrl-C.

    ``who`` keeps what different people typed apart: nobody can scroll through another's answers.
    """

    def read(self, prompt: str, words: Words | None = None, who: int = -1) -> str: ...


class LineReader:
    """Plain lines from standard input. What came through a pipe is echoed, so that the output
    reads like the game it was."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a pipe can hold anything

    def read(self, prompt: str, words: Words | None = None, who: int = -1) -> str:
        self.screen.write(prompt)
        line = sys.stdin.readline()
        if not line:
            self.screen.write("\n")
            raise EOFError
        line = line.rstrip("\n")
        if not sys.stdin.isatty():
            self.screen.line(line)
        return line


class PromptReader:
    """A prompt with history and completion (Tab)."""

    def __init__(self, screen: Screen, interrupts: Interrupts) -> None:
        self.screen = screen
        self.interrupts = interrupts
        self._sessions: dict[int, PromptSession[str]] = {}

    def read(self, prompt: str, words: Words | None = None, who: int = -1) -> str:
        from prompt_toolkit.formatted_text import FormattedText

        style = "bold" if self.screen.colour else ""
        session = self._session(who)

        def leave_if_interrupted() -> None:
            app = session.app
            if self.interrupts.pending and app.is_running and not app.is_done:
                app.exit(exception=KeyboardInterrupt)

        def wake_up() -> None:  # called by a signal handler, wherever the event loop is
            loop = session.app.loop
            if loop is not None and not loop.is_closed():
                loop.call_soon_threadsafe(leave_if_interrupted)

        with self.interrupts.held(wake_up):
            return session.prompt(
                FormattedText([(style, self.screen.fit(prompt))]),
                completer=_completer(words or Words([], {})),
                complete_while_typing=False,
                reserve_space_for_menu=0,
                handle_sigint=False,  # ours does, and more signals than this one
                pre_run=leave_if_interrupted,  # the signal may have come before the loop ran
            )

    def _session(self, who: int) -> "PromptSession[str]":
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output import create_output
        from prompt_toolkit.shortcuts import CompleteStyle

        if who not in self._sessions:
            self._sessions[who] = PromptSession(
                output=create_output(stdout=self.screen.out),
                complete_style=CompleteStyle.READLINE_LIKE,
            )
        return self._sessions[who]


def _completer(words: Words) -> "Completer":
    from prompt_toolkit.completion import Completer, Completion

    class WholeLine(Completer):
        def get_completions(
            self, document: "Document", complete_event: "CompleteEvent"
        ) -> "Iterable[Completion]":
            typed = document.text_before_cursor.lstrip()
            for line in words.fitting(typed):
                yield Completion(line, start_position=-len(typed))

    return WholeLine()


def make_reader(screen: Screen, interrupts: Interrupts) -> Reader:
    """The reader that suits where we are."""
    if sys.stdin.isatty() and screen.tty and not screen.plain:
        return PromptReader(screen, interrupts)
    return LineReader(screen)
