"""Training: better numbers for a game's ``worth``, found by letting the greedy bot play itself.

In each round a few numbers are changed, and the greedy bot with the new ones plays the one with the
best so far. If the new ones do better, they have to prove it: on fresh deals, against the numbers
that training began with. Only what wins there, by the lower end of the 95% interval, is kept.

Everything comes from one seed, and a deal depends on its number only, so the same training finds
the same numbers with any number of processes.
"""

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import bestiary.bots as bots
from bestiary.arena.intervals import wilson
from bestiary.engine import Game, Rng
from bestiary.engine.weights import GaugeWeights
from bestiary.registry import game as find_game

Numbers = dict[str, float]

FACTORS: Final = (0.5, 0.7, 0.85, 1.2, 1.4, 2.0)
STEPS: Final = (-1.0, -0.3, 0.3, 1.0)  # for a number that is 0, which no factor would change
MOST_CHANGES: Final = 3  # numbers that are changed at once
BLOCK: Final = 10  # deals after which a contest that is lost anyway is broken off
EVEN: Final = 0.5


class Bout(NamedTuple):
    """Games of new numbers against old ones. In a game of more than two seats the new ones sit in
    one of them, and their share is scaled so that 0.5 is even."""

    games: int
    score: float

    @property
    def rate(self) -> float:
        return self.score / self.games if self.games else EVEN

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)


class Round(NamedTuple):
    """One round of training: what was tried, how it did, and whether it was kept."""

    number: int
    changes: Numbers
    bout: Bout  # against the best so far
    proof: Bout | None  # against what training began with, if the first went well
    kept: bool


class WeightedGreedy:
    """The greedy bot, valuing positions by numbers of its own."""

    def __init__(self, game: Game[Any], numbers: Numbers, rng: Rng) -> None:
        self.game = game
        self.numbers = numbers
        self.greedy = bots.Greedy(rng)

    def choose(self, sight: bots.Sight) -> str:
        self.game.weights.use(self.numbers)
        return self.greedy.choose(sight)


class Trainer:
    """Trains the numbers of one game. ``best`` are the best so far, and ``proof`` says how they did
    against the first ones; both change only when a round is kept."""

    def __init__(self, game: str, seed: int, games: int = 200, proof: int = 400) -> None:
        self.game = find_game(game)
        self.seed = seed
        self.games = games
        self.proof_games = proof
        self.first: Numbers = dict(self.game.weights.numbers())  # none: the default worth
        self.best = first_numbers(self.game)
        self.proof: Bout | None = None
        self.dealt = 0

    def run(
        self, rounds: int, jobs: int = 1, told: Callable[[int], object] | None = None
    ) -> Generator[Round, None, None]:
        """Train, round by round; ``told`` is called with the number of games played so far in the
        round. Close this to stop."""
        rng = Rng(self.seed)
        with crew(jobs) as play:
            for number in range(1, rounds + 1):
                candidate = changed(self.best, rng)
                changes = {n: v for n, v in candidate.items() if v != self.best[n]}
                bout = self.contest(play, candidate, self.best, self.games, told)
                proof = None
                if bout.games >= self.games and bout.rate > lower_bar(bout):
                    proof = self.contest(play, candidate, self.first, self.proof_games, told)
                kept = proof is not None and proof.interval[0] > EVEN
                if kept:
                    self.best, self.proof = candidate, proof
                yield Round(number, changes, bout, proof, kept)

    def contest(
        self,
        play: "Play",
        new: Numbers,
        old: Numbers,
        games: int,
        told: Callable[[int], object] | None,
    ) -> Bout:
        """New numbers against old ones on deals that were never played before."""
        seats = self.game.fewest
        bout = Bout(0, 0.0)
        while bout.games < games:
            left = -(-(games - bout.games) // seats)
            seeds = [self.deal() for _ in range(min(BLOCK, left))]
            for score in play([(self.game.name, new, old, seed) for seed in seeds]):
                bout = Bout(bout.games + seats, bout.score + score)
            if told is not None:
                told(bout.games)
            if bout.interval[1] < EVEN:
                break
        return bout

    def deal(self) -> int:
        """The seed of the next deal."""
        self.dealt += 1
        mixed = blake2b(f"bestiary train {self.seed} {self.dealt}".encode(), digest_size=7)
        return int.from_bytes(mixed.digest(), "big")


Deal = tuple[str, Numbers, Numbers, int]
Play = Callable[[list[Deal]], Iterator[float]]


def play_deal(deal: Deal) -> float:
    """One deal with the new numbers in each seat in turn; their points, scaled to 0.5 a game."""
    name, new, old, seed = deal
    game = find_game(name)
    seats = game.fewest
    before = dict(game.weights.numbers())
    score = 0.0
    try:
        for place in range(seats):
            state = game.new(seed, seats, record=False)
            sitters = [
                WeightedGreedy(game, new if seat == place else old, Rng(bots.bot_seed(seed, seat)))
                for seat in range(seats)
            ]
            while state.scores is None:
                seat = state.waiting()[0]
                state.play(seat, sitters[seat].choose(bots.Sight(state, seat)))
            score += min(1.0, state.scores[place] * seats / 2.0)
    finally:
        game.weights.use(before)
    return score


def first_numbers(game: Game[Any]) -> Numbers:
    """The numbers to start from: the game's own, or those of its gauges and zones."""
    weights = game.weights
    if isinstance(weights, GaugeWeights) and not weights.learned:
        return weights.first_numbers(game.new(0, record=False))
    return dict(weights.numbers())


def changed(numbers: Numbers, rng: Rng) -> Numbers:
    """The numbers with a few of them larger or smaller."""
    names = sorted(numbers)
    found = dict(numbers)
    for _ in range(1 + rng.below(min(MOST_CHANGES, len(names)))):
        name = names[rng.below(len(names))]
        value = numbers[name]
        if value:
            value *= FACTORS[rng.below(len(FACTORS))]
        else:
            value = STEPS[rng.below(len(STEPS))]
        found[name] = float(f"{value:.4g}")
    return found


def lower_bar(bout: Bout) -> float:
    """What a bout must reach for a proof to be worth its time: a standard error over even."""
    return EVEN + EVEN / sqrt(bout.games)


@contextmanager
def crew(jobs: int) -> Iterator[Play]:
    """Something that plays deals, here or in other processes, and returns scores in order."""
    if jobs == 1:
        yield lambda deals: map(play_deal, deals)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=ignore_interrupts)
    try:
        yield lambda deals: pool.map(play_deal, deals)
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the parent, which then sends the others home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
