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
    FLAG_WORDS,
    SET,
    SPELL,
    TRAP,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.gifts import UNDER, Gift
from bestiary.games.hiddenzone.design.texts import CAST, EMERGES, TAPS
from bestiary.games.hiddenzone.design.verbs import end_attack, win
from bestiary.trading import Parts, origin_of, words_of

SECTIONS: Final = ("em", "ti", "gr", "du", "da", "al")  # the first letters of the ids, in order


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
    for aura in found.auras:
        if isinstance(aura, Gift):
            aura.give(design)
    for text in found.texts:
        if any(verb.kind is win for verb in text.verbs):
            design.goal = text.condition
    refuse(design)
    if sort == EQUIPMENT:
        design.this = "the bearer"
    said = words_of(design, FLAG_WORDS)
    design.words = " ".join(sorted(said, key=lambda words: words.startswith(UNDER)))  # gifts last
    return SET.enter(design)


def refuse(design: HiddenzoneDesign) -> None:
    """Raise for a card that the rules cannot handle."""
    tapping = [text for text in design.texts if text.moment is TAPS]
    if len(tapping) > 1 or (tapping and design.sort != CREATURE):
        raise ValueError(f"{design.id}: only a creature can be tapped for a text, and for only one")
    if design.sort == SPELL and [text.moment for text in design.texts] != [CAST]:
        raise ValueError(f"{design.id}: a spell has exactly one text, for when it is cast")
    emerging = any(text.moment is EMERGES for text in design.texts)
    if emerging and not design.flags & (AMBUSH | TRAP):
        raise ValueError(f"{design.id}: only a card that can be played when set down emerges")
    if design.sort == SPELL and not design.flags & TRAP and needs_attack(design):
        raise ValueError(f"{design.id}: a spell about an attack is a trap")


def needs_attack(design: HiddenzoneDesign) -> bool:
    """Whether a spell is about an attack that has been declared."""
    verbs = design.texts[0].verbs
    return any(verb.kind is end_attack or "{that}" in verb.words() for verb in verbs)
