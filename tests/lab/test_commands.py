"""The lab's commands, as people type them."""

import json
import re
import resource
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tests.docs.pages import ROOT
from tests.terminal.console import COMMAND, environment, run

QUICK = ["--bots", "random", "--set", "spells=no", "--seed", "1", "--jobs", "1"]
WRONG = {
    "study creature-warts": "no game 'creature-warts'; did you mean 'creature-wars'?",
    "study creature-wars --bots gredy": "no bot 'gredy'; did you mean 'greedy'?",
    "study creature-wars --set hpp=3": "--set hpp=3: no option 'hpp'; did you mean 'hp'?",
    "study creature-wars --games 0": "--games 0: play at least 1 game",
    "study creature-wars --jobs 0": "--jobs 0: from 1 to 256 processes",
    "study creature-wars --seed x": "--seed x: a seed is a whole number",
    "study creature-wars --until 0": "--until 0: a share from 0.05% to 50%, such as 1%",
    "study creature-wars --until lots": "--until lots: a share",
    "study creature-wars --sample -1": "--sample -1: look closely at one deal in 8",
    "study {folder}/nothing.py": "nothing.py: No such file or directory",
    "study {folder}/empty.py": "empty.py: defines no GAME",
    "study {folder}/crash.py": "crash.py: ZeroDivisionError: division by zero",
    "sweep creature-wars": "--set: vary one or two options, such as --set hp=20..60:5",
    "sweep creature-wars --set hp=30": "--set: vary one or two options",
    "sweep creature-wars --set hp=60..20:5": "--set hp=60..20:5: an empty range",
    "sweep creature-wars --set hp=20..60:0": "--set hp=20..60:0: an empty range",
    "sweep creature-wars --set hp=20..20": "one value only; a sweep needs at least two",
    "sweep creature-wars --set hp=5,5": "a list of different values, such as 5,7,9",
    "sweep creature-wars --set hp=5,,7": "a list of different values, such as 5,7,9",
    "sweep creature-wars --set hpp=5,7": "no option 'hpp'; did you mean 'hp'?",
    "sweep creature-wars --set hp=0..5": "hp=0: ",
    "sweep creature-wars --set hp=1..9000": "more than 200 values",
    "sweep creature-wars --set hp=1..50 --set hand=1..5": "250 settings; at most 200",
    "sweep creature-wars --set hp=5,7 --set hp=6": "set to one value and varied as well",
    "sweep creature-wars --set hp=5,7 --measure turn": "no such measure; did you mean 'turns'?",
    "sweep creature-wars --set hp=5,7 --measure turns --until 1%": "measure a win rate too",
    "compare creature-wars": "name what differs, such as: ",
    "compare creature-wars --a hp=3 --b hp=3": "both versions are the same",
    "compare creature-wars --a hpp=3": "no option 'hpp'",
    "skill creature-wars --bots greedy": "a ladder needs at least two different bots",
    "skill creature-wars --bots greedy,greedy": "greedy is named twice",
    "stdy creature-wars": "no command 'stdy'; did you mean 'study'?",
}  # fmt: skip


@pytest.mark.parametrize("words", WRONG)
def test_asked_wrongly(tmp_path: Path, words: str) -> None:
    (tmp_path / "empty.py").write_text("")
    (tmp_path / "crash.py").write_text("1 / 0\n")
    ran = run(tmp_path, "lab", *words.format(folder=tmp_path).split())
    assert ran.out == ""
    assert ran.code == (1 if ".py" in words else 2)
    assert ran.err.startswith("bestiary: ")
    assert ran.err.count("\n") == 1
    assert WRONG[words] in ran.err


def document(folder: Path, *words: str) -> dict[str, Any]:
    ran = run(folder, "lab", *words, "--json")
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_a_study_in_words(tmp_path: Path) -> None:
    ran = run(tmp_path, "lab", "study", "creature-wars", "--games", "30", *QUICK)
    assert ran.code == 0
    assert "30 games, 30 deals. Seed 1." in ran.out
    for word in ("Player 1", "Turns", "Comebacks", "Regretted", "95% intervals", "choose: play"):
        assert word in ran.out


