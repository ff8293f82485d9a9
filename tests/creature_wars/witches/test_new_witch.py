"""A new witch takes one file: this one enters a witch with a memory and a price of her own.

She remembers how often she has been slain, for both players, and costs one more each time. Nothing
outside this file knows her; she is played, copied, saved, shown and guessed like any other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import bestiary
from bestiary.engine import Rng
from bestiary.engine.omissions import omissions
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.editions import CACHE
from bestiary.games.creature_wars.lore.card import LORE
from bestiary.games.creature_wars.lore.memory import (
    DUEL_WATCHERS,
    MEMORIES,
    Memory,
    Remembered,
    remembered,
)
from bestiary.games.creature_wars.lore.roster import BOTH, ROSTER, SACRED, Witch, witch
from bestiary.games.creature_wars.turn.outcome import Outcome
from bestiary.games.creature_wars.war import War
from tests.creature_wars.table import Table

KEY = "martyred-witch"
MARTYR = "Lvl.4 Martyred Witch {3}"


class Grudges(Memory):
    """How often each player's Martyred Witch has been slain."""

    def __init__(self, deaths: list[int]) -> None:
        self.deaths = deaths

    def save(self) -> dict[str, Any]:
        return {"grudges": self.deaths.copy()}

    def load(self, data: dict[str, Any]) -> Grudges:
        return Grudges(data["grudges"].copy())

    def shown(self, seat: int) -> tuple[str, str, int]:
        return "grudges", "Grudges", self.deaths[seat]

    def after_duel(self, outcome: Outcome) -> Grudges:
        deaths = self.deaths.copy()
        for seat in range(2):
            card = outcome.card(seat)
            if card is not None and card.face.key == KEY and outcome.lost(seat):
                deaths[seat] += 1
        return Grudges(deaths)


def enter_martyred_witch() -> Remembered[Grudges]:
    """All there is to write for her."""
    grudges = remembered(Grudges([0, 0]), watches_duels=True)
    martyred: Witch = witch(
        "Martyred Witch", SACRED, BOTH, "Costs 1 more for each time she has been slain."
    )

    @martyred.costs
    def costs_more_each_time(duel: Duel, seat: int, cost: int) -> int:
        return cost + grudges.of(duel).deaths[seat]

    return grudges


@pytest.fixture
def grudges() -> Iterator[Remembered[Grudges]]:
    """She is in the game for one test only."""
    CACHE.clear()
    yield enter_martyred_witch()
    CACHE.clear()
    ROSTER.pop()
    MEMORIES.pop()
    DUEL_WATCHERS.pop()
    del LORE[KEY]


def slain_twice(table: Table) -> Table:
    table.hands(me=f"{MARTYR}, {MARTYR}", foe="Lvl.9 Fire Dragon {7}, Lvl.9 Holy Dragon {7}")
    table.duel("Martyred", "Fire Dragon")
    assert table.lost_hp() == {"me": 4, "foe": 0}  # her base strength, and the first grudge
    return table.duel("Martyred", "Holy Dragon")


def test_a_new_witch_plays(table: Table, grudges: Remembered[Grudges]) -> None:
    slain_twice(table)
    assert table.lost_hp() == {"me": 9, "foe": 0}
    assert grudges.of(table.state).deaths == [2, 0]


def test_a_new_witchs_memory_is_copied_and_each_game_has_its_own(
    table: Table, grudges: Remembered[Grudges]
) -> None:
    state = slain_twice(table).state
    copy = state.copy()
    grudges.keep(copy, Grudges([7, 7]))
    assert grudges.of(state).deaths == [2, 0]
    assert not omissions(state)
    assert grudges.of(bestiary.game("creature-wars").new(seed=1)).deaths == [0, 0]


def test_a_new_witchs_memory_is_saved(table: Table, grudges: Remembered[Grudges]) -> None:
    state = slain_twice(table).state
    assert state.to_json()["own"]["grudges"] == [2, 0]
    again = War.from_json(state.to_json())
    assert grudges.of(again).deaths == [2, 0]
    assert again.digest() == state.digest()


def test_a_game_saved_before_she_came_is_read(table: Table, grudges: Remembered[Grudges]) -> None:
    data = slain_twice(table).state.to_json()
    del data["own"]["grudges"]
    assert grudges.of(War.from_json(data)).deaths == [0, 0]


def test_a_new_witch_is_shown(table: Table, grudges: Remembered[Grudges]) -> None:
    view = slain_twice(table).view("spectator")
    marks = {mark["key"]: mark["value"] for mark in view["seats"][0]["marks"]}
    assert marks["grudges"] == 2
    cards = bestiary.game("creature-wars").cards(table.state.settings)
    assert [card["text"] for card in cards if card["key"] == KEY] == [
        "Costs 1 more for each time she has been slain."
    ]


def test_a_new_witch_is_guessed(table: Table, grudges: Remembered[Grudges]) -> None:
    guess = slain_twice(table).next_turn().state.guess(1, Rng(3))
    assert isinstance(guess, Duel)
    guess.check()
    assert grudges.of(guess).deaths == [2, 0]


def test_without_her_nothing_is_left(table: Table) -> None:
    assert KEY not in LORE
    assert "grudges" not in table.state.to_json()["own"]
