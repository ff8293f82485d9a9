"""What the games say about each card: seen, dealt, restricted, and a verdict.

*Seen*: how often a seat wins that held the card, or chose it, in the games as they are. It costs
nothing extra and it is biased: long games show more cards, and whoever is winning anyway gets to
play more of them.

*Dealt*: how much more often a seat wins if it is dealt the card in place of another that it was
dealt, on the same deals with the same dice. The card it replaces is whatever lay there: an average
card. Nothing else differs, so this is what the card does.

*Restricted*: how much more often a seat wins if it is forbidden to choose the card, in the deals in
which it could: below 0 if the card is any use.

The verdict is about *dealt*, or about *restricted* if nothing was dealt, with intervals that are
corrected for all cards together (Bonferroni): the chance of even one false "too strong" or "too
weak" among them is 5% at most.
"""

from math import ceil
from typing import Any, Final

import bestiary
from bestiary.lab.cards.experiment import CardExperiment, Twist
from bestiary.lab.cards.words import cards_summary
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import SCHEMA, Piece
from bestiary.lab.measures import numbers, rounded
from bestiary.lab.stats import (
    CONFIDENCE,
    Interval,
    Mean,
    PairedMeans,
    difference_interval,
    difference_sequence,
    rate_interval,
)

MARGIN: Final = 0.05  # of the win rate: what a card may be worth and still be fair
FEWEST: Final = 20  # deals on which a verdict can rest

TOO_STRONG: Final = "too strong"
TOO_WEAK: Final = "too weak"
FAIR: Final = "fair"
NEVER_MATTERS: Final = "never matters"
NOT_ENOUGH: Final = "not enough data"


class OneCard:
    """What is known about a card so far."""

    def __init__(self) -> None:
        self.seen = Mean()
        self.played = Mean()
        self.offers = 0
        self.plays = 0
        self.pairs = {"dealt": PairedMeans(), "restricted": PairedMeans()}

    def effect(self, way: str, confidence: float = CONFIDENCE) -> Interval | None:
        """How much more often a seat wins; None if no deal tells."""
        pair = self.pairs[way]
        return difference_interval(pair, True, confidence) if pair.deals else None

    def effect_at_any_time(self, way: str, confidence: float) -> Interval | None:
        """The same, wide enough to hold whenever one stops."""
        pair = self.pairs[way]
        return difference_sequence(pair, confidence) if pair.deals else None


