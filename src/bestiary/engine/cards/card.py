"""Cards, what lies on them, and where they lie.

Nothing here is ever changed in place except the list of a Zone: a card that changes is replaced
by a new object with the same id. So copying a State copies a few lists, and an event can keep the
cards as they were.

Who knows a card is recorded on the card, as bits: one for each seat and one for spectators.
``known`` is common knowledge (everybody knows that these seats know it); ``peeked`` is for looks
that the other seats cannot trace to a card.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from bestiary.engine.codes import code_of
from bestiary.engine.view.schema import EVERYTHING, SPECTATOR

NOBODY: Final = 0
EVERYBODY: Final = 0x1FF  # eight seats and the spectators
WATCHERS: Final = 0x100
BACKSTAGE: Final = 0x200  # no player or spectator: only an audience that sees everything


def bit(audience: i64) -> i64:
    """The bit of a seat or of the spectators in a knowledge mask.

    >>> bit(0), bit(1), bit(SPECTATOR), bit(EVERYTHING)
    (1, 2, 256, 1023)
    """
    if audience >= 0:
        return 1 << audience  # 32 bits when compiled, which is enough for eight seats
    return WATCHERS if audience == SPECTATOR else EVERYBODY | BACKSTAGE


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Face:
    """What a card is. A game subclasses it with its own printed facts and never changes one.

    ``origin`` is a small number that says how the card came into the game ("the Lvl.3 Giant of
    the deck", "a random witch"). It is public together with the face: from the origins of the
    cards it knows, a seat knows which origins are still hidden, and a guess deals from those.
    """

    def __init__(self, origin: i64) -> None:
        self.origin = origin

    def likeness(self) -> i64:
        """A number that is the same for two faces that are alike. A game whose cards of one origin
        can differ adds how they do."""
        return self.origin

    def to_json(self) -> list[int | str]:
        """Plain data from which the State's ``read_face`` rebuilds the face."""
        return [self.origin]


F = TypeVar("F", bound=Face)


class MarkKind(Generic[F]):
    """A kind of mark. ``fits``, if given, is a test that the marked card must pass: a guess never
    deals a face that fails it. A ``lasting`` mark stays on its card through a shuffle. Nobody knows
    then where it is, and whoever comes to know the card finds it there. ``alters`` is the key of
    the badge whose value has it counted in, with a minus before it if it takes from it."""

    def __init__(
        self,
        key: str,
        label: str,
        fits: Callable[[F], bool] | None = None,
        lasting: bool = False,
        alters: str = "",
    ) -> None:
        self.key = key
        self.code: i64 = code_of(key)
        self.label = label
        self.fits = fits
        self.lasting = lasting
        self.alters = alters


@mypyc_attr(acyclic=True)
class Mark(Generic[F]):
    """A mark on a card, and who knows that it is there."""

    def __init__(self, kind: MarkKind[F], value: i64, known: i64 = EVERYBODY) -> None:
        self.kind = kind
        self.value = value
        self.known = known

    @classmethod
    def __class_getitem__(cls, of: object) -> object:
        """``Mark[MyFace]``, for the compiled class, which is not generic (_plain_cards.py)."""
        return cls

    def shown_to(self, mask: i64) -> "Mark[F]":
        """The mark after these seats have come to know its card."""
        if not self.kind.lasting or (self.known | mask) == self.known:
            return self
        return Mark(self.kind, self.value, self.known | mask)

    def to_json(self) -> list[int | str]:
        return [self.kind.key, self.value, self.known]


# A changed card often takes the place of one just dropped.
@mypyc_attr(free_list_len=1, acyclic=True)
class Card(Generic[F]):
    """One card. The id tells nothing about it; a shuffle gives it a new one."""

    __deletable__: Final = ["face", "marks"]  # a veiled card has neither (play/undo.py)

    def __init__(
        self,
        id: i64,
        face: F,
        known: i64,
        peeked: i64,
        marks: list[Mark[F]],
        attached: "list[Card[F]]",
    ) -> None:
        self.id = id
        self.face = face
        self.known = known
        self.peeked = peeked
        self.marks = marks
        self.attached = attached

    @classmethod
    def __class_getitem__(cls, of: object) -> object:
        """``Card[MyFace]``, for the compiled class, which is not generic (_plain_cards.py)."""
        return cls

    def known_to(self, audience: i64) -> bool:
        if audience == EVERYTHING:
            return True
        return ((self.known | self.peeked) & bit(audience)) != 0

    def mark(self, kind: MarkKind[F]) -> i64:
        """The value of the mark of that kind, or -1 if the card has none."""
        for mark in self.marks:
            if mark.kind is kind:
                return mark.value
        return -1

    # The with_... methods return a changed card; the old one stays as it was.

    def with_face(self, face: F) -> "Card[F]":
        return Card(self.id, face, self.known, self.peeked, self.marks, self.attached)

    def with_known(self, mask: i64) -> "Card[F]":
        """The card, known to these seats too."""
        if (self.known | mask) == self.known:
            return self
        marks = self.marks
        if marks:
            marks = [mark.shown_to(mask) for mark in marks]
        return Card(self.id, self.face, self.known | mask, self.peeked, marks, self.attached)

    def with_peek(self, mask: i64) -> "Card[F]":
        return Card(self.id, self.face, self.known, self.peeked | mask, self.marks, self.attached)

    def with_marks(self, marks: list[Mark[F]]) -> "Card[F]":
        return Card(self.id, self.face, self.known, self.peeked, marks, self.attached)

    def with_mark(self, kind: MarkKind[F], value: i64, known: i64 = EVERYBODY) -> "Card[F]":
        """The card with the mark set to a value, replacing any other of the same kind."""
        marks = [mark for mark in self.marks if mark.kind is not kind]
        marks.append(Mark(kind, value, known))
        return self.with_marks(marks)

    def without_mark(self, kind: MarkKind[F]) -> "Card[F]":
        if self.mark(kind) < 0:
            return self
        return self.with_marks([mark for mark in self.marks if mark.kind is not kind])

    def without_marks(self) -> "Card[F]":
        """The card with only the marks that last."""
        if not self.marks:
            return self
        return self.with_marks([mark for mark in self.marks if mark.kind.lasting])

    def with_attached(self, attached: "list[Card[F]]") -> "Card[F]":
        return Card(self.id, self.face, self.known, self.peeked, self.marks, attached)

    def reborn(self, id: i64) -> "Card[F]":
        """A card with the same face and the marks that last, that nobody has seen, as after a
        shuffle."""
        marks = self.marks
        if marks:
            marks = [Mark(mark.kind, mark.value, NOBODY) for mark in marks if mark.kind.lasting]
        return Card(id, self.face, NOBODY, NOBODY, marks, NO_CARDS)

    def to_json(self) -> list[object]:
        return [
            self.id,
            self.face.to_json(),
            self.known,
            self.peeked,
            [mark.to_json() for mark in self.marks],
            [card.to_json() for card in self.attached],
        ]


# Shared by all cards that have none. Never added to, since cards are never changed in place.
NO_MARKS: Final[list[Any]] = []
NO_CARDS: Final[list[Any]] = []
