"""The verbs that texts are made of.

A verb works on ``IT`` (the card that was chosen), on ``THIS`` (the card that speaks, or the bearer
of an equip or augment), on ``THAT`` (the other card of the moment: who was fought, what was
answered), or on all cards of a pick. What it does to the table, the Field does (field.py), with
events, knowledge and limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Card
from bestiary.games.twisted_oliver.design import Design
from bestiary.games.twisted_oliver.energy import KINDS
from bestiary.games.twisted_oliver.picks import Pick

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.field import Field


class Whom:
    """Which cards a verb works on."""

    def __init__(self, words: str, group: Pick | None = None) -> None:
        self.words = words
        self.group = group


IT: Final = Whom("{it}")
THIS: Final = Whom("{this}")
THAT: Final = Whom("{that}")


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


# ---- To cards --------------------------------------------------------------------------------


class Defeat(Doing):
    def words(self) -> str:
        return f"defeat {self.whom.words}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.defeat(self.ids(field, source, target, about))  # all at once


class Wound(Doing):
    """Damage by a text: it stays until the end step, and defeats nobody by itself."""

    def __init__(self, what: Whom | Pick, damage: int) -> None:
        super().__init__(what)
        self.damage = damage

    def words(self) -> str:
        return f"deal {self.damage} damage to {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.wound(card, self.damage)


class Mend(Doing):
    def words(self) -> str:
        return f"heal {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.mend(card)


class Boost(Doing):
    def __init__(
        self, what: Whom | Pick, speed: int, attack: int, defence: int, for_good: bool
    ) -> None:
        super().__init__(what)
        self.speed = speed
        self.attack = attack
        self.defence = defence
        self.for_good = for_good

    def words(self) -> str:
        time = "for good" if self.for_good else "this turn"
        numbers = in_words(self.speed, self.attack, self.defence)
        return f"give {self.whom.words} {numbers} {time}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.boost(card, self.speed, self.attack, self.defence, self.for_good)


class Fame(Doing):
    def __init__(self, what: Whom | Pick, amount: int) -> None:
        super().__init__(what)
        self.amount = amount

    def words(self) -> str:
        return f"give {self.whom.words} {self.amount:+d} bounty"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.add_bounty(card, self.amount)


class Turn(Doing):
    def words(self) -> str:
        return f"call {self.whom.words} without effect"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.turn_card(card)


class Uncall(Doing):
    def words(self) -> str:
        return f"uncall {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.uncall(card)


class Return(Doing):
    def words(self) -> str:
        if self.whom.group is not None:
            return f"return {self.whom.words} to their owners' hands"
        return f"return {self.whom.words} to its owner's hand"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.return_to_hand(card)


class Take(Doing):
    """A card of one's own discard or deck, into the hand for all to see."""

    def words(self) -> str:
        return f"take {self.whom.words} into your hand"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.take(card)


class Revive(Doing):
    """A card from the discard, into play."""

    def words(self) -> str:
        return f"put {self.whom.words} into play"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.revive(card)


class Scrap(Doing):
    """An item, a lasting spell, a trap or a card in hand, into the discard."""

    def words(self) -> str:
        return f"discard {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.scrap(card)


class Recycle(Doing):
    def words(self) -> str:
        return f"shuffle {self.whom.words} into your deck"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.recycle(card)


class Spy(Doing):
    def words(self) -> str:
        return f"look at {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.spy(card)


class Disarm(Doing):
    def words(self) -> str:
        return f"discard the equips of {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.strip(card, True)


class Cleanse(Doing):
    def words(self) -> str:
        return f"discard the augments of {self.whom.words}"

    def do(self, field: Field, card: Card[Design]) -> None:
        field.strip(card, False)


class Cancel(Verb):
    """What was answered does not happen."""

    def words(self) -> str:
        return "{answered}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.cancel()


# ---- With numbers ----------------------------------------------------------------------------


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


class Energy(Counted):
    """Energy of a kind, into the pool."""

    def __init__(self, number: int, kind: int, each: Pick | None = None) -> None:
        super().__init__(number, each)
        self.kind = kind

    def words(self) -> str:
        return f"get {self.number} {KINDS[self.kind]}{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.gain(field.me, self.kind, self.amount(field, source))


class Score(Counted):
    def words(self) -> str:
        return f"collect {points(self.number)}{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.score(field.me, self.amount(field, source))


class Forfeit(Counted):
    """The other player loses points, but never below 0."""

    def words(self) -> str:
        return f"the other player loses {points(self.number)}{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.forfeit(1 - field.me, self.amount(field, source))


class Mill(Counted):
    def words(self) -> str:
        cards = "card" if self.number == 1 else f"{self.number} cards"
        return f"discard the top {cards} of the other deck{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.mill(1 - field.me, self.amount(field, source))


class Rob(Counted):
    def words(self) -> str:
        cards = "a random card" if self.number == 1 else f"{self.number} random cards"
        return f"the other player discards {cards}{self.tail()}"

    def run(self, field: Field, source: i64, target: i64, about: i64) -> None:
        field.discard_random(1 - field.me, self.amount(field, source))


def points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def in_words(speed: int, attack: int, defence: int) -> str:
    """ "+20 speed, +1 attack and -1 defence"."""
    parts = []
    if speed:
        parts.append(f"{speed:+d} speed")
    if attack:
        parts.append(f"{attack:+d} attack")
    if defence:
        parts.append(f"{defence:+d} defence")
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


# ---- How cards write them --------------------------------------------------------------------


def defeat(what: Whom | Pick) -> Verb:
    return Defeat(what)


def wound(what: Whom | Pick, damage: int) -> Verb:
    return Wound(what, damage)


def mend(what: Whom | Pick) -> Verb:
    return Mend(what)


def boost(what: Whom | Pick, speed: int, attack: int, defence: int) -> Verb:
    return Boost(what, speed, attack, defence, False)


def grow(what: Whom | Pick, speed: int, attack: int, defence: int) -> Verb:
    """A boost for good."""
    return Boost(what, speed, attack, defence, True)


def fame(what: Whom | Pick, amount: int) -> Verb:
    return Fame(what, amount)


def turn(what: Whom | Pick) -> Verb:
    return Turn(what)


def uncall(what: Whom | Pick) -> Verb:
    return Uncall(what)


def bounce(what: Whom | Pick) -> Verb:
    return Return(what)


def take(what: Whom | Pick) -> Verb:
    return Take(what)


def revive(what: Whom | Pick) -> Verb:
    return Revive(what)


def scrap(what: Whom | Pick) -> Verb:
    return Scrap(what)


def recycle(what: Whom | Pick) -> Verb:
    return Recycle(what)


def spy(what: Whom | Pick) -> Verb:
    return Spy(what)


def disarm(what: Whom | Pick) -> Verb:
    return Disarm(what)


def cleanse(what: Whom | Pick) -> Verb:
    return Cleanse(what)


def cancel() -> Verb:
    return Cancel()


def draw(number: int, each: Pick | None = None) -> Verb:
    return Draw(number, each)


def energy(number: int, kind: int, each: Pick | None = None) -> Verb:
    return Energy(number, kind, each)


def score(number: int, each: Pick | None = None) -> Verb:
    return Score(number, each)


def forfeit(number: int, each: Pick | None = None) -> Verb:
    return Forfeit(number, each)


def mill(number: int, each: Pick | None = None) -> Verb:
    return Mill(number, each)


def rob(number: int) -> Verb:
    return Rob(number)
