"""Dawn: it stands. Sentinels block without tiring and hand their strength on; Griffins wait in
hiding and strike twice. The more Dawn has set down, the firmer it stands."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    DAWN,
    EQUIPMENT,
    GRIFFIN,
    LINGERS,
    SENTINEL,
    STEADY,
    TRAP,
    WARDED,
)
from bestiary.games.hiddenzone.design.gifts import gift, gift_of
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import (
    WHEN_TAPPED,
    in_deck,
    soul,
    theirs,
    your_set_down,
    yours,
)
from bestiary.games.hiddenzone.design.texts import blocks, cast, emerges, enters, slays, taps, wakes
from bestiary.games.hiddenzone.design.verbs import (
    aura,
    boost,
    destroy,
    heal,
    hide_top,
    per,
    settle,
    tap,
    untap,
    win,
)
from bestiary.trading import IT, THIS, at_least, take

OTHERS = yours(other=True)

creature("da-01", "Gate Recruit", SENTINEL, 0, 50, 150, "guards")
creature("da-02", "Lantern Page", SENTINEL, 0, 100, 100, "old-lantern", per(your_set_down(), 50, 0))
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
creature("da-10", "Oath Bearer", SENTINEL, 0, 50, 50, "visored-helm", gift(50, 50))

creature("da-11", "Griffin Chick", GRIFFIN, 0, 100, 50, "nest-eggs", AMBUSH)
creature("da-12", "Downy Herald", GRIFFIN, 0, 50, 100, "feather", wakes(heal(50)))
creature("da-13", "Sun Fledgling", GRIFFIN, 0, 150, 50, "eagle-head", gift(50, 0))
creature(
    "da-14", "Cloud Courier", GRIFFIN, 0, 50, 50, "liberty-wing",
    taps(yours(tapped=WHEN_TAPPED, other=True), untap(IT)),
)  # fmt: skip
creature(
    "da-15", "Ridge Griffin", GRIFFIN, 1, 250, 250, "griffin-shield", per(your_set_down(), 0, 50)
)
creature("da-16", "Sunlance", GRIFFIN, 1, 250, 150, "sun-spear", slays(untap(THIS)))
creature("da-17", "Storm Griffin", GRIFFIN, 2, 400, 350, "griffin-symbol", enters(untap(OTHERS)))
creature("da-18", "Noon Hunter", GRIFFIN, 2, 350, 350, "hawk-emblem", AMBUSH)
creature(
    "da-19", "Solar Sovereign", GRIFFIN, 3, 500, 450, "sunrise",
    wakes(at_least(4, yours(civilizations=DAWN)), win()),
)  # fmt: skip
creature(
    "da-20", "Sky Sentry", GRIFFIN, 1, 200, 250, "egyptian-bird", AMBUSH,
    emerges(boost(yours(), 0, 100)),
)  # fmt: skip

spell("da-41", "Sudden Light", DAWN, 0, "sunbeams", cast(theirs(), tap(IT)))
spell("da-42", "Stand Fast", DAWN, 1, "shield-reflect", cast(boost(yours(), 0, 150)))
spell("da-43", "Judgement", DAWN, 2, "gavel", cast(theirs(tapped=WHEN_TAPPED), destroy(IT)))
spell("da-44", "New Morning", DAWN, 3, "sun", cast(untap(yours()), heal(250)))
spell("da-45", "Long Vigil", DAWN, 0, "candles", cast(hide_top(1), heal(100)))
spell("da-46", "Sanctuary", DAWN, 1, "temple-gate", TRAP, cast(untap(yours()), heal(150)))
spell(
    "da-47", "Oath of Return", DAWN, 1, "linked-rings", cast(yours(), settle(IT)), gift_of(LINGERS)
)

equipment("da-51", "Round Shield", DAWN, 0, 0, 100, "round-shield")
equipment("da-52", "Watch Horn", DAWN, 1, 50, 50, "hunting-horn", STEADY)
equipment("da-53", "Sunblade", DAWN, 2, 50, 100, "winged-sword", per(soul(), 50, 0))
equipment("da-54", "Aegis", DAWN, 3, 50, 200, "templar-shield", WARDED)
equipment("da-55", "Veiled Lance", DAWN, 1, 150, 50, "barbed-spear", TRAP)
