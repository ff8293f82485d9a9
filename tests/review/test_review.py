"""A review finds what went wrong, by what each player could know, and says nothing by chance."""

import json
from itertools import islice
from math import exp
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary.check.promises.twins import all_twins
from bestiary.engine import BadReplay
from bestiary.play import Replay
from bestiary.review import NotAThinker, Reviewer, mistakes, thinking_levels
from bestiary.review.chances import Scale, fit, logit
from bestiary.review.record import MOST_CHOICES, GameRecord, spread
from bestiary.review.reviewer import effort_of
from tests.review.played import careless, played, sensible

GAME = "creature-wars"


@pytest.fixture(scope="module")
def replay() -> Replay:
    """Player 2 plays badly."""
    return played(GAME, [sensible, careless], hp=8)


@pytest.fixture(scope="module")
def reviewer(replay: Replay) -> Reviewer:
    done = Reviewer(bestiary.game(GAME), replay, "apprentice")
    for _ in done.portions():
        pass
    return done


def test_the_curve_goes_from_the_start_to_the_result(reviewer: Reviewer) -> None:
    review = reviewer.report()
    curve = review["curve"]
    assert [curve[0]["n"], curve[-1]["n"]] == [0, review["last"]]
    assert curve[-1]["chances"] == review["result"] == [1.0, 0.0]
    for point in curve:
        assert sum(point["chances"]) == pytest.approx(1.0, abs=0.001)
    assert [point["n"] for point in curve] == sorted({point["n"] for point in curve})


def test_bad_play_is_found_and_good_play_is_not(reviewer: Reviewer) -> None:
    review = reviewer.report()
    lost = [sum(m["loss"] for m in review["mistakes"] if m["seat"] == seat) for seat in (0, 1)]
    assert lost[1] > 0.1
    assert lost[0] < lost[1] / 2


def test_only_what_is_above_the_noise_is_called_a_mistake(reviewer: Reviewer) -> None:
    found = reviewer.report()["mistakes"]
    assert found == sorted(found, key=lambda mistake: -mistake["loss"])
    for mistake in found:
        assert mistake["loss"] >= mistakes.CLEAR * mistake["error"]
        assert mistake["loss"] >= mistakes.NOTABLE
        assert mistake["played"] != mistake["better"]


def test_turning_points_tell_what_happened(reviewer: Reviewer) -> None:
    review = reviewer.report()
    assert review["turning_points"]
    for point in review["turning_points"]:
        assert point["text"]
        assert 0.0 < point["gain"] <= 1.0
        assert 0 < point["n"] <= review["last"]


def test_the_same_seed_gives_the_same_review(replay: Replay, reviewer: Reviewer) -> None:
    again = Reviewer(bestiary.game(GAME), replay, "apprentice")
    for _ in again.portions():
        pass
    assert again.report() == reviewer.report()


def test_what_is_done_so_far_can_be_reported(replay: Replay) -> None:
    reviewer = Reviewer(bestiary.game(GAME), replay, "apprentice")
    assert reviewer.report()["curve"] == []
    samples = len(reviewer.starts)
    done = list(islice(reviewer.portions(), samples + 4))
    assert done == [*range(1, samples + 5)]
    assert len(reviewer.report()["curve"]) == 4
    assert reviewer.report()["judged"] == 0


def test_another_can_go_on_where_one_has_saved(replay: Replay, reviewer: Reviewer) -> None:
    saved: dict[str, Any] | None = None
    done = 0
    while done < reviewer.total:
        again = Reviewer(bestiary.game(GAME), replay, "apprentice")
        if saved is not None:
            again.load(saved)
        for _ in islice(again.portions(), 7):
            pass
        done, saved = again.done, json.loads(json.dumps(again.save()))
    assert again.report() == reviewer.report()


def test_the_work_ends_with_all_of_it_done(replay: Replay) -> None:
    reviewer = Reviewer(bestiary.game(GAME), replay, "apprentice", seat=0)
    *_, last = reviewer.portions()
    assert last == reviewer.total
    assert {mistake["seat"] for mistake in reviewer.report()["mistakes"]} <= {0}


def test_a_choice_is_judged_by_what_its_player_could_know(replay: Replay) -> None:
    record = GameRecord(bestiary.game(GAME), replay)
    dice = Random(5)
    scale, effort = Scale(0.0, 3.0), effort_of("apprentice")
    for n in record.decisions()[2:5]:
        found = mistakes.glance(record, scale, effort, n, 0)
        truth = record.states[n]
        for kind, twin in all_twins(truth, record.choices[n][0], dice):
            record.states[n] = twin
            assert mistakes.glance(record, scale, effort, n, 0) == found, kind
        record.states[n] = truth


def test_the_scale_is_found_again() -> None:
    """From results that were drawn with a known one."""
    dice = Random(1)
    samples = []
    for _ in range(4000):
        x = logit(dice.random())
        samples.append((x, float(dice.random() < 1.0 / (1.0 + exp(-(0.5 + 2.0 * x))))))
    found = fit(samples)
    assert found.level == pytest.approx(0.5, abs=0.15)
    assert found.slope == pytest.approx(2.0, abs=0.25)
    assert found.chance(0.5) == pytest.approx(0.62, abs=0.04)


def test_without_samples_the_worth_is_the_chance() -> None:
    assert fit([]).chance(0.3) == pytest.approx(0.3)


def test_only_levels_that_think_can_judge(replay: Replay) -> None:
    assert "greedy" not in thinking_levels()
    with pytest.raises(NotAThinker, match="choose from apprentice"):
        Reviewer(bestiary.game(GAME), replay, "greedy")


def test_no_game_is_too_long_to_refuse(replay: Replay) -> None:
    long = Replay.parse(replay.dump())
    long.choices = long.choices * (1 + MOST_CHOICES // len(long.choices))
    with pytest.raises(BadReplay, match="can be reviewed"):
        GameRecord(bestiary.game(GAME), long)


def test_places_are_spread_evenly() -> None:
    assert spread([1, 2, 3], 3) == [1, 2, 3]
    assert spread(list(range(101)), 5) == [0, 25, 50, 75, 100]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hiddenzone", "twisted-oliver", "creature-adventures"])
def test_other_games_can_be_reviewed(game: str) -> None:
    replay = played(game, [sensible, careless])
    reviewer = Reviewer(bestiary.game(game), replay, "apprentice")
    for _ in islice(reviewer.portions(), len(reviewer.starts) + 20):
        pass
    review = reviewer.report()
    assert len(review["curve"]) >= 20
    assert all(0.0 <= chance <= 1.0 for point in review["curve"] for chance in point["chances"])
