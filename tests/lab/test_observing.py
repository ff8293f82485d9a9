"""What the rows say is what happened."""

import subprocess
import sys
from typing import Any

import pytest

import bestiary
from bestiary.arena.part import play_game
from bestiary.engine import State
from bestiary.lab.chunk import play_chunk
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import one_variant
from bestiary.lab.observe.lead import lead_story, leader_of
from tests.lab.played import all_rows, measure, random_games, studied


@pytest.mark.parametrize("game", bestiary.games())
def test_rows_agree_with_the_games(game: str) -> None:
    experiment = random_games(game, 3, seed=5, sample=1)
    columns = all_rows(experiment)[0].games
    for index in range(3):
        beginner, state = play_game(experiment.contests[0], index)
        assert columns["scores"][index] == list(state.result() or ())
        assert columns["turns"][index] == state.turn
        assert columns["decisions"][index] == sum(state.acts)
        assert columns["ending"][index] == state.ending
        assert columns["beginner"][index] == beginner


@pytest.mark.parametrize("game", bestiary.games())
def test_the_tables_agree_with_each_other(game: str) -> None:
    tables = all_rows(random_games(game, 4, seed=2, sample=1))[0].tables
    games, turns, cards, choices = (tables[n] for n in ("games", "turns", "cards", "choices"))
    for index in games["game"]:
        mine = [i for i, number in enumerate(turns["game"]) if number == index]
        for name in ("decisions", "real", "choices"):
            assert sum(turns[name][i] for i in mine) == games[name][index]
        made = [i for i, number in enumerate(choices["game"]) if number == index]
        assert sum(choices["made"][i] for i in made) == games["decisions"][index]
    for i in range(len(cards["game"])):
        assert cards["played"][i] <= cards["offered"][i]
        assert cards["regretted"][i] <= cards["judged"][i] <= cards["played"][i]
        assert cards["seen"][i] >= 1
    assert sum(choices["judged"]) <= sum(games["real"])
    assert all(0 <= estimate <= 1 for estimate in turns["estimate"])


def test_a_toss_has_known_figures(toss: str) -> None:
    found = studied(random_games(toss, 400, end="seed", rounds=3))
    assert measure(found, "turns")["value"] == 4  # three rounds, and the one that ends it
    assert measure(found, "decisions")["value"] == 6
    assert measure(found, "branching")["value"] == 2
    assert measure(found, "forced")["value"] == 0
    assert measure(found, "ahead")["value"] is None  # it has no gauges
    assert found["seats"][0]["low"] < 0.5 < found["seats"][0]["high"]


def test_draws_and_four_seats(toss: str) -> None:
    found = studied(random_games(toss, 40, seats=4, end="draw", rounds=1))
    assert [seat["value"] for seat in found["seats"]] == [0.25] * 4
    assert measure(found, "draws")["value"] == 1
    assert not any(seat["uneven"] for seat in found["seats"])


def test_an_unfair_seat_is_named(toss: str) -> None:
    found = studied(random_games(toss, 60, end="first", rounds=1))
    assert found["seats"][0]["uneven"]
    assert found["summary"][0].startswith("Player 1 wins 100%")
    assert "not chance" in found["summary"][0]


def test_forced_decisions_and_dead_turns() -> None:
    options = {"hand": 1, "first_draw": False, "turn_limit": 1, "witches": 0, "spells": False}
    found = studied(random_games("creature-wars", 50, **options))
    for name in ("forced", "dead"):
        assert measure(found, name)["value"] == 1
    assert measure(found, "branching")["value"] == 1


@pytest.mark.slow
def test_a_stronger_bot_wins_from_both_sides() -> None:
    experiment = one_variant("creature-wars", ["greedy", "random"], 60, 1, {"spells": False})
    found = studied(experiment)
    greedy, random = found["bots"]
    assert greedy["title"] == "greedy"
    assert greedy["uneven"]
    assert greedy["value"] + random["value"] == pytest.approx(1)


@pytest.mark.slow
def test_greedy_regrets_less_than_random() -> None:
    """Hindsight knows more than anybody; whoever looks ahead comes nearer to it."""

    def rate(bot: str) -> float:
        options = {"spells": False}
        rows = all_rows(one_variant("creature-wars", [bot] * 2, 25, 1, options, sample=1))[0]
        choices = rows.tables["choices"]
        return float(sum(choices["regretted"]) / sum(choices["judged"]))

    assert rate("greedy") < rate("random") - 0.05


def test_who_led() -> None:
    assert leader_of([]) == -1
    assert lead_story([], 0) == (None, None, None, None)
    assert lead_story([1, 1, 1, 1], winner=1) == (0, 0.0, False, True)
    assert lead_story([0, 1, 0, 1], winner=-1) == (3, None, None, None)
    assert lead_story([0, 0, 0, -1], winner=1) == (0, 1.0, True, False)


def test_regrets_are_those_of_trying_everything() -> None:
    """Games of one turn with two cards each: what the other card would have come to, by hand."""
    options = {"hand": 2, "first_draw": False, "witches": 0, "turn_limit": 1, "spells": False}
    experiment = random_games("creature-wars", 60, seed=4, sample=1, **options)
    contest = experiment.contests[0]
    regretted = 0
    for index in range(60):
        made: dict[int, str] = {}

        def note(state: State[Any], seat: int, text: str, made: dict[int, str] = made) -> None:
            made[seat] = text

        play_game(contest, index, watch=note)

        def outcome(choices: dict[int, str], index: int = index) -> tuple[float, ...]:
            state = contest.game.new(contest.game_seed(index), 2, contest.options)
            for seat, text in choices.items():
                state.play(seat, text)
            return state.result() or ()

        state = contest.game.new(contest.game_seed(index), 2, contest.options)
        for seat in (0, 1):
            decision = state.decision(seat)
            assert decision is not None
            others = [outcome({**made, seat: choice.text})[seat] for choice in decision.choices]
            regretted += max(others) > outcome(made)[seat]
    rows = all_rows(experiment)[0].tables["choices"]
    assert sum(rows["judged"]) == 120
    assert sum(rows["regretted"]) == regretted > 10


def test_the_lab_loads_nothing_heavy() -> None:
    heavy = "{'numpy', 'pyarrow', 'scipy', 'altair', 'optuna'} & set(sys.modules)"
    program = f"import sys, bestiary.cli.lab, bestiary.lab; sys.exit(str({heavy} or ''))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stderr.strip() == ""


def test_nobody_guesses_after_the_end() -> None:
    """This game ends in the middle of a duel, in a position that no hand explains."""
    experiment = random_games("creature-wars", 1700, sample=20)
    chunk = play_chunk(experiment, range(1635, 1636))
    assert isinstance(chunk, Chunk)
    turns = chunk.tables["turns"]
    assert turns["estimate"][-2:] == chunk.games["scores"][0]
