"""Plays an experiment with a bar that moves, and prints what came of it, complete or not."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from bestiary.arena import BadContest, all_cores
from bestiary.engine import BadOption, BadPosition, BestiaryError
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import BadExperiment, Experiment, Piece
from bestiary.lab.folder import LabFolder
from bestiary.lab.run import LabRun
from bestiary.terminal.draw.progress import Bar
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.lab.report_file import ReportFile
from bestiary.terminal.prompt.interrupts import Interrupts
from bestiary.terminal.prompt.session import INTERRUPTED
from bestiary.terminal.trouble import UsageError

Document = dict[str, Any]


class Gatherer(Protocol):
    """Whatever works out figures from rows as they come in."""

    @property
    def games(self) -> int: ...

    @property
    def is_clear(self) -> bool: ...

    def add_rows(self, piece: Piece, chunk: Chunk) -> None: ...

    def document(self) -> Document: ...


class Screens:
    """Where figures go, and where progress is told."""

    def __init__(
        self,
        screen: Screen,
        told: Screen,
        as_json: bool,
        report: ReportFile | None = None,
        on: str = "",
    ) -> None:
        self.screen = screen
        self.told = told
        self.as_json = as_json
        self.report = report
        self.on = on  # a cluster where the games are played

    def deliver(self, document: Document, show: Callable[[Document, Screen], None]) -> None:
        """Print what was found, and write its report if one was asked for: also if nobody reads
        what is printed any more, or there is no room for it."""
        try:
            if self.as_json:
                text = json.dumps(document, indent=2, ensure_ascii=self.screen.ascii)
                self.screen.write(text + "\n")
            else:
                show(document, self.screen)
        finally:
            if self.report is not None:
                self.report.write(document)
                self.told.line(f"Report: {self.report.path}")


def hold(
    experiment: Experiment,
    gatherer: Gatherer,
    show: Callable[[Document, Screen], None],
    screens: Screens,
    jobs: int | None,
    save: Path | None,
) -> int:
    """Play it and print the figures. Returns the exit code."""
    with asked_at_the_prompt():
        folder = LabFolder(save, experiment) if save is not None else None
        run = LabRun(experiment, folder, screens.on)
    interrupts = Interrupts()
    interrupts.listen()
    trouble: BestiaryError | None = None
    code = 0
    try:
        gather(run, gatherer, all_cores() if jobs is None else jobs, screens.told, interrupts)
    except KeyboardInterrupt:
        done = f"{run.done} of {experiment.games} games"
        again = "; the same command goes on from there" if folder is not None else ""
        screens.told.line(f"bestiary: interrupted after {done}{again}")
        code = INTERRUPTED
    except BadExperiment as wrong:
        raise UsageError(f"--{wrong}") from None
    except BestiaryError as error:  # of a game, a bot, or the disk: what there is comes first
        trouble = error
    if gatherer.games:
        screens.deliver(gatherer.document(), show)
    elif code == INTERRUPTED:
        screens.told.line(f"bestiary: nothing to tell yet: {experiment.block} deals come first")
    if trouble is not None:
        raise trouble
    return code


def gather(
    run: LabRun, gatherer: Gatherer, jobs: int, told: Screen, interrupts: Interrupts
) -> None:
    """Hand the rows to whoever wants them, until there are no more or the answer is clear. That is
    looked at only where a block ends, so that it is at the same game every time. An interruption
    waits while rows are being counted, so that every figure is about the same games."""
    experiment = run.experiment
    with (
        Bar(experiment.games, "games", told) as bar,
        closing(run.rows(jobs, bar.tell)) as rows,
    ):
        for piece, chunk in rows:
            with interrupts.held(lambda: None):
                gatherer.add_rows(piece, chunk)
            if experiment.is_block_end(run.done) and gatherer.is_clear:
                return


@contextmanager
def asked_at_the_prompt() -> Iterator[None]:
    """What cannot be played, in the words of the command line."""
    try:
        yield
    except (BadContest, BadExperiment) as wrong:
        raise UsageError(f"--{wrong}") from None
    except BadPosition as wrong:
        raise UsageError(f"--set position: {wrong}") from None
    except BadOption as wrong:
        raise UsageError(str(wrong)) from None
