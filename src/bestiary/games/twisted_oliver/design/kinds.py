"""How a card is added to the set: one call that reads like the card.

    orb("og-01", "Red Orb", "0", "fire-gem", calls(energy(1, RED)), sacks(energy(3, RED)))
    creature("og-11", "Wolverine", "1R1Y", "60:2/1:2", "wolverine-claws")
    equip("og-13", "Shield", "2R", "0:0/2", "shield")
    spell("og-12", "Adrenaline", "2Y", AUGMENT, "heart-beats", cast(anybodys(), grow(IT, 30, 0, 0)))
    spell("la-63", "Rust", "2L", AUGMENT | INFINITY, "rusty-sword", theirs(), stats="0:-2/0")

After the cost come a battler's numbers, ``speed:attack/defence:reward`` (for an equip or a lasting
augment what it adds: ``speed:attack/defence``), or a spell's properties; then an icon (a name in
the game-icons set), and its flags, texts and auras in any order. Its words are made from them, so
a card always does what it says.
"""

from __future__ import annotations

import re
from typing import Final

from bestiary.games.twisted_oliver.design.card import (
    AUGMENT,
    BAUBLE,
    BREAKABLE,
    BULWARK,
    COUNTER,
    CREATURE,
    ELUSIVE,
    EQUIP,
    LEGENDARY,
    ORB,
    PEACEFUL,
    QUICK,
    SET,
    SLOTS,
    SNEAKY,
    SPELL,
    STUNNING,
    TRAP,
    VALUABLE,
    WALL,
    WARDED,
    WARRIOR,
    OliverDesign,
)
from bestiary.games.twisted_oliver.design.picks import yours
from bestiary.games.twisted_oliver.design.texts import CALL, CAST, text_of, uses_of
from bestiary.games.twisted_oliver.design.verbs import Energy
from bestiary.games.twisted_oliver.energy.counts import COUNT, cost
from bestiary.games.twisted_oliver.energy.price import Price
from bestiary.trading import Parts, origin_of, words_of

SECTIONS: Final = ("og", "re", "or", "ye", "gr", "bl", "vi", "wh", "la", "cl")  # of the ids
BEARERS: Final = yours()
STATS: Final = re.compile(r"(-?\d+):(-?\d+)/(-?\d+)(?::(\d+))?")

FLAG_WORDS: Final = (
    (BREAKABLE, "Can be attacked."),
    (QUICK, "Quick: strikes first, whatever its speed."),
    (STUNNING, "Who is struck by {this} does not strike back."),
    (BULWARK, "Bulwark: enemies can attack only bulwarks."),
    (SNEAKY, "May attack directly past battlers."),
    (ELUSIVE, "Only battlers at least as fast can attack {this}."),
    (WARDED, "Enemy texts cannot choose {this}."),
    (PEACEFUL, "{This} cannot attack."),
)


def orb(id: str, name: str, price: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, ORB, 0, price, "0:0/0", icon, parts)


def bauble(id: str, name: str, price: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, BAUBLE, 0, price, "0:0/0", icon, parts)


def valuable(id: str, name: str, price: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, VALUABLE, 0, price, "0:0/0", icon, parts)


def equip(id: str, name: str, price: str, stats: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, EQUIP, 0, price, stats, icon, parts)


def creature(id: str, name: str, price: str, stats: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, CREATURE, 0, price, stats, icon, parts)


def warrior(id: str, name: str, price: str, stats: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, WARRIOR, 0, price, stats, icon, parts)


def wall(id: str, name: str, price: str, stats: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, WALL, 0, price, stats, icon, parts)


def legendary(
    id: str, name: str, price: str, stats: str, icon: str, *parts: object, title: str = "",
    slots: int = SLOTS[LEGENDARY],
) -> OliverDesign:  # fmt: skip
    """Its title is its name, unless several cards share one."""
    return enter(id, name, LEGENDARY, 0, price, stats, icon, parts, title or name, slots)


def spell(
    id: str, name: str, price: str, properties: int, icon: str, *parts: object,
    stats: str = "0:0/0",
) -> OliverDesign:  # fmt: skip
    """``properties``: LEGEND, AUGMENT and INFINITY; a mundane instant field spell has none."""
    return enter(id, name, SPELL, properties, price, stats, icon, parts)


