"""Written positions: what they set up, and how a bad line is named."""

from __future__ import annotations

import pytest

import bestiary
from bestiary import BadPosition
from bestiary.games.creature_wars.duel import Duel


def new(text: str, **options: object) -> Duel:
    options["position"] = text
    state: Duel = bestiary.game("creature-wars").new(seed=1, options=options)
    state.check()
    return state


WHOLE = """\
# a fight between neighbours
game: creature-wars
turn: 3
player 1: 25 HP
  hand: Lvl.1 Voodoo Witch {3}, Lvl.3 Fire Giant {4}: (1)   # the Giant has tied
player 2: 30 HP
  hand: Lvl.6 Holy Dragon {7}
deck: Lvl.2 Fire Wolf {2}, Lvl.1 Holy Serpent {0}
discard: Lvl.5 Fire Pirate {3}
"""


def test_a_whole_position() -> None:
    state = new(WHOLE)
    assert state.turn == 3
    assert state.hp.both() == [25, 30]
    written = [
        [state.written(card.face, card.marks) for card in zone.cards] for zone in state.zones
    ]
    assert written == [
        ["Lvl.1 Voodoo Witch {3}", "Lvl.3 Fire Giant {4}: (1)"],
        ["Lvl.6 Holy Dragon {7}"],
        [],
        [],
        ["Lvl.1 Holy Serpent {0}", "Lvl.2 Fire Wolf {2}"],  # the Wolf lies on top
        ["Lvl.5 Fire Pirate {3}"],
        [],
        [],
        [],
    ]


def test_a_position_starts_at_the_choice_without_a_draw() -> None:
    state = new(WHOLE)
    assert [decision.prompt for decision in state.decisions()] == 2 * ["Choose a card to play."]
    assert len(state.deck.cards) == 2


def test_what_is_not_written_is_as_at_the_start() -> None:
    state = new("deck:\n", hp=42)
    assert [state.turn, state.hp.both()] == [1, [42, 42]]
    assert state.cards() == []


def test_the_same_text_and_seed_give_the_same_game() -> None:
    text = "player 1:\n  hand: Lvl.3 Fire Giant {4}"
    assert new(text).to_json() == new(text).to_json()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn 3", "line 1: write 'key: value', not 'turn 3'"),
        ("turn: soon", "line 1: 'turn' needs a whole number from 1 to 9999"),
        ("turn: 0", "line 1: 'turn' needs a whole number from 1 to 9999"),
        ("\n\nplayer 1: all of it", "line 3: 'player' needs a whole number from 1 to 9999"),
        ("player one: 3", "line 1: write 'player 1: ...'"),
        ("turn: 1\nturn: 2", "line 2: 'turn' is given twice"),
        ("game: chess", "line 1: this is a position of 'chess', not of 'creature-wars'"),
        (
            "player 1:\n  hand: a Wolf",
            "line 2: 'a Wolf' is not a card; write it like 'Lvl.3 Fire Giant {4}'",
        ),
        (
            "# remark\nplayer 2:\n  hand: Lvl.1 Fire Wolf {2}, Lvl.2 Fire Wofl {2}",
            "line 3: there is no 'Wofl'; did you mean 'Wolf'?",
        ),
        ("deck: Lvl.0 Fire Wolf {2}", "line 1: 'Lvl.0 Fire Wolf {2}': a level is at least 1"),
        ("discard: Lvl.2 Bland Witch", "line 1: there is no 'Bland Witch'; did you mean 'Blind Wi"),
        ("player 1:\n  hnad: Lvl.1 Fire Wolf", "line 2: no line 'hnad' here; did you mean 'hand'?"),
    ],
)
def test_a_bad_line_is_named_with_its_number(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as error:
        new(text)
    assert str(error.value).startswith(f"position, {message}")


def test_a_witch_of_the_other_edition_is_not_known() -> None:
    new("deck: Lvl.2 Cocksure Witch")
    with pytest.raises(BadPosition, match="line 1: there is no 'Cocksure Witch'"):
        new("deck: Lvl.2 Cocksure Witch", edition="first")


def test_no_more_health_than_the_cap() -> None:
    with pytest.raises(BadPosition, match="line 1: 'player' needs a whole number from 1 to 30"):
        new("player 1: 31 HP", edition="first")
