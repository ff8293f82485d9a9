"""A progress bar: on a terminal only, and never in the way of other output."""

from time import monotonic
from types import TracebackType
from typing import Final

from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn

from bestiary.terminal.draw.screen import Screen

PAUSE: Final = 0.1  # seconds between two drawings


class Bar:
    """How much is done, how fast, and how much time is left."""

    def __init__(self, total: int, things: str, screen: Screen) -> None:
        self.total = total
        self.things = things
        self.shown = not screen.plain
        self.started = self.drawn = monotonic()
        bar: list[ProgressColumn] = [] if screen.ascii else [BarColumn()]
        # Without a thread of its own: it moves when there is something to tell.
        self._progress = Progress(
            *bar, TextColumn("{task.description}"), console=screen.console, auto_refresh=False
        )
        self._task = self._progress.add_task(self.words(0), total=total)

    def __enter__(self) -> "Bar":
        if self.shown:
            self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.shown:
            self._progress.stop()

    def tell(self, done: int) -> None:
        """Show how many are done."""
        if self.shown and (done == self.total or monotonic() - self.drawn > PAUSE):
            self.drawn = monotonic()
            self._progress.update(
                self._task, completed=done, description=self.words(done), refresh=True
            )

    def words(self, done: int) -> str:
        counted = f"{done} of {self.total} {self.things}"
        if not done:
            return counted
        took = max(1e-6, monotonic() - self.started)
        pace = f"{done / took:.1f} per second"
        if done == self.total:
            return f"{counted} in {clock(took)}, {pace}"
        return f"{counted}, {pace}, {clock((self.total - done) * took / done)} left"


def clock(seconds: float) -> str:
    """``1:05:09``, ``2:07``.

    >>> clock(127), clock(3909)
    ('2:07', '1:05:09')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
