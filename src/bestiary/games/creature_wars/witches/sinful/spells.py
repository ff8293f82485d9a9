"""Sinful witches whose spells strike at once, and one that takes three turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.games.creature_wars.being import ANCIENT, DRAGON, GIANT, POWERS, THING, WOLF
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.compare import weakest_first
from bestiary.games.creature_wars.lore.roster import BOTH, SINFUL, casts

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@casts(
    "Cataclysmic Witch",
    SINFUL,
    BOTH,
    "The top half of the deck, rounded up, is discarded.",
    first_name="Apocalyptic Witch",
    icon="exploding-planet",
    flavour="Half a world ought to be enough for anybody.",
)
def cataclysmic(duel: Duel) -> None:
    duel.discard_from_deck((len(duel.deck.cards) + 1) // 2)


@casts(
    "Titanfall Witch",
    SINFUL,
    BOTH,
    "If you hold 3 or more Giants, discard your 3 weakest and your foe takes 10.",
    icon="quake-stomp",
    flavour="Timber!",
)
def titanfall(duel: Duel) -> None:
    if duel.given(len(duel.of_tribe(duel.me, GIANT)) >= 3):
        duel.discard_all(weakest_first(duel.of_tribe(duel.me, GIANT))[:3])
        duel.hit(duel.foe, 10)


@casts(
    "Tiamat's Witch",
    SINFUL,
    BOTH,
    "If you hold a Dragon of each type, your foe falls to 0 HP.",
    icon="hydra",
    flavour="Four heads are better than one, and far worse for you.",
)
def tiamat(duel: Duel) -> None:
    powers = {card.face.power for card in duel.of_tribe(duel.me, DRAGON)}
    if duel.given(powers.issuperset(range(len(POWERS)))):
        duel.fall(duel.foe)


@casts(
    "Witch of Endor",
    SINFUL,
    BOTH,
    "At the end of the third turn after this one, all cards in your foe's hand become level 1.",
    icon="candle-skull",
    flavour="Gave three turns' notice. Few prophets do.",
)
def endor(duel: Duel) -> None:
    duel.wait(3, endor_comes, "The dead of Endor", "all cards in the foe's hand become level 1")


@book.step
def endor_comes(duel: Duel) -> None:
    cards = [card for card in duel.open_cards(duel.foe) if card.face.kind != THING]
    faces = [card.face.but(level=1) for card in cards]
    duel.alter_all(duel.foe, cards, faces, "All cards in {your} hand become level 1.")


@casts(
    "Feral Witch",
    SINFUL,
    BOTH,
    "Your foe discards all Wolves and takes their levels.",
    icon="bestial-fangs",
    flavour="Who's a good boy? Nobody. Not any more.",
)
def feral(duel: Duel) -> None:
    wolves = duel.each(duel.of_tribe(duel.foe, WOLF))
    duel.discard_all(wolves)
    duel.hit(duel.foe, sum(card.face.level for card in wolves))


@casts(
    "Witch of the Ancients",
    SINFUL,
    BOTH,
    "Take all Ancient creatures from your foe's hand.",
    icon="dolmen",
    flavour="They heard their name called. It was older than yours.",
)
def ancients(duel: Duel) -> None:
    for card in duel.each(duel.of_power(duel.foe, ANCIENT)):
        duel.take(card, duel.me)


@casts(
    "The Beast's Witch",
    SINFUL,
    BOTH,
    "If you hold 6 or more creatures of level exactly 6, your foe falls to 0 HP.",
    icon="daemon-skull",
    flavour="Six sixes. She checks twice.",
)
def beast(duel: Duel) -> None:
    if duel.given(sum(card.face.level == 6 for card in duel.creatures(duel.me)) >= 6):
        duel.fall(duel.foe)
