"""Sinful witches: masters of the dark, levels 7 to 9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Answer
from bestiary.games.creature_wars.being import (
    ANCIENT,
    DRAGON,
    GIANT,
    POWERS,
    SKELETON,
    THING,
    WOLF,
)
from bestiary.games.creature_wars.brought import (
    DEATH,
    FAMINE,
    GRINCH,
    PESTILENCE,
    SKELETOR,
    WAR,
    brought,
)
from bestiary.games.creature_wars.lore import book
from bestiary.games.creature_wars.picking import weakest_first
from bestiary.games.creature_wars.roster import BOTH, SECOND, SINFUL, casts
from bestiary.games.creature_wars.standing import BANNED, CANNIBAL, LAST_DAY, LILITH, THIRST, WRATH

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@casts(
    "Cataclysmic Witch",
    SINFUL,
    BOTH,
    "The top half of the deck, rounded up, is discarded.",
    first_name="Apocalyptic Witch",
)
def cataclysmic(duel: Duel) -> None:
    duel.discard_from_deck((len(duel.deck.cards) + 1) // 2)


@casts(
    "Titanfall Witch",
    SINFUL,
    BOTH,
    "If you hold 3 or more Giants, discard your 3 weakest and your foe takes 10.",
)
def titanfall(duel: Duel) -> None:
    if duel.given(len(duel.of_tribe(duel.me, GIANT)) >= 3):
        duel.discard_all(weakest_first(duel.of_tribe(duel.me, GIANT))[:3])
        duel.hit(duel.foe, 10)


@casts("Tiamat's Witch", SINFUL, BOTH, "If you hold a Dragon of each type, your foe falls to 0 HP.")
def tiamat(duel: Duel) -> None:
    powers = {card.face.power for card in duel.of_tribe(duel.me, DRAGON)}
    if duel.given(powers.issuperset(range(len(POWERS)))):
        duel.fall(duel.foe)


@casts(
    "Witch of Endor",
    SINFUL,
    BOTH,
    "At the end of the third turn after this one, all cards in your foe's hand become level 1.",
)
def endor(duel: Duel) -> None:
    duel.wait(3, endor_comes, "The dead of Endor", "all cards in the foe's hand become level 1")


@book.step
def endor_comes(duel: Duel) -> None:
    cards = [card for card in duel.open_cards(duel.foe) if card.face.kind != THING]
    faces = [card.face.but(level=1) for card in cards]
    duel.alter_all(duel.foe, cards, faces, "All cards in {your} hand become level 1.")


@casts("Feral Witch", SINFUL, BOTH, "Your foe discards all Wolves and takes their levels.")
def feral(duel: Duel) -> None:
    wolves = duel.each(duel.of_tribe(duel.foe, WOLF))
    duel.discard_all(wolves)
    duel.hit(duel.foe, sum(card.face.level for card in wolves))


@casts("Witch of the Ancients", SINFUL, BOTH, "Take all Ancient creatures from your foe's hand.")
def ancients(duel: Duel) -> None:
    for card in duel.each(duel.of_power(duel.foe, ANCIENT)):
        duel.take(card, duel.me)


@casts("Witch of Wrath", SINFUL, BOTH, "From now on a lost duel costs 3 more.")
def wrath(duel: Duel) -> None:
    duel.decree(WRATH, value=3)


@casts("Skeletor's Personal Witch", SINFUL, BOTH, "If no Skeleton is in the deck, get Skeletor.")
def skeletor(duel: Duel) -> None:
    if duel.given(all(card.face.tribe != SKELETON for card in duel.deck.cards)):
        duel.bring(duel.me, SKELETOR)


@casts(
    "The Beast's Witch",
    SINFUL,
    BOTH,
    "If you hold 6 or more creatures of level exactly 6, your foe falls to 0 HP.",
)
def beast(duel: Duel) -> None:
    if duel.given(sum(card.face.level == 6 for card in duel.creatures(duel.me)) >= 6):
        duel.fall(duel.foe)


@casts(
    "Witch of the Four Horsemen",
    SINFUL,
    BOTH,
    "Shuffle Pestilence, War, Famine and Death into the deck.",
)
def horsemen(duel: Duel) -> None:
    duel.shuffle_new([brought(rider) for rider in (PESTILENCE, WAR, FAMINE, DEATH)])


@casts("Lilith's Witch", SINFUL, BOTH, "From now on cards of level 6 or more cannot be played.")
def lilith(duel: Duel) -> None:
    duel.decree(LILITH)


@casts(
    "Cannibalistic Witch",
    SINFUL,
    BOTH,
    "From now on, when you win a duel, gain the losing card's base strength.",
)
def cannibalistic(duel: Duel) -> None:
    duel.decree(CANNIBAL, duel.me)


@casts(
    "Richard Witchson",
    SINFUL,
    BOTH,
    "Every witch leaves the game: hands, deck, and any that would come from now on.",
)
def richard(duel: Duel) -> None:
    duel.decree(BANNED)
    for seat in duel.order():
        for card in duel.witches(seat):
            duel.remove(card)
    duel.remove_from_deck([card for card in duel.deck.cards if card.face.is_witch()])


@casts("The Witch Who Stole Grinch", SINFUL, BOTH, "Choose who gets the Grinch.")
def stole_grinch(duel: Duel) -> None:
    duel.ask(who_gets_the_grinch)


@book.question("Who gets the Grinch?")
def who_gets_the_grinch(duel: Duel, seat: int) -> list[Answer]:
    return [give.on(0), give.on(1)]


@book.act("Give the Grinch to {}", of="seat")
def give(duel: Duel, seat: int) -> None:
    duel.bring(seat, GRINCH)


@casts(
    "The Witch of Tantalus", SINFUL, BOTH, "From now on your foe takes 1 for each card they draw."
)
def tantalus(duel: Duel) -> None:
    duel.decree(THIRST, duel.foe)


@casts(
    "Witch of the Last Day",
    SINFUL,
    SECOND,
    "Nobody can lose before Mayhem: below 0 HP the game goes on.",
)
def last_day(duel: Duel) -> None:
    duel.decree(LAST_DAY)
