"""Games to review, and who played them."""

from collections.abc import Callable
from typing import Any

import bestiary
from bestiary.bots import Greedy, Sight, bot_seed, make
from bestiary.engine import Rng, Value
from bestiary.play import Replay

Player = Callable[[Sight], str]


def sensible(seed: int) -> Player:
    return make("greedy", seed).choose


def careless(seed: int) -> Player:
    """Takes what the greedy bot likes least."""
    greedy = Greedy(Rng(seed), 12)

    def choose(sight: Sight) -> str:
        trials = greedy.trials(sight, sight.decision)
        return min(trials, key=lambda trial: trial.worth).text

    return choose


def played(
    game: str, players: list[Callable[[int], Player]], seed: int = 3, **options: Value
) -> Replay:
    """A whole game."""
    home: Any = bestiary.game(game)
    replay = Replay.of(home, len(players), seed, options)
    state = home.new(seed, len(players), options)
    seated = [player(bot_seed(seed, seat)) for seat, player in enumerate(players)]
    while state.result() is None:
        decision = state.decisions()[0]
        choice = seated[decision.seat](Sight(state, decision.seat))
        state.play(decision.seat, choice)
        replay.add(decision.seat, choice, state)
    return replay
