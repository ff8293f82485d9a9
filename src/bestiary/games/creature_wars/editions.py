"""The two editions: the numbers and switches of each, and the options that override them."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bestiary.engine import Option, Rng, Value, number, one_of, switch
from bestiary.engine.guess import Faces
from bestiary.games.creature_wars.being import CREATURE, NONE, POWERS, TRIBES, WITCH, Being
from bestiary.games.creature_wars.lore.roster import TIERS, Witch, roster_of

BASES: Final = (0, 2, 3, 3, 4, 5, 7)

OPTIONS: Final[list[Option]] = [
    one_of("edition", ["first", "second"], "second", "which draft of the rules"),
    number("hp", 30, 1, 9999, "health of each Empire at the start"),
    number("cap", 0, 0, 9999, "most health an Empire can be healed to; 0 for no cap"),
    number("hand", 5, 1, 20, "cards each player starts with"),
    switch("first_draw", True, "whether both players draw on turn 1"),
    *[
        number(f"base.{tribe}", base, 0, 99, f"base strength of a {tribe}")
        for tribe, base in zip(TRIBES, BASES, strict=True)
    ],
    number("base.Witch", 3, 0, 99, "base strength of a witch"),
    number("levels", 6, 0, 20, "the deck has one creature of each level up to this in each Tribe"),
    switch("spells", True, "whether cards have their texts: witches cast, and so on"),
    number("witches", 10, 0, 200, "witches in the deck"),
    one_of(
        "roster",
        ["all", "rulebook"],
        "all",
        "which witches there are: all, or only those of the rulebooks",
        later=True,
    ),
    number("weight.Lesser", 3, 0, 100, "how often a random witch is Lesser"),
    number("weight.Sacred", 2, 0, 100, "how often a random witch is Sacred"),
    number("weight.Sinful", 1, 0, 100, "how often a random witch is Sinful"),
    number("lowest.Lesser", 1, 1, 99, "lowest level of a Lesser witch"),
    number("highest.Lesser", 3, 1, 99, "highest level of a Lesser witch"),
    number("lowest.Sacred", 4, 1, 99, "lowest level of a Sacred witch"),
    number("highest.Sacred", 6, 1, 99, "highest level of a Sacred witch"),
    number("lowest.Sinful", 7, 1, 99, "lowest level of a Sinful witch"),
    number("highest.Sinful", 9, 1, 99, "highest level of a Sinful witch"),
    number("advantage", 3, 0, 99, "power a creature gains against the type it beats"),
    number("cooldown", 1, 0, 20, "turns a tied creature rests"),
    number("rally.size", 4, 2, 8, "cards of a kind that form a Rally"),
    number("rally.bonus", 2, 0, 99, "levels a Rally gives"),
    number("rally.double", 6, 0, 99, "levels in all for a Tribe and a Power Rally together"),
    switch("rally.witches", True, "whether witches rally too"),
    switch("bizarre_victory", True, "whether winning at a disadvantage brings a witch"),
    switch("mayhem", True, "whether an empty deck brings Mayhem, or play to the last card"),
    number("turn_limit", 200, 1, 9999, "turns after which the greater health wins"),
]

FIRST: Final[dict[str, Value]] = {
    "cap": 30,  # or the hp option, if given: the first edition starts at its cap
    "rally.double": 4,
    "rally.witches": False,
    "bizarre_victory": False,
    "mayhem": False,
}

# Origins: how a card came into the game. A creature of the deck is CREATURES + 100 * Tribe + level.
RANDOM_WITCH: Final = 1
RANDOM_OF_TIER: Final = 2  # + tier
RANDOM_CREATURE: Final = 10
RANDOM_OF_TRIBE: Final = 20  # + Tribe
CREATURES: Final = 1000


class Tier:
    """How often a random witch is of one tier, how many witches that has, and at how many levels
    each can be."""

    def __init__(self, weight: i64, witches: i64, levels: i64) -> None:
        self.weight = weight
        self.witches = witches
        self.levels = levels

    def roll(self, rng: Rng) -> i64:
        """Any witch of the tier, then any of her levels."""
        witch = rng.below(self.witches)
        return witch * self.levels + rng.below(self.levels)


class WitchesOfTier(Faces[Being]):
    """The random witches of one tier, each of them at every level."""

    def __init__(self, faces: list[Being], tier: Tier) -> None:
        super().__init__(faces)
        self.tier = tier

    def roll(self, rng: Rng) -> i64:
        return self.tier.roll(rng)


class RandomWitches(Faces[Being]):
    """All random witches: tier by tier, and each of them at every level."""

    def __init__(self, faces: list[Being], tiers: list[Tier]) -> None:
        super().__init__(faces)
        self.tiers = tiers
        self.weights: i64 = sum([tier.weight for tier in tiers])

    def roll(self, rng: Rng) -> i64:
        """A tier by weight, then one of its witches."""
        roll: i64 = rng.below(self.weights)
        start: i64 = 0
        for tier in self.tiers:
            if roll < tier.weight:
                return start + tier.roll(rng)
            roll -= tier.weight
            start += tier.witches * tier.levels
        return start


class Edition:
    """The numbers that one game is played with, ready for the rules to read."""

    def __init__(self, settings: Mapping[str, Value]) -> None:
        self.name = str(settings["edition"])
        self.hp: i64 = int(settings["hp"])
        self.cap: i64 = int(settings["cap"])
        self.hand: i64 = int(settings["hand"])
        self.first_draw = bool(settings["first_draw"])
        self.levels: i64 = int(settings["levels"])
        self.highest_random: i64 = max(1, self.levels)  # even if the deck has no creatures
        self.witches: i64 = int(settings["witches"])
        self.advantage: i64 = int(settings["advantage"])
        self.cooldown: i64 = int(settings["cooldown"])
        self.rally_size: i64 = int(settings["rally.size"])
        self.rally_bonus: i64 = int(settings["rally.bonus"])
        self.rally_double: i64 = int(settings["rally.double"])
        self.rally_witches = bool(settings["rally.witches"])
        self.bizarre_victory = bool(settings["bizarre_victory"])
        self.mayhem = bool(settings["mayhem"])
        self.spells = bool(settings["spells"])
        self.turn_limit: i64 = int(settings["turn_limit"])
        self.bases = [int(settings[f"base.{tribe}"]) for tribe in TRIBES]
        self.witch_base: i64 = int(settings["base.Witch"])
        self.weights = [int(settings[f"weight.{tier}"]) for tier in TIERS]
        self.lowest = [int(settings[f"lowest.{tier}"]) for tier in TIERS]
        self.highest = [int(settings[f"highest.{tier}"]) for tier in TIERS]
        self.roster = roster_of(self.name, settings["roster"] == "rulebook")
        self.by_tier: list[list[Witch]] = [
            [witch for witch in self.roster if witch.tier_in(self.name) == tier]
            for tier in range(len(TIERS))
        ]
        # Every creature the deck can hold, made once: faces never change, so games share them.
        self.creatures: list[Faces[Being]] = [
            Faces(
                [
                    self.creature(tribe, power, level, CREATURES + 100 * tribe + level)
                    for power in range(len(POWERS))
                ]
            )
            for tribe in range(len(TRIBES))
            for level in range(1, self.levels + 1)
        ]
        # So are most witches; and all at once, or the ones made so far would tell who was dealt.
        tiers = [
            Tier(self.weights[tier], len(witches), self.highest[tier] - self.lowest[tier] + 1)
            for tier, witches in enumerate(self.by_tier)
        ]
        self.witches_of_tier = [
            WitchesOfTier(self.all_witches(place, RANDOM_OF_TIER + place), tier)
            for place, tier in enumerate(tiers)
        ]
        everyone: list[Being] = []
        for place in range(len(tiers)):
            everyone += self.all_witches(place, RANDOM_WITCH)
        self.random_witches = RandomWitches(everyone, tiers)

    def all_witches(self, tier: int, origin: int) -> list[Being]:
        """Every witch of a tier, at every level."""
        return [
            self.witch(witch, level, origin)
            for witch in self.by_tier[tier]
            for level in range(self.lowest[tier], self.highest[tier] + 1)
        ]

    def creature(self, tribe: int, power: int, level: int, origin: int) -> Being:
        name = TRIBES[tribe]
        return Being(
            origin=origin,
            kind=CREATURE,
            key=name.lower(),
            name=name,
            tribe=tribe,
            power=power,
            level=level,
            base=self.bases[tribe],
        )

    def in_tribe(self, being: Being, tribe: i64) -> Being:
        """The being moved to another Tribe, with its base strength; level and type stay."""
        return being.but(tribe, base=self.bases[tribe], detail=NONE)

    def witch(self, witch: Witch, level: int, origin: int) -> Being:
        name = witch.name_in(self.name)
        return Being(
            origin=origin,
            kind=WITCH,
            key=witch.key,
            name=name,
            tribe=NONE,
            power=NONE,
            level=level,
            base=self.witch_base,
        )

    def deck_creatures(self, tribe: i64, level: i64) -> Faces[Being]:
        """The deck's creature of that Tribe and level, with each Power Type."""
        return self.creatures[tribe * self.levels + level - 1]

    def random_creature(self, rng: Rng) -> Being:
        tribe = rng.below(7)
        level = rng.between(1, self.highest_random)
        return self.creature(tribe, rng.below(4), level, RANDOM_CREATURE)

    def random_of(self, tribe: i64, rng: Rng) -> Being:
        """A random creature of the Tribe."""
        level = rng.between(1, self.highest_random)
        return self.creature(tribe, rng.below(4), level, RANDOM_OF_TRIBE + tribe)

    def random_witch(self, rng: Rng) -> Being:
        """A random witch: a tier by weight, then any witch of that tier."""
        return self.random_witches.pick(rng)

    def random_witch_of(self, tier: i64, rng: Rng) -> Being:
        """A random witch of that tier."""
        return self.witches_of_tier[tier].pick(rng)

    def witch_of_key(self, key: str) -> Witch | None:
        """The witch with that key, if the edition has her."""
        for witch in self.roster:
            if witch.key == key:
                return witch
        return None


