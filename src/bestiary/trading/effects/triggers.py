"""Texts that have been set off and are waiting for their turn.

One event can set off texts of many cards at once. They are carried out one at a time: first those
of the player whose turn it is, then the other player's, each in the order in which they were set
off. A text that another one sets off goes to the back of the queue.
"""

from __future__ import annotations

from mypy_extensions import i64


class Trigger:
    """A text that is waiting: whose it is, the card it is printed on (by origin) and which of that
    card's texts, the id of the card that has it, and the id of what set it off (0 if nothing)."""

    def __init__(self, seat: i64, origin: i64, text: i64, source: i64, about: i64) -> None:
        self.seat = seat
        self.origin = origin
        self.text = text
        self.source = source
        self.about = about

    def to_json(self) -> list[int]:
        return [self.seat, self.origin, self.text, self.source, self.about]

    @staticmethod
    def from_json(data: list[int]) -> Trigger:
        return Trigger(data[0], data[1], data[2], data[3], data[4])


def next_trigger(waiting: list[Trigger], active: i64) -> Trigger:
    """Take the next text out of the queue, which must not be empty."""
    for i in range(len(waiting)):
        if waiting[i].seat == active:
            return waiting.pop(i)
    return waiting.pop(0)
