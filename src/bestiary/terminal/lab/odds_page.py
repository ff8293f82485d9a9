"""What ``lab odds`` does at the prompt and prints."""

from collections.abc import Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any, Final

from bestiary.arena import typed
from bestiary.arena.part import Failure, GameFailed
from bestiary.arena.workers import shared
from bestiary.engine import BestiaryError
from bestiary.lab.odds import Odds
from bestiary.lab.odds.question import HandQuestion
from bestiary.lab.odds.sample import Looks, look_at
from bestiary.terminal.draw.progress import Bar
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.hold import Screens
from bestiary.terminal.lab.pages import sentences
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.prompt.session import INTERRUPTED
from bestiary.terminal.trouble import Trouble

AT_ONCE: Final = 100  # deals; games are counted one by one


class Portion:
    """Hands out the samples in order, so many at once."""

    def __init__(self, total: int, size: int) -> None:
        self.total = total
        self.size = size
        self.given = 0

    def cut(self) -> range:
        start = self.given
        self.given = min(self.total, start + self.size)
        return range(start, self.given)

    def learn(self, games: int, seconds: float) -> None:
        """Always as many: they are quick."""


class FightBar(ExitStack):
    """A bar that appears with the first fight: only then is it known how many there are."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.screen = screen
        self.bar: Bar | None = None

    def tell(self, done: int, total: int) -> None:
        if self.bar is None:
            self.bar = self.enter_context(Bar(total, "fights", self.screen))
        self.bar.tell(done)


def ask_odds(odds: Odds, screens: Screens, jobs: int) -> int:
    """Find the answer with a bar that moves, and print it. Returns the exit code."""
    interrupts = Interrupts()
    interrupts.listen()
    trouble: BestiaryError | None = None
    code = 0
    try:
        with FightBar(screens.told) as fights, rules_of(odds.deals.name):
            odds.work_out(fights.tell)
        look(odds, jobs, screens.told, interrupts)
    except KeyboardInterrupt:
        told = f"bestiary: interrupted after {odds.looked} of {odds.games} samples"
        screens.told.line(told)
        code = INTERRUPTED
    except BestiaryError as error:  # of a game, a bot or a worker: what there is comes first
        trouble = error
    if trouble is None or odds.looked:
        screens.deliver(odds.document(), show_odds)
    if trouble is not None:
        raise trouble
    return code


def look(odds: Odds, jobs: int, told: Screen, interrupts: Interrupts) -> None:
    """Look at the samples until there are no more, or the answer is clear."""
    with Bar(odds.games, "samples", told) as bar, closing(looks(odds, jobs)) as found:
        for seen, failure in found:
            with interrupts.held(lambda: None):
                odds.add(seen)
            bar.tell(odds.looked)
            if failure is not None:
                number = f"sample {failure.index + 1} of {odds.games}"
                raise GameFailed(f"{odds.deals.name}: {number} failed: {failure.reason}")
            if odds.is_clear:
                return


@contextmanager
def rules_of(game: str) -> Iterator[None]:
    """Whatever a game's rules raise, in one line; what was asked wrongly stays as it is."""
    try:
        yield
    except (BestiaryError, Trouble):
        raise
    except (Exception, SystemExit) as error:  # whoever wrote them
        raise GameFailed(f"{game}: its rules failed: {Failure.of(0, error).reason}") from None


def looks(odds: Odds, jobs: int) -> Generator[Looks, None, None]:
    """All samples, part by part and in order. Only whole games are worth more than one process."""
    question = odds.question
    is_played = isinstance(question, HandQuestion) and question.place.kind == "turn"
    portion = Portion(odds.games, 2 if is_played else AT_ONCE)
    if is_played and jobs > 1:
        with closing(shared(odds.sample, look_at, min(jobs, odds.games), portion)) as parts:
            for _, part in parts:
                yield part
        return
    while numbers := portion.cut():
        yield look_at(odds.sample, numbers)


def show_odds(found: dict[str, Any], screen: Screen) -> None:
    options = "".join(f", {name}={typed(value)}" for name, value in found["options"].items())
    screen.line(f"{found['title']} (rules {found['rules']}{options}). Seed {found['seed']}.")
    sentences(found["summary"], screen)