def test_a_study_of_a_game_with_rounds(tmp_path: Path) -> None:
    market, page = str(ROOT / "examples" / "moth_market.py"), tmp_path / "report.html"
    quick = ["--bots", "random", "--games", "4", "--seed", "1", "--jobs", "1"]
    ran = run(tmp_path, "lab", "study", market, *quick, "--report", str(page))
    for words in ("(6.0 to 6.0) rounds; eight", "of their rounds", "Dead rounds", "a round:"):
        assert words in ran.out
    assert "over by round 6; eight in ten take 6 to 6 rounds" in page.read_text("utf-8")
    swept = run(tmp_path, "lab", "sweep", market, "--set", "rounds=3,5", *quick)
    assert "Rounds" in swept.out
    for said in (ran.out, page.read_text("utf-8"), swept.out):
        assert not re.search(r"\bturns?\b", said, re.IGNORECASE)


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    words = ["lab", "study", "creature-wars", "--games", "24", *QUICK[:-2], "--json"]
    one, two = (run(tmp_path, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.code == two.code == 0
    assert one.out == two.out
    other = run(tmp_path, *words, "--jobs", "1", "--seed", "2")
    assert other.out != one.out


def test_a_study_of_a_file(tmp_path: Path) -> None:
    frogs = tmp_path / "frogs.py"
    frogs.write_bytes((ROOT / "examples" / "lantern_frogs.py").read_bytes())
    found = document(
        tmp_path, "study", str(frogs), "--games", "20", "--bots", "random", "--jobs", "2"
    )
    assert found["title"] == "Lantern Frogs"
    assert found["games"] == 20


def test_two_versions_of_a_file(tmp_path: Path) -> None:
    """A pond of half the length: games get shorter, and the lab says so."""
    source = (ROOT / "examples" / "lantern_frogs.py").read_text()
    (tmp_path / "old.py").write_text(source)
    for long, short in (('"Pad", "Spring", "Pad", "Pad", "Lantern"', '"Lantern"'), ("8", "4")):
        assert long in source
        source = source.replace(long, short)
    (tmp_path / "new.py").write_text(source)
    words = ["--bots", "random", "--games", "80", "--seed", "1", "--jobs", "1"]
    found = document(
        tmp_path, "compare", str(tmp_path / "old.py"), str(tmp_path / "new.py"), *words
    )
    turns = next(each for each in found["measures"] if each["name"] == "turns")
    assert turns["difference"]["clear"]
    assert turns["difference"]["high"] < 0
    assert found["names"] == ["old.py", "new.py"]


@pytest.mark.slow
def test_a_comparison_finds_what_changed_and_nothing_else(tmp_path: Path) -> None:
    words = ["compare", "creature-wars", "--a", "hp=12", "--b", "hp=24", "--games", "80", *QUICK]
    found = document(tmp_path, *words)
    by_name = {each["name"]: each["difference"] for each in found["measures"]}
    assert by_name["turns"]["clear"]
    assert by_name["turns"]["low"] > 0
    assert not by_name["player1"]["clear"]
    same = document(tmp_path, "compare", "creature-wars", "--a", "hp=30", "--games", "20", *QUICK)
    assert not any(each["difference"]["clear"] for each in same["measures"])
    assert "Nothing changed" in same["summary"][0]


def test_a_comparison_can_stop_early(toss: str, tmp_path: Path) -> None:
    words = ["compare", toss, "--a", "end=seed", "--b", "end=first", "--bots", "random",
             "--games", "5000", "--until", "20%", "--seed", "1", "--jobs", "1"]  # fmt: skip
    found = document(tmp_path, *words)
    assert 100 <= found["deals"] < 5000
    first = found["measures"][0]["difference"]
    assert first["clear"]
    assert (first["high"] - first["low"]) / 2 <= 0.2
    assert first["low"] <= 0.5 <= first["high"]


@pytest.mark.slow
def test_a_sweep_rises(tmp_path: Path) -> None:
    words = ["--set", "hp=8..24:8", "--measure", "turns,ending:hp", "--games", "40"]
    found = document(tmp_path, "sweep", "creature-wars", *words, *QUICK)
    turns = [point["measures"][0]["value"] for point in found["points"]]
    assert turns == sorted(turns)
    assert found["axes"] == [{"option": "hp", "values": [8, 16, 24]}]
    assert all(point["measures"][0]["difference"]["clear"] for point in found["points"][1:])


def test_a_sweep_looks_closely_if_it_has_to(tmp_path: Path) -> None:
    words = ["--set", "hp=8,12", "--measure", "guessed_ahead,turns", "--games", "60"]
    found = document(tmp_path, "sweep", "creature-wars", *words, *QUICK)
    assert all(point["measures"][0]["value"] is not None for point in found["points"])


def test_a_sweep_of_two_numbers_in_words(tmp_path: Path) -> None:
    words = ["--set", "hp=8,12", "--set", "hand=3..4", "--measure", "first", "--games", "10"]
    ran = run(tmp_path, "lab", "sweep", "creature-wars", *words, *QUICK)
    assert ran.code == 0
    assert "First player's score at hp=12, hand=4:" in ran.out


@pytest.mark.slow
def test_skill_adds_up(tmp_path: Path) -> None:
    words = ["--bots", "random,greedy", "--games", "60", "--set", "spells=no", "--seed", "1"]
    found = document(tmp_path, "skill", "creature-wars", *words, "--jobs", "1")
    (pair,) = found["pairs"]
    assert (pair["stronger"], pair["weaker"]) == ("greedy", "random")
    assert pair["clear"]
    assert pair["wins"]["low"] > 0.5
    assert sum(share["value"] for share in pair["shares"].values()) == pytest.approx(1, abs=0.1)


def test_a_toss_is_all_luck(toss: str, tmp_path: Path) -> None:
    """Who wins a toss is settled by the deal alone: no skill, no seat, no luck after it."""
    words = ["--bots", "random,novice", "--games", "200", "--set", "end=seed", "--seed", "1"]
    found = document(tmp_path, "skill", toss, *words, "--jobs", "1")
    shares = found["pairs"][0]["shares"]
    assert shares["deal"]["value"] > 0.95
    assert shares["strength"]["value"] < 0.02


def test_until_stops_early_at_the_same_game_every_time(toss: str, tmp_path: Path) -> None:
    words = ["study", toss, "--bots", "random", "--games", "20000", "--until", "10%",
             "--set", "end=seed", "--seed", "1"]  # fmt: skip
    one, two = (document(tmp_path, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two
    assert 256 <= one["games"] < 20000
    assert all((seat["high"] - seat["low"]) / 2 <= 0.1 for seat in one["seats"])


def test_a_ladder_stops_early_too(toss: str, tmp_path: Path) -> None:
    words = ["skill", toss, "--bots", "random,novice", "--games", "20000", "--until", "10%",
             "--set", "end=seed", "--seed", "1", "--jobs", "1"]  # fmt: skip
    found = document(tmp_path, *words)
    assert 256 <= found["games"] < 20000
    (pair,) = found["pairs"]
    assert (pair["wins"]["high"] - pair["wins"]["low"]) / 2 <= 0.1
    assert pair["p"] is None  # which would hold only for a number of games fixed beforehand


@pytest.mark.slow
def test_an_interruption_prints_what_there_is_and_keeps_it(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ["lab", "study", "creature-wars", "--games", "1000000", *QUICK, "--save", str(kept)]
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    while not (kept / "games" / "000-000000.parquet").exists():  # written every few seconds
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert " of 1000000 games" in out
    assert "bestiary: interrupted after" in err
    assert "the same command goes on from there" in err
    games = int(err.split(" after ")[1].split()[0])
    assert pyarrow.parquet.read_table(kept / "games").num_rows >= games > 0


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_half_a_document_is_not_called_done(tmp_path: Path, unbuffered: str) -> None:
    """A file that may not grow is like a disk that is nearly full: the first write goes half."""
    words = ["lab", "study", "creature-wars", "--games", "4", *QUICK, "--json"]
    room = 20_000
    with (tmp_path / "out.json").open("wb") as out:
        done = subprocess.run(
            [*COMMAND, *words],
            stdout=out,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(tmp_path, PYTHONUNBUFFERED=unbuffered),
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
            check=False,
        )
    assert (tmp_path / "out.json").stat().st_size <= room
    assert done.returncode == 1
    assert done.stderr == "bestiary: File too large: what was printed is not complete\n"


def test_a_failure_comes_after_the_figures(toss: str, tmp_path: Path) -> None:
    words = ["--games", "20", "--bots", "random", "--seed", "1", "--jobs", "1"]
    ran = run(tmp_path, "lab", "study", toss, *words, "--set", "end=raise")
    assert ran.code == 1
    assert "15 of 20 games" in ran.out
    assert "game 16 of 20 failed: ZeroDivisionError" in ran.err
