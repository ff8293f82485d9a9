"""Toss as a game of another package, found in this process and in those it starts."""

import os
from pathlib import Path

import pytest

INFO = {
    "METADATA": "Metadata-Version: 2.1\nName: toss\nVersion: 1.0\n",
    "entry_points.txt": "[bestiary.games]\ntoss = toss:GAME\n",
}


@pytest.fixture
def toss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    packages = tmp_path / "packages"
    info = packages / "toss-1.0.dist-info"
    info.mkdir(parents=True)
    for name, text in INFO.items():
        (info / name).write_text(text)
    source = Path(__file__).with_name("toss.py")
    (packages / "toss.py").write_bytes(source.read_bytes())
    monkeypatch.syspath_prepend(packages)
    paths = [str(packages), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    return "toss"
