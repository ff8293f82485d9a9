"""The zones: the whole truth of a game of Hiddenzone, and how it is shown and kept.

Only data here, and no rules; the verbs that change it are the Field's, in field.py.

A stack of creatures is one card with the others attached to it: the top card first, then its soul
from the top down, its equipment last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import (
    EVERYBODY,
    NOBODY,
    BrokenState,
    Card,
    Mark,
    Place,
    Printed,
    Rng,
    State,
    Value,
    Zone,
    bit,
    gauge,
    hand,
    row,
    seat_name,
)
from bestiary.games.hiddenzone import text
from bestiary.games.hiddenzone.design import ATTACK, DEFENCE, EQUIPMENT, SET, Design, book
from bestiary.games.hiddenzone.rack import RACK
from bestiary.trading import Trigger, guess_list, summed

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView

TAPPED: Final = book.mark("turned", "tapped")
ATTACK_UP: Final = book.mark("attack", "attack for good")
DEFENCE_UP: Final = book.mark("defence", "defence for good")
ATTACK_NOW: Final = book.mark("attack-now", "attack this turn")
DEFENCE_NOW: Final = book.mark("defence-now", "defence this turn")
REFRESHED: Final = book.mark("refreshed", "untapped by a text this turn")

LIFE: Final = 2000


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

FIELDS: Final = [
    "life",
    "active",
    "first",
    "stage",
    "actions",
    "attacker",
    "target",
    "blocker",
    "promised",
    "victors",
    "used",
]

# Where a turn stands when nothing waits.
OPENING: Final = 0  # both look at their opening hands
START: Final = 1  # the draw comes next
MAIN: Final = 2
RESPONSE: Final = 3  # an attack was declared
FIGHT: Final = 4  # it goes on to battle
END: Final = 5  # the turn is passed


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones(State[Design]):
    """Two players, each with a deck of their own. ``turn`` counts the turns of each player."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Design]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.battle = [zones[0], zones[6]]
        self.spells = [zones[1], zones[7]]
        self.hidden = [zones[2], zones[8]]
        self.hands = [zones[3], zones[9]]
        self.decks = [zones[4], zones[10]]
        self.graves = [zones[5], zones[11]]
        self.life: list[int] = [LIFE, LIFE]
        self.active: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who had the first turn
        self.stage: i64 = OPENING
        self.actions: i64 = 0  # what the active player has done this turn
        self.attacker: i64 = 0  # the creature that attacks, by id; 0: nobody does
        self.target: i64 = 0  # the creature it attacks; 0: the other player
        self.blocker: i64 = 0
        self.promised: list[bool] = [False, False]  # no responses until their turn
        self.victors: i64 = 0  # whom a text has made win, as bits
        self.used: list[list[int]] = [[], []]  # the texts each player has used this turn
        self.waiting: list[Trigger] = []

    # ---- Looking --------------------------------------------------------------------------

    def cards_in(self, place: i64, seat: i64) -> list[Card[Design]]:
        """The cards of a place, by the numbers of picks.py."""
        if place == 0:
            return self.battle[seat].cards
        if place == 1:
            return self.graves[seat].cards
        if place == 2:
            return self.decks[seat].cards
        return self.hidden[seat].cards if place == 3 else self.hands[seat].cards

    def equipment_of(self, card: Card[Design]) -> Card[Design] | None:
        """What a creature has equipped."""
        if card.attached:
            last = card.attached[-1]
            if last.face.sort == EQUIPMENT:
                return last
        return None

    def flags_of(self, card: Card[Design]) -> i64:
        """What a creature always has, from itself and its equipment."""
        worn = self.equipment_of(card)
        return card.face.flags if worn is None else card.face.flags | worn.face.flags

    def attack_of(self, owner: i64, card: Card[Design]) -> i64:
        return self.strength(ATTACK, owner, card)

    def defence_of(self, owner: i64, card: Card[Design]) -> i64:
        return self.strength(DEFENCE, owner, card)

    def strength(self, stat: i64, owner: i64, card: Card[Design]) -> i64:
        """A number of a creature as it is now: printed, equipped, boosted, and by auras."""
        total: i64 = card.face.attack if stat == ATTACK else card.face.defence
        worn = self.equipment_of(card)
        if worn is not None:
            total += worn.face.attack if stat == ATTACK else worn.face.defence
        for mark in card.marks:
            if mark.kind is ATTACK_UP or mark.kind is ATTACK_NOW:
                total += mark.value if stat == ATTACK else 0
            elif mark.kind is DEFENCE_UP or mark.kind is DEFENCE_NOW:
                total += mark.value if stat == DEFENCE else 0
        for seat in range(2):
            for source in self.battle[seat].cards:
                if source.face.auras:
                    total += summed(self, stat, seat, source, source.face.auras, owner, card)
                if source.attached:
                    gear = self.equipment_of(source)
                    if gear is not None and gear.face.auras:
                        total += summed(self, stat, seat, source, gear.face.auras, owner, card)
        return total if total > 0 else 0

    # ---- Guessing -------------------------------------------------------------------------

    def pool(self, zone: Zone[Design]) -> int:
        return int(zone.place.owner)

    def hidden_origins(self, seat: int) -> list[int]:
        """A player knows what is left in their own deck, and in the other's if lists are open."""
        found: list[int] = []
        for zone in self.zones:
            if zone.place.owner == seat or self.settings["open_lists"]:
                found += [c.face.origin for c in zone.cards if not c.known_to(seat)]
        return sorted(found)

    def pool_origins(self, pool: int, seat: int, rng: Rng) -> list[int]:
        mine = [zone for zone in self.zones if zone.place.owner == pool]
        if pool == seat or self.settings["open_lists"]:
            return sorted(c.face.origin for z in mine for c in z.cards if not c.known_to(seat))
        seen: list[int] = []
        civilizations: i64 = 0
        hidden = 0
        for zone in mine:
            for card in zone.cards:
                for each in [card, *card.attached]:
                    if each.known_to(seat):
                        seen.append(each.face.origin)
                        civilizations |= each.face.civilizations
                    else:
                        hidden += 1
        kin = [card for card in SET.cards if card.civilizations & civilizations or not seen]
        return guess_list(RACK, seen, hidden, list(kin), rng)

    def deal_face(self, origin: int, rng: Rng) -> Design:
        return SET.by_origin[origin]

    def origin_label(self, origin: int) -> str:
        return SET.by_origin[origin].name

    # ---- Showing --------------------------------------------------------------------------

    def as_it_stands(self, card: Card[Design]) -> Design:
        for owner in range(2):
            if self.battle[owner].find(card.id) is not None:
                return card.face.with_strength(
                    self.attack_of(owner, card), self.defence_of(owner, card)
                )
        return card.face

    def printed(self, face: Design) -> Printed:
        return text.printed(face)

    def written(self, face: Design, marks: list[Mark[Design]]) -> str:
        return text.notation(face)

    def gauges(self, seat: int) -> list[Gauge]:
        return [gauge("Life", self.life[seat], LIFE)]

    def seat_marks(self, seat: int) -> list[MarkView]:
        if not self.promised[seat]:
            return []
        return [{"key": "promised", "label": "no responses", "value": 0}]

    def phase(self) -> str:
        if self.stage == OPENING:
            return "Opening hands"
        return "Response" if self.attacker else "Main phase"

    def initiative(self) -> int:
        return int(self.active)

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for seat in range(2):
            if self.life[seat] > LIFE:
                raise BrokenState(f"{seat_name(seat)} has {self.life[seat]} life, above {LIFE}")
            if self.scores is None and not self.decks[seat].cards:
                raise BrokenState(f"{seat_name(seat)} has no deck and has not lost")
            if self.spells[seat].cards and not self.stack:
                raise BrokenState("a spell was cast and forgotten")
            for card in self.battle[seat].cards:
                gear = [under for under in card.attached if under.face.sort == EQUIPMENT]
                if len(gear) > 1 or (gear and gear[0] is not card.attached[-1]):
                    raise BrokenState(f"{card.face.name} bears too much")
                if gear and not fits_bearer(gear[0].face, card.face):
                    raise BrokenState(f"{card.face.name} cannot bear {gear[0].face.name}")
        for zone in self.zones:
            for card in zone.cards:
                if zone.place.seen_by & ~card.known:
                    raise BrokenState(f"{card.face.name} should be known")
                if zone not in self.battle and (card.marks or card.attached):
                    raise BrokenState(f"something lies on {card.face.name} out of the battlezone")

    def fields(self) -> list[str]:
        return FIELDS

    def save(self) -> dict[str, Any]:
        return {**super().save(), "waiting": [trigger.to_json() for trigger in self.waiting]}

    def load(self, data: dict[str, Any]) -> None:
        own = dict(data)
        self.waiting = [Trigger.from_json(entry) for entry in own.pop("waiting")]
        super().load(own)

    def read_face(self, data: list[Any]) -> Design:
        return SET.by_origin[data[0]]

    def copy_zones(self, new: Zones) -> None:
        """Give a new State, made with copies of the zones and the Rng, all the rest."""
        self.copy_to(new)
        new.life = self.life.copy()
        new.active = self.active
        new.first = self.first
        new.stage = self.stage
        new.actions = self.actions
        new.attacker = self.attacker
        new.target = self.target
        new.blocker = self.blocker
        new.promised = self.promised.copy()
        new.victors = self.victors
        new.used = [self.used[0].copy(), self.used[1].copy()]
        if self.waiting:
            new.waiting = self.waiting.copy()


def fits_bearer(gear: Design, bearer: Design) -> bool:
    """Equipments: a bearer shares the civilization and has at least the rank."""
    return bearer.civilizations & gear.civilizations != 0 and bearer.rank >= gear.rank
