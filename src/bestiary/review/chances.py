"""From a position's worth to a chance of winning.

A game's ``worth`` orders positions, but 0.6 need not mean that six of ten such games are won. So
some positions of the reviewed game are dealt again as a seat could guess them and played to the
end, every seat one choice ahead; how often each worth then won gives the curve from one to the
other (logistic regression).
"""

from collections.abc import Iterable
from math import exp, log
from typing import Any, Final, NamedTuple

from bestiary.bots import Sight, bot_seed
from bestiary.engine import Rng, State
from bestiary.review.record import GameRecord, spread
from bestiary.search.ahead import play_on

POSITIONS: Final = 40  # of the game,
GAMES: Final = 8  # each played to its end so often
LONGEST: Final = 80  # turns of such a game,
TURNS: Final = 4  # and how many of them are looked at
CLIP: Final = 0.005  # worths nearer to 0 or 1 count as this
STEPS: Final = 30  # of Newton's method
PRIOR: Final = 2.0  # so many games say that the worth is the chance


Sample = tuple[float, float]  # the logit of a worth, and what was scored in the end


class Scale(NamedTuple):
    """The logistic curve from worth to chance: ``level + slope * logit(worth)``."""

    level: float = 0.0
    slope: float = 1.0

    def chance(self, worth: float) -> float:
        return logistic(self.level + self.slope * logit(worth))

    def chances(self, state: State[Any]) -> list[float]:
        """Every seat's chance; together they are 1."""
        scores = state.result()
        if scores is not None:
            return list(scores)
        game = state.home()
        found = [self.chance(game.worth(state, seat)) for seat in range(state.seats)]
        total = sum(found)
        return [chance / total for chance in found]


def logit(share: float) -> float:
    share = min(1.0 - CLIP, max(CLIP, share))
    return log(share / (1.0 - share))


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x > -500.0 else 0.0


def starts(record: GameRecord) -> list[int]:
    """The moments from which games are played to their end."""
    open_moments = [n for n in record.moments() if record.states[n].result() is None]
    return spread(open_moments, POSITIONS)


def sample(record: GameRecord, n: int, seed: int) -> list[Sample]:
    """What became of one position, dealt again for each seat in turn."""
    rng = Rng(bot_seed(seed, n))
    state = record.states[n]
    samples: list[Sample] = []
    for number in range(GAMES):
        guess = Sight(state, number % state.seats).guess(rng)
        samples += play_to_the_end(guess, rng)
    return samples


def play_to_the_end(state: State[Any], rng: Rng) -> list[Sample]:
    """Each seat's worth at some turns, as a logit, with what it scored in the end."""
    game = state.home()
    seats = range(state.seats)
    worths: list[list[float]] = []
    for _ in range(LONGEST):
        play_on(state, state.turn + 1, rng)
        scores = state.result()
        if scores is not None:
            turns = spread(list(range(len(worths))), TURNS)
            return [
                (round(logit(worths[turn][seat]), 3), scores[seat])
                for turn in turns
                for seat in seats
            ]
        worths.append([game.worth(state, seat) for seat in seats])
    return []


def fit(samples: Iterable[Sample]) -> Scale:
    """Logistic regression by Newton's method. Without samples the worth is the chance."""
    known = list(samples)
    level, slope = 0.0, 1.0
    for _ in range(STEPS):
        # The prior pulls towards level 0 and slope 1.
        down = [PRIOR * level, PRIOR * (slope - 1.0)]
        curve = [PRIOR, 0.0, PRIOR]
        for x, won in known:
            chance = logistic(level + slope * x)
            weight = chance * (1.0 - chance)
            down[0] += chance - won
            down[1] += (chance - won) * x
            curve[0] += weight
            curve[1] += weight * x
            curve[2] += weight * x * x
        size = curve[0] * curve[2] - curve[1] * curve[1]
        level -= (curve[2] * down[0] - curve[1] * down[1]) / size
        slope -= (curve[0] * down[1] - curve[1] * down[0]) / size
        if abs(down[0]) + abs(down[1]) < 1e-9:
            break
    return Scale(level, slope)
