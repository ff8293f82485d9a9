"""The first edition: a game ends when nothing can happen any more."""

from __future__ import annotations

import pytest

import bestiary
from bestiary.engine import MarkKind, Rng
from bestiary.engine.playout import play_out, random_games
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.marks import (
    COOLDOWN,
    SOME_CREATURE,
    SOME_WITCH,
    WRAPPED,
)
from bestiary.games.creature_wars.witches.sacred.curses import FICKLE, FUSE
from bestiary.games.creature_wars.witches.sacred.trades import GIFT
from tests.creature_wars.table import Table


def test_cards_that_refuse_lilith_do_not_keep_the_game_going(table: Table) -> None:
    table.edition("first").deck("").rules("lilith")
    table.hands(
        me="Lvl.5 Fire Giant {4}, Lvl.6 Holy Dragon {7}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.9 Witch of Endor {3}",
    )
    duel = table.state
    for card in duel.hand(0).cards + duel.hand(1).cards:  # what all know of a card changes nothing
        duel.hint(card, SOME_WITCH if card.face.is_witch() else SOME_CREATURE)
    table.duel("Giant", "Wolf")
    assert table.ending == "played out"
    assert table.winner == "me"


def test_a_witch_asleep_does_not_keep_the_game_going(table: Table) -> None:
    table.edition("first").deck("")
    table.hands(me="Lvl.6 Fire Giant {4}, Lvl.1 Slumbering Witch {3}", foe="Lvl.1 Fire Wolf {2}")
    assert table.duel("Giant", "Wolf").ending == "played out"


def test_a_raven_does_not_keep_the_game_going(table: Table) -> None:
    table.edition("first").deck("")
    table.hands(me="Lvl.6 Fire Giant {4}, Lvl.0 Raven {0}", foe="Lvl.1 Fire Wolf {2}")
    assert table.duel("Giant", "Wolf").ending == "played out"


@pytest.mark.parametrize("idler", ["Lvl.6 Straw Witch {3}", "Lvl.6 Premature Witch {3}"])
def test_who_only_idles_in_hand_does_not_keep_the_game_going(table: Table, idler: str) -> None:
    table.options(mayhem=False).deck("").rules("lilith")
    table.hands(
        me=f"Lvl.5 Kind Witch {{3}}, Lvl.2 Fire Wolf {{2}}: (-), {idler}", foe="Lvl.1 Fire Wolf {2}"
    )
    table.duel("Kind", "Wolf").duel(None, "Wolf")
    assert table.ending == "played out"


def test_who_can_still_play_keeps_the_game_going(table: Table) -> None:
    table.edition("first").deck("").rules("lilith")
    table.hands(
        me="Lvl.5 Fire Giant {4}, Lvl.6 Holy Dragon {7}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.2 Holy Wolf {2}",
    )
    assert table.duel("Giant", "Lvl.1").winner == ""
    assert table.next_turn().playable("foe") == ["Lvl.2 Holy Wolf {2}"]


@pytest.mark.parametrize(
    ("kind", "due"), [(COOLDOWN, 2), (FUSE, 3), (GIFT, 2), (FICKLE, 0), (WRAPPED, 3)]
)
def test_what_will_happen_to_a_card_keeps_the_game_going(
    table: Table, kind: MarkKind[Being], due: int
) -> None:
    table.edition("first").deck("").rules("lilith")
    table.hands(me="Lvl.5 Fire Giant {4}, Lvl.6 Holy Dragon {7}", foe="Lvl.1 Fire Wolf {2}")
    table.state.mark(table.card("Dragon"), kind, due)
    assert table.duel("Giant", "Wolf").winner == ""


