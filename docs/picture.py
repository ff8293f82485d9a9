"""Makes docs/picture.svg: a real game at the real table, played by a script and drawn by Rich.

    BESTIARY_PURE=1 python docs/picture.py [FILE]

The script types the answers below; what is asked after the last of them is in the picture.
"""

import io
import os
import re
import sys
import tempfile
from pathlib import Path

os.environ["COLORTERM"] = "truecolor"  # what Rich reads when the Screen is made
os.environ["TERM"] = "xterm-256color"
os.environ.pop("NO_COLOR", None)

from rich.text import Text

import bestiary
from bestiary.terminal import Screen, Session
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.prompt.reader import Words
from bestiary.terminal.start import new_match

SEED = "15"
BEFORE = ["1", "1", "1"]  # turns that are played but not shown
SHOWN = ["2", "hint"]  # what is typed in the picture
WIDTH = 92


class Window(io.StringIO):
    """Takes what is printed, and says that it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class Script:
    """A reader that types the answers and keeps the picture when there are no more."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.typed = [*BEFORE, *SHOWN]
        self.svg = ""

    def read(self, prompt: str, words: Words | None = None, who: int = -1) -> str:
        console = self.screen.console
        if len(self.typed) == len(SHOWN):
            console.export_text()  # forget what was printed so far
        answer = self.typed.pop(0) if self.typed else ""
        # The block stands for the cursor.
        console.print(Text.assemble((prompt, "bold"), answer or "█"))
        if not answer:
            self.svg = console.export_svg(title=f"bestiary play --seed {SEED}", unique_id="table")
            raise EOFError
        return answer


def picture() -> str:
    """The picture, as SVG."""
    game = bestiary.game("creature-wars")
    match, sitters = new_match(game, "human,greedy", SEED, ["roster=rulebook"], None)
    screen = Screen(Window(), width=WIDTH)
    screen.console.record = True
    script = Script(screen)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "picture.replay")
        Session(match, sitters, screen, script, Interrupts(), path).run()
    # GitHub lets a picture load nothing, so it comes without Rich's link to a font of the web.
    svg = re.sub(r"@font-face \{[^}]*\}\s*", "", script.svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("picture.svg")
    target.write_text(picture(), encoding="utf-8")
    print(f"wrote {target}")
