"""The lists: games, options, cards, rules, version."""

import json
import subprocess
from pathlib import Path

import bestiary
from tests.terminal.console import COMMAND, environment, run


def test_version(tmp_path: Path) -> None:
    how = "compiled" if bestiary.compiled() else "interpreted"
    assert run(tmp_path, "--version").out == f"bestiary {bestiary.__version__} ({how})\n"


def test_help_is_the_default(tmp_path: Path) -> None:
    assert "Usage: bestiary" in run(tmp_path, "--help").out
    assert "replay" in run(tmp_path).out


def test_games(tmp_path: Path) -> None:
    lines = run(tmp_path, "games").out.splitlines()
    assert any(line.startswith("creature-wars: Creature Wars. 2 players. ") for line in lines)
    assert any(line.startswith("creature-adventures: ") and "2-4" in line for line in lines)
    listed = json.loads(run(tmp_path, "games", "--json").out)
    most = {game["name"]: (game["fewest"], game["most"]) for game in listed}
    assert (most["creature-wars"], most["creature-adventures"]) == ((2, 2), (2, 4))


def test_options_and_the_defaults_of_an_edition(tmp_path: Path) -> None:
    assert "hp: " in run(tmp_path, "options", "creature-wars").out
    assert "hp: " in run(tmp_path, "games", "creature-wars").out
    for edition in ("first", "second"):
        ran = run(tmp_path, "options", "creature-wars", "--json", "--set", f"edition={edition}")
        options = {option["name"]: option for option in json.loads(ran.out)}
        assert options["edition"]["default"] == edition
        assert options["hp"]["default"] == 30


def test_cards(tmp_path: Path) -> None:
    every = json.loads(run(tmp_path, "cards", "creature-wars", "--json").out)
    assert {"key", "name", "kind", "text"} <= set(every[0])
    some = json.loads(run(tmp_path, "cards", "creature-wars", "--json", "DRAGON").out)
    assert 0 < len(some) < len(every)
    assert "Dragon" in run(tmp_path, "cards", "creature-wars", "dragon").out
    line = "Would you like a creature with that?"
    assert line in run(tmp_path, "cards", "creature-wars", "mcwitch").out
    assert line not in run(tmp_path, "cards", "creature-wars").out  # the whole list stays short
    none = run(tmp_path, "cards", "creature-wars", "zebra")
    assert (none.code, none.out) == (1, "")


def test_rules(tmp_path: Path) -> None:
    rules = bestiary.game("creature-wars").rules()
    assert run(tmp_path, "rules", "creature-wars").out.strip() == rules.strip()
    assert run(tmp_path, "rules", "creature-wars", "--ascii").out.isascii()


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--seats", "random,random", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
