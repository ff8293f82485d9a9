"""Taking back: a sealed card while the other is still thinking, and never once a seal is open."""

from __future__ import annotations

import bestiary
from bestiary.engine import EVERYBODY, Replay, State, undo_refusal
from bestiary.games.creature_wars.being import Being
from bestiary.server.room.match import Match as ServerMatch
from bestiary.server.store.records import RoomRecord
from bestiary.terminal.prompt.match import Match as TerminalMatch
from tests.creature_wars.table import Table

OPENED = "the sealed answers have been opened"


def open_table(table: Table) -> Table:
    """A duel in which all cards are known and no chance is used: its result is all there is to
    learn."""
    table.hands(me="Lvl.1 Fire Wolf {2}, Lvl.3 Fire Giant {4}", foe="Lvl.2 Fire Giant {4}")
    for zone in table.state.zones:
        zone.cards = [card.with_known(EVERYBODY) for card in zone.cards]
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


def test_nor_at_the_prompt(table: Table) -> None:
    state = open_table(table).state
    game = bestiary.game("creature-wars")
    match = TerminalMatch(game, state, Replay.of(game, 2, 1, {}))
    match.play(1, playing(match.state, 1))
    match.play(0, playing(match.state, 0))
    assert match.undo(0) == OPENED
    assert match.undo(1) == "Player 1 has acted since"


def test_nor_on_the_server(table: Table) -> None:
    record = RoomRecord(
        "r", "creature-wars", 1, 2, 1, {}, 0.0, "", -1, 0, 0, False, False, False
    )  # fmt: skip
    match = ServerMatch(bestiary.game("creature-wars"), record)
    match.state = open_table(table).state
    match.enter(match.draft_choice(1, playing(match.state, 1)))
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)
    match.enter(match.draft_choice(0, playing(match.state, 0)))
    assert (match.can_undo(0), match.can_undo(1)) == (False, False)
