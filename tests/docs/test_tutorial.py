"""The tutorial builds the example, piece by piece, and what it says about it works."""

import subprocess
import sys
from pathlib import Path

import pytest

from bestiary.check.run import Checker
from tests.conformance.games import example
from tests.docs.pages import ROOT, TUTORIAL, blocks
from tests.docs.shell import environment, lay_out

EXAMPLE = ROOT / "examples" / "lantern_frogs.py"
SECOND = ROOT / "docs" / "tutorial-two.md"
RECIPES = ROOT / "docs" / "cookbook.md"
KITCHEN = ROOT / "examples" / "cookbook.py"
MARKET = ROOT / "examples" / "moth_market.py"
MORE_RECIPES = ROOT / "docs" / "cookbook-two.md"
PANTRY = ROOT / "examples" / "pantry.py"


def pieces(page: Path = TUTORIAL) -> list[str]:
    return [block.text for block in blocks(page, "python") if not block.setting("file")]


def code(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("page", "file"),
    [(TUTORIAL, EXAMPLE), (SECOND, MARKET), (RECIPES, KITCHEN), (MORE_RECIPES, PANTRY)],
)
def test_every_piece_is_in_the_example_in_order(page: Path, file: Path) -> None:
    example = file.read_text("utf-8")
    end = 0
    for piece in pieces(page):
        found = example.find(piece, end)
        assert found >= 0, f"not in {file.name}, or not in this order:\n{piece}"
        end = found + len(piece)


def test_the_pieces_are_the_whole_example() -> None:
    assert code("".join(pieces())) == code(EXAMPLE.read_text("utf-8"))


def test_the_example_stays_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 150


def test_its_tests_pass(tmp_path: Path) -> None:
    lay_out(TUTORIAL, tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_lantern_frogs.py"],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout


def test_there_are_thirty_recipes() -> None:
    assert sum(len(pieces(page)) for page in (RECIPES, MORE_RECIPES)) >= 30


@pytest.mark.slow
@pytest.mark.parametrize("file", [KITCHEN, PANTRY], ids=lambda file: str(file.stem))
def test_every_recipe_is_cooked(file: Path) -> None:
    """The check plays each game, finds nothing wrong, and comes to every question."""
    game = example(file)
    assert game is not None
    verdict = Checker(game).run(12, seconds=60)
    assert verdict.flaw is None
    assert not [note for note in verdict.notes if note.startswith("never asked")]


@pytest.mark.slow
def test_it_installs_as_the_tutorial_says(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    (source / EXAMPLE.name).write_bytes(EXAMPLE.read_bytes())
    (project,) = blocks(TUTORIAL, "toml")
    (source / project.setting("file")).write_text(project.text, "utf-8")
    # As `pip install .` does, but into a folder of its own and without the network.
    install = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([sys.executable, "-m", *install, str(target), str(source)], check=True)
    done = subprocess.run(
        [sys.executable, "-c", "import bestiary; print(bestiary.game('lantern-frogs').title)"],
        env=environment(target),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.strip(), done.stderr) == ("Lantern Frogs", "")
