"""Sinful witches: masters of the dark, levels 7 to 9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer, Card
from bestiary.games.creature_wars.being import (
    ANCIENT,
    DRAGON,
    FIRE,
    GIANT,
    HOLY,
    HORSEMAN,
    NIGHTMARE,
    POWERS,
    SKELETON,
    THING,
    WOLF,
    Being,
)
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.brought import bring, brought
from bestiary.games.creature_wars.lore.compare import most_powerful_first, weakest_first
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, SINFUL, casts
from bestiary.games.creature_wars.lore.standing import lasting, upcoming

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


WRATH: Final = lasting("wrath", "Wrath", "A lost duel costs {n} more.")


@casts("Witch of Wrath", SINFUL, BOTH, "From now on a lost duel costs 3 more.")
def wrath(duel: Duel) -> None:
    duel.decree(WRATH, value=3)


@WRATH.adds_cost
def wrath_costs_more(duel: Duel, seat: int) -> int:
    return duel.total(WRATH, seat)


SKELETOR: Final = bring(
    8,
    "Skeletor",
    "A Skeleton. After his fight another Skeleton of your hand takes his place, and he goes back.",
    9,
    7,
    tribe=SKELETON,
    power=ANCIENT,
)


@casts("Skeletor's Personal Witch", SINFUL, BOTH, "If no Skeleton is in the deck, get Skeletor.")
def skeletor(duel: Duel) -> None:
    if duel.given(all(card.face.tribe != SKELETON for card in duel.deck.cards)):
        duel.bring(duel.me, SKELETOR)


@SKELETOR.fought
def illusion(duel: Duel, seat: int) -> None:
    """Another Skeleton of the hand turns out to have fought instead."""
    others = [card for card in duel.free_creatures(seat) if card.face.tribe == SKELETON]
    if others:
        other = duel.rng.pick(others)
        duel.return_played(seat)
        duel.step_in(seat, other, "It was an illusion: {you} had sent {cards}.")


@casts(
    "The Beast's Witch",
    SINFUL,
    BOTH,
    "If you hold 6 or more creatures of level exactly 6, your foe falls to 0 HP.",
)
def beast(duel: Duel) -> None:
    if duel.given(sum(card.face.level == 6 for card in duel.creatures(duel.me)) >= 6):
        duel.fall(duel.foe)


PESTILENCE: Final = bring(
    10,
    "Pestilence",
    "If it wins, the loser's creatures lose a level.",
    6,
    6,
    tribe=HORSEMAN,
    power=ANCIENT,
)
WAR: Final = bring(
    11, "War", "If it wins, the loser takes 4 more.", 6, 6, tribe=HORSEMAN, power=FIRE
)
FAMINE: Final = bring(
    12,
    "Famine",
    "If it wins, the loser discards 2 random cards.",
    6,
    6,
    tribe=HORSEMAN,
    power=NIGHTMARE,
)
DEATH: Final = bring(
    13, "Death", "If it wins, the loser's HP is halved.", 6, 6, tribe=HORSEMAN, power=HOLY
)


@casts(
    "Witch of the Four Horsemen",
    SINFUL,
    BOTH,
    "Shuffle Pestilence, War, Famine and Death into the deck.",
)
def horsemen(duel: Duel) -> None:
    duel.shuffle_new([brought(rider) for rider in (PESTILENCE, WAR, FAMINE, DEATH)])


@PESTILENCE.wins
def pestilence(duel: Duel) -> None:
    duel.raise_levels(duel.foe, duel.creatures(duel.foe), -1, "Pestilence spreads in {your} hand.")


@WAR.exacts
def war_takes_more(duel: Duel) -> int:
    return 4


@FAMINE.wins
def famine(duel: Duel) -> None:
    duel.discard_random(duel.foe, 2)


@DEATH.wins
def death(duel: Duel) -> None:
    health = duel.hp[duel.foe]
    if health > 1:
        duel.hit(duel.foe, health // 2)


LILITH: Final = lasting("lilith", "Lilith", "Cards of level 6 or more cannot be played.")


@casts("Lilith's Witch", SINFUL, BOTH, "From now on cards of level 6 or more cannot be played.")
def lilith(duel: Duel) -> None:
    duel.decree(LILITH)


@LILITH.forbids
def the_high_refuse(duel: Duel, card: Card[Being]) -> str:
    return "refuses to serve: level 6 or more" if card.face.level >= 6 else ""


CANNIBAL: Final = lasting(
    "cannibal", "Cannibal", "After a duel won, gain the loser's base strength."
)


@casts(
    "Cannibalistic Witch",
    SINFUL,
    BOTH,
    "From now on, when you win a duel, gain the losing card's base strength.",
)
def cannibalistic(duel: Duel) -> None:
    duel.decree(CANNIBAL, duel.me)


@CANNIBAL.wins
def the_loser_is_eaten(duel: Duel, seat: int, won: Card[Being], lost: Card[Being]) -> None:
    duel.heal(seat, lost.face.base)


BANNED: Final = lasting("banned", "War on Witches", "There are no more witches.")


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


@BANNED.bans
def no_more_witches(being: Being) -> bool:
    return being.is_witch()


GRINCH: Final = bring(
    9, "Grinch", "While he is in hand, the cards you draw go into his sack.", 6, 5
)


@casts("The Witch Who Stole Grinch", SINFUL, BOTH, "Choose who gets the Grinch.")
def stole_grinch(duel: Duel) -> None:
    duel.ask(who_gets_the_grinch)


@book.question("Who gets the Grinch?")
def who_gets_the_grinch(duel: Duel, seat: int) -> list[Answer]:
    return [give.on(0), give.on(1)]


@book.act("Give the Grinch to {}", of="seat")
def give(duel: Duel, seat: int) -> None:
    duel.bring(seat, GRINCH)


@GRINCH.catches
def into_the_sack(duel: Duel, seat: int, grinch: Card[Being], drawn: Card[Being]) -> bool:
    duel.say("It goes into the Grinch's sack.", seat)
    duel.hands[seat].replace(grinch.with_attached([*grinch.attached, drawn]))
    return True


THIRST: Final = lasting("thirst", "Eternal thirst", "Take {n} for each card drawn.")


@casts(
    "The Witch of Tantalus", SINFUL, BOTH, "From now on your foe takes 1 for each card they draw."
)
def tantalus(duel: Duel) -> None:
    duel.decree(THIRST, duel.foe)


@THIRST.draws
def thirst_hurts(duel: Duel, seat: int) -> None:
    duel.hit(seat, duel.total(THIRST, seat))


BADEN: Final = upcoming("baden", "Baden", "The next fight about to be lost gets another fighter.")


@casts(
    "Baden's Witch",
    SINFUL,
    BOTH,
    "The next time you are about to lose a fight, your card goes back to hand and your most "
    "powerful creature fights in its place.",
    first_tier=SACRED,
)
def baden(duel: Duel) -> None:
    duel.decree(BADEN, duel.me)


@BADEN.rescues
def the_strongest_steps_in(duel: Duel, seat: int) -> bool:
    others = duel.free_creatures(seat)
    if not others or not duel.spend(BADEN, seat):
        return False
    duel.return_played(seat)
    duel.step_in(seat, most_powerful_first(others)[0], "{You} send{s} {cards} instead.")
    return True


LAST_DAY: Final = lasting(
    "last-day", "Last Day", "Nobody can lose before Mayhem.", nobody_falls=True
)


@casts(
    "Witch of the Last Day",
    SINFUL,
    SECOND,
    "Nobody can lose before Mayhem: below 0 HP the game goes on.",
)
def last_day(duel: Duel) -> None:
    duel.decree(LAST_DAY)
