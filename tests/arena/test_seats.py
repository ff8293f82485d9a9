"""Neither seat nor cards favour a bot: the bots really swap seats on the same deals."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bestiary import arena
from bestiary.arena import Contest
from bestiary.arena.part import play_game
from tests.terminal.console import COMMAND, environment

TABLES = [
    ["greedy", "random"],
    ["greedy", "random", "random"],
    ["greedy", "random", "random", "random"],
    ["greedy", "greedy", "random", "random"],
]


@pytest.mark.parametrize("bots", TABLES, ids=",".join)
@pytest.mark.parametrize("end", ["seed", "first"])
def test_what_only_the_seed_or_the_seat_decides_is_even(
    toss: str, bots: list[str], end: str
) -> None:
    summary = arena.run(toss, bots, 24, 7, {"end": end})
    for bot in summary.bots:
        assert bot.score == bot.games / len(bots)
        assert bot.low < summary.even < bot.high


def test_the_edge_of_a_seat_is_seen(toss: str) -> None:
    first, second = arena.run(toss, ["greedy", "random"], 40, 7, {"end": "first"}).seats
    assert (first.rate, second.rate) == (1.0, 0.0)
    assert first.low > 0.8
    assert second.high < 0.2


def test_the_games_of_a_deal_begin_alike() -> None:
    contest = Contest("creature-wars", ["greedy", "random"], 8, 1)
    for index in range(0, 8, 2):
        seeds = [contest.game_seed(index), contest.game_seed(index + 1)]
        assert seeds[0] == seeds[1]
        assert contest.sitters(index) == contest.sitters(index + 1)[::-1]


def test_games_at_the_prompt_are_the_same(tmp_path: Path) -> None:
    """The command that a failure prints shows the very game."""
    contest = Contest("creature-wars", ["greedy", "random"], 4, 5, {"hp": 6})
    for index in (0, 1):
        command = contest.command(index).split()[1:]
        done = subprocess.run(
            [*COMMAND, *command, "--json"],
            capture_output=True,
            text=True,
            env=environment(tmp_path),
            check=True,
        )
        events = done.stdout.splitlines()
        _, state = play_game(contest, index)
        assert ast.literal_eval(events[-1]) == {"result": list(state.result() or ())}
        assert sum('"motion":"turn"' in event for event in events) == state.turn


@pytest.mark.slow
def test_greedy_beats_random_in_creature_wars() -> None:
    """Small Empires: a long game would tell no more."""
    jobs = min(2, arena.all_cores())
    options = {"hp": 12, "spells": False}
    summary = arena.run("creature-wars", ["greedy", "random"], 16, 1, options, jobs)
    greedy, random = summary.bots
    assert greedy.low > 0.5
    assert random.high < 0.5


def test_three_jobs_in_a_program_of_its_own(tmp_path: Path) -> None:
    """As the documentation says a program should look."""
    program = tmp_path / "program.py"
    program.write_text(
        "from bestiary import arena\n"
        "if __name__ == '__main__':\n"
        "    summary = arena.run('creature-wars', ['random', 'random'], 12, 1, jobs=3)\n"
        "    print(summary.games)\n"
    )
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, env=os.environ, check=False
    )
    assert (done.stdout, done.stderr) == ("12\n", "")
