"""Where output goes: a terminal with colours and lines, or plain text for pipes and screen readers.

Everything the terminal prints goes through a ``Screen``, so that ``--plain``, ``--ascii`` and
``NO_COLOR`` are decided once, here.
"""

import os
from collections.abc import Sequence
from typing import Final, TextIO

from rich.box import ASCII2, ROUNDED, Box
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from bestiary.engine.characters import printable, printable_lines
from bestiary.engine.options import is_whole
from bestiary.terminal.draw.words import ascii_only, say

WIDEST: Final = 120
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled away, and home
BLANK_LINES: Final = 60


class Glyphs:
    """The few signs the terminal draws itself, in both alphabets."""

    def __init__(self, ascii: bool) -> None:
        self.full, self.empty = ("#", ".") if ascii else ("█", "░")
        self.back = "[]" if ascii else "▒▒"
        self.first = ">" if ascii else "▸"
        self.dot = "-" if ascii else "·"
        self.across, self.down = ("-", "|") if ascii else ("─", "│")
        self.crossing = "+" if ascii else "┼"
        self.turned = "~" if ascii else "↷"
        self.under = "+" if ascii else "└"
        self.box: Box = ASCII2 if ascii else ROUNDED


class Screen:
    """A place to print to. Anything but a terminal gets plain text, whatever was asked for."""

    def __init__(
        self,
        out: TextIO,
        plain: bool = False,
        ascii: bool = False,
        width: int | None = None,
    ) -> None:
        tty = out.isatty()
        self.out = out
        self.tty = tty
        self.plain = plain or not tty or os.environ.get("TERM") == "dumb"
        self.ascii = ascii or not _writes_unicode(out)
        self.colour = not self.plain and not os.environ.get("NO_COLOR")
        self._width = width
        self.glyphs = Glyphs(self.ascii)
        self.console = Console(
            file=out,
            color_system="auto" if self.colour else None,
            no_color=not self.colour,
            force_terminal=tty and not self.plain,
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
            safe_box=self.ascii,
        )

    @property
    def width(self) -> int:
        """How many columns there are to draw in; a window can change its size at any time."""
        return self._width or min(WIDEST, self._size().columns)

    @property
    def height(self) -> int:
        return self._size().lines

    def _size(self) -> os.terminal_size:
        try:
            there = os.get_terminal_size(self.out.fileno())
        except (OSError, ValueError):
            there = os.terminal_size((0, 0))
        columns = there.columns or _number(os.environ.get("COLUMNS", "")) or 80
        lines = there.lines or _number(os.environ.get("LINES", "")) or 24
        return os.terminal_size((columns, lines))

    def line(self, text: str = "", style: str = "") -> None:
        """One line of text; it is wrapped on a terminal and left whole in plain mode. Control
        characters are removed, whoever wrote it."""
        text = say(printable_lines(text))
        if self.plain:
            self.write(text + "\n")
        else:
            self.show(Text(self.fit(text), style=style))

    def command(self, text: str) -> None:
        """A command to copy: on a line of its own, and never broken."""
        self.write(f"  {printable(text)}\n")

    def show(self, drawing: RenderableType) -> None:
        """A Rich drawing. Plain mode has its own words for things and never comes here."""
        if self.ascii:
            self.write(self.page(drawing))
        else:
            self.console.width = self.width
            self.console.print(drawing)

    def page(self, drawing: RenderableType) -> str:
        """A drawing as text, its colours in it."""
        self.console.width = self.width
        with self.console.capture() as capture:
            self.console.print(drawing)
        return self.fit(capture.get())

    def columns(self, items: Sequence[str]) -> None:
        """Short things side by side."""
        texts = [Text(self.fit(item)) for item in items]
        self.show(Padding(Columns(texts, padding=(0, 3)), (0, 0, 0, 2), expand=False))

    def fit(self, text: str) -> str:
        """``text`` in the characters this screen may use."""
        return ascii_only(text) if self.ascii else text

    def write(self, text: str) -> None:
        self.out.write(self.fit(text))
        self.out.flush()

    def clear(self) -> None:
        """Clear everything, before the keyboard goes to somebody else."""
        self.write(CLEAR if self.tty and not self.plain else "\n" * BLANK_LINES)


def _number(text: str) -> int:
    return max(0, int(text)) if is_whole(text) else 0


def _writes_unicode(out: TextIO) -> bool:
    try:
        "→█─·".encode(out.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
