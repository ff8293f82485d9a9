"""The roster: all witches, each with her tier, her editions, her text and her picture.

A witch is a decorator and a few lines:

    @dies(
        "Angry Witch",
        LESSER,
        BOTH,
        "If she dies, your foe discards a random card.",
        icon="angry-eyes",
        flavour="Slams doors. Other people's, mostly.",
    )
    def angry(duel: Duel) -> None:
        duel.discard_random(duel.foe)

``casts``, ``dies``, ``escapes``, ``starts`` and ``ends`` say when the function runs (see card.py).
A witch with several is added with one of them or with ``witch``, and gets the others from its own
decorators (``@madcap.dies``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bestiary.games.creature_wars.lore.card import BY_POWER, Lore, register

if TYPE_CHECKING:
    from bestiary.games.creature_wars.lore.card import Effect

LESSER: Final = 0
SACRED: Final = 1
SINFUL: Final = 2
TIERS: Final = ("Lesser", "Sacred", "Sinful")

BOTH: Final = ("first", "second")
SECOND: Final = ("second",)

ICON: Final = "witch-face"  # of a witch without a picture of her own

ROSTER: Final[list[Witch]] = []


class Witch(Lore):
    """One witch. Her name, tier and text can differ between editions; her key never does."""

    def __init__(
        self,
        key: str,
        name: str,
        tier: int,
        editions: tuple[str, ...],
        text: str,
        fate: int,
        first_name: str,
        first_tier: int,
        first_text: str,
        icon: str,
        flavour: str,
    ) -> None:
        super().__init__(key, name, text, fate, icon, flavour)
        self.tier = tier
        self.editions = editions
        self.first_name = first_name
        self.first_tier = first_tier
        self.first_text = first_text
        self.in_the_rulebooks = False

    def name_in(self, edition: str) -> str:
        return self.first_name if edition == "first" else self.name

    def tier_in(self, edition: str) -> int:
        return self.first_tier if edition == "first" else self.tier

    def text_in(self, edition: str) -> str:
        return self.first_text if edition == "first" else self.text


def witch(
    name: str,
    tier: int,
    editions: tuple[str, ...],
    text: str,
    fate: int = BY_POWER,
    first_name: str = "",
    first_tier: int = -1,
    first_text: str = "",
    idle: bool = False,
    icon: str = ICON,
    flavour: str = "",
) -> Witch:
    """Add a witch to the roster. The first edition says Kinship for Tribe."""
    letters = [letter.lower() if letter.isalnum() else " " for letter in name.replace("'", "")]
    key = "-".join("".join(letters).split())
    tier_then = tier if first_tier < 0 else first_tier
    new = Witch(
        key,
        name,
        tier,
        editions,
        text,
        fate,
        first_name or name,
        tier_then,
        first_text or text.replace("Tribe", "Kinship"),
        icon,
        flavour,
    )
    new.idle = idle
    register(new)
    ROSTER.append(new)
    return new


def casts(
    name: str,
    tier: int,
    editions: tuple[str, ...],
    text: str,
    first_name: str = "",
    first_tier: int = -1,
    first_text: str = "",
    icon: str = ICON,
    flavour: str = "",
) -> Callable[[Effect], Lore]:
    """A witch whose spell works when she is played."""
    return witch(
        name,
        tier,
        editions,
        text,
        BY_POWER,
        first_name,
        first_tier,
        first_text,
        icon=icon,
        flavour=flavour,
    ).casts


def dies(
    name: str,
    tier: int,
    editions: tuple[str, ...],
    text: str,
    icon: str = ICON,
    flavour: str = "",
) -> Callable[[Effect], Lore]:
    """A witch whose spell works if she dies."""
    return witch(name, tier, editions, text, icon=icon, flavour=flavour).dies


def escapes(
    name: str,
    tier: int,
    editions: tuple[str, ...],
    text: str,
    icon: str = ICON,
    flavour: str = "",
) -> Callable[[Effect], Lore]:
    """A witch whose spell works if she escapes."""
    return witch(name, tier, editions, text, icon=icon, flavour=flavour).escapes


def starts(
    name: str,
    tier: int,
    editions: tuple[str, ...],
    text: str,
    idle: bool = False,
    icon: str = ICON,
    flavour: str = "",
) -> Callable[[Effect], Lore]:
    """A witch whose spell works at the start of each turn while in hand."""
    return witch(name, tier, editions, text, idle=idle, icon=icon, flavour=flavour).starts


def ends(
    name: str,
    tier: int,
    editions: tuple[str, ...],
    text: str,
    icon: str = ICON,
    flavour: str = "",
) -> Callable[[Effect], Lore]:
    """A witch whose spell works at the end of each turn while in hand."""
    return witch(name, tier, editions, text, icon=icon, flavour=flavour).ends


def roster_of(edition: str, rulebook_only: bool = False) -> list[Witch]:
    """The witches of an edition, in the order in which rolls pick them: all of them, or those of
    the rulebooks, who are always the same."""
    return [
        witch
        for witch in ROSTER
        if edition in witch.editions and (witch.in_the_rulebooks or not rulebook_only)
    ]


def number_witches(keys: list[str]) -> None:
    """Put the witches of the rulebooks in this order, so that a roll always picks the same witch,
    whichever file she is in; those not in the list come last."""
    places = {key: place for place, key in enumerate(keys)}
    for witch in ROSTER:
        witch.in_the_rulebooks = witch.key in places
    ROSTER.sort(key=lambda witch: places.get(witch.key, len(places)))
