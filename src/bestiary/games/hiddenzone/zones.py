"""The zones of Hiddenzone and its players' numbers: all the data of a game, and how it is shown.

There is only data here, and no rules; the verbs that change it are in state.py.

A stack of creatures is one card with the others attached to it. They are its soul: the creatures
first, from the top down, then spells, its equipment last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import (
    EVERYBODY,
    NOBODY,
    BrokenState,
    Place,
    Rng,
    Value,
    Zone,
    bit,
    gauge,
    hand,
    row,
    seat_name,
)
from bestiary.engine.view import fighter
from bestiary.games.hiddenzone.attack import NO_ATTACK, Attack
from bestiary.games.hiddenzone.design.card import (
    ATTACK,
    DEFENCE,
    EQUIPMENT,
    SET,
    STATS,
    WARDED,
    HiddenzoneCard,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.marks import ATTACK_NOW, ATTACK_UP, DEFENCE_NOW, DEFENCE_UP
from bestiary.games.hiddenzone.design.picks import (
    BATTLEZONE,
    DECK,
    GRAVEYARD,
    HIDDENZONE,
    SOULS,
)
from bestiary.games.hiddenzone.rack import RACK
from bestiary.trading import DeckRack, Stats, TradingState, summed
from bestiary.trading.marks import sum_of

if TYPE_CHECKING:
    from bestiary.engine.view import FighterView, FightView, Gauge, MarkView, PartView

LIFE: Final = 2000
OPENING_HAND: Final = 5
HEAD_START: Final = 2  # cards of the second player that are set down before the first turn
NOTHING_USED: Final[list[list[int]]] = [[], []]


def places() -> list[Place]:
    found: list[Place] = []
    for seat in range(2):
        found += [
            row(f"battle.{seat}", "Battlezone", seat),
            row(f"spell.{seat}", "Being cast", seat),
            Place(f"hidden.{seat}", "Hiddenzone", "row", seat, bit(seat)),
            hand(seat),
            Place(f"deck.{seat}", "Deck", "pile", seat, NOBODY),
            Place(f"grave.{seat}", "Graveyard", "pile", seat, EVERYBODY),
        ]
    return found


PLACES: Final = places()
OF_EACH: Final = 6  # places of each player

# Where a turn stands when nothing is pending, besides START and MAIN (trading/turn.py).
OPENING: Final = 0  # both look at their opening hands
RESPONSE: Final = 3  # an attack was declared
FIGHT: Final = 4  # the battle comes next
END: Final = 5  # the turn is passed


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenzoneZones(TradingState[HiddenzoneDesign]):
    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[HiddenzoneDesign]],
        twin: HiddenzoneZones | None = None,
    ) -> None:
        super().__init__(settings, seats, rng, zones, twin)
        if twin is None:
            # The lists are never changed in place, so that copies share them.
            self.life: list[int] = [LIFE, LIFE]
            self.attack = NO_ATTACK  # the current one
            self.victors: i64 = 0  # the seats that a text has made win, as bits
            self.used: list[list[int]] = NOTHING_USED  # the texts each player has used this turn
        else:
            self.life = twin.life
            self.attack = twin.attack
            self.victors = twin.victors
            self.used = twin.used

    # ---- A player's zones, in the order of the places ---------------------------------------

    def battlezone(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH]

    def fighters_of(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH]

    def spells_of(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH + 1]

    def hiddenzone(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH + 2]

    def hand(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH + 3]

    def deck(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH + 4]

    def graveyard(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH + 5]

    def discard_pile(self, seat: i64) -> Zone[HiddenzoneDesign]:
        return self.zones[seat * OF_EACH + 5]

    # ---- Looking --------------------------------------------------------------------------

    def cards_in(self, place: i64, seat: i64) -> list[HiddenzoneCard]:
        if place == BATTLEZONE:
            return self.battlezone(seat).cards
        if place == GRAVEYARD:
            return self.graveyard(seat).cards
        if place == DECK:
            return self.deck(seat).cards
        if place == SOULS:
            return [under for card in self.battlezone(seat).cards for under in card.attached]
        return self.hiddenzone(seat).cards if place == HIDDENZONE else self.hand(seat).cards

    def equipment_of(self, card: HiddenzoneCard) -> HiddenzoneCard | None:
        """What a creature has equipped."""
        if card.attached:
            last = card.attached[-1]
            if last.face.sort == EQUIPMENT:
                return last
        return None

    def flags_of(self, card: HiddenzoneCard) -> i64:
        """The flags of a creature, from itself, its equipment and its soul."""
        flags = card.face.flags
        if card.attached:
            for under in card.attached:
                flags |= under.face.gift_flags
            worn = self.equipment_of(card)
            if worn is not None:
                flags |= worn.face.flags
        return flags

    def attack_of(self, owner: i64, card: HiddenzoneCard) -> i64:
        return self.strength(ATTACK, owner, card)

    def defence_of(self, owner: i64, card: HiddenzoneCard) -> i64:
        return self.strength(DEFENCE, owner, card)

    def strength(self, stat: i64, owner: i64, card: HiddenzoneCard) -> i64:
        """A number of a creature now: as printed, plus equipment, soul, boosts and auras."""
        total: i64 = card.face.attack if stat == ATTACK else card.face.defence
        if card.attached:
            for under in card.attached:
                total += under.face.gift_attack if stat == ATTACK else under.face.gift_defence
            worn = self.equipment_of(card)
            if worn is not None:
                total += worn.face.attack if stat == ATTACK else worn.face.defence
        if card.marks:
            if stat == ATTACK:
                total += sum_of(card, ATTACK_UP, ATTACK_NOW)
            else:
                total += sum_of(card, DEFENCE_UP, DEFENCE_NOW)
        for seat in range(2):
            for source in self.battlezone(seat).cards:
                if source.face.auras:
                    total += summed(self, stat, seat, source, source.face.auras, owner, card)
                if source.attached:
                    gear = self.equipment_of(source)
                    if gear is not None and gear.face.auras:
                        total += summed(self, stat, seat, source, gear.face.auras, owner, card)
        return total if total > 0 else 0

    # ---- Its cards ------------------------------------------------------------------------

    def rack(self) -> DeckRack[HiddenzoneDesign]:
        return RACK

    def stats(self) -> Stats:
        return STATS

    def is_warded(self, card: HiddenzoneCard) -> bool:
        """Only in the battlezone: face down, a warded card is like any other."""
        return self.owner(card.id) >= 0 and self.flags_of(card) & WARDED != 0

    def kin(self, seen: list[HiddenzoneDesign]) -> list[HiddenzoneDesign]:
        """The cards of the civilizations that have been seen."""
        civilizations: i64 = 0
        for design in seen:
            civilizations |= design.civilizations
        return [card for card in SET.cards if card.civilizations & civilizations]

    # ---- Showing --------------------------------------------------------------------------

    def as_it_stands(self, card: HiddenzoneCard) -> HiddenzoneDesign:
        for owner in range(2):
            if self.battlezone(owner).find(card.id) is not None:
                return card.face.with_strength(
                    self.attack_of(owner, card), self.defence_of(owner, card)
                )
        return card.face

    def gauges(self, seat: int) -> list[Gauge]:
        return [gauge("Life", self.life[seat], LIFE)]

    def fight(self) -> FightView | None:
        attack = self.attack
        attacker = self.battlezone(self.active).find(attack.attacker)
        if attacker is None:
            return None
        other = 1 - int(self.active)
        met = int(attack.blocker if attack.blocker else attack.target)
        defender = self.battlezone(other).find(met) if met else None
        against = fighter(met, other)
        if defender is not None:
            against = self.side(other, defender, DEFENCE, "Defence")
        return {
            "attacker": self.side(int(self.active), attacker, ATTACK, "Attack"),
            "target": against,
        }

    def side(self, owner: int, card: HiddenzoneCard, stat: i64, label: str) -> FighterView:
        """One side of a battle: its own number, what its equipment adds, and other cards."""
        own = int(card.face.attack if stat == ATTACK else card.face.defence)
        parts: list[PartView] = [{"value": own, "why": card.face.name}]
        worn = self.equipment_of(card)
        added = 0
        if worn is not None:
            added = int(worn.face.attack if stat == ATTACK else worn.face.defence)
            parts.append({"value": added, "why": worn.face.name})
        rest = int(self.strength(stat, owner, card)) - own - added
        parts.append({"value": rest, "why": "other cards"})
        return fighter(int(card.id), owner, label, parts)

    def seat_marks(self, seat: int) -> list[MarkView]:
        if not self.promised[seat]:
            return []
        return [{"key": "promised", "label": "no responses", "value": 0}]

    def phase(self) -> str:
        if self.stage == OPENING:
            return "Opening hands"
        return "Response" if self.attack.attacker else "Main phase"

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for seat in range(2):
            if self.life[seat] > LIFE:
                raise BrokenState(f"{seat_name(seat)} has {self.life[seat]} life, above {LIFE}")
            if self.scores is None and not self.deck(seat).cards:
                raise BrokenState(f"{seat_name(seat)} has no deck and has not lost")
            if self.spells_of(seat).cards and not self.stack:
                raise BrokenState("a spell was cast and never resolved")
            for card in self.battlezone(seat).cards:
                gear = [under for under in card.attached if under.face.sort == EQUIPMENT]
                if len(gear) > 1 or (gear and gear[0] is not card.attached[-1]):
                    raise BrokenState(f"{card.face.name} bears too much equipment")
                if gear and not fits_bearer(gear[0].face, card.face):
                    raise BrokenState(f"{card.face.name} cannot bear {gear[0].face.name}")
                sorts = [int(under.face.sort) for under in card.attached]
                if sorts != sorted(sorts):
                    raise BrokenState(f"the soul of {card.face.name} is out of order")
        for zone in self.zones:
            for card in zone.cards:
                if zone.place.label != "Battlezone" and (card.marks or card.attached):
                    raise BrokenState(f"{card.face.name} bears something outside the battlezone")

    def fields(self) -> list[str]:
        return [*super().fields(), "life", "victors", "used"]

    def save(self) -> dict[str, Any]:
        return {**super().save(), **self.attack.to_json()}

    def load(self, data: dict[str, Any]) -> None:
        own = dict(data)
        self.attack = Attack(own.pop("attacker"), own.pop("target"), own.pop("blocker"))
        super().load(own)


def fits_bearer(gear: HiddenzoneDesign, bearer: HiddenzoneDesign) -> bool:
    """Equipment: its bearer must share its civilization and have at least its rank."""
    return bearer.civilizations & gear.civilizations != 0 and bearer.rank >= gear.rank
