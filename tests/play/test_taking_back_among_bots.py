"""Against bots one may take back to one's last choice, however much has happened since."""

from typing import Any

import pytest

import bestiary
from bestiary.play import Entry, Match, PlayError, restore
from bestiary.play.match import LONGEST_WAY_BACK_AMONG_BOTS
from bestiary.play.room.company import only_person
from bestiary.play.room.ending import whole_replay

GAMES = ["creature-wars", "hiddenzone", "twisted-oliver", "creature-adventures"]


def begun(name: str, lenient: bool = True) -> Match:
    match = Match(bestiary.game(name), 7, 2, {})
    match.lenient_to = 0 if lenient else -1
    return match


def first_choice(match: Match, seat: int) -> str:
    [asked] = [one for one in match.state.decisions() if one.seat == seat]
    return asked.choices[0].text


def play_until_asked_again(match: Match) -> None:
    """A choice of seat 0, then everybody else's until seat 0 is asked again."""
    match.choose(0, first_choice(match, 0))
    while not match.over and 0 not in match.deciding():
        match.choose(1, first_choice(match, 1))


def wait_for_first(match: Match) -> None:
    while 0 not in match.deciding():
        match.choose(1, first_choice(match, 1))


def seen(match: Match) -> Any:
    return match.state.view(0)


@pytest.mark.parametrize("name", GAMES)
def test_one_goes_back_over_what_the_bots_have_done(name: str) -> None:
    match = begun(name)
    wait_for_first(match)
    tables = []
    for _ in range(5):
        tables.append(seen(match))
        play_until_asked_again(match)
    after = seen(match)
    for table in reversed(tables):
        match.undo(0)
        assert seen(match) == table
    for _ in tables:
        play_until_asked_again(match)
    assert seen(match) == after  # the same choices lead to the same game


def test_among_people_it_is_as_before() -> None:
    match = begun("creature-wars", lenient=False)
    play_until_asked_again(match)
    if not match.deciding() or 1 in match.deciding():
        match.choose(1, first_choice(match, 1))
    with pytest.raises(PlayError):
        match.undo(0)


def test_only_where_all_others_are_bots() -> None:
    assert only_person([False, True, True]) == 0
    assert only_person([True, False]) == 1
    assert only_person([False, False, True]) == -1
    assert only_person([True, True]) == -1


def test_there_is_an_end_to_it() -> None:
    match = begun("twisted-oliver")
    wait_for_first(match)
    for _ in range(LONGEST_WAY_BACK_AMONG_BOTS + 3):
        play_until_asked_again(match)
    for _ in range(LONGEST_WAY_BACK_AMONG_BOTS):
        match.undo(0)
    with pytest.raises(PlayError):
        match.undo(0)


def test_a_restored_game_has_the_same_ways_back() -> None:
    match = begun("hiddenzone")
    wait_for_first(match)
    for _ in range(4):
        play_until_asked_again(match)
    match.undo(0)
    play_until_asked_again(match)
    entries = [Entry(one.serial, one.seat, one.act, back=one.back) for one in match.entries]
    again = restore(begun("hiddenzone"), entries)
    for _ in range(3):
        assert seen(again) == seen(match)
        again.undo(0)
        match.undo(0)


def test_the_replay_says_so() -> None:
    match = begun("creature-wars")
    play_until_asked_again(match)
    match.undo(0)
    match.choose(0, "concede")
    assert 'note undone "1"' in whole_replay(match, ["Mia", "greedy"])
    match = begun("creature-wars")
    match.choose(0, "concede")
    assert "undone" not in whole_replay(match, ["Mia", "greedy"])
