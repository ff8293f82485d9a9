"""The Empires: the whole truth of a game of Creature Wars, and how it is shown and kept.

Only data here, and no rules; the verbs that change it are in verbs/.
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
from bestiary.games.creature_wars import guessing, rallies, text
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.deck import face_of
from bestiary.games.creature_wars.editions import CREATURES, edition_of
from bestiary.games.creature_wars.later import Later
from bestiary.games.creature_wars.lore import book
from bestiary.games.creature_wars.marks import COOLDOWN, FROZEN, WRAPPED
from bestiary.games.creature_wars.standing import RULES, Standing

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView, RuleView

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
    "stirred",
    "subject",
    "strange",
    "lost",
    "streak",
    "streaking",
    "beaten",
    "slain",
    "flown",
    "transformed",
    "toll",
    "previous",
    "jugs",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Empires(State[Being]):
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
        self.stirred: i64 = 0  # the hands changed since Rallies were last looked for, as bits
        self.subject: i64 = 0  # the card whose text is being carried out
        self.strange = False  # whether a Grinch or a Raven has ever come into the game
        self.standing: list[Standing] = []
        self.later: list[Later] = []
        # What has happened, for cards that ask.
        self.lost: list[int] = [0, 0]  # duels lost
        self.streak: list[int] = [0, 0]  # the latest run of duels won,
        self.streaking: list[bool] = [False, False]  # and whether it goes on
        self.beaten: list[int] = [0, 0]  # the Tribes beaten in duels, as bits
        self.slain: list[int] = []  # the ids of slain creatures, the latest last
        self.flown: i64 = 0  # whether Wilbur (1) and Orville (2) have escaped
        self.transformed: i64 = 0  # the Tribes of which ALL have taken another form, as bits
        self.toll: list[int] = [0, 0]  # what the present duel has cost each Empire
        self.previous: list[int] = [0, 0, 0, 0]  # the last duel: two card ids, two tolls
        self.jugs: list[list[int]] = []  # number, seat, discarded card, wins so far

    # ---- Who is who -----------------------------------------------------------------------

    @property
    def foe(self) -> int:
        """The other player."""
        return 1 - self.me

    def order(self) -> list[int]:
        """Both seats, the one with the initiative first: player 1 on odd turns."""
        return ORDERS[self.turn % 2]

    # ---- Guessing -------------------------------------------------------------------------

    def deal_face(self, origin: int, rng: Rng) -> Being:
        being = face_of(self.edition, origin, rng)
        if self.transformed and origin >= CREATURES and self.transformed & (1 << being.tribe):
            return being.transformed()
        return being

    def deal_fitting(self, card: Card[Being], origin: int, rng: Rng) -> Being:
        return guessing.fitting(self.edition, card, rng).from_(origin)

    def settle_guess(self, seat: int, rng: Rng) -> None:
        guessing.settle_guess(self, seat, rng)

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
            ("run", "Run", self.streak[seat]),
            ("beaten", "Tribes", len(text.tribes_in(self.beaten[seat]))),
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
            if self.scores is None and self.stirred == 0 and rallies.missing(self, seat):
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
        return {
            **super().save(),
            "standing": [entry.to_json() for entry in self.standing],
            "later": [later.to_json() for later in self.later],
        }

    def load(self, data: dict[str, Any]) -> None:
        own = dict(data)
        self.standing = [
            Standing(RULES[key], seat, value, since)
            for key, seat, value, since in own.pop("standing")
        ]
        self.later = [
            Later(book.steps[name], me, number, due, label, words)
            for name, me, number, due, label, words in own.pop("later")
        ]
        super().load(own)

    def copy_empires(self, new: Empires) -> None:
        """Give a new State, made with copies of the zones and the Rng, all the rest."""
        self.copy_to(new)
        new.hp = self.hp.copy()
        new.cap = self.cap
        new.chosen = self.chosen.copy()
        new.cooled = self.cooled.copy()
        new.rallied = self.rallied.copy()
        new.in_force = self.in_force.copy()
        new.witch_rallied = self.witch_rallied.copy()
        new.stirred = self.stirred
        new.subject = self.subject
        new.strange = self.strange
        new.standing = self.standing.copy()
        new.later = self.later.copy()
        new.lost = self.lost.copy()
        new.streak = self.streak.copy()
        new.streaking = self.streaking.copy()
        new.beaten = self.beaten.copy()
        new.slain = self.slain.copy()
        new.flown = self.flown
        new.transformed = self.transformed
        new.toll = self.toll.copy()
        new.previous = self.previous.copy()
        if self.jugs:
            new.jugs = [jug.copy() for jug in self.jugs]

    def read_face(self, data: list[Any]) -> Being:
        origin, kind, key, name, tribe, power, level, base, rallied, bonus, detail = data
        return Being(origin, kind, key, name, tribe, power, level, base, rallied, bonus, detail)


ORDERS: Final = [[1, 0], [0, 1]]
