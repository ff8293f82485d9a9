"""A guess: a whole State that looks the same to the seat and knows nothing that it does not."""

from random import Random
from typing import Any

from bestiary.check.culprit import blame_change
from bestiary.check.failure import CheckFailed
from bestiary.check.promises.clones import less_log, read_back, truth
from bestiary.check.tell_apart import told_apart
from bestiary.check.walk import play_on
from bestiary.check.watch import check_decisions, who
from bestiary.engine import Rng, State


def check_guess(state: State[Any], seat: int, seed: int) -> State[Any]:
    """A guess is whole, looks the same, and leaves the truth alone."""
    before = truth(state)
    guess = state.guess(seat, Rng(seed))
    check_decisions(guess)
    if less_log(guess, seat) != less_log(state, seat):
        how = told_apart(guess.view(seat, 0), state.view(seat, state.moment()))
        raise CheckFailed(f"{who(seat)} sees a guess differ from the truth: {how}")
    chance = set(state.rng.to_json()[:3])
    if chance & set(guess.rng.to_json()[:3]):
        raise CheckFailed("the guess knows what chance will bring")
    if guess.events:
        raise CheckFailed("a guess has no past")
    again = state.guess(seat, Rng(seed))
    if truth(again) != truth(guess):
        raise CheckFailed("the same generator guessed otherwise")
    if truth(state) != before:
        raise CheckFailed("guessing changed the truth")
    return guess


def check_guesses(state: State[Any], dice: Random, times: int = 3) -> None:
    """Guesses of every seat hold, and can be played to an end."""
    before = truth(state)
    for seat in range(state.seats):
        for _ in range(times):
            seed = dice.getrandbits(64)
            guess = check_guess(state, seat, seed)
        chance = dice.getstate()
        play_on(guess, dice)
        check_decisions(guess)
        if truth(state) != before:
            raise CheckFailed(f"playing a guess changed the truth: {blame(before, state, chance)}")


def blame(before: bytes, state: State[Any], chance: tuple[Any, ...]) -> str:
    """Which step of a State like this changes what it does not play on."""
    again = read_back(before, state)
    other = again.copy()
    dice = Random()
    dice.setstate(chance)
    return blame_change(again, lambda: play_on(other, dice))
