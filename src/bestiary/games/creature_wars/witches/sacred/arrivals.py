"""Sacred witches that bring new cards: to a hand, or into the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import EVERYBODY, Answer
from bestiary.games.creature_wars.being import PIRATE, SKELETON, TRIBES, WOLF
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.marks import SOME_CREATURE
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts, dies

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


JOKES: Final = (
    "Why do Pirates never rally with Dragons? The Dragons keep saying they are fired.",
    "A Skeleton walks into an inn: one ale, please, and a mop.",
    "What does a Giant call a Serpent? A shoelace.",
    "Two Wolves howl at the moon. Says the third: have you tried turning it off?",
)


TALES: Final = (
    "Once a Wolf asked a Giant the way to the sea. The Giant pointed, and there was a new valley.",
    "A Vampire once bought a mirror and took it back the next day: nothing in it.",
    "There was a Serpent who wanted arms. It got a hug, and changed its mind.",
    "Long ago a Pirate buried a Dragon for its gold. The Dragon is still digging.",
)


@casts(
    "Hectic Witch",
    SACRED,
    BOTH,
    "15 random witches are shuffled into the deck.",
    icon="juggler",
    flavour="Fifteen of them, and every one late for something.",
)
def hectic(duel: Duel) -> None:
    duel.shuffle_new([duel.edition.random_witch(duel.rng) for _ in range(15)])


@dies(
    "Foreboding Witch",
    SACRED,
    BOTH,
    "If she dies, get 2 random Wolves.",
    icon="spooky-house",
    flavour="Something is out there. Two somethings.",
)
def foreboding(duel: Duel) -> None:
    duel.get_random(duel.me, WOLF, 2)


@casts(
    "Witch of the Legion",
    SACRED,
    BOTH,
    "6 random Skeletons are shuffled into the deck.",
    icon="centurion-helmet",
    flavour="Six volunteers. None had the stomach to say no.",
)
def legion(duel: Duel) -> None:
    duel.shuffle_new([duel.edition.random_of(SKELETON, duel.rng) for _ in range(6)])


@casts(
    "Witch of the Levy",
    SACRED,
    BOTH,
    "Choose Wolf, Skeleton or Pirate: get 2 random ones.",
    icon="rally-the-troops",
    flavour="Your Empire needs you. And you. Two will do.",
)
def levy(duel: Duel) -> None:
    duel.ask(levy_whom)


@book.question("Levy which Tribe?")
def levy_whom(duel: Duel, seat: int) -> list[Answer]:
    return [enlist.on(tribe) for tribe in (WOLF, SKELETON, PIRATE)]


def tribe_named(duel: Duel, tribe: int) -> str:
    return TRIBES[tribe]


@book.act("Get 2 of Tribe {}", of="number", words=tribe_named)
def enlist(duel: Duel, tribe: int) -> None:
    duel.say(f"{{You}} call{{s}} the Tribe of the {TRIBES[tribe]}.")
    duel.get_random(duel.me, tribe, 2)


@casts(
    "Jesting Witch",
    SACRED,
    BOTH,
    "A joke, and 3 random creatures go on top of the deck.",
    icon="jester-hat",
    flavour="Have you heard the one about the three creatures? You will.",
)
def jesting(duel: Duel) -> None:
    duel.say(JOKES[duel.turn % len(JOKES)])
    duel.put_on_top([duel.edition.random_creature(duel.rng) for _ in range(3)], SOME_CREATURE)


@casts(
    "Green Witch",
    SACRED,
    BOTH,
    "Whoever holds fewer cards draws until hands are equal.",
    icon="herbs-bundle",
    flavour="Everyone gets the same, and it is mostly lettuce.",
)
def green(duel: Duel) -> None:
    more = len(duel.hand(duel.me).cards) - len(duel.hand(duel.foe).cards)
    if duel.given(more):
        duel.draw(duel.foe if more > 0 else duel.me, abs(more))


@casts(
    "Coven-Calling Witch",
    SACRED,
    BOTH,
    "13 random Sacred witches are shuffled into the deck.",
    icon="rotary-phone",
    flavour="Thirteen on the line, and nobody will hang up first.",
)
def coven(duel: Duel) -> None:
    duel.shuffle_new([duel.edition.random_witch_of(SACRED, duel.rng) for _ in range(13)])


@casts(
    "Storytime Witch",
    SACRED,
    SECOND,
    "A tale, and a random creature joins your hand openly.",
    icon="rocking-chair",
    flavour="Once upon a time, it climbed out of the page.",
)
def storytime(duel: Duel) -> None:
    duel.say(TALES[duel.turn % len(TALES)])
    duel.get(duel.me, duel.edition.random_creature(duel.rng), known=EVERYBODY)


@casts(
    "Golden Veil Witch",
    SACRED,
    SECOND,
    "Get a random creature of a Tribe you do not hold.",
    icon="theater-curtains",
    flavour="Behind it, somebody you haven't met.",
)
def golden_veil(duel: Duel) -> None:
    missing = [tribe for tribe in range(len(TRIBES)) if not duel.of_tribe(duel.me, tribe)]
    if duel.given(missing):
        duel.get_random(duel.me, duel.rng.pick(missing))
