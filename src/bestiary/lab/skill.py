"""``lab skill``: does better play win, or is it luck?

Every bot of a ladder plays every other, each deal from every side. From that come the win rates of
the stronger, and for each pair the shares of luck and skill: how much of the variance of a game's
result is explained by

- *strength*: which of the bots sits where,
- *seat*: which seat it is, whoever sits there,
- *deal*: what is alike in all games of a deal, whoever sits where: a deal that favours a seat,
- *the rest*: the luck that comes after the deal, and deals that suit one bot and not the other.

For two seats the four add up to the variance exactly. With ``p`` and ``q`` the scores of seat 0 in
the two games of a deal: seat is ``(mean(p, q) - 1/2)²``, strength ``((E p - E q) / 2)²``, deal
``Cov(p, q)`` and the rest ``Var(p - q) / 2``. For more seats it is the same with every seat and
every pair of seatings.

With two seats, strength is the square of how far the stronger's win rate is off one half, and seat
that of the first seat's: their intervals are those of the win rates, squared. The other shares get
theirs by the jackknife.
"""

from itertools import combinations
from typing import Any, Final

import bestiary
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import SCHEMA, BadExperiment, Experiment, Piece, Variant
from bestiary.lab.measures import as_shown, bot_measure, numbers, rounded, seat_measure
from bestiary.lab.stats import (
    CONFIDENCE,
    Interval,
    Mean,
    Moments,
    holm,
    mean_p,
    rate_interval,
    rate_sequence,
)
from bestiary.lab.stats.jackknife import (
    jackknife,
    share_interval,
    square_interval,
    squares_interval,
)
from bestiary.lab.words.ladder import skill_summary

LADDER: Final = ("random", "novice", "greedy", "apprentice")
GROUPS: Final = 20  # of deals, for the jackknife
FEWEST: Final = 5  # groups that say anything
LUCKY: Final = ((1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.0))  # a seat's scores, by luck alone
PARTS: Final = ("strength", "seat", "deal", "rest")


def skill_experiment(
    game: str, ladder: list[str], seats: int, options: dict[str, Any], games: int, seed: int
) -> Experiment:
    """A variant for each pair: one against the other, in every other seat."""
    twice = [name for name in ladder if ladder.count(name) > 1]
    if twice:
        raise BadExperiment(f"bots {','.join(ladder)}: {twice[0]} is named twice")
    if len(ladder) < 2:
        raise BadExperiment(f"bots {','.join(ladder)}: a ladder needs at least two different bots")
    variants = [
        Variant(f"{high} against {low}", game, [high, *[low] * (seats - 1)], options)
        for low, high in combinations(ladder, 2)
    ]
    return Experiment(variants, games, seed, sample=0)


class PairOfBots:
    """What came of one pair."""

    def __init__(self, high: str, low: str, seats: int, seatings: int) -> None:
        self.high = high
        self.low = low
        self.seats = seats
        self.seatings = seatings
        self.mean = Mean()  # of the stronger's scores
        self.first = Mean()  # of those in the first seat
        # For each group of deals and each seat: its score in each seating.
        self.groups = [[Moments(seatings) for _ in range(seats)] for _ in range(GROUPS)]

    def add(self, chunk: Chunk) -> None:
        for total, games in bot_measure(self.high).deals(chunk.games, self.seatings):
            self.mean.add(total, games)
        for total, games in seat_measure(0).deals(chunk.games, self.seatings):
            self.first.add(total, games)
        scores, deals = chunk.games["scores"], chunk.games["deal"]
        for start in range(0, chunk.count, self.seatings):
            group = self.groups[deals[start] % GROUPS]
            for seat in range(self.seats):
                group[seat].add([scores[start + i][seat] for i in range(self.seatings)])

    def parts(self, left_out: int = -1) -> dict[str, float]:
        """The variance of the result, and what explains it; one group of deals can be left out."""
        return explained(self._sums(left_out))

    def _sums(self, left_out: int = -1) -> list[Moments]:
        seats = []
        for seat in range(self.seats):
            whole = Moments(self.seatings)
            for number, group in enumerate(self.groups):
                if number != left_out:
                    whole.deals += group[seat].deals
                    whole.sums = [a + b for a, b in zip(whole.sums, group[seat].sums)]
                    whole.products = [a + b for a, b in zip(whole.products, group[seat].products)]
            seats.append(whole)
        return seats

    def _moved(self, whole: dict[str, float]) -> dict[str, float]:
        """How far a deal of nothing but luck moves each share: the mean square, times the deals."""
        moved = dict.fromkeys(PARTS, 0.0)
        for won in LUCKY:
            seats = self._sums()
            seats[0].add(won)
            seats[1].add([1 - score for score in won])
            shares = as_shares(explained(seats))
            for part in PARTS:
                off = seats[0].deals * (shares[part] - whole[part])
                moved[part] += off * off / len(LUCKY)
        return moved

    def shares(self) -> dict[str, Interval]:
        """Each part's share of the variance, with its interval."""
        parts = self.parts()
        whole = as_shares(parts)
        if not whole:
            return {}
        used = [number for number, group in enumerate(self.groups) if group[0].deals]
        without = [as_shares(self.parts(number)) for number in used]
        if len(used) < FEWEST or not all(without):
            return {part: Interval(max(0.0, min(1.0, whole[part])), 0.0, 1.0) for part in PARTS}
        sizes = [self.groups[number][0].deals for number in used]
        moved = self._moved(whole) if self.seats == 2 else dict.fromkeys(PARTS, 1.0)
        found: dict[str, Interval] = {}
        for part in PARTS:
            left_out = [shares[part] for shares in without]
            if part in ("deal", "rest"):
                luck = float(part == "rest")
                found[part] = share_interval(whole[part], left_out, sizes, luck, moved[part])
                continue
            value = jackknife(whole[part], left_out, sizes)[0]
            if self.seats == 2:
                number = self.mean if part == "strength" else self.first
                found[part] = square_interval(value, rate_interval(number), 0.5, parts["total"])
            else:
                # Each seat's scores sum to 1, and so do all seats' in a game.
                free = (self.seats - 1) * (self.seatings - 1 if part == "strength" else 1)
                found[part] = squares_interval(value, whole[part], free, len(used))
        return found


