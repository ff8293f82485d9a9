"""Two bots against each other, every deal from both sides, with the processor time they spend.

Like the arena, with bots that have no name: one of the bench's own plays against a level of ours.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from multiprocessing import Pool
from time import monotonic, process_time
from typing import Any, NamedTuple

import bestiary
from bestiary.arena import Contest, wilson
from bestiary.bots import Bot, Sight, bot_seed
from bestiary.engine import BestiaryError
from bestiary.terminal.start import read_options
from bestiary.terminal.trouble import Trouble

Maker = Callable[[int], Bot]  # takes the bot's seed


class Side(NamedTuple):
    """A bot, and what to call it."""

    name: str
    make: Maker


class Spent:
    """What a bot has spent on choices that were not forced."""

    def __init__(self, seconds: float = 0.0, choices: int = 0) -> None:
        self.seconds = seconds
        self.choices = choices

    def add(self, more: Spent) -> None:
        self.seconds += more.seconds
        self.choices += more.choices

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(1, self.choices)


class Outcome:
    """How the first side did."""

    def __init__(self) -> None:
        self.scores: list[float] = []  # of each game
        self.by_seat: list[list[float]] = [[], []]
        self.spent = [Spent(), Spent()]

    def add(self, more: Outcome) -> None:
        self.scores += more.scores
        for seat in range(2):
            self.by_seat[seat] += more.by_seat[seat]
            self.spent[seat].add(more.spent[seat])

    @property
    def rate(self) -> float:
        return sum(self.scores) / max(1, len(self.scores))

    def interval(self) -> tuple[float, float]:
        return wilson(sum(self.scores), len(self.scores))

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "games": len(self.scores),
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rate_by_seat": [round(sum(own) / max(1, len(own)), 4) for own in self.by_seat],
            "milliseconds": [round(spent.milliseconds, 3) for spent in self.spent],
        }


class Match(NamedTuple):
    """What is played: a game with its options, from a seed on."""

    game: str
    options: dict[str, Any]
    seed: int
    sides: tuple[Side, Side]

    def game_seed(self, deal: int) -> int:
        return Contest(self.game, ["greedy", "random"], 2, self.seed, self.options).game_seed(
            2 * deal
        )


def play_deal(match: Match, deal: int) -> Outcome:
    """Both games of a deal: the first side sits in seat 0, then in seat 1."""
    outcome = Outcome()
    for first in range(2):
        play_game(match, deal, first, outcome)
    return outcome


def play_game(match: Match, deal: int, first: int, outcome: Outcome) -> None:
    seed = match.game_seed(deal)
    state = bestiary.game(match.game).new(seed, 2, match.options, record=False)
    seated = [seat ^ first for seat in range(2)]  # which side sits in which seat
    players = [match.sides[seated[seat]].make(bot_seed(seed, seat)) for seat in range(2)]
    while (result := state.result()) is None:
        seat = state.waiting()[0]
        sight = Sight(state, seat)
        began = process_time()
        text = players[seat].choose(sight)
        if not sight.forced:
            outcome.spent[seated[seat]].add(Spent(process_time() - began, 1))
        state.play(seat, text)
    outcome.scores.append(result[first])
    outcome.by_seat[first].append(result[first])


def play_match(match: Match, deals: int, jobs: int = 1, first_deal: int = 0) -> Outcome:
    """Play the deals, in several processes if asked, and tell how far it is on a terminal."""
    outcome = Outcome()
    began = monotonic()
    try:
        for done, more in enumerate(
            outcomes(match, range(first_deal, first_deal + deals), jobs), 1
        ):
            outcome.add(more)
            if sys.stderr.isatty():
                left = (monotonic() - began) / done * (deals - done)
                rate = f"{100 * outcome.rate:.1f}%"
                print(
                    f"\r{2 * done} of {2 * deals} games, {rate}, {left:.0f} s left  ",
                    end="",
                    file=sys.stderr,
                    flush=True,
                )
    except KeyboardInterrupt:
        print(f"interrupted after {len(outcome.scores)} games", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return outcome


def outcomes(match: Match, deals: range, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        for deal in deals:
            yield play_deal(match, deal)
        return
    with Pool(jobs) as pool:
        yield from pool.imap(Deal(match), deals)


class Deal(NamedTuple):
    """One deal of a match, as work for another process."""

    match: Match

    def __call__(self, deal: int) -> Outcome:
        return play_deal(self.match, deal)


def add_arguments(parser: ArgumentParser) -> None:
    """What both commands take."""
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")


def read_arguments(parser: ArgumentParser) -> Namespace:
    """What was typed, with `options` of the game; a line and exit code 2 if it makes no sense."""
    asked = parser.parse_args()
    try:
        asked.options = read_options(bestiary.game(asked.game), asked.set)
        for level in [asked.level] if isinstance(asked.level, str) else asked.level or []:
            Contest(asked.game, [level, level], asked.games, asked.seed, asked.options)
    except (BestiaryError, Trouble) as wrong:
        parser.error(str(wrong))
    if asked.jobs < 1:
        parser.error(f"--jobs {asked.jobs}: at least one process")
    return asked


def share(outcome: Outcome) -> str:
    low, high = (100 * bound for bound in outcome.interval())
    return f"{100 * outcome.rate:.1f}% [{low:.1f}, {high:.1f}] of {len(outcome.scores)} games"
