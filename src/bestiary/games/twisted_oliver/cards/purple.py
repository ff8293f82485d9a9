"""Purple: the night. Traps, thieves, prices on heads, and the dead who come back."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import AUGMENT, INFINITY, SNEAKY, STUNNING
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
from bestiary.games.twisted_oliver.design.picks import in_discard, theirs
from bestiary.games.twisted_oliver.design.texts import (
    DEFEATED,
    ON_ATTACK,
    ON_BATTLER,
    ON_SPELL,
    attacks,
    cast,
    defeated,
    enters,
    hits,
    kills,
    springs,
    whenever,
)
from bestiary.games.twisted_oliver.design.verbs import (
    boost,
    cancel,
    claim,
    fame,
    forfeit,
    grow,
    revive,
    score,
    shift,
)
from bestiary.trading import IT, THAT, THIS, draw, rob, take

creature("vi-01", "Alley Bat", "1V", "80:1/1:1", "bat")
creature("vi-02", "Masked Imp", "2V", "65:2/3:2", "imp", kills(rob(1)))
creature("vi-03", "Night Stalker", "2V", "70:2/1:2", "hooded-assassin", SNEAKY)
creature("vi-04", "Grave Moth", "1V1C", "60:2/1:1", "butterfly", defeated(draw(1)))
creature("vi-05", "Nightmare Steed", "3V2C", "85:4/4:5", "horse-head")
creature("vi-06", "Cellar Leech", "1V1C", "40:1/2:1", "leeching-worm", hits(grow(THIS, 0, 0, 1)))
warrior("vi-11", "Bounty Hunter", "2V1C", "60:3/3:3", "wanted-reward", kills(score(1)))
warrior("vi-12", "Pale Assassin", "3V1C", "70:4/1:4", "cloak-dagger", STUNNING)
warrior("vi-13", "Informer", "1V1C", "65:2/2:1", "spy", enters(theirs(), fame(IT, 2)))
warrior(
    "vi-14", "Impostor", "2V1C", "75:3/3:2", "double-face-mask", attacks(theirs(), shift(THIS, IT))
)  # fmt: skip
wall(
    "vi-21", "Bone Fence", "2V", "15:1/3:2", "palisade", defeated(in_discard(other=True), take(IT))
)
legendary(
    "vi-31", "Queen Umbra", "4V2C", "75:5/4:8", "female-vampire", enters(in_discard(), revive(IT))
)  # fmt: skip
equip("vi-41", "Poisoned Dagger", "2V", "10:1/0", "dripping-blade", STUNNING)
valuable(
    "vi-51", "Ledger of Debts", "3V", "evil-book", whenever(DEFEATED, theirs(), score(1))
)  # fmt: skip
spell("vi-61", "Wanted Poster", "1V", AUGMENT, "target-poster", cast(theirs(), fame(IT, 2)))
spell("vi-62", "Unquiet Night", "3V1C", AUGMENT, "raise-zombie", cast(in_discard(), revive(IT)))
spell(
    "vi-63", "Creeping Dread", "2V", AUGMENT | INFINITY, "dread", theirs(), stats="-10:-1/-1"
)  # fmt: skip
spell("vi-64", "Pickpocket", "2V", 0, "robber-hand", cast(draw(1), rob(1)))
spell("vi-65", "Blackmail", "2V1C", 0, "love-letter", cast(forfeit(2)))
spell(
    "vi-66", "False Witness", "1V", AUGMENT, "banging-gavel",
    cast(theirs(wanted=True), claim(IT), draw(1)),
)  # fmt: skip
trap("vi-71", "Snare", "1V1C", "wolf-trap", springs(ON_ATTACK, boost(THAT, -50, -2, 0)))
trap("vi-72", "Closed Gate", "2V", "dungeon-gate", springs(ON_BATTLER, cancel()))
trap("vi-73", "Stolen Page", "1V1C", "papers", springs(ON_SPELL, cancel()))
