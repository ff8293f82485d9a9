"""A gauntlet: bots play each other, pair by pair, and their results become ratings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from secrets import randbits
from typing import Final

import bestiary
from bestiary import bots as roster
from bestiary.arena.contest import SEEDS, BadContest, Contest
from bestiary.arena.ratings import PairResult, Rating, rate
from bestiary.arena.schema import GauntletData, MatchupData, RatingData, TimeData
from bestiary.arena.series import SeriesRun
from bestiary.arena.summary import DIGITS, Score, mover_points
from bestiary.arena.tally import Tally
from bestiary.engine import Value
from bestiary.registry import game as find_game

GAUNTLET_SCHEMA: Final = 1
ALL: Final = "all"  # each plays every other
ADJACENT: Final = "adjacent"  # each plays the one before it
ELO_DIGITS: Final = 1


class Gauntlet:
    """A number of games for pairs of bots: for all pairs, for each bot and the one ``adjacent`` to
    it in the list, or for one bot ``against`` all others. The pairs are contests of their own, with
    one seed after the other; in each, every deal is played from both sides."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | None = None,
        games: int = 100,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        adjacent: bool = False,
        against: str = "",
    ) -> None:
        self.bots = [level.name for level in roster.LEVELS] if bots is None else list(bots)
        if against and against not in self.bots:
            check_bot(against, f"against {against}")
            self.bots.append(against)
        self._check_bots()
        fewest, title = find_game(game).fewest, find_game(game).title
        if fewest > 2:
            raise BadContest(
                f"bots {','.join(self.bots)}: pairs cannot play {title}, which takes "
                f"{fewest} or more"
            )
        if adjacent and against:
            raise BadContest(f"against {against}: does not go with --adjacent; leave one out")
        self.seed = randbits(32) if seed is None else seed
        self.who = ADJACENT if adjacent else f"against {against}" if against else ALL
        pairs = self._pairs(adjacent, against)
        if self.seed + len(pairs) > SEEDS:
            raise BadContest(f"seed {seed}: too high for every pair to get its own")
        self.pairs = [
            Contest(game, pair, games, self.seed + i, options) for i, pair in enumerate(pairs)
        ]
        self.game = self.pairs[0].game
        self.options: dict[str, Value] = self.pairs[0].options
        self.asked = games
        self.games = sum(contest.games for contest in self.pairs)
        self.reference = roster.REFERENCE if roster.REFERENCE in self.bots else self.bots[0]

    def _check_bots(self) -> None:
        named = ",".join(self.bots)
        for name in self.bots:
            check_bot(name, f"bots {named}")
        twice = [name for name, times in Counter(self.bots).items() if times > 1]
        if twice:
            raise BadContest(f"bots {named}: {twice[0]} is named twice")
        if len(self.bots) < 2:
            raise BadContest(f"bots {named}: name at least two bots")

    def _pairs(self, adjacent: bool, against: str) -> list[tuple[str, str]]:
        """The stronger first, where the bots are in order: it is the one whose rate is told."""
        if against:
            return [(name, against) for name in self.bots if name != against]
        if adjacent:
            return [(above, below) for below, above in pairwise(self.bots)]
        return [(above, below) for below, above in combinations(self.bots, 2)]


def check_bot(name: str, where: str) -> None:
    try:
        roster.check_local(name)
    except (roster.UnknownBot, roster.NoProgram) as wrong:
        raise BadContest(f"{where}: {wrong}") from None


class GauntletRun(SeriesRun):
    """A gauntlet being played, pair by pair."""

    def __init__(self, gauntlet: Gauntlet) -> None:
        super().__init__(gauntlet.pairs)
        self.gauntlet = gauntlet

    def summary(self) -> "GauntletSummary":
        return GauntletSummary(self.gauntlet, self.tallies)


class Standing:
    """How a bot did against all that it played, and its rating if it has one."""

    def __init__(self, score: Score, rating: Rating | None, spent: int, choices: int) -> None:
        self.name = score.name
        self.score = score
        self.rating = rating
        self.choices = choices  # that it thought about: forced ones are not counted
        self.milliseconds = spent / 1e6 / choices if choices else 0.0  # for one of them

    def to_json(self) -> RatingData:
        rating = self.rating
        return {
            **self.score.to_json(),
            "rating": None if rating is None else round(rating.value, ELO_DIGITS),
            "rating_low": None if rating is None else round(rating.low, ELO_DIGITS),
            "rating_high": None if rating is None else round(rating.high, ELO_DIGITS),
        }


class Matchup:
    """How the first of two bots did against the second."""

    def __init__(self, contest: Contest, tally: Tally) -> None:
        self.first, self.second = contest.bots
        self.seed = contest.seed
        name = f"{self.first} against {self.second}"
        self.score = Score(name, mover_points(contest, tally, self.first))

    def to_json(self) -> MatchupData:
        return {"bots": [self.first, self.second], "seed": self.seed, **self.score.to_json()}


class GauntletSummary:
    """The results of a gauntlet: a standing for each bot, and the pairs."""

    def __init__(self, gauntlet: Gauntlet, tallies: list[Tally]) -> None:
        self.gauntlet = gauntlet
        played = list(zip(gauntlet.pairs, tallies, strict=True))
        self.games = sum(tally.games for tally in tallies)
        self.pairs = [Matchup(contest, tally) for contest, tally in played if tally.games]
        place = {name: i for i, name in enumerate(gauntlet.bots)}
        results = [
            PairResult(place[pair.first], place[pair.second], pair.score.score, pair.score.games)
            for pair in self.pairs
        ]
        ratings = rate(len(place), results, place[gauntlet.reference])
        self.standings = [
            Standing(
                Score(
                    name,
                    [
                        point
                        for contest, tally in played
                        if name in contest.bots
                        for point in mover_points(contest, tally, name)
                    ],
                ),
                ratings[place[name]],
                sum(tally.spent[name] for tally in tallies),
                sum(tally.choices[name] for tally in tallies),
            )
            for name in gauntlet.bots
        ]

    @property
    def whole(self) -> bool:
        """Whether all games were played."""
        return self.games == self.gauntlet.games

    def to_json(self, times: bool = False) -> GauntletData:
        """Everything as plain data, in a fixed order, independent of time and machine. Only
        ``times`` are not: they are left out unless asked for."""
        gauntlet = self.gauntlet
        data: GauntletData = {
            "gauntlet": GAUNTLET_SCHEMA,
            "bestiary": bestiary.__version__,
            "game": gauntlet.game.name,
            "rules": gauntlet.game.version,
            "settings": {
                "bots": gauntlet.bots,
                "games": gauntlet.asked,
                "seed": gauntlet.seed,
                "options": gauntlet.options,
                "pairs": gauntlet.who,
            },
            "games": self.games,
            "of": gauntlet.games,
            "reference": gauntlet.reference,
            "bots": [standing.to_json() for standing in self.standings],
            "pairs": [pair.to_json() for pair in self.pairs],
        }
        if times:
            data["times"] = [time_data(standing) for standing in self.standings]
        return data


def time_data(standing: Standing) -> TimeData:
    return {
        "name": standing.name,
        "choices": standing.choices,
        "milliseconds": round(standing.milliseconds, DIGITS),
    }
