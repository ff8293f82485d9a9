"""Taking back: where two games look alike to a seat, it may take a choice back in both or in
neither, and a choice that it may take back shows it the same in both."""

from collections.abc import Callable
from random import Random
from typing import Any

from bestiary.check.failure import CheckFailed
from bestiary.check.promises.clones import as_bytes
from bestiary.check.promises.twins import all_twins
from bestiary.check.walk import choose
from bestiary.engine import BrokenState, State
from bestiary.play import undo_refusal

Refusal = Callable[[State[Any], State[Any], int, str], str]


def check_undo(
    state: State[Any], dice: Random, kinds: int = 0, refusal: Refusal = undo_refusal
) -> bool:
    """Make one random choice here and in the twins of the seat that makes it; whether it may be
    taken back."""
    if state.result() is not None:
        return False
    seat, text = choose(state, dice)
    refused, shown = tried(state, seat, text, refusal)
    for name, twin in all_twins(state, seat, dice, kinds):
        if not offers(twin, seat, text):  # asked only if a hidden hand allows it: not a twin
            continue
        twin_refused, twin_shown = tried(twin, seat, text, refusal)
        alike = bool(twin_refused) == bool(refused)
        if not alike:
            raise CheckFailed(f"{name}: {text} {refused!r} here and {twin_refused!r} there")
        if not refused:
            if twin_shown != shown:
                raise CheckFailed(f"{name}: {text} can be taken back and shows a difference")
    return not refused


def offers(state: State[Any], seat: int, text: str) -> bool:
    try:
        decision = state.decision(seat)
    except BrokenState:  # it would not have been asked
        return False
    return decision is not None and any(choice.text == text for choice in decision.choices)


def tried(state: State[Any], seat: int, text: str, refusal: Refusal) -> tuple[str, bytes]:
    """Why the choice cannot be taken back, and everything its seat sees and is told after it."""
    now = state.copy()
    now.play(seat, text)
    return refusal(state, now, seat, text), as_bytes(now.view(seat, state.moment()))
