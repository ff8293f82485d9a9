"""The same seed gives the same numbers: byte for byte, with any bots and in any chunks."""

import json
import subprocess
from pathlib import Path

import pytest

import bestiary
from bestiary import arena
from bestiary.arena import Contest, Run
from bestiary.engine import Value
from tests.terminal.console import COMMAND, environment, run

pytestmark = pytest.mark.slow  # whole processes, again and again

CREATURES = ("creature-wars", ["random", "random"], 30, 11, {"hp": 9})
SHORT: dict[str, Value] = {"hp": 4, "spells": False}


def printed(played: Run) -> str:
    return json.dumps(played.summary().to_json())


@pytest.mark.parametrize("jobs", [1, 2, 3])
@pytest.mark.parametrize("part", [0, 1, 7, 1000])
def test_processes_and_portions_change_nothing(jobs: int, part: int) -> None:
    expected = json.dumps(arena.run(*CREATURES).to_json())
    played = Run(Contest(*CREATURES))
    played.play(jobs, part)
    assert printed(played) == expected


@pytest.mark.parametrize("jobs", [2, 3])
def test_bots_that_think_and_change_seats(jobs: int) -> None:
    asked = ("creature-wars", ["greedy", "random"], 6, 2, SHORT)
    assert arena.run(*asked, jobs=jobs).to_json() == arena.run(*asked).to_json()


@pytest.mark.parametrize("bots", [["novice", "apprentice"], ["adept", "master"]])
def test_every_level_plays_the_same_in_any_number_of_processes(bots: list[str]) -> None:
    asked = ("creature-wars", bots, 4, 2, SHORT)
    alone = arena.run(*asked).to_json()
    assert all(arena.run(*asked, jobs=jobs).to_json() == alone for jobs in (2, 3))


@pytest.mark.parametrize("how", ["--json", "--plain"])
def test_the_command_prints_the_same(tmp_path: Path, how: str) -> None:
    words = ["arena", "creature-wars", "--bots", "random,random", "--games", "16", "--seed", "3"]
    ran = [run(tmp_path, *words, how, "--jobs", jobs) for jobs in ("1", "2", "3")]
    assert ran[0].code == 0
    assert ran[0].out
    assert {one.out for one in ran} == {ran[0].out}


def test_parts_are_told_in_order_and_in_whole_deals() -> None:
    told: list[int] = []
    played = Run(Contest("creature-wars", ["greedy", "random"], 9, 2, SHORT))
    played.play(jobs=3, part=3, told=told.append)
    assert told == [4, 8, 10]


def test_what_there_is_after_an_interruption_is_a_smaller_contest() -> None:
    played = Run(Contest(*CREATURES))

    def interrupt(games: int) -> None:
        if games == 24:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played.play(jobs=2, part=4, told=interrupt)
    game, bots, _, seed, options = CREATURES
    fewer = arena.run(game, bots, 24, seed, options)
    partial = played.summary().to_json()
    assert (partial["games"], partial["of"]) == (24, 30)
    for key in ("seats", "endings", "turns", "decisions", "seat_decisions"):
        assert partial[key] == fewer.to_json()[key]


@pytest.mark.compiled
def test_compiled_rules_give_the_same(tmp_path: Path) -> None:
    assert bestiary.compiled()
    words = ["arena", "creature-wars", "--bots", "greedy,random", "--games", "6", "--seed", "3"]
    texts = []
    for pure in ("", "1"):
        env = {**environment(tmp_path), "BESTIARY_PURE": pure}
        command = [*COMMAND, *words, "--json"]
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=True)
        texts.append(done.stdout)
    assert texts[0] == texts[1]
