"""The verbs that only texts of Hiddenzone have; those of every game are in
trading/effects/shared_verbs.py.

Each has its words and what it does; state.py takes care of events, knowledge and limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.games.hiddenzone.design.card import STATS, HiddenzoneDesign
from bestiary.trading import Verbs

if TYPE_CHECKING:
    from bestiary.games.hiddenzone.state import HiddenzoneState

verbs: Verbs[HiddenzoneState, HiddenzoneDesign] = Verbs()

destroy = verbs.all_at_once("destroy {}", lambda state, ids: state.destroy(ids))
tap = verbs.on_card("tap {}", lambda state, card: state.tap(card))
untap = verbs.on_card("untap {}", lambda state, card: state.untap(card))
summon = verbs.on_card("put {} into the battlezone", lambda state, card: state.summon(card))
ruin = verbs.on_card("put {} into the graveyard", lambda state, card: state.ruin(card))
disarm = verbs.on_card(
    "put the equipment of {} into the graveyard", lambda state, card: state.disarm(card)
)
damage = verbs.by_number(
    "the other player loses {} life", lambda state, life: state.hit(1 - state.me, life)
)
pay = verbs.by_number("you lose {} life", lambda state, life: state.hit(state.me, life))
heal = verbs.by_number("gain {} life", lambda state, life: state.heal(state.me, life))
win = verbs.just_so("you win the game", lambda state: state.win(state.me))

# With attack and defence.
boost = STATS.boost
grow = STATS.grow
aura = STATS.aura
per = STATS.per
