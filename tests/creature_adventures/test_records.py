"""The State's records: a copy and a saved game carry every attribute, or the error names it."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.engine.omissions import attributes
from bestiary.games.creature_adventures import saved
from bestiary.games.creature_adventures.records import check_copy
from tests.creature_adventures.table import Table

DEFENDED = """
    player 1: Lanternwood
      team: Muddlepig, Sockmoth
    player 2: Lanternwood
      team: Clattercrab, Mop Sheep
      artifacts: Fortify 3, Ascension 7
    attacks: 2
"""


class Forgetful:
    def __init__(self) -> None:
        self.level = 1
        self.sick = 0

    def copy(self) -> Forgetful:
        new = Forgetful()
        new.level = self.level
        return new


def test_an_attribute_that_a_copy_leaves_out_is_named() -> None:
    with pytest.raises(TypeError, match=r"Forgetful.copy\(\) leaves out 'sick'"):
        check_copy(Forgetful())


@pytest.mark.parametrize("name", ["hurry", "points"])
def test_an_attribute_without_a_key_of_its_own_is_named(name: str) -> None:
    with pytest.raises(TypeError, match=f"'{name}' must be an attribute of one record and a key"):
        saved.check_keys([*saved.KEYS, name])


def test_the_keys_of_saved_games_keep_their_order() -> None:
    own = bestiary.game("creature-adventures").new(1).to_json()["own"]
    assert list(own) == saved.KEYS


def test_a_shield_and_artifacts_are_saved_as_they_always_were(table: Table) -> None:
    table.write(DEFENDED).choose("Shield Clattercrab")
    crab = table.state.teams[1].cards[0].id
    own = table.state.to_json()["own"]
    assert own["fortified"] == [crab, 3]
    assert own["artifacts"] == [0, 0, 0, 0, 0, 3, 0, 7, 0, 0]
    assert own["battle"] == 5


def test_a_saved_game_holds_every_player(table: Table) -> None:
    table.write(DEFENDED)
    for seat, player in enumerate(table.state.travellers):
        for number, name in enumerate(saved.OF_TRAVELLER):
            value = 100 * seat + number
            is_list = isinstance(getattr(player, name), list)
            setattr(player, name, [value] if is_list else value)
    again = type(table.state).from_json(table.state.to_json())
    for player, same in zip(table.state.travellers, again.travellers, strict=True):
        for name in attributes(player):
            assert getattr(same, name) == getattr(player, name)
