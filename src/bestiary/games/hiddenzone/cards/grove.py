"""Grove: it grows. Stags are large and heal; Sporelings feed one another until the forest itself
wins. What Grove sets down are seeds and snares."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    GROVE,
    LEAP,
    LINGERS,
    SPORELING,
    STAG,
    TRAP,
)
from bestiary.games.hiddenzone.design.gifts import gift
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import in_deck, in_graveyard, soul, souls, yours
from bestiary.games.hiddenzone.design.texts import (
    below,
    cast,
    emerges,
    enters,
    falls,
    hits,
    rests,
    taps,
    wakes,
)
from bestiary.games.hiddenzone.design.verbs import (
    boost,
    end_attack,
    feed,
    grow,
    heal,
    per,
    settle,
    summon,
    win,
)
from bestiary.trading import IT, THAT, THIS, at_least, draw, take

OTHERS = yours(other=True)

creature("gr-01", "Meadow Fawn", STAG, 0, 100, 100, "high-grass", gift(50, 0))
creature("gr-02", "Bramble Kid", STAG, 0, 50, 150, "goat", below(heal(100)))
creature("gr-03", "Dew Fawn", STAG, 0, 50, 100, "deer", enters(heal(100)))
creature("gr-04", "Antler Calf", STAG, 0, 50, 50, "deer-head", rests(grow(THIS, 50, 0)))
creature("gr-05", "Thicket Stag", STAG, 1, 300, 150, "stag-head")
creature("gr-06", "Mossback", STAG, 1, 200, 250, "bull-horns", hits(heal(100)))
creature("gr-07", "Elder Hart", STAG, 2, 400, 300, "deer-track", enters(heal(200)))
creature("gr-08", "Thornrack", STAG, 2, 450, 300, "thorny-vine")
creature("gr-09", "Lord of the Wood", STAG, 3, 600, 550, "forest", enters(grow(OTHERS, 50, 50)))
creature("gr-10", "Ringed Hart", STAG, 1, 150, 150, "tree-growth", per(soul(), 50, 50))

creature(
    "gr-11", "Puffcap", SPORELING, 0, 50, 50, "mushroom-gills",
    falls(in_deck(families=SPORELING, most=1), take(IT)),
)  # fmt: skip
creature("gr-12", "Rot Cap", SPORELING, 0, 100, 50, "mushroom", below(grow(THAT, 0, 50)))
creature("gr-13", "Mycel Child", SPORELING, 0, 50, 100, "mushroom-house", below(draw(1)))
creature("gr-14", "Lichen Sprite", SPORELING, 0, 50, 100, "fairy", taps(OTHERS, boost(IT, 100, 0)))
creature(
    "gr-15", "Bloomback", SPORELING, 1, 200, 200, "flower-pot", enters(OTHERS, grow(IT, 50, 50))
)
creature(
    "gr-16", "Sporeshield", SPORELING, 1, 150, 200, "mushrooms-cluster",
    per(soul(), 0, 50), enters(in_graveyard(families=SPORELING), feed(IT)),
)  # fmt: skip
creature("gr-17", "Overnight Ogre", SPORELING, 2, 300, 300, "ogre", LEAP)
creature(
    "gr-18", "Rootweaver", SPORELING, 2, 350, 350, "tree-roots",
    enters(in_graveyard(families=SPORELING), take(IT)),
)  # fmt: skip
creature(
    "gr-19", "Fungal Colossus", SPORELING, 3, 500, 500, "super-mushroom",
    per(yours(SPORELING, other=True), 50, 50),
)  # fmt: skip
creature(
    "gr-20", "Graft Mother", SPORELING, 1, 150, 150, "plant-roots",
    rests(in_graveyard(), feed(IT)), per(soul(), 0, 50),
)  # fmt: skip
creature(
    "gr-21", "Worldheart", SPORELING, 3, 450, 550, "heart-tower",
    wakes(at_least(7, souls()), win()),
)  # fmt: skip
creature("gr-22", "Sleeping Spore", SPORELING, 0, 50, 100, "seedling", AMBUSH, emerges(heal(100)))

spell("gr-41", "Growth Surge", GROVE, 0, "sprout", cast(yours(), grow(IT, 50, 50)))
spell("gr-42", "Herbal Rest", GROVE, 1, "herbs-bundle", cast(heal(350)))
spell("gr-43", "Stampede", GROVE, 2, "hoof", cast(boost(yours(), 100, 100)))
spell("gr-44", "Second Spring", GROVE, 3, "flowers", cast(in_graveyard(most=1), summon(IT)))
spell("gr-45", "Buried Acorn", GROVE, 0, "acorn", cast(yours(), settle(IT)), gift(0, 100))
spell("gr-46", "Snaring Roots", GROVE, 1, "root-tip", TRAP, cast(heal(100), end_attack()))

equipment("gr-51", "Bark Mail", GROVE, 0, 0, 50, "tree-face", LINGERS)
equipment("gr-52", "Vine Whip", GROVE, 1, 100, 50, "vine-whip")
equipment("gr-53", "Heartwood Amulet", GROVE, 2, 50, 100, "emerald-necklace", wakes(heal(100)))
equipment("gr-54", "Worldroot Staff", GROVE, 3, 100, 100, "wood-stick", rests(grow(THIS, 50, 50)))
equipment("gr-55", "Thorn Coat", GROVE, 1, 50, 150, "thorn-helix", TRAP)
