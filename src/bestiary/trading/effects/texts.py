"""Texts: what a card does, and when.

A text hangs on a moment of the game's list, may have a condition, may let its player choose one
card, and is then a few verbs. What a card does for as long as it lies there is no text but flags,
numbers and auras: those are computed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.trading.effects.picks import Pick
from bestiary.trading.effects.verbs import Verb

if TYPE_CHECKING:
    from collections.abc import Sequence


FOE: Final = "the other player "


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What must be so for a text to go off."""

    def holds(self, state: Any, seat: i64, source: i64) -> bool:
        raise TypeError(f"{type(self).__name__} needs holds")

    def words(self) -> str:
        """What is so: "you have 3 or more Hounds"."""
        raise TypeError(f"{type(self).__name__} needs words")


class AtLeast(Condition):
    """That there are so many of something."""

    def __init__(self, count: i64, pick: Pick) -> None:
        self.count = count
        self.pick = pick

    def holds(self, state: Any, seat: i64, source: i64) -> bool:
        return len(self.pick.find(state, seat, source)) >= self.count

    def words(self) -> str:
        return self.pick.so_many(self.count)


def at_least(count: int, pick: Pick) -> Condition:
    return AtLeast(count, pick)


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """One text of a card. A game subclasses it: how its moments are called."""

    def __init__(
        self, moment: i64, pick: Pick | None, condition: Condition | None, verbs: list[Verb]
    ) -> None:
        self.moment = moment
        self.pick = pick
        self.condition = condition
        self.verbs = verbs

    def opening(self, this: str) -> str:
        """When it goes off: "When it attacks: "."""
        raise TypeError(f"{type(self).__name__} needs opening")

    def is_done(self) -> bool:
        """Whether its player does it, by casting or tapping, and so has said yes already."""
        return False

    def is_own(self) -> bool:
        """Whether it waits for what happens to its own card or bearer, and not to others."""
        return True

    def that(self) -> str:
        """What ``THAT`` is called here."""
        return "that card"

    def words(self, this: str) -> str:
        """The text as it is printed; ``this`` is what the card calls itself."""
        opening = self.opening(this)
        sentence = self.sentence(this)
        if not opening:
            sentence = sentence[0].upper() + sentence[1:]
        return f"{opening}{sentence}."

    def sentence(self, this: str) -> str:
        """What it does, without its opening."""
        it = "" if self.pick is None else self.pick.one()
        parts: list[str] = []
        for verb in self.verbs:
            said = verb.words().replace("{this}", this).replace("{that}", self.that())
            if "{it}" in said:
                said = said.replace("{it}", it)
                it = "it"
            if parts and parts[-1].startswith(FOE):
                said = said.removeprefix(FOE)
            parts.append(said)
        sentence = " and ".join(parts)
        if self.pick is not None and not self.is_done():
            sentence = "you may " + sentence
        if self.condition is not None:
            sentence = f"if {self.condition.words()}, {sentence}"
        return sentence


class Clauses:
    """The parts of a text by what they are: a pick and a condition, where it has them, and its
    verbs."""

    def __init__(self, parts: Sequence[object]) -> None:
        self.pick: Pick | None = None
        self.condition: Condition | None = None
        self.verbs: list[Verb] = []
        for part in parts:
            if isinstance(part, Pick):
                self.pick = part
            elif isinstance(part, Condition):
                self.condition = part
            elif isinstance(part, Verb):
                self.verbs.append(part)
            else:
                raise TypeError(f"{part!r} is no part of a text")
