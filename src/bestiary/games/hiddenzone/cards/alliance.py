"""Alliance: cards that more than one civilization can use."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    BONEKIN,
    CRAB,
    DAWN,
    DRAKE,
    DUSK,
    EMBER,
    GRIFFIN,
    GROVE,
    HOUND,
    LINGERS,
    MOTH,
    SELKIE,
    SPORELING,
    STAG,
    STRANGER,
    TIDE,
    TRAP,
)
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import (
    in_graveyard,
    their_set_down,
    theirs,
    your_hand,
    your_set_down,
)
from bestiary.games.hiddenzone.design.texts import cast, emerges, enters, low_life, mixed, sets
from bestiary.games.hiddenzone.design.verbs import (
    boost,
    damage,
    disarm,
    end_attack,
    heal,
    recover,
    ruin,
)
from bestiary.trading import ANY, IT, draw, mill, rob, take

EVERY = EMBER | TIDE | GROVE | DUSK | DAWN

creature("al-01", "Wandering Chimera", DRAKE | STAG, 1, 200, 200, "hydra", STRANGER)
creature("al-02", "Brackish Shade", SELKIE | MOTH, 1, 200, 200, "spectre", enters(mill(1), draw(1)))
creature("al-03", "Pyre Ghoul", HOUND | BONEKIN, 1, 250, 100, "burning-skull", LINGERS)
creature("al-04", "Reed Watcher", CRAB | SPORELING, 1, 150, 250, "heron", sets(heal(100)))
creature(
    "al-05", "Noonfire Drake", DRAKE | GRIFFIN, 1, 200, 150, "double-dragon", AMBUSH,
    emerges(damage(150)),
)  # fmt: skip

spell("al-11", "Smoke and Knives", EMBER | DUSK, 1, "thrown-daggers", cast(damage(100), rob(1)))
spell("al-12", "Clear Sight", TIDE | DAWN, 1, "eye-target", cast(their_set_down(), ruin(IT)))
spell("al-13", "Shared Bread", GROVE | DAWN, 0, "bread", cast(heal(200)))
spell(
    "al-14", "Shatter", EMBER | GROVE, 1, "hammer-break",
    cast(theirs(), boost(IT, 0, -100), disarm(IT)),
)  # fmt: skip
spell("al-15", "Second Wind", EVERY, 0, "wind-hole", cast(low_life(800), heal(300)))
spell("al-16", "Salvage", TIDE | DUSK, 1, "treasure-map", cast(in_graveyard(ANY, most=1), take(IT)))
spell("al-17", "Change of Plans", EVERY, 1, "card-exchange", cast(your_hand(), ruin(IT), draw(2)))
spell(
    "al-18", "No Stone Unturned", TIDE | GROVE, 0, "stone-pile",
    cast(your_set_down(), recover(IT), draw(1)),
)  # fmt: skip
spell("al-19", "Common Cause", EVERY, 0, "three-friends", cast(mixed(2), draw(2)))
spell("al-20", "Scarecrow", EVERY, 1, "scarecrow", TRAP, cast(end_attack()))

equipment("al-21", "Traveller's Staff", EVERY, 0, 50, 50, "wizard-staff")
