"""Grove: it grows. Stags are large and heal; Sporelings feed one another and come again."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import GROVE, LEAP, SPORELING, STAG
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import in_deck, in_graveyard, yours
from bestiary.games.hiddenzone.design.texts import cast, enters, falls, hits, rests, taps, wakes
from bestiary.games.hiddenzone.design.verbs import boost, grow, heal, per, summon
from bestiary.trading import IT, THIS, take

OTHERS = yours(other=True)

creature("gr-01", "Meadow Fawn", STAG, 0, 100, 100, "high-grass")
creature("gr-02", "Bramble Kid", STAG, 0, 50, 150, "goat")
creature("gr-03", "Dew Fawn", STAG, 0, 50, 100, "deer", enters(heal(100)))
creature("gr-04", "Antler Calf", STAG, 0, 50, 50, "deer-head", rests(grow(THIS, 50, 0)))
creature("gr-05", "Thicket Stag", STAG, 1, 300, 150, "stag-head")
creature("gr-06", "Mossback", STAG, 1, 200, 250, "bull-horns", hits(heal(100)))
creature("gr-07", "Elder Hart", STAG, 2, 400, 300, "deer-track", enters(heal(200)))
creature("gr-08", "Thornrack", STAG, 2, 450, 300, "thorny-vine")
creature("gr-09", "Lord of the Wood", STAG, 3, 600, 550, "forest", enters(grow(OTHERS, 50, 50)))

creature(
    "gr-11", "Puffcap", SPORELING, 0, 50, 50, "mushroom-gills",
    falls(in_deck(families=SPORELING, most=1), take(IT)),
)  # fmt: skip
creature("gr-12", "Rot Cap", SPORELING, 0, 150, 50, "mushroom")
creature("gr-13", "Mycel Child", SPORELING, 0, 100, 100, "mushroom-house")
creature("gr-14", "Lichen Sprite", SPORELING, 0, 50, 100, "fairy", taps(OTHERS, boost(IT, 100, 0)))
creature(
    "gr-15", "Bloomback", SPORELING, 1, 200, 200, "flower-pot", enters(OTHERS, grow(IT, 50, 50))
)
creature("gr-16", "Sporeshield", SPORELING, 1, 150, 300, "mushrooms-cluster")
creature("gr-17", "Overnight Ogre", SPORELING, 2, 300, 300, "ogre", LEAP)
creature(
    "gr-18", "Rootweaver", SPORELING, 2, 350, 350, "tree-roots",
    enters(in_graveyard(families=SPORELING), take(IT)),
)  # fmt: skip
creature(
    "gr-19", "Fungal Colossus", SPORELING, 3, 500, 500, "super-mushroom",
    per(yours(SPORELING, other=True), 50, 50),
)  # fmt: skip

spell("gr-41", "Growth Surge", GROVE, 0, "sprout", cast(yours(), grow(IT, 50, 50)))
spell("gr-42", "Herbal Rest", GROVE, 1, "herbs-bundle", cast(heal(350)))
spell("gr-43", "Stampede", GROVE, 2, "hoof", cast(boost(yours(), 100, 100)))
spell("gr-44", "Second Spring", GROVE, 3, "flowers", cast(in_graveyard(most=1), summon(IT)))

equipment("gr-51", "Bark Mail", GROVE, 0, 0, 100, "tree-face")
equipment("gr-52", "Vine Whip", GROVE, 1, 100, 50, "vine-whip")
equipment("gr-53", "Heartwood Amulet", GROVE, 2, 50, 100, "emerald-necklace", wakes(heal(100)))
equipment("gr-54", "Worldroot Staff", GROVE, 3, 100, 100, "wood-stick", rests(grow(THIS, 50, 50)))
