"""Marks: what can be put on a card, what each tells a player, and what it does.

A mark that limits what a face-down card can be (``fits``) is for those who do not know the card;
the others see the card itself. Marks that several cards use are here. A mark of a single witch is
in her file, made with ``mark`` and given its effect with ``starts``, ``ends`` or ``duels``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bestiary.engine import EVERYBODY, Card, Mark, MarkKind
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore.book import book

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.turn.outcome import Outcome

    Starts = Callable[[Duel, int, Card[Being]], Card[Being]]
    Ends = Callable[[Duel, int, Card[Being]], bool]
    Duels = Callable[[Duel, int, Card[Being], Outcome], None]

R = TypeVar("R")

# Whether something will still happen to a card in hand because of the mark.
QUIET: Final = 0
RESTLESS: Final = 1  # yes, unless the card is frozen
ALWAYS_RESTLESS: Final = 2

HAND_ONLY: Final[list[MarkKind[Being]]] = []  # fall off a card that goes into a duel
DOOMING: Final[list[MarkKind[Being]]] = []  # kill a card before its fight
RESTLESS_MARKS: Final[list[MarkKind[Being]]] = []
ALWAYS_RESTLESS_MARKS: Final[list[MarkKind[Being]]] = []


class MarkHook(Generic[R]):
    """What a mark does at one moment."""

    def __init__(self, kind: MarkKind[Being], run: Callable[..., R]) -> None:
        self.kind = kind
        self.run = run


# By moment, in the order of the marks' keys, whatever file they are in.
AT_START: Final[list[MarkHook[Card[Being]]]] = []
AT_END: Final[list[MarkHook[bool]]] = []
AFTER_DUEL: Final[list[MarkHook[None]]] = []


def mark(
    key: str,
    label: str,
    hand_only: bool = False,
    dooms: bool = False,
    restless: int = QUIET,
    lasting: bool = False,
) -> MarkKind[Being]:
    """Register a mark that does something to its card. One that is ``lasting`` stays with it
    wherever it goes."""
    kind = book.mark(key, label, lasting=lasting)
    if hand_only:
        HAND_ONLY.append(kind)
    if dooms:
        DOOMING.append(kind)
    if restless == RESTLESS:
        RESTLESS_MARKS.append(kind)
    if restless == ALWAYS_RESTLESS:
        ALWAYS_RESTLESS_MARKS.append(kind)
    return kind


def starts(kind: MarkKind[Being]) -> Callable[[Starts], Starts]:
    """What the mark does to a card in hand at the start of a turn. Returns the card afterwards."""

    def enter_start(function: Starts) -> Starts:
        enter(AT_START, MarkHook(kind, function))
        return function

    return enter_start


def ends(kind: MarkKind[Being]) -> Callable[[Ends], Ends]:
    """What the mark does to a card in hand at the end of a turn. True if something happened: then
    no other mark of the card gets to act."""

    def enter_end(function: Ends) -> Ends:
        enter(AT_END, MarkHook(kind, function))
        return function

    return enter_end


def duels(kind: MarkKind[Being]) -> Callable[[Duels], Duels]:
    """What the mark does after a duel of its card."""

    def enter_duel(function: Duels) -> Duels:
        enter(AFTER_DUEL, MarkHook(kind, function))
        return function

    return enter_duel


def enter(hooks: list[MarkHook[R]], hook: MarkHook[R]) -> None:
    """Add a hook to the list of its moment, in the order of the marks' keys."""
    hooks.insert(sum(other.kind.key < hook.kind.key for other in hooks), hook)


COOLDOWN: Final = mark("cooldown", "rests, turns", hand_only=True, restless=RESTLESS)
FROZEN: Final = mark("frozen", "can never be played", lasting=True)
MUST: Final = mark("must", "must be played", hand_only=True)  # on that turn; 0: before all others
WRAPPED: Final = mark("wrapped", "a gift, opens on turn", restless=ALWAYS_RESTLESS)
DEAR: Final = mark("dear", "costs more when it loses, times")
ON_OFFER: Final = mark("offer", "may be chosen")

SOME_WITCH: Final = book.mark("witch", "a witch", fits=Being.is_witch)
SOME_CREATURE: Final = book.mark("creature", "a creature", fits=Being.is_creature)
SOME_SERPENT: Final = book.mark("serpent", "a Serpent", fits=Being.is_serpent)
SOME_DRAGON: Final = book.mark("dragon", "a Dragon", fits=Being.is_dragon)
SOME_FIRE: Final = book.mark("fire", "a Fire creature", fits=Being.is_fire)


@ends(MUST)
def must_no_more(duel: Duel, seat: int, card: Card[Being]) -> bool:
    if card.mark(MUST) != duel.turn:
        return False
    duel.change(card.without_mark(MUST))
    return True


def is_doomed(card: Card[Being]) -> bool:
    """Whether a mark kills the card before its fight."""
    return len(card.marks) > 0 and has_any(card, DOOMING)


def has_any(card: Card[Being], kinds: list[MarkKind[Being]]) -> bool:
    """Whether the card has one of these marks."""
    for kind in kinds:
        if card.mark(kind) >= 0:
            return True
    return False


def in_the_duel(card: Card[Being]) -> Card[Being]:
    """The card as it goes into a duel: marks that only concern the hand fall off, and the rest
    become public."""
    if not card.marks:
        return card
    return card.with_marks(
        [
            Mark(mark.kind, mark.value, EVERYBODY)
            for mark in card.marks
            if mark.kind not in HAND_ONLY and mark.kind.fits is None
        ]
    )
