"""Sacred witches that put a mark on a card: a ring, a fuse, ice, death."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer, Card
from bestiary.games.creature_wars.being import FIRE, NIGHTMARE, Being
from bestiary.games.creature_wars.lore import marks
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.marks import (
    ALWAYS_RESTLESS,
    MUST,
    RESTLESS,
    SOME_FIRE,
    mark,
)
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts, escapes, witch
from bestiary.games.creature_wars.witches.sacred.summons import SOME_GIFT

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.turn.outcome import Outcome


RING: Final = mark("ring", "wears the enchanted ring, levels", lasting=True)


wicked = witch(
    "Wicked Witch",
    SACRED,
    BOTH,
    "After she dies or escapes, a random card in your hand gets the enchanted ring: +2 levels. "
    "If its bearer loses a duel, the ring goes to a card in the winner's hand.",
    icon="power-ring",
    flavour="The ring fits whoever is about to lose it.",
)


@wicked.goes
def wicked_leaves_a_ring(duel: Duel) -> None:
    give_ring(duel, duel.me, 2)


def give_ring(duel: Duel, seat: int, levels: int) -> None:
    """The enchanted ring goes to a random card of a hand."""
    cards = duel.hand(seat).cards
    if not cards:
        duel.say("The ring is lost.", seat)
        return
    card = duel.rng.pick(cards)
    duel.lift(card.with_mark(RING, levels), levels, "The ring finds a bearer: {cards}.")


@marks.duels(RING)
def pass_the_ring(duel: Duel, seat: int, card: Card[Being], outcome: Outcome) -> None:
    """The bearer has lost: the ring and its levels go to the winner's hand."""
    if outcome.fell(seat) and outcome.winner == 1 - seat:
        levels = card.mark(RING)
        fallen = duel.discard.find(card.id)
        if fallen is not None:
            duel.lift(fallen.without_mark(RING), -levels, "The ring slips off: {cards}.")
        give_ring(duel, 1 - seat, levels)


FUSE: Final = mark("fuse", "explodes at the end of turn", hand_only=True, restless=ALWAYS_RESTLESS)


@casts(
    "Sun Witch",
    SACRED,
    SECOND,
    "Nightmares and witches in both hands are shuffled into the deck. Fire creatures in both "
    "hands gain 3 levels, but explode in their holder's face unless played within 2 turns.",
    icon="sun-priest",
    flavour="Wear a hat. Stand back. Further.",
)
def sun(duel: Duel) -> None:
    cards = duel.both_hands()
    shy = [card for card in cards if card.face.power == NIGHTMARE or card.face.is_witch()]
    if shy:
        duel.shuffle_in(shy)
    for seat in duel.order():
        fires = [with_fuse(card, duel.turn + 2) for card in duel.of_power(seat, FIRE)]
        duel.raise_levels(seat, fires, 3, "{Your} Fire creatures gain 3 levels and a fuse.")


def with_fuse(card: Card[Being], turn: int) -> Card[Being]:
    """The card, to explode at the end of that turn unless it has a fuse already. Everybody sees
    that it is a Fire creature, which says more than that it was a gift."""
    lit = card if card.mark(FUSE) >= 0 else card.with_mark(FUSE, turn)
    return lit.without_mark(SOME_GIFT).with_mark(SOME_FIRE, 0)


@marks.ends(FUSE)
def explode(duel: Duel, seat: int, card: Card[Being]) -> bool:
    if card.mark(FUSE) != duel.turn:
        return False
    duel.discard_card(card, "{cards} explodes in {your} hand.")
    duel.hit(seat, card.face.base, cause=card)
    return True


@casts(
    "Witch of Slothing",
    SACRED,
    BOTH,
    "2 random cards in your foe's hand can never be played and never rally.",
    icon="sloth",
    flavour="Tomorrow, she promises. Or the day after.",
)
def slothing(duel: Duel) -> None:
    for card in duel.some(duel.hand(duel.foe).cards, 2):
        duel.freeze(card, rallies_too=True)


# Only the Grim Witch's player sees it.
DOOMED: Final = mark("doomed", "marked for death", dooms=True)


@casts(
    "Grim Witch",
    SACRED,
    BOTH,
    "A random creature in your foe's hand is marked, and only you see which. When played, it dies "
    "before the fight.",
    icon="death-note",
    flavour="She has a little list. You may read it over her shoulder.",
)
def grim(duel: Duel) -> None:
    for card in duel.some(duel.creatures(duel.foe)):
        duel.say("One of {your} creatures is marked for death.", duel.foe)
        duel.mark_for_me(card, DOOMED, "Death comes for {cards}.")


@escapes(
    "Seductive Witch",
    SACRED,
    BOTH,
    "If she escapes a creature, your foe must play it again next turn.",
    icon="lipstick",
    flavour="It went home and could think of nothing else.",
)
def seductive(duel: Duel) -> None:
    for card in duel.escaped_from():
        duel.mark(card, MUST, duel.turn + 1)
        duel.record("mark", "{cards} must be played next turn.", duel.foe, [card])


@casts(
    "Charlotte's Witch",
    SACRED,
    BOTH,
    "A random card in your foe's hand can never be played.",
    icon="spider-web",
    flavour="SOME CARD, says the web.",
)
def charlotte(duel: Duel) -> None:
    for card in duel.some(duel.hand(duel.foe).cards):
        duel.freeze(card)


@escapes(
    "Medusa's Witch",
    SACRED,
    BOTH,
    "If she escapes a creature, it can never be played again and never rallies.",
    icon="medusa-head",
    flavour="Hold that pose.",
)
def medusa(duel: Duel) -> None:
    for card in duel.escaped_from():
        duel.freeze(card, rallies_too=True)


# Only the card's holder sees it.
FICKLE: Final = mark("fickle", "changes level every turn", restless=RESTLESS, lasting=True)


@casts(
    "Emily's Hiding Witch",
    SACRED,
    SECOND,
    "Choose a creature you hold: at the start of each turn in hand its level is 1 to 6 at random.",
    icon="hidden",
    flavour="Ninety-eight, ninety-nine... ready or not.",
)
def emily(duel: Duel) -> None:
    duel.pose(whom_to_hide)


@book.question("Which creature shall play hide and seek?")
def whom_to_hide(duel: Duel, seat: int) -> list[Answer]:
    return [hide.on(card.id) for card in duel.creatures(seat)]


@book.act("Let {} hide", of="card")
def hide(duel: Duel, card: int) -> None:
    duel.mark_for_me(duel.held(card), FICKLE, "{cards} hides.")


@marks.starts(FICKLE)
def change_level(duel: Duel, seat: int, card: Card[Being]) -> Card[Being]:
    card = duel.also_known(card, FICKLE, seat)
    return duel.alter_quietly(card, card.face.but(level=duel.rng.between(1, 6)))
