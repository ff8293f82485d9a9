"""Marks: what can lie on a card, and what each tells a player.

A mark that limits what a face-down card can be (``fits``) is for those who do not know the card;
the others see the card itself.
"""

from typing import Final

from bestiary.engine import EVERYBODY, Card, Mark
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore import book

COOLDOWN: Final = book.mark("cooldown", "rests, turns")
FROZEN: Final = book.mark("frozen", "can never be played")
MUST: Final = book.mark("must", "must be played")  # on that turn; 0: before any other card
FUSE: Final = book.mark("fuse", "explodes at the end of turn")
WRAPPED: Final = book.mark("wrapped", "a gift, opens on turn")
RING: Final = book.mark("ring", "wears the enchanted ring, levels")
DOOMED: Final = book.mark("doomed", "marked for death")  # only the Grim Witch's player sees it
FICKLE: Final = book.mark("fickle", "changes level every turn")  # only its holder sees it
GIFT: Final = book.mark("gift", "falls to level 1 unless played on turn")
DEAR: Final = book.mark("dear", "costs more when it loses, times")
JUGGED: Final = book.mark("jugged", "must win for the Jug")
ON_OFFER: Final = book.mark("offer", "may be chosen")

SOME_WITCH: Final = book.mark("witch", "a witch", fits=Being.is_witch)
SOME_CREATURE: Final = book.mark("creature", "a creature", fits=Being.is_creature)
SOME_SERPENT: Final = book.mark("serpent", "a Serpent", fits=Being.is_serpent)
SOME_DRAGON: Final = book.mark("dragon", "a Dragon", fits=Being.is_dragon)
SOME_GIFT: Final = book.mark("present", "a creature or a Coal", fits=Being.is_gift)


def in_the_duel(card: Card[Being]) -> Card[Being]:
    """The card as it goes into a duel: what only meant the hand falls off, the rest all see."""
    if not card.marks:
        return card
    return card.with_marks(
        [
            Mark(mark.kind, mark.value, EVERYBODY)
            for mark in card.marks
            if mark.kind not in (MUST, GIFT, FUSE, COOLDOWN) and mark.kind.fits is None
        ]
    )
