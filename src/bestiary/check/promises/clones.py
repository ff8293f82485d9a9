"""Copies and states read back from JSON: the same now, and the same from then on."""

import json
from random import Random
from typing import Any

import msgspec

from bestiary.check.culprit import blame_change, blame_parting, difference, plain
from bestiary.check.failure import CheckFailed
from bestiary.check.walk import Choices, follow, play_on
from bestiary.check.watch import audiences
from bestiary.engine import EVERYTHING, IllegalChoice, State


def through_json(state: State[Any]) -> State[Any]:
    """The State written as text and read again."""
    return type(state).from_json(json.loads(json.dumps(state.to_json())))


def read_back(data: bytes, state: State[Any]) -> State[Any]:
    """A State like this one, from its truth."""
    return type(state).from_json(msgspec.json.decode(data))


def as_bytes(data: object) -> bytes:
    """Plain data as JSON, to compare. (Quicker than `json`; what is not plain raises.)"""
    return msgspec.json.encode(data)


def truth(state: State[Any]) -> bytes:
    """The whole truth, to compare: what a digest is made of, and quicker."""
    return as_bytes(state.to_json())


def less_log(state: State[Any], audience: int) -> bytes:
    """A view as bytes, without the log: that is not part of the truth."""
    return as_bytes(state.view(audience, state.moment()))


def check_clones(state: State[Any], dice: Random, since: int = 0, stops: int = 0) -> None:
    """A copy and a read-back are the State, have its future, and leave it alone.

    The future is compared after every choice, or at so many stops and at the end; the log from
    event number `since` on.
    """
    before = truth(state)
    told = as_bytes(state.view(EVERYTHING, since))
    copy, read = state.copy(), through_json(state)
    for name, clone in (("copy", copy), ("read-back", read)):
        if truth(clone) != before:
            where = difference(plain(state), plain(clone), state)
            raise CheckFailed(f"the {name} is another State: it differs in {where}")
    if not (copy.digest() == read.digest() == state.digest()):
        raise CheckFailed("a copy or a read-back has another digest")
    for audience in audiences(state):
        if as_bytes(copy.view(audience, since)) != as_bytes(state.view(audience, since)):
            raise CheckFailed(f"the copy looks different to {audience}")
        if less_log(read, audience) != less_log(state, audience):
            raise CheckFailed(f"the read-back looks different to {audience}")
    first = state.copy()
    script = play_on(first, dice)
    if truth(copy) != before:
        raise CheckFailed(f"playing one copy changed another: {blame(before, state, script)}")
    check_futures(state, [first, copy, read], script, stops, dice, before)
    if truth(state) != before:
        raise CheckFailed(f"playing a copy changed the original: {blame(before, state, script)}")
    if as_bytes(state.view(EVERYTHING, since)) != told:
        raise CheckFailed("playing a copy changed the log")


def check_futures(
    state: State[Any],
    clones: list[State[Any]],
    script: Choices,
    stops: int,
    dice: Random,
    before: bytes,
) -> None:
    """The same choices lead to the same ends: the first clone has made them already."""
    first, copy, read = clones
    steps = range(len(script))
    looks = {*dice.sample(steps, stops), steps[-1]} if 0 < stops < len(script) else steps
    try:
        alike = follow(copy, script, looks) == follow(read, script, looks)
    except IllegalChoice:
        alike = False
    if not alike or truth(copy) != truth(first) or truth(copy) != truth(read):
        one, two = read_back(before, state), read_back(before, state).copy()
        culprit = blame_parting(one, two, lambda clone: follow(clone, script, ()))
        raise CheckFailed(f"two copies part ways: {culprit}")


def blame(before: bytes, state: State[Any], script: Choices) -> str:
    """Which step changes a State whose copy is played."""
    again = read_back(before, state)
    other = again.copy()
    return blame_change(again, lambda: follow(other, script, ()))
