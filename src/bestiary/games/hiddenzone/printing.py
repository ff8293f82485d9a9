"""How a card is entered in the set: one call that reads like the card.

    creature("em-05", "Ash Runner", HOUND, 1, 200, 150, "direwolf", attacks(boost(THIS, 50, 0)))
    spell("em-41", "Flare", EMBER, 0, "fire-ray", cast(damage(100)))
    equipment("em-51", "Spiked Collar", EMBER, 0, 100, 0, "dog-collar", SLY)

After the icon (a name of the game-icons set) come its flags, texts and auras, in any order. Its
words are made from them, so that a card does what it says.
"""

from __future__ import annotations

from typing import Final

from bestiary.games.hiddenzone.design import (
    AMBUSH,
    CREATURE,
    EQUIPMENT,
    FAMILIES,
    IDLE,
    LEAP,
    PEACEFUL,
    SET,
    SLY,
    SPELL,
    STEADY,
    STRANGER,
    WARDED,
    Design,
)
from bestiary.games.hiddenzone.texts import CAST, TAPS, Text
from bestiary.games.hiddenzone.verbs import Boon, PerCard
from bestiary.trading import Aura

SECTIONS: Final = ("em", "ti", "gr", "du", "da", "al")  # the first letters of the ids, in order

FLAG_WORDS: Final = (
    (AMBUSH, "Ambush: may be played when set down."),
    (STRANGER, "Evolves from any family."),
    (LEAP, "May evolve from two ranks below."),
    (STEADY, "Blocking does not tap {this}."),
    (SLY, "Only creatures of its rank or more can block {this}."),
    (WARDED, "Enemy texts cannot choose {this}."),
    (PEACEFUL, "{This} cannot attack."),
    (IDLE, "{This} cannot block."),
)


def creature(
    id: str, name: str, families: int, rank: int, attack: int, defence: int, icon: str,
    *parts: object,
) -> Design:  # fmt: skip
    civilizations = 0
    for i, (_, civilization) in enumerate(FAMILIES):
        if families & (1 << i):
            civilizations |= civilization
    return enter(id, name, CREATURE, civilizations, families, rank, attack, defence, icon, parts)


def spell(id: str, name: str, civilizations: int, rank: int, icon: str, *parts: object) -> Design:
    return enter(id, name, SPELL, civilizations, 0, rank, 0, 0, icon, parts)


def equipment(
    id: str, name: str, civilizations: int, rank: int, attack: int, defence: int, icon: str,
    *parts: object,
) -> Design:  # fmt: skip
    return enter(id, name, EQUIPMENT, civilizations, 0, rank, attack, defence, icon, parts)


def enter(
    id: str, name: str, sort: int, civilizations: int, families: int, rank: int, attack: int,
    defence: int, icon: str, parts: tuple[object, ...],
) -> Design:  # fmt: skip
    flags = 0
    texts: list[Text] = []
    auras: list[Aura] = []
    for part in parts:
        if isinstance(part, int):
            flags |= part
        elif isinstance(part, Text):
            texts.append(part)
        elif isinstance(part, Aura):
            auras.append(part)
        else:
            raise TypeError(f"{id}: {part!r} is neither a flag nor a text nor an aura")
    tapping = [text for text in texts if text.moment == TAPS]
    if len(tapping) > 1 or (tapping and sort != CREATURE):
        raise ValueError(f"{id}: only a creature can be tapped for a text, and for one")
    if sort == SPELL and (len(texts) != 1 or texts[0].moment != CAST):
        raise ValueError(f"{id}: a spell has one text, and it is cast")
    design = Design(
        origin_of(id), id, name, sort, civilizations, families, rank, attack, defence, icon,
        flags, texts, auras,
    )  # fmt: skip
    design.words = words_of(design)
    return SET.enter(design)


def origin_of(id: str) -> int:
    """The number of a card in the set, from its id: "em-05" is 105."""
    section, _, number = id.partition("-")
    return 100 * (1 + SECTIONS.index(section)) + int(number)


def words_of(design: Design) -> str:
    """The card's text: its flags, its auras, and its texts."""
    this = "the bearer" if design.sort == EQUIPMENT else "it"
    parts: list[str] = []
    for flag, words in FLAG_WORDS:
        if design.flags & flag:
            said = words.replace("{this}", this)
            parts.append(said.replace("{This}", this[0].upper() + this[1:]))
    for aura in design.auras:
        if isinstance(aura, Boon | PerCard):
            parts.append(aura.words())
    for text in design.texts:
        parts.append(text.words(this))
    return " ".join(parts)
