"""What a bot gets instead of the State: the view, the open decision, and guesses."""

from typing import Any, Final

from bestiary.engine import Decision, Guesser, Rng, State, View
from bestiary.registry import game

ANY_SEED: Final = 0  # a guess tells nothing that the seat does not know, whatever its seed


class Sight:
    """One seat's eyes on a game.

    A bot asks for its view, for the decision it has to make, and for guesses, in which everything
    its seat does not know is dealt again. All of it comes from one such guess, which is made at
    once and kept in place of the State: the truth cannot be reached from here.
    """

    def __init__(self, state: State[Any], seat: int, with_log: bool = True) -> None:
        guesser = state.guesser(seat)
        self.seat = seat
        self._likeness: State[Any] = guesser.deal(Rng(ANY_SEED))
        self._offered = guesser.offered
        self._log = state.log(seat) if with_log else []
        self._guesser: Guesser | None = None

    @property
    def decision(self) -> Decision:
        """The decision this seat has to make now."""
        for ask in self._likeness.asks:
            if ask.seat == self.seat and ask.answer is None:
                return Decision(self._likeness, ask, self._offered[0])
        raise LookupError(f"seat {self.seat} has nothing to decide")

    @property
    def forced(self) -> bool:
        """Whether there is only one choice."""
        return len(self._offered[0]) == 1

    @property
    def simultaneous(self) -> bool:
        """Whether other seats choose at the same time, each without seeing the others' choices."""
        return len(self._likeness.asks) > 1

    def view(self) -> View:
        """Everything the seat may know."""
        view = self._likeness.view(self.seat)
        view["log"] = self._log
        return view

    def guess(self, rng: Rng) -> State[Any]:
        """A State that looks the same to this seat."""
        if self._guesser is None:
            self._guesser = self.guesser()
        return self._guesser.deal(rng)

    def guesser(self) -> Guesser:
        """Deals many such States."""
        guesser = self._likeness.guesser(self.seat)
        guesser.offered = self._offered
        return guesser

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data, for a bot in another process."""
        state = self._likeness
        return {
            "game": state.home().name,
            "seat": self.seat,
            "state": state.to_json(),
            "log": self._log,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Sight":
        """The Sight that ``to_json`` wrote."""
        state = game(data["game"]).state.from_json(data["state"])
        sight = Sight(state, data["seat"], with_log=False)
        sight._log = data["log"]
        return sight