def trap(id: str, name: str, price: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, TRAP, 0, price, "0:0/0", icon, parts)


def counter(id: str, name: str, price: str, icon: str, *parts: object) -> OliverDesign:
    return enter(id, name, COUNTER, 0, price, "0:0/0", icon, parts)


def enter(
    id: str, name: str, sort: int, properties: int, price: str, stats: str, icon: str,
    parts: tuple[object, ...], title: str = "", slots: int = -1,
) -> OliverDesign:  # fmt: skip
    found = Parts(id, parts)
    numbers = STATS.fullmatch(stats)
    if numbers is None:
        raise ValueError(f"{id}: '{stats}': write speed:attack/defence:reward, like 60:2/1:2")
    speed, attack, defence, reward = (int(number or 0) for number in numbers.groups())
    design = OliverDesign(
        origin=origin_of(id, SECTIONS),
        id=id,
        name=name,
        sort=sort,
        properties=properties,
        price=Price(cost(price)),
        speed=speed,
        attack=attack,
        defence=defence,
        reward=reward,
        bounty=0,
        slots=SLOTS[sort] if slots < 0 else slots,
        title=title,
        icon=icon,
        flags=found.flags,
        texts=found.texts,
        auras=found.auras,
    )
    aim = BEARERS if sort == EQUIP else found.pick
    if sort in (SPELL, COUNTER) and design.texts and design.texts[0].moment is CAST:
        aim = design.texts[0].pick
    if aim is not None and not aim.search:  # a search chooses later
        design.aim = aim
    refuse(design)
    if design.is_borne():
        design.this = "the bearer"
    design.words = " ".join(all_words(design))
    note_energy(design)
    design.uses = uses_of(design)
    design.watches = any(not text.is_own() for text in design.texts)
    return SET.enter(design)


def refuse(design: OliverDesign) -> None:
    """Raise for a card that the rules cannot handle."""
    casts = [text for text in design.texts if text.moment is CAST]
    if design.is_spell() and not design.stays():
        if len(design.texts) != 1 or not casts:
            raise ValueError(f"{design.id}: an instant has exactly one text, for when it is cast")
        answers = text_of(design, 0).occasions != 0
        if answers != (design.sort in (TRAP, COUNTER)):
            raise ValueError(f"{design.id}: traps and counters answer, and no other card does")
        if design.sort == SPELL and (design.properties & AUGMENT == 0) != (casts[0].pick is None):
            raise ValueError(f"{design.id}: an augment chooses one card, and a field spell none")
    elif design.is_borne() != (design.aim is not None):
        raise ValueError(
            f"{design.id}: equips and lasting augments have a bearer, nothing else does"
        )
    elif casts:
        raise ValueError(f"{design.id}: what stays in play is not cast")
    if design.sort == COUNTER and not any(design.cost):
        raise ValueError(f"{design.id}: with a free counter, players would always have to be asked")
    if len(design.texts) > 8:
        raise ValueError(f"{design.id}: a card has at most 8 texts")


def note_energy(design: OliverDesign) -> None:
    """Note which energy the card is about, and whether it can be called for energy alone."""
    for kind in range(COUNT):
        if design.cost[kind]:
            design.kinds |= 1 << kind
    texts = [text_of(design, number) for number in range(len(design.texts))]
    calls = [text for text in texts if text.moment is CALL and text.is_own()]
    for text in calls:
        for verb in text.verbs:
            if isinstance(verb, Energy):
                design.kinds |= 1 << verb.energy
    if len(calls) == 1 and design.sort in (ORB, BAUBLE, VALUABLE):
        text = calls[0]
        verb = text.verbs[0]
        plain = text.price is None and text.condition is None and len(text.verbs) == 1
        if plain and isinstance(verb, Energy) and verb.each is None:
            design.gives = verb.energy
            design.yields = verb.number


def all_words(design: OliverDesign) -> list[str]:
    """The card's text: its slots, title and bearer if unusual, and the rest."""
    said: list[str] = []
    if design.is_battler() and design.slots != SLOTS[design.sort]:
        said.append(f"Has {design.slots} slots for equips.")
    if design.title not in ("", design.name):
        said.append(f"Title: {design.title}.")
    if design.is_borne() and design.sort != EQUIP and design.aim is not None:
        said.append(f"Goes on {design.aim.one()}.")
    return said + words_of(design, FLAG_WORDS)