class CardWorth:
    """The figures of all cards, as they come in."""

    def __init__(
        self, experiment: CardExperiment, margin: float = MARGIN, until: float = 0.0
    ) -> None:
        self.experiment = experiment
        self.margin = margin
        self.until = until
        self.cards = {name: OneCard() for name in experiment.cards}
        self.games = self.deals = 0
        self._scores: dict[int, list[float]] = {}  # of the games as they are, in this block
        self._offered: dict[int, set[str]] = {}  # what the seat could choose in them

    @property
    def is_clear(self) -> bool:
        """Whether every card has a verdict, or its worth is known to within what was asked."""
        if not self.until:
            return False
        for card in self.cards.values():
            worth = self._worth(card)
            if self.verdict(card) == NOT_ENOUGH and (worth is None or worth.half > self.until):
                return False
        return True

    def add_rows(self, piece: Piece, chunk: Chunk) -> None:
        self.games += chunk.count
        twist = self.experiment.twists[piece.variant]
        if twist is None:
            if piece.games.start % self.experiment.block == 0:
                self._scores.clear()
                self._offered.clear()
            self._add_as_it_is(chunk)
        else:
            self._add_twisted(twist, chunk)

    def _add_as_it_is(self, chunk: Chunk) -> None:
        self.deals += chunk.count
        for game, scores in zip(chunk.games["game"], chunk.games["scores"], strict=True):
            self._scores[game] = scores
            self._offered[game] = set()
        rows = chunk.tables["cards"]
        sums: dict[tuple[str, str], list[float]] = {}
        deal = -1
        names = ("game", "seat", "card", "seen", "offered", "played")
        for game, seat, name, seen, offered, played in zip(*(rows[each] for each in names)):
            if game != deal:
                self._add_deal(sums)
                deal, sums = game, {}
            if name not in self.cards:
                continue
            card = self.cards[name]
            card.offers += offered
            card.plays += played
            if offered and seat == self.experiment.seat_of(game):
                self._offered[game].add(name)
            for what, times in (("seen", seen), ("played", played)):
                if times:
                    held = sums.setdefault((name, what), [0.0, 0.0])
                    held[0] += self._scores[game][seat]
                    held[1] += 1
        self._add_deal(sums)

    def _add_deal(self, sums: dict[tuple[str, str], list[float]]) -> None:
        for (name, what), (score, seats) in sums.items():
            card = self.cards[name]
            (card.seen if what == "seen" else card.played).add(score, seats)

    def _add_twisted(self, twist: Twist, chunk: Chunk) -> None:
        experiment = self.experiment
        pair = self.cards[twist.card].pairs[twist.way]
        for game, scores in zip(chunk.games["game"], chunk.games["scores"], strict=True):
            if twist.way == "restricted":
                if twist.card not in self._offered[game]:
                    continue
            elif experiment.begun(game, twist) is None:
                continue
            seat = experiment.seat_of(game)
            before, after = self._scores[game][seat], scores[seat]
            if twist.way == "dealt" and experiment.place == "deck":
                before, after = after, before  # the card was taken out: what having it is worth
            pair.add((before, 1.0), (after, 1.0))

    # ---- The document -----------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """All figures as plain data, the card of the greatest worth first."""
        experiment = self.experiment
        shown = [self._shown(name) for name in experiment.cards]
        shown.sort(key=order)
        for rank, card in enumerate(shown, 1):
            card["rank"] = rank
        found: dict[str, Any] = {
            "lab": SCHEMA,
            "command": "cards",
            "bestiary": bestiary.__version__,
            "title": experiment.game.title,
            "experiment": experiment.to_json(),
            "games": self.games,
            "of": experiment.games,
            "deals": self.deals,
            "even": rounded(1 / experiment.contests[0].seats),
            "margin": self.margin,
            "until": self.until or None,
            "compared": len(experiment.cards),
            "cards": shown,
        }
        found["summary"] = cards_summary(found)
        return found

    def _shown(self, name: str) -> dict[str, Any]:
        card = self.cards[name]
        share = card.plays / card.offers if card.offers else None
        return {
            "rank": 0,
            "card": name,
            "verdict": self.verdict(card),
            "seen": rate(card.seen),
            "played": rate(card.played),
            "play_share": None if share is None else rounded(share),
            "dealt": self._effect(card, "dealt"),
            "restricted": self._effect(card, "restricted"),
            "needed": self._needed(card),
        }

    def _effect(self, card: OneCard, way: str) -> dict[str, Any] | None:
        plain, corrected = card.effect(way), self.corrected(card, way)
        if plain is None or corrected is None:
            return None
        wide = numbers(corrected)
        return {
            **numbers(plain),
            "deals": card.pairs[way].deals,
            "corrected": {"low": wide["low"], "high": wide["high"]},
        }

    def corrected(self, card: OneCard, way: str) -> Interval | None:
        """The interval that is wide enough for all cards together, and for stopping at any time if
        that was asked."""
        confidence = 1 - (1 - CONFIDENCE) / len(self.cards)
        if self.until:
            return card.effect_at_any_time(way, confidence)
        return card.effect(way, confidence)

    def _worth(self, card: OneCard) -> Interval | None:
        """What the verdict is about: what having the card is worth, or being allowed it."""
        dealt, restricted = self.corrected(card, "dealt"), self.corrected(card, "restricted")
        if dealt is not None or restricted is None:
            return dealt
        value, low, high = restricted
        return Interval(-value, -high, -low)

    def verdict(self, card: OneCard) -> str:
        worth, restricted = self._worth(card), self.corrected(card, "restricted")
        if worth is None or max(pair.deals for pair in card.pairs.values()) < FEWEST:
            return NOT_ENOUGH
        if worth.low > self.margin:
            return TOO_STRONG
        if worth.high < -self.margin:
            return TOO_WEAK
        if not self._is_small(worth):
            return NOT_ENOUGH
        if (card.offers >= FEWEST and not card.plays) or (
            restricted is not None and self._is_small(restricted)
        ):
            return NEVER_MATTERS
        return FAIR

    def _is_small(self, effect: Interval) -> bool:
        return -self.margin <= effect.low and effect.high <= self.margin

    def _needed(self, card: OneCard) -> int | None:
        """About how many deals a verdict would take, if the effect stays as it looks: enough for
        the corrected interval to be clear of the margin, or within it."""
        if self.verdict(card) != NOT_ENOUGH or self.margin <= 0:
            return None
        way = "dealt" if card.pairs["dealt"].deals else "restricted"
        effect = self.corrected(card, way)
        if effect is None or card.pairs[way].deals < 2:
            return None
        room = max(abs(abs(effect.value) - self.margin), self.margin / 4)
        return ceil(self.deals * (effect.half / room) ** 2 / 10) * 10


def rate(mean: Mean) -> dict[str, Any] | None:
    if not mean.games:
        return None
    return {**numbers(rate_interval(mean)), "of": int(mean.games)}


def order(card: dict[str, Any]) -> tuple[int, float, str]:
    """The greatest worth first; cards of unknown worth last."""
    for way, sign in (("dealt", -1.0), ("restricted", 1.0)):
        if card[way] is not None:
            return 0, sign * card[way]["value"], card["card"]
    seen = card["seen"]
    return (2, 0.0, card["card"]) if seen is None else (1, -seen["value"], card["card"])
