"""A gauntlet: which pairs play, that they play as in the arena, and what is printed."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bestiary
from bestiary import arena, bots
from bestiary.arena import BadContest, Gauntlet, GauntletRun
from bestiary.engine import Value
from tests.bots.programs import FAULTS, write_class, write_program
from tests.terminal.console import Ran, run

GAME = "creature-wars"
SHORT: dict[str, Value] = {"hp": 4, "spells": False}
WORDS = ("--set", "hp=4", "--set", "spells=no", "--seed", "5")


class Line(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float
    trials: int


class BotLine(Line):
    rating: float | None
    rating_low: float | None
    rating_high: float | None


class PairLine(Line):
    bots: tuple[str, str]
    seed: int


class TimeLine(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    choices: int
    milliseconds: float


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    bots: list[str]
    games: int
    seed: int
    options: dict[str, int | bool | str]
    pairs: str


class GauntletDocument(msgspec.Struct, forbid_unknown_fields=True):
    gauntlet: int
    bestiary: str
    game: str
    rules: int
    settings: Asked
    games: int
    of: int
    reference: str
    bots: list[BotLine]
    pairs: list[PairLine]
    times: list[TimeLine] | None = None


def gauntlet(folder: Path, *words: str) -> Ran:
    return run(folder, "gauntlet", GAME, *WORDS, *words)


def pairs_of(**asked: Any) -> list[list[str]]:
    return [contest.bots for contest in Gauntlet(GAME, seed=1, **asked).pairs]


def test_each_plays_every_other() -> None:
    levels = [level.name for level in bots.LEVELS]
    found = {frozenset(pair) for pair in pairs_of()}
    assert found == {frozenset((one, other)) for one in levels for other in levels if one != other}
    assert len(pairs_of()) == len(levels) * (len(levels) - 1) // 2


def test_or_only_the_one_before_it() -> None:
    names = ["random", "novice", "greedy"]
    assert pairs_of(bots=names, adjacent=True) == [["novice", "random"], ["greedy", "novice"]]


def test_or_only_one_of_them() -> None:
    names = ["random", "greedy", "novice"]
    expected = [["random", "greedy"], ["novice", "greedy"]]
    assert pairs_of(bots=names, against="greedy") == expected
    assert pairs_of(bots=["random", "novice"], against="greedy") == expected


def test_a_pair_plays_what_it_would_play_in_the_arena() -> None:
    played = GauntletRun(Gauntlet(GAME, ["random", "novice", "greedy"], 6, 3, SHORT))
    played.play()
    for pair in played.summary().pairs:
        alone = arena.run(GAME, [pair.first, pair.second], 6, pair.seed, SHORT)
        assert pair.score.to_json() | {"name": pair.first} == alone.bots[0].to_json()


def test_only_thinking_takes_time() -> None:
    """Forced choices are not counted, and greedy spends more than random."""
    played = GauntletRun(Gauntlet(GAME, ["random", "greedy"], 6, 3, SHORT))
    played.play()
    random, greedy = played.summary().standings
    decisions = arena.run(GAME, ["greedy", "random"], 6, 3, SHORT).decisions.mean * 6
    assert 0 < random.choices + greedy.choices <= decisions
    assert greedy.milliseconds > 3 * random.milliseconds > 0


@pytest.mark.parametrize("how", [[], ["--adjacent"], ["--against", "greedy"]])
def test_as_data(tmp_path: Path, how: list[str]) -> None:
    words = ["--bots", "random,novice,greedy", "--games", "5", "--json", "--jobs", "1"]
    ran = gauntlet(tmp_path, *words, *how)
    found = msgspec.json.decode(ran.out, type=GauntletDocument)
    assert (found.gauntlet, found.reference, found.times) == (1, "greedy", None)
    assert found.settings.pairs == (" ".join(how).removeprefix("--") or "all")
    assert found.games == found.of == 6 * len(found.pairs)
    assert [bot.name for bot in found.bots] == ["random", "novice", "greedy"]
    assert found.bots[2].rating == found.bots[2].rating_low == 1000.0
    assert sum(bot.wins - bot.losses for bot in found.bots) == 0
    assert [pair.seed for pair in found.pairs] == [5 + i for i in range(len(found.pairs))]
    timed = msgspec.json.decode(gauntlet(tmp_path, *words, *how, "--times").out, type=dict)
    assert [time["name"] for time in timed.pop("times")] == ["random", "novice", "greedy"]
    assert timed == json.loads(ran.out)


@pytest.mark.slow
def test_processes_change_nothing(tmp_path: Path) -> None:
    words = ["--bots", "random,novice,greedy", "--games", "6"]
    for how in ("--json", "--no-times"):
        texts = {gauntlet(tmp_path, *words, how, "--jobs", jobs).out for jobs in ("1", "2", "3")}
        assert len(texts) == 1
        assert texts != {""}


def test_bots_of_all_kinds(tmp_path: Path) -> None:
    """A class in a file, a program, a level: all are rated, and their own time is told."""
    files = [write_class(tmp_path), write_program(tmp_path)]
    names = [*(str(tmp_path / file) for file in files), "random"]
    ran = gauntlet(
        tmp_path, "--bots", ",".join(names), "--games", "4", "--json", "--times", "--jobs", "1"
    )
    assert (ran.err, ran.code) == ("", 0)
    found = msgspec.json.decode(ran.out, type=GauntletDocument)
    assert found.reference == names[0]  # the first, as greedy is not there
    assert [bot.name for bot in found.bots] == names
    assert all(bot.rating is not None for bot in found.bots)
    assert found.times is not None
    assert all(time.milliseconds > 0 for time in found.times)


def test_a_bot_that_fails(tmp_path: Path) -> None:
    fault, words = FAULTS["raises"]
    name = tmp_path / write_class(tmp_path, fault, after=0)
    ran = gauntlet(tmp_path, "--bots", f"{name},random", "--games", "4", "--jobs", "1")
    assert (ran.out, ran.code) == ("", 1)
    assert ran.err.count("\n") == 1
    assert words in ran.err


def test_in_sentences(tmp_path: Path) -> None:
    words = ["--bots", "random,greedy", "--games", "4", "--jobs", "1"]
    lines = gauntlet(tmp_path, *words).out.splitlines()
    rules = bestiary.game("creature-wars").version
    assert lines[0] == f"Creature Wars (rules {rules}, hp=4, spells=no): a gauntlet of 2 bots."
    assert lines[1].endswith("Seed 5. Ratings are Elo, with greedy at 1000.")
    assert all(" ms a choice." in line for line in lines[2:4])
    assert any(line.startswith("greedy: rating 1000, ") for line in lines[2:4])
    assert lines[4].startswith("greedy against random: ")
    assert " ms " not in gauntlet(tmp_path, *words, "--no-times").out


WRONG = {
    "creature-warts": "no game 'creature-warts'; did you mean 'creature-wars'?",
    "creature-wars --bots random,gredy,novice": "--bots random,gredy,novice: no bot 'gredy'; did",
    "creature-wars --bots random": "--bots random: name at least two bots",
    "creature-wars --bots random,greedy,random": "random is named twice",
    "creature-wars --bots random,./none.py": "./none.py: no such file",
    "creature-wars --against gredy": "--against gredy: no bot 'gredy'; did you mean 'greedy'?",
    "creature-wars --against greedy --adjacent": "--against greedy: does not go with --adjacent",
    "creature-wars --games 0": "--games 0: play at least 1 game",
    "creature-wars --games many": "'many' is not a valid integer",
    "creature-wars --jobs 0": "--jobs 0: from 1 to 256 processes",
    "creature-wars --seed x": "--seed x: a seed is a whole number from 0 to 2**128-1",
    "creature-wars --set hpp=3": "--set hpp=3: no option 'hpp'; did you mean 'hp'?",
}


@pytest.mark.parametrize("words", WRONG)
def test_asked_wrongly(tmp_path: Path, words: str) -> None:
    ran = run(tmp_path, "gauntlet", *words.split())
    assert (ran.out, ran.code) == ("", 2)
    assert ran.err.startswith("bestiary: ")
    assert ran.err.count("\n") == 1
    assert WRONG[words] in ran.err


def test_the_last_seed_leaves_room_for_every_pair() -> None:
    with pytest.raises(BadContest, match="too high for every pair"):
        Gauntlet(GAME, ["random", "novice", "greedy"], 2, 2**128 - 2)


def test_interrupted_after_some_pairs() -> None:
    """What was played counts; who has not played yet has no rating."""
    played = GauntletRun(Gauntlet(GAME, ["random", "greedy", "novice"], 4, 3, SHORT, True))

    def interrupt(games: int) -> None:
        if games >= 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played.play(told=interrupt)
    summary = played.summary()
    assert not summary.whole
    assert [pair.score.games for pair in summary.pairs] == [4]
    assert [standing.rating is None for standing in summary.standings] == [False, False, True]
