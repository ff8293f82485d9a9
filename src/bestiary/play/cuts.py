"""Tracks events that an audience may still hold although an undo took them back."""


class Cuts:
    """For each undo: its serial, and how many events it left each audience."""

    def __init__(self) -> None:
        self.marks: list[tuple[int, dict[int, int]]] = []

    def add(self, serial: int, left: dict[int, int]) -> None:
        """An undo. Earlier ones that left every audience at least as much no longer matter."""
        older = [mark for mark in self.marks if any(mark[1][a] < n for a, n in left.items())]
        self.marks = [*older, (serial, left)]

    def held(self, audience: int, count: int, at: int) -> int:
        """How many of the ``count`` events it had at serial ``at`` are still valid."""
        for serial, left in self.marks:
            if serial > at:
                count = min(count, left[audience])
        return count

    def any_since(self, at: int) -> bool:
        return bool(self.marks) and self.marks[-1][0] > at
