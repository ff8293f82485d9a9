"""A part of a contest: a few of its games, played one after the other. Bots see views and guesses,
never the State."""

from typing import Any

import bestiary.bots as bots
from bestiary.arena.contest import Contest
from bestiary.arena.tally import Tally
from bestiary.engine import BestiaryError, BrokenState, State

LONGEST_REASON = 200


class GameFailed(BestiaryError):
    """A rule or a bot raised in the middle of a game; says which game, and how to see it."""


class Failure:
    """What went wrong in which game. A worker sends this; exceptions travel badly."""

    def __init__(self, index: int, reason: str) -> None:
        self.index = index
        self.reason = reason

    def error(self, contest: Contest) -> GameFailed:
        return GameFailed(
            f"game {self.index + 1} of {contest.games} failed: {self.reason}; "
            f"to see it: {contest.command(self.index)}"
        )


Part = Tally | Failure


def play_part(contest: Contest, games: range) -> Part:
    """Play these games; returns their results, or the first failure."""
    tally = Tally(contest.seats)
    for index in games:
        try:
            tally.add(contest.seating(index), *play_game(contest, index))
        except (Exception, SystemExit) as error:  # of a game or a bot, whoever wrote it
            said = " ".join(f"{type(error).__name__}: {error}".split())
            return Failure(index, said[:LONGEST_REASON])
    return tally


def play_game(contest: Contest, index: int) -> tuple[int, State[Any]]:
    """One game from its deal to its end: who began, or -1, and the State at the end."""
    seed = contest.game_seed(index)
    options = contest.options_of(index)
    state: State[Any] = contest.game.new(seed, contest.seats, options, record=False)
    beginner = state.initiative()
    sitters = [
        bots.make(name, bots.bot_seed(seed, seat))
        for seat, name in enumerate(contest.sitters(index))
    ]
    while state.result() is None:
        seat = asked(state)
        state.play(seat, sitters[seat].choose(bots.Sight(state, seat)))
    return beginner, state


def asked(state: State[Any]) -> int:
    """The seat that chooses next: the first, if several are asked at once."""
    for ask in state.asks:
        if ask.answer is None:
            return int(ask.seat)
    raise BrokenState("the game is not over and nobody is asked")
