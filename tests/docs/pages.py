"""The pages, and the fenced blocks in them."""

from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
README: Final = ROOT / "README.md"
FIRST: Final = ROOT / "docs" / "first-game.md"
TUTORIAL: Final = ROOT / "docs" / "tutorial.md"
CONTRIBUTING: Final = ROOT / "CONTRIBUTING.md"
FENCE: Final = "```"


def pages() -> list[Path]:
    """Every document of the project."""
    return [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


class Block(NamedTuple):
    """A fenced block. `start` is the index of its first line in the page."""

    page: Path
    start: int
    info: str  # "console exit=2"
    lines: list[str]

    @property
    def kind(self) -> str:
        return self.info.split()[0] if self.info else ""

    @property
    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)

    def setting(self, key: str) -> str:
        """What stands after `key=` in its first line, or nothing."""
        for word in self.info.split()[1:]:
            name, _, value = word.partition("=")
            if name == key:
                return value
        return ""

    def where(self) -> str:
        return f"{name_of(self.page)}:{self.start + 1}"


def blocks(page: Path, kind: str = "") -> list[Block]:
    """The blocks of a page, in order."""
    found: list[Block] = []
    open_block: Block | None = None
    for i, line in enumerate(page.read_text("utf-8").splitlines()):
        if open_block is None:
            if line.startswith(FENCE):
                open_block = Block(page, i + 1, line.removeprefix(FENCE).strip(), [])
        elif line.startswith(FENCE):
            found.append(open_block)
            open_block = None
        else:
            open_block.lines.append(line)
    assert open_block is None, f"{open_block.where()}: this block is never closed"
    return [block for block in found if kind in ("", block.kind)]


def prose(page: Path) -> str:
    """The page without its blocks."""
    lines = page.read_text("utf-8").splitlines()
    for block in reversed(blocks(page)):
        del lines[block.start - 1 : block.start + len(block.lines) + 1]
    return "\n".join(lines)
