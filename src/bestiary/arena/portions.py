"""Cutting a contest into parts. How it is cut changes how smoothly a bar moves, and no number."""

from typing import Final

from bestiary.arena.contest import Contest

SECONDS: Final = 0.2  # that a part should take


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
        """The next games; none where all are given out."""
        start = self.given
        self.given = min(self.games, start + self.deals * self.seatings)
        return range(start, self.given)

    def learn(self, games: int, seconds: float) -> None:
        """So many games took so long. One quick part does not make all the others long."""
        if not self.fixed:
            fitting = games * SECONDS / max(seconds, 1e-6) / self.seatings
            self.deals = max(1, min(2 * self.deals, int(fitting)))
