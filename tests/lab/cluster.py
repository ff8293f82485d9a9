"""A Ray cluster of two nodes on this machine, one of which can be killed, and what a study says
there."""

import importlib.util
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from bestiary.lab.experiment import Experiment, one_variant
from bestiary.lab.run import LabRun
from bestiary.lab.study import Study

HAS_RAY = importlib.util.find_spec("ray") is not None


class TwoNodes:
    """Two machines, as far as Ray can tell: a head and a worker, each with processes of its own."""

    def __init__(self) -> None:
        ray: Any = import_module("ray")
        utils: Any = import_module("ray.cluster_utils")
        small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
        self.cluster = utils.Cluster(initialize_head=True, head_node_args=small)
        self.worker = self.cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
        self.ray = ray
        ray.init(self.cluster.address, logging_level="error", log_to_driver=False)
        self.cluster.wait_for_nodes()

    def alive(self) -> int:
        return len([node for node in self.ray.nodes() if node["Alive"]])

    def kill_worker(self) -> None:
        """Without a word of goodbye."""
        self.cluster.remove_node(self.worker, allow_graceful=False)

    def close(self) -> None:
        self.ray.shutdown()
        self.cluster.shutdown()


@contextmanager
def two_nodes() -> Iterator[TwoNodes]:
    nodes = TwoNodes()
    try:
        yield nodes
    finally:
        nodes.close()


def small(games: int) -> Experiment:
    return one_variant("creature-wars", ["random"] * 2, games, seed=1, sample=20)


def studied(
    experiment: Experiment, on: str = "", after: Callable[[int], object] | None = None
) -> str:
    study = Study(experiment)
    for piece, chunk in LabRun(experiment, on=on).rows():
        study.add_rows(piece, chunk)
        if after is not None:
            after(study.games)
    return json.dumps(study.document())


def lose_a_worker(games: int) -> int:
    """Kill the worker in the middle of a study: the same bytes as at home. After which game."""
    experiment = small(games)
    killed_at: list[int] = []
    with two_nodes() as nodes:
        assert nodes.alive() == 2

        def kill_once(done: int) -> None:
            if done > games * 0.15 and not killed_at:
                killed_at.append(done)
                nodes.kill_worker()

        far = studied(experiment, "ray", kill_once)
        assert nodes.alive() == 1
    assert games * 0.15 < killed_at[0] < games * 0.75
    assert far == studied(experiment)
    return killed_at[0]
