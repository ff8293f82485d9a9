"""The zones of Twisted-Oliver and its players' numbers: all the data of a game, and how it is
shown.

There is only data here, and no rules; the verbs that change it are in state.py.

Equips and lasting augments are attached to the battler that bears them. If the other player put one
there, it is marked as foreign and goes back to that player's discard.
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
    hand,
    row,
    seat_name,
)
from bestiary.engine.view import fighter
from bestiary.games.twisted_oliver.design.card import (
    ATTACK,
    DEFENCE,
    EQUIP,
    SET,
    SPEED,
    STATS,
    TRAP,
    VALUABLE,
    WARDED,
    OliverCard,
    OliverDesign,
)
from bestiary.games.twisted_oliver.design.marks import (
    ATTACK_NOW,
    ATTACK_UP,
    BOUNTY,
    DAMAGE,
    DEFENCE_NOW,
    DEFENCE_UP,
    FOREIGN,
    SPEED_NOW,
    SPEED_UP,
)
from bestiary.games.twisted_oliver.design.picks import BATTLE, DECK, DISCARD, GOODS, LASTING
from bestiary.games.twisted_oliver.energy import counts
from bestiary.games.twisted_oliver.link import Link
from bestiary.games.twisted_oliver.rack import RACK
from bestiary.trading import DeckRack, Stats, TradingState, summed
from bestiary.trading.marks import sum_of
from bestiary.trading.turn import START

if TYPE_CHECKING:
    from bestiary.engine.view import FighterView, FightView, MarkView, PartView, RuleView

OPENING_HAND: Final = 7
WINNING: Final = 30  # points
MOST_VALUABLES: Final = 3
MOST_TEXTS: Final = 200  # that go off in one turn


def places() -> list[Place]:
    found: list[Place] = []
    for seat in range(2):
        found += [
            row(f"battlers.{seat}", "Battlers", seat),
            row(f"items.{seat}", "Items", seat),
            row(f"spells.{seat}", "Lasting spells", seat),
            Place(f"traps.{seat}", "Traps", "row", seat, bit(seat)),
            row(f"play.{seat}", "Being played", seat),
            hand(seat),
            Place(f"deck.{seat}", "Deck", "pile", seat, NOBODY),
            Place(f"discard.{seat}", "Discard", "pile", seat, EVERYBODY),
            Place(f"removed.{seat}", "Out of the game", "aside", seat, EVERYBODY),
        ]
    return found


PLACES: Final = places()
OF_EACH: Final = 9  # places of each player
NO_LINKS: Final[list[Link]] = []

# Where a turn stands when nothing is pending, besides START and MAIN (trading/turn.py).
ATTACKING: Final = 3
END: Final = 4  # the turn is passed

# The one-a-turn limits, as bits of what a player has done.
PLAYED_ORB: Final = 1
PLAYED_VALUABLE: Final = 2
PLAYED_LEGENDARY: Final = 4
PLAYED_LEGEND_SPELL: Final = 8
NO_LIMITS: Final = [0, 0]  # nobody has played any of them


@mypyc_attr(allow_interpreted_subclasses=True)
class OliverZones(TradingState[OliverDesign]):
    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[OliverDesign]],
        twin: OliverZones | None = None,
    ) -> None:
        super().__init__(settings, seats, rng, zones, twin)
        # The lists are never changed in place, so that copies share them.
        self.chain: list[Link] = NO_LINKS  # what was played or declared, and its answers
        if twin is None:
            self.stage = START
            self.answering: i64 = 0  # the stage of answering (chain.py)
            self.gone_off: i64 = 0  # how many texts went off this turn
            self.decked: i64 = -1  # the player who could not draw
            self.points: list[int] = [0, 0]
            self.pools: list[list[int]] = [counts.nothing(), counts.nothing()]
            self.chosen: list[int] = []  # energy somebody has chosen to spend so far
            self.limits: list[int] = NO_LIMITS  # the one-a-turn cards each player has played
        else:
            self.answering = twin.answering
            self.gone_off = twin.gone_off
            self.decked = twin.decked
            self.points = twin.points
            self.pools = twin.pools
            self.chosen = twin.chosen
            self.limits = twin.limits
            self.chain = twin.chain

    # ---- A player's zones, in the order of the places ---------------------------------------

    def battlers_of(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH]

    def fighters_of(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH]

    def items_of(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 1]

    def spells_of(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 2]

    def traps_of(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 3]

    def played_by(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 4]

    def hand(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 5]

    def deck(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 6]

    def discard_pile(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 7]

    def removed_of(self, seat: i64) -> Zone[OliverDesign]:
        return self.zones[seat * OF_EACH + 8]

    # ---- Looking --------------------------------------------------------------------------

    def cards_in(self, place: i64, seat: i64) -> list[OliverCard]:
        if place == BATTLE:
            return self.battlers_of(seat).cards
        if place == GOODS:
            return self.items_of(seat).cards
        if place == LASTING:
            return self.spells_of(seat).cards
        if place == DISCARD:
            return self.discard_pile(seat).cards
        return self.deck(seat).cards if place == DECK else self.traps_of(seat).cards

    def flags_of(self, card: OliverCard) -> i64:
        """The flags of a card, from itself and what it bears."""
        flags: i64 = card.face.flags
        for borne in card.attached:
            flags |= borne.face.flags
        return flags

    def free_slots(self, card: OliverCard) -> i64:
        free: i64 = card.face.slots
        for borne in card.attached:
            if borne.face.sort == EQUIP:
                free -= 1
        return free

    # ---- Numbers --------------------------------------------------------------------------

    def speed_of(self, owner: i64, card: OliverCard) -> i64:
        now = self.strength(SPEED, owner, card)
        return now if now > 0 else 0

    def attack_of(self, owner: i64, card: OliverCard) -> i64:
        now = self.strength(ATTACK, owner, card)
        return now if now > 0 else 0

    def health_of(self, owner: i64, card: OliverCard) -> i64:
        """Defence minus this turn's damage. Even at 0 or less the battler still stands."""
        now = self.strength(DEFENCE, owner, card)
        for mark in card.marks:
            if mark.kind is DAMAGE:
                now -= mark.value
        return now

    def health_shown(self, owner: i64, card: OliverCard) -> i64:
        """Health as it is told: never below 0."""
        now = self.health_of(owner, card)
        return now if now > 0 else 0

    def bounty_of(self, card: OliverCard) -> i64:
        for mark in card.marks:
            if mark.kind is BOUNTY:
                return mark.value
        return 0

    def strength(self, stat: i64, owner: i64, card: OliverCard) -> i64:
        """A number of a battler now: as printed, plus what it bears, boosts and auras."""
        total = number(stat, card.face)
        for borne in card.attached:
            total += number(stat, borne.face)
        if card.marks:
            if stat == SPEED:
                total += sum_of(card, SPEED_UP, SPEED_NOW)
            elif stat == ATTACK:
                total += sum_of(card, ATTACK_UP, ATTACK_NOW)
            else:
                total += sum_of(card, DEFENCE_UP, DEFENCE_NOW)
        for seat in range(2):
            for source in self.battlers_of(seat).cards:
                if source.face.auras:
                    total += summed(self, stat, seat, source, source.face.auras, owner, card)
                for borne in source.attached:
                    if borne.face.auras:
                        total += summed(self, stat, seat, source, borne.face.auras, owner, card)
            for zone in (self.items_of(seat), self.spells_of(seat)):
                for source in zone.cards:
                    if source.face.auras:
                        total += summed(self, stat, seat, source, source.face.auras, owner, card)
        return total

    # ---- Its cards ------------------------------------------------------------------------

    def rack(self) -> DeckRack[OliverDesign]:
        return RACK

    def stats(self) -> Stats:
        return STATS

    def is_warded(self, card: OliverCard) -> bool:
        """Traps never are: face down, they are like any other card."""
        return card.face.sort != TRAP and self.flags_of(card) & WARDED != 0

    def bringer(self, owner: i64, borne: OliverCard) -> i64:
        return 1 - owner if borne.mark(FOREIGN) >= 0 else owner

    def kin(self, seen: list[OliverDesign]) -> list[OliverDesign]:
        """The cards that use only kinds of energy that have been seen."""
        kinds: i64 = 0
        for design in seen:
            kinds |= design.kinds
        return [card for card in SET.cards if not card.kinds & ~kinds]

    def deal_fitting(self, card: OliverCard, origin: int, rng: Rng) -> OliverDesign:
        """A trap, if none of the remaining cards could be the one lying there."""
        return rng.pick([design for design in SET.cards if design.sort == TRAP])

    # ---- Showing --------------------------------------------------------------------------

    def as_it_stands(self, card: OliverCard) -> OliverDesign:
        owner = self.owner(card.id)
        if owner < 0:
            return card.face
        return card.face.as_now(
            self.speed_of(owner, card),
            self.attack_of(owner, card),
            self.health_shown(owner, card),
            self.bounty_of(card),
        )

    def seat_marks(self, seat: int) -> list[MarkView]:
        """The energy in the pool, kind by kind, and a promise."""
        found: list[MarkView] = [
            {"key": name.lower(), "label": f"{counts.SYMBOLS[kind]} {name}", "value": count}
            for kind, name in enumerate(counts.KINDS)
            for count in [self.pools[seat][kind]]
            if count
        ]
        if self.promised[seat]:
            found.append({"key": "promised", "label": "no answers", "value": 0})
        return found

    def lasting(self) -> list[RuleView]:
        return [
            {"label": card.face.name, "text": card.face.words, "seat": seat}
            for seat in range(2)
            for card in self.spells_of(seat).cards
        ]

    def fight(self) -> FightView | None:
        for link in self.chain:
            attacker = self.battlers_of(link.seat).find(link.card) if link.is_attack() else None
            if attacker is not None and not link.cancelled:
                seat, other = int(link.seat), 1 - int(link.seat)
                prey = self.battlers_of(other).find(link.target)
                met = fighter(int(link.target), other)
                if prey is not None:
                    met = self.side(other, prey, DEFENCE, "Health")
                return {"attacker": self.side(seat, attacker, ATTACK, "Attack"), "target": met}
        return None

    def side(self, owner: int, card: OliverCard, stat: i64, label: str) -> FighterView:
        """One side of a battle: its own number, and what other cards and damage change."""
        now = self.attack_of(owner, card) if stat == ATTACK else self.health_shown(owner, card)
        own = int(number(stat, card.face))
        parts: list[PartView] = [
            {"value": own, "why": card.face.name},
            {"value": int(now) - own, "why": "other cards and damage"},
        ]
        return fighter(int(card.id), owner, label, parts)

    def phase(self) -> str:
        if self.chain:
            return "Answers"
        return "Attack step" if self.stage == ATTACKING else "Main step"

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for seat in range(2):
            self.check_seat(seat)
        for zone in self.zones:
            for card in zone.cards:
                if card.attached and zone.place.label != "Battlers":
                    raise BrokenState(f"{card.face.name} bears something out of play")
                if card.marks and not is_marked_here(zone.place.key):
                    raise BrokenState(f"{card.face.name} has marks out of play")
        battlers = [*self.battlers_of(0).cards, *self.battlers_of(1).cards]
        titles = [card.face.title for card in battlers]
        titles = [title for title in titles if title]
        if len(titles) != len(set(titles)):
            raise BrokenState("two Legendaries have the same title")

    def check_seat(self, seat: int) -> None:
        if self.points[seat] < 0 or min(self.pools[seat]) < 0:
            raise BrokenState(f"{seat_name(seat)} has a negative number of points or energy")
        if self.scores is None and self.points[seat] >= WINNING:
            raise BrokenState(f"{seat_name(seat)} has {self.points[seat]} points and has not won")
        valuables = [c for c in self.items_of(seat).cards if c.face.sort == VALUABLE]
        if len(valuables) > MOST_VALUABLES:
            raise BrokenState(f"{seat_name(seat)} has {len(valuables)} Valuables in play")
        if self.played_by(seat).cards and not self.chain and not self.stack:
            raise BrokenState("a card was played and never took effect")
        for card in self.battlers_of(seat).cards:
            if not card.face.is_battler() or self.free_slots(card) < 0:
                raise BrokenState(f"{card.face.name} is not a battler, or bears too much")
            if any(not borne.face.is_borne() for borne in card.attached):
                raise BrokenState(f"{card.face.name} bears a card that cannot be borne")
        if any(card.face.sort != TRAP for card in self.traps_of(seat).cards):
            raise BrokenState("a card among the traps is not one")

    def fields(self) -> list[str]:
        own = ["points", "pools", "answering", "chosen", "limits", "gone_off", "decked"]
        return [*super().fields(), *own]

    def save(self) -> dict[str, Any]:
        return {**super().save(), "chain": [link.to_json() for link in self.chain]}

    def load(self, data: dict[str, Any]) -> None:
        own = dict(data)
        self.chain = [Link.from_json(link) for link in own.pop("chain")]
        super().load(own)


def number(stat: i64, face: OliverDesign) -> i64:
    if stat == SPEED:
        return face.speed
    return face.attack if stat == ATTACK else face.defence


def is_marked_here(place: str) -> bool:
    """Whether cards in that place can have marks."""
    return place.startswith(("battlers", "items", "spells", "traps"))
