"""A game in progress with what a State does not keep: its choices so far and the way back."""

from typing import Any, Final

from bestiary.engine import Game, IllegalChoice, Replay, State, may_undo

WITHDRAW: Final = "withdraw"
WAY_BACK: Final = 64  # how many choices can be taken back at most


class Match:
    """The state, and how it came to be. ``replay`` is always what a save would hold."""

    def __init__(self, game: Game, state: State[Any], replay: Replay) -> None:
        self.game = game
        self.state = state
        self.replay = replay
        # The states before the latest choices, newest last; None where there is no way back.
        self._before: list[State[Any] | None] = [None] * len(replay.choices)

    def play(self, seat: int, text: str) -> None:
        """Make a choice. Where the rules refuse it or anything is interrupted, it was not made."""
        now = self.state.copy()
        now.play(seat, text)
        self._enter(seat, text, now, self.state)

    def withdraw(self, seat: int) -> bool:
        """Take back a sealed answer while others are missing; False if there is none."""
        now = self.state.copy()
        try:
            now.withdraw(seat)
        except IllegalChoice:
            return False
        self._enter(seat, WITHDRAW, now, None)
        return True

    def _enter(self, seat: int, text: str, now: State[Any], before: State[Any] | None) -> None:
        self.replay.add(seat, text, now)
        self._before.append(before)
        if len(self._before) > WAY_BACK:
            self._before[-WAY_BACK - 1] = None
        self.state = now

    def undo(self, seat: int) -> str:
        """Take back the seat's latest choice; "" or the reason why that cannot be."""
        withdrawn = 0
        for index in reversed(range(len(self._before))):
            chooser, text = self.replay.choices[index]
            if chooser != seat:
                continue
            if text == WITHDRAW or withdrawn:  # that answer is taken back already
                withdrawn += 1 if text == WITHDRAW else -1
                continue
            before = self._before[index]
            if before is None:
                return "there is no way back from here"
            refusal = may_undo(before, self.state, seat)
            if not refusal:
                self.state = before
                self.replay.cut(index)
                del self._before[index:]
            return refusal
        return "you have not chosen anything yet"

    def settled(self) -> State[Any]:
        """The latest state that nobody can take back any more."""
        settled = self.state
        made = zip(reversed(self.replay.choices), reversed(self._before), strict=True)
        for (seat, _), before in made:
            if before is None or may_undo(before, self.state, seat):
                break
            settled = before
        return settled
