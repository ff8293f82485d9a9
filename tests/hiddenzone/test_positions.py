"""Positions and notation."""

import pytest

import bestiary
from bestiary.engine import BadPosition
from bestiary.games.hiddenzone.state import HiddenzoneState
from tests.hiddenzone.table import Table


def at(text: str) -> HiddenzoneState:
    state: HiddenzoneState = bestiary.game("hiddenzone").new(seed=1, position=text)
    return state


def test_a_stack_is_written_with_its_soul_equipment_and_marks(table: Table) -> None:
    table.me(battlezone="Slagfang 350/250 on Ash Runner with Ember Fang (tapped) (+50/-100)")
    assert table.soul("Slagfang") == ["Ash Runner", "Ember Fang"]
    assert table.tapped("Slagfang")
    assert table.strength("Slagfang") == "500/150"


def test_cards_may_be_written_by_id(table: Table) -> None:
    table.me(hand="em-01, EM-41")
    assert table.hand("me") == ["Cinder Pup", "Flare"]


def test_a_deck_that_is_not_written_is_the_rest_of_the_seats_own() -> None:
    state = bestiary.game("hiddenzone").new(
        seed=1,
        options={"deck.0": "ember", "position": "player 1: 500\n  hand: Cinder Pup, Flare"},
    )
    assert len(state.deck(0).cards) == 38
    assert state.life == [500, 2000]


def test_a_written_deck_is_drawn_from_its_left_end(table: Table) -> None:
    table.foe(deck="Flare, Undertow, Doom").end()
    assert table.hand("foe") == ["Flare"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("player 1: 500\n  hand: Cindr Pup", "line 2: there is no card 'Cindr Pup'; did you mean"),
        ("player 1: 500\n  battlezone: Flare", "only creatures can be in the battlezone"),
        ("player 1: 500\n  battlezone: Cinder Pup with Scorch Plate", "cannot bear"),
        ("player 1: 500\n  battlezone: Cinder Pup (asleep)", "write '(tapped)' or '(+100/+50)'"),
        ("player 1: 0 life", "a whole number from 1 to 2000"),
        ("active: nobody", "'active' is 'player 1' or 'player 2'"),
        ("player 1: 500\n  bench: Flare", "line 2"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match="line") as refusal:
        at(text)
    assert words in str(refusal.value)


def test_the_view_shows_creatures_as_strong_as_they_are_now(table: Table) -> None:
    table.me(battlezone="Pack Yapper, Cinder Pup with Ember Fang")
    pup = table.shown("foe", "battle.0")["cards"][1]
    assert pup["face"] == "Cinder Pup 250/100"
    assert [(badge["key"], badge["value"]) for badge in pup["badges"]][:3] == [
        ("rank", "0"),
        ("attack", "250"),
        ("defence", "100"),
    ]
    assert [under["name"] for under in pup["attached"]] == ["Ember Fang"]
