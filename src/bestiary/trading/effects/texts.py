"""Texts: what a card does, and when.

A text belongs to a moment of the game, may have a condition, may let its player choose one card,
and then carries out a few verbs. What a card does as long as it is in play is not a text: that is
its flags, numbers and auras, which are computed.
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
    """What must be true for a text to go off."""

    def holds(self, state: Any, seat: i64, source: i64) -> bool:
        raise TypeError(f"{type(self).__name__} needs holds")

    def words(self) -> str:
        """What must be true: "you have 3 or more Hounds"."""
        raise TypeError(f"{type(self).__name__} needs words")


class AtLeast(Condition):
    """That there are at least a number of some cards."""

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
class TextMoment:
    """When a text goes off, and how that is said: "When {this} attacks: ". A game subclasses it
    to make its own texts."""

    def __init__(self, opening: str, seen: str = "", done: bool = False) -> None:
        self.opening = opening
        self.seen = seen  # how it is said of another card: "attacks"
        self.done = done  # by its player, who has already agreed by casting or tapping

    def text(self, *parts: object) -> Text:
        """A text for this moment: its verbs, and a pick and a condition if it has them."""
        return Text(self, Clauses(parts))


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """One text of a card. A game may subclass it."""

    def __init__(self, moment: TextMoment, clauses: Clauses) -> None:
        self.moment = moment
        self.pick = clauses.pick
        self.condition = clauses.condition
        self.verbs = clauses.verbs

    def opening(self, this: str) -> str:
        """When it goes off: "When it attacks: "."""
        return self.moment.opening.replace("{this}", this)

    def is_met(self, state: Any, seat: i64, source: i64) -> bool:
        """Whether its condition holds, if it has one."""
        return self.condition is None or self.condition.holds(state, seat, source)

    def is_aimed(self) -> bool:
        """Whether its card is chosen as it is used. A search chooses once the deck is seen."""
        return self.pick is not None and not self.pick.search

    def is_own(self) -> bool:
        """Whether it is about what happens to its own card or bearer, not to others."""
        return True

    def is_set_off(self) -> bool:
        """Whether an event sets it off, rather than its player."""
        return not self.is_own() or not self.moment.done

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
        if self.pick is not None and not self.moment.done:
            sentence = "you may " + sentence
        if self.condition is not None:
            sentence = f"if {self.condition.words()}, {sentence}"
        return sentence


class Clauses:
    """The parts of a text, sorted: its verbs, and a pick and a condition if it has them."""

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
                raise TypeError(f"{part!r} is not part of a text")
