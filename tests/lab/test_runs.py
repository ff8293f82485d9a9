"""The same bytes at any number of workers, after any interruption; nothing is lost on the way."""

import errno
import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from bestiary.arena import GameFailed
from bestiary.lab import folder as folder_module
from bestiary.lab.experiment import BadExperiment, Experiment, Variant
from bestiary.lab.folder import FolderTrouble, LabFolder
from bestiary.lab.run import LabRun
from tests.docs.pages import ROOT
from tests.lab.played import random_games


def experiment(games: int = 70, seed: int = 1) -> Experiment:
    variants = [
        Variant(f"hp={hp}", "creature-wars", ["random", "novice"], {"hp": hp, "spells": False})
        for hp in (4, 8)
    ]
    return Experiment(variants, games, seed, sample=2)


def play(path: Path, jobs: int = 1, stop: int = 0, games: int = 70) -> int:
    """Play into a folder, and stop after so many games if asked; how many rows there were."""
    asked = experiment(games)
    run = LabRun(asked, LabFolder(path, asked))
    rows = run.rows(jobs)
    count = 0
    for _, chunk in rows:
        count += chunk.count
        if stop and count >= stop:
            break
    rows.close()
    return count


def digest(path: Path) -> dict[str, str]:
    files = sorted(file for file in path.rglob("*") if file.is_file())
    return {str(f.relative_to(path)): sha256(f.read_bytes()).hexdigest() for f in files}


@pytest.mark.slow
def test_the_files_are_the_same_bytes_at_any_number_of_workers(tmp_path: Path) -> None:
    for jobs in (1, 2, 3):
        play(tmp_path / str(jobs), jobs)
    assert digest(tmp_path / "1") == digest(tmp_path / "2") == digest(tmp_path / "3")


@pytest.mark.parametrize("stop", [2, 40, 90])
def test_the_files_are_the_same_bytes_after_an_interruption(tmp_path: Path, stop: int) -> None:
    play(tmp_path / "whole")
    kept = play(tmp_path / "parts", stop=stop)
    assert 0 < kept < 140
    asked = experiment()
    assert sum(LabFolder(tmp_path / "parts", asked).kept.values()) == kept
    assert play(tmp_path / "parts") == 140  # the stored rows come again, then the new ones
    assert digest(tmp_path / "whole") == digest(tmp_path / "parts")


def test_a_stored_experiment_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path)

    def refuse(*asked: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("bestiary.lab.run.play_chunk", refuse)
    assert play(tmp_path) == 140


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    play(tmp_path / "grown", games=20)
    play(tmp_path / "grown", games=70)
    play(tmp_path / "whole", games=70)
    assert digest(tmp_path / "grown") == digest(tmp_path / "whole")


def test_another_experiment_is_refused(tmp_path: Path) -> None:
    play(tmp_path, games=10)
    with pytest.raises(BadExperiment, match="holds another experiment \\(another seed\\)"):
        LabFolder(tmp_path, experiment(10, seed=2))


@pytest.mark.parametrize("damage", [b"", b"PAR1 but no more", None])
@pytest.mark.parametrize("table", ["games", "turns", "cards", "choices"])
def test_a_broken_file_is_named_and_only_its_games_are_played_again(
    tmp_path: Path, table: str, damage: bytes | None
) -> None:
    play(tmp_path)
    whole = digest(tmp_path)
    file = tmp_path / table / "001-000000.parquet"
    data = file.read_bytes()
    if damage is None:  # one bit in the middle, which only reading it all can find
        middle = len(data) // 2
        damage = data[:middle] + bytes([data[middle] ^ 0xFF]) * 40 + data[middle + 40 :]
    file.write_bytes(damage)
    with pytest.raises(FolderTrouble, match=f"{table}/001-000000.parquet: a broken chunk file"):
        play(tmp_path)
    file.unlink()
    play(tmp_path)
    assert digest(tmp_path) == whole


def test_a_full_disk_costs_nothing_that_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path, stop=40)
    before = digest(tmp_path)
    real = folder_module.write

    def full(path: Path, data: bytes) -> None:
        if path.suffix == ".parquet":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(path, data)

    monkeypatch.setattr(folder_module, "write", full)
    with pytest.raises(FolderTrouble, match=r"No space left on device; \d+ games are kept"):
        play(tmp_path)
    assert digest(tmp_path) == before
    monkeypatch.undo()
    assert play(tmp_path) == 140


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    folder_module.write(file, b"old")
    (tmp_path / "a.parquet.new").mkdir()  # in the way
    with pytest.raises(OSError):
        folder_module.write(file, b"new")
    assert file.read_bytes() == b"old"