def explained(seats: list[Moments]) -> dict[str, float]:
    """The variance around an even share, as parts, from each seat's scores in each seating."""
    count, seatings, deals = len(seats), seats[0].width, seats[0].deals
    if deals < 2:
        return {}
    even = 1 / count
    means = [[moments.sums[i] / deals for i in range(seatings)] for moments in seats]
    total = sum(
        moments.product(i, i) / deals - 2 * even * means[seat][i] + even * even
        for seat, moments in enumerate(seats)
        for i in range(seatings)
    ) / (count * seatings)
    by_seat = [sum(row) / seatings for row in means]
    seat_part = sum((mean - even) ** 2 for mean in by_seat) / count
    strength = sum(
        (means[seat][i] - by_seat[seat]) ** 2 for seat in range(count) for i in range(seatings)
    ) / (count * seatings)
    pairs = list(combinations(range(seatings), 2))
    deal = sum(
        moments.product(i, j) / deals - means[seat][i] * means[seat][j]
        for seat, moments in enumerate(seats)
        for i, j in pairs
    ) / max(1, count * len(pairs))
    return {
        "total": total,
        "strength": strength,
        "seat": seat_part,
        "deal": deal,
        "rest": total - strength - seat_part - deal,
    }


def as_shares(parts: dict[str, float]) -> dict[str, float]:
    if not parts or parts["total"] <= 0:
        return {}
    return {part: parts[part] / parts["total"] for part in PARTS}


class Skill:
    """The figures of a ladder, as they come in."""

    def __init__(self, experiment: Experiment, ladder: list[str], until: float = 0.0) -> None:
        self.experiment = experiment
        self.ladder = ladder
        self.until = until
        self.games = 0
        self.pairs = [
            PairOfBots(high, low, contest.seats, seatings)
            for (low, high), contest, seatings in zip(
                combinations(ladder, 2), experiment.contests, experiment.seatings, strict=True
            )
        ]

    @property
    def is_clear(self) -> bool:
        """Whether every pair's win rate is known to within what was asked."""
        return self.until > 0 and all(self._rate(pair).half <= self.until for pair in self.pairs)

    def _rate(self, pair: PairOfBots) -> Interval:
        """How often the stronger wins; if one may stop at any time, wide enough for that, and for
        all pairs together."""
        if self.until:
            return rate_sequence(pair.mean, 1 - (1 - CONFIDENCE) / len(self.pairs))
        return rate_interval(pair.mean)

    def add_rows(self, piece: Piece, chunk: Chunk) -> None:
        self.games += chunk.count
        self.pairs[piece.variant].add(chunk)

    def document(self) -> dict[str, Any]:
        """All figures as plain data."""
        even = 1 / self.experiment.contests[0].seats
        chances = holm([mean_p(pair.mean, even, True) for pair in self.pairs])
        found: dict[str, Any] = {
            "lab": SCHEMA,
            "command": "skill",
            "bestiary": bestiary.__version__,
            "title": self.experiment.game.title,
            "experiment": self.experiment.to_json(),
            "games": self.games,
            "of": self.experiment.games,
            "deals": min(pair.mean.deals for pair in self.pairs),
            "until": self.until or None,
            "even": rounded(even),
            "ladder": self.ladder,
            "pairs": [
                self._shown(pair, chance) for pair, chance in zip(self.pairs, chances, strict=True)
            ],
        }
        found["summary"] = skill_summary(found)
        return found

    def _shown(self, pair: PairOfBots, chance: float) -> dict[str, Any]:
        rate = self._rate(pair)
        wins = as_shown(bot_measure(pair.high), rate)
        even = 1 / pair.seats
        return {
            "stronger": pair.high,
            "weaker": pair.low,
            "deals": pair.mean.deals,
            "wins": wins,
            "p": None if self.until else rounded(chance),
            "clear": not rate.holds(even) if self.until else chance < 1 - CONFIDENCE,
            "shares": {part: numbers(share) for part, share in pair.shares().items()} or None,
        }
