"""`bestiary review`: the curve, the turning points and the mistakes, on any screen."""

import json
from collections.abc import Iterator
from io import StringIO
from itertools import islice
from pathlib import Path

import pytest

import bestiary
from bestiary.play import Replay
from bestiary.review import Reviewer
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.report import reviews
from tests.terminal.console import Ran, run

QUICK = ("--level", "apprentice")


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "my.replay"
    seats = ("--seats", "novice,greedy", "--set", "hp=8", "--seed", "5")
    assert run(path.parent, "play", "creature-wars", *seats, "--save", str(path)).code == 0
    return path


@pytest.fixture(scope="module")
def ran(replay: Path) -> Ran:
    return run(replay.parent, "review", str(replay), *QUICK)


def test_everything_is_told_in_sentences(ran: Ran) -> None:
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Creature Wars, ")
    assert "The chances of Player 1 (novice):\nTurn 1 " in ran.out
    assert "mistakes of Player 1 (novice)" in ran.out
    assert "mistakes of Player 2 (greedy)" in ran.out


def test_json_says_the_same(replay: Path, ran: Ran) -> None:
    review = json.loads(run(replay.parent, "review", str(replay), *QUICK, "--json").out)
    assert review["game"] == "creature-wars"
    assert review["level"] == "apprentice"
    for mistake in review["mistakes"][:1]:
        assert f"'{mistake['better']}' was better" in ran.out
    last = f"at the end {round(100 * review['curve'][-1]['chances'][0])}%."
    assert last in ran.out


def test_one_seat(replay: Path) -> None:
    ran = run(replay.parent, "review", str(replay), *QUICK, "--seat", "1")
    assert ran.code == 0
    assert "The chances of Player 2 (greedy):" in ran.out
    assert "mistakes of Player 1" not in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--level", "greedy"), "--level 'greedy' cannot review a game; choose from apprentice"),
        (("--seat", "2"), "--seat 2: the seats are 0 to 1"),
        (("--seed", "x"), "--seed x: a seed is a whole number"),
    ],
)
def test_asked_wrongly(replay: Path, words: tuple[str, ...], said: str) -> None:
    ran = run(replay.parent, "review", str(replay), *words)
    assert ran.code == 2
    assert said in ran.err


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.replay"
    path.write_text("no replay\n")
    ran = run(tmp_path, "review", str(path))
    assert ran.code == 1
    assert "line 1: not a replay" in ran.err


class Interrupted(Reviewer):
    """Somebody presses Ctrl-C after a while."""

    def portions(self) -> Iterator[int]:
        yield from islice(super().portions(), len(self.starts) + 4)
        raise KeyboardInterrupt


def test_ctrl_c_prints_what_there_is(replay: Path) -> None:
    recorded = Replay.parse(replay.read_text())
    reviewer = Interrupted(bestiary.game(recorded.game), recorded, "apprentice")
    out, err = StringIO(), StringIO()
    assert reviews.hold(reviewer, Screen(err)) == 130
    assert err.getvalue() == "bestiary: interrupted; this is what was found by then\n"
    reviews.ReviewReport(reviewer.report(), [], "Creature Wars", Screen(out)).show()
    assert "Turn 1 " in out.getvalue()
    assert "Judged: 0 of " in out.getvalue()


def test_the_curve_is_drawn(replay: Path) -> None:
    recorded = Replay.parse(replay.read_text())
    reviewer = Reviewer(bestiary.game(recorded.game), recorded, "apprentice")
    report = reviewer.report()
    shares = (0.5, 1.0, 0.0, 0.25)
    report["curve"] = [
        {"n": n, "turn": n, "chances": [share, 1.0 - share]} for n, share in enumerate(shares)
    ]
    assert reviews.ReviewReport(report, [], "", Screen(StringIO(), False, False)).drawn(0) == [
        " 100%  █",
        "  50%  █",
        "      ██",
        "   0% ██ █",
        "      turn 0 turn 3",
    ]