class EditionCache:
    """The editions made so far. Settings are compared by identity first, which is fast: all States
    of a game share them."""

    def __init__(self) -> None:
        self.settings: Mapping[str, Value] = {}
        self.edition: Edition | None = None
        self.others: dict[tuple[Value, ...], Edition] = {}

    def clear(self) -> None:
        """Forget them all: the roster has changed."""
        self.settings = {}
        self.edition = None
        self.others.clear()


CACHE: Final = EditionCache()


def edition_of(settings: Mapping[str, Value]) -> Edition:
    """The edition for these settings."""
    edition = CACHE.edition
    if edition is None or settings is not CACHE.settings:
        key = tuple([value for name, value in settings.items() if name != "position"])
        edition = CACHE.others.get(key)
        if edition is None:
            if len(CACHE.others) > 64:
                CACHE.others.clear()
            edition = CACHE.others[key] = Edition(settings)
        CACHE.settings = settings
        CACHE.edition = edition
    return edition


def fault(settings: Mapping[str, Value]) -> str:
    """What is wrong with settings that are each valid on their own; empty if nothing."""
    for tier in TIERS:
        low, high = settings[f"lowest.{tier}"], settings[f"highest.{tier}"]
        if int(low) > int(high):
            return f"lowest.{tier}={low}: it must not be above highest.{tier}, which is {high}"
    if not any(settings[f"weight.{tier}"] for tier in TIERS):
        return "weight.Lesser, weight.Sacred and weight.Sinful are all 0: one must be more"
    cards = len(TRIBES) * int(settings["levels"]) + int(settings["witches"])
    if 2 * int(settings["hand"]) > cards:
        return f"hand={settings['hand']}: the deck has only {cards} cards for two hands"
    cap = int(settings["cap"])
    if 0 < cap < int(settings["hp"]):
        return f"cap={cap}: it must not be below hp, which is {settings['hp']}"
    return ""
