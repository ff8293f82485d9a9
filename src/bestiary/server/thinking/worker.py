"""A worker process: one task per line on standard input, one answer per line on standard output.

It gets the full State, from which guesses at the hidden cards are made; a bot only gets its
`Sight`, as everywhere. A bot that hangs or crashes, or a position too large to set up, takes down
only this process, whose time and memory are limited.
"""

import contextlib
import os
import resource
import sys
from time import process_time
from typing import Any, Final

import msgspec

import bestiary
from bestiary import bots
from bestiary.engine import BestiaryError, State, Value
from bestiary.engine.view import EventView
from bestiary.play import Entry, Match, Replay, Snapshot, replay_moment, restore, shown

HINTING: Final = "greedy"
READY: Final = b"ready\n"
MEMORY: Final = 1024**3  # bytes
VIEW_SECONDS: Final = 0.1  # for one view of a position, as every choice makes new ones
VIEW_BYTES: Final = 1024 * 1024
STATE_BYTES: Final = 4 * 1024 * 1024


class Task(msgspec.Struct, tag_field="type"):
    pass


class ChooseTask(Task, tag="choose"):
    game: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int


class ExplainTask(Task, tag="explain"):
    game: str
    state: dict[str, Any]
    seat: int
    seed: int


class ShowReplay(Task, tag="look"):
    """How the table of a replay looked to an audience after n choices (-1: at its end)."""

    replay: str
    n: int
    audience: int
    since: int


class BuildTask(Task, tag="build"):
    """The first position of a room; with entries, the one after them."""

    game: str
    seats: int
    seed: str  # too long for a number in JSON
    options: dict[str, Value]
    entries: list[Entry]


AnyTask = ChooseTask | ExplainTask | ShowReplay | BuildTask


class Thought(msgspec.Struct, frozen=True):
    """An answer. ``fault`` says what was wrong with the task, for people to read."""

    choice: str = ""
    reason: str = ""
    fault: str = ""
    n: int = 0
    last: int = 0
    events: int = 0
    view: dict[str, Any] | None = None


class Built(msgspec.Struct, frozen=True):
    """A position to continue from, and what each audience was told before the first choice.
    ``fault`` says what was wrong with the options, for people to read; ``error`` is the type of
    the exception that the rules raised."""

    snapshot: Snapshot | None = None
    opening: dict[int, list[EventView]] = {}
    fault: str = ""
    error: str = ""


def think(task: AnyTask) -> Thought | Built:
    if isinstance(task, ShowReplay):
        return look(task)
    if isinstance(task, BuildTask):
        return build(task)
    game = bestiary.game(task.game)
    state: State[Any] = game.state.from_json(task.state)
    sight = bots.Sight(state, task.seat)
    if isinstance(task, ChooseTask):
        return Thought(bots.make(task.bot, task.seed).choose(sight))
    adviser = bots.make(HINTING, task.seed)
    assert isinstance(adviser, bots.Greedy)
    advice = adviser.explain(sight)
    return Thought(advice.choice, advice.why)


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
    """Whether every audience's view is small and fast enough to send after every choice."""
    for audience in match.audiences:
        start = process_time()
        size = len(msgspec.json.encode(shown(match.state, audience, [])))
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
