"""One line that says what would be right, and an exit code; never a traceback."""

from pathlib import Path

import pytest

from bestiary import arena
from bestiary.arena import BadContest, Contest, GameFailed, Run
from tests.terminal.console import run

WRONG = {
    "creature-warts": "no game 'creature-warts'; did you mean 'creature-wars'? (games: ",
    "creature-wars --bots greedy,gredy": (
        "--bots greedy,gredy: no bot 'gredy'; did you mean 'greedy'? (bots: random, novice, "
    ),
    "creature-wars --bots greedy,human": "--bots greedy,human: no bot 'human'",
    "creature-wars --bots greedy": "--bots greedy: Creature Wars has 2 seats, one for each bot",
    "creature-wars --bots greedy,greedy,random": "Creature Wars has 2 seats",
    "creature-wars --bots greedy,": "no bot ''",
    "creature-wars --games 0": "--games 0: play at least 1 game",
    "creature-wars --games -3": "--games -3: play at least 1 game",
    "creature-wars --games many": "'many' is not a valid integer",
    "creature-wars --jobs 0": "--jobs 0: from 1 to 256 processes",
    "creature-wars --jobs 9999": "--jobs 9999: from 1 to 256 processes",
    "creature-wars --seed x": "--seed x: a seed is a whole number from 0 to 2**128-1",
    "creature-wars --set hpp=3": "--set hpp=3: no option 'hpp'; did you mean 'hp'?",
    "creature-wars --set hp=many": "--set hp=many: ",
    "creature-wars --set position=nonsense": "--set position: position, line 1",
    "hiddenzone --decks ember": "--decks ember: name at least two decks",
    "hiddenzone --decks ember,tidee": "--decks tidee: no such file or ready deck; did you mean",
    "hiddenzone --decks ember,ember": "--decks ember,ember: ember is named twice",
    "creature-wars --decks all": "--decks all: you cannot bring a deck to Creature Wars",
    "hiddenzone --decks all --bots greedy,random": "decks are compared with one bot",
    "hiddenzone --decks all --bots gredy": "no bot 'gredy'; did you mean 'greedy'?",
    "hiddenzone --decks ember,tide --set deck.0=grove": "the option deck.0 names a deck as well",
    "hiddenzone --decks all --games 0": "--games 0: play at least 1 game",
    "hiddenzone --decks all --jobs 0": "--jobs 0: from 1 to 256 processes",
}


@pytest.mark.parametrize("words", WRONG)
def test_asked_wrongly(tmp_path: Path, words: str) -> None:
    ran = run(tmp_path, "arena", *words.split())
    assert (ran.out, ran.code) == ("", 2)
    assert ran.err.startswith("bestiary: ")
    assert ran.err.count("\n") == 1
    assert WRONG[words] in ran.err


@pytest.mark.parametrize("jobs", [1, 2, 3])
@pytest.mark.parametrize(
    ("end", "reason"),
    [
        ("raise", "ZeroDivisionError: the coin is gone"),
        ("exit", "SystemExit: 0"),
        (
            "stuck",
            (
                "BrokenState: Toss: after the step 'new_round' nothing is left to do and nobody "
                "is asked: ask somebody, push a step with then(), or end the game with finish()"
            ),
        ),
    ],
)
def test_a_rule_that_raises(tmp_path: Path, toss: str, jobs: int, end: str, reason: str) -> None:
    """The first game that fails is reported, however many are played at once."""
    words = f"--bots random,greedy --games 60 --seed 1 --set end={end} --jobs {jobs}".split()
    ran = run(tmp_path, "arena", toss, *words)
    assert (ran.out, ran.code) == ("", 1)
    failing = first_failing(end)
    command = Contest(toss, ["random", "greedy"], 60, 1, {"end": end}).command(failing)
    assert command.endswith(f"--set end={end}")
    assert ran.err == (
        f"bestiary: game {failing + 1} of 60 failed: {reason}; to see it: {command}\n"
    )


def first_failing(end: str) -> int:
    with pytest.raises(GameFailed) as caught:
        arena.run("toss", ["random", "greedy"], 60, 1, {"end": end})
    return int(str(caught.value).split()[1]) - 1


def test_a_worker_that_dies(tmp_path: Path, toss: str) -> None:
    words = ["--bots", "random,greedy", "--seed", "1", "--set", "end=die", "--jobs", "2"]
    ran = run(tmp_path, "arena", toss, *words)
    assert (ran.out, ran.code) == ("", 1)
    assert ran.err.startswith("bestiary: a worker process died with exit code 3 in game ")
    assert ran.err.count("\n") == 1


def test_in_python() -> None:
    with pytest.raises(BadContest, match="jobs 0"):
        Run(Contest("creature-wars", ["random", "random"], 2, 1)).play(jobs=0)


def test_nothing_moves_where_there_is_no_terminal(tmp_path: Path) -> None:
    ran = run(tmp_path, "arena", "creature-wars", "--bots", "random,random", "--games", "10")
    assert (ran.err, ran.code) == ("", 0)
    assert "\x1b" not in ran.out
    assert "\r" not in ran.out
