"""Copies and states read back from JSON: the same now, and the same from then on."""

import json
from random import Random
from typing import Any

import msgspec

from bestiary.engine import EVERYTHING, State
from tests.conformance.walks import follow, play_on
from tests.conformance.watching import audiences


def through_json(state: State[Any]) -> State[Any]:
    """The State written as text and read again."""
    return type(state).from_json(json.loads(json.dumps(state.to_json())))


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
    assert truth(copy) == before, "the copy is another State"
    assert truth(read) == before, "the read-back is another State"
    assert copy.digest() == read.digest() == state.digest()
    for audience in audiences(state):
        assert as_bytes(copy.view(audience, since)) == as_bytes(state.view(audience, since))
        assert less_log(read, audience) == less_log(state, audience)
    first = state.copy()
    script = play_on(first, dice)
    assert truth(copy) == before, "playing one copy changed another"
    steps = range(len(script))
    looks = {*dice.sample(steps, stops), steps[-1]} if 0 < stops < len(script) else steps
    futures = [follow(copy, script, looks), follow(read, script, looks)]
    assert futures[0] == futures[1], "the copy and the read-back part ways"
    assert truth(copy) == truth(first), "two copies part ways"
    assert copy.result() == first.result() == read.result()
    assert truth(state) == before, "playing a copy changed the original"
    assert as_bytes(state.view(EVERYTHING, since)) == told, "playing a copy changed the log"
