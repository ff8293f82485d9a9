"""``lab cards``, ``lab decks`` and ``lab odds``, as people type them."""

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.lab.cards.held import QUARRY
from tests.lab.decks.test_matchups import CIRCLE
from tests.terminal.console import COMMAND, environment, run

QUICK = ["--bots", "random", "--seed", "1"]
CARDS = ["lab", "cards", QUARRY, "--games", "10", "--cards", "Boulder", "--cards", "Chalk", *QUICK]
DECKS = ["lab", "decks", CIRCLE, "--games", "20", *QUICK]
ODDS = ["lab", "odds", QUARRY, "2 basalt in opening hand", "--games", "50", *QUICK]
TURN = ["lab", "odds", "creature-wars", "a dragon by turn 2", "--games", "8", *QUICK]
WORK_SECONDS = 3.0  # of processor time, after which some games have been counted

WRONG = {
    "cards creature-wars|--cards|Fire Dragom": "no such card is dealt; did you mean 'Fire Dragon'?",
    "cards creature-wars|--ways|guessed": "--ways guessed: no such way (ways: seen, dealt,",
    "cards creature-wars|--in|pocket": "--in pocket: a card is put into 'hand' or 'deck'",
    "cards creature-wars|--in|deck": "--in deck: players bring no decks to Creature Wars",
    "cards creature-wars|--margin|half": "--margin half: a share from 0% to 50%, such as 5%",
    "cards creature-wars|--bots|greedy,random": "cards are compared with one bot in every seat",
    "cards creature-wars|--games|0": "--games 0: play at least 1 game",
    "decks creature-wars": "you cannot bring a deck to Creature Wars",
    "decks hiddenzone|--decks|ember": "name at least two decks",
    "decks hiddenzone|--decks|ember,ember": "ember is named twice",
    "decks hiddenzone|--decks|ember,tyde": "no such file or ready deck; did you mean 'tide'?",
    "decks hiddenzone|--bots|greedy,random": "decks are compared with one bot in every seat",
    "odds creature-wars|2 dragoons in hand": "no card has that word on it; did you mean 'dragon'?",
    "odds creature-wars|4 of one colour": "cards are not alike in that",
    "odds creature-wars| ": "an empty question; ask for cards, such as",
    "odds creature-wars|dragon|--games|0": "--games 0: look at 1 deal at least",
    "odds creature-wars|dragon|--bots|gredy": "no bot 'gredy'; did you mean 'greedy'?",
    "odds creature-wars|dragon|--jobs|0": "--jobs 0: from 1 to 256 processes",
    "odds creature-wars|dragon|--until|lots": "--until lots: a share from 0.05% to 50%",
    "odds hiddenzone|creature beats creature": "two players do not choose a card at once",
}  # fmt: skip


@pytest.mark.parametrize("words", WRONG)
def test_asked_wrongly(tmp_path: Path, words: str) -> None:
    first, *more = words.split("|")
    ran = run(tmp_path, "lab", *first.split(), *more)
    assert ran.out == ""
    assert ran.code == 2
    assert ran.err.startswith("bestiary: ")
    assert ran.err.count("\n") == 1
    assert WRONG[words] in ran.err


