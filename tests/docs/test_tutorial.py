"""The tutorial builds the example, piece by piece, and what it says about it works."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, TUTORIAL, blocks
from tests.docs.shell import environment, lay_out

EXAMPLE = ROOT / "examples" / "lantern_frogs.py"


def pieces() -> list[str]:
    return [block.text for block in blocks(TUTORIAL, "python") if not block.setting("file")]


def code(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_every_piece_is_in_the_example_in_order() -> None:
    example = EXAMPLE.read_text("utf-8")
    end = 0
    for piece in pieces():
        found = example.find(piece, end)
        assert found >= 0, f"not in {EXAMPLE.name}, or not in this order:\n{piece}"
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
