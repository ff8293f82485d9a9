"""Compiled rules play the same games as interpreted ones, to the last byte."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.conformance.games import ROOT

GAMES = "5"


def start(pure: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.conformance.worker", GAMES],
        cwd=ROOT,
        env=os.environ | {"BESTIARY_PURE": pure},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(worker: subprocess.Popen[str]) -> dict[str, Any]:
    out, err = worker.communicate(timeout=600)
    assert worker.returncode == 0, err
    found: dict[str, Any] = json.loads(out)
    return found


@pytest.mark.compiled
def test_compiled_and_interpreted_play_the_same() -> None:
    workers = [start("1"), start("")]
    pure, native = [finish(worker) for worker in workers]
    assert not pure["compiled"]
    assert native["compiled"], "nothing is compiled: run `make compile`"
    assert pure["played"].keys() == native["played"].keys()
    for name, game in pure["played"].items():
        for part in game:
            assert native["played"][name][part] == game[part], f"{name}: {part} differ"
