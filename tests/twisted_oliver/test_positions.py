"""Positions as they are written, and what is wrong with those that cannot be."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.engine import BadPosition
from bestiary.games.twisted_oliver.design.marks import FOREIGN
from bestiary.games.twisted_oliver.state import OliverState
from tests.twisted_oliver.table import Table

GAME = bestiary.game("twisted-oliver")

WHOLE = """
turn: 4
active: player 2
first: player 2
step: attack
player 1: 12 points
  energy: 2R1Y
  hand: Wolverine, og-12
  battlers: Wolverine 60:2/1:2:0 with Shield (called) (bounty 1), Magra (hurt 2) (+30:-1/+2)
  items: 3 Red Orb, Yellow Orb (called)
  spells: Tailwind
  traps: Snare
  deck: Shield, 2 Wolverine
  discard: The Plague
  removed: Tessaly
player 2: 3 points
  battlers: Hedge with Living Bark and Halo under Rust
"""


def new(text: str) -> OliverState:
    state: OliverState = GAME.new(seed=1, options={"position": text})
    return state


def test_everything_can_be_written() -> None:
    state = new(WHOLE)
    assert (state.turn, state.active, state.first, state.phase()) == (4, 1, 1, "Attack step")
    assert state.points == [12, 3]
    assert state.pools[0] == [2, 0, 1, 0, 0, 0, 0, 0, 0]
    names = [
        [card.face.name for card in zone.cards]
        for zone in (state.hand(0), state.items_of(0), state.spells_of(0), state.traps_of(0))
    ]
    assert names == [["Wolverine", "Adrenaline"], 3 * ["Red Orb"] + ["Yellow Orb"],
                     ["Tailwind"], ["Snare"]]  # fmt: skip
    shown = [state.written(state.as_it_stands(card), []) for card in state.battlers_of(0).cards]
    assert shown == ["Wolverine 80:2/3:2:1", "Magra 110:5/5:8:0"]
    assert [card.face.name for card in state.deck(0).cards] == ["Wolverine", "Wolverine", "Shield"]
    hedge = state.battlers_of(1).cards[0]
    assert [borne.face.name for borne in hedge.attached] == ["Living Bark", "Halo", "Rust"]
    assert [borne.mark(FOREIGN) for borne in hedge.attached] == [-1, -1, 0]
    assert len(state.deck(1).cards) >= 38  # a ready deck less what lies elsewhere
    state.check()


def test_what_is_not_written_is_as_at_the_start() -> None:
    state = new("player 1:\n  deck: Hedge\nplayer 2:\n  deck: Hedge")
    assert (state.turn, state.active, state.points, state.phase()) == (2, 0, [0, 0], "Main step")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("hand: Wolverin", "there is no card 'Wolverin'; did you mean 'Wolverine'?"),
        ("battlers: Shield", "'Shield': only battlers can be among the battlers"),
        ("battlers: Wolverine with Hedge", "a battler cannot bear 'Hedge'"),
        ("battlers: Wolverine with Shield and Shield", "Wolverine has only 1 slots for equips"),
        ("battlers: Magra, Magra", "there is already a Legendary titled 'Magra'"),
        ("battlers: Wolverine (tapped)", "'(tapped)': write '(called)', '(hurt 1)', '(bounty 2)'"),
        ("items: Wolverine", "'Wolverine' does not belong among the items"),
        ("items: Shield", "'Shield' does not belong among the items"),
        ("items: 4 The Prism", "at most 3 Valuables can be in play"),
        ("spells: Scald", "'Scald' does not belong among the spells"),
        ("traps: Sidestep", "'Sidestep' is not a trap"),
        ("energy: 2X", "'2X' is not a cost: write 2R1Y"),
        ("lands: Red Orb", "no line 'lands' here"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(line: str, why: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        new(f"player 1:\n  {line}")
    assert str(refusal.value).startswith(f"position, line 2: {why}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("active: me", "line 1: 'active' is 'player 1' or 'player 2'"),
        ("step: end", "line 1: 'step' is 'main' or 'attack'"),
        ("player 1: 30 points", "line 1: 'player' needs a whole number from 0 to 29"),
    ],
)
def test_the_top_lines_are_checked_too(text: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        new(text)


def test_the_table_writes_positions(table: Table) -> None:
    table.me(battlers="Hedge", points=4)
    assert "player 1: 4 points" in table.position()
    assert table.battlers("me") == ["Hedge 5:0/3:1:0"]
