"""Splits a contest into parts. This affects how smoothly the progress bar moves, but no result."""

from typing import Final

from bestiary.arena.contest import Contest

SECONDS: Final = 0.2  # a part should take about this long


class Portions:
    """Hands out the games in order, whole deals at a time: as many as take a moment to play, or
    always at least ``fixed`` games."""

    def __init__(self, contest: Contest, fixed: int = 0) -> None:
        self.games = contest.games
        self.seatings = len(contest.seatings)
        self.fixed = fixed
        self.deals = max(1, -(-fixed // self.seatings))
        self.given = 0

    def cut(self) -> range:
        """The next games; empty once all are handed out."""
        start = self.given
        self.given = min(self.games, start + self.deals * self.seatings)
        return range(start, self.given)

    def learn(self, games: int, seconds: float) -> None:
        """Adapt to how long these games took. One quick part does not make all the others long."""
        if not self.fixed:
            fitting = games * SECONDS / max(seconds, 1e-6) / self.seatings
            self.deals = max(1, min(2 * self.deals, int(fitting)))
