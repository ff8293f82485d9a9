"""Dusk: it takes. Moths eat decks and hands; Bonekin die, leave a soul behind, and bring others
down. What Dusk sets down rises from the grave."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    BONEKIN,
    DUSK,
    IDLE,
    LINGERS,
    MOTH,
    SLY,
    SPELL,
    STRANGER,
    TRAP,
)
from bestiary.games.hiddenzone.design.gifts import gift_of
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import WHEN_TAPPED, in_graveyard, soul, theirs
from bestiary.games.hiddenzone.design.texts import (
    attacks,
    below,
    cast,
    enters,
    falls,
    hits,
    sets,
    slays,
    wakes,
)
from bestiary.games.hiddenzone.design.verbs import (
    boost,
    destroy,
    feed,
    hide,
    pay,
    per,
    starve,
    summon,
)
from bestiary.trading import IT, mill, rob, take

creature("du-01", "Grey Moth", MOTH, 0, 100, 100, "butterfly", below(mill(2)))
creature("du-02", "Candle Thief", MOTH, 0, 50, 50, "candle-flame", enters(rob(1)))
creature("du-03", "Dust Eater", MOTH, 0, 50, 100, "fly", hits(mill(3)))
creature("du-04", "Night Larva", MOTH, 0, 100, 100, "maggot", sets(mill(2)))
creature(
    "du-05", "Veilwing", MOTH, 1, 200, 150, "theater-curtains", SLY,
    enters(in_graveyard(most=0), feed(IT)),
)  # fmt: skip
creature("du-06", "Whisper Moth", MOTH, 1, 200, 200, "flying-fox", enters(mill(2)))
creature("du-07", "Deathshead", MOTH, 2, 350, 300, "death-skull", hits(rob(1)))
creature("du-08", "Eclipse Moth", MOTH, 2, 350, 300, "eclipse", STRANGER)
creature("du-09", "Moonless Empress", MOTH, 3, 500, 450, "spider-face", SLY, attacks(mill(3)))
creature("du-10", "Hollow Moth", MOTH, 1, 200, 200, "evil-moon", wakes(mill(1, soul())))

creature("du-11", "Rattlebone", BONEKIN, 0, 100, 100, "skeleton", gift_of(LINGERS))
creature(
    "du-12", "Grave Digger", BONEKIN, 0, 50, 50, "hasty-grave",
    enters(in_graveyard(most=1), take(IT)),
)  # fmt: skip
creature("du-13", "Bone Thrall", BONEKIN, 0, 150, 100, "raise-skeleton", IDLE)
creature("du-14", "Marrow Imp", BONEKIN, 0, 50, 100, "imp", falls(theirs(most=0), destroy(IT)))
creature("du-15", "Crypt Guard", BONEKIN, 1, 200, 250, "crypt-entrance")
creature(
    "du-16", "Bone Collector", BONEKIN, 1, 150, 150, "bone-gnawer",
    per(in_graveyard(families=BONEKIN), 50, 0),
)  # fmt: skip
creature(
    "du-17", "Tomb Warden", BONEKIN, 2, 350, 300, "tombstone",
    falls(in_graveyard(most=0), summon(IT)),
)  # fmt: skip
creature(
    "du-18", "Marrow Reaper", BONEKIN, 2, 300, 250, "grim-reaper",
    enters(theirs(most=1), destroy(IT)),
)  # fmt: skip
creature(
    "du-19", "Lich of the Barrow", BONEKIN, 3, 500, 500, "skull-staff",
    wakes(in_graveyard(most=0), summon(IT)),
)  # fmt: skip
creature(
    "du-20", "Soul Gnawer", BONEKIN, 1, 150, 200, "fanged-skull",
    attacks(in_graveyard(), feed(IT)), per(soul(), 50, 0),
)  # fmt: skip

spell("du-41", "Grave Whisper", DUSK, 0, "ghost", cast(in_graveyard(), take(IT)))
spell("du-42", "Wither", DUSK, 1, "dead-wood", cast(theirs(), boost(IT, -150, -150)))
spell("du-43", "Doom", DUSK, 2, "skull-bolt", cast(theirs(), destroy(IT), pay(150)))
spell("du-44", "Reckoning", DUSK, 3, "death-zone", cast(destroy(theirs(tapped=WHEN_TAPPED))))
spell("du-45", "Open Grave", DUSK, 0, "pirate-grave", TRAP, cast(in_graveyard(most=0), summon(IT)))
spell(
    "du-46", "Rend the Soul", DUSK, 1, "soul-vessel",
    cast(theirs(evolved=True), boost(IT, 0, -100), starve(IT)),
)  # fmt: skip
spell("du-47", "Dread", DUSK, 1, "terror", TRAP, cast(mill(3), rob(1)))
spell("du-48", "Old Debts", DUSK, 0, "coffin", cast(in_graveyard(SPELL), hide(IT)))

equipment("du-51", "Bone Knife", DUSK, 0, 150, -50, "bone-knife")
equipment("du-52", "Shroud", DUSK, 1, 50, 50, "hood", SLY)
equipment(
    "du-53", "Soul Lantern", DUSK, 2, 100, 50, "lantern-flame", slays(in_graveyard(), take(IT))
)
equipment("du-54", "Scythe of Ends", DUSK, 3, 200, 50, "scythe", slays(rob(1)))
