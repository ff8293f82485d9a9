"""Written positions: what they say, and what is refused with its line."""

from __future__ import annotations

from textwrap import dedent

import pytest

import bestiary
from bestiary.engine import BadPosition
from tests.creature_adventures.table import Table

WHOLE = """
    turn: 12
    to move: 2
    player 1: Lanternwood
      team: Sockmoth 4/1 (7/10 HP), Clattercrab 3+2/3 (10/14 HP), Mop Sheep (0/10 HP)
      level: 3
      exp: 2
      exp in all: 9
      points: 2
      caught: 4
      sigils: Power, Wisdom
      inner peace: Sockmoth
      artifacts: Tailwind, Quiet Shoes 2, Ascension 3
      state: Exhaustion, Rally Cry, Astral Sickness
    player 2: thunder pantry
      team: King Under the Pond
    deck: Muddlepig, Velvet Tiger
    rolls: 3 7 10
"""


def test_everything_can_be_written(table: Table) -> None:
    table.write(WHOLE.replace(", Rally Cry", ""))
    state = table.state
    assert (state.turn, table.asked()) == (12, 2)
    assert (table.at(1), table.at(2)) == ("Lanternwood", "Thunder Pantry")
    assert table.team(1) == [
        "Sockmoth 4/1 (7/10 HP)",
        "Clattercrab 3+2/3 (10/14 HP)",
        "Mop Sheep 3/2 (0/10 HP)",
    ]
    assert table.gauge(1, "Level") == 3
    assert table.gauge(1, "EXP") == 2
    assert [player.exp_all for player in state.travellers] == [9, 0]
    assert table.gauge(1, "Points") == 2
    assert table.gauge(1, "Caught") == 4
    assert table.sigils(1) == ["power", "wisdom"]
    assert table.on_card(1) == ["Inner Peace"]
    assert [table.artifact(1, name) for name in ("Tailwind", "Quiet Shoes", "Ascension")] == [
        1,
        2,
        3,
    ]
    assert {"Exhaustion", "Astral Sickness"} <= set(table.marks(1))
    assert table.deck() == ["Muddlepig", "Velvet Tiger"]
    assert state.shared.rolls == [3, 7, 10]


def test_with_rally_cry_the_maximum_is_the_doubled_one(table: Table) -> None:
    table.write("player 1: Lanternwood\n  team: Muddlepig (13/24 HP)\n  state: Rally Cry")
    assert table.team(1) == ["Muddlepig 4/2 (13/24 HP)"]
    assert table.state.teams[0].cards[0].face.points.health == 1


def test_what_is_written_is_what_is_shown(table: Table) -> None:
    """A team can be copied from the screen into a position."""
    table.write(WHOLE.replace(", Rally Cry", ""))
    shown = ", ".join(table.team(1))
    again = Table().write(
        WHOLE.replace(", Rally Cry", "").replace(
            "Sockmoth 4/1 (7/10 HP), Clattercrab 3+2/3 (10/14 HP), Mop Sheep (0/10 HP)", shown
        )
    )
    assert again.state.to_json()["zones"] == table.state.to_json()["zones"]


def test_the_sigils_points_are_told_apart_under_rally_cry_too(table: Table) -> None:
    creature = "Muddlepig 5+1/2 (20/24+4 HP)"
    table.write(f"player 1:\n  team: {creature}\n  sigils: Power\n  state: Rally Cry")
    assert table.team(1) == [creature]
    face = table.state.teams[0].cards[0].face
    for points in (face.points, face.power):
        assert (points.attack, points.defence, points.health) == (1, 0, 1)


def test_what_is_left_out_is_as_at_the_start(table: Table) -> None:
    table.write("turn: 1", seats=4)
    for player in (1, 2, 3, 4):
        assert table.at_home(player)
        assert len(table.team(player)) == 3
        assert table.gauge(player, "Points") == 1
    assert len(table.deck()) == 3 * 28 + 22 - 12
    assert table.asked() == 1


