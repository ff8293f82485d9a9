"""A guess: a whole State that looks the same to the seat and knows nothing that it does not."""

from random import Random
from typing import Any

from bestiary.engine import Rng, State
from tests.conformance.clones import less_log, truth
from tests.conformance.walks import play_on
from tests.conformance.watching import check_decisions


def check_guess(state: State[Any], seat: int, seed: int) -> State[Any]:
    """A guess is whole, looks the same, and leaves the truth alone."""
    before = truth(state)
    guess = state.guess(seat, Rng(seed))
    check_decisions(guess)
    assert less_log(guess, seat) == less_log(state, seat), f"seat {seat} sees it differ"
    chance = set(state.rng.to_json()[:3])
    assert not chance & set(guess.rng.to_json()[:3]), "the guess knows what chance will bring"
    assert not guess.events, "a guess has no past"
    again = state.guess(seat, Rng(seed))
    assert truth(again) == truth(guess), "the same generator guessed otherwise"
    assert truth(state) == before, "guessing changed the truth"
    return guess


def check_guesses(state: State[Any], dice: Random, times: int = 3) -> None:
    """Guesses of every seat hold, and can be played to an end."""
    before = truth(state)
    for seat in range(state.seats):
        for _ in range(times):
            guess = check_guess(state, seat, dice.getrandbits(64))
        play_on(guess, dice)
        check_decisions(guess)
        assert truth(state) == before, "playing a guess changed the truth"
