"""The original's own cards, and the orbs of all nine kinds."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import AUGMENT, LEGEND
from bestiary.games.twisted_oliver.design.kinds import creature, equip, orb, spell
from bestiary.games.twisted_oliver.design.picks import anybodys
from bestiary.games.twisted_oliver.design.texts import calls, cast, pay, sacks
from bestiary.games.twisted_oliver.design.verbs import defeat, energy, grow, recycle
from bestiary.games.twisted_oliver.energy.counts import (
    BLACK,
    BLUE,
    CLEAR,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
)
from bestiary.trading import IT, THIS


def coloured(id: str, name: str, kind: int, icon: str) -> None:
    """An orb: free; call it for 1 of its colour, sack it for 3."""
    orb(id, name, "0", icon, calls(energy(1, kind)), sacks(energy(3, kind)))


coloured("og-01", "Red Orb", RED, "fire-gem")
coloured("og-02", "Orange Orb", ORANGE, "sun")
coloured("og-03", "Yellow Orb", YELLOW, "thunderball")
coloured("og-04", "Green Orb", GREEN, "clover")
coloured("og-05", "Blue Orb", BLUE, "drop")
coloured("og-06", "Purple Orb", PURPLE, "moon-orbit")
orb(
    "og-07", "Transparent Crystal", "1C", "crystal-shine",
    calls(energy(1, CLEAR)), sacks(energy(2, CLEAR)),
    sacks(pay("2L"), energy(2, CLEAR), recycle(THIS)),
)  # fmt: skip
orb("og-08", "White Orb", "1C", "oyster-pearl", calls(energy(1, WHITE)), sacks(energy(2, WHITE)))
orb("og-09", "Black Orb", "0", "black-hole-bolas", calls(energy(1, BLACK)), sacks(energy(3, BLACK)))

creature("og-11", "Wolverine", "1R1Y", "60:2/1:2", "wolverine-claws")
spell(
    "og-12", "Adrenaline", "2Y", AUGMENT, "heart-beats", cast(anybodys(), grow(IT, 30, 0, 0))
)  # fmt: skip
equip("og-13", "Shield", "2R", "0:0/2", "shield")
spell("og-14", "The Plague", "5L", LEGEND, "plague-doctor-profile", cast(defeat(anybodys())))
