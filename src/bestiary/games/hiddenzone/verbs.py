"""The verbs that texts are made of, and the auras.

A verb works on ``IT`` (the card that was chosen), on ``THIS`` (the card that speaks, or the bearer
of an equipment), on ``THAT`` (the other creature of the battle), or on all cards of a pick. What it
does to the table, the Field does (field.py), with events, knowledge and limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.hiddenzone.design import ATTACK, Design
from bestiary.games.hiddenzone.picks import Pick
from bestiary.trading import Aura

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.field import Field


class Whom:
    """Which cards a verb works on."""

    def __init__(self, words: str, group: Pick | None = None) -> None:
        self.words = words
        self.group = group


IT: Final = Whom("{it}")
THIS: Final = Whom("{this}")
THAT: Final = Whom("the other creature of the battle")


def whom(what: Whom | Pick) -> Whom:
    return Whom(what.all(), what) if isinstance(what, Pick) else what


class Verb:
    """Something a text does. ``field.me`` is the player whose text it is."""

    def words(self) -> str:
        raise TypeError(f"{type(self).__name__} needs words")

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        raise TypeError(f"{type(self).__name__} needs run")


class Doing(Verb):
    """A verb that does the same to each of some cards."""

    def __init__(self, what: Whom | Pick) -> None:
        self.whom = whom(what)

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        for id in self.ids(field, source, target, about):
            card = field.find(id)
            if card is not None:
                self.do(field, card)

    def ids(self, field: Field, source: i64, target: i64, about: i64) -> list[int]:
        group = self.whom.group
        if group is not None:
            return [int(card.id) for card in group.find(field, field.me, source)]
        if self.whom is IT:
            return [int(target)]
        return [int(source)] if self.whom is THIS else [int(about)]

    def do(self, field: Field, card: Card[Design]) -> None:
        raise TypeError(f"{type(self).__name__} needs do")


class Destroy(Doing):
    def words(self) -> str:
        return f"destroy {self.whom.words}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.destroy(self.ids(field, source, target, about))  # all at once

    def do(self, field: Field, card: Card[Design]) -> None:
        field.destroy([int(card.id)])


class Tap(Doing):
    def words(self) -> str:
        return f"tap {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.tap(card)


class Untap(Doing):
    def words(self) -> str:
        return f"untap {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.untap(card)


class Boost(Doing):
    def __init__(self, what: Whom | Pick, attack: int, defence: int, for_good: bool) -> None:
        super().__init__(what)
        self.attack = attack
        self.defence = defence
        self.for_good = for_good

    def words(self) -> str:
        time = "for good" if self.for_good else "this turn"
        return f"give {self.whom.words} {numbers(self.attack, self.defence)} {time}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.boost(card, self.attack, self.defence, self.for_good)


class Return(Doing):
    def words(self) -> str:
        if self.whom.group is not None:
            return f"return {self.whom.words} to their owners' hands"
        return f"return {self.whom.words} to its owner's hand"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.return_to_hand(card)


class Take(Doing):
    """A card of one's own graveyard or deck, into the hand for all to see."""

    def words(self) -> str:
        return f"take {self.whom.words} into your hand"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.take(card)


class Summon(Doing):
    """A creature from the graveyard, into the battlezone."""

    def words(self) -> str:
        return f"put {self.whom.words} into the battlezone"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.summon(card)


class Ruin(Doing):
    """A set-down card or a card in hand, into the graveyard."""

    def words(self) -> str:
        return f"put {self.whom.words} into the graveyard"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.ruin(card)


class Spy(Doing):
    def words(self) -> str:
        return f"look at {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.spy(card)


class Disarm(Doing):
    def words(self) -> str:
        return f"put the equipment of {self.whom.words} into the graveyard"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.disarm(card)


class Counted(Verb):
    """A verb with a number, and perhaps one for each card of a pick."""

    def __init__(self, number: int, each: Pick | None = None) -> None:
        self.number = number
        self.each = each

    def amount(self, field: Field, source: i64) -> i64:
        if self.each is None:
            return self.number
        return self.number * len(self.each.find(field, field.me, source))

    def tail(self) -> str:
        return "" if self.each is None else f" for each {self.each.each()}"


class Draw(Counted):
    def words(self) -> str:
        return ("draw a card" if self.number == 1 else f"draw {self.number} cards") + self.tail()

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.draw(field.me, self.amount(field, source))


