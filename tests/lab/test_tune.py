"""The search finds what it should, is the same at any number of processes, and is confirmed on
deals that it never saw."""

import json
from pathlib import Path

import pytest

from bestiary.lab.experiment import Experiment, one_variant
from bestiary.lab.folder import LabFolder
from bestiary.lab.run import LabRun
from bestiary.lab.stats import Interval
from bestiary.lab.tune import SettingSpace, Tuner, Varied, read_aim
from bestiary.lab.tune.document import tune_document
from bestiary.lab.tune.surface import Sampled, Surface
from tests.terminal.console import run

GAME = "creature-wars"
BOTS = ["random", "random"]


def tuner_for(aims: list[str], games: int, seed: int = 3) -> Tuner:
    trial = one_variant(GAME, BOTS, 1, 1)
    space = SettingSpace([Varied("hp", list(range(10, 61)))])
    return Tuner(GAME, BOTS, {}, space, [read_aim(aim, trial) for aim in aims], games, seed)


def searched(tuner: Tuner, jobs: int = 1, save: Path | None = None) -> list[Experiment]:
    """Play all rounds and the confirmation; the experiments that were played."""
    played: list[Experiment] = []

    def play(experiment: Experiment) -> None:
        folder = LabFolder(save / str(len(played)), experiment) if save is not None else None
        for piece, chunk in LabRun(experiment, folder).rows(jobs):
            tuner.add_rows(piece, chunk)
        played.append(experiment)

    while (experiment := tuner.next_experiment()) is not None:
        play(experiment)
    play(tuner.confirmation())
    return played


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 4])
def test_a_number_is_found_again(seed: int) -> None:
    """Random games with 22 HP take 15.4 turns (10,000 games); nothing tells the search."""
    tuner = tuner_for(["turns 15..16"], 700, seed)
    played = searched(tuner)
    document = tune_document(tuner)
    assert 20 <= document["confirmed"][0]["options"]["hp"] <= 25
    assert document["confirmed"][0]["measures"][0]["verdict"] != "missed"
    seeds = [{e.contests[0].game_seed(i) for i in range(e.contests[0].games)} for e in played]
    assert not seeds[-1] & set().union(*seeds[:-1])  # confirmed on fresh deals
    json.dumps(document)


@pytest.mark.slow
def test_the_same_search_at_any_number_of_processes_and_after_an_interruption(
    tmp_path: Path,
) -> None:
    documents = []
    for jobs, save in ((1, None), (2, None), (1, tmp_path)):
        tuner = tuner_for(["turns 15..16", "first 49..51"], 200)
        if save is not None:  # stopped in the middle of the second round
            first = tuner_for(["turns 15..16", "first 49..51"], 200)
            play_some(first, save)
        searched(tuner, jobs, save)
        documents.append(json.dumps(tune_document(tuner)))
    assert documents[0] == documents[1] == documents[2]


def play_some(tuner: Tuner, save: Path) -> None:
    for number in range(2):
        experiment = tuner.next_experiment()
        assert experiment is not None
        rows = LabRun(experiment, LabFolder(save / str(number), experiment)).rows()
        for place, (piece, chunk) in enumerate(rows):
            if number == 1 and place == 2:
                rows.close()
                return
            tuner.add_rows(piece, chunk)


def test_an_aim_out_of_reach_is_said_in_a_line() -> None:
    tuner = tuner_for(["turns ..2"], 200)
    searched(tuner)
    document = tune_document(tuner)
    assert document["confirmed"][0]["options"]["hp"] == 10  # the shortest games there are
    line = next(line for line in document["summary"] if "reaches" in line)
    assert line.startswith("No setting tried reaches turns at most 2; hp=10 comes nearest.")


def test_aims_that_conflict_get_a_front() -> None:
    tuner = tuner_for(["turns 8..9", "decisions 35..37"], 200)
    searched(tuner)
    document = tune_document(tuner)
    confirmed = document["confirmed"]
    assert len(confirmed) > 1
    assert any("pull against each other" in line for line in document["summary"])
    turns = [each["measures"][0]["value"] for each in confirmed]
    decisions = [each["measures"][1]["value"] for each in confirmed]
    assert min(turns) < 10  # near one aim, far from the other, and the other way round
    assert max(decisions) > 25


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--aim", "turns 15..20"], "--vary says what may change"),
        (["--vary", "hp=20..60"], "--aim says what you want"),
        (["--vary", "hp=20..60", "--aim", "turns"], "write a measure and LOW..HIGH"),
        (["--vary", "hp=20..60", "--aim", "turns 20..15"], "nothing is between 20 and 15"),
        (["--vary", "hp=20..60", "--aim", "first 120..130"], "from 0 to 100 per cent"),
        (["--vary", "hp=20..60", "--aim", "turn 15..20"], "did you mean 'turns'?"),
        (["--vary", "hp=60..20", "--aim", "turns 15..20"], "an empty range"),
        (["--vary", "hp=20..99999", "--aim", "turns 15..20"], "hp"),
        (["--vary", "hpp=20..60", "--aim", "turns 15..20"], "did you mean 'hp'?"),
        (["--vary", "hp=20..60", "--aim", "turns 15..20", "--set", "hp=3"], "varied as well"),
        (["--vary", "hp=20..60", "--aim", "turns 15..20", "--games", "3"], "at least 200 games"),
    ],
)
def test_asking_wrongly_gets_one_line(tmp_path: Path, words: list[str], said: str) -> None:
    ran = run(tmp_path, "lab", "tune", GAME, *words)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_what_an_aim_makes_of_a_figure() -> None:
    trial = one_variant(GAME, BOTS, 1, 1)
    aim = read_aim("first 45..55", trial)
    assert aim.words() == "first 45% to 55%"
    assert (aim.miss(0.6), aim.miss(0.5), aim.miss(0.55)) == pytest.approx((1.0, -1.0, 0.0))
    verdicts = {
        "holds": Interval(0.5, 0.46, 0.54),
        "may hold": Interval(0.5, 0.4, 0.54),
        "missed": Interval(0.6, 0.56, 0.64),
    }
    for verdict, interval in verdicts.items():
        assert aim.verdict(interval) == verdict


def test_the_surface_finds_a_curve_through_noise() -> None:
    def truth(x: float, y: float) -> float:
        return 3 + 2 * x - y + 4 * x * y - x * x

    places = [(x / 5, y / 5) for x in range(6) for y in range(6)]
    noise = [0.01 * (-1) ** (x + y) for x in range(6) for y in range(6)]
    samples = [Sampled(p, truth(*p) + n, 100) for p, n in zip(places, noise, strict=True)]
    surface = Surface(samples, [0.5, 0.5], reach=1.0)
    for place in places:
        assert surface.at(place) == pytest.approx(truth(*place), abs=0.02)
