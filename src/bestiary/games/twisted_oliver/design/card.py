"""What is printed on a card of Twisted-Oliver: its design."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from bestiary.engine import Card, Rulebook
from bestiary.games.twisted_oliver.energy.counts import COUNT
from bestiary.games.twisted_oliver.energy.price import Price
from bestiary.trading import Aura, Catalogue, Pick, Stats, Text, TradingCard

if TYPE_CHECKING:
    from bestiary.games.twisted_oliver.design.texts import Use
    from bestiary.games.twisted_oliver.state import OliverState

# Items
ORB: Final = 0
EQUIP: Final = 1
BAUBLE: Final = 2
VALUABLE: Final = 3
# Battlers
CREATURE: Final = 4
WARRIOR: Final = 5
WALL: Final = 6
LEGENDARY: Final = 7
# Spells
SPELL: Final = 8
TRAP: Final = 9
COUNTER: Final = 10

SORTS: Final = (
    "orb",
    "equip",
    "bauble",
    "valuable",
    "creature",
    "warrior",
    "wall",
    "legendary",
    "spell",
    "trap",
    "counter",
)

# Sorts as bits, for picks.
ORBS: Final = 1
EQUIPS: Final = 2
BAUBLES: Final = 4
VALUABLES: Final = 8
CREATURES: Final = 0x10
WARRIORS: Final = 0x20
ITEMS: Final = 0xF
BATTLERS: Final = 0xF0
SPELLS: Final = 0x700
ANY_SORT: Final = 0x7FF

# The properties of a spell, as bits. Without any it is a mundane instant field spell.
LEGEND: Final = 1
AUGMENT: Final = 2
INFINITY: Final = 4

# What a card always has, as bits.
WARDED: Final = 1  # the other player's texts cannot choose it
BREAKABLE: Final = 2  # not a battler, but can be attacked
PEACEFUL: Final = 4  # cannot attack
QUICK: Final = 8  # strikes before those that are not quick, whatever the speed
STUNNING: Final = 16  # what it strikes does not strike back
BULWARK: Final = 32  # enemies can attack only bulwarks
SNEAKY: Final = 64  # may attack directly past battlers
ELUSIVE: Final = 128  # only battlers at least as fast can attack it
FLAGS: Final = 0xFF

SLOTS: Final = (0, 0, 0, 0, 1, 2, 1, 2, 0, 0, 0)  # by sort, unless the card says otherwise

# The game's rulebook: every step, question and mark of Twisted-Oliver is registered here.
book: Rulebook[OliverState, OliverDesign] = Rulebook("twisted-oliver")

SPEED: Final = 0  # the places of the numbers in STATS
ATTACK: Final = 1
DEFENCE: Final = 2
STATS: Final = Stats(book, ("speed", "attack", "defence"), ("speed", "attack", "health"))


class OliverDesign(TradingCard):
    """One card of the set. Never changed. The numbers of an equip or an augment are what it adds to
    its bearer."""

    def __init__(
        self,
        origin: i64,
        id: str,
        name: str,
        sort: i64,
        properties: i64,
        price: Price,
        speed: i64,
        attack: i64,
        defence: i64,
        reward: i64,
        bounty: i64,
        slots: i64,
        title: str,
        icon: str,
        flags: i64,
        texts: list[Text],
        auras: list[Aura],
    ) -> None:
        super().__init__(origin, id, name, SORTS[sort], icon, flags, texts, auras, sort == ORB)
        self.sort = sort
        self.properties = properties
        self.price = price
        self.cost = price.written
        self.speed = speed
        self.attack = attack
        self.defence = defence  # as shown on the table: its health
        self.reward = reward
        self.bounty = bounty
        self.slots = slots
        self.title = title
        # Set when it is added to the set (kinds.py).
        self.aim: Pick | None = None  # what is chosen as it is played: a bearer, a spell's target
        self.kinds: i64 = 0  # the kinds of energy it is about, as bits
        self.gives: i64 = -1  # the kind of energy a call gives, if that is all it does
        self.yields: i64 = 0  # and how much
        self.uses: list[Use] = []  # its own texts for calling and sacking
        self.watches = False  # whether one of its texts is about what other cards do

    def as_now(self, speed: i64, attack: i64, health: i64, bounty: i64) -> OliverDesign:
        """The same card as it is on the table now."""
        new = OliverDesign(
            origin=self.origin,
            id=self.id,
            name=self.name,
            sort=self.sort,
            properties=self.properties,
            price=self.price,
            speed=speed,
            attack=attack,
            defence=health,
            reward=self.reward,
            bounty=bounty,
            slots=self.slots,
            title=self.title,
            icon=self.icon,
            flags=self.flags,
            texts=self.texts,
            auras=self.auras,
        )
        new.this = self.this
        new.words = self.words
        new.aim = self.aim
        new.kinds = self.kinds
        new.gives = self.gives
        new.yields = self.yields
        new.uses = self.uses
        new.watches = self.watches
        return new

    def is_battler(self) -> bool:
        return CREATURE <= self.sort <= LEGENDARY

    def is_spell(self) -> bool:
        return self.sort >= SPELL

    def is_trap(self) -> bool:
        return self.sort == TRAP

    def is_borne(self) -> bool:
        """Whether it is attached to a battler: an equip, or an augment that stays."""
        return self.sort == EQUIP or (self.properties & AUGMENT != 0 and self.stays())

    def stays(self) -> bool:
        return self.properties & INFINITY != 0

    def kind_list(self) -> list[int]:
        return [kind for kind in range(COUNT) if self.kinds & (1 << kind)]


OliverCard: TypeAlias = Card[OliverDesign]  # one on the table

SET: Catalogue[OliverDesign] = Catalogue()


def sort_bit(sort: i64) -> i64:
    """A sort as a bit. (32 bits when compiled, which is enough for eleven.)"""
    return 1 << sort
