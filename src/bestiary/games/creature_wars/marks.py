"""Marks: what can lie on a card, and what each tells a player.

A mark that limits what a face-down card can be (``fits``) is for those who do not know the card;
the others see the card itself.
"""

from typing import Final

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
DEAR: Final = book.mark("dear", "costs double when it loses")
JUGGED: Final = book.mark("jugged", "must win for the Jug")

SOME_WITCH: Final = book.mark("witch", "a witch", fits=Being.is_witch)
SOME_CREATURE: Final = book.mark("creature", "a creature", fits=Being.is_creature)
SOME_SERPENT: Final = book.mark("serpent", "a Serpent", fits=Being.is_serpent)
