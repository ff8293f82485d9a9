"""Alliance: cards that more than one civilization can use."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    DAWN,
    DRAKE,
    DUSK,
    EMBER,
    GROVE,
    MOTH,
    SELKIE,
    STAG,
    STRANGER,
    TIDE,
)
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import in_graveyard, their_set_down, theirs, your_hand
from bestiary.games.hiddenzone.design.texts import cast, enters, low_life
from bestiary.games.hiddenzone.design.verbs import boost, damage, disarm, heal, ruin
from bestiary.trading import ANY, IT, draw, mill, rob, take

EVERY = EMBER | TIDE | GROVE | DUSK | DAWN

creature("al-01", "Wandering Chimera", DRAKE | STAG, 1, 200, 200, "hydra", STRANGER)
creature("al-02", "Brackish Shade", SELKIE | MOTH, 1, 150, 150, "spectre", enters(mill(1), draw(1)))

spell("al-11", "Smoke and Knives", EMBER | DUSK, 1, "thrown-daggers", cast(damage(100), rob(1)))
spell("al-12", "Clear Sight", TIDE | DAWN, 1, "eye-target", cast(their_set_down(), ruin(IT)))
spell("al-13", "Shared Bread", GROVE | DAWN, 0, "bread", cast(heal(200)))
spell(
    "al-14", "Shatter", EMBER | GROVE, 1, "hammer-break",
    cast(theirs(), disarm(IT), boost(IT, 0, -100)),
)  # fmt: skip
spell("al-15", "Second Wind", EVERY, 0, "wind-hole", cast(low_life(800), heal(300)))
spell("al-16", "Salvage", TIDE | DUSK, 1, "treasure-map", cast(in_graveyard(ANY, most=1), take(IT)))
spell("al-17", "Change of Plans", EVERY, 1, "card-exchange", cast(your_hand(), ruin(IT), draw(2)))

equipment("al-21", "Traveller's Staff", EVERY, 0, 50, 50, "wizard-staff")
