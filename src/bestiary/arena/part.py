"""A part of a contest: a few of its games, played one after the other. Bots see views and guesses,
never the State."""

from collections.abc import Callable
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

    @staticmethod
    def of(index: int, error: BaseException) -> "Failure":
        said = " ".join(f"{type(error).__name__}: {error}".split())
        return Failure(index, said[:LONGEST_REASON])

    def error(self, contest: Contest) -> GameFailed:
        return GameFailed(
            f"game {self.index + 1} of {contest.games} failed: {self.reason}; "
            f"to see it: {contest.command(self.index)}"
        )


Part = Tally | Failure
Watch = Callable[[State[Any], int, str], None]  # a State, and what a seat is about to choose


def play_part(contest: Contest, games: range) -> Part:
    """Play these games; returns their results, or the first failure."""
    tally = Tally(contest.seats)
    for index in games:
        try:
            tally.add(contest.seating(index), *play_game(contest, index, tally))
        except (Exception, SystemExit) as error:  # of a game or a bot, whoever wrote it
            return Failure.of(index, error)
    return tally


def play_game(
    contest: Contest, index: int, tally: Tally | None = None, watch: Watch | None = None
) -> tuple[int, State[Any]]:
    """One game from its deal to its end: who began, or -1, and the State at the end. What the bots
    spend on their choices goes to the tally. ``watch`` is shown every choice before it is made; it
    must not change anything."""
    seed = contest.game_seed(index)
    options = contest.options_of(index)
    state: State[Any] = contest.game.new(seed, contest.seats, options, record=False)
    beginner = state.initiative()
    names = contest.sitters(index)
    sitters = [bots.make_local(name, bots.bot_seed(seed, seat)) for seat, name in enumerate(names)]
    clocks = [bots.processor_clock(bot) for bot in sitters]
    while state.result() is None:
        seat = asked(state)
        sight = bots.Sight(state, seat)
        began = clocks[seat]()
        text = sitters[seat].choose(sight)
        if tally is not None and not sight.forced:
            tally.spent[names[seat]] += clocks[seat]() - began
            tally.choices[names[seat]] += 1
        if watch is not None:
            watch(state, seat, text)
        state.play(seat, text)
    for bot in sitters:
        bots.close(bot)
    return beginner, state


def asked(state: State[Any]) -> int:
    """The seat that chooses next: the first, if several are asked at once."""
    for ask in state.asks:
        if ask.answer is None:
            return int(ask.seat)
    raise BrokenState("the game is not over and nobody is asked")
