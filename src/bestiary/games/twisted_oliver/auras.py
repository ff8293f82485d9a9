"""What cards add to others, or to themselves, for as long as they lie there."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.twisted_oliver.design import ATTACK, SPEED
from bestiary.games.twisted_oliver.picks import Pick
from bestiary.games.twisted_oliver.verbs import in_words
from bestiary.trading import Aura


class Boon(Aura):
    """So much for all cards of a pick."""

    def __init__(self, pick: Pick, speed: int, attack: int, defence: int) -> None:
        self.pick = pick
        self.speed = speed
        self.attack = attack
        self.defence = defence

    def of(self, stat: i64) -> i64:
        if stat == SPEED:
            return self.speed
        return self.attack if stat == ATTACK else self.defence

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        return self.of(stat) if self.pick.reaches(seat, source.id, owner, card) else 0

    def words(self) -> str:
        everybody = self.pick.all()
        numbers = in_words(self.speed, self.attack, self.defence)
        return f"{everybody[0].upper()}{everybody[1:]} have {numbers}."


class PerCard(Boon):
    """So much for the card itself, or its bearer, for each card of a pick."""

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        if source.id != card.id or self.of(stat) == 0:
            return 0
        return self.of(stat) * len(self.pick.find(state, seat, source.id))

    def words(self) -> str:
        numbers = in_words(self.speed, self.attack, self.defence)
        return f"Has {numbers} for each {self.pick.each()}."


def aura(pick: Pick, speed: int, attack: int, defence: int) -> Aura:
    return Boon(pick, speed, attack, defence)


def per(pick: Pick, speed: int, attack: int, defence: int) -> Aura:
    return PerCard(pick, speed, attack, defence)
