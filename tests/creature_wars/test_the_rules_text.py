"""The rules as we tell them: what they say must be what the game does."""

from __future__ import annotations

import re

import pytest

import bestiary
from bestiary.games.creature_wars.being import POWERS, TRIBES
from bestiary.games.creature_wars.editions import BASES
from tests.creature_wars.table import Table
from tests.creature_wars.test_statistics import chance_to_flee

GAME = bestiary.game("creature-wars")
TEXT = GAME.rules()
CARDS = sorted(set(re.findall(r"`(Lvl\.\d+ [^`→]+?)(?: →[^`]*)?`", TEXT)))


def test_there_are_examples() -> None:
    assert len(CARDS) > 8


@pytest.mark.parametrize("card", CARDS)
def test_every_card_in_the_rules_is_a_card(card: str) -> None:
    assert Table().hands(me=card).hand("me") == [card]


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.name))
def test_every_option_is_in_the_rules(option: bestiary.engine.Option) -> None:
    if option.name != "position":
        start = option.name.partition(".")[0]
        assert f"`{option.name}`" in TEXT or (f"`{start}." in TEXT and "." in option.name)


def test_every_tribe_has_its_base_strength_in_the_rules() -> None:
    for tribe, base in zip(TRIBES, BASES, strict=True):
        assert f"| {tribe} | {base} |" in TEXT


def test_the_circle_of_power_types() -> None:
    assert "  beats  ".join([*POWERS, POWERS[0]]) in TEXT


def test_the_example_of_a_duel(table: Table) -> None:
    table.hands(me="Lvl.3 Holy Giant {4}", foe="Lvl.2 Ancient Dragon {7}").duel("Giant", "Dragon")
    assert table.powers() == {"me": 10, "foe": 9}
    assert table.lost_hp() == {"me": 0, "foe": 7}
    assert "| **power** | **10** | **9** |" in TEXT


def test_the_example_with_a_fire_dragon(table: Table) -> None:
    table.hands(me="Lvl.3 Holy Giant {4}", foe="Lvl.2 Fire Dragon {7}").duel("Giant", "Dragon")
    assert table.powers() == {"me": 7, "foe": 9}
    assert table.lost_hp() == {"me": 4, "foe": 0}
    assert "won by 9 to 7 and cost *you* 4 HP" in TEXT


def test_the_example_of_a_tie(table: Table) -> None:
    table.hands(me="Lvl.2 Holy Giant {4}", foe="Lvl.2 Ancient Dragon {7}").duel("Giant", "Dragon")
    assert table.powers() == {"me": 9, "foe": 9}
    assert "it would have been 9 to 9" in TEXT


def test_how_often_witches_get_away() -> None:
    assert [chance_to_flee(level) * 42 for level in (1, 5, 9)] == [8, 30, 41]
    assert "from 8 of the 42 creatures in the deck, a level 5 witch from 30, and a level 9" in TEXT


def test_mayhem_comes_on_turn_21() -> None:
    # 52 cards that draw nothing more: witches alone, who never meet a Tribe or a type.
    table = Table().options({"rally.witches": False}, witches=45, levels=1, hp=9999, spells=False)
    table.deal()
    state = table.state
    assert len(state.cards()) == 52
    while state.result() is None:
        for decision in state.decisions():
            witches = [choice.text for choice in decision.choices if "Witch" in choice.label]
            state.play(decision.seat, witches[0] if witches else decision.choices[0].text)
    assert [state.turn, state.ending] == [21, "mayhem"]
    assert "that is turn 21" in TEXT
