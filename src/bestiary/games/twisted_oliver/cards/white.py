"""White: shelter. Paid with White or Clear alone, and worth the trouble."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import (
    AUGMENT,
    BREAKABLE,
    BULWARK,
    INFINITY,
    LEGEND,
    WARDED,
)
from bestiary.games.twisted_oliver.design.kinds import (
    bauble,
    counter,
    creature,
    equip,
    legendary,
    spell,
    valuable,
    wall,
    warrior,
)
from bestiary.games.twisted_oliver.design.picks import anybodys, yours
from bestiary.games.twisted_oliver.design.texts import (
    ON_ATTACK,
    ON_SPELL,
    answers,
    cast,
    defeated,
    enters,
    hits,
    sacks,
)
from bestiary.games.twisted_oliver.design.verbs import aura, cancel, claim, energy, grow, mend
from bestiary.games.twisted_oliver.energy.counts import WHITE
from bestiary.trading import IT, THAT, bounce, draw

creature("wh-01", "Lamb of Dawn", "1W", "35:1/1:1", "sheep", defeated(grow(yours(), 0, 0, 1)))
creature("wh-02", "Silver Unicorn", "2W1C", "70:3/4:3", "unicorn")
warrior("wh-11", "Chapel Guard", "1W1C", "50:2/4:2", "templar-shield", enters(mend(yours())))
warrior("wh-12", "Bailiff", "2W", "60:3/3:2", "key", hits(claim(THAT)))
wall("wh-21", "Cathedral Wall", "2W", "5:0/6:2", "stone-wall", BULWARK)
legendary("wh-31", "Saint Alba", "3W2C", "55:4/6:7", "angel-outfit", aura(yours(), 0, 0, 1))
legendary(
    "wh-32", "Oliver the Kind", "4W", "50:4/4:6", "person", WARDED, enters(draw(1)),
    title="Oliver",
)  # fmt: skip
equip("wh-41", "Blessed Plate", "2W", "0:1/2", "breastplate")
bauble("wh-51", "Votive Candle", "1W", "candle-light", sacks(energy(2, WHITE), draw(1)))
valuable("wh-52", "Holy Lamp", "2W1C", "magic-lamp", BREAKABLE, aura(yours(), 0, 1, 1))
spell("wh-61", "Prayer", "1W", 0, "prayer", cast(mend(yours()), draw(1)))
spell("wh-62", "Sanctuary", "3W", LEGEND | INFINITY, "church", aura(yours(), 0, 0, 2))
spell("wh-63", "Amnesty", "3W1C", LEGEND, "peace-dove", cast(bounce(anybodys())))
spell("wh-64", "Halo", "1W", AUGMENT | INFINITY, "aura", yours(), WARDED, stats="0:0/1")
spell(
    "wh-65", "Pardon", "1W", AUGMENT, "scroll-unfurled",
    cast(yours(wanted=True), claim(IT), mend(IT), draw(1)),
)  # fmt: skip
counter("wh-71", "Rebuke", "2W", "halt", answers(ON_SPELL | ON_ATTACK, cancel()))
