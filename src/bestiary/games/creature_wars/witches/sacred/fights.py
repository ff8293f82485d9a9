"""Sacred witches whose rules decide who wins a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Card
from bestiary.games.creature_wars.being import GIANT, NIGHTMARE, SERPENT, Being
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts
from bestiary.games.creature_wars.lore.rule import FIGHT
from bestiary.games.creature_wars.lore.standing_rules import lasting, upcoming

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


VENOM: Final = lasting("venom", "Venom", "Serpents win every fight.")


@casts(
    "Venom Witch",
    SACRED,
    BOTH,
    "From now on Serpents win every fight; between two of them power decides.",
    icon="snake-bite",
    flavour="Nought for strength, full marks for teeth.",
)
def venom(duel: Duel) -> None:
    duel.decree(VENOM)


@VENOM.prevails
def serpents_prevail(being: Being) -> bool:
    return being.tribe == SERPENT


LUCKY: Final = upcoming("lucky", "Luck", "The next creature played wins its fight.")


@casts(
    "Lucky Witch",
    SACRED,
    SECOND,
    "The next creature you play wins its fight.",
    icon="shamrock",
    flavour="She has never once looked before leaping.",
)
def lucky(duel: Duel) -> None:
    duel.decree(LUCKY, duel.me)


@LUCKY.favours
def luck_favours(duel: Duel, seat: int, card: Card[Being]) -> bool:
    return card.face.is_creature() and duel.spend(LUCKY, seat) > 0


SAND: Final = lasting("sand", "Sleep sand", "Nightmare creatures have +{n} power.")


@casts(
    "The Sand Witch",
    SACRED,
    BOTH,
    "From now on Nightmare creatures have +2 power.",
    icon="sandwich",
    flavour="On rye, with pickles and a good night's sleep.",
)
def sand(duel: Duel) -> None:
    duel.decree(SAND, value=2)


@SAND.adds_power
def sand_strengthens(duel: Duel, seat: int, being: Being, against: Being) -> int:
    nightmare = being.is_creature() and being.power == NIGHTMARE
    return duel.total(SAND, seat) if nightmare else 0


DAVID: Final = lasting("david", "David", "In a fight with a Giant the lower power wins.")


@casts(
    "David's Witch",
    SACRED,
    SECOND,
    "From now on, in a fight with a Giant in it, lower power wins.",
    icon="sling",
    flavour="Packed five stones. Only ever needed the one.",
)
def david(duel: Duel) -> None:
    duel.decree(DAVID)


@DAVID.reverses
def a_giant_fights(one: Being, two: Being) -> bool:
    return one.tribe == GIANT or two.tribe == GIANT


GOLIATH: Final = upcoming(
    "goliath", "Goliath", "In the next fight the lower power wins.", ends_with=FIGHT
)


@casts(
    "Goliath Witch",
    SACRED,
    SECOND,
    "In the next fight lower power wins.",
    icon="weight-crush",
    flavour="The bigger they are, the sooner she smiles.",
)
def goliath_falls(duel: Duel) -> None:
    duel.decree(GOLIATH)


@GOLIATH.reverses
def any_fight(one: Being, two: Being) -> bool:
    return True


JUNO: Final = lasting("juno", "Juno's horn", "The type bonus counts double for and against Giants.")


@casts(
    "Juno's Witch",
    SACRED,
    SECOND,
    "From now on the type bonus counts double for and against Giants.",
    icon="mighty-horn",
    flavour="One blast of the horn, and the big ones forget their manners.",
)
def juno(duel: Duel) -> None:
    duel.decree(JUNO)


@JUNO.adds_power
def advantage_counts_again(duel: Duel, seat: int, being: Being, against: Being) -> int:
    giant = being.tribe == GIANT or against.tribe == GIANT
    return duel.edition.advantage if giant and being.beats(against) else 0
