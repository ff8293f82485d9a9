"""Checks a whole game: many random games, with every check, until one fails or the time is up."""

import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import bestiary
from bestiary.check.expensive import check_expensively, check_the_end
from bestiary.check.promises.alike import check_alike
from bestiary.check.promises.fields import check_fields
from bestiary.check.promises.mixture import Mixture
from bestiary.check.promises.refusals import check_over
from bestiary.check.stacked import find_faces, stacked_walk
from bestiary.check.walk import Setup, Walk
from bestiary.check.watch import Watch, audiences, check_decisions
from bestiary.engine import EVERYTHING, BadOption, Game, State, Value

GAMES: Final = 40
SECONDS: Final = 45.0
SEARCH: Final = 5.0  # seconds, for a shorter game that fails in the same way
OURS: Final = Path(bestiary.__file__).parent


class Flaw(NamedTuple):
    """What is wrong with a game, and where it came up."""

    what: str
    where: str  # in the author's source, or ""
    seats: int
    seed: int
    choices: int  # made before it came up
    replay: str  # the game up to there, or "" if it cannot be written down


class Verdict(NamedTuple):
    """What came of checking a game."""

    games: int
    decisions: int
    flaw: Flaw | None
    notes: list[str]  # what was never tried


class Checker:
    """Checks one game with one set of options."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Value] | None = None,
        deep: bool = False,
        card: str = "",
    ) -> None:
        self.game = game
        self.deep = deep
        self.mixture = Mixture()
        self.asked: Counter[str] = Counter()  # how often each question was checked in full
        self.chosen: set[str] = set()
        self.games = 0
        self.decisions = 0
        self.end = 0.0  # when the time is up
        self.is_early = True  # whether it is still learning where cards lie
        self.setups = [
            Setup(game, "check", dict(options or {}), seats)
            for seats in range(game.fewest, game.most + 1)
        ]
        self.card = card
        self.faces: list[Any] = []

    def run(
        self,
        games: int = GAMES,
        seconds: float = SECONDS,
        told: Callable[[int, int], None] | None = None,
        search: float = SEARCH,
    ) -> Verdict:
        """Play so many games, or as many as there is time for; at least one with each number of
        seats. ``told`` hears of every game that is done."""
        self.end = end = time.monotonic() + seconds
        flaw = self.watch_games(min(games, 4 * len(self.setups)))
        for seed in range(0 if flaw else games):
            if seed >= len(self.setups) and time.monotonic() > end:
                break
            setup = self.setups[seed % len(self.setups)]
            self.is_early = 2 * seed < games
            flaw = self.try_game(setup, seed, self.check_walk)
            if flaw is not None:
                flaw = self.shortest(flaw, seed + 1, min(end, time.monotonic() + search))
                break
            self.games += 1
            if told is not None:
                told(seed + 1, games)
        if flaw is None:
            flaw = self.try_mixture()
        return Verdict(self.games, self.decisions, flaw, self.never() if not flaw else [])

    def watch_games(self, games: int) -> Flaw | None:
        """A mistake that shows without copies and guesses, in the shortest game that has it."""
        tried = [
            self.try_game(self.setups[seed % len(self.setups)], seed, self.watch_walk)
            for seed in range(games)
        ]
        flaws = [flaw for flaw in tried if flaw is not None]
        same = [flaw for flaw in flaws if alike(flaw, flaws[0])]
        return min(same, key=lambda flaw: flaw.choices, default=None)

    def try_game(self, setup: Setup, seed: int, check: Callable[[Walk], None]) -> Flaw | None:
        walk: Walk | None = None
        try:
            walk = self.walk(setup, seed)
            if walk is not None:
                check(walk)
        except BadOption:
            raise
        except Exception as error:  # whatever goes wrong is the finding
            return flaw_of(error, setup, seed, walk)
        return None

    def walk(self, setup: Setup, seed: int) -> Walk | None:
        if not self.card:
            return Walk(setup, seed)
        if not self.faces:
            self.faces = find_faces(setup, self.card)
        return stacked_walk(setup, seed, self.faces)

    def watch_walk(self, walk: Walk) -> None:
        """Play a game as people would, without a copy or a guess of it."""
        for state in walk:
            if not walk.script:
                check_fields(state)
            check_decisions(state)
            if time.monotonic() > self.end:
                return

    def check_walk(self, walk: Walk) -> None:
        watch = Watch(walk.state)
        dice = walk.dice
        for state in walk:
            self.chosen |= {text.split()[0] for _, text in walk.script[-1:]}
            watch.look(state)
            self.decisions += 1
            if time.monotonic() > self.end and walk.script:
                return  # a long game: what was seen of it is sound
            if self.is_new(state) or dice.random() < (0.2 if self.deep else 0.04):
                check_fields(state)
                check_expensively(state, dice)
                audience = dice.choice([a for a in audiences(state) if a != EVERYTHING])
                check_alike(state, audience, dice)
            if self.is_early:
                self.mixture.see_early(state)
            elif dice.random() < 0.3:
                self.mixture.see_later(state, dice)
        watch.look(walk.state)
        check_over(walk.state)
        check_the_end(walk.state, dice)
        self.chosen |= {text.split()[0] for _, text in walk.script[-1:]}

    def is_new(self, state: State[Any]) -> bool:
        """Whether a question is open that has not been looked at closely often enough."""
        often = 12 if self.deep else 3
        names = {ask.question.name for ask in state.asks}
        new = {name for name in names if self.asked[name] < often}
        self.asked.update(names)
        return bool(new)

    def try_mixture(self) -> Flaw | None:
        try:
            self.mixture.check(self.setups[0].new(0))
        except Exception as error:
            return flaw_of(error, self.setups[0], 0, None)
        return None

    def shortest(self, flaw: Flaw, seed: int, end: float) -> Flaw:
        """The same flaw in the shortest game that a short search finds."""
        for other in range(seed, seed + 30):
            if time.monotonic() > end:
                break
            setup = self.setups[other % len(self.setups)]
            again = self.try_game(setup, other, self.check_walk)
            if again is not None and alike(again, flaw) and again.choices < flaw.choices:
                flaw = again
        return flaw

    def never(self) -> list[str]:
        """What no game came to: it has not been checked."""
        book = self.game.rulebook
        questions = sorted(book.questions.keys() - self.asked.keys())
        acts = sorted({n for n, step in book.steps.items() if step.label} - self.chosen)
        notes = [f"never asked: {', '.join(questions)}"] if questions else []
        return notes + ([f"never chosen: {', '.join(acts)}"] if acts else [])


def flaw_of(error: Exception, setup: Setup, seed: int, walk: Walk | None) -> Flaw:
    """A flaw as an author should read it."""
    what = str(error) or type(error).__name__
    if not isinstance(error, AssertionError | bestiary.BestiaryError):
        what = f"{type(error).__name__}: {error}"
    choices = 0 if walk is None else len(walk.script)
    replay = ""
    if walk is not None and not walk.stacked:
        try:
            replay = walk.replay()
        except Exception:  # the rules fail as they are played again
            replay = ""
    return Flaw(what, source_of(error), setup.seats, seed, choices, replay)


def source_of(error: Exception) -> str:
    """Where in the game's own source an error was raised, or ""."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        is_game = not path.is_relative_to(OURS) or path.is_relative_to(OURS / "games")
        if is_game and path.is_file():
            return f"{path.name}, line {frame.lineno}, in {frame.name}"
    return ""


def alike(one: Flaw, two: Flaw) -> bool:
    """Whether two failures are the same but for their numbers."""
    return letters(one.what) == letters(two.what)


def letters(text: str) -> str:
    return "".join(letter for letter in text if letter.isalpha())
