"""Clear: glass and tin, for every deck. It is paid with anything."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import AUGMENT, BREAKABLE
from bestiary.games.twisted_oliver.design.kinds import (
    bauble,
    counter,
    creature,
    equip,
    legendary,
    orb,
    spell,
    valuable,
    wall,
    warrior,
)
from bestiary.games.twisted_oliver.design.picks import anybodys, their_lasting, their_traps, yours
from bestiary.games.twisted_oliver.design.texts import (
    KILLS,
    ON_ITEM,
    answers,
    calls,
    cast,
    enters,
    pay,
    played,
    revealed,
    sacks,
    targeted,
    whenever,
)
from bestiary.games.twisted_oliver.design.verbs import (
    boost,
    cancel,
    energy,
    revive,
    score,
    scrap,
    strip,
)
from bestiary.games.twisted_oliver.energy.counts import CLEAR
from bestiary.trading import IT, THIS, draw, spy

orb("cl-01", "Kaleidoscope", "2C", "kaleidoscope-pearls", calls(energy(1, CLEAR)), sacks(draw(2)))
creature("cl-11", "Glass Golem", "3C", "30:3/3:3", "rock-golem")
creature("cl-12", "Jack in the Tin", "2C", "45:2/1:2", "jester-hat", revealed(revive(THIS)))
warrior("cl-13", "Paper Soldier", "1C", "50:1/1:1", "paper-boat")
warrior("cl-14", "Mirror Knight", "4C", "50:3/3:4", "mirror-mirror", targeted(draw(1)))
warrior("cl-15", "Herald", "2C", "55:1/2:2", "trumpet-flag", played(draw(1)))
wall("cl-21", "Window Wall", "2C", "10:0/4:2", "window")
legendary(
    "cl-31", "Oliver the Twisted", "6C", "60:5/5:8", "twister", enters(draw(2)), title="Oliver"
)  # fmt: skip
equip("cl-41", "Magnifying Lens", "1C", "0:1/0", "magnifying-glass")
equip("cl-42", "Crystal Plate", "3C", "0:1/2", "crystal-growth")
bauble("cl-51", "Looking Glass", "2C", "lorgnette", calls(pay("1C"), draw(1)))
bauble("cl-52", "Hourglass", "2C", "hourglass", sacks(draw(2)))
bauble("cl-53", "Spyglass", "1C", "spyglass", calls(their_traps(), spy(IT)), sacks(draw(1)))
valuable("cl-54", "The Prism", "3C", "prism", calls(energy(2, CLEAR)))
valuable(
    "cl-55", "Trophy Shelf", "4C", "trophies-shelf", BREAKABLE, whenever(KILLS, yours(), score(1))
)  # fmt: skip
spell("cl-61", "Clear Mind", "3C", 0, "meditation", cast(draw(2)))
spell("cl-62", "Transparency", "1C", AUGMENT, "invisible", cast(their_traps(), scrap(IT)))
spell(
    "cl-63", "Clean Slate", "2C", AUGMENT, "broken-tablet",
    cast(anybodys(), strip(IT)),
)  # fmt: skip
spell("cl-64", "Polish", "1C", AUGMENT, "sparkles", cast(yours(), boost(IT, 20, 1, 1)))
spell("cl-65", "Open Window", "2C", AUGMENT, "wind-slap", cast(their_lasting(), scrap(IT)))
counter("cl-71", "Shatter", "2C", "shatter", answers(ON_ITEM, cancel()))
