"""Texts: what a card does, and when.

    enters(draw(1))                            "When it enters: draw a card."
    attacks(theirs(), wound(IT, 1))            "When it attacks: you may deal 1 damage to ..."
    calls(energy(1, RED))                      "Call: get 1 Red."
    sacks(pay("2L"), recycle(THIS))            "Sack and pay 2L: shuffle it into your deck."
    whenever(KILLS, yours(), draw(1))          "Whenever one of your battlers defeats ..."
    springs(ON_ATTACK, wound(THAT, 2))         "When an enemy attacks: deal 2 damage to ..."

What a card does as long as it is in play is not a text: that is flags, numbers and auras.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from typing import cast as cast_to

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import OliverDesign
from bestiary.games.twisted_oliver.energy.counts import cost, notation
from bestiary.games.twisted_oliver.energy.price import Price
from bestiary.trading import Clauses, Condition, Pick, Text, TextMoment

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

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


def points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


class Behind(Condition):
    """That you are behind by at least this many points."""

    def __init__(self, by: i64) -> None:
        self.by = by

    def holds(self, state: OliverState, seat: i64, source: i64) -> bool:
        return state.points[1 - seat] - state.points[seat] >= self.by

    def words(self) -> str:
        return f"you are {points(self.by)} or more behind"


def behind(by: int) -> Condition:
    return Behind(by)


def pay(written: str) -> Price:
    """An extra price that must be paid."""
    return Price(cost(written))


class OliverText(Text):
    """A text that may answer something, be about what other cards do, or have a price."""

    def __init__(
        self,
        moment: TextMoment,
        clauses: Clauses,
        occasions: i64,
        watched: Pick | None,
        price: Price | None,
    ) -> None:
        super().__init__(moment, clauses)
        self.occasions = occasions  # what a trap or counter answers
        self.watched = watched  # whose moment it is, if not the card's own
        self.price = price

    def is_own(self) -> bool:
        return self.watched is None

    def sentence(self, this: str) -> str:
        return super().sentence(this).replace("{answered}", self.answered())

    def opening(self, this: str) -> str:
        if self.occasions:
            whats = [what for bit, what, _, _ in OCCASIONS if self.occasions & bit]
            return f"When {' or '.join(whats)}: "
        if self.watched is not None:
            return f"Whenever {self.watched.one()} {self.moment.seen}: "
        said = super().opening(this)
        if self.price is not None:
            return f"{said.removesuffix(': ')} and pay {notation(self.price.written)}: "
        return said

    def that(self) -> str:
        """What ``THAT`` is called here."""
        if self.occasions:
            those = [that for bit, _, that, _ in OCCASIONS if self.occasions & bit]
            return those[0] if len(those) == 1 else "that card"
        if self.watched is not None:
            return f"that {self.watched.noun(False)}"
        return "the attacker" if self.moment is DEFENDS else "the other battler"

    def answered(self) -> str:
        """What happens to the thing that a trap or counter stops."""
        ends = [end for bit, _, _, end in OCCASIONS if self.occasions & bit]
        return ends[0] if len(ends) == 1 else "it comes to nothing"


class Use:
    """A text that its player uses by calling or sacking a card, and the number that names it: eight
    times the number of its card in the set, plus its index on that card."""

    def __init__(self, design: OliverDesign, number: int) -> None:
        self.text = text_of(design, number)
        self.key: i64 = design.origin * 8 + number
        self.sacks = self.text.moment is SACK


def uses_of(design: OliverDesign) -> list[Use]:
    texts = [text_of(design, number) for number in range(len(design.texts))]
    return [
        Use(design, number)
        for number, text in enumerate(texts)
        if text.moment in (CALL, SACK) and text.is_own()
    ]


def text_of(design: OliverDesign, number: i64) -> OliverText:
    """One of the texts of a card."""
    return cast_to(OliverText, design.texts[number])


class OliverMoment(TextMoment):
    def text(self, *parts: object) -> Text:
        return made(self, parts)


def made(
    moment: TextMoment, parts: tuple[object, ...], occasions: int = 0, watched: Pick | None = None
) -> Text:
    """A text made from its parts: its verbs, and a price, a condition and a pick if it has them."""
    clauses = Clauses([part for part in parts if not isinstance(part, Price)])
    price: Price | None = None
    for part in parts:
        if isinstance(part, Price):
            price = part
    if price is not None and moment not in (CALL, SACK):
        raise ValueError("only calling and sacking can have a price")
    return OliverText(moment, clauses, occasions, watched, price)


# ---- The moments -----------------------------------------------------------------------------

CAST: Final = OliverMoment("", done=True)  # a spell takes effect, a trap springs, a counter answers
REVEALED: Final = OliverMoment("When {this} is revealed by a text: ", "is revealed")
PLAYED: Final = OliverMoment("When you play {this}: ", "is played")  # from the hand, and paid
ENTERS: Final = OliverMoment("When {this} enters: ", "enters")
CALL: Final = OliverMoment("Call: ", "is called", done=True)
SACK: Final = OliverMoment("Sack: ", "is sacked", done=True)
ATTACKS: Final = OliverMoment("When {this} attacks: ", "attacks")
DEFENDS: Final = OliverMoment("When {this} is attacked: ", "is attacked")
HURT: Final = OliverMoment("When {this} takes damage in battle: ", "takes damage in battle")
HITS: Final = OliverMoment("When {this} deals damage in battle: ", "deals damage in battle")
KILLS: Final = OliverMoment("When {this} defeats a battler: ", "defeats a battler")
DEFEATED: Final = OliverMoment("When {this} is defeated: ", "is defeated")
EQUIPPED: Final = OliverMoment("When {this} is equipped: ", "is equipped")  # or put on
WAKES: Final = OliverMoment("At the start of your turn: ", "begins a turn")
TARGETED: Final = OliverMoment(
    "When an enemy text chooses {this}: ", "is chosen by an enemy text"
)  # or an enemy spell

# How cards write them.
cast = CAST.text
revealed = REVEALED.text
played = PLAYED.text
enters = ENTERS.text
calls = CALL.text
sacks = SACK.text
attacks = ATTACKS.text
defends = DEFENDS.text
hurt = HURT.text
hits = HITS.text
kills = KILLS.text
defeated = DEFEATED.text
equipped = EQUIPPED.text
wakes = WAKES.text
targeted = TARGETED.text


def springs(occasions: int, *parts: object) -> Text:
    """What a trap does, and what springs it."""
    return made(CAST, parts, occasions)


def answers(occasions: int, *parts: object) -> Text:
    """What a counter does, and to what."""
    return made(CAST, parts, occasions)


def whenever(moment: TextMoment, watched: Pick, *parts: object) -> Text:
    """A text about what happens to other cards."""
    return made(moment, parts, 0, watched)
