"""Every command a page shows prints what the page says, and every `>>>` answers as shown."""

import difflib
import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from _pytest.mark import ParameterSet

from tests.docs.pages import FIRST, README, ROOT, blocks, name_of, pages, prose
from tests.docs.shell import ASKED, environment, lay_out, sessions

REFRESH: Final = "BESTIARY_PURE=1 .venv/bin/python -m tests.docs.refresh"
CARD: Final = re.compile(r"`(Lvl\.[^`]+)`")
DOCTEST: Final = """
import doctest, sys
failed, _ = doctest.testfile(sys.argv[1], module_relative=False, encoding="utf-8")
sys.exit(failed > 0)
"""

RUN: Final = [page for page in pages() if blocks(page, "console") or blocks(page, "pycon")]
LONG: Final = ("docs/arena.md", "docs/lab.md", "docs/review.md")  # play hundreds of games


def marked(page: Path) -> ParameterSet:
    slow = [pytest.mark.slow] if name_of(page) in LONG else []
    return pytest.param(page, id=name_of(page), marks=slow)


@pytest.mark.parametrize("page", [marked(page) for page in RUN])
def test_the_output_is_as_shown(page: Path, tmp_path: Path) -> None:
    lay_out(page, tmp_path)
    for session in sessions(page):
        for shown, now in zip(session.shown, session.run(tmp_path), strict=True):
            if shown.lines != now:
                diff = difflib.unified_diff(shown.lines, now, "shown", "printed", lineterm="")
                pytest.fail(
                    f"{name_of(page)}, line {shown.start + 1}: $ {session.command}\n"
                    f"prints something else now. If that is right: {REFRESH}\n" + "\n".join(diff),
                    pytrace=False,
                )
    examples = tmp_path / "examples.txt"  # after the commands: they may use their files
    examples.write_text("\n".join(block.text for block in blocks(page, "pycon")), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", DOCTEST, str(examples)],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{name_of(page)}\n{done.stdout}{done.stderr}"


def test_every_command_is_one(tmp_path: Path) -> None:
    """What is only mentioned exists too."""
    lay_out(README, tmp_path)
    help_text = subprocess.run(
        [str(tmp_path / "bin" / "bestiary"), "--help"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for page in pages():
        text = page.read_text("utf-8")
        for command in re.findall(r"`bestiary ([a-z]+)\b", text):
            assert f"  {command} " in help_text, f"{name_of(page)}: bestiary {command}"
        for target in re.findall(r"^make ([a-z]+)|`make ([a-z]+)", text, re.MULTILINE):
            assert "".join(target) in targets, f"{name_of(page)}: make {''.join(target)}"


def test_the_first_game_is_won() -> None:
    """The page promises a first win, and speaks of the cards that are there."""
    first = next(session for session in sessions(FIRST) if "first.replay" in session.command)
    shown = [line for shown in first.shown for line in shown.lines]
    assert "You win!" in shown, "choose other cards, or another seed"
    assert sum(bool(ASKED.match(line)) for line in shown) >= 3
    for card in CARD.findall(prose(FIRST)):
        assert any(card in line for line in shown), f"it speaks of {card}, which is not there"


def test_the_prompts_of_the_examples_are_doctests() -> None:
    for page in RUN:
        for block in blocks(page, "pycon"):
            assert doctest.DocTestParser().get_examples(block.text), block.where()