def test_a_deck_that_is_not_written_holds_what_lies_nowhere_else(table: Table) -> None:
    table.write("player 1: Lanternwood\n  team: Muddlepig, King Under the Pond")
    assert "King Under the Pond" not in table.deck()
    assert "Muddlepig" not in table.deck()
    assert len(table.deck()) == 50 - 2 - 3


REFUSED = {
    "player 1: Nowhere": "line 1: there is no tile 'Nowhere'",
    "player 1: Lanternwod": "did you mean 'Lanternwood'?",
    "player 1:\n  team: Sockmouth": "line 2: there is no 'Sockmouth'; did you mean 'Sockmoth'?",
    "player 1:\n  team: Sockmoth 2/1": "is less than Sockmoth is born with",
    "player 1:\n  team: Sockmoth (5/11 HP)": "maximum HP goes up by 2",
    "player 1:\n  team: Sockmoth (12/10 HP)": "more HP than its maximum",
    "player 1:\n  team: Sockmoth 3": "there is no 'Sockmoth 3'; did you mean 'Sockmoth'?",
    "player 1:\n  team: Sockmoth (3 HP)": "write it like 'Sockmoth 4/1 (7/10 HP)'",
    "player 1:\n  team: The Emperor": "cannot be in a team or the deck",
    "player 1:\n  team: Sockmoth, Sockmoth, Muddlepig, Muddlepig": "at most 3",
    "player 1:\n  team: Sockmoth 3+1/1": "only the holder of the Sigil of Power",
    "player 1:\n  sigils: Power\n  team: Sockmoth 3+4/1": "has its 3 points",
    "player 1:\n  sigils: Might": "there is no Sigil of 'Might'",
    "player 1:\n  sigils: Power\nplayer 2:\n  sigils: Power": "held twice",
    "player 1:\n  artifacts: Tailspin": "did you mean 'Tailwind'?",
    "player 1:\n  artifacts: Tailwind 2": "Tailwind goes from 1 to 1",
    "player 1:\n  artifacts: Fortify 4": "Fortify goes from 1 to 3",
    "player 1:\n  state: Exausted": "did you mean 'Exhaustion'?",
    "player 1:\n  level: 6": "'level' needs a whole number from 1 to 5",
    "player 1:\n  exp: 3": "'exp' needs a whole number from 0 to 2",
    "player 1:\n  caught: 15": "from 0 to 14",
    "player 1:\n  team: Sockmoth\n  inner peace: Sockmoth": "the holder of the Sigil of Wisdom",
    "player 1:\n  sigils: Wisdom\n  team: Sockmoth\n  inner peace: Imp": "not in the team",
    "to move: 3": "'to move' needs a whole number from 1 to 2",
    "colosseum: 1": "the contender must hold all three Sigils",
    "attacks: 1": "a player cannot attack themselves",
    "arrives: 11": "from 0 to 10",
    "rolls: 11": "rolls are whole numbers from 1 to 10",
    "rolls: three": "rolls are whole numbers",
    "deck: Sockmoth (3/10 HP)": "must be in the deck as it was born",
    "deck: Oakjaw": "cannot be in a team or the deck",
    "wild: Nobody": "there is no 'Nobody'",
    "wild:": "is not a creature",
    "turn: 301": "from 1 to 300",
    "deckk: Sockmoth": "did you mean 'deck'?",
    "team: Sockmoth": "belongs to a player",
    "player 3:\n  team: Sockmoth": "line 1: there is no player 3 at this table",
}


@pytest.mark.parametrize("position", list(REFUSED))
def test_what_cannot_be_is_refused_with_its_line(position: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        bestiary.game("creature-adventures").new(1, position=dedent(position))
    message = str(refusal.value)
    assert REFUSED[position] in message
    assert message.startswith("position, line ")
    assert "\n" not in message
