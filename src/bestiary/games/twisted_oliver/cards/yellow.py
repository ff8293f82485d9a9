"""Yellow: lightning. Whoever is faster strikes first, and some are past you already."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import (
    AUGMENT,
    ELUSIVE,
    INFINITY,
    LEGEND,
    ORBS,
    QUICK,
    SNEAKY,
)
from bestiary.games.twisted_oliver.design.kinds import (
    bauble,
    counter,
    creature,
    equip,
    legendary,
    spell,
    trap,
    valuable,
    wall,
    warrior,
)
from bestiary.games.twisted_oliver.design.picks import theirs, your_items, yours
from bestiary.games.twisted_oliver.design.texts import (
    DEFEATED,
    ON_ATTACK,
    answers,
    attacks,
    calls,
    cast,
    enters,
    springs,
    whenever,
)
from bestiary.games.twisted_oliver.design.verbs import (
    aura,
    boost,
    cancel,
    fame,
    turn,
    uncall,
    wound,
)
from bestiary.trading import IT, THAT, draw

creature("ye-01", "Spark Midge", "1Y", "95:1/1:1", "fly")
creature("ye-02", "Dust Hare", "1Y1C", "110:1/1:1", "rabbit", SNEAKY)
creature("ye-03", "Prairie Falcon", "2Y", "100:2/1:2", "hawk-emblem", ELUSIVE)
creature("ye-04", "Storm Cat", "2Y1C", "80:3/2:3", "lynx-head")
creature(
    "ye-05", "Thunder Elk", "3Y1C", "70:4/3:4", "deer-head",
    attacks(boost(yours(other=True), 20, 1, 0)),
)  # fmt: skip
warrior("ye-11", "Dawn Courier", "1Y1C", "75:1/1:1", "wingfoot", enters(draw(1)))
warrior("ye-12", "Flash Fencer", "2Y1C", "60:3/1:3", "quick-slash", QUICK)
warrior("ye-13", "Posse Rider", "2Y", "90:2/2:2", "police-badge", attacks(fame(THAT, 1)))
wall("ye-21", "Static Fence", "2Y", "90:2/2:2", "static-guard")
legendary(
    "ye-31", "Tessaly", "4Y2C", "120:5/4:8", "lightning-shout",
    aura(yours(other=True), 30, 0, 0), attacks(draw(1)),
)  # fmt: skip
equip("ye-41", "Quicksilver Spurs", "1Y", "40:0/0", "winged-leg")
bauble("ye-51", "Weather Vane", "1Y1C", "wind-hole", calls(yours(), boost(IT, 30, 1, 0)))
valuable(
    "ye-52", "Marshal's Star", "2Y", "law-star", enters(fame(theirs(), 1)),
    whenever(DEFEATED, theirs(wanted=True), draw(1)),
)  # fmt: skip
spell(
    "ye-61", "Jolt", "2Y", AUGMENT, "thunder-struck",
    cast(theirs(), wound(IT, 1), boost(IT, -40, 0, 0)),
)  # fmt: skip
spell("ye-62", "Tailwind", "2Y", INFINITY, "windy-stripes", aura(yours(), 20, 0, 0))
spell(
    "ye-63", "Static Web", "1Y1C", AUGMENT | INFINITY, "electric", theirs(), stats="-50:0/0"
)  # fmt: skip
spell("ye-64", "Second Sunrise", "3Y", LEGEND, "sunrise", cast(uncall(your_items(ORBS))))
spell("ye-65", "Manhunt", "1Y", 0, "hunting-horn", cast(fame(theirs(), 1), draw(1)))
trap("ye-71", "Thunderclap", "2Y", "sonic-lightning", springs(ON_ATTACK, turn(theirs())))
counter("ye-72", "Sidestep", "2Y", "dodging", answers(ON_ATTACK, cancel()))
