"""Red: strikes hard and burns; little of it lives long, and outlaws live best while it lasts."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import AUGMENT
from bestiary.games.twisted_oliver.design.kinds import (
    bauble,
    creature,
    equip,
    legendary,
    spell,
    trap,
    wall,
    warrior,
)
from bestiary.games.twisted_oliver.design.picks import theirs, yours
from bestiary.games.twisted_oliver.design.texts import (
    ON_ATTACK,
    attacks,
    cast,
    defeated,
    hurt,
    kills,
    springs,
    wakes,
)
from bestiary.games.twisted_oliver.design.verbs import (
    aura,
    boost,
    fame,
    grow,
    wanted,
    wound,
)
from bestiary.trading import IT, THAT, THIS

creature("re-01", "Ember Rat", "1R", "70:1/1:1", "rat")
creature("re-02", "Cinder Boar", "2R", "40:2/2:2", "boar", attacks(boost(THIS, 0, 1, 0)))
creature("re-03", "Flint Jackal", "2R1C", "75:3/1:3", "jumping-dog")
creature("re-04", "Lava Newt", "1R1C", "30:2/2:2", "salamander", defeated(wound(theirs(), 1)))
creature("re-05", "Pit Ogre", "3R1C", "25:5/3:4", "ogre")
creature("re-06", "Brand Hyena", "1R1C", "60:1/2:2", "hyena-head", wanted(0, 1, 0))
warrior("re-11", "Redhand Brawler", "2R1C", "55:3/3:3", "brute", kills(grow(THIS, 0, 1, 0)))
warrior("re-12", "Ash Duelist", "3R1C", "65:4/2:4", "fencer", attacks(theirs(), wound(IT, 1)))
warrior(
    "re-13", "Highwayman", "2R1C", "60:2/2:2", "bandit", wanted(0, 1, 0), attacks(fame(THIS, 1))
)  # fmt: skip
wall("re-21", "Slag Heap", "2R", "10:1/4:2", "coal-pile", hurt(wound(THAT, 1)))
legendary("re-31", "Magra", "4R2C", "60:6/5:8", "ifrit", attacks(wound(theirs(), 1)))
legendary(
    "re-32", "Red Rowan", "4R2C", "65:4/4:7", "cowboy-holster", wanted(0, 1, 1),
    wakes(fame(THIS, 1)),
)  # fmt: skip
equip("re-41", "Serrated Axe", "2R", "0:2/0", "battle-axe")
equip("re-42", "Berserker Torc", "1R1C", "0:3/-1", "torc")
bauble("re-51", "War Drum", "3R1C", "drum", aura(yours(), 0, 1, 0))
bauble("re-52", "Rogues' Gallery", "2R", "portrait", aura(yours(wanted=True), 0, 1, 1))
spell("re-61", "Scald", "1R", AUGMENT, "steam", cast(theirs(), wound(IT, 2)))
spell("re-62", "Wildfire", "3R", 0, "wildfires", cast(wound(theirs(), 2)))
spell("re-63", "Bloodlust", "2R", 0, "enrage", cast(boost(yours(), 0, 2, 0)))
spell(
    "re-64", "Infamy", "1R", AUGMENT, "mug-shot", cast(yours(), grow(IT, 10, 1, 1), fame(IT, 1))
)  # fmt: skip
trap("re-71", "Powder Keg", "1R1C", "rolling-bomb", springs(ON_ATTACK, wound(THAT, 3)))
