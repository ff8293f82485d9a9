"""A whole review, in small portions of work that can be done one by one, or not at all.

A portion depends only on the game, the seed and what the portions before it found, so the same
seed gives the same review, wherever the work is done.
"""

from collections.abc import Iterator
from typing import Any, Final

from bestiary.bots import LEVELS, Effort, Searcher
from bestiary.engine import BestiaryError, Game, Rng
from bestiary.play import Replay
from bestiary.review import chances, curve, mistakes
from bestiary.review.chances import Sample, Scale
from bestiary.review.curve import Point
from bestiary.review.mistakes import Suspect
from bestiary.review.record import GameRecord
from bestiary.review.schema import Mistake, Review

LEVEL: Final = "adept"  # strong, and still quick enough for every choice of a game
SEED: Final = 0


class NotAThinker(BestiaryError):
    """The level does not think ahead, so it cannot judge others."""


def thinking_levels() -> dict[str, Effort]:
    """The levels that can review a game, the weakest first."""
    found = {}
    for level in LEVELS:
        bot = level.make(Rng(0))
        if isinstance(bot, Searcher):
            found[level.name] = bot.effort
    return found


def effort_of(level: str) -> Effort:
    known = thinking_levels()
    if level not in known:
        raise NotAThinker(f"'{level}' cannot review a game; choose from {', '.join(known)}")
    return known[level]


class Reviewer:
    """Reviews a game. ``report`` can be called at any time, for what has been found by then.

    With ``seat``, only that seat's choices are judged.
    """

    def __init__(
        self,
        game: Game[Any],
        replay: Replay,
        level: str = LEVEL,
        seat: int | None = None,
        seed: int = SEED,
    ) -> None:
        self.level = level
        self.seed = seed
        self.effort = effort_of(level)
        self.record = GameRecord(game, replay)
        self.moments = self.record.moments()
        self.decisions = self.record.judged(seat)
        self.starts = chances.starts(self.record)
        self.sampled = 0
        self.samples: list[Sample] = []
        self.scale: Scale | None = None
        self.points: list[Point] = []
        self.suspects: list[Suspect] = []
        self.judged = 0
        self.studied = 0
        self.mistakes: list[Mistake] = []

    @property
    def done(self) -> int:
        """How many portions are done."""
        if self.is_done():
            return self.total
        return self.sampled + len(self.points) + self.judged + self.studied

    @property
    def total(self) -> int:
        """How many portions there are at most."""
        studies = self.record.states[0].seats * mistakes.SUSPECTS
        return len(self.starts) + len(self.moments) + len(self.decisions) + studies

    def is_done(self) -> bool:
        looked = self.scale is not None and len(self.points) == len(self.moments)
        judged = looked and self.judged == len(self.decisions)
        return judged and self.studied == len(mistakes.worst(self.suspects))

    def portions(self) -> Iterator[int]:
        """Do the work. Yields after every portion, with the number of those done."""
        while not self.is_done():
            self.step()
            yield self.done

    def step(self) -> None:
        """Do the next portion."""
        if self.scale is None:
            self.samples += chances.sample(self.record, self.starts[self.sampled], self.seed)
            self.sampled += 1
            if self.sampled == len(self.starts):
                self.scale = chances.fit(self.samples)
                self.samples = []
        elif len(self.points) < len(self.moments):
            n = self.moments[len(self.points)]
            self.points.append(curve.look(self.record, self.scale, n, self.seed))
        elif self.judged < len(self.decisions):
            n = self.decisions[self.judged]
            suspect = mistakes.glance(self.record, self.scale, self.effort, n, self.seed)
            self.suspects += [suspect] if suspect is not None else []
            self.judged += 1
        else:
            suspect = mistakes.worst(self.suspects)[self.studied]
            found = mistakes.study(self.record, self.scale, suspect, self.seed)
            self.mistakes += [found] if found is not None else []
            self.studied += 1

    def save(self) -> dict[str, Any]:
        """What has been found so far, as plain data."""
        return {
            "sampled": self.sampled,
            "samples": self.samples,
            "scale": self.scale,
            "points": self.points,
            "suspects": self.suspects,
            "judged": self.judged,
            "studied": self.studied,
            "mistakes": self.mistakes,
        }

    def load(self, found: dict[str, Any]) -> None:
        """Go on where another one has saved."""
        self.sampled = found["sampled"]
        self.samples = [(x, won) for x, won in found["samples"]]
        self.scale = None if found["scale"] is None else Scale(*found["scale"])
        self.points = [Point(*point) for point in found["points"]]
        self.suspects = [Suspect(*suspect) for suspect in found["suspects"]]
        self.judged = found["judged"]
        self.studied = found["studied"]
        self.mistakes = found["mistakes"]

    def report(self) -> Review:
        record = self.record
        return {
            "game": record.game.name,
            "seats": int(record.states[0].seats),
            "level": self.level,
            "last": record.last,
            "result": record.result,
            "curve": [point.shown for point in self.points],
            "turning_points": curve.turning_points(record, self.points),
            "mistakes": sorted(self.mistakes, key=lambda each: -each["loss"]),
            "decisions": len(record.decisions()),
            "judged": self.judged,
        }
