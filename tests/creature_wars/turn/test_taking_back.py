"""Taking back: a sealed card while the other is still thinking, and never once a seal is open."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.engine import EVERYBODY, State
from bestiary.games.creature_wars.being import Being
from bestiary.play import Match, PlayError, undo_refusal
from tests.creature_wars.table import Table

OPENED = "the sealed answers have been opened"


def open_table(table: Table) -> Table:
    """A duel in which all cards are known and no chance is used: its result is all there is to
    learn."""
    table.hands(me="Lvl.1 Fire Wolf {2}, Lvl.3 Fire Giant {4}", foe="Lvl.2 Fire Giant {4}")
    for zone in table.state.zones:
        zone.replace_all([card.with_known(EVERYBODY) for card in zone.cards])
    return table


def playing(state: State[Being], seat: int) -> str:
    return next(d.choices[0].text for d in state.decisions() if d.seat == seat)


def test_a_sealed_card_may_be_taken_back(table: Table) -> None:
    before = open_table(table).state
    now = before.copy()
    now.play(0, playing(before, 0))
    assert undo_refusal(before, now, 0, playing(before, 0)) == ""


def test_who_answers_second_cannot_look_and_choose_again(table: Table) -> None:
    before = open_table(table).seal("foe", "Giant").state
    now = before.copy()
    now.play(0, playing(before, 0))
    assert undo_refusal(before, now, 0, playing(before, 0)) == OPENED


@pytest.mark.parametrize("stored", [False, True], ids=["at once", "drafted"])
def test_nor_in_a_match(table: Table, stored: bool) -> None:
    match = Match(bestiary.game("creature-wars"), 1, 2, {}, stored=stored)
    match.state = open_table(table).state
    match.choose(1, playing(match.state, 1))
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)
    match.choose(0, playing(match.state, 0))
    assert (match.can_undo(0), match.can_undo(1)) == (False, False)
    with pytest.raises(PlayError, match=OPENED):
        match.undo(0)
    with pytest.raises(PlayError, match="another player has acted since"):
        match.undo(1)
