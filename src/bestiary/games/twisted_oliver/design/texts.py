"""Texts: what a card does, and when. The moments below are the one list that all cards use.

    enters(draw(1))                            "When it enters: draw a card."
    attacks(theirs(), wound(IT, 1))            "When it attacks: you may deal 1 damage to ..."
    calls(energy(1, RED))                      "Call: get 1 Red."
    sacks(pay("2L"), recycle(THIS))            "Sack and pay 2L: shuffle it into your deck."
    whenever(KILLS, yours(), draw(1))          "Whenever one of your battlers defeats ..."
    springs(ON_ATTACK, wound(THAT, 2))         "When an enemy attacks: deal 2 damage to ..."

What a card does for as long as it lies there is no text but flags, numbers and auras.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from typing import cast as cast_to

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import OliverDesign
from bestiary.games.twisted_oliver.design.verbs import points
from bestiary.games.twisted_oliver.energy.counts import cost, notation
from bestiary.trading import Clauses, Condition, Pick, Text, at_least

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

__all__ = [
    "answers",
    "at_least",
    "attacks",
    "behind",
    "calls",
    "cast",
    "defeated",
    "defends",
    "enters",
    "equipped",
    "hits",
    "hurt",
    "kills",
    "pay",
    "played",
    "revealed",
    "sacks",
    "springs",
    "targeted",
    "wakes",
    "whenever",
]

CAST: Final = 0  # a spell takes effect; a trap springs, a counter answers
REVEALED: Final = 1  # a text brings it to light out of a deck or a hand
PLAYED: Final = 2  # it is played from the hand and paid
ENTERS: Final = 3  # it comes into play
CALLED: Final = 4
SACKED: Final = 5
ATTACKS: Final = 6
DEFENDS: Final = 7
HURT: Final = 8  # it takes damage in a battle
HITS: Final = 9  # it deals damage in a battle
KILLS: Final = 10  # it defeats a battler in a battle
DEFEATED: Final = 11
EQUIPPED: Final = 12  # an equip is put on it; of an equip: it is put on
WAKES: Final = 13  # the start of its player's turn, in play
TARGETED: Final = 14  # the other player's text or spell chooses it

WHEN: Final = (
    ("", ""),
    ("When {this} is revealed by a text: ", "is revealed"),
    ("When you play {this}: ", "is played"),
    ("When {this} enters: ", "enters"),
    ("Call: ", "is called"),
    ("Sack: ", "is sacked"),
    ("When {this} attacks: ", "attacks"),
    ("When {this} is attacked: ", "is attacked"),
    ("When {this} takes damage in battle: ", "takes damage in battle"),
    ("When {this} deals damage in battle: ", "deals damage in battle"),
    ("When {this} defeats a battler: ", "defeats a battler"),
    ("When {this} is defeated: ", "is defeated"),
    ("When {this} is equipped: ", "is equipped"),
    ("At the start of your turn: ", "begins a turn"),
    ("When an enemy text chooses {this}: ", "is chosen by an enemy text"),
)

# What traps and counters answer, as bits.
ON_ATTACK: Final = 1
ON_SPELL: Final = 2
ON_BATTLER: Final = 4  # a battler is played
ON_ITEM: Final = 8
ON_ANYTHING: Final = 15

OCCASIONS: Final = (
    (ON_ATTACK, "an enemy attacks", "the attacker", "the attack comes to nothing"),
    (ON_SPELL, "the other player plays a spell", "that spell", "that spell comes to nothing"),
    (ON_BATTLER, "the other player plays a battler", "that battler", "that battler is discarded"),
    (ON_ITEM, "the other player plays an item", "that item", "that item is discarded"),
)


class Behind(Condition):
    """That you are behind by so many points."""

    def __init__(self, by: i64) -> None:
        self.by = by

    def holds(self, state: OliverState, seat: i64, source: i64) -> bool:
        return state.points[1 - seat] - state.points[seat] >= self.by

    def words(self) -> str:
        return f"you are {points(self.by)} or more behind"


def behind(by: int) -> Condition:
    return Behind(by)


class Price:
    """What must be paid besides."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts


