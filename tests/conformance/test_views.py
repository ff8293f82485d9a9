"""Views are what their schema says, for every audience, at every point of a game."""

import json

from bestiary.engine import EVERYTHING
from tests.conformance.games import Setup
from tests.conformance.schema import check_views
from tests.conformance.walks import walks
from tests.conformance.watching import audiences


def test_views_are_what_the_schema_says(setup: Setup) -> None:
    for walk in walks(setup, 2, 10):
        for state in walk.sample(0.1):
            check_views(state)
        check_views(walk.state)


def test_what_was_told_stays_told(setup: Setup) -> None:
    """A log only grows: what it has said never changes."""
    for walk in walks(setup, 2, 10):
        told: dict[int, list[str]] = {}
        for state in walk.sample(0.2):
            for audience in audiences(state):
                now = [json.dumps(event) for event in state.view(audience)["log"]]
                before = told.get(audience, [])
                assert now[: len(before)] == before
                told[audience] = now


def test_a_view_can_leave_out_what_was_read(setup: Setup) -> None:
    for walk in walks(setup, 1, 4):
        for state in walk.sample(0.2):
            log = state.view(EVERYTHING)["log"]
            assert state.view(EVERYTHING, len(log) - 1)["log"] == log[-1:]
            assert state.view(EVERYTHING, len(log))["log"] == []
