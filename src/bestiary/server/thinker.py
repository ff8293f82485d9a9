"""A process that thinks: one task a line on its standard input, one answer a line on its output.

It is given the whole truth, since guesses are made from it; what a bot gets is `Sight`, as
everywhere. A hung or broken bot costs this process and nothing else.
"""

import os
import sys
from typing import Any, Final

import msgspec

import bestiary
from bestiary import bots
from bestiary.engine import BadReplay, BestiaryError, Replay, State, bit

HINTING: Final = "greedy"
READY: Final = b"ready\n"


class Task(msgspec.Struct, tag_field="type"):
    pass


class Choose(Task, tag="choose"):
    game: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Explain(Task, tag="explain"):
    game: str
    state: dict[str, Any]
    seat: int
    seed: int


class Look(Task, tag="look"):
    """How the table of a replay looked to an audience after n choices (-1: at its end)."""

    replay: str
    n: int
    audience: int
    since: int


AnyTask = Choose | Explain | Look


class Thought(msgspec.Struct, frozen=True):
    """An answer. ``fault`` says what was wrong with the task, in words for a person."""

    choice: str = ""
    reason: str = ""
    fault: str = ""
    n: int = 0
    last: int = 0
    events: int = 0
    view: dict[str, Any] | None = None


def think(task: AnyTask) -> Thought:
    if isinstance(task, Look):
        return look(task)
    game = bestiary.game(task.game)
    state: State[Any] = game.state.from_json(task.state)
    sight = bots.Sight(state, task.seat)
    if isinstance(task, Choose):
        return Thought(bots.make(task.bot, task.seed).choose(sight))
    adviser = bots.make(HINTING, task.seed)
    assert isinstance(adviser, bots.Greedy)
    advice = adviser.explain(sight)
    return Thought(advice.choice, advice.why)


def look(task: Look) -> Thought:
    try:
        replay = Replay.parse(task.replay)
        game = bestiary.game(replay.game)
        last = len(replay.choices)
        wanted = last if task.n < 0 else task.n
        if wanted > last:
            return Thought(fault=f"there is no moment {wanted}: the game has {last} choices")
        if task.audience >= replay.seats:
            return Thought(fault=f"there is no seat {task.audience}")
        for number, state in enumerate(replay.states(game)):
            if number == wanted:
                return seen(state, task, wanted, last)
    except (BadReplay, BestiaryError) as wrong:
        return Thought(fault=str(wrong))
    return Thought(fault="the replay broke off")


def seen(state: State[Any], task: Look, n: int, last: int) -> Thought:
    mask = bit(task.audience)
    told = [index for index, event in enumerate(state.events) if event.audience & mask]
    start = told[task.since] if task.since < len(told) else len(state.events)
    view: dict[str, Any] = dict(state.view(task.audience, start))
    return Thought(n=n, last=last, events=len(told), view=view)


def main() -> None:
    """Answer until the other end closes. A bot that prints must not garble the answers."""
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
