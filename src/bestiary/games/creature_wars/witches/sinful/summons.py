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
    icon="skull-staff",
    flavour="You'd have beaten him, if that had been him.",
)


@casts(
    "Skeletor's Personal Witch",
    SINFUL,
    BOTH,
    "If no Skeleton is in the deck, get Skeletor.",
    icon="notebook",
    flavour="Takes dictation. Curses, mainly.",
)
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
    icon="plague-doctor-profile",
    flavour="Do cover your mouth.",
)


WAR: Final = bring(
    11,
    "War",
    "If it wins, the loser takes 4 more.",
    6,
    6,
    tribe=HORSEMAN,
    power=FIRE,
    icon="mounted-knight",
    flavour="Brings four more to every argument.",
)


FAMINE: Final = bring(
    12,
    "Famine",
    "If it wins, the loser discards 2 random cards.",
    6,
    6,
    tribe=HORSEMAN,
    power=NIGHTMARE,
    icon="scales",
    flavour="What's for supper? Nothing, and then nothing again.",
)


DEATH: Final = bring(
    13,
    "Death",
    "If it wins, the loser keeps half of the HP that the duel has left, rounded up.",
    6,
    6,
    tribe=HORSEMAN,
    power=HOLY,
    icon="grim-reaper",
    flavour="Takes half now. There is no hurry.",
)


@casts(
    "Witch of the Four Horsemen",
    SINFUL,
    BOTH,
    "Shuffle Pestilence, War, Famine and Death into the deck. Each is Lvl.6, of base strength 6, "
    "and does more harm if it wins.",
    icon="cloaked-figure-on-horseback",
    flavour="They were only out for a ride.",
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
    9,
    "Grinch",
    "While he is in hand, the cards you draw go into his sack. It opens when he leaves your hand "
    "for good: if he lost a duel its cards are lost with him, otherwise they are yours.",
    6,
    5,
    icon="troll",
    flavour="It isn't that he hates presents. He hates yours.",
)


@casts(
    "The Witch Who Stole Grinch",
    SINFUL,
    BOTH,
    "Choose who gets the Grinch: Lvl.6, base strength 5, no type. While he is in hand, the cards "
    "drawn go into his filthy sack.",
    icon="robber",
    flavour="She only wanted the sack.",
)
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
    duel.hand(seat).replace(grinch.with_attached([*grinch.attached, drawn]))
    return True
