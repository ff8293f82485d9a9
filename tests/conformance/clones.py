"""Copies and states read back from JSON: the same now, and the same ever after."""

import json
from random import Random
from typing import Any

import msgspec

from bestiary.engine import EVERYTHING, State, View
from tests.conformance.walks import follow, play_on
from tests.conformance.watching import audiences


def through_json(state: State[Any]) -> State[Any]:
    """The State written as text and read again."""
    return type(state).from_json(json.loads(json.dumps(state.to_json())))


def as_bytes(data: object) -> bytes:
    """Plain data as JSON, to compare. (Quicker than `json`; what is not plain raises.)"""
    return msgspec.json.encode(data)


def less_log(view: View) -> bytes:
    """A view as bytes, without the log: that is not part of the truth."""
    return as_bytes({**view, "log": []})


def check_clones(state: State[Any], dice: Random) -> None:
    """A copy and a read-back are the State, have its future, and leave it alone."""
    before = state.digest()
    told = as_bytes(state.view(EVERYTHING))
    copy, read = state.copy(), through_json(state)
    assert copy.digest() == before
    assert read.digest() == before
    for audience in audiences(state):
        assert as_bytes(copy.view(audience)) == as_bytes(state.view(audience))
        assert less_log(read.view(audience)) == less_log(state.view(audience))
    first = state.copy()
    script = play_on(first, dice)
    assert copy.digest() == before, "playing one copy changed another"
    futures = [follow(copy, script), follow(read, script)]
    assert futures[0] == futures[1], "the copy and the read-back part ways"
    assert copy.digest() == first.digest(), "two copies part ways"
    assert copy.result() == first.result() == read.result()
    assert state.digest() == before, "playing a copy changed the original"
    assert as_bytes(state.view(EVERYTHING)) == told, "playing a copy changed the log"
