"""The abilities a creature can have. The rules ask ``creature.has(SWIFT)`` when it matters."""

from typing import Final, Literal

Ability = Literal[
    "",
    "evasive",
    "fearless",
    "leech",
    "lure",
    "mender",
    "regal",
    "sharp-eye",
    "sure-footed",
    "swift",
    "thick-hide",
    "thorns",
    "venom",
]

NO_ABILITY: Final = ""
EVASIVE: Final = "evasive"
FEARLESS: Final = "fearless"
LEECH: Final = "leech"
LURE: Final = "lure"
MENDER: Final = "mender"
REGAL: Final = "regal"
SHARP_EYE: Final = "sharp-eye"
SURE_FOOTED: Final = "sure-footed"
SWIFT: Final = "swift"
THICK_HIDE: Final = "thick-hide"
THORNS: Final = "thorns"
VENOMOUS: Final = "venom"

# Each ability's name and its text on the card.
ABILITIES: Final[dict[Ability, tuple[str, str]]] = {
    EVASIVE: ("Evasive", "Its Dodge succeeds on 6 of 10 rolls instead of 4."),
    FEARLESS: ("Fearless", "Counterstrikes do it half the damage, rounded down."),
    LEECH: ("Leech", "Heals 1 HP whenever its strike does damage."),
    LURE: ("Lure", "In its battles, on either side, a wild creature is caught on 1 more."),
    MENDER: ("Mender", "Heals 1 HP at the end of its owner's turn, unless it is down."),
    REGAL: ("Regal", "Its Meditate always raises its attack."),
    SHARP_EYE: ("Sharp Eye", "Its critical hits do triple attack instead of double."),
    SURE_FOOTED: ("Sure-Footed", "Where it misses, it rolls once more."),
    SWIFT: (
        "Swift",
        "Acts first, unless a player has the Sigil of Speed; else slips the first counterstrike.",
    ),
    THICK_HIDE: ("Thick Hide", "Takes 1 less from every hit, but at least 1."),
    THORNS: ("Thorns", "Whoever strikes it for damage takes 1."),
    VENOMOUS: ("Venom", "What it strikes for damage loses 1 HP more after the next action."),
}
