"""A State's copy and its save carry every attribute over; one that is left out is named."""

from collections.abc import Mapping

import pytest

from bestiary.check.walk import Setup
from bestiary.engine import Rng, State, Value, Zone
from bestiary.engine.omissions import omissions
from tests.conformance.corners import Corners, Stone
from tests.conformance.test_teeth import CORNERS
from tests.conformance.walks import walks


def test_copy_and_save_leave_nothing_out(setup: Setup) -> None:
    for walk in walks(setup, 2, 2):
        for state in walk.sample(0.1):
            assert not omissions(state)
        assert not omissions(walk.state)


def test_a_field_that_is_not_saved_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Corners, "fields", lambda game: ["points"])
    state = CORNERS.new(1)
    assert omissions(state) == ["copy() leaves out 'chosen'", "to_json() leaves out 'chosen'"]


def test_a_field_that_is_not_copied_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(game: Corners) -> State[Stone]:
        new = State.copy(game)
        assert isinstance(new, Corners)
        new.points = [0] * game.seats
        return new

    monkeypatch.setattr(Corners, "copy", copy)
    assert omissions(CORNERS.new(1)) == ["copy() leaves out 'points'"]


class Purse:
    """A small object of a State, with a coin that nobody saves."""

    def __init__(self) -> None:
        self.coins = 0


def test_what_a_small_object_holds_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Corners.__init__

    def init(
        game: Corners,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[Stone]],
    ) -> None:
        honest(game, settings, seats, rng, zones)
        setattr(game, "purse", Purse())  # noqa: B010

    monkeypatch.setattr(Corners, "__init__", init)
    assert omissions(CORNERS.new(1)) == [
        "copy() leaves out 'purse.coins'",
        "to_json() leaves out 'purse.coins'",
    ]
