"""A trading card as it is printed, and how it is put together from the parts in a card file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.cards import Face, icon_fault
from bestiary.trading.effects.auras import Aura
from bestiary.trading.effects.picks import Pick
from bestiary.trading.effects.texts import Text

if TYPE_CHECKING:
    from collections.abc import Sequence


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingCard(Face):
    """What every trading card has: an id that never changes, a name, a kind, an icon, and whether
    a deck may hold any number of it. What it does as long as it is in play is flags and auras;
    what it does at one moment is texts. All copies of a card share one face; its origin is its
    number in the set."""

    def __init__(
        self,
        origin: i64,
        id: str,
        name: str,
        kind: str,
        icon: str = "",
        flags: i64 = 0,
        texts: list[Text] | None = None,
        auras: list[Aura] | None = None,
        unlimited: bool = False,
    ) -> None:
        super().__init__(origin)
        fault = icon_fault(icon)
        if fault:
            raise ValueError(f"{name} ({id}): {fault}")
        self.id = id
        self.name = name
        self.kind = kind
        self.icon = icon
        self.flags = flags
        self.texts: list[Text] = texts or []
        self.auras: list[Aura] = auras or []
        self.unlimited = unlimited
        self.this = "it"  # what its texts call it
        self.words = ""  # its text in words; set when it is added to the set


class Parts:
    """The parts of a card, sorted: flags, texts, auras, and what it goes on."""

    def __init__(self, id: str, parts: Sequence[object]) -> None:
        self.flags = 0
        self.texts: list[Text] = []
        self.auras: list[Aura] = []
        self.pick: Pick | None = None
        for part in parts:
            if isinstance(part, int):
                self.flags |= part
            elif isinstance(part, Text):
                self.texts.append(part)
            elif isinstance(part, Aura):
                self.auras.append(part)
            elif isinstance(part, Pick):
                self.pick = part
            else:
                raise TypeError(f"{id}: {part!r} is not a flag, text, aura or pick")


def origin_of(id: str, sections: Sequence[str]) -> int:
    """The number of a card in the set, from its id: "em-05" of the first section is 105."""
    section, _, number = id.partition("-")
    return 100 * (1 + sections.index(section)) + int(number)


def words_of(card: TradingCard, flag_words: Sequence[tuple[int, str]]) -> list[str]:
    """The text of a card: its flags, its auras and its texts."""
    this = card.this
    said = [words for flag, words in flag_words if card.flags & flag]
    its = "its" if this == "it" else f"{this}'s"
    said = [words.replace("{this}", this).replace("{its}", its) for words in said]
    said = [words.replace("{This}", this[0].upper() + this[1:]) for words in said]
    said += [aura.words() for aura in card.auras]
    return said + [text.words(this) for text in card.texts]
