"""What the numbers of a summary are made of."""

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bestiary import arena
from bestiary.arena import Contest, wilson
from bestiary.arena.part import play_game
from bestiary.arena.summary import Lengths, quantile

lengths = st.lists(st.integers(0, 500), min_size=2, max_size=60)


@given(lengths)
def test_lengths(games: list[int]) -> None:
    found = Lengths(Counter(games))
    tenths = statistics.quantiles(games, n=10, method="inclusive")
    assert found.median == pytest.approx(statistics.median(games))
    assert found.mean == pytest.approx(statistics.mean(games))
    assert [found.p10, found.p90] == pytest.approx([tenths[0], tenths[8]])


def test_the_length_of_one_game() -> None:
    assert [quantile(Counter([7]), tenths) for tenths in (1, 5, 9)] == [7, 7, 7]


def test_everything_is_counted_once() -> None:
    """Against the same games played one by one."""
    contest = Contest("creature-wars", ["random", "greedy"], 4, 3, {"hp": 5, "spells": False})
    states = [play_game(contest, index)[1] for index in range(4)]
    summary = arena.run("creature-wars", ["random", "greedy"], 4, 3, contest.options)
    assert summary.games == 4
    assert dict(summary.endings) == Counter(state.ending for state in states)
    assert summary.turns.mean == statistics.mean(int(state.turn) for state in states)
    assert summary.decisions.mean == statistics.mean(sum(state.acts) for state in states)
    results = [state.result() or () for state in states]
    for seat in (0, 1):
        acts = [state.acts[seat] for state in states]
        assert summary.seat_decisions[seat].median == statistics.median(acts)
        assert summary.seats[seat].score == sum(result[seat] for result in results)
    random, greedy = summary.bots
    assert (random.name, greedy.name) == ("random", "greedy")
    assert random.score == results[0][0] + results[1][1] + results[2][0] + results[3][1]
    assert random.score + greedy.score == 4


def test_a_draw_is_a_share_for_everybody(toss: str) -> None:
    summary = arena.run(toss, ["greedy", "random", "random"], 30, 1, {"end": "draw"})
    assert [(s.wins, s.draws, s.losses) for s in summary.seats] == [(0, 30, 0)] * 3
    assert [s.rate for s in summary.seats] == [pytest.approx(1 / 3)] * 3
    assert [s.rate for s in summary.bots] == [pytest.approx(1 / 3)] * 2
    assert dict(summary.endings) == {"shared": 30}


def test_a_bot_in_two_seats_is_one_bot(toss: str) -> None:
    summary = arena.run(toss, ["random", "greedy", "random"], 30, 1)
    random, greedy = summary.bots
    assert (random.name, random.games) == ("random", 60)
    assert (greedy.name, greedy.games) == ("greedy", 30)
    assert random.wins + greedy.wins == 30


def test_a_bot_is_not_compared_with_itself() -> None:
    summary = arena.run("creature-wars", ["random", "random"], 20, 1)
    assert summary.bots == []
    assert sum(seat.score for seat in summary.seats) == 20


def test_intervals_count_what_is_independent(toss: str) -> None:
    """Games of one deal share its luck: to a seat they are one trial, to a bot they are not."""
    summary = arena.run(toss, ["greedy", "random"], 60, 1)
    seat, bot = summary.seats[0], summary.bots[0]
    assert (seat.games, seat.trials) == (60, 30)
    assert (seat.low, seat.high) == wilson(seat.wins / 2, 30)
    assert (bot.games, bot.trials) == (60, 60)
    assert (bot.low, bot.high) == wilson(bot.wins, 60)


def test_the_interval_of_a_seat_is_honest(toss: str) -> None:
    """If the deal decides everything, about 95 of 100 intervals contain the true value."""
    held = 0
    for seed in range(200):
        seat = arena.run(toss, ["greedy", "random"], 40, seed, {"rounds": 0}).seats[0]
        held += seat.low <= 0.5 <= seat.high
    assert 180 <= held <= 199
