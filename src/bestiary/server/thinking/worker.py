"""A worker process: one task per line on standard input, one answer per line on standard output.

For a bot or a hint it gets only the `Sight` of a seat: whatever a bot does in here, the hidden
cards are in another process. A bot that hangs or crashes, or a position too large to set up, takes
down only this process, whose time and memory are limited. It gives way to the server wherever both
want the processor.
"""

import contextlib
import os
import resource
import sys
from time import monotonic, process_time
from typing import Any, Final

import msgspec

import bestiary
from bestiary import bots
from bestiary.engine import BestiaryError, Rng, Value
from bestiary.engine.view import EventView
from bestiary.play import Entry, Match, Replay, Snapshot, replay_moment, restore, shown
from bestiary.review import Review, Reviewer
from bestiary.server.logs import where

READY: Final = b"ready\n"
MEMORY: Final = 1024**3  # bytes
VIEW_SECONDS: Final = 0.1  # for one view of a position, as every choice makes new ones
VIEW_BYTES: Final = 1024 * 1024
STATE_BYTES: Final = 4 * 1024 * 1024
NICENESS: Final = 5
LONGEST_CHOICE: Final = 200  # characters; no legal one is longer


class Task(msgspec.Struct, tag_field="type"):
    pass


class ChooseTask(Task, tag="choose"):
    sight: dict[str, Any]
    bot: str
    seed: int
    seconds: float = 0.0  # after which a bot that can stop thinking does; 0 lets it finish


class ExplainTask(Task, tag="explain"):
    sight: dict[str, Any]
    seed: int
    names: list[str]  # of the players, as the table has them
    seconds: float  # after which to stop thinking


class ShowReplay(Task, tag="look"):
    """How the table of a replay looked to an audience after n choices (-1: at its end)."""

    replay: str
    n: int
    audience: int
    since: int


class ReviewTask(Task, tag="review"):
    """Some portions of a review, after those that have been done."""

    replay: str
    found: dict[str, Any] | None
    seconds: float  # after which to start no other portion


class BuildTask(Task, tag="build"):
    """The first position of a room; with entries, the one after them."""

    game: str
    seats: int
    seed: str  # too long for a number in JSON
    options: dict[str, Value]
    entries: list[Entry]


AnyTask = ChooseTask | ExplainTask | ShowReplay | ReviewTask | BuildTask


class Thought(msgspec.Struct, frozen=True):
    """An answer. ``fault`` says what was wrong with the task, for people to read."""

    choice: str = ""
    cut_short: bool = False  # whether the bot ran out of time and chose by what it had found
    reason: str = ""
    fault: str = ""
    n: int = 0
    last: int = 0
    events: int = 0
    view: dict[str, Any] | None = None


class Reviewed(msgspec.Struct, frozen=True):
    """How far a review has come, and what was found by then."""

    done: int = 0
    total: int = 0
    finished: bool = False
    found: dict[str, Any] | None = None
    review: Review | None = None
    fault: str = ""


class Built(msgspec.Struct, frozen=True):
    """A position to continue from, and what each audience was told before the first choice.
    ``fault`` says what was wrong with the options, for people to read; ``error`` is the type of
    the exception that the rules raised."""

    snapshot: Snapshot | None = None
    opening: dict[int, list[EventView]] = {}
    fault: str = ""
    error: str = ""


def think(task: AnyTask) -> Thought | Reviewed | Built:
    if isinstance(task, ShowReplay):
        return look(task)
    if isinstance(task, ReviewTask):
        return review(task)
    if isinstance(task, BuildTask):
        return build(task)
    if isinstance(task, ChooseTask):
        return choose(task)
    return explain(task)


def choose(task: ChooseTask) -> Thought:
    """A bot's choice, or what kind of error it raised, and where. Its message stays here: it may
    name cards."""
    sight = bots.Sight.from_json(task.sight)
    try:
        return chosen(task, bots.make(task.bot, task.seed), sight)
    except Exception as wrong:
        place = ", ".join(where(wrong.__traceback__))
        return Thought(fault=type(wrong).__name__, reason=place)


def chosen(task: ChooseTask, bot: bots.Bot, sight: bots.Sight) -> Thought:
    if not task.seconds or not isinstance(bot, bots.Searcher):
        return Thought(bot.choose(sight)[:LONGEST_CHOICE])
    deadline = monotonic() + task.seconds
    cut_short = False

    def is_over() -> bool:
        nonlocal cut_short
        cut_short = monotonic() > deadline
        return cut_short

    return Thought(bot.choose(sight, is_over), cut_short)


def explain(task: ExplainTask) -> Thought:
    sight = bots.Sight.from_json(task.sight)
    deadline = monotonic() + task.seconds
    adviser = bots.Adviser(Rng(task.seed), names=task.names)
    advice = adviser.advise(sight, lambda: monotonic() > deadline)
    return Thought(advice.choice, reason=advice.words)


def look(task: ShowReplay) -> Thought:
    try:
        replay = Replay.parse(task.replay)
        game = bestiary.game(replay.game)
        found = replay_moment(game, replay, task.n, task.audience, task.since)
    except BestiaryError as wrong:
        return Thought(fault=str(wrong))
    return Thought(
        n=found["n"], last=found["last"], events=found["events"], view=dict(found["view"])
    )


def review(task: ReviewTask) -> Reviewed:
    deadline = monotonic() + task.seconds
    try:
        replay = Replay.parse(task.replay)
        reviewer = Reviewer(bestiary.game(replay.game), replay)
    except BestiaryError as wrong:
        return Reviewed(fault=str(wrong))
    if reviewer.record.result is None:
        return Reviewed(fault="a game can be reviewed once it is over")
    if task.found is not None:
        reviewer.load(task.found)
    for _ in reviewer.portions():
        if monotonic() > deadline:
            break
    return Reviewed(
        reviewer.done, reviewer.total, reviewer.is_done(), reviewer.save(), reviewer.report()
    )


def build(task: BuildTask) -> Built:
    try:
        game = bestiary.game(task.game)
        match = Match(game, int(task.seed), task.seats, task.options, stored=True)
        if task.entries:
            return Built(restore(match, task.entries).snapshot())
        snapshot, opening = match.snapshot(), match.opening()
        if len(msgspec.json.encode([snapshot, opening])) > STATE_BYTES:
            return Built(fault="this position is too large")
        fault = "" if is_quickly_shown(match) else "this position takes too long to show"
        return Built(snapshot, opening, fault)
    except BestiaryError as wrong:
        return Built(fault=str(wrong))
    except Exception as broken:
        return Built(error=type(broken).__name__)


def is_quickly_shown(match: Match) -> bool:
    """Whether every audience's view is small and fast enough to send after every choice, and every
    seat's Sight to a bot."""
    for audience in match.audiences:
        start = process_time()
        size = len(msgspec.json.encode(shown(match.state, audience, [])))
        if audience >= 0:
            bots.Sight(match.state, audience, with_log=False)
        if process_time() - start > VIEW_SECONDS or size > VIEW_BYTES:
            return False
    return True


def limit_memory() -> None:
    """Limit the memory of this process, if the system supports it."""
    with contextlib.suppress(ValueError, OSError):
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def main() -> None:
    """Answer until standard input closes. A bot that prints must not garble the answers."""
    limit_memory()
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    decoder: msgspec.json.Decoder[AnyTask] = msgspec.json.Decoder(AnyTask)
    answers.write(READY)
    answers.flush()
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
