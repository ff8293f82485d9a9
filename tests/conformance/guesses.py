"""A guess: a whole State that looks the same to the seat and knows nothing that it does not."""

from random import Random
from typing import Any

from bestiary.engine import Rng, State
from tests.conformance.clones import less_log
from tests.conformance.walks import play_on
from tests.conformance.watching import check_decisions


def check_guess(state: State[Any], seat: int, seed: int) -> State[Any]:
    """A guess is whole, looks the same, and leaves the truth alone."""
    before = state.digest()
    guess = state.guess(seat, Rng(seed))
    check_decisions(guess)
    assert less_log(guess.view(seat)) == less_log(state.view(seat)), f"seat {seat} sees it differ"
    truth = set(state.rng.to_json()[:3])
    assert not truth & set(guess.rng.to_json()[:3]), "the guess knows what chance will bring"
    assert not guess.events, "a guess has no past"
    again = state.guess(seat, Rng(seed))
    assert again.digest() == guess.digest(), "the same generator guessed otherwise"
    assert state.digest() == before, "guessing changed the truth"
    return guess


def check_guesses(state: State[Any], dice: Random) -> None:
    """Guesses of every seat hold, and can be played to an end."""
    before = state.digest()
    for seat in range(state.seats):
        for _ in range(3):
            guess = check_guess(state, seat, dice.getrandbits(64))
        play_on(guess, dice)
        check_decisions(guess)
        assert state.digest() == before, "playing a guess changed the truth"
