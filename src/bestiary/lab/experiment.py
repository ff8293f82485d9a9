"""An experiment: plain data that says which games are played, from which seeds, by whom.

An experiment has one or more *variants*: settings that are compared, such as ``hp=30`` and
``hp=35``. They are dealt the same deals: game number 7 of each has the same seed, and the bots have
the same dice (common random numbers), so that differences between variants are not the luck of the
deal. Within a variant, seeds and seatings are those of the arena's contest.

Games are numbered across all variants in blocks of deals: the first block of every variant, then
the second of every variant. So an experiment that is interrupted has about as many games of each,
and the numbers alone say which game is which: any range of games can be played anywhere, in any
order, with the same results.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import bestiary
from bestiary.arena import BadContest, Contest, Deck
from bestiary.arena.part import play_game
from bestiary.engine import BestiaryError, Game, Rng, Value
from bestiary.lab.columns import Chunk
from bestiary.lab.observe import Observer
from bestiary.lab.source import fingerprint, load

SCHEMA: Final = 1  # of experiments, tables and JSON documents
BLOCK: Final = 256  # deals, if there is one variant
SMALL_BLOCK: Final = 32  # of several
SAMPLE: Final = 8  # one deal in so many is looked at closely,
ALL_CLOSE: Final = 64  # after the first


class BadExperiment(BestiaryError):
    """An experiment that cannot be made. The message starts with the name of the argument."""


class Variant(NamedTuple):
    """One of the settings that are compared."""

    name: str  # "" if there is only one
    game: str  # its name, or a Python file that defines it
    bots: list[str]
    options: dict[str, Value]
    decks: list[Deck] = []


class Piece(NamedTuple):
    """Games of one variant that follow each other."""

    variant: int
    games: range  # their numbers within the variant


class Experiment:
    """The games of all variants, numbered.

    >>> variants = [Variant(f"hp={hp}", "creature-wars", ["greedy", "random"], {"hp": hp})
    ...             for hp in (20, 30)]
    >>> experiment = Experiment(variants, games=100, seed=1)
    >>> experiment.games, experiment.piece(range(64, 66))
    (200, Piece(variant=1, games=range(0, 2)))
    """

    def __init__(
        self, variants: Sequence[Variant], games: int, seed: int, sample: int = SAMPLE
    ) -> None:
        if sample < 0:
            raise BadExperiment(f"sample {sample}: look closely at one deal in 8, say; 0 for none")
        self.variants = [Variant(*variant) for variant in variants]
        self.asked = games
        self.sample = sample
        first = make_contest(self.variants[0], games, seed)
        self.deals = first.deals
        self.seed = first.seed
        self.contests = [first]
        for variant in self.variants[1:]:
            seatings = len(make_contest(variant, 1, self.seed).seatings)
            self.contests.append(make_contest(variant, self.deals * seatings, self.seed))
        self.seatings = [len(contest.seatings) for contest in self.contests]
        self.block = BLOCK if len(self.variants) == 1 else SMALL_BLOCK
        self.games = self.deals * sum(self.seatings)

    @property
    def game(self) -> Game[Any]:
        return self.contests[0].game

    def plain(self) -> tuple[Any, ...]:
        """The arguments that make the same experiment again, in another process."""
        return self.variants, self.asked, self.seed, self.sample

    def to_json(self) -> dict[str, Any]:
        """What was asked, as data: the same for the same experiment."""
        return {
            "lab": SCHEMA,
            "bestiary": bestiary.__version__,
            "game": self.game.name,
            "rules": self.game.version,
            "seed": self.seed,
            "games": self.asked,
            "sample": self.sample,
            "variants": [
                {
                    "name": variant.name,
                    "source": fingerprint(variant.game),
                    "bots": variant.bots,
                    "options": contest.options,
                    "decks": [list(deck) for deck in variant.decks],
                }
                for variant, contest in zip(self.variants, self.contests, strict=True)
            ],
        }

    # ---- The numbers of games ---------------------------------------------------------------

    def next_piece(self, start: int) -> range:
        """The games from this one on that belong to the same variant and block."""
        full = self.block * sum(self.seatings)
        block = start // full
        deals = min(self.block, self.deals - block * self.block)
        end = block * full
        for seatings in self.seatings:
            end += deals * seatings
            if start < end:
                return range(start, end)
        raise IndexError(start)

    def piece(self, games: range) -> Piece:
        """Which games of which variant these are; they must not cross into the next piece."""
        full = self.block * sum(self.seatings)
        block, rest = divmod(games.start, full)
        deals = min(self.block, self.deals - block * self.block)
        for variant, seatings in enumerate(self.seatings):
            if rest < deals * seatings:
                start = block * self.block * seatings + rest
                return Piece(variant, range(start, start + len(games)))
            rest -= deals * seatings
        raise IndexError(games.start)

    def is_block_end(self, done: int) -> bool:
        """Whether every variant has had the same deals once these games are played."""
        return done == self.games or done % (self.block * sum(self.seatings)) == 0

    def is_close(self, deal: int) -> bool:
        """Whether the games of a deal are looked at closely: the same deals in every variant. The
        first are, so that a short experiment can say something too, and then one in so many."""
        if not self.sample:
            return False
        return deal < ALL_CLOSE or mixed(self.seed, deal, "sample") % self.sample == 0

    # ---- Playing ----------------------------------------------------------------------------

    def play_into(self, chunk: Chunk, variant: int, index: int) -> None:
        """Play one game of a variant, and add its rows."""
        contest = self.contests[variant]
        deal = index // len(contest.seatings)
        rng = Rng(mixed(self.seed, index, "look")) if self.is_close(deal) else None
        observer = Observer(rng)
        beginner, state = play_game(contest, index, watch=observer.watch)
        place = (deal, contest.seating(index), contest.sitters(index))
        observer.finish(chunk, self.variants[variant].name, index, place, beginner, state)


def mixed(seed: int, number: int, what: str) -> int:
    """A seed for something about one deal or game, which tells nothing about the others."""
    text = f"bestiary lab {what} {seed} {number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def make_contest(variant: Variant, games: int, seed: int) -> Contest:
    return Contest(load(variant.game), variant.bots, games, seed, variant.options, variant.decks)


def one_variant(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    sample: int = SAMPLE,
) -> Experiment:
    """An experiment that compares nothing."""
    return Experiment([Variant("", game, list(bots), dict(options or {}))], games, seed, sample)


__all__ = ["BadContest", "BadExperiment", "Experiment", "Piece", "Variant", "one_variant"]
