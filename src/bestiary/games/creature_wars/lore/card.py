"""Lore: what a card does, and when.

A card's text acts at a few moments. Those at which something happens are registered steps, run for
the seat whose card it is; ``duel.subject`` is then the card's id.

    casts     it is played (a witch's spell, a Wraith's blow)
    dies      it has lost its duel
    escapes   a witch that has not
    goes      either of the two
    fails     it has lost its duel, or a duel that is always a tie has ended it
    wins      it has won a duel against a card
    starts    the start of a turn, in hand
    ends      the end of a turn, in hand

The others are questions that the rules ask about a card, answered by a plain function:

    waits       in hand: why it cannot be played
    holds_back  in hand: why another card of the hand cannot be played
    catches     in hand: whether it catches a card that its holder draws
    notices     in hand: its holder has drawn or played a card
    becomes     at the start of the duel: what it turns into
    mirrors     after that: what it turns into, facing the other card
    fought      after a fight, before it is paid for: another card may turn out to have fought
    costs       it lost: what that costs, given the usual cost
    exacts      it won: how much more the loser pays
    met         a creature that met it and did not fall goes back to hand
    shows       the words on its face
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.engine import Step
from bestiary.engine.codes import code_of
from bestiary.games.creature_wars.lore.book import book

if TYPE_CHECKING:
    from bestiary.engine import Card
    from bestiary.games.creature_wars.being import Being
    from bestiary.games.creature_wars.duel import Duel

    Effect = Callable[[Duel], None]
    Waits = Callable[[Duel, int, Card[Being]], str]
    Catches = Callable[[Duel, int, Card[Being], Card[Being]], bool]
    Notices = Callable[[Duel, int, Card[Being], Card[Being]], None]
    Becomes = Callable[[Duel, Card[Being] | None], Being | None]
    ForSeat = Callable[[Duel, int], None]
    Costs = Callable[[Duel, int, int], int]
    Exacts = Callable[[Duel], int]
    Shows = Callable[[Being], str]

BY_POWER: Final = 0
LOSES: Final = 1  # always loses its fight
NO_FIGHT: Final = 2  # is never fought
TIES: Final = 3  # ties, and both cards are discarded

LORE: Final[dict[str, Lore]] = {}


class Lore:
    """A card by its key: its text and picture, the functions that carry it out, how it fights."""

    def __init__(
        self,
        key: str,
        name: str,
        text: str,
        fate: i64 = BY_POWER,
        icon: str = "",
        flavour: str = "",
    ) -> None:
        self.key = key
        self.code: i64 = code_of(key)
        self.name = name
        self.text = text
        self.fate = fate
        self.icon = icon  # "" for a creature that looks like its Tribe
        self.flavour = flavour  # a line of its own, or ""
        self.unplayable = False
        self.vanishes = False  # leaves the game after its duel, without a trace
        self.idle = False  # whatever it does in hand, it makes no card playable and hurts nobody
        self.cast_step: Step | None = None
        self.dies_step: Step | None = None
        self.escapes_step: Step | None = None
        self.ties_step: Step | None = None
        self.wins_step: Step | None = None
        self.starts_step: Step | None = None
        self.ends_step: Step | None = None
        # The decorators below check their arguments; a layer of verbs is not yet a Duel.
        self.waits_hook: Callable[..., str] | None = None
        self.holds_back_hook: Callable[..., str] | None = None
        self.catches_hook: Callable[..., bool] | None = None
        self.notices_hook: Callable[..., None] | None = None
        self.becomes_hook: Callable[..., Being | None] | None = None
        self.mirrors_hook: Callable[..., Being | None] | None = None
        self.fought_hook: Callable[..., None] | None = None
        self.costs_hook: Callable[..., int] | None = None
        self.exacts_hook: Callable[..., int] | None = None
        self.met_hook: Callable[..., None] | None = None
        self.shows_hook: Callable[..., str] | None = None

    def limits_play(self) -> bool:
        """Whether it may keep itself or other cards of the hand from being played."""
        return self.unplayable or self.waits_hook is not None or self.holds_back_hook is not None

    def changes_shape(self) -> bool:
        """Whether it turns into something at the start of a duel."""
        return self.becomes_hook is not None or self.mirrors_hook is not None

    def watches(self) -> bool:
        """Whether it has a say, in hand, in what its holder draws or plays."""
        return self.catches_hook is not None or self.notices_hook is not None

    # Decorators for things that happen: each registers the function as a step and returns the lore.

    def casts(self, function: Effect) -> Lore:
        self.cast_step = book.step(function)
        return self

    def dies(self, function: Effect) -> Lore:
        self.dies_step = book.step(function)
        return self

    def escapes(self, function: Effect) -> Lore:
        self.escapes_step = book.step(function)
        return self

    def goes(self, function: Effect) -> Lore:
        self.dies_step = self.escapes_step = book.step(function)
        return self

    def fails(self, function: Effect) -> Lore:
        self.dies_step = self.ties_step = book.step(function)
        return self

    def wins(self, function: Effect) -> Lore:
        self.wins_step = book.step(function)
        return self

    def starts(self, function: Effect) -> Lore:
        self.starts_step = book.step(function)
        return self

    def ends(self, function: Effect) -> Lore:
        self.ends_step = book.step(function)
        return self

    # Decorators for questions: each keeps the function and returns it.

    def waits(self, function: Waits) -> Waits:
        self.waits_hook = function
        return function

    def holds_back(self, function: Waits) -> Waits:
        self.holds_back_hook = function
        return function

    def catches(self, function: Catches) -> Catches:
        self.catches_hook = function
        return function

    def notices(self, function: Notices) -> Notices:
        self.notices_hook = function
        return function

    def becomes(self, function: Becomes) -> Becomes:
        self.becomes_hook = function
        return function

    def mirrors(self, function: Becomes) -> Becomes:
        self.mirrors_hook = function
        return function

    def fought(self, function: ForSeat) -> ForSeat:
        self.fought_hook = function
        return function

    def costs(self, function: Costs) -> Costs:
        self.costs_hook = function
        return function

    def exacts(self, function: Exacts) -> Exacts:
        self.exacts_hook = function
        return function

    def met(self, function: ForSeat) -> ForSeat:
        self.met_hook = function
        return function

    def shows(self, function: Shows) -> Shows:
        self.shows_hook = function
        return function


NO_TEXT: Final = Lore("", "", "")  # of an ordinary creature


def register(lore: Lore) -> None:
    """Give this lore to the beings with its key."""
    if lore.key in LORE:
        raise ValueError(f"two cards with the key {lore.key!r}")
    LORE[lore.key] = lore


def lore_of(key: str) -> Lore:
    """The lore of the card with that key."""
    return LORE.get(key, NO_TEXT)
