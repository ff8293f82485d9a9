"""Counts over many games. The order in which games are added makes no difference."""

from collections import Counter
from typing import Any

from bestiary.engine import State


class Tally:
    """What came of some games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        # (which seating, who began, the score of each seat) -> games
        self.scores: Counter[tuple[int, int, tuple[float, ...]]] = Counter()
        self.endings: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.seat_decisions: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.points: list[Counter[int]] = [Counter() for _ in range(seats)]
        # The nanoseconds that bots spent on choices, and on how many. Not the same every time.
        self.spent: Counter[str] = Counter()
        self.choices: Counter[str] = Counter()

    def add(self, seating: int, beginner: int, state: State[Any]) -> None:
        """Count a game that is over."""
        self.games += 1
        self.scores[seating, beginner, state.result() or ()] += 1
        self.endings[state.ending] += 1
        self.turns[int(state.turn)] += 1
        self.decisions[sum(state.acts)] += 1
        for seat, made in enumerate(state.acts):
            self.seat_decisions[seat][made] += 1
        for seat, points in enumerate(state.final_points or []):
            self.points[seat][points] += 1

    def plus(self, more: "Tally") -> "Tally":
        """Both together, as a new one: whoever is interrupted meanwhile has the old one whole."""
        new = Tally(len(self.seat_decisions))
        new.games = self.games + more.games
        new.scores = self.scores + more.scores
        new.endings = self.endings + more.endings
        new.turns = self.turns + more.turns
        new.decisions = self.decisions + more.decisions
        new.spent = self.spent + more.spent
        new.choices = self.choices + more.choices
        both = zip(self.seat_decisions, more.seat_decisions, strict=True)
        new.seat_decisions = [mine + other for mine, other in both]
        both = zip(self.points, more.points, strict=True)
        new.points = [mine + other for mine, other in both]
        return new
