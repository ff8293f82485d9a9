"""What a bot gets instead of the State: the view, the open decision, and guesses."""

from typing import Any

from bestiary.engine import Decision, Guesser, Rng, State, View


class Sight:
    """One seat's eyes on a game.

    The State stays behind this door: a bot asks for its view, for the decision it has to make,
    and for guesses, in which everything its seat does not know is dealt again.
    """

    def __init__(self, state: State[Any], seat: int) -> None:
        self.__state = state
        self.__guesser: Guesser | None = None
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """The decision this seat has to make now."""
        decision = self.__state.decision(self.seat)
        if decision is None:
            raise LookupError(f"seat {self.seat} has nothing to decide")
        return decision

    def view(self) -> View:
        """Everything the seat may know."""
        return self.__state.view(self.seat)

    def guess(self, rng: Rng) -> State[Any]:
        """A State that looks the same to this seat."""
        if self.__guesser is None:
            self.__guesser = self.__state.guesser(self.seat)
        return self.__guesser.deal(rng)
