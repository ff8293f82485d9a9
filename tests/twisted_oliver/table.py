"""A table of Twisted-Oliver, played by name; see tests/trading/table.py.

    table.me(battlers="Wolverine", hand="Adrenaline", energy="2Y").foe(battlers="Wolverine")
    table.play("Adrenaline", "90")
    assert table.points == {"me": 0, "foe": 0}

Unless said otherwise there is no energy in a pool.
"""

from __future__ import annotations

from bestiary.games.twisted_oliver.design.card import OliverCard, OliverDesign
from bestiary.games.twisted_oliver.design.marks import is_called
from bestiary.games.twisted_oliver.energy.counts import notation
from bestiary.games.twisted_oliver.state import OliverState
from tests.me_and_foe import SEATS
from tests.trading.table import TradingTable

RICH = "9R9O9Y9G9B9V9W9L9C"  # enough for anything


class Table(TradingTable[OliverState, OliverDesign]):
    game = "twisted-oliver"
    score = "points"
    usual = {"points": "0", "deck": "12 Red Orb"}

    def rich(self) -> Table:
        """My pool has enough of everything."""
        return self.me(energy=RICH)

    # ---- Playing: for the player to choose ------------------------------------------------

    def play(self, card: str, target: str = "") -> Table:
        """Play a card of the hand, on a target where it needs one. A trap is laid."""
        if target:
            return self.do("play_on", card, target)
        return self.do("lay" if self.offers("lay", card) else "play", card)

    def call(self, card: str, what: str = "") -> Table:
        return self.do("call", card, what)

    def sack(self, card: str, what: str = "") -> Table:
        return self.do("sack_for" if self.offers("sack_for", card) else "sack", card, what)

    def attack(self, card: str, target: str = "") -> Table:
        return self.do("attack", card, target) if target else self.do("raid", card)

    # ---- Reading --------------------------------------------------------------------------

    def waits(self, part: str) -> str:
        """Why a card of my hand cannot be played."""
        return self.state.waits(self.card(part, "hand"), 0)

    def card(self, part: str, zone: str = "battlers") -> OliverCard:
        return super().card(part, zone)

    def discard(self, who: str) -> list[str]:
        return self.named(who, "discard")

    def battlers(self, who: str) -> list[str]:
        """The battlers with the numbers they have now: "Wolverine 60:2/1:2:0"."""
        return [self.written(card) for card in self.cards(who, "battlers")]

    def items(self, who: str) -> list[str]:
        return self.named(who, "items")

    def stats(self, part: str) -> str:
        """The numbers of a battler as they are now: "60:2/1:2:0"."""
        return self.written(self.card(part)).split()[-1]

    def bears(self, part: str) -> list[str]:
        return [borne.face.name for borne in self.card(part).attached]

    def called(self, part: str, zone: str = "battlers") -> bool:
        return is_called(self.card(part, zone))

    def ready(self, who: str, name: str = "") -> int:
        """How many items of a name are not called."""
        return sum(not is_called(c) for c in self.cards(who, "items") if name in c.face.name)

    def energy(self, who: str = "me") -> str:
        return notation(self.state.pools[SEATS[who]])

    @property
    def points(self) -> dict[str, int]:
        return {who: self.state.points[seat] for who, seat in SEATS.items()}
