"""Lesser witches for whom it matters how their duel ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.card import LOSES, NO_FIGHT
from bestiary.games.creature_wars.lore.memory import Memory, remembered
from bestiary.games.creature_wars.lore.roster import (
    BOTH,
    LESSER,
    SACRED,
    dies,
    escapes,
    witch,
)
from bestiary.games.creature_wars.lore.rule import CARD
from bestiary.games.creature_wars.lore.standing_rules import upcoming

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel

witch(
    "Blind Witch",
    LESSER,
    BOTH,
    "She always loses her fight.",
    LOSES,
    icon="blindfold",
    flavour="She never saw it coming. She never sees anything coming.",
)


witch(
    "Invisible Witch",
    LESSER,
    BOTH,
    "Nobody can fight her: she escapes.",
    NO_FIGHT,
    icon="invisible-face",
    flavour="You have just missed her.",
)


@dies(
    "Angry Witch",
    LESSER,
    BOTH,
    "If she dies, your foe discards a random card.",
    icon="angry-eyes",
    flavour="Slams doors. Other people's, mostly.",
)
def angry(duel: Duel) -> None:
    duel.discard_random(duel.foe)


@dies(
    "Voodoo Witch",
    LESSER,
    BOTH,
    "If she dies, your foe takes twice the damage you took.",
    icon="voodoo-doll",
    flavour="This will hurt you more than it hurts her.",
)
def voodoo(duel: Duel) -> None:
    duel.hit(duel.foe, 2 * duel.toll[duel.me])


cocksure = witch(
    "Cocksure Witch",
    LESSER,
    BOTH,
    "If she gets away, draw a card; otherwise your foe does.",
    first_name="Haughty Witch",
    icon="rooster",
    flavour="Never lost a duel yet, as she will tell you on her way to lose one.",
)


@cocksure.escapes
def cocksure_gets_away(duel: Duel) -> None:
    duel.draw(duel.me)


@cocksure.fails
def cocksure_is_caught(duel: Duel) -> None:
    duel.draw(duel.foe)


@escapes(
    "Sick Witch",
    LESSER,
    BOTH,
    "If she escapes, all witches in your foe's hand fall Sick.",
    icon="medical-thermometer",
    flavour="She came to work anyway.",
)
def sick(duel: Duel) -> None:
    ill = duel.witches(duel.foe)
    faces = [card.face.but(key="sick-witch", name="Sick Witch") for card in ill]
    duel.alter_all(duel.foe, ill, faces, "Any witch in {your} hand falls sick.")


@dies(
    "Sacrificial Witch",
    LESSER,
    BOTH,
    "If she dies, your creatures gain 2 levels.",
    icon="sacrificial-dagger",
    flavour="Go on without her. No, really, she insists.",
)
def sacrificial(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.creatures(duel.me), 2, "{Your} creatures gain 2 levels.")


@escapes(
    "Flying Witch",
    LESSER,
    BOTH,
    "If she escapes, get 2 random Sacred witches.",
    icon="witch-flight",
    flavour="Leaves on time, and brings back friends.",
)
def flying(duel: Duel) -> None:
    duel.get_witch(duel.me, SACRED)
    duel.get_witch(duel.me, SACRED)


class Flights(Memory):
    """Whether Wilbur (1) and Orville (2) have escaped, as bits."""

    def __init__(self, flown: int) -> None:
        self.flown = flown

    def save(self) -> dict[str, Any]:
        return {"flown": self.flown}

    def load(self, data: dict[str, Any]) -> Flights:
        return Flights(data["flown"])


FLIGHTS: Final = remembered(Flights(0))


@escapes(
    "Wilbur Witch",
    LESSER,
    BOTH,
    "If he escapes, get Orville; if Orville has, a Flying Witch.",
    icon="biplane",
    flavour="His brother goes next. They tossed a coin for it.",
)
def wilbur(duel: Duel) -> None:
    flown = FLIGHTS.of(duel).flown | 1
    FLIGHTS.keep(duel, Flights(flown))
    duel.get_named(duel.me, "Flying Witch" if flown & 2 else "Orville Witch")


@escapes(
    "Orville Witch",
    LESSER,
    BOTH,
    "If he escapes, get Wilbur; if Wilbur has, a Flying Witch.",
    icon="plane-pilot",
    flavour="Twelve seconds in the air, and he still talks of nothing else.",
)
def orville(duel: Duel) -> None:
    flown = FLIGHTS.of(duel).flown | 2
    FLIGHTS.keep(duel, Flights(flown))
    duel.get_named(duel.me, "Flying Witch" if flown & 1 else "Wilbur Witch")


IN_TIME: Final = upcoming(
    "in-time", "In time", "The next card played has +{n} power.", ends_with=CARD
)


@escapes(
    "Witch in Time",
    LESSER,
    BOTH,
    "If she escapes, the next card you play has +3 power.",
    icon="sewing-needle",
    flavour="Saves nine.",
)
def in_time(duel: Duel) -> None:
    duel.decree(IN_TIME, duel.me, 3)


@IN_TIME.adds_power
def just_in_time(duel: Duel, seat: int, being: Being, against: Being) -> int:
    return duel.total(IN_TIME, seat)
