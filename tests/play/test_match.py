"""A match: the same game at once and drafted, stored in the bytes it always was."""

from random import Random

import msgspec
import pytest

from bestiary.engine import EVERYTHING, BadReplay, IllegalChoice
from bestiary.play import Entry, Match, PlayError, Replay, Snapshot, replay_moment, resume
from tests.server.games import known_games

ENTRY = (
    b'{"serial":3,"seat":1,"act":"undo","id":"m7","back":2,"digest":"5f0c1d2e3a4b5c6d",'
    b'"left":[59000,60000]}'
)
SNAPSHOT = (
    b'{"serial":8,"rules":2,"digest":"5f0c1d2e3a4b5c6d","heard":{"0":4,"1":5,"-1":4},'
    b'"decided":[7,8],"state":{"turn":3}}'
)


def test_entries_and_snapshots_are_stored_in_the_same_bytes() -> None:
    entry = Entry(3, 1, "undo", "m7", 2, "5f0c1d2e3a4b5c6d", [59_000, 60_000])
    heard = {0: 4, 1: 5, -1: 4}
    snapshot = Snapshot(8, 2, "5f0c1d2e3a4b5c6d", heard, [7, 8], {"turn": 3})
    assert msgspec.json.encode(entry) == ENTRY
    assert msgspec.json.decode(ENTRY, type=Entry) == entry
    assert msgspec.json.encode(snapshot) == SNAPSHOT
    assert msgspec.json.decode(SNAPSHOT, type=Snapshot) == snapshot
    assert msgspec.json.decode(b'{"serial":1,"seat":0,"act":"a"}', type=Entry) == Entry(1, 0, "a")


def wander(match: Match, dice: Random, count: int) -> None:
    """Choose, withdraw and undo at random."""
    for _ in range(count):
        if match.over:
            return
        seat = dice.randrange(match.seats)
        try:
            if dice.random() < 0.3:
                match.undo(seat) if dice.random() < 0.6 else match.withdraw(seat)
                continue
        except (PlayError, IllegalChoice):
            pass
        decision = dice.choice(match.state.decisions())
        match.choose(decision.seat, dice.choice(decision.choices).text)


@pytest.mark.parametrize("name", ["creature-wars", "hiddenzone", "lantern-frogs"])
def test_a_match_and_its_replay_are_the_same_game(name: str) -> None:
    game = known_games()[name]
    kept, stored = (Match(game, 3, game.fewest, {}, stored=flag) for flag in (False, True))
    for match in (kept, stored):
        wander(match, Random(name), 60)
    assert kept.state.digest() == stored.state.digest()
    assert (kept.heard, kept.replay.choices) == (stored.heard, stored.replay.choices)
    assert kept.replay.marks
    assert not stored.replay.marks
    for audience, heard in kept.heard.items():
        assert len(kept.state.log(audience)) == heard
    kept.replay.seal(kept.state)
    text = kept.replay.dump()
    again = resume(game, Replay.parse(text))
    assert again.state.digest() == kept.state.digest()
    assert (again.heard, again.replay.dump()) == (kept.heard, text)


def test_a_choice_called_withdraw_withdraws_nothing() -> None:
    match = Match(known_games()["creature-wars"], 3, 2, {})
    first = match.state.decisions()[0]
    match.choose(first.seat, first.choices[0].text)
    with pytest.raises(IllegalChoice):
        match.choose(first.seat, "withdraw")
    assert match.serial == 1


def test_nobody_seals_a_withdrawn_answer_again_by_an_undo() -> None:
    match = Match(known_games()["corners"], 3, 3, {})
    dice = Random(1)
    while len(match.deciding()) < 3:
        wander(match, dice, 1)
    first, second = match.state.decisions()[:2]
    match.choose(first.seat, first.choices[0].text)
    match.choose(second.seat, second.choices[0].text)
    assert match.can_undo(second.seat)
    match.withdraw(first.seat)
    assert not match.can_undo(second.seat)
    assert first.seat in match.deciding()


def test_moments_of_a_replay() -> None:
    game = known_games()["creature-wars"]
    match = Match(game, 3, 2, {})
    wander(match, Random(1), 10)
    last = len(match.replay.choices)
    end = replay_moment(game, match.replay, -1, 0, 0)
    assert (end["n"], end["last"], end["events"]) == (last, last, match.heard[0])
    assert end["view"] == match.state.view(0, 0)
    assert replay_moment(game, match.replay, 0, EVERYTHING, 0)["n"] == 0
    with pytest.raises(BadReplay, match=f"there is no moment {last + 1}"):
        replay_moment(game, match.replay, last + 1, 0, 0)
    with pytest.raises(BadReplay, match="there is no seat 2"):
        replay_moment(game, match.replay, 0, 2, 0)
