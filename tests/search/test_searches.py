"""The search: what it counts, that it repeats, and that it sees a win."""

from itertools import islice
from typing import Any

import pytest

import bestiary
from bestiary.engine import Rng, State
from bestiary.search import TO_THE_END, Finding, RolloutSearch
from bestiary.search.ahead import ask_of, worths_ahead
from bestiary.search.keys import choice_key
from bestiary.search.rollout import LATER
from tests.search.positions import open_ask, positions

IN_TURN = ["hiddenzone", "twisted-oliver", "creature-adventures"]


def rollout(state: State[Any], simulations: int) -> list[Finding]:
    seat = int(open_ask(state).seat)
    return RolloutSearch(state.guesser(seat), seat, Rng(5), turns=1, replies=2).run(simulations)


def told(findings: list[Finding]) -> list[tuple[str, int, float]]:
    return [(found.answer.text(), found.visits, found.value) for found in findings]


@pytest.mark.parametrize("game", bestiary.games())
def test_a_rollout_spends_its_simulations_on_what_does_well(game: str) -> None:
    state = next(islice(positions(game, seed=2), 12, None))
    found = rollout(state, 60)
    assert [f.answer.text() for f in found] == [a.text() for a in open_ask(state).answers(state)]
    different = {(f.visits, f.value) for f in found if f.visits}
    assert sum(visits for visits, _ in different) <= 60
    assert all(0.0 <= f.value <= 1.0 for f in found)
    if len(different) > 2:
        assert max(visits for visits, _ in different) > min(visits for visits, _ in different)


@pytest.mark.parametrize("game", bestiary.games())
def test_the_same_seed_finds_the_same(game: str) -> None:
    state = next(islice(positions(game, seed=4), 12, None))
    assert told(rollout(state, 20)) == told(rollout(state, 20))


@pytest.mark.parametrize("game", bestiary.games())
def test_searching_changes_nothing(game: str) -> None:
    state = next(positions(game, seed=4))
    before = state.digest()
    rollout(state, 20)
    assert state.digest() == before


def test_a_search_stops_when_told() -> None:
    state = next(islice(positions("hiddenzone", seed=2), 12, None))
    seat = int(open_ask(state).seat)
    asked = 0

    def is_over() -> bool:
        nonlocal asked
        asked += 1
        return asked > 7

    found = RolloutSearch(state.guesser(seat), seat, Rng(1)).run(500, is_over=is_over)
    assert max(f.visits for f in found) == 7


@pytest.mark.parametrize("game", IN_TURN)
def test_a_win_at_hand_is_taken(game: str) -> None:
    """A choice that wins in the real game and in every guess is the one most tried."""
    for seed in range(40):
        for state in positions(game, seed):
            wins = winning(state)
            if wins:
                most = max(rollout(state, 40), key=lambda f: (f.visits, f.value))
                assert most.answer.text() in wins, f"{game} seed {seed}"
                return
    raise AssertionError(f"no winning choice in 40 games of {game}")


def winning(state: State[Any]) -> list[str]:
    """The choices that win at once, if there are some and others that do not."""
    ask = open_ask(state)
    seat = int(ask.seat)
    if len(state.asks) > 1:
        return []
    found = [a.text() for a in ask.answers(state) if wins(state, seat, a.text())]
    if not found or len(found) == len(ask.answers(state)):
        return []
    guesses = [state.guess(seat, Rng(seed)) for seed in range(4)]
    return found if all(wins(guess, seat, text) for guess in guesses for text in found) else []


def wins(state: State[Any], seat: int, text: str) -> bool:
    future = state.copy()
    future.play(seat, text)
    scores = future.result()
    return scores is not None and scores[seat] == 1.0


@pytest.mark.parametrize("thinking", [False, True])
def test_another_seat_replies_by_what_it_knows(thinking: bool) -> None:
    """The reply of the other seat is the same whatever this seat holds."""
    looked = 0
    for state in positions("creature-wars", seed=9):
        if len(state.asks) < 2 or any(ask.answer is not None for ask in state.asks):
            continue
        look_alike = state.guess(1, Rng(3))  # the same to Player 2, with other cards for Player 1
        replies = [
            RolloutSearch(each.guesser(0), 0, Rng(8)).reply(each, ask_of(each, 1), thinking).text()
            for each in (state, look_alike)
        ]
        assert replies[0] == replies[1]
        looked += 1
        if looked == 8:
            return
    raise AssertionError("too short a game")


