"""Lesser witches: students of the art, levels 1 to 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiary.engine import Answer, Card, bit
from bestiary.games.creature_wars.being import SERPENT, Being
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.card import LOSES, NO_FIGHT
from bestiary.games.creature_wars.lore.marks import MUST, SOME_SERPENT
from bestiary.games.creature_wars.lore.memory import Memory, remembered
from bestiary.games.creature_wars.lore.roster import (
    BOTH,
    LESSER,
    SACRED,
    SECOND,
    casts,
    dies,
    escapes,
    starts,
    witch,
)
from bestiary.games.creature_wars.lore.rule import CARD
from bestiary.games.creature_wars.lore.standing_rules import upcoming

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel

witch("Blind Witch", LESSER, BOTH, "She always loses her fight.", LOSES)

witch("Invisible Witch", LESSER, BOTH, "Nobody can fight her: she escapes.", NO_FIGHT)


@dies("Angry Witch", LESSER, BOTH, "If she dies, your foe discards a random card.")
def angry(duel: Duel) -> None:
    duel.discard_random(duel.foe)


@casts("Magic Witch", LESSER, BOTH, "A random card in your foe's hand becomes a random Serpent.")
def magic(duel: Duel) -> None:
    for card in duel.some(duel.hands[duel.foe].cards):
        new = duel.become(card, duel.edition.random_of(SERPENT, duel.rng))
        duel.hint(new, SOME_SERPENT)
        duel.record("change", "A card in {your} hand becomes a Serpent.", duel.foe, [new])


@dies("Voodoo Witch", LESSER, BOTH, "If she dies, your foe takes twice the damage you took.")
def voodoo(duel: Duel) -> None:
    duel.hit(duel.foe, 2 * duel.toll[duel.me])


@casts("Greedy Witch", LESSER, BOTH, "Draw 2 cards.")
def greedy(duel: Duel) -> None:
    duel.draw(duel.me, 2)


which = witch(
    "Which Witch",
    LESSER,
    BOTH,
    "At the start of the duel she becomes a random other witch, and is her in every way.",
)


@which.becomes
def other_witch(duel: Duel, other: Card[Being] | None) -> Being | None:
    """A random witch that does not change shape herself."""
    while True:
        being = duel.edition.random_witch(duel.rng)
        if not being.lore.changes_shape():
            return being


@casts("Witcheroo", LESSER, BOTH, "Swap hands with your foe.")
def witcheroo(duel: Duel) -> None:
    duel.swap_hands()


@casts("Kind Witch", LESSER, BOTH, "Creatures in both hands gain a level.")
def kind(duel: Duel) -> None:
    for seat in duel.order():
        duel.raise_levels(seat, duel.creatures(seat), 1, "{Your} creatures gain a level.")


cocksure = witch(
    "Cocksure Witch",
    LESSER,
    BOTH,
    "If she gets away, draw a card; if she dies, your foe does.",
    first_name="Haughty Witch",
)


@cocksure.escapes
def cocksure_gets_away(duel: Duel) -> None:
    duel.draw(duel.me)


@cocksure.dies
def cocksure_is_caught(duel: Duel) -> None:
    duel.draw(duel.foe)


@casts("Flamboyant Witch", LESSER, BOTH, "No spell at all, but what an entrance.")
def flamboyant(duel: Duel) -> None:
    duel.say("Feathers, thunder, applause: the underworld sends its regards.")


@casts("Envious Witch", LESSER, BOTH, "Get a copy of your foe's strongest creature.")
def envious(duel: Duel) -> None:
    for envied in duel.each(duel.strongest(duel.foe)):
        duel.get(duel.me, envied.face, known=bit(duel.foe))


@starts("Cursed Witch", LESSER, BOTH, "Each turn she starts in your hand, take 1.")
def cursed(duel: Duel) -> None:
    duel.hit(duel.me, 1)


@escapes("Sick Witch", LESSER, BOTH, "If she escapes, all witches in your foe's hand fall Sick.")
def sick(duel: Duel) -> None:
    ill = duel.witches(duel.foe)
    faces = [card.face.but(key="sick-witch", name="Sick Witch") for card in ill]
    duel.alter_all(duel.foe, ill, faces, "Any witch in {your} hand falls sick.")


@dies("Sacrificial Witch", LESSER, BOTH, "If she dies, your creatures gain 2 levels.")
def sacrificial(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.creatures(duel.me), 2, "{Your} creatures gain 2 levels.")


@casts("Snake-Eyed Witch", LESSER, BOTH, "If you hold 2 or more Serpents, draw a card.")
def snake_eyed(duel: Duel) -> None:
    if duel.given(len(duel.of_tribe(duel.me, SERPENT)) >= 2):
        duel.draw(duel.me)


@casts("The Witch Collector", LESSER, BOTH, "Your foe takes 3, and you gain 3 HP.")
def collector(duel: Duel) -> None:
    duel.hit(duel.foe, 3)
    duel.heal(duel.me, 3)


@casts("Wet Witch", LESSER, BOTH, "No spell. Nobody asks.")
def wet(duel: Duel) -> None:
    duel.say("She drips. Nobody asks.")


@escapes("Flying Witch", LESSER, BOTH, "If she escapes, get 2 random Sacred witches.")
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
    "Wilbur Witch", LESSER, BOTH, "If he escapes, get Orville; if Orville has, a Flying Witch."
)
def wilbur(duel: Duel) -> None:
    flown = FLIGHTS.of(duel).flown | 1
    FLIGHTS.keep(duel, Flights(flown))
    duel.get_named(duel.me, "Flying Witch" if flown & 2 else "Orville Witch")


@escapes("Orville Witch", LESSER, BOTH, "If he escapes, get Wilbur; if Wilbur has, a Flying Witch.")
def orville(duel: Duel) -> None:
    flown = FLIGHTS.of(duel).flown | 2
    FLIGHTS.keep(duel, Flights(flown))
    duel.get_named(duel.me, "Flying Witch" if flown & 1 else "Wilbur Witch")


@casts("The Early Witch", LESSER, BOTH, "Played on turn 6 or earlier: get 3 random Serpents.")
def early(duel: Duel) -> None:
    if duel.given(duel.turn <= 6):
        duel.get_random(duel.me, SERPENT, 3)


@casts("Pick a Witch", LESSER, BOTH, "See 3 random witches and keep one.")
def pick(duel: Duel) -> None:
    duel.offer([duel.edition.random_witch(duel.rng) for _ in range(3)])
    duel.pose(pick_a_witch)


@book.question("Keep which witch?")
def pick_a_witch(duel: Duel, seat: int) -> list[Answer]:
    return [keep.on(card.id) for card in duel.offers[seat].cards]


@book.act("Keep {}", of="card")
def keep(duel: Duel, card: int) -> None:
    duel.accept(card)


IN_TIME: Final = upcoming(
    "in-time", "In time", "The next card played has +{n} power.", ends_with=CARD
)


@escapes("Witch in Time", LESSER, BOTH, "If she escapes, the next card you play has +3 power.")
def in_time(duel: Duel) -> None:
    duel.decree(IN_TIME, duel.me, 3)


@IN_TIME.adds_power
def just_in_time(duel: Duel, seat: int, being: Being, against: Being) -> int:
    return duel.total(IN_TIME, seat)


@starts(
    "Premature Witch",
    LESSER,
    BOTH,
    "Each turn in hand: one time in two, she must be played.",
    idle=True,
)
def premature(duel: Duel) -> None:
    if duel.one_time_in(2):
        card = duel.held(duel.subject)
        duel.mark(card, MUST, duel.turn, known=bit(duel.me))
        duel.record("mark", "{Your} {cards} cannot wait.", duel.me, [card], audience=bit(duel.me))


slumbering = witch(
    "Slumbering Witch", LESSER, BOTH, "Cannot be played until you have formed a Rally."
)


@slumbering.waits
def slumbering_sleeps(duel: Duel, seat: int, card: Card[Being]) -> str:
    return "sleeps until you have formed a Rally" if duel.rallied[seat] == 0 else ""


@casts(
    "McWitch", LESSER, SECOND, "Gain 4 HP and a random Lvl.1 creature of base strength 4 or less."
)
def mcwitch(duel: Duel) -> None:
    duel.heal(duel.me, 4)
    small = [tribe for tribe, base in enumerate(duel.edition.bases) if base <= 4]
    if duel.given(small):
        being = duel.edition.random_of(duel.rng.pick(small), duel.rng)
        duel.get(duel.me, being.but(level=1))


@casts("Jittery Witch", LESSER, SECOND, "Both players discard a random card, then draw one.")
def jittery(duel: Duel) -> None:
    for seat in duel.order():
        duel.discard_random(seat)
    for seat in duel.order():
        duel.draw(seat)


witch("Mundane Witch", LESSER, SECOND, "No spell. She is just a witch.")
