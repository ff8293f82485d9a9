"""A link of the chain: a card that was played, or an attack that was declared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAY: Final = 0
ATTACK: Final = 1


class Link:
    """Whose it is, the card, and what it is played on or attacks (0: nothing, or the other player
    directly). Never changed, only replaced, so copies can share it."""

    def __init__(
        self, kind: i64, seat: i64, card: i64, target: i64, cancelled: bool = False
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.target = target
        self.cancelled = cancelled  # it comes to nothing

    def is_attack(self) -> bool:
        return self.kind == ATTACK

    def cancel(self) -> Link:
        return Link(self.kind, self.seat, self.card, self.target, True)

    def to_json(self) -> list[int]:
        return [self.kind, self.seat, self.card, self.target, int(self.cancelled)]

    @staticmethod
    def from_json(data: list[int]) -> Link:
        return Link(data[0], data[1], data[2], data[3], bool(data[4]))
