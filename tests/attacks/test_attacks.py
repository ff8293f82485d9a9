"""A sample of each attack; `make soak` runs them whole."""

from pathlib import Path

import pytest

from tests.attacks.disk import full_disk
from tests.attacks.suite import ATTACKS, Attack, second_server

SAMPLE = 0.06  # of the size and the time
PATIENCE = 10.0  # seconds: other tests run beside this one; the soak is stricter


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_others_play_on(attack: Attack, tmp_path: Path) -> None:
    attack.run(tmp_path / "server", SAMPLE, PATIENCE)


@pytest.mark.slow
def test_a_second_server_on_one_folder_is_turned_away(tmp_path: Path) -> None:
    second_server(tmp_path / "server")


@pytest.mark.slow
def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    full_disk(tmp_path / "server")