@pytest.mark.parametrize(
    "words", [CARDS, DECKS, ODDS, TURN], ids=["cards", "decks", "odds", "turn"]
)
def test_the_same_seed_gives_the_same_bytes(tmp_path: Path, words: list[str]) -> None:
    one, two = (run(tmp_path, *words, "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert one.code == two.code == 0, one.err + two.err
    assert one.out == two.out
    assert json.loads(one.out)["summary"]
    assert run(tmp_path, *words, "--json", "--jobs", "1", "--seed", "2").out != one.out


def test_cards_in_words(tmp_path: Path) -> None:
    ran = run(tmp_path, *CARDS, "--set", "fault=yes", "--jobs", "1")
    assert ran.code == 0
    for words in ("50 games, 10 deals. Seed 1.", "Boulder: seen", "restricted", "verdict",
                  "biased: long games show more cards", "corrected for everything"):  # fmt: skip
        assert words in ran.out


def test_decks_in_words(tmp_path: Path) -> None:
    ran = run(tmp_path, *DECKS, "--jobs", "1")
    assert ran.code == 0
    for words in ("4 decks, random in both seats", "The mix that nobody can beat", "rock against"):
        assert words in ran.out


def test_odds_in_words(tmp_path: Path) -> None:
    ran = run(tmp_path, *ODDS, "--jobs", "1")
    assert ran.code == 0
    # Of 32 stones 4 are basalt, and a hand has 4 of them.
    none, one, all_hands = 20475, 4 * 3276, 35960
    assert none + one == 33579
    assert f"exactly {(all_hands - none - one)}/{all_hands}" in ran.out
    assert "Exact: counted from the deck. In 50 simulated cases it was" in ran.out


def test_odds_that_depend_on_the_play_are_simulated(tmp_path: Path) -> None:
    ran = run(tmp_path, *TURN, "--jobs", "1")
    assert ran.code == 0
    assert "By simulation, because" in ran.out


def test_odds_can_stop_early(tmp_path: Path) -> None:
    words = [*TURN, "--games", "5000", "--until", "20%", "--json"]
    one, two = (run(tmp_path, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.code == two.code == 0, one.err + two.err
    assert one.out == two.out
    found = json.loads(one.out)["simulated"]
    assert 100 <= found["of"] < 1000
    assert (found["high"] - found["low"]) / 2 <= 0.2


def broken_quarry(folder: Path, where: str, what: str) -> str:
    """The game with a line more, which raises."""
    source = Path(QUARRY).read_text("utf-8")
    assert source.count(where) == 1
    file = folder / "broken.py"
    file.write_text(source.replace(where, f"{where}\n    {what}"), "utf-8")
    return str(file)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_odds_of_a_game_that_fails_are_told_as_far_as_they_go(tmp_path: Path, jobs: str) -> None:
    # In one game of 40 the deal is such that a rule raises; which one, the seed says.
    rare = "if quarry.turn == 2 and quarry.rng.copy().below(40) == 0: quarry.thrown[5]"
    game = broken_quarry(tmp_path, "    quarry.turn += 1", rare)
    words = ["lab", "odds", game, "a basalt by turn 3", "--games", "400", *QUICK]
    ran = run(tmp_path, *words, "--jobs", jobs, "--json")
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    failed = re.search(r"broken.py: sample (\d+) of 400 failed: IndexError", ran.err)
    assert failed is not None, ran.err
    assert json.loads(ran.out)["simulated"]["of"] == int(failed[1]) - 1 > 0


def test_odds_of_a_fight_that_fails_get_one_line(tmp_path: Path) -> None:
    game = broken_quarry(tmp_path, "    quarry.turn += 1", "quarry.thrown[quarry.turn + 1]")
    ran = run(tmp_path, "lab", "odds", game, "basalt beats chalk", *QUICK)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "broken.py: its rules failed: IndexError" in ran.err


def test_cards_are_kept_and_gone_on_from(tmp_path: Path) -> None:
    folder = str(tmp_path / "kept")
    words = ["lab", "cards", QUARRY, "--cards", "Boulder", *QUICK, "--jobs", "1", "--json"]
    half = run(tmp_path, *words, "--games", "6", "--save", folder)
    assert half.code == 0, half.err
    gone_on = run(tmp_path, *words, "--games", "12", "--save", folder)
    at_once = run(tmp_path, *words, "--games", "12")
    assert gone_on.out == at_once.out
    again = run(tmp_path, *words, "--games", "12", "--save", folder, "--cards", "Chalk")
    assert again.code == 2
    assert "holds another experiment" in again.err


@pytest.mark.slow
@pytest.mark.parametrize("what", ["cards", "turn"])
def test_an_interruption_prints_what_there_is(tmp_path: Path, what: str) -> None:
    cards = ["lab", "cards", QUARRY, *QUICK, "--games", "100000", "--jobs", "1"]
    turn = ["lab", "odds", "creature-wars", "a dragon by turn 9", *QUICK, "--games", "100000"]
    process = subprocess.Popen(
        [*COMMAND, *(cards if what == "cards" else [*turn, "--jobs", "1"])],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    while processor_seconds(process.pid) < WORK_SECONDS:
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "bestiary: interrupted after" in err
    assert ("Boulder: seen" if what == "cards" else "at least 1 dragon, by turn 9:") in out


def processor_seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
