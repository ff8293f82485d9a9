"""The picture of the first game is of the game as it is."""

import html
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT
from tests.docs.test_commands import REFRESH

PICTURE = ROOT / "docs" / "picture.svg"


def words(file: Path) -> list[str]:
    """What can be read in it; how it is drawn is Rich's business."""
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", file.read_text("utf-8"))
    return [line for text in texts if (line := html.unescape(text).replace("\xa0", " ").strip())]


def test_the_picture_can_be_remade(tmp_path: Path) -> None:
    again = tmp_path / "picture.svg"
    command = [sys.executable, str(ROOT / "docs" / "picture.py"), str(again)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert words(again) == words(PICTURE), f"the picture is of an older game: {REFRESH}"


def test_the_picture_loads_nothing_from_elsewhere() -> None:
    assert re.findall(r"url\(\"?http|href=\"http", PICTURE.read_text("utf-8")) == []
