"""A table of Hiddenzone, played by name; see tests/trading/table.py.

table.me(battlezone="Ash Runner", hand="Flare").foe(battlezone="Grey Moth")
table.attack("Ash Runner", "Grey Moth").do("pass")
assert table.graveyard("foe") == ["Grey Moth"]
"""

from __future__ import annotations

from bestiary.games.hiddenzone.design.card import HiddenzoneCard, HiddenzoneDesign
from bestiary.games.hiddenzone.design.marks import is_tapped
from bestiary.games.hiddenzone.state import HiddenzoneState
from tests.me_and_foe import SEATS
from tests.trading.table import TradingTable


class Table(TradingTable[HiddenzoneState, HiddenzoneDesign]):
    game = "hiddenzone"
    score = "life"
    usual = {"life": "2000", "deck": ", ".join(12 * ["Gate Recruit"])}

    # ---- Playing: for the player to choose ------------------------------------------------

    def play(self, card: str) -> Table:
        return self.do("play", card)

    def evolve(self, card: str, below: str) -> Table:
        return self.do("evolve", card, below)

    def cast(self, card: str, target: str = "") -> Table:
        return self.do("cast_at", card, target) if target else self.do("cast", card)

    def equip(self, card: str, bearer: str) -> Table:
        return self.do("equip", card, bearer)

    def set(self, card: str) -> Table:
        return self.do("set", card)

    def use(self, card: str, target: str = "") -> Table:
        return self.do("use_on", card, target) if target else self.do("use", card)

    def attack(self, card: str, target: str = "") -> Table:
        return self.do("attack", card, target) if target else self.do("attack_player", card)

    def block(self, card: str) -> Table:
        return self.do("block", card)

    # ---- Reading --------------------------------------------------------------------------

    def graveyard(self, who: str) -> list[str]:
        return self.named(who, "grave")

    def set_down(self, who: str) -> list[str]:
        return [card.face.name for card in self.cards(who, "hidden")]

    def battlezone(self, who: str) -> list[str]:
        """The creatures with the strength they have now: "Ash Runner 250/150"."""
        return [self.written(card) for card in self.cards(who, "battle")]

    def strength(self, part: str) -> str:
        """The numbers of a creature as they are now: "250/150"."""
        return self.written(self.creature(part)).split()[-1]

    def creature(self, part: str) -> HiddenzoneCard:
        return self.card(part, "battle")

    def soul(self, part: str) -> list[str]:
        """What lies under a creature, its equipment last."""
        return [card.face.name for card in self.creature(part).attached]

    def tapped(self, part: str) -> bool:
        return is_tapped(self.creature(part))

    @property
    def life(self) -> dict[str, int]:
        return {who: self.state.life[seat] for who, seat in SEATS.items()}

    def lost(self, who: str) -> int:
        """The life a player has lost since the table was set up; a gain is below 0."""
        return int(self._lines[who]["life"]) - self.life[who]
