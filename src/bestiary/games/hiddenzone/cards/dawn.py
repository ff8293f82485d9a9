"""Dawn: it stands. Sentinels block without tiring; Griffins wait in hiding and strike twice."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    DAWN,
    EQUIPMENT,
    GRIFFIN,
    SENTINEL,
    STEADY,
    WARDED,
)
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import WHEN_TAPPED, in_deck, theirs, yours
from bestiary.games.hiddenzone.design.texts import blocks, cast, enters, slays, taps, wakes
from bestiary.games.hiddenzone.design.verbs import aura, boost, destroy, heal, tap, untap, win
from bestiary.trading import IT, THIS, at_least, take

OTHERS = yours(other=True)

creature("da-01", "Gate Recruit", SENTINEL, 0, 50, 150, "guards")
creature("da-02", "Lantern Page", SENTINEL, 0, 100, 100, "old-lantern")
creature("da-03", "Watch Squire", SENTINEL, 0, 50, 100, "watchtower", STEADY)
creature("da-04", "Shield Novice", SENTINEL, 0, 50, 50, "shield-echoes", aura(OTHERS, 0, 50))
creature("da-05", "Wall Captain", SENTINEL, 1, 150, 250, "stone-wall", STEADY)
creature(
    "da-06", "Quartermaster", SENTINEL, 1, 200, 200, "anvil", enters(in_deck(EQUIPMENT), take(IT))
)
creature("da-07", "Bastion", SENTINEL, 2, 300, 450, "castle")
creature("da-08", "Oathkeeper", SENTINEL, 2, 350, 300, "knight-banner", blocks(boost(THIS, 0, 150)))
creature(
    "da-09", "Warden of the Dawn", SENTINEL, 3, 450, 550, "sun-priest", STEADY, aura(OTHERS, 50, 50)
)

creature("da-11", "Griffin Chick", GRIFFIN, 0, 100, 50, "nest-eggs", AMBUSH)
creature("da-12", "Downy Herald", GRIFFIN, 0, 50, 100, "feather", wakes(heal(50)))
creature("da-13", "Sun Fledgling", GRIFFIN, 0, 150, 50, "eagle-head")
creature(
    "da-14", "Cloud Courier", GRIFFIN, 0, 50, 50, "liberty-wing",
    taps(yours(tapped=WHEN_TAPPED, other=True), untap(IT)),
)  # fmt: skip
creature("da-15", "Ridge Griffin", GRIFFIN, 1, 250, 200, "griffin-shield")
creature("da-16", "Sunlance", GRIFFIN, 1, 200, 150, "sun-spear", slays(untap(THIS)))
creature("da-17", "Storm Griffin", GRIFFIN, 2, 400, 300, "griffin-symbol", enters(untap(OTHERS)))
creature("da-18", "Noon Hunter", GRIFFIN, 2, 350, 300, "hawk-emblem", AMBUSH)
creature(
    "da-19", "Solar Sovereign", GRIFFIN, 3, 500, 450, "sunrise",
    wakes(at_least(7, yours(civilizations=DAWN)), win()),
)  # fmt: skip

spell("da-41", "Sudden Light", DAWN, 0, "sunbeams", cast(theirs(), tap(IT)))
spell("da-42", "Stand Fast", DAWN, 1, "shield-reflect", cast(boost(yours(), 0, 150)))
spell("da-43", "Judgement", DAWN, 2, "gavel", cast(theirs(tapped=WHEN_TAPPED), destroy(IT)))
spell("da-44", "New Morning", DAWN, 3, "sun", cast(untap(yours()), heal(250)))

equipment("da-51", "Round Shield", DAWN, 0, 0, 100, "round-shield")
equipment("da-52", "Watch Horn", DAWN, 1, 50, 50, "hunting-horn", STEADY)
equipment("da-53", "Sunblade", DAWN, 2, 150, 100, "winged-sword")
equipment("da-54", "Aegis", DAWN, 3, 50, 200, "templar-shield", WARDED)
