"""Sacred witches whose rules change what a duel costs an Empire, and one that heals both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import EVERYBODY, Card
from bestiary.games.creature_wars.being import HOLY, NIGHTMARE, Being
from bestiary.games.creature_wars.lore.marks import DEAR, SOME_CREATURE
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts, escapes
from bestiary.games.creature_wars.lore.standing_rules import lasting, upcoming

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@casts(
    "Gluttonous Witch",
    SACRED,
    BOTH,
    "Both Empires gain 20 HP.",
    icon="gluttony",
    flavour="Seconds for everybody. Then thirds.",
)
def gluttonous(duel: Duel) -> None:
    if duel.cap > 0:
        duel.cap += 20
    for seat in duel.order():
        duel.heal(seat, 20)


PROUD: Final = upcoming("proud", "Pride", "The next lost duel costs double.")


@escapes(
    "Proud Witch",
    SACRED,
    BOTH,
    "If she escapes, your foe's next lost duel costs double.",
    icon="lion",
    flavour="She bowed before the fight, to save time.",
)
def proud(duel: Duel) -> None:
    duel.decree(PROUD, duel.foe)


@PROUD.times_cost
def pride_doubles(duel: Duel, seat: int, card: Card[Being] | None) -> int:
    return 1 << len(duel.spend_all(PROUD, seat))


HIGH: Final = upcoming("high", "High spirits", "The next card played: +3 levels, but double cost.")


@casts(
    "The High Witch",
    SACRED,
    BOTH,
    "The next card your foe plays has +3 levels, and costs them double if it loses.",
    icon="high-heel",
    flavour="It is lovely up there, until somebody lets go.",
)
def high(duel: Duel) -> None:
    duel.decree(HIGH, duel.foe)


@HIGH.plays
def in_high_spirits(duel: Duel, seat: int, card: Card[Being]) -> Card[Being]:
    for _ in duel.spend_all(HIGH, seat):
        before = card.with_known(EVERYBODY)
        card = before.with_face(card.face.raised(3))
        card = card.with_mark(DEAR, 2 * max(1, card.mark(DEAR)))
        words = "{Your} card is in high spirits: {cards}."
        duel.record("change", words, seat, [card], was=[before])
    return card


BERSERK: Final = upcoming("berserk", "Berserk", "The next loser also takes the winner's level.")


@casts(
    "Berserker Witch",
    SACRED,
    BOTH,
    "In the next duel the loser also takes the winning card's level.",
    icon="barbarian",
    flavour="Bites her own shield, then yours.",
)
def berserker(duel: Duel) -> None:
    duel.decree(BERSERK)


@BERSERK.raises_stakes
def berserk_rages(duel: Duel, winning: Card[Being] | None) -> int:
    """A duel without a winner uses it up too."""
    times = len(duel.spend_all(BERSERK, 0))
    return 0 if winning is None else times * winning.face.level


WARD: Final = upcoming("ward", "Ward", "The next damage is halved.", at_once=True)


@casts(
    "Talismanic Witch",
    SACRED,
    BOTH,
    "The next damage to your Empire is halved, rounded down.",
    icon="eye-of-horus",
    flavour="It stops half of anything. The other half, it apologizes for.",
)
def talismanic(duel: Duel) -> None:
    duel.decree(WARD, duel.me)


@WARD.softens
def ward_halves(duel: Duel, seat: int, damage: int) -> int:
    if not duel.spend(WARD, seat):
        return damage
    duel.say("The ward takes half of it.", seat)
    return damage // 2


SIN_EATER: Final = upcoming("sin-eater", "Sin-Eater", "The next slain creature costs nothing.")


@casts(
    "Sin-Eater Witch",
    SACRED,
    BOTH,
    "The next time a creature of yours is slain while you hold another, you take nothing, and a "
    "random creature in your hand can never be played again.",
    icon="swallower",
    flavour="Somebody has to carry it. Not her.",
)
def sin_eater(duel: Duel) -> None:
    duel.decree(SIN_EATER, duel.me)


@SIN_EATER.waives
def another_bears_the_sins(duel: Duel, seat: int, slain: Card[Being]) -> bool:
    others = duel.creatures(seat)
    if not others or not duel.spend(SIN_EATER, seat):
        return False
    duel.say("Another bears the sins: {you} pay{s} nothing.", seat)
    duel.freeze(duel.hint(duel.rng.pick(others), SOME_CREATURE))
    return True


HUBRIS: Final = lasting(
    "hubris", "Hubris", "A creature of level 6 or more that wins also hits its own Empire."
)


@casts(
    "Hubris Witch",
    SACRED,
    SECOND,
    "From now on a creature of level 6 or more that wins a duel also hits its own Empire for its "
    "base strength.",
    icon="icarus",
    flavour="The view from up there is worth it, for a moment.",
)
def hubris(duel: Duel) -> None:
    duel.decree(HUBRIS)


@HUBRIS.wins
def pride_before_the_fall(duel: Duel, seat: int, won: Card[Being], lost: Card[Being]) -> None:
    if won.face.is_creature() and won.face.level >= 6:
        duel.say("Pride comes before the fall.", seat)
        duel.hit(seat, won.face.base, cause=won)


CONVERSION: Final = lasting(
    "conversion", "Conversion", "Holy creatures cost double when they lose."
)


@casts(
    "Conversion Witch",
    SACRED,
    SECOND,
    "Nightmares in both hands become Holy. From now on Holy creatures cost their Empire double "
    "when they lose.",
    icon="church",
    flavour="She asked nicely. The choir was armed.",
)
def conversion(duel: Duel) -> None:
    for seat in duel.order():
        dark = duel.of_power(seat, NIGHTMARE)
        duel.give_power(seat, dark, HOLY, "Any Nightmare in {your} hand becomes Holy.")
    duel.decree(CONVERSION)


@CONVERSION.times_cost
def holy_costs_double(duel: Duel, seat: int, card: Card[Being] | None) -> int:
    return 2 if card is not None and card.face.is_creature() and card.face.power == HOLY else 1
