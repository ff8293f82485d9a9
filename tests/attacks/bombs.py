"""Requests that are cheap to send and were expensive to answer."""

import json
from random import Random
from typing import Any, Final, NamedTuple

import bestiary
from bestiary.play import Replay


class Bomb(NamedTuple):
    path: str
    body: bytes


def room(game: str, **options: object) -> Bomb:
    return Bomb("/api/rooms", json.dumps({"game": game, "options": options}).encode())


def stacked(card: str, lines: int) -> str:
    """A short position with very many cards."""
    hand = ", ".join([f"99 {card}"] * lines)
    return f"player 1:\n  hand: {hand}\nplayer 2:\n  hand: {hand}\n"


def many_keys(count: int) -> str:
    return "\n".join(f"k{number}: 1" for number in range(count))


BOMBS: Final = [
    room("twisted-oliver", position=stacked("Wolverine", 12)),
    room("twisted-oliver", position=stacked("Red Orb", 4000)[:64000]),
    room("hiddenzone", position=stacked("Meadow Fawn", 3000)[:64000]),
    room("hiddenzone", position="player 1:\n  hand: " + ", ".join(["Meadow Fawn"] * 4500)),
    room("creature-wars", position=many_keys(6000)),
    room("creature-wars", position="player 1:\n  hand: " + "Lvl.1 Fire Wolf {2}, " * 3000),
    room("creature-wars", position="rules: wrath 9223372036854775808"),
    room("creature-adventures", position="deck: " + "Thistlehog, " * 5000),
    room("hiddenzone", **{"deck.0": "\n".join(f"1 No Such Card {n}" for n in range(2500))}),
    room("twisted-oliver", **{"deck.0": "99999999 Wolverine\n" * 3000}),
    Bomb("/api/rooms", b'{"game":"creature-war"}'),
    Bomb("/api/rooms", b'{"game":"creature-wars","seats":[{"who":"me"},{"who":"bot","bot":"x"}]}'),
    Bomb("/api/rooms", b"[" * 100_000),
    Bomb("/api/rooms", b'{"game":"creature-wars","options":{"hp":' + b"9" * 5000 + b"}}"),
    Bomb("/api/games/hiddenzone/decks/check", json.dumps({"deck": "1 a\n" * 16000}).encode()),
    Bomb(
        "/api/replays", b"bestiary replay 1\ngame creature-wars\nrules 1\nseats 200000000\nseed 1\n"
    ),
    Bomb("/api/replays", b"bestiary replay 1\n" + b"note a b\n" * 100_000),
]


def heavy_replay() -> bytes:
    """A long game of four, which takes a while to play again."""
    game = bestiary.game("creature-adventures")
    replay = Replay.of(game, 4, 11, {})
    state: Any = game.new(11, 4, {}, False)
    dice = Random(11)
    while state.result() is None and len(replay.choices) < 3000:
        decision = dice.choice(state.decisions())
        choice = dice.choice(decision.choices).text
        state.play(decision.seat, choice)
        replay.choices.append((decision.seat, choice))
    return replay.dump().encode()
