"""What a card is about, read off the card itself: souls, being set down, answering an attack."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    CREATURE,
    LINGERS,
    SPELL,
    STATS,
    TRAP,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.gifts import Gift
from bestiary.games.hiddenzone.design.picks import HIDDENZONE, SOUL, SOULS, HiddenzonePick
from bestiary.games.hiddenzone.design.texts import BELOW, EMERGES, SETS
from bestiary.games.hiddenzone.design.verbs import (
    destroy,
    devolve,
    feed,
    hide,
    hide_top,
    recover,
    settle,
    starve,
)
from bestiary.trading import bounce

OF_SOULS = (devolve, starve, feed, settle)
OF_HIDING = (hide, hide_top, recover)
ANSWERS = (destroy, bounce, devolve, STATS)


def picks(card: HiddenzoneDesign) -> Iterator[HiddenzonePick]:
    """The picks of its texts, conditions, verbs and auras."""
    found: list[object] = [aura.pick for aura in card.auras]
    for text in card.texts:
        found += [text.pick, getattr(text.condition, "pick", None)]
        for verb in text.verbs:
            found += [
                getattr(verb, "each", None),
                getattr(getattr(verb, "whom", None), "group", None),
            ]
    return (pick for pick in found if isinstance(pick, HiddenzonePick))


def kinds(card: HiddenzoneDesign) -> set[object]:
    return {verb.kind for text in card.texts for verb in text.verbs}


def is_about_souls(card: HiddenzoneDesign) -> bool:
    return (
        card.flags & LINGERS != 0
        or any(isinstance(aura, Gift) for aura in card.auras)
        or any(text.moment is BELOW for text in card.texts)
        or any(kind in kinds(card) for kind in OF_SOULS)
        or any(pick.place in (SOUL, SOULS) or pick.evolved for pick in picks(card))
    )


def is_about_hiding(card: HiddenzoneDesign) -> bool:
    return (
        card.flags & (TRAP | AMBUSH) != 0
        or any(text.moment in (EMERGES, SETS) for text in card.texts)
        or any(kind in kinds(card) for kind in OF_HIDING)
        or any(pick.place == HIDDENZONE for pick in picks(card))
    )


def is_worth_setting_down(card: HiddenzoneDesign) -> bool:
    """Traps, creatures that ambush, and spells that can turn an attack."""
    if card.flags & (TRAP | AMBUSH):
        return True
    return card.sort == SPELL and any(kind in kinds(card) for kind in ANSWERS)


def rules(card: HiddenzoneDesign) -> tuple[object, ...]:
    """All that matters in play but its civilization and family."""
    numbers = () if card.sort == SPELL else (int(card.attack), int(card.defence))
    return int(card.sort), int(card.rank), *numbers, card.words


def is_small(card: HiddenzoneDesign) -> bool:
    return card.sort == CREATURE and card.rank == 0
