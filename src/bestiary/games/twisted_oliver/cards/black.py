"""Black: paid with any colour but White, and dear for it. It ends things, and pays for heads."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import (
    AUGMENT,
    BAUBLES,
    BREAKABLE,
    INFINITY,
    LEGEND,
    ORBS,
    VALUABLES,
)
from bestiary.games.twisted_oliver.design.kinds import (
    creature,
    equip,
    legendary,
    spell,
    trap,
    valuable,
    wall,
    warrior,
)
from bestiary.games.twisted_oliver.design.picks import anybodys, in_discard, their_items, theirs
from bestiary.games.twisted_oliver.design.texts import (
    ON_ATTACK,
    behind,
    calls,
    cast,
    defeated,
    pay,
    sacks,
    springs,
    wakes,
)
from bestiary.games.twisted_oliver.design.verbs import (
    aura,
    claim,
    defeat,
    fame,
    per,
    scrap,
    wound,
)
from bestiary.trading import IT, THAT, draw

creature("la-01", "Soot Imp", "2L", "55:2/1:1", "evil-minion")
creature("la-02", "Tar Hulk", "4L", "20:4/4:4", "shambling-mound")
creature("la-03", "Carrion Crow", "3L", "70:1/2:2", "raven", per(in_discard(), 0, 1, 0))
warrior("la-11", "Hangman", "3L", "45:3/2:3", "gibbet", sacks(theirs(), wound(IT, 3)))
warrior(
    "la-12", "Toll Reeve", "2L", "45:2/2:2", "manacles",
    calls(pay("1L"), theirs(wanted=True), claim(IT)),
)  # fmt: skip
wall("la-21", "Midden", "3L", "10:1/5:2", "bone-gnawer")
legendary("la-31", "Mortis", "6L", "40:5/5:7", "grim-reaper", defeated(wound(theirs(), 3)))
equip("la-41", "Cursed Blade", "3L", "0:3/-1", "gooey-sword")
valuable("la-51", "Black Market", "3L", "cash", BREAKABLE, calls(pay("2L"), theirs(), fame(IT, 1)))
valuable("la-52", "Bounty Board", "3L", "hanging-sign", wakes(theirs(), fame(IT, 1)))
spell("la-61", "Execution", "4L", AUGMENT, "guillotine", cast(theirs(), defeat(IT)))
spell(
    "la-62", "Scrapyard", "2L", AUGMENT, "trash-can",
    cast(their_items(ORBS | BAUBLES | VALUABLES), scrap(IT)),
)  # fmt: skip
spell("la-63", "Rust", "2L", AUGMENT | INFINITY, "rusty-sword", theirs(), stats="0:-2/0")
spell("la-64", "Famine", "4L", LEGEND | INFINITY, "wheat", aura(anybodys(), 0, -1, 0))
spell("la-65", "Last Resort", "2L", 0, "despair", cast(behind(5), draw(3)))
spell("la-66", "Reckoning", "6L", LEGEND, "tarot-20-judgement", cast(defeat(theirs())))
spell("la-67", "Blood Money", "3L", AUGMENT, "money-stack", cast(theirs(wanted=True), defeat(IT)))
trap("la-71", "Trapdoor", "4L", "floor-hatch", springs(ON_ATTACK, defeat(THAT)))