def pay(written: str) -> Price:
    return Price(cost(written))


class OliverText(Text):
    """It may answer something, wait for what other cards do, or have a price."""

    def __init__(
        self, moment: i64, parts: Clauses, occasions: i64, watched: Pick | None, price: Price | None
    ) -> None:
        super().__init__(moment, parts.pick, parts.condition, parts.verbs)
        self.occasions = occasions  # what a trap or counter answers
        self.watched = watched  # whose moment it is, where not the card's own
        self.price = price

    def is_own(self) -> bool:
        return self.watched is None

    def is_done(self) -> bool:
        return self.moment == CAST or self.moment == CALLED or self.moment == SACKED

    def sentence(self, this: str) -> str:
        return super().sentence(this).replace("{answered}", self.answered())

    def opening(self, this: str) -> str:
        if self.occasions:
            whats = [what for bit, what, _, _ in OCCASIONS if self.occasions & bit]
            return f"When {' or '.join(whats)}: "
        if self.watched is not None:
            return f"Whenever {self.watched.one()} {WHEN[self.moment][1]}: "
        said = WHEN[self.moment][0].replace("{this}", this)
        if self.price is not None:
            return f"{said.removesuffix(': ')} and pay {notation(self.price.counts)}: "
        return said

    def that(self) -> str:
        """What ``THAT`` is called here."""
        if self.occasions:
            those = [that for bit, _, that, _ in OCCASIONS if self.occasions & bit]
            return those[0] if len(those) == 1 else "that card"
        if self.watched is not None:
            return f"that {self.watched.noun(False)}"
        return "the attacker" if self.moment == DEFENDS else "the other battler"

    def answered(self) -> str:
        """What becomes of what a trap or counter stops."""
        ends = [end for bit, _, _, end in OCCASIONS if self.occasions & bit]
        return ends[0] if len(ends) == 1 else "it comes to nothing"


def text_of(design: OliverDesign, number: i64) -> OliverText:
    """One of the texts of a card."""
    return cast_to(OliverText, design.texts[number])


def made(
    moment: int, parts: tuple[object, ...], occasions: int = 0, watched: Pick | None = None
) -> Text:
    """A text from its parts: a price, a condition and a pick, where it has them, and its verbs."""
    clauses = Clauses([part for part in parts if not isinstance(part, Price)])
    price: Price | None = None
    for part in parts:
        if isinstance(part, Price):
            price = part
    if price is not None and moment not in (CALLED, SACKED):
        raise ValueError("only calling and sacking can have a price")
    return OliverText(moment, clauses, occasions, watched, price)


def cast(*parts: object) -> Text:
    return made(CAST, parts)


def springs(occasions: int, *parts: object) -> Text:
    """What a trap does, and on what."""
    return made(CAST, parts, occasions)


def answers(occasions: int, *parts: object) -> Text:
    """What a counter does, and to what."""
    return made(CAST, parts, occasions)


def revealed(*parts: object) -> Text:
    return made(REVEALED, parts)


def played(*parts: object) -> Text:
    return made(PLAYED, parts)


def enters(*parts: object) -> Text:
    return made(ENTERS, parts)


def calls(*parts: object) -> Text:
    return made(CALLED, parts)


def sacks(*parts: object) -> Text:
    return made(SACKED, parts)


def attacks(*parts: object) -> Text:
    return made(ATTACKS, parts)


def defends(*parts: object) -> Text:
    return made(DEFENDS, parts)


def hurt(*parts: object) -> Text:
    return made(HURT, parts)


def hits(*parts: object) -> Text:
    return made(HITS, parts)


def kills(*parts: object) -> Text:
    return made(KILLS, parts)


def defeated(*parts: object) -> Text:
    return made(DEFEATED, parts)


def equipped(*parts: object) -> Text:
    return made(EQUIPPED, parts)


def wakes(*parts: object) -> Text:
    return made(WAKES, parts)


def targeted(*parts: object) -> Text:
    return made(TARGETED, parts)


def whenever(moment: int, watched: Pick, *parts: object) -> Text:
    """A text of a card that waits for what others do."""
    return made(moment, parts, 0, watched)
