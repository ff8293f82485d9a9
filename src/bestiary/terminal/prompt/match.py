"""A game in progress with what a State does not keep: its choices so far and the way back."""

from typing import Any, Final, NamedTuple

from bestiary.engine import Game, IllegalChoice, Replay, State, undo_refusal

WITHDRAW: Final = "withdraw"
LONGEST_WAY_BACK: Final = 64  # how many choices can be taken back at most


class WayBack(NamedTuple):
    """The state before a choice, or why there is no way back to it."""

    before: State[Any] | None
    refusal: str


NO_WAY_BACK: Final = WayBack(None, "there is no way back from here")


class Match:
    """The state, and how it came to be. ``replay`` is always what a save would hold."""

    def __init__(self, game: Game, state: State[Any], replay: Replay) -> None:
        self.game = game
        self.state = state
        self.replay = replay
        self._ways: list[WayBack] = [NO_WAY_BACK] * len(replay.choices)

    def play(self, seat: int, text: str) -> None:
        """Make a choice. Where the rules refuse it or anything is interrupted, it was not made."""
        now = self.state.copy()
        now.play(seat, text)
        refusal = undo_refusal(self.state, now, seat, text)
        self._enter(seat, text, now, WayBack(None if refusal else self.state, refusal))

    def withdraw(self, seat: int) -> bool:
        """Take back a sealed answer while others are missing; False if there is none."""
        now = self.state.copy()
        try:
            now.withdraw(seat)
        except IllegalChoice:
            return False
        self._enter(seat, WITHDRAW, now, NO_WAY_BACK)
        return True

    def _enter(self, seat: int, text: str, now: State[Any], way: WayBack) -> None:
        self.replay.add(seat, text, now)
        self._ways.append(way)
        if len(self._ways) > LONGEST_WAY_BACK:
            self._ways[-LONGEST_WAY_BACK - 1] = NO_WAY_BACK
        self.state = now

    def undo(self, seat: int) -> str:
        """Take back the seat's latest choice; empty if done, otherwise the reason."""
        withdrawn = 0
        for index in reversed(range(len(self._ways))):
            chooser, text = self.replay.choices[index]
            if chooser != seat:
                return f"Player {chooser + 1} has acted since"
            if text == WITHDRAW or withdrawn:  # that answer is taken back already
                withdrawn += 1 if text == WITHDRAW else -1
                continue
            way = self._ways[index]
            if way.before is not None:
                self.state = way.before
                self.replay.cut(index)
                del self._ways[index:]
            return way.refusal
        return "you have not chosen anything yet"

    def settled(self) -> State[Any]:
        """The latest state that nobody can take back any more."""
        settled = self.state
        last = self.replay.choices[-1][0] if self.replay.choices else -1
        for (seat, _), way in zip(reversed(self.replay.choices), reversed(self._ways), strict=True):
            if way.before is None or seat != last:
                break
            settled = way.before
        return settled
