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
    Pair,
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
    with_item,
)
from bestiary.engine.guess import Faces
from bestiary.games.creature_wars import guess, rallies, text
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.deck import face_of, faces_of
from bestiary.games.creature_wars.editions import CREATURES, Edition, edition_of
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.forms import transformed
from bestiary.games.creature_wars.lore.later import Later
from bestiary.games.creature_wars.lore.marks import COOLDOWN, FROZEN, WRAPPED
from bestiary.games.creature_wars.lore.memory import DUEL_WATCHERS, MEMORIES, Memory
from bestiary.games.creature_wars.lore.standing_rules import RULES, StandingRule

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView, RuleView
    from bestiary.engine.view.events import Event
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
    "cap",
    "cooled",
    "rallied",
    "in_force",
    "witch_rallied",
    "hands_to_check",
    "subject",
    "has_watchers",
    "slain",
    "transformed",
    "destroyed",
]

# The names that saved games know these fields by.
SAVED_AS: Final = {"hands_to_check": "stirred", "has_watchers": "strange"}
FIELD_OF: Final = {saved: field for field, saved in SAVED_AS.items()}


@mypyc_attr(acyclic=True, free_list_len=1)
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

    def to_json(self) -> list[int]:
        return [self.card_1, self.card_2, self.toll_1, self.toll_2]


NO_DUEL: Final = LastDuel(0, 0, 0, 0)
NO_IDS: Final[list[int]] = []
ZEROS: Final = [0, 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class CreatureWarsState(State[Being]):
    """Two Empires, one deck."""

    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[Being]],
        twin: CreatureWarsState | None = None,
    ) -> None:
        super().__init__(settings, seats, rng, zones, twin)
        self.edition: Edition = edition_of(settings) if twin is None else twin.edition
        edition = self.edition
        self.deck = zones[4]
        self.discard = zones[5]
        self.removed = zones[6]
        if twin is None:
            self.cap: i64 = edition.cap
            self.hands_to_check: i64 = 0  # hands changed since the last check for Rallies, as bits
            self.subject: i64 = 0  # the id of the card whose text is being carried out
            self.has_watchers = False  # whether a card that watches draws was ever in the game
            self.transformed: i64 = 0  # the Tribes of which ALL have taken another form, as bits
            self.destroyed: i64 = 0  # the Empires destroyed outright in this step, as bits
            self.previous: LastDuel = NO_DUEL
            self.hp = Pair(edition.hp, edition.hp)
            self.chosen = Pair(0, 0)  # the ids of the cards played this turn; 0 is a pass
            self.toll = Pair(0, 0)  # what the current duel has cost each Empire
            self.lost = Pair(0, 0)  # duels
            # The lists from here on are never changed in place, so that copies share them.
            self.cooled: list[int] = NO_IDS  # the cards whose cooldown began this turn
            self.rallied: list[int] = ZEROS  # how many Rallies each player has formed
            # The Rallies of each hand that have not ended, as bits.
            self.in_force: list[int] = ZEROS
            self.witch_rallied: list[bool] = [False, False]
            self.standing: list[StandingRule] = []
            self.later: list[Later] = []
            self.slain: list[int] = NO_IDS  # creatures, the latest last
            self.memories: list[Memory] = MEMORIES.copy()
        else:
            self.cap = twin.cap
            self.hands_to_check = twin.hands_to_check
            self.subject = twin.subject
            self.has_watchers = twin.has_watchers
            self.transformed = twin.transformed
            self.destroyed = twin.destroyed
            self.previous = twin.previous
            self.hp = twin.hp.copy()
            self.chosen = twin.chosen.copy()
            self.toll = twin.toll.copy()
            self.lost = twin.lost.copy()
            self.cooled = twin.cooled
            self.rallied = twin.rallied
            self.in_force = twin.in_force
            self.witch_rallied = twin.witch_rallied
            self.standing = twin.standing
            self.later = twin.later
            self.slain = twin.slain
            self.memories = twin.memories

    # ---- A player's zones -----------------------------------------------------------------

    def hand(self, seat: i64) -> Zone[Being]:
        return self.zones[seat]

    def in_duel(self, seat: i64) -> Zone[Being]:
        """The place for a player's card in the duel."""
        return self.zones[2 + seat]

    def on_offer(self, seat: i64) -> Zone[Being]:
        """The cards that a player may choose from."""
        return self.zones[7 + seat]

    @property
    def hands(self) -> list[Zone[Being]]:
        """Both hands."""
        return [self.hand(0), self.hand(1)]

    # ---- Who is who -----------------------------------------------------------------------

    @property
    def foe(self) -> int:
        """The other player."""
        return 1 - self.me

    def order(self) -> list[int]:
        """Both seats, the one with the initiative first: player 1 on odd turns."""
        return ORDERS[self.turn & 1]

    def remember(self, outcome: Outcome) -> None:
        """Tell the memories of cards how a duel went."""
        memories = self.memories
        for slot in DUEL_WATCHERS:
            before = memories[slot]
            after = before.after_duel(outcome)
            if after is not before:
                if memories is self.memories:
                    memories = memories.copy()
                memories[slot] = after
        self.memories = memories

    # ---- Guessing -------------------------------------------------------------------------

    def deal_face(self, origin: int, rng: Rng) -> Being:
        being = face_of(self.edition, origin, rng)
        if self.transformed and origin >= CREATURES and self.transformed & (1 << being.tribe):
            return transformed(being)
        return being

    def faces(self, origin: int) -> Faces[Being] | None:
        if origin >= CREATURES and self.transformed:
            beings = faces_of(self.edition, origin)
            if beings is not None and self.transformed & (1 << beings.faces[0].tribe):
                return Faces([transformed(being) for being in beings.faces])
        return faces_of(self.edition, origin)

    def deal_fitting(self, card: Card[Being], origin: int, rng: Rng) -> Being:
        return guess.fitting(self.edition, card, rng).from_(origin)

    def prepare_guesses(self, seat: int) -> None:
        guess.prepare_guesses(self, seat)

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

    def changed_text(self, before: str, old: Being, now: str, new: Being) -> str:
        return text.changed_text(before, old, now, new)

    def gives_away(self, event: Event[Being]) -> bool:
        """Rallies in hand are called out, and witches act in hand: that tells of hidden cards."""
        return True

    def gauges(self, seat: int) -> list[Gauge]:
        return [gauge("HP", int(self.hp[seat]), self.cap if self.cap > 0 else self.edition.hp)]

    def seat_marks(self, seat: int) -> list[MarkView]:
        counts = [
            ("rallies", "Rallies", self.rallied[seat]),
            ("lost", "Lost", int(self.lost[seat])),
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
            if len(self.in_duel(seat).cards) > 1:
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
            "hp": self.hp.both(),
            "chosen": self.chosen.both(),
            "toll": self.toll.both(),
            "lost": self.lost.both(),
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
        self.hp = Pair(*own.pop("hp"))
        self.chosen = Pair(*own.pop("chosen"))
        self.toll = Pair(*own.pop("toll"))
        self.lost = Pair(*own.pop("lost"))
        card_1, card_2, toll_1, toll_2 = own.pop("previous")
        self.previous = LastDuel(card_1, card_2, toll_1, toll_2)
        for slot, memory in enumerate(self.memories):
            mine = {key: own.pop(key) for key in memory.save() if key in own}
            if mine:
                self.memories = with_item(self.memories, slot, memory.load(mine))
        super().load({FIELD_OF.get(name, name): value for name, value in own.items()})

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