def test_in_some_guesses_the_others_think() -> None:
    """With one thinker in four guesses, it is the first of every four."""
    differed = False
    for state in positions("creature-wars", seed=9):
        if len(state.asks) < 2 or any(ask.answer is not None for ask in state.asks):
            continue
        search = RolloutSearch(state.guesser(0), 0, Rng(1), replies=4, thinkers=1)
        expected = {}
        for thinking in (False, True):
            search.rng = Rng(8)
            expected[thinking] = search.reply(state, ask_of(state, 1), thinking).text()
        differed = differed or expected[True] != expected[False]
        for thinking in [True, False, False, False, True]:
            guess = state.copy()
            search.rng = Rng(8)
            search.reply_for_all(guess)
            reply = next(ask.answer for ask in guess.asks if ask.seat == 1)
            assert reply is not None
            assert reply.text() == expected[thinking]
        if differed:
            return
    raise AssertionError("thinking never made a difference")


def test_of_many_choices_the_most_promising_are_played_on() -> None:
    state = next(s for s in positions("twisted-oliver", seed=2) if len(different(s)) > 6)
    seat = int(open_ask(state).seat)
    found = RolloutSearch(state.guesser(seat), seat, Rng(1), turns=1, most=3).run(30)
    tried = {(f.visits, f.value) for f in found if f.visits}
    assert 1 <= len(tried) <= 3
    assert all(f.value > 0.0 for f in found), "those not played on were looked at"


def different(state: State[Any]) -> set[int]:
    ask = open_ask(state)
    return {int(choice_key(state, answer, ask.seat)) for answer in ask.answers(state)}


def test_the_seat_that_is_asked_last_models_the_others_too() -> None:
    """What a seat finds out does not depend on whether the other has already answered."""
    looked = 0
    for state in positions("creature-wars", seed=9):
        if len(state.asks) < 2 or any(ask.answer is not None for ask in state.asks):
            continue
        found = []
        for is_sealed in (False, True):
            guess = state.guess(0, Rng(6))
            theirs = ask_of(guess, 1)
            if is_sealed:
                guess.answer(theirs, theirs.answers(guess)[-1])
            RolloutSearch(state.guesser(0), 0, Rng(3), replies=2).reply_for_all(guess)
            reply = next(ask.answer for ask in guess.asks if ask.seat == 1)
            assert reply is not None
            found.append(reply.text())
        assert found[0] == found[1]
        looked += 1
    assert looked > 5


def test_nobody_sees_a_sealed_answer() -> None:
    """While one seat's answer is sealed, another judges its own choices without it."""
    looked = 0
    for state in positions("creature-wars", seed=9):
        if len(state.asks) < 2 or any(ask.answer is not None for ask in state.asks):
            continue
        mine, theirs = ask_of(state, 0), ask_of(state, 1)
        judged = []
        for answer in mine.answers(state):
            sealed = state.copy()
            sealed.answer(mine, answer)
            judged.append(worths_ahead(sealed, theirs, theirs.answers(sealed), Rng(4)))
        assert all(worths == judged[0] for worths in judged)
        looked += 1
    assert looked > 5


def test_positions_limit_a_search_too() -> None:
    state = next(islice(positions("twisted-oliver", seed=2), 12, None))
    seat = int(open_ask(state).seat)

    def tried(positions: int) -> int:
        search = RolloutSearch(state.guesser(seat), seat, Rng(1), turns=2)
        return max(f.visits for f in search.run(400, positions))

    assert tried(1) == 1
    assert tried(100) < tried(2000)


def test_played_to_the_end_every_value_is_a_result() -> None:
    state = next(islice(positions("creature-wars", seed=2), 8, None))
    seat = int(open_ask(state).seat)
    found = RolloutSearch(state.guesser(seat), seat, Rng(1), TO_THE_END).run(60)
    for each in found:
        halves = 2.0 * each.value * float(each.visits) / LATER
        assert abs(halves - round(halves)) < 1e-6
