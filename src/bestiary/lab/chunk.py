"""The one function that plays: some games of an experiment in, their rows out.

It depends on nothing but its arguments, so it runs in this process, in others, or on other
machines, and the rows are the same. Every experiment of the lab is made of these rows.
"""

from bestiary.arena.part import Failure
from bestiary.lab.columns import Chunk
from bestiary.lab.experiment import Experiment


def play_chunk(experiment: Experiment, games: range) -> Chunk | Failure:
    """Play these games, all of one variant and block; returns their rows, or the first failure.

    >>> from bestiary.lab.experiment import one_variant
    >>> chunk = play_chunk(one_variant("creature-wars", ["random"] * 2, 10, seed=1), range(3))
    >>> chunk.games["scores"]
    [[0.5, 0.5], [1.0, 0.0], [0.0, 1.0]]
    """
    variant, numbers = experiment.piece(games)
    chunk = Chunk()
    for index in numbers:
        try:
            experiment.play_into(chunk, variant, index)
        except (Exception, SystemExit) as error:  # of a game or a bot, whoever wrote it
            return Failure.of(index, error)
    return chunk