class Damage(Counted):
    def words(self) -> str:
        return f"the other player loses {self.number} life{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.hit(1 - field.me, self.amount(field, source))


class Pay(Counted):
    def words(self) -> str:
        return f"you lose {self.number} life{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.hit(field.me, self.amount(field, source))


class Heal(Counted):
    def words(self) -> str:
        return f"gain {self.number} life{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.heal(field.me, self.amount(field, source))


class Mill(Counted):
    def words(self) -> str:
        cards = "card" if self.number == 1 else f"{self.number} cards"
        top = f"the top {cards} of the other deck"
        return f"put {top} into the graveyard{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.mill(1 - field.me, self.amount(field, source))


class Rob(Counted):
    def words(self) -> str:
        cards = "a random card" if self.number == 1 else f"{self.number} random cards"
        return f"the other player discards {cards}{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.discard_random(1 - field.me, self.amount(field, source))


class Win(Verb):
    def words(self) -> str:
        return "you win the game"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.win(field.me)


# ---- How cards write them --------------------------------------------------------------------


def destroy(what: Whom | Pick) -> Verb:
    return Destroy(what)


def tap(what: Whom | Pick) -> Verb:
    return Tap(what)


def untap(what: Whom | Pick) -> Verb:
    return Untap(what)


def boost(what: Whom | Pick, attack: int, defence: int) -> Verb:
    return Boost(what, attack, defence, False)


def grow(what: Whom | Pick, attack: int, defence: int) -> Verb:
    """A boost for good."""
    return Boost(what, attack, defence, True)


def bounce(what: Whom | Pick) -> Verb:
    return Return(what)


def take(what: Whom | Pick) -> Verb:
    return Take(what)


def summon(what: Whom | Pick) -> Verb:
    return Summon(what)


def ruin(what: Whom | Pick) -> Verb:
    return Ruin(what)


def spy(what: Whom | Pick) -> Verb:
    return Spy(what)


def disarm(what: Whom | Pick) -> Verb:
    return Disarm(what)


def draw(number: int, each: Pick | None = None) -> Verb:
    return Draw(number, each)


def damage(number: int, each: Pick | None = None) -> Verb:
    return Damage(number, each)


def pay(number: int) -> Verb:
    return Pay(number)


def heal(number: int, each: Pick | None = None) -> Verb:
    return Heal(number, each)


def mill(number: int, each: Pick | None = None) -> Verb:
    return Mill(number, each)


def rob(number: int) -> Verb:
    return Rob(number)


def win() -> Verb:
    return Win()


# ---- Auras -----------------------------------------------------------------------------------


class Boon(Aura):
    """What a card adds to the creatures of a pick while it lies in the battlezone."""

    def __init__(self, pick: Pick, attack: int, defence: int) -> None:
        self.pick = pick
        self.attack = attack
        self.defence = defence

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        if not self.pick.reaches(seat, source.id, owner, card):
            return 0
        return self.attack if stat == ATTACK else self.defence

    def words(self) -> str:
        everybody = self.pick.all()
        return f"{everybody[0].upper()}{everybody[1:]} have {numbers(self.attack, self.defence)}."


class PerCard(Aura):
    """What a creature has for each card of a pick."""

    def __init__(self, pick: Pick, attack: int, defence: int) -> None:
        self.pick = pick
        self.attack = attack
        self.defence = defence

    def amount(
        self, state: Any, stat: i64, seat: i64, source: Card[Any], owner: i64, card: Card[Any]
    ) -> i64:
        if source.id != card.id:
            return 0
        each = self.attack if stat == ATTACK else self.defence
        return 0 if each == 0 else each * len(self.pick.find(state, seat, source.id))

    def words(self) -> str:
        return f"Has {numbers(self.attack, self.defence)} for each {self.pick.each()}."


def aura(pick: Pick, attack: int, defence: int) -> Aura:
    return Boon(pick, attack, defence)


def per(pick: Pick, attack: int, defence: int) -> Aura:
    return PerCard(pick, attack, defence)


def numbers(attack: int, defence: int) -> str:
    """ "+100 attack and -50 defence"."""
    parts = []
    if attack:
        parts.append(f"{attack:+d} attack")
    if defence:
        parts.append(f"{defence:+d} defence")
    return " and ".join(parts)
