"""Made-up games with known truths, for asking the statistics questions."""

from collections.abc import Callable
from random import Random

Deal = tuple[float, float]  # the sum of a measure over the games of a deal, and how many


def single(rate: float) -> Callable[[Random], Deal]:
    """One game a deal, won or lost."""
    return lambda rng: (float(rng.random() < rate), 1.0)


def with_draws(wins: float, draws: float) -> Callable[[Random], Deal]:
    """One game a deal, won, drawn or lost."""

    def deal(rng: Random) -> Deal:
        luck = rng.random()
        return (1.0 if luck < wins else 0.5 if luck < wins + draws else 0.0), 1.0

    return deal


def both_sides(strength: float, seat: float, luck: float) -> Callable[[Random], Deal]:
    """A bot's score over a deal played from both sides. The deal favours a seat by ``luck`` up or
    down, the bot is better by ``strength``, and the first seat by ``seat``."""

    def deal(rng: Random) -> Deal:
        favour = luck * rng.choice((-1, 1))
        first = rng.random() < 0.5 + strength + seat + favour
        second = rng.random() < 0.5 + strength - seat - favour
        return float(first) + float(second), 2.0

    return deal


def round_table(seats: int, strength: float, draws: float) -> Callable[[Random], Deal]:
    """A bot's score over a deal played in every seating at a table for three or four. Sometimes
    all share the win."""

    def deal(rng: Random) -> Deal:
        lucky = rng.randrange(seats)  # the seat that the deal favours
        total = 0.0
        for seat in range(seats):
            if rng.random() < draws:
                total += 1 / seats
            else:
                favour = 0.2 if seat == lucky else -0.2 / (seats - 1)
                total += rng.random() < 1 / seats + strength + favour
        return total, float(seats)

    return deal


def ragged(rate: float) -> Callable[[Random], Deal]:
    """A measure that only some games have, more of them where it is high."""

    def deal(rng: Random) -> Deal:
        good = rng.random() < 0.5
        games = rng.choice((1, 2, 3, 4) if good else (0, 1, 2))
        chance = rate + 0.1 if good else rate - 0.1
        return float(sum(rng.random() < chance for _ in range(games))), float(games)

    return deal


def ragged_truth(rate: float) -> float:
    """The mean of ``ragged`` over games: good deals have 2.5 games on average, the others 1."""
    return (2.5 * (rate + 0.1) + 1.0 * (rate - 0.1)) / 3.5


def shared_table(seats: int, draws: float, better: float) -> Callable[[Random], tuple[Deal, Deal]]:
    """A deal played in every seating under two settings with the same luck. Sometimes all share the
    win. In the second setting, the bot wins more of the games that the luck of the deal leaves to
    it; one game in three has luck of its own."""

    def deal(rng: Random) -> tuple[Deal, Deal]:
        totals = [0.0, 0.0]
        for _ in range(seats):
            luck, shared = rng.random(), rng.random() < draws
            for setting in range(2):
                if setting and rng.random() < 1 / 3:
                    luck, shared = rng.random(), rng.random() < draws
                if shared:
                    totals[setting] += 1 / seats
                else:
                    totals[setting] += luck < 1 / seats + setting * better
        return (totals[0], float(seats)), (totals[1], float(seats))

    return deal
