"""Views are what their schema says, for every audience, at every point of a game."""

import json
import re
from collections.abc import Iterator
from typing import Final

from bestiary.check.promises.views import check_reuse, check_views
from bestiary.check.walk import Setup
from bestiary.check.watch import audiences
from bestiary.engine import EVERYTHING
from bestiary.engine.view import View
from tests.conformance.walks import walks

CAUSE: Final = re.compile(r"\b(from|to|for|by|because of) |^For that")
HEALTH: Final = ("health", "hp", "life")


def test_views_are_what_the_schema_says(setup: Setup) -> None:
    for walk in walks(setup, 2, 3):
        for state in walk.sample(0.1):
            check_views(state)
        check_views(walk.state)


def test_a_card_that_stays_as_it_is_looks_as_before(setup: Setup) -> None:
    for walk in walks(setup, 2, 2):
        for state in walk.sample(0.1):
            check_reuse(state)


def test_no_health_reads_below_0(setup: Setup) -> None:
    """Neither on a card, nor of a player, nor in a fight, nor in the log."""
    for walk in walks(setup, 2, 2):
        for state in walk.sample(0.1):
            assert min(healths(state.view(EVERYTHING, state.moment())), default=0) >= 0
        assert min(healths(walk.state.view(EVERYTHING)), default=0) >= 0


def healths(view: View) -> Iterator[int]:
    """Every number of health that a view tells."""
    cards = [card for zone in view["zones"] for card in zone["cards"]]
    cards += [card for event in view["log"] for card in event["cards"]]
    badges = [badge for card in cards for badge in card["badges"]]
    gauges = [gauge for seat in view["seats"] for gauge in seat["gauges"]]
    yield from (int(badge["value"].split("/")[0]) for badge in badges if badge["key"] in HEALTH)
    yield from (gauge["value"] for gauge in gauges if gauge["key"] in HEALTH)
    if view["fight"] is not None:
        for side in (view["fight"]["attacker"], view["fight"]["target"]):
            yield sum(part["value"] for part in side["parts"])


def test_every_loss_says_what_caused_it(setup: Setup) -> None:
    for walk in walks(setup, 2, 3):
        for _ in walk:
            pass
        for event in walk.state.log(EVERYTHING):
            assert event["motion"] != "hit" or CAUSE.search(event["text"]), event["text"]


def test_what_was_told_stays_told(setup: Setup) -> None:
    """A log only grows: what it has said never changes."""
    for walk in walks(setup, 2, 3):
        told: dict[int, list[str]] = {}
        for state in walk.sample(0.2):
            for audience in audiences(state):
                now = [json.dumps(event) for event in state.view(audience)["log"]]
                before = told.get(audience, [])
                assert now[: len(before)] == before
                told[audience] = now


def test_a_view_can_leave_out_what_was_read(setup: Setup) -> None:
    for walk in walks(setup, 1, 2):
        for state in walk.sample(0.2):
            log = state.view(EVERYTHING)["log"]
            assert state.view(EVERYTHING, len(log) - 1)["log"] == log[-1:]
            assert state.view(EVERYTHING, len(log))["log"] == []
