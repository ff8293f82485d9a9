"""Ember: quick and loud. Hounds hunt in packs; Drakes burn what hides behind others, and their own
souls for fuel. What Ember sets down goes off in the attacker's face."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import DRAKE, EMBER, HOUND, SLY, TRAP
from bestiary.games.hiddenzone.design.gifts import gift
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import anybodys, soul, souls, theirs, yours
from bestiary.games.hiddenzone.design.texts import (
    attacks,
    below,
    cast,
    enters,
    falls,
    hits,
    sets,
    slays,
)
from bestiary.games.hiddenzone.design.verbs import aura, boost, damage, destroy, pay, per
from bestiary.trading import IT, THAT, THIS

PACK = yours(HOUND, other=True)

creature("em-01", "Cinder Pup", HOUND, 0, 100, 100, "sitting-dog")
creature("em-02", "Kennel Runt", HOUND, 0, 150, 50, "jumping-dog")
creature("em-03", "Soot Sniffer", HOUND, 0, 50, 100, "labrador-head", enters(damage(50)))
creature("em-04", "Pack Yapper", HOUND, 0, 50, 50, "dog-house", aura(PACK, 50, 0))
creature("em-05", "Ash Runner", HOUND, 1, 250, 150, "direwolf", attacks(boost(THIS, 50, 0)))
creature("em-06", "Bellows Hound", HOUND, 1, 200, 200, "wolf-howl", enters(boost(PACK, 100, 0)))
creature("em-07", "Furnace Mastiff", HOUND, 2, 400, 350, "hound")
creature("em-08", "Slagfang", HOUND, 2, 350, 250, "wolf-head", slays(damage(150)))
creature("em-09", "Pyre Alpha", HOUND, 3, 550, 450, "werewolf", per(PACK, 50, 0))
creature("em-10", "Kindling Cur", HOUND, 0, 50, 50, "sniffing-dog", gift(100, 0))

creature("em-11", "Spark Hatchling", DRAKE, 0, 50, 50, "egg-clutch", attacks(damage(50)))
creature("em-12", "Kiln Newt", DRAKE, 0, 150, 50, "salamander", below(damage(50)))
creature("em-13", "Glowscale", DRAKE, 0, 50, 100, "gecko", sets(damage(50)))
creature("em-14", "Smoke Wyrmling", DRAKE, 0, 50, 100, "dragon-breath", falls(damage(100)))
creature("em-15", "Vent Drake", DRAKE, 1, 250, 200, "wyvern")
creature("em-16", "Flintwing", DRAKE, 1, 200, 150, "dragonfly", SLY)
creature("em-17", "Magma Drake", DRAKE, 2, 350, 300, "fire-breath", hits(damage(100)))
creature(
    "em-18", "Scorchwing", DRAKE, 2, 400, 250, "spiked-dragon-head",
    enters(theirs(most=0), destroy(IT)),
)  # fmt: skip
creature("em-19", "Caldera Tyrant", DRAKE, 3, 600, 450, "dragon-head", enters(damage(50, theirs())))
creature("em-20", "Bonfire Drake", DRAKE, 1, 200, 150, "fire-wave", attacks(damage(50, soul())))

spell("em-41", "Flare", EMBER, 0, "fire-ray", cast(damage(150)))
spell("em-42", "Firebrand", EMBER, 1, "primitive-torch", cast(theirs(most=1), destroy(IT)))
spell("em-43", "War Howl", EMBER, 2, "screaming", cast(boost(yours(), 150, 0)))
spell("em-44", "Cataclysm", EMBER, 3, "volcano", cast(destroy(anybodys(most=2))))
spell("em-45", "Coal Mine", EMBER, 0, "land-mine", TRAP, cast(boost(THAT, 0, -100), damage(100)))
spell("em-46", "Backdraft", EMBER, 2, "fire-bomb", TRAP, cast(destroy(THAT), pay(100)))
spell("em-47", "Burnt Offerings", EMBER, 1, "fire-bowl", cast(damage(50, souls())))

equipment("em-51", "Ember Fang", EMBER, 0, 100, 0, "flaming-claw")
equipment("em-52", "Scorch Plate", EMBER, 1, 50, 100, "breastplate", falls(damage(150)))
equipment("em-53", "Branding Iron", EMBER, 2, 150, 0, "flaming-trident", hits(damage(100)))
equipment(
    "em-54", "Crown of Cinders", EMBER, 3, 200, 100, "burning-dot",
    aura(yours(civilizations=EMBER, other=True), 50, 0),
)  # fmt: skip
equipment("em-55", "Powder Vest", EMBER, 0, 0, 150, "armor-vest", TRAP, falls(damage(100)))
