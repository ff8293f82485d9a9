"""Sacred witches that do something while they are in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Card
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, ends, starts, witch

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@starts(
    "Wiccan Little",
    SACRED,
    BOTH,
    "Each turn in hand: one time in 6 she panics, and then one time in 2 the sky falls: both "
    "Empires take 3.",
    icon="chicken",
    flavour="The sky is falling! Probably! Any minute!",
)
def wiccan(duel: Duel) -> None:
    if duel.one_time_in(6):
        duel.whisper("Wiccan Little panics: something fell on her head!")
        if duel.one_time_in(2):
            duel.say("The sky is falling!")
            for seat in duel.order():
                duel.hit(seat, 3)


@ends(
    "Chiquita Witch",
    SACRED,
    SECOND,
    "In hand, at the end of each turn: your creatures gain a level; then each of level 5 or more "
    "hits you for its base strength and is discarded.",
    icon="banana-bunch",
    flavour="Ripe on Thursday, sorry by Friday.",
)
def chiquita(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.creatures(duel.me), 1, "")
    for card in duel.creatures(duel.me):
        if card.face.level >= 5:
            duel.discard_card(card, "{cards} turns sour in {your} hand.")
            duel.hit(duel.me, card.face.base, cause=card)


vegetable_mask = witch(
    "Vegetable Mask Witch",
    SACRED,
    SECOND,
    "In hand, at the end of each turn: she loses a level; at level 0 she is discarded and you "
    "draw 2. If she wins a duel or escapes from a card, discard your hand.",
    icon="pumpkin-mask",
    flavour="Best before the end of this turn.",
)


@vegetable_mask.ends
def mask_rots(duel: Duel) -> None:
    card = duel.held(duel.subject)
    card = duel.alter_quietly(card, card.face.but(level=max(0, card.face.level - 1)))
    if card.face.level == 0:
        duel.discard_card(card)
        duel.draw(duel.me, 2)


@vegetable_mask.escapes
def mask_wins(duel: Duel) -> None:
    if duel.previous.card_of(duel.foe):  # there is nothing to win against a pass
        duel.discard_hand(duel.me)


straw_witch = witch(
    "Straw Witch",
    SACRED,
    SECOND,
    "In hand: you may not play creatures, and they gain a level at the end of each turn.",
    idle=True,
    icon="round-straw-bale",
    flavour="Nobody leaves until everybody has grown a bit.",
)


@straw_witch.ends
def straw(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.creatures(duel.me), 1, "")


@straw_witch.holds_back
def straw_keeps_creatures_home(duel: Duel, seat: int, card: Card[Being]) -> str:
    return "waits: a Straw Witch is in your hand" if card.face.is_creature() else ""
