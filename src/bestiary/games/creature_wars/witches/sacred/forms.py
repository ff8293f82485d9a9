"""Sacred witches that change creatures: their form, Tribe, type, level or Rally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Answer, Card
from bestiary.games.creature_wars.being import (
    ANCIENT,
    DRAGON,
    NEVER_AGAIN,
    NIGHTMARE,
    NONE,
    PHANTOM,
    PIRATE,
    POWERS,
    SERPENT,
    SKELETON,
    THING,
    WEREWOLF,
    WOLF,
    Being,
)
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.compare import longest_run
from bestiary.games.creature_wars.lore.forms import form_of
from bestiary.games.creature_wars.lore.marks import (
    SOME_CREATURE,
    SOME_DRAGON,
    SOME_FIRE,
    SOME_SERPENT,
)
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts, witch

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@casts(
    "Witch of the Hesperus",
    SACRED,
    BOTH,
    "ALL Pirates become Phantoms: base strength -2, +5 levels, no type.",
    icon="ship-wreck",
    flavour="The skipper was sure the weather would hold.",
)
def hesperus(duel: Duel) -> None:
    duel.transform_all(PIRATE, "The Hesperus sinks: all Pirates become Phantoms.")


@form_of(PIRATE)
def phantom(being: Being) -> Being:
    return being.but(PHANTOM, NONE, being.level + 5, being.base - 2)


@casts(
    "Moon Charm Witch",
    SACRED,
    BOTH,
    "ALL Wolves become Werewolves: base strength 8, Nightmare.",
    icon="wolf-howl",
    flavour="Every dog has its night.",
)
def moon_charm(duel: Duel) -> None:
    duel.transform_all(WOLF, "The moon is full: all Wolves become Werewolves.")


@form_of(WOLF)
def werewolf(being: Being) -> Being:
    return being.but(WEREWOLF, NIGHTMARE, base=8)


shifting = witch(
    "Shifting Witch",
    SACRED,
    BOTH,
    "At the start of the duel she becomes a copy of the opposing card, and is it from then on.",
    icon="chameleon-glyph",
    flavour="Imitation is the sincerest form of witchery.",
)


@shifting.mirrors
def copy_of(duel: Duel, other: Card[Being] | None) -> Being | None:
    """Two of them facing each other stay as they are."""
    return None if other is None or other.face.key == shifting.key else other.face


@casts(
    "Democratic Witch",
    SACRED,
    BOTH,
    "Rallied cards in your foe's hand lose their bonus levels and never rally again.",
    icon="vote",
    flavour="All in favour of going home? Carried.",
)
def democratic(duel: Duel) -> None:
    rallied = [card for card in duel.open_cards(duel.foe) if card.face.has_rallied()]
    faces = [card.face.raised(-card.face.bonus, NEVER_AGAIN, 0) for card in rallied]
    duel.alter_all(duel.foe, rallied, faces, "Any Rally in {your} hand is disbanded.")


@casts(
    "Shamanic Witch",
    SACRED,
    BOTH,
    "Creatures in both hands get random types.",
    icon="totem-mask",
    flavour="The spirits were consulted. They disagreed.",
)
def shamanic(duel: Duel) -> None:
    for seat in duel.order():
        cards = types_unknown(duel.creatures(seat))
        faces = [card.face.but(power=duel.rng.below(4)) for card in cards]
        duel.alter_all(seat, cards, faces, "{Your} creatures get random types.")


def types_unknown(cards: list[Card[Being]]) -> list[Card[Being]]:
    """The cards, about to get types that only their holder will know."""
    return [card.without_mark(SOME_FIRE) for card in cards]


@casts(
    "Vortex Witch",
    SACRED,
    BOTH,
    "Creatures in both hands become a random other Tribe, with its base strength.",
    icon="vortex",
    flavour="Physics has asked for its rules back.",
)
def vortex(duel: Duel) -> None:
    for seat in duel.order():
        cards = duel.creatures(seat)
        faces = [duel.edition.in_tribe(card.face, duel.other_tribe(card)) for card in cards]
        duel.alter_all(seat, cards, faces, "{Your} creatures change their Tribes.")


@casts(
    "Hallucinating Witch",
    SACRED,
    BOTH,
    "Half of each hand, rounded up, is replaced by random witches.",
    icon="spotted-mushroom",
    flavour="Half of them aren't there. Play them anyway.",
)
def hallucinating(duel: Duel) -> None:
    for seat in duel.order():
        cards = duel.hand(seat).cards
        for card in duel.some(cards, (len(cards) + 1) // 2):
            duel.bewitch(card)


@casts(
    "Circe's Witch",
    SACRED,
    BOTH,
    "Pirates in both hands become Wolves; level and type stay.",
    icon="pig",
    flavour="All hands on deck! Paws, sorry.",
)
def circe(duel: Duel) -> None:
    for seat in duel.order():
        pirates = duel.of_tribe(seat, PIRATE)
        faces = [duel.edition.in_tribe(card.face, WOLF) for card in pirates]
        duel.alter_all(seat, pirates, faces, "Any Pirate in {your} hand becomes a Wolf.")


@casts(
    "Skeletal Witch",
    SACRED,
    SECOND,
    "If you hold a rallied Skeleton, your other creatures become Skeletons that cost 3 when they "
    "lose; their own base strength still counts for power.",
    icon="skeleton-inside",
    flavour="Beauty is skin deep. She skips that part.",
)
def skeletal(duel: Duel) -> None:
    if duel.given(duel.rallied_of(duel.me, SKELETON)):
        others = [card for card in duel.creatures(duel.me) if card.face.tribe != SKELETON]
        faces = [card.face.but(SKELETON, detail=3) for card in others]
        duel.alter_all(duel.me, others, faces, "{Your} creatures turn to bones.")


@casts(
    "Benevolent Witch",
    SACRED,
    SECOND,
    "One random creature of each Tribe in your hand gains 2 levels.",
    icon="wrapped-sweet",
    flavour="One sweet each, and no pushing.",
)
def benevolent(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.one_of_each(duel.me), 2, "{Your} Tribes are blessed.")


@casts(
    "Prehistoric Witch",
    SACRED,
    SECOND,
    "Your creatures become Ancient.",
    icon="dinosaur-rex",
    flavour="Back in her day there was no day.",
)
def prehistoric(duel: Duel) -> None:
    duel.give_power(duel.me, duel.creatures(duel.me), ANCIENT, "{Your} creatures become Ancient.")


@casts(
    "The Ouroboros Witch",
    SACRED,
    SECOND,
    "Serpents in both hands become random Dragons.",
    icon="ouroboros",
    flavour="It ate its tail and asked for the menu.",
)
def ouroboros(duel: Duel) -> None:
    for seat in duel.order():
        serpents = duel.of_tribe(seat, SERPENT)
        faces = [duel.edition.random_of(DRAGON, duel.rng) for _ in serpents]
        words = "Any Serpent in {your} hand becomes a Dragon."
        duel.replace_all(seat, serpents, faces, words, SOME_SERPENT, SOME_DRAGON)


@casts(
    "Dark Globe Witch",
    SACRED,
    SECOND,
    "Creatures in both hands lose their type for good.",
    icon="globe",
    flavour="It shows everything as it is: grey.",
)
def dark_globe(duel: Duel) -> None:
    for seat in duel.order():
        duel.give_power(seat, duel.creatures(seat), NONE, "{Your} creatures lose their types.")


@casts(
    "Gnome Witch",
    SACRED,
    SECOND,
    "The levels of your creatures are shuffled among them, and so are their types.",
    icon="bad-gnome",
    flavour="Goodness me. Who put that there?",
)
def gnome(duel: Duel) -> None:
    cards = types_unknown(duel.creatures(duel.me))
    levels = [card.face.level for card in cards]
    powers = [card.face.power for card in cards]
    duel.rng.shuffle(levels)
    duel.rng.shuffle(powers)
    faces = [c.face.but(level=levels[i], power=powers[i]) for i, c in enumerate(cards)]
    duel.alter_all(duel.me, cards, faces, "Ooh my: {your} creatures are scrambled.")


@casts(
    "Scientific Witch",
    SACRED,
    SECOND,
    "Choose a creature you hold and a new type for it.",
    icon="bubbling-flask",
    flavour="It was a controlled experiment until it got out.",
)
def scientific(duel: Duel) -> None:
    duel.pose(whom_to_study)


@book.question("Experiment on which creature?")
def whom_to_study(duel: Duel, seat: int) -> list[Answer]:
    return [study.on(card.id) for card in duel.creatures(seat)]


@book.act("Experiment on {}", of="card")
def study(duel: Duel, card: int) -> None:
    duel.ask(which_type, card)


@book.question("Which type shall it be?")
def which_type(duel: Duel, seat: int, card: int) -> list[Answer]:
    now = duel.hand(seat).find(card)
    return [infuse.on(p) for p in range(len(POWERS)) if now is None or p != now.face.power]


def type_named(duel: Duel, power: int) -> str:
    return POWERS[power]


@book.act("Make it {}", of="number", words=type_named)
def infuse(duel: Duel, power: int, card: int) -> None:
    chosen = duel.hint(duel.held(card), SOME_CREATURE)
    duel.alter(chosen, chosen.face.but(power=power), "A new type: {cards}.")


@casts(
    "Straight Witch",
    SACRED,
    SECOND,
    "If you hold cards of 5 or more levels in a row, all cards in that row gain 3 levels.",
    icon="poker-hand",
    flavour="Five in a row, and not a blink.",
)
def straight(duel: Duel) -> None:
    levelled = [card for card in duel.open_cards(duel.me) if card.face.kind != THING]
    row = longest_run(levelled)
    if duel.given(len({card.face.level for card in row}) >= 5):
        duel.raise_levels(duel.me, row, 3, "A straight! {Your} cards in it gain 3 levels.")
