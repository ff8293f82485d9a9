"""Blue: water. It sends you home, says no, and knows more."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import (
    AUGMENT,
    INFINITY,
    PEACEFUL,
    SNEAKY,
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
from bestiary.games.twisted_oliver.design.picks import theirs
from bestiary.games.twisted_oliver.design.texts import (
    ON_ATTACK,
    ON_BATTLER,
    ON_SPELL,
    answers,
    attacks,
    calls,
    cast,
    defends,
    enters,
    wakes,
)
from bestiary.games.twisted_oliver.design.verbs import boost, cancel
from bestiary.trading import IT, THAT, bounce, draw, mill

creature("bl-01", "Brook Otter", "1B", "65:1/1:1", "beaver")
creature("bl-02", "Tide Crab", "2B", "20:2/4:2", "crab")
creature("bl-03", "Mist Heron", "2B1C", "70:2/2:2", "heron", SNEAKY)
creature("bl-04", "Ink Squid", "2B1C", "50:3/4:3", "squid", defends(boost(THAT, 0, -1, 0)))
creature("bl-05", "Deep Whale", "4B1C", "15:5/8:6", "sperm-whale")
warrior("bl-11", "Harbour Mage", "2B", "55:1/2:1", "wizard-face", calls(draw(1)))
warrior("bl-12", "Tidecaller", "3B1C", "60:3/4:3", "mermaid", enters(theirs(), bounce(IT)))
wall("bl-21", "Ice Shelf", "2B", "30:1/4:2", "icebergs")
legendary(
    "bl-31", "Nerissa", "4B2C", "65:4/6:8", "siren",
    enters(draw(2)), attacks(theirs(), boost(IT, -30, -2, 0)),
)  # fmt: skip
equip("bl-41", "Pearl Amulet", "1B1C", "0:0/2", "pearl-necklace", WARDED)
bauble("bl-51", "Tide Clock", "2B", "low-tide", calls(theirs(), boost(IT, -20, -1, 0)))
valuable("bl-52", "Moon Pool", "3B1C", "well", wakes(draw(1)))
spell("bl-61", "Riptide", "2B1C", AUGMENT, "big-wave", cast(theirs(), bounce(IT)))
spell("bl-62", "Deep Thought", "2B", 0, "brainstorm", cast(draw(2)))
spell(
    "bl-63", "Drowning Sleep", "3B", AUGMENT | INFINITY, "drowning", theirs(), PEACEFUL,
    stats="-20:-2/0",
)  # fmt: skip
spell("bl-64", "Erosion", "2B", 0, "waterfall", cast(mill(3), draw(1)))
counter("bl-71", "Countercurrent", "2B", "whirlpool-shuriken", answers(ON_SPELL, cancel()))
counter("bl-72", "Turned Tide", "2B1C", "high-tide", answers(ON_BATTLER, cancel()))
counter("bl-73", "Fog Bank", "3B", "fog", answers(ON_ATTACK, bounce(THAT)))
