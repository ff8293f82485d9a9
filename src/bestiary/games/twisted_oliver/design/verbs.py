"""The verbs that only texts of Twisted-Oliver have; those of every game are in
trading/effects/shared_verbs.py.

Each has its words and what it does; state.py takes care of events, knowledge and points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bestiary.games.twisted_oliver.design.card import STATS, OliverCard, OliverDesign
from bestiary.games.twisted_oliver.design.picks import yours
from bestiary.games.twisted_oliver.energy.counts import COUNT, KINDS
from bestiary.trading import THIS, Aura, ByNumber, NumberVerb, Pick, Verb, Verbs, Whom

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.state import OliverState

verbs: Verbs[OliverState, OliverDesign] = Verbs()

defeat = verbs.all_at_once("defeat {}", lambda state, ids: state.defeat(ids))
wound = verbs.on_card_by_number(  # defeats nobody by itself
    "deal {n} damage to {}", lambda state, card, damage: state.wound(card, damage)
)
mend = verbs.on_card("heal {}", lambda state, card: state.mend(card))
fame = verbs.on_card_by_number(
    "give {} {+n} bounty", lambda state, card, amount: state.add_bounty(card, amount)
)
claim = verbs.on_card(  # of either side: a bounty is paid to whoever claims it
    "collect the bounty of {}", lambda state, card: state.claim(card)
)
turn = verbs.on_card("call {} without effect", lambda state, card: state.turn_card(card))
uncall = verbs.on_card("uncall {}", lambda state, card: state.uncall(card))
revive = verbs.on_card("put {} into play", lambda state, card: state.revive(card))
scrap = verbs.on_card("discard {}", lambda state, card: state.scrap(card))
strip = verbs.on_card(
    "discard the equips and augments of {}", lambda state, card: state.strip(card)
)
recycle = verbs.on_card("shuffle {} into your deck", lambda state, card: state.recycle(card))
cancel = verbs.just_so("{answered}", lambda state: state.cancel())
score = verbs.by_number(
    "collect {} points",
    lambda state, points: state.score(state.me, points),
    said_of_one="collect 1 point",
)
forfeit = verbs.by_number(
    "the other player loses {} points",
    lambda state, points: state.forfeit(1 - state.me, points),
    said_of_one="the other player loses 1 point",
)


def gets(kind: int) -> ByNumber:
    return verbs.by_number(
        f"get {{}} {KINDS[kind]}", lambda state, amount: state.gain(state.me, kind, amount)
    )


GETS: Final = [gets(kind) for kind in range(COUNT)]


class Energy(NumberVerb):
    """Put energy of a kind into the pool."""

    def __init__(self, number: int, kind: int, each: Pick | None = None) -> None:
        super().__init__(GETS[kind], number, each)
        self.energy = kind


energy = Energy


class ShiftBounty(Verb):
    """Take the bounty off one battler and put it on another."""

    def __init__(self, giver: Whom, taker: Whom) -> None:
        super().__init__(ShiftBounty)
        self.giver = giver
        self.taker = taker

    def words(self) -> str:
        whose = "its bounty" if self.giver is THIS else f"the bounty of {self.giver.words}"
        return f"move {whose} to {self.taker.words}"

    def run(self, state: OliverState, source: i64, target: i64, about: i64) -> None:
        state.shift_bounty(
            self.giver.ids(state, source, target, about)[0],
            self.taker.ids(state, source, target, about)[0],
        )


verbs.kinds.append(ShiftBounty)
shift = ShiftBounty

# With speed, attack and defence.
boost = STATS.boost
grow = STATS.grow
aura = STATS.aura
per = STATS.per


class PerBounty(Aura):
    """A bonus for the card itself, or its bearer, for each point of its bounty."""

    def amount(
        self, state: OliverState, stat: i64, seat: i64, source: OliverCard, owner: i64,
        card: OliverCard,
    ) -> i64:  # fmt: skip
        each: i64 = self.numbers[stat]
        if source.id != card.id or each == 0:
            return 0
        return each * state.bounty_of(card)

    def words(self) -> str:
        return f"Has {self.said} for each point of its bounty."


def wanted(*numbers: int) -> Aura:
    """What a card gains for each point of its bounty."""
    return PerBounty(yours(), list(numbers), STATS.words(list(numbers)))
