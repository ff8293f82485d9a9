"""What a soak counts of the witches."""

from collections import Counter

import pytest

import bestiary
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.roster import ROSTER
from tests.creature_wars.castings import (
    ASKED,
    ASKING,
    CAST,
    OFTEN_ENOUGH,
    Castings,
    unclaimed,
)

POSITION = """
player 1:
  hand: Lvl.4 Witch of the Levy {3}
player 2:
  hand: Lvl.1 Wet Witch {3}
deck: Lvl.1 Serpent, Lvl.1 Wolf
"""

ENOUGH = {**dict.fromkeys(CAST, OFTEN_ENOUGH), **dict.fromkeys(ASKED, 1)}


def levy() -> Duel:
    duel: Duel = bestiary.game("creature-wars").new(seed=1, position=POSITION)
    return duel


def play_first(duel: Duel) -> None:
    decision = duel.decisions()[0]
    duel.play(decision.seat, decision.choices[0].text)


def test_casts_and_questions_are_counted_once() -> None:
    duel = levy()
    counts: Counter[str] = Counter()
    told = 0
    for _ in range(4):  # both play, the Levy is answered, and the next turn's choice
        counts.update(Castings().seen(duel, told))
        told = len(duel.events)
        play_first(duel)
    assert counts == {"cast witch-of-the-levy": 1, "cast wet-witch": 1, "asked levy_whom": 1}


def test_every_question_of_the_game_has_its_witch() -> None:
    assert not unclaimed()
    assert len(ASKED) == len(ASKING)
    assert len(CAST) == len(ROSTER)


def test_a_witch_who_asks_and_is_not_known_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    duel = levy()
    play_first(duel)
    play_first(duel)
    assert list(Castings().seen(duel, len(duel.events))) == ["asked levy_whom"]
    monkeypatch.setitem(ASKING, "levy_whom", "wet-witch")
    with pytest.raises(AssertionError, match="'levy_whom' is put by witch-of-the-levy"):
        list(Castings().seen(duel, 0))
    monkeypatch.delitem(ASKING, "levy_whom")
    with pytest.raises(AssertionError, match="'levy_whom' is put by witch-of-the-levy"):
        list(Castings().seen(duel, 0))
    assert Castings().lacking(ENOUGH) == ["whose question is 'levy_whom'?"]


def test_what_came_up_too_rarely_is_named() -> None:
    tally = Castings()
    assert tally.lacking(ENOUGH) == []
    rare = {**ENOUGH, "cast wet-witch": OFTEN_ENOUGH - 1, "asked which_potion": 0}
    assert tally.lacking(rare) == [
        "Wet Witch was cast 199 times; 200 are asked for",
        "never asked: Questing Witch (Drink which potion?)",
    ]
    assert "Wet Witch 199, " in "\n".join(tally.lines(rare))
    assert "Questing Witch (Drink which potion?) 0, " in "\n".join(tally.lines(rare))
