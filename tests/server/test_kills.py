"""A few kills under load; `python -m tests.server.kills` does a hundred."""

import asyncio
from pathlib import Path

import pytest

from tests.server.kills import kill_again_and_again
from tests.server.running import Running


@pytest.mark.slow
def test_no_acknowledged_choice_is_lost(folder: Path) -> None:
    with Running(folder) as server:
        pledged = asyncio.run(kill_again_and_again(server, kills=4, rooms=6, seed=1))
    assert pledged > 20, "there was no load"
