"""On a real Ray cluster of two nodes, one of which is killed midway: the same bytes as at home.

Needs Ray (``pip install 'bestiary[ray]'``: some 300 MB), so ``make cluster`` installs it and runs
this, and ``make test`` does if it is there. What does not need Ray is tested anyhow.
"""

from pathlib import Path

import pytest

import bestiary
from bestiary.lab.cluster import ray_workers
from bestiary.lab.cluster.ray_workers import ChunkTask, play_task
from bestiary.lab.columns import Chunk
from bestiary.lab.run import LabRun
from tests.lab.cluster import HAS_RAY, lose_a_worker, small
from tests.terminal.console import run


@pytest.mark.slow
@pytest.mark.skipif(not HAS_RAY, reason="needs Ray: make cluster")
def test_a_worker_is_killed_in_the_middle() -> None:
    lose_a_worker(2000)


def test_a_task_plays_what_home_plays() -> None:
    experiment = small(20)
    versions = (bestiary.__version__, experiment.game.version)
    seconds, found = play_task(experiment.plain(), ChunkTask(range(5, 9), versions))
    assert seconds > 0
    home = Chunk()
    for _, chunk in LabRun(small(20)).rows():
        home.extend(chunk)
    assert isinstance(found, Chunk)
    assert found.tables == home.part(range(5, 9)).tables


def test_a_machine_with_another_version_says_so() -> None:
    experiment = small(20)
    _, found = play_task(
        experiment.plain(), ChunkTask(range(1), ("0.0.1", experiment.game.version))
    )
    assert isinstance(found, str)
    assert bestiary.__version__ in found


def test_asking_wrongly_gets_one_line(tmp_path: Path) -> None:
    ran = run(tmp_path, "lab", "study", "creature-wars", "--on", "moon")
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert "--on moon: write 'ray', or 'ray://HOST:PORT'" in ran.err


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed here")
def test_without_ray_it_says_what_to_install(tmp_path: Path) -> None:
    ran = run(tmp_path, "lab", "study", "creature-wars", "--on", "ray")
    assert (ran.code, len(ran.err.splitlines())) == (2, 1)
    assert ray_workers.INSTALL in ran.err