def test_a_game_that_fails_keeps_what_came_before(toss: str, tmp_path: Path) -> None:
    asked = random_games(toss, 20, end="raise")
    run = LabRun(asked, LabFolder(tmp_path, asked))
    with pytest.raises(GameFailed, match="game 16 of 20 failed: ZeroDivisionError"):
        list(run.rows())
    assert LabFolder(tmp_path, asked).kept == {(0, 0): 15}


def test_pandas_and_others_find_the_documented_columns(tmp_path: Path) -> None:
    from pyarrow import parquet

    from bestiary.lab.columns import TABLES

    play(tmp_path)
    for name, columns in TABLES.items():
        found = parquet.read_table(tmp_path / name)
        assert found.column_names == [column.name for column in columns]
        assert set(found["variant"].to_pylist()) == {"hp=4", "hp=8"}
    assert parquet.read_table(tmp_path / "games").num_rows == 140


@pytest.mark.slow
def test_memory_is_flat_in_the_number_of_games(tmp_path: Path) -> None:
    """Ten times the games need hardly more memory. Measured in processes of their own."""
    program = """
import resource, sys
from tests.docs.pages import ROOT
from tests.lab.played import random_games, studied
asked = random_games("creature-wars", int(sys.argv[1]), turn_limit=3, spells=False)
studied(asked)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""

    def peak(games: int) -> int:
        done = subprocess.run(
            [sys.executable, "-c", program, str(games)], capture_output=True, text=True, check=True
        )
        return int(done.stdout)

    small, large = peak(1000), peak(6000)
    assert large < small * 1.1


def test_without_pyarrow_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadExperiment, match=r"pip install 'bestiary\[lab\]'"):
        LabFolder(tmp_path, experiment())


def test_what_was_asked_is_written_down(tmp_path: Path) -> None:
    asked = experiment()
    LabFolder(tmp_path, asked)
    assert json.loads((tmp_path / "experiment.json").read_text()) == asked.to_json()


def test_the_page_has_the_columns_as_they_are() -> None:
    from bestiary.lab.columns import TABLES
    from bestiary.lab.measures import MEASURES

    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    for columns in TABLES.values():
        rows = [f"| `{column.name}` | {column.kind} | {column.text} |" for column in columns]
        assert "\n".join(rows) in page
    for measure in MEASURES:
        assert f"`{measure.name}`" in page


def test_many_variants_have_smaller_files(tmp_path: Path) -> None:
    """What is not written yet is held in memory for every variant."""
    variants = [Variant(f"hp={hp}", "creature-wars", ["random"] * 2, {"hp": hp}) for hp in
                range(1, 101)]  # fmt: skip
    asked = Experiment(variants, 1000, 1, sample=0)
    kept = LabFolder(tmp_path, asked)
    assert kept.deals == 64
    assert kept.deals % asked.block == 0
    assert LabFolder(tmp_path / "one", random_games("creature-wars", 10)).deals == 4096


def test_an_edited_game_file_is_another_experiment(tmp_path: Path) -> None:
    from bestiary.lab import source

    file = tmp_path / "frogs.py"
    file.write_bytes((ROOT / "examples" / "lantern_frogs.py").read_bytes())
    LabFolder(tmp_path / "kept", random_games(str(file), 10))
    file.write_text(file.read_text() + "# edited\n")
    source._files.clear()
    with pytest.raises(BadExperiment, match="holds another experiment"):
        LabFolder(tmp_path / "kept", random_games(str(file), 10))
