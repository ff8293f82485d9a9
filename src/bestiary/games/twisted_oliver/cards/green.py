"""Green: grows. Slow, thick-skinned, and larger every turn."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import AUGMENT, BULWARK, INFINITY, ORBS
from bestiary.games.twisted_oliver.design.kinds import (
    bauble,
    creature,
    equip,
    legendary,
    spell,
    trap,
    valuable,
    wall,
    warrior,
)
from bestiary.games.twisted_oliver.design.picks import in_deck, in_discard, yours
from bestiary.games.twisted_oliver.design.texts import (
    DEFENDS,
    ON_ATTACK,
    calls,
    cast,
    enters,
    hurt,
    springs,
    wakes,
    whenever,
)
from bestiary.games.twisted_oliver.design.verbs import aura, boost, cancel, energy, grow, recycle
from bestiary.games.twisted_oliver.energy.counts import GREEN
from bestiary.trading import IT, THAT, THIS, draw, take

creature("gr-01", "Moss Piglet", "1G", "25:1/2:1", "pig")
creature("gr-02", "Bramble Fox", "2G", "55:2/3:2", "fox")
creature("gr-03", "Root Tortoise", "2G1C", "10:2/5:3", "tortoise")
creature("gr-04", "Orchard Bear", "3G1C", "35:4/4:4", "bear-head")
creature("gr-05", "Elder Mammoth", "4G2C", "20:6/7:7", "mammoth")
creature("gr-06", "Seed Carrier", "1G1C", "40:1/2:1", "squirrel", enters(in_deck(ORBS), take(IT)))
warrior("gr-11", "Thorn Ranger", "2G1C", "60:3/3:3", "bowman", hurt(grow(THIS, 0, 1, 1)))
warrior("gr-12", "Grove Keeper", "3G", "45:2/4:3", "shepherds-crook", wakes(grow(THIS, 0, 1, 0)))
wall("gr-21", "Hedge", "1G", "5:0/3:1", "high-grass")
legendary(
    "gr-31", "Mother Oak", "4G2C", "15:4/9:8", "deku-tree", BULWARK,
    wakes(grow(yours(other=True), 0, 0, 1)),
)  # fmt: skip
equip("gr-41", "Living Bark", "2G", "0:0/1", "dead-wood", wakes(grow(THIS, 0, 0, 1)))
bauble(
    "gr-51", "Beehive", "2G", "tree-beehive", whenever(DEFENDS, yours(), boost(THAT, 0, 1, 1))
)  # fmt: skip
valuable("gr-52", "Heartwood", "3G", "holy-oak", calls(energy(2, GREEN)))
spell("gr-61", "Growth Ring", "2G", AUGMENT, "ring-mould", cast(yours(), grow(IT, 0, 1, 2)))
spell("gr-62", "Deep Roots", "2G", INFINITY, "tree-roots", aura(yours(), 0, 0, 1))
spell("gr-63", "Harvest", "2G1C", 0, "grain-bundle", cast(energy(2, GREEN), draw(1)))
spell("gr-64", "Compost", "1G", AUGMENT, "earth-worm", cast(in_discard(), recycle(IT), draw(1)))
trap("gr-71", "Tangle Pit", "1G1C", "vines", springs(ON_ATTACK, cancel()))
