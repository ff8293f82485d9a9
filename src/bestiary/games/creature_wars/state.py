"""The State: the whole truth of a game of Creature Wars, and how it is shown and saved.

There is only data here, and no rules; the verbs that change it are in verbs/. What single cards
remember is in ``memories`` (lore/memory.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import (
    BrokenState,
    Card,
    Mark,
    Place,
    Printed,
    Rng,
    State,
    Value,
    Zone,
    aside,
    bit,
    gauge,
    hand,
    open_pile,
    pile,
    row,
    seat_name,
)
from bestiary.games.creature_wars import guess, rallies, text
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.deck import face_of
from bestiary.games.creature_wars.editions import CREATURES, edition_of
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.forms import transformed
from bestiary.games.creature_wars.lore.later import Later
from bestiary.games.creature_wars.lore.marks import COOLDOWN, FROZEN, WRAPPED
from bestiary.games.creature_wars.lore.memory import DUEL_WATCHERS, MEMORIES, Memory
from bestiary.games.creature_wars.lore.standing_rules import RULES, StandingRule

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView, RuleView
    from bestiary.games.creature_wars.turn.outcome import Outcome

PLACES: Final = [
    hand(0),
    hand(1),
    row("duel.0", "In the duel", 0),
    row("duel.1", "In the duel", 1),
    pile("deck", "Deck"),
    open_pile("discard", "Discard pile"),
    aside("removed", "Out of the game"),
    Place("offer.0", "On offer", "offer", 0, bit(0)),
    Place("offer.1", "On offer", "offer", 1, bit(1)),
]

FIELDS: Final = [
    "hp",
    "cap",
    "chosen",
    "cooled",
    "rallied",
    "in_force",
    "witch_rallied",
    "hands_to_check",
    "subject",
    "has_watchers",
    "lost",
    "slain",
    "transformed",
    "toll",
]

# The names that saved games know these fields by.
SAVED_AS: Final = {"hands_to_check": "stirred", "has_watchers": "strange"}
FIELD_OF: Final = {saved: field for field, saved in SAVED_AS.items()}


@mypyc_attr(acyclic=True)
class LastDuel:
    """The previous duel: each player's card in it, by id (0 is a pass), and what it cost each
    Empire. Never changed in place."""

    def __init__(self, card_1: i64, card_2: i64, toll_1: i64, toll_2: i64) -> None:
        self.card_1 = card_1
        self.card_2 = card_2
        self.toll_1 = toll_1
        self.toll_2 = toll_2

    def card_of(self, seat: i64) -> i64:
        return self.card_1 if seat == 0 else self.card_2

    def toll_of(self, seat: i64) -> i64:
        return self.toll_1 if seat == 0 else self.toll_2

    def copy(self) -> LastDuel:
        return LastDuel(self.card_1, self.card_2, self.toll_1, self.toll_2)

    def to_json(self) -> list[int]:
        return [self.card_1, self.card_2, self.toll_1, self.toll_2]


NO_DUEL: Final = LastDuel(0, 0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class CreatureWarsState(State[Being]):
    """Two Empires, one deck."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Being]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        edition = edition_of(settings)
        self.edition = edition
        self.hands = zones[:2]
        self.duelists = zones[2:4]
        self.deck = zones[4]
        self.discard = zones[5]
        self.removed = zones[6]
        self.offers = zones[7:9]
        self.hp: list[int] = [edition.hp, edition.hp]
        self.cap: i64 = edition.cap
        self.chosen: list[int] = [0, 0]  # the ids of the cards played this turn; 0 is a pass
        self.cooled: list[int] = []  # the ids of cards whose cooldown began this turn
        self.rallied: list[int] = [0, 0]  # how many Rallies each player has formed
        self.in_force: list[int] = [0, 0]  # the Rallies of each hand that have not ended, as bits
        self.witch_rallied: list[bool] = [False, False]
        self.hands_to_check: i64 = 0  # hands changed since the last check for Rallies, as bits
        self.subject: i64 = 0  # the id of the card whose text is being carried out
        self.has_watchers = False  # whether a card that watches draws was ever in the game
        self.standing: list[StandingRule] = []
        self.later: list[Later] = []
        # What has happened, for cards that refer to it.
        self.lost: list[int] = [0, 0]  # duels lost
        self.slain: list[int] = []  # the ids of slain creatures, the latest last
        self.transformed: i64 = 0  # the Tribes of which ALL have taken another form, as bits
        self.toll: list[int] = [0, 0]  # what the current duel has cost each Empire
        self.previous: LastDuel = NO_DUEL
        self.memories: list[Memory] = MEMORIES.copy()

    # ---- Who is who -----------------------------------------------------------------------

    @property
    def foe(self) -> int:
        """The other player."""
        return 1 - self.me

    def order(self) -> list[int]:
        """Both seats, the one with the initiative first: player 1 on odd turns."""
        return ORDERS[self.turn % 2]

    def remember(self, outcome: Outcome) -> None:
        """Tell the memories of cards how a duel went."""
        for slot in DUEL_WATCHERS:
            self.memories[slot] = self.memories[slot].after_duel(outcome)

    # ---- Guessing -------------------------------------------------------------------------

    def deal_face(self, origin: int, rng: Rng) -> Being:
        being = face_of(self.edition, origin, rng)
        if self.transformed and origin >= CREATURES and self.transformed & (1 << being.tribe):
            return transformed(being)
        return being

    def deal_fitting(self, card: Card[Being], origin: int, rng: Rng) -> Being:
        return guess.fitting(self.edition, card, rng).from_(origin)

    def settle_guess(self, seat: int, rng: Rng) -> None:
        guess.settle_guess(self, seat, rng)

    # ---- Showing --------------------------------------------------------------------------

    def origin_label(self, origin: int) -> str:
        return text.origin_label(origin)

    def printed(self, face: Being) -> Printed:
        return text.printed(face, self.edition)

    def written(self, face: Being, marks: list[Mark[Being]]) -> str:
        note = face.notation()
        for mark in marks:
            if mark.kind is FROZEN:
                return note + ": (-)"
        for mark in marks:
            if mark.kind is COOLDOWN:
                return f"{note}: ({mark.value})"
        return note

    def gauges(self, seat: int) -> list[Gauge]:
        return [gauge("HP", self.hp[seat], self.cap if self.cap > 0 else self.edition.hp)]

    def seat_marks(self, seat: int) -> list[MarkView]:
        counts = [
            ("rallies", "Rallies", self.rallied[seat]),
            ("lost", "Lost", self.lost[seat]),
            *[memory.shown(seat) for memory in self.memories],
        ]
        return [
            {"key": key, "label": label, "value": value} for key, label, value in counts if value
        ]

    def lasting(self) -> list[RuleView]:
        rules: list[RuleView] = [
            {
                "label": entry.rule.label,
                "text": entry.rule.text.replace("{n}", str(entry.value)),
                "seat": int(entry.seat),
            }
            for entry in self.standing
        ]
        return rules + [
            {
                "label": later.label,
                "text": f"{later.text} (at the end of turn {later.due})",
                "seat": int(later.me),
            }
            for later in self.later
        ]

    def phase(self) -> str:
        return "Choose" if self.asks else ""

    def initiative(self) -> int:
        return self.order()[0]

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for seat in range(2):
            if 0 < self.cap < self.hp[seat]:
                raise BrokenState(f"{seat_name(seat)} has {self.hp[seat]} HP, above the cap")
            if len(self.duelists[seat].cards) > 1:
                raise BrokenState(f"{seat_name(seat)} has two cards in the duel")
            if self.scores is None and self.hands_to_check == 0 and rallies.missing(self, seat):
                raise BrokenState(f"a Rally in {seat_name(seat)}'s hand was missed")
        for zone in self.zones:
            for card in zone.cards:
                if card.face.level < 0 or card.face.base < 0:
                    raise BrokenState(f"{card.face.notation()} cannot be")
                if zone.place.seen_by & ~card.known and card.mark(WRAPPED) < 0:
                    raise BrokenState(f"{card.face.notation()} should be known")

    def fields(self) -> list[str]:
        return FIELDS

    def save(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            **{SAVED_AS.get(name, name): value for name, value in super().save().items()},
            "standing": [entry.to_json() for entry in self.standing],
            "later": [later.to_json() for later in self.later],
            "previous": self.previous.to_json(),
        }
        for memory in self.memories:
            data.update(memory.save())
        return data

    def load(self, data: dict[str, Any]) -> None:
        own = dict(data)
        self.standing = [
            StandingRule(RULES[key], seat, value, since)
            for key, seat, value, since in own.pop("standing")
        ]
        self.later = [
            Later(book.steps[name], me, number, due, label, words)
            for name, me, number, due, label, words in own.pop("later")
        ]
        card_1, card_2, toll_1, toll_2 = own.pop("previous")
        self.previous = LastDuel(card_1, card_2, toll_1, toll_2)
        for slot, memory in enumerate(self.memories):
            mine = {key: own.pop(key) for key in memory.save() if key in own}
            if mine:
                self.memories[slot] = memory.load(mine)
        super().load({FIELD_OF.get(name, name): value for name, value in own.items()})

    def copy_wars_to(self, new: CreatureWarsState) -> None:
        """Copy everything else to a new State that has copies of the zones and the Rng."""
        self.copy_to(new)
        new.hp = self.hp.copy()
        new.cap = self.cap
        new.chosen = self.chosen.copy()
        new.cooled = self.cooled.copy()
        new.rallied = self.rallied.copy()
        new.in_force = self.in_force.copy()
        new.witch_rallied = self.witch_rallied.copy()
        new.hands_to_check = self.hands_to_check
        new.subject = self.subject
        new.has_watchers = self.has_watchers
        new.standing = self.standing.copy()
        new.later = self.later.copy()
        new.lost = self.lost.copy()
        new.slain = self.slain.copy()
        new.transformed = self.transformed
        new.toll = self.toll.copy()
        new.previous = self.previous.copy()
        new.memories = self.memories.copy()

    def read_face(self, data: list[Any]) -> Being:
        origin, kind, key, name, tribe, power, level, base, rallied, bonus, detail = data
        return Being(
            origin=origin,
            kind=kind,
            key=key,
            name=name,
            tribe=tribe,
            power=power,
            level=level,
            base=base,
            rallied=rallied,
            bonus=bonus,
            detail=detail,
        )


ORDERS: Final = [[1, 0], [0, 1]]
