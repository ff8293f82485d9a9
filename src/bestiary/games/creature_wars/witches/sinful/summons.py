"""Sinful witches that summon Skeletor, the Four Horsemen and the Grinch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer, Card
from bestiary.games.creature_wars.being import (
    ANCIENT,
    FIRE,
    HOLY,
    HORSEMAN,
    NIGHTMARE,
    SKELETON,
    Being,
)
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.brought import bring, brought
from bestiary.games.creature_wars.lore.roster import BOTH, SINFUL, casts

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


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
