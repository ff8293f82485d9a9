"""The chances over a game, and the turns that changed them."""

from math import sqrt
from typing import Final, NamedTuple

from bestiary.bots import Sight, bot_seed
from bestiary.engine import Rng
from bestiary.review.chances import Scale
from bestiary.review.record import GameRecord
from bestiary.review.schema import ChancePoint, TurningPoint
from bestiary.search.ahead import play_on

GUESSES: Final = 48  # by all seats together
AHEAD: Final = 2  # turns to play on before a position is judged
NOTABLE: Final = 0.08  # a change of the chances worth telling,
CLEAR: Final = 3.0  # and standard errors above the noise
MOST: Final = 4  # turning points


class Point(NamedTuple):
    """A point of the curve, and how uncertain it is."""

    shown: ChancePoint
    error: float


def look(record: GameRecord, scale: Scale, n: int, seed: int) -> Point:
    """The chances after n choices. Every seat judges by what it can know, and all count alike."""
    state = record.states[n]
    turn = int(state.turn)
    scores = state.result()
    if scores is not None:
        return Point({"n": n, "turn": turn, "chances": list(scores)}, 0.0)
    rng = Rng(bot_seed(seed + 1, n))
    found: list[list[float]] = []
    for seat in range(state.seats):
        sight = Sight(state, seat)
        for _ in range(GUESSES // state.seats):
            guess = sight.guess(rng)
            play_on(guess, guess.turn + AHEAD, rng)
            found.append(scale.chances(guess))
    count = len(found)
    means = [sum(column) / count for column in zip(*found, strict=True)]
    spread = sum((chances[0] - means[0]) ** 2 for chances in found) / (count - 1)
    shown: ChancePoint = {"n": n, "turn": turn, "chances": [round(mean, 4) for mean in means]}
    return Point(shown, sqrt(spread / count))


def turning_points(record: GameRecord, points: list[Point]) -> list[TurningPoint]:
    """The turns that changed the chances most, in the order of the game. Within a turn, the choice
    that changed them most is told."""
    turns: dict[int, list[int]] = {}  # the places of the points at which each turn ends or goes on
    for place in range(1, len(points)):
        turns.setdefault(points[place - 1].shown["turn"], []).append(place)
    found = [turning_point(record, points, places) for places in turns.values()]
    notable = [each for each in found if each is not None]
    notable.sort(key=lambda each: -each["gain"])
    return sorted(notable[:MOST], key=lambda each: each["n"])


def turning_point(
    record: GameRecord, points: list[Point], places: list[int]
) -> TurningPoint | None:
    before, after = points[places[0] - 1], points[places[-1]]
    seat, gain = greatest_gain(before, after)
    noise = CLEAR * sqrt(before.error**2 + after.error**2)
    if gain < max(NOTABLE, noise):
        return None
    steps = [(change(points[place - 1], points[place], seat), -place) for place in places]
    place = -max(steps)[1]
    n = points[place].shown["n"]
    text = record.story(n, before.shown["n"], after.shown["n"])
    return {
        "n": n,
        "turn": before.shown["turn"],
        "text": text,
        "seat": seat,
        "gain": round(gain, 4),
    }


def greatest_gain(before: Point, after: Point) -> tuple[int, float]:
    """The seat whose chances grew most, and by how much."""
    seats = range(len(before.shown["chances"]))
    gain, place = max((change(before, after, seat), -seat) for seat in seats)
    return -place, gain


def change(before: Point, after: Point, seat: int) -> float:
    return after.shown["chances"][seat] - before.shown["chances"][seat]
