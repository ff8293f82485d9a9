"""Games played on a Ray cluster: the same chunk function as at home, on other machines.

A task plays a few games and sends their rows back. A game depends on nothing but its number, so a
task that was lost with its machine is simply played again elsewhere, and the rows come back in
order: the results are those of one process at home, byte for byte. Every machine needs the same
version of Bestiary, and of the game; a task that finds another says so.

Needs Ray, which ``pip install 'bestiary[ray]'`` brings.
"""

import os
from collections import deque
from collections.abc import Generator
from importlib import import_module
from time import monotonic
from typing import Any, Final, NamedTuple

import bestiary
from bestiary.arena.part import Failure
from bestiary.arena.workers import Cutter
from bestiary.engine import BestiaryError
from bestiary.lab.chunk import play_chunk
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import BadExperiment, Experiment

RETRIES: Final = 20  # of a task whose machine was lost
AHEAD: Final = 3  # tasks for each processor that may be under way, or wait for an earlier one
SCHEME: Final = "ray"
INSTALL: Final = "needs Ray: pip install 'bestiary[ray]'"


class ClusterTrouble(BestiaryError):
    """A cluster that cannot be reached, or does not do its work."""


class ChunkTask(NamedTuple):
    """What a worker is sent, besides the experiment."""

    games: range
    versions: tuple[str, int]  # of Bestiary and of the game's rules


_known: dict[str, Experiment] = {}  # in a worker: experiments it has made, by their plain data


def play_task(plain: tuple[Any, ...], task: ChunkTask) -> tuple[float, Chunk | Failure | str]:
    """Play some games, on whatever machine this is: how long it took, and the rows. A text says
    why this machine cannot."""
    key = repr(plain)
    if key not in _known:
        _known.clear()
        _known[key] = Experiment(*plain)
    experiment = _known[key]
    here = (bestiary.__version__, experiment.game.version)
    if here != task.versions:
        return 0.0, f"a machine of the cluster has Bestiary {here[0]} with rules {here[1]}"
    began = monotonic()
    found = play_chunk(experiment, task.games)
    return monotonic() - began, found


def check_cluster(on: str) -> None:
    """See that this names a cluster, and that Ray is there."""
    if on != SCHEME and not (on.startswith(f"{SCHEME}://") and len(on) > len(SCHEME) + 3):
        raise BadExperiment(f"on {on}: write 'ray', or 'ray://HOST:PORT'")
    try:
        import_module("ray")
    except ImportError:
        raise BadExperiment(f"on {on}: {INSTALL}") from None


def connect(on: str) -> Any:
    """Ray, connected: to the address, or to the cluster of this machine or ``RAY_ADDRESS``; if
    there is none, to a new one on this machine alone."""
    ray: Any = import_module("ray")
    if ray.is_initialized():
        return ray
    quiet = {"logging_level": "error", "log_to_driver": False}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        if on != SCHEME:
            ray.init(on, **quiet)
        else:
            ray.init(**quiet)
    except (ConnectionError, RuntimeError, ValueError, ImportError) as error:
        why = " ".join(str(error).split())[:200]
        raise ClusterTrouble(f"--on {on}: cannot reach the cluster: {why}") from None
    return ray


def on_ray(
    experiment: Experiment, cutter: Cutter, on: str
) -> Generator[tuple[range, Chunk | Failure], None, None]:
    """All games that the cutter hands out, part by part and in order. Close this to give up what
    is under way."""
    ray = connect(on)
    remote = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(play_task)
    plain = ray.put(experiment.plain())
    versions = (bestiary.__version__, experiment.game.version)
    given: deque[tuple[range, Any]] = deque()
    try:
        while True:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(given) < most and (games := cutter.cut()):
                given.append((games, remote.remote(plain, ChunkTask(games, versions))))
            if not given:
                return
            games, task = given.popleft()
            seconds, found = _result(ray, task, games)
            cutter.learn(len(games), seconds)
            yield games, found
    finally:
        for _, task in given:
            ray.cancel(task, force=False)


def _result(ray: Any, task: Any, games: range) -> tuple[float, Chunk | Failure]:
    try:
        seconds, found = ray.get(task)
    except ray.exceptions.RayError as error:
        why = " ".join(str(error).split())[-200:]
        raise ClusterTrouble(
            f"the cluster lost game {games.start + 1} and those after it for good: {why}"
        ) from None
    if isinstance(found, str):
        raise ClusterTrouble(f"{found}, this one {bestiary.__version__}: install the same on both")
    return seconds, found
