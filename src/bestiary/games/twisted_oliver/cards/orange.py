"""Orange: the workshop. Warriors, what they wear, and things that work by themselves."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.twisted_oliver.design.card import (
    AUGMENT,
    BULWARK,
    ELUSIVE,
    EQUIPS,
    WARDED,
    WARRIORS,
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
from bestiary.games.twisted_oliver.design.picks import in_deck, in_discard, yours
from bestiary.games.twisted_oliver.design.texts import (
    EQUIPPED,
    ON_ATTACK,
    answers,
    calls,
    cast,
    enters,
    equipped,
    whenever,
)
from bestiary.games.twisted_oliver.design.verbs import aura, boost, grow
from bestiary.trading import IT, THAT, draw, take

creature("or-01", "Tin Beetle", "1O", "30:1/2:1", "scarab-beetle")
creature("or-02", "Clay Hound", "2O", "50:2/3:2", "hound", equipped(draw(1)))
creature("or-03", "Brass Ram", "2O1C", "35:3/3:3", "ram")
creature("or-04", "Copper Wasp", "1O1C", "85:2/1:2", "wasp-sting", ELUSIVE)
creature("or-05", "Kiln Giant", "3O2C", "20:5/5:6", "giant")
warrior(
    "or-11", "Journeyman", "2O", "50:2/3:2", "blacksmith", enters(in_deck(EQUIPS), take(IT))
)  # fmt: skip
warrior(
    "or-12", "Bronze Captain", "3O1C", "55:4/4:4", "centurion-helmet",
    aura(yours(WARRIORS, other=True), 0, 1, 0),
)  # fmt: skip
wall("or-21", "Brick Rampart", "2O", "5:0/5:2", "brick-wall", BULWARK)
legendary(
    "or-31", "Vulka the Smith", "3O3C", "45:5/6:7", "anvil-impact", equipped(draw(1)), slots=4
)  # fmt: skip
equip("or-41", "Chain Hauberk", "2O", "-5:0/3", "chain-mail")
equip("or-42", "Spring Boots", "1O", "25:0/1", "boots")
equip("or-43", "Tinker's Belt", "1O1C", "0:1/0", "belt", calls(draw(1)))
equip("or-44", "Tower Helm", "2O1C", "0:1/2", "visored-helm", WARDED)
bauble(
    "or-51", "Echoing Anvil", "2O1C", "anvil", whenever(EQUIPPED, yours(), grow(THAT, 0, 1, 0))
)  # fmt: skip
valuable("or-52", "Guild Charter", "3O", "ribbon-medal", aura(yours(WARRIORS), 10, 1, 1))
spell(
    "or-61", "Reforge", "1O1C", AUGMENT, "sword-smithing",
    cast(in_discard(EQUIPS), take(IT), draw(1)),
)  # fmt: skip
spell("or-62", "Tempering", "2O", AUGMENT, "melting-metal", cast(yours(), grow(IT, 0, 1, 1)))
counter(
    "or-71", "Closed Ranks", "1O1C", "shield-bash",
    answers(ON_ATTACK, yours(), boost(IT, 0, 0, 3)),
)  # fmt: skip
