"""Some games of a soak, with all checks: the work of one process."""

import time
import traceback
from typing import NamedTuple

from bestiary.check.expensive import check_expensively, check_the_end
from bestiary.check.promises.refusals import check_over
from bestiary.check.walk import Walk
from bestiary.check.watch import Watch, check_decisions
from tests.soak.entries import Soak
from tests.soak.progress import Figures


class Chunk(NamedTuple):
    """Some games of a soak, by their seeds, and the share of decisions to check in full."""

    soak: Soak
    first: int
    games: int
    share: float


class Failure(NamedTuple):
    soak: Soak
    seed: int
    trace: str
    replay: str


def play_chunk(chunk: Chunk) -> tuple[Chunk, Figures] | Failure:
    """Play the games; figures, or the first failure."""
    setup = chunk.soak.setup()
    figures = Figures()
    started = time.process_time()
    for seed in range(chunk.first, chunk.first + chunk.games):
        walk = Walk(setup, seed, bot=chunk.soak.bot)
        try:
            play_one(walk, chunk.soak, chunk.share * chunk.soak.part, figures)
        except Exception:  # whatever went wrong is the finding
            return Failure(chunk.soak, seed, traceback.format_exc(), replay_of(walk))
    figures.seconds = time.process_time() - started
    return chunk, figures


def play_one(walk: Walk, soak: Soak, share: float, figures: Figures) -> None:
    """One game. The dice that choose what is checked never change what is played."""
    watch = Watch(walk.state)
    told = 0
    tally = soak.tally
    for state in walk:
        if len(walk.script) % soak.every == 0:
            watch.look(state)
        else:
            check_decisions(state)
        if tally is not None:
            figures.tally.update(tally.seen(state, told))
            told = len(state.events)
        if walk.dice.random() < share:
            check_expensively(state, walk.dice)
            figures.dear += 1
    watch.look(walk.state)
    check_over(walk.state)
    if tally is not None:
        figures.tally.update(tally.seen(walk.state, told))
    if walk.dice.random() < share:
        check_the_end(walk.state, walk.dice)
    figures.games += 1
    figures.decisions += len(walk.script)
    figures.ends[walk.state.ending] += 1
    figures.turns[str(walk.state.turn)] += 1


def replay_of(walk: Walk) -> str:
    try:
        return walk.replay()
    except Exception:
        return f"{traceback.format_exc()}\n{walk.setup.id} seed {walk.seed}\n{walk.script}\n"