@pytest.mark.parametrize(
    ("kind", "ends"),
    [(FICKLE, True), (GIFT, True), (COOLDOWN, True), (FUSE, False), (WRAPPED, False)],
)
def test_little_of_that_matters_to_a_frozen_card(
    table: Table, kind: MarkKind[Being], ends: bool
) -> None:
    table.edition("first").deck("")
    table.hands(me="Lvl.5 Fire Giant {4}, Lvl.6 Holy Dragon {7}: (-)", foe="Lvl.1 Fire Wolf {2}")
    table.state.mark(table.card("Dragon"), kind, 3)
    assert (table.duel("Giant", "Wolf").winner != "") == ends


def test_a_fuse_is_waited_for_and_decides(table: Table) -> None:
    table.edition("first").deck("").rules("lilith").health(me=20, foe=15)
    table.hands(me="Lvl.5 Fire Giant {4}, Lvl.6 Fire Dragon {7}", foe="Lvl.1 Fire Wolf {2}")
    table.state.mark(table.card("Dragon"), FUSE, 2)
    table.duel("Giant", "Wolf").duel(None, None)
    assert table.hp == {"me": 13, "foe": 13}
    assert table.ending == "played out"


def test_what_is_due_later_keeps_the_game_going(table: Table) -> None:
    table.edition("first").deck("").hands(
        me="Lvl.5 Witch of Endor {3}, Lvl.5 Fire Giant {4}",
        foe="Lvl.1 Fire Wolf {2}, Lvl.6 Holy Dragon {7}",
    )
    table.rules("lilith").duel("Endor", "Wolf")  # the Wolf comes back
    table.duel("Giant", "Wolf")
    table.duel(None, None).duel(None, None)
    assert table.hand("foe") == ["Lvl.1 Holy Dragon {7}"]  # and it serves again
    assert table.winner == ""


def test_a_cursed_witch_in_hand_keeps_the_game_going_to_the_end(table: Table) -> None:
    table.edition("first").deck("").rules("lilith").health(me=3)
    table.hands(me="Lvl.5 Fire Giant {4}, Lvl.6 Cursed Witch {3}", foe="Lvl.1 Fire Wolf {2}")
    table.duel("Giant", "Wolf").duel(None, None).duel(None, None).next_turn()
    assert table.ending == "hp"
    assert table.winner == "foe"


def test_no_random_game_of_the_first_edition_reaches_the_turn_limit() -> None:
    game = bestiary.game("creature-wars")
    ends = random_games(game, 600, 3, {"edition": "first"}).ends
    assert set(ends) == {"hp", "played out"}


MANY_WITCHES = {"witches": 60, "levels": 3, "weight.Sinful": 3, "hp": 200, "mayhem": False}


@pytest.mark.parametrize(
    ("options", "games"),
    [({"edition": "first"}, 500), (MANY_WITCHES, 60), ({"edition": "first", **MANY_WITCHES}, 60)],
    ids=["first", "second", "many witches"],
)
def test_a_game_that_is_played_out_would_stay_so(options: dict[str, object], games: int) -> None:
    dealer = Rng(5)
    ended = 0
    for _ in range(games):
        duel: Duel = bestiary.game("creature-wars").new(seed=dealer.below(9**9), options=options)
        play_out(duel, dealer)
        if duel.ending == "played out":
            ended += 1
            check_that_nothing_happens(duel)
    assert ended > 10


def check_that_nothing_happens(duel: Duel) -> None:
    """Play 12 turns more: only passes, and nothing changes but the levels under a Straw Witch."""
    before = (duel.hp.both(), [held(duel, seat) for seat in range(2)])
    for _ in range(12):
        assert duel.ending == "played out"
        duel.scores = None
        duel.then(book.steps["start_turn"])
        duel.run()
        for seat in range(2):
            assert [choice.text for choice in duel.decisions()[0].choices] == ["pass"]
            duel.play(seat, "pass")
        assert (duel.hp.both(), [held(duel, seat) for seat in range(2)]) == before


def held(duel: Duel, seat: int) -> list[tuple[int, str]]:
    return [(int(card.id), card.face.key) for card in duel.hand(seat).cards]
