"""A field of decks: each plays every other, and how each does against all the rest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from secrets import randbits

import bestiary
from bestiary.arena.contest import SEEDS, BadContest, Contest, Deck
from bestiary.arena.schema import SCHEMA, FieldData, PairingData
from bestiary.arena.series import SeriesRun
from bestiary.arena.summary import Lengths, Score, beginner_score, mover_points
from bestiary.arena.tally import Tally
from bestiary.engine import Value


class DeckField:
    """A number of games for every pair of decks, with the same bot in both seats. The pairings are
    contests of their own, with one seed after the other; in each, every deal is played from both
    sides."""

    def __init__(
        self,
        game: str,
        decks: Sequence[Deck],
        bot: str = "greedy",
        games: int = 400,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.decks = list(decks)
        names = [deck.name for deck in self.decks]
        twice = [name for name, count in Counter(names).items() if count > 1]
        if twice:
            raise BadContest(f"decks {','.join(names)}: {twice[0]} is named twice")
        if len(names) < 2:
            raise BadContest(f"decks {','.join(names)}: name at least two decks")
        self.seed = randbits(32) if seed is None else seed
        pairs = list(combinations(self.decks, 2))
        if self.seed + len(pairs) > SEEDS:
            raise BadContest(f"seed {seed}: too high for every pairing to get its own")
        self.pairings = [
            Contest(game, [bot, bot], games, self.seed + i, options, pair)
            for i, pair in enumerate(pairs)
        ]
        self.game = self.pairings[0].game
        self.options: dict[str, Value] = self.pairings[0].options
        self.bot = bot
        self.asked = games
        self.games = sum(contest.games for contest in self.pairings)


class FieldRun(SeriesRun):
    """A field being played, pairing by pairing."""

    def __init__(self, field: DeckField) -> None:
        super().__init__(field.pairings)
        self.field = field

    def summary(self) -> "FieldSummary":
        return FieldSummary(self.field, self.tallies)


class FieldSummary:
    """The results of a field: the decks against all others, the pairings, the first player,
    endings and lengths."""

    def __init__(self, field: DeckField, tallies: list[Tally]) -> None:
        self.field = field
        played = list(zip(field.pairings, tallies, strict=True))
        self.games = sum(tally.games for tally in tallies)
        self.decks = [
            Score(
                deck.name,
                [
                    point
                    for contest, tally in played
                    if deck in contest.decks
                    for point in mover_points(contest, tally, deck.name)
                ],
            )
            for deck in field.decks
        ]
        self.pairings = [Pairing(contest, tally) for contest, tally in played if tally.games]
        self.beginner = beginner_score(played)
        together = Tally(2)
        for tally in tallies:
            together = together.plus(tally)
        self.endings = sorted(together.endings.items(), key=lambda end: (-end[1], end[0]))
        self.turns = Lengths(together.turns)
        self.decisions = Lengths(together.decisions)

    @property
    def whole(self) -> bool:
        """Whether all games were played."""
        return self.games == self.field.games

    def to_json(self) -> FieldData:
        """Everything as plain data, in a fixed order, independent of time and machine."""
        field = self.field
        return {
            "arena": SCHEMA,
            "bestiary": bestiary.__version__,
            "game": field.game.name,
            "rules": field.game.version,
            "settings": {
                "bot": field.bot,
                "games": field.asked,
                "seed": field.seed,
                "options": field.options,
                "decks": [deck.name for deck in field.decks],
            },
            "games": self.games,
            "of": field.games,
            "decks": [score.to_json() for score in self.decks],
            "pairings": [pairing.to_json() for pairing in self.pairings],
            "beginner": None if self.beginner is None else self.beginner.to_json(),
            "endings": dict(self.endings),
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
        }


class Pairing:
    """How the first of two decks did against the second."""

    def __init__(self, contest: Contest, tally: Tally) -> None:
        first, second = contest.decks
        self.first = first.name
        self.second = second.name
        self.seed = contest.seed
        name = f"{self.first} against {self.second}"
        self.score = Score(name, mover_points(contest, tally, self.first))

    def to_json(self) -> PairingData:
        return {"decks": [self.first, self.second], "seed": self.seed, **self.score.to_json()}
