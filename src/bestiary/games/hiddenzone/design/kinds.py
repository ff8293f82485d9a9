"""How a card is added to the set: one call that reads like the card.

    creature("em-05", "Ash Runner", HOUND, 1, 250, 150, "direwolf", attacks(boost(THIS, 50, 0)))
    spell("em-41", "Flare", EMBER, 0, "fire-ray", cast(damage(150)))
    equipment("ti-52", "Kelp Cloak", TIDE, 1, 50, 50, "cloak", WARDED)

After the icon (a name in the game-icons set) come its flags, texts and auras, in any order. Its
words are made from them, so a card always does what it says.
"""

from __future__ import annotations

from typing import Final

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    CREATURE,
    EQUIPMENT,
    FAMILIES,
    IDLE,
    LEAP,
    SET,
    SLY,
    SPELL,
    STEADY,
    STRANGER,
    WARDED,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.texts import CAST, TAPS
from bestiary.trading import Parts, origin_of, words_of

SECTIONS: Final = ("em", "ti", "gr", "du", "da", "al")  # the first letters of the ids, in order

FLAG_WORDS: Final = (
    (AMBUSH, "Ambush: may be played when set down."),
    (STRANGER, "Evolves from any family."),
    (LEAP, "May evolve from two ranks below."),
    (STEADY, "Blocking does not tap {this}."),
    (SLY, "Only creatures of {its} rank or more can block {this}."),
    (WARDED, "Enemy texts cannot choose {this}."),
    (IDLE, "{This} cannot block."),
)


def creature(
    id: str, name: str, families: int, rank: int, attack: int, defence: int, icon: str,
    *parts: object,
) -> HiddenzoneDesign:  # fmt: skip
    civilizations = 0
    for i, (_, civilization) in enumerate(FAMILIES):
        if families & (1 << i):
            civilizations |= civilization
    return enter(id, name, CREATURE, civilizations, families, rank, attack, defence, icon, parts)


def spell(
    id: str, name: str, civilizations: int, rank: int, icon: str, *parts: object
) -> HiddenzoneDesign:
    return enter(id, name, SPELL, civilizations, 0, rank, 0, 0, icon, parts)


def equipment(
    id: str, name: str, civilizations: int, rank: int, attack: int, defence: int, icon: str,
    *parts: object,
) -> HiddenzoneDesign:  # fmt: skip
    return enter(id, name, EQUIPMENT, civilizations, 0, rank, attack, defence, icon, parts)


def enter(
    id: str, name: str, sort: int, civilizations: int, families: int, rank: int, attack: int,
    defence: int, icon: str, parts: tuple[object, ...],
) -> HiddenzoneDesign:  # fmt: skip
    found = Parts(id, parts)
    design = HiddenzoneDesign(
        origin=origin_of(id, SECTIONS),
        id=id,
        name=name,
        sort=sort,
        civilizations=civilizations,
        families=families,
        rank=rank,
        attack=attack,
        defence=defence,
        icon=icon,
        flags=found.flags,
        texts=found.texts,
        auras=found.auras,
    )
    refuse(design)
    if sort == EQUIPMENT:
        design.this = "the bearer"
    design.words = " ".join(words_of(design, FLAG_WORDS))
    return SET.enter(design)


def refuse(design: HiddenzoneDesign) -> None:
    """Raise for a card that the rules cannot handle."""
    tapping = [text for text in design.texts if text.moment is TAPS]
    if len(tapping) > 1 or (tapping and design.sort != CREATURE):
        raise ValueError(f"{design.id}: only a creature can be tapped for a text, and for only one")
    if design.sort == SPELL and [text.moment for text in design.texts] != [CAST]:
        raise ValueError(f"{design.id}: a spell has exactly one text, for when it is cast")
