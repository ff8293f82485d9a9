"""``lab decks``: every deck against every other, and what follows from it.

One variant for each pair, with the same bot in both seats and every deal from both sides. All
pairs are dealt the same seeds.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any, Final

import bestiary
from bestiary.arena import Deck
from bestiary.engine import Value
from bestiary.lab.columns import Chunk
from bestiary.lab.decks.nash import Mix, unbeatable_mix
from bestiary.lab.decks.words import decks_summary
from bestiary.lab.experiment import SCHEMA, BadExperiment, Experiment, Piece, Variant, mixed
from bestiary.lab.measures import numbers, rounded
from bestiary.lab.stats import (
    CONFIDENCE,
    Interval,
    Mean,
    holm,
    mean_p,
    rate_interval,
    rate_sequence,
)
from bestiary.lab.stats.intervals import rate_variance

HALF: Final = Fraction(1, 2)
REDRAWN: Final = 200  # matrices that could as well have come out, for how sure the shares are
GRAIN: Final = 10_000  # of their scores


def deck_experiment(
    game: str,
    decks: Sequence[Deck],
    bot: str,
    games: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
) -> Experiment:
    """A variant for each pair of decks."""
    names = [deck.name for deck in decks]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise BadExperiment(f"decks {','.join(names)}: {twice[0]} is named twice")
    if len(names) < 2:
        raise BadExperiment(f"decks {','.join(names)}: name at least two decks")
    variants = [
        Variant(f"{one.name} against {two.name}", game, [bot, bot], dict(options or {}), [one, two])
        for one, two in combinations(decks, 2)
    ]
    return Experiment(variants, games, seed, sample=0)


def first_deck_scores(chunk: Chunk) -> list[float]:
    """What the first deck of a pair scored in each game: it sits at place 0 in the first seating,
    and moves on with each."""
    rows = zip(chunk.games["scores"], chunk.games["seating"], strict=True)
    return [float(scores[seating]) for scores, seating in rows]


class Matchups:
    """The figures of all pairs, as they come in."""

    def __init__(self, experiment: Experiment, decks: Sequence[str], until: float = 0.0) -> None:
        self.experiment = experiment
        self.until = until
        self.decks = list(decks)
        self.pairs = list(combinations(range(len(decks)), 2))
        self.means = [Mean() for _ in self.pairs]
        self.games = 0

    @property
    def is_clear(self) -> bool:
        """Whether every pairing is known to within what was asked."""
        return self.until > 0 and all(self._rate(mean).half <= self.until for mean in self.means)

    def _rate(self, mean: Mean) -> Interval:
        """How often the first deck of a pair wins; if one may stop at any time, wide enough for
        that, and for all pairs together."""
        if self.until:
            return rate_sequence(mean, 1 - (1 - CONFIDENCE) / len(self.means))
        return rate_interval(mean) if mean.deals else Interval(0.5, 0.0, 1.0)

    def add_rows(self, piece: Piece, chunk: Chunk) -> None:
        self.games += chunk.count
        scores = first_deck_scores(chunk)
        for start in range(0, len(scores), 2):
            self.means[piece.variant].add(scores[start] + scores[start + 1], 2)

    # ---- The document -----------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """All figures as plain data."""
        chances = holm([mean_p(mean, 0.5, True) for mean in self.means])
        shown = [
            self._pair(number, chance) for number, chance in enumerate(chances)
        ]  # fmt: skip
        found: dict[str, Any] = {
            "lab": SCHEMA,
            "command": "decks",
            "bestiary": bestiary.__version__,
            "title": self.experiment.game.title,
            "experiment": self.experiment.to_json(),
            "games": self.games,
            "of": self.experiment.games,
            "deals": min(mean.deals for mean in self.means),
            "until": self.until or None,
            "decks": self._decks(),
            "pairs": shown,
            "triangles": triangles(self.decks, shown),
        }
        found["summary"] = decks_summary(found)
        return found

    def _pair(self, number: int, chance: float) -> dict[str, Any]:
        one, two = self.pairs[number]
        mean = self.means[number]
        rate = self._rate(mean)
        return {
            "decks": [self.decks[one], self.decks[two]],
            "deals": mean.deals,
            **numbers(rate),
            "p": None if self.until else rounded(chance),
            "clear": not rate.holds(0.5) if self.until else chance < 1 - CONFIDENCE,
        }

    def _decks(self) -> list[dict[str, Any]]:
        """Each deck: its score against all others alike, its share in the mix that nobody can beat
        with how sure that is, and its score against that mix."""
        mix = unbeatable_mix(self.matrix([exact(mean) for mean in self.means]))
        spans = self._share_spans()
        shown = []
        for number, name in enumerate(self.decks):
            low, high = spans[number]
            shown.append(
                {
                    "name": name,
                    "overall": numbers(self._overall(number)),
                    "share": numbers(Interval(float(mix.shares[number]), low, high)),
                    "exact": str(mix.shares[number]),
                    "against_mix": rounded(float(mix.scores[number])),
                }
            )
        return shown

    def _overall(self, deck: int) -> Interval:
        """The mean over all other decks, each counting alike, from pairs on the same deals."""
        mine = [
            (mean, 1.0 if one == deck else -1.0)
            for (one, two), mean in zip(self.pairs, self.means, strict=True)
            if deck in (one, two) and mean.deals
        ]
        if not mine:
            return Interval(0.5, 0.0, 1.0)
        value = sum(mean.value if sign > 0 else 1 - mean.value for mean, sign in mine) / len(mine)
        # Pairs share their deals, so their errors may go together: at worst they add up.
        halves = [rate_interval(mean).half for mean, _ in mine]
        half = sum(halves) / len(mine)
        return Interval(value, max(0.0, value - half), min(1.0, value + half))

    def matrix(self, scores: Sequence[Fraction]) -> list[list[Fraction]]:
        """What each deck scores against each; an even share against itself."""
        size = len(self.decks)
        rows = [[HALF] * size for _ in range(size)]
        for (one, two), score in zip(self.pairs, scores, strict=True):
            rows[one][two] = score
            rows[two][one] = 1 - score
        return rows

    def _share_spans(self) -> list[tuple[float, float]]:
        """For each deck, from where to where its share goes in 95% of the mixes for matrices that
        could as well have come out (a parametric bootstrap)."""
        dice = Random(mixed(self.experiment.seed, 0, "mix"))
        found: list[Mix] = []
        for _ in range(REDRAWN):
            redrawn = [self._redrawn(mean, dice) for mean in self.means]
            found.append(unbeatable_mix(self.matrix(redrawn)))
        cut = round(REDRAWN * (1 - CONFIDENCE) / 2)
        spans = []
        for deck in range(len(self.decks)):
            shares = sorted(float(mix.shares[deck]) for mix in found)
            spans.append((shares[cut], shares[-1 - cut]))
        return spans

    def _redrawn(self, mean: Mean, dice: Random) -> Fraction:
        if mean.deals < 2:
            return Fraction(dice.randrange(GRAIN + 1), GRAIN)
        # A score of 0 or 1 in every deal is not sure for ever: as if one deal had come out even.
        pulled = (mean.value * mean.deals + 0.5) / (mean.deals + 1)
        variance = max(rate_variance(mean), pulled * (1 - pulled) / 2)
        value = pulled + sqrt(variance / mean.deals) * dice.gauss(0.0, 1.0)
        return Fraction(round(GRAIN * min(1.0, max(0.0, value))), GRAIN)


def exact(mean: Mean) -> Fraction:
    """A mean of whole and half points, as the fraction it is."""
    if not mean.games:
        return HALF
    return Fraction(mean.moments.sums[0]).limit_denominator(10**9) / Fraction(mean.games)


def triangles(decks: Sequence[str], pairs: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Decks that beat each other in a circle. It is clear if all three are, after correction."""
    beats = {}
    for pair in pairs:
        one, two = pair["decks"]
        if pair["value"] > 0.5:
            beats[one, two] = pair
        elif pair["value"] < 0.5:
            beats[two, one] = pair
    found = []
    for a, b, c in combinations(decks, 3):
        for circle in ((a, b, c), (a, c, b)):
            sides = list(zip(circle, (*circle[1:], circle[0]), strict=True))
            if all(side in beats for side in sides):
                rates = [abs(beats[side]["value"] - 0.5) + 0.5 for side in sides]
                clear = all(beats[side]["clear"] for side in sides)
                shown = [rounded(rate) for rate in rates]
                found.append({"decks": list(circle), "rates": shown, "clear": clear})
    return sorted(found, key=lambda each: (not each["clear"], -min(each["rates"]), each["decks"]))
