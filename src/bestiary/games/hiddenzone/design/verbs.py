"""The verbs that only texts of Hiddenzone have; those of every game are in
trading/effects/shared_verbs.py.

Each has its words and what it does; state.py takes care of events, knowledge and limits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from bestiary.games.hiddenzone.design.card import STATS, HiddenzoneCard, HiddenzoneDesign
from bestiary.trading import Pick, Verb, Verbs, Whom
from bestiary.trading.effects.verbs import whom

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

verbs: Verbs[HiddenzoneState, HiddenzoneDesign] = Verbs()


class OnCardBySource:
    """A verb between some cards and the card whose text it is: ``feed(IT)``."""

    def __init__(self, said: str, do: Callable[[Any, Any, int], None]) -> None:
        self.said = said
        self.do = do

    def __call__(self, what: Whom | Pick) -> Verb:
        return SourceVerb(self, whom(what))


class SourceVerb(Verb):
    def __init__(self, how: OnCardBySource, whom: Whom) -> None:
        super().__init__(how)
        self.how = how
        self.whom = whom

    def words(self) -> str:
        return self.how.said.replace("{}", self.whom.words)

    def run(self, state: Any, source: i64, target: i64, about: i64) -> None:
        for id in self.whom.ids(state, source, target, about):
            card = state.find(id)
            if card is not None:
                self.how.do(state, card, int(source))


def by_source(
    said: str, do: Callable[[HiddenzoneState, HiddenzoneCard, int], None]
) -> OnCardBySource:
    kind = OnCardBySource(said, do)
    verbs.kinds.append(kind)
    return kind


destroy = verbs.all_at_once("destroy {}", lambda state, ids: state.destroy(ids))
tap = verbs.on_card("tap {}", lambda state, card: state.tap(card))
untap = verbs.on_card("untap {}", lambda state, card: state.untap(card))
summon = verbs.on_card("put {} into the battlezone", lambda state, card: state.summon(card))
ruin = verbs.on_card("put {} into the graveyard", lambda state, card: state.ruin(card))
disarm = verbs.on_card("strip {} of its equipment", lambda state, card: state.disarm(card))
damage = verbs.by_number(
    "the other player loses {} life", lambda state, life: state.hit(1 - state.me, life)
)
pay = verbs.by_number("you lose {} life", lambda state, life: state.hit(state.me, life))
heal = verbs.by_number("gain {} life", lambda state, life: state.heal(state.me, life))
win = verbs.just_so("you win the game", lambda state: state.win(state.me))

# With souls.
devolve = verbs.on_card("devolve {}", lambda state, card: state.devolve(card))
starve = verbs.on_card(
    "put everything under {} into the graveyard", lambda state, card: state.starve(card)
)
feed = by_source("put {} under {this}", lambda state, card, source: state.feed(card, source))
settle = by_source("put this card under {}", lambda state, card, source: state.settle(card, source))

# With set-down cards and attacks.
hide = verbs.on_card("set {} down", lambda state, card: state.hide(card))
hide_top = verbs.by_number(
    "set the top {} cards of your deck down",
    lambda state, count: state.hide_top(state.me, count),
    said_of_one="set the top card of your deck down",
)
recover = verbs.on_card("take {} back into your hand", lambda state, card: state.recover(card))
end_attack = verbs.just_so("the attack ends", lambda state: state.end_attack())

# With attack and defence.
boost = STATS.boost
grow = STATS.grow
aura = STATS.aura
per = STATS.per
