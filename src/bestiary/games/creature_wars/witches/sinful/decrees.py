"""Sinful witches whose rules last for the rest of the game, or until the next fight is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Card
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.compare import most_powerful_first
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, SINFUL, casts
from bestiary.games.creature_wars.lore.standing_rules import lasting, upcoming

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


WRATH: Final = lasting("wrath", "Wrath", "A lost duel costs {n} more.")


@casts(
    "Witch of Wrath",
    SINFUL,
    BOTH,
    "From now on a lost duel costs 3 more.",
    icon="eruption",
    flavour="Count to ten? She starts with three.",
)
def wrath(duel: Duel) -> None:
    duel.decree(WRATH, value=3)


@WRATH.adds_cost
def wrath_costs_more(duel: Duel, seat: int) -> int:
    return duel.total(WRATH, seat)


LILITH: Final = lasting("lilith", "Lilith", "Cards of level 6 or more cannot be played.")


@casts(
    "Lilith's Witch",
    SINFUL,
    BOTH,
    "From now on cards of level 6 or more cannot be played.",
    icon="uprising",
    flavour="She said no first, and it has caught on.",
)
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
    icon="cauldron",
    flavour="She'd love to have you for dinner.",
)
def cannibalistic(duel: Duel) -> None:
    duel.decree(CANNIBAL, duel.me)


@CANNIBAL.wins
def the_loser_is_eaten(duel: Duel, seat: int, won: Card[Being], lost: Card[Being]) -> None:
    duel.heal(seat, lost.face.base, f"from {CANNIBAL.label}")


BANNED: Final = lasting("banned", "War on Witches", "There are no more witches.")


@casts(
    "Richard Witchson",
    SINFUL,
    BOTH,
    "Every witch leaves the game: hands, deck, and any that would come from now on.",
    icon="audio-cassette",
    flavour="I am not a witch.",
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


THIRST: Final = lasting("thirst", "Eternal thirst", "Take {n} for each card drawn.")


@casts(
    "The Witch of Tantalus",
    SINFUL,
    BOTH,
    "From now on your foe takes 1 for each card they draw.",
    icon="fruit-tree",
    flavour="So near. A little nearer. There, all gone.",
)
def tantalus(duel: Duel) -> None:
    duel.decree(THIRST, duel.foe)


@THIRST.draws
def thirst_hurts(duel: Duel, seat: int) -> None:
    duel.hit(seat, duel.total(THIRST, seat), f"from {THIRST.label}")


BADEN: Final = upcoming("baden", "Baden", "The next fight about to be lost gets another fighter.")


@casts(
    "Baden's Witch",
    SINFUL,
    BOTH,
    "The next time you are about to lose a fight, your card goes back to hand and your most "
    "powerful creature fights in its place.",
    first_tier=SACRED,
    icon="switch-weapon",
    flavour="There is always somebody bigger behind the curtain.",
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
    icon="empty-hourglass",
    flavour="Nobody goes home until the furniture is broken.",
)
def last_day(duel: Duel) -> None:
    duel.decree(LAST_DAY)
