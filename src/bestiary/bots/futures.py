"""What choices lead to: each is tried on the same guesses, against the same answers."""

from collections.abc import Iterator
from typing import Any, Final

from bestiary.bots.sight import Sight
from bestiary.engine import Answer, Rng, State
from bestiary.search import RolloutSearch
from bestiary.search.ahead import ask_of, play_on

REPLIES: Final = 4  # guesses by which another seat, asked at the same time, makes its choice


class Futures:
    """Deals guesses of what a seat sees, and plays choices out on them."""

    def __init__(self, sight: Sight, rng: Rng) -> None:
        self.seat = sight.seat
        self.rng = rng
        self.guesser = sight.guesser()
        self.others = RolloutSearch(self.guesser, sight.seat, rng, replies=REPLIES)

    @property
    def answers(self) -> list[Answer]:
        """The choices, in the order they are offered."""
        return self.guesser.offered[0]

    def starts(self, count: int) -> Iterator[State[Any]]:
        """So many guesses, in which only this seat's answer is missing. Fewer, if some do not
        match what is known."""
        for _ in range(count):
            guess = self.guesser.deal(self.rng)
            if self.guesser.asks_alike(guess):
                if len(guess.asks) > 1:
                    self.others.reply_for_all(guess)
                yield guess

    def after(self, start: State[Any], answer: Answer, turns: int = 0) -> State[Any]:
        """A guess after this answer: when the game is quiet, or so many turns later. Turns count
        from the start, so that an answer that ends one is not given another."""
        future = start.copy()
        future.answer(ask_of(future, self.seat), answer)
        play_on(future, start.turn + turns, self.rng)
        return future
