"""Lesser witches with a small spell, in the duel or in hand, or with none at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Answer, Card, bit
from bestiary.games.creature_wars.being import SERPENT, Being
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.marks import MUST, SOME_SERPENT
from bestiary.games.creature_wars.lore.roster import (
    BOTH,
    LESSER,
    SECOND,
    casts,
    starts,
    witch,
)

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@casts(
    "Magic Witch",
    LESSER,
    BOTH,
    "A random card in your foe's hand becomes a random Serpent.",
    icon="fairy-wand",
    flavour="Think of a card. Was it a snake? It is now.",
)
def magic(duel: Duel) -> None:
    for card in duel.some(duel.hand(duel.foe).cards):
        new = duel.become(card, duel.edition.random_of(SERPENT, duel.rng))
        duel.hint(new, SOME_SERPENT)
        duel.record("change", "A card in {your} hand becomes a Serpent.", duel.foe, [new])


@casts(
    "Greedy Witch",
    LESSER,
    BOTH,
    "Draw 2 cards.",
    icon="coins-pile",
    flavour="One for her, and one for her.",
)
def greedy(duel: Duel) -> None:
    duel.draw(duel.me, 2)


which = witch(
    "Which Witch",
    LESSER,
    BOTH,
    "At the start of the duel she becomes a random other witch, and is her in every way.",
    icon="uncertainty",
    flavour="That one. No, the one beside her. No...",
)


@which.becomes
def other_witch(duel: Duel, other: Card[Being] | None) -> Being | None:
    """A random witch that does not change shape herself."""
    while True:
        being = duel.edition.random_witch(duel.rng)
        if not being.lore.changes_shape():
            return being


@casts(
    "Witcheroo",
    LESSER,
    BOTH,
    "Swap hands with your foe.",
    icon="card-exchange",
    flavour="Yours looked nicer anyway.",
)
def witcheroo(duel: Duel) -> None:
    duel.swap_hands()


@casts(
    "Kind Witch",
    LESSER,
    BOTH,
    "Creatures in both hands gain a level.",
    icon="heart-wings",
    flavour="Biscuits for everyone, even the ones who came to kill her.",
)
def kind(duel: Duel) -> None:
    for seat in duel.order():
        duel.raise_levels(seat, duel.creatures(seat), 1, "{Your} creatures gain a level.")


@casts(
    "Flamboyant Witch",
    LESSER,
    BOTH,
    "No spell at all, but what an entrance.",
    icon="flamingo",
    flavour="The underworld has asked her to turn it down a bit.",
)
def flamboyant(duel: Duel) -> None:
    duel.say("Feathers, thunder, applause: the underworld sends its regards.")


@casts(
    "Envious Witch",
    LESSER,
    BOTH,
    "Get a copy of your foe's strongest creature.",
    icon="mirror-mirror",
    flavour="She'll have what they're having.",
)
def envious(duel: Duel) -> None:
    for envied in duel.each(duel.strongest(duel.foe)):
        duel.get(duel.me, envied.face, known=bit(duel.foe))


@starts(
    "Cursed Witch",
    LESSER,
    BOTH,
    "Each turn she starts in your hand, take 1.",
    icon="cursed-star",
    flavour="It isn't catching. It just hurts.",
)
def cursed(duel: Duel) -> None:
    duel.hit(duel.me, 1)


@casts(
    "Snake-Eyed Witch",
    LESSER,
    BOTH,
    "If you hold 2 or more Serpents, draw a card.",
    icon="rolling-dices",
    flavour="Two ones, again. The house has stopped laughing.",
)
def snake_eyed(duel: Duel) -> None:
    if duel.given(len(duel.of_tribe(duel.me, SERPENT)) >= 2):
        duel.draw(duel.me)


@casts(
    "The Witch Collector",
    LESSER,
    BOTH,
    "Your foe takes 3, and you gain 3 HP.",
    icon="bug-net",
    flavour="She has swaps, if you have a spare.",
)
def collector(duel: Duel) -> None:
    duel.hit(duel.foe, 3)
    duel.heal(duel.me, 3)


@casts(
    "Wet Witch",
    LESSER,
    BOTH,
    "No spell. Nobody asks.",
    icon="shower",
    flavour="There is a puddle. Let us leave it at that.",
)
def wet(duel: Duel) -> None:
    duel.say("She drips. Nobody asks.")


@casts(
    "The Early Witch",
    LESSER,
    BOTH,
    "Played on turn 6 or earlier: get 3 random Serpents.",
    icon="earth-worm",
    flavour="She gets the worm. All three of them.",
)
def early(duel: Duel) -> None:
    if duel.given(duel.turn <= 6):
        duel.get_random(duel.me, SERPENT, 3)


@casts(
    "Pick a Witch",
    LESSER,
    BOTH,
    "See 3 random witches and keep one.",
    icon="card-pick",
    flavour="Shuffles, fans, winks. Go on, whichever you like.",
)
def pick(duel: Duel) -> None:
    duel.offer([duel.edition.random_witch(duel.rng) for _ in range(3)])
    duel.pose(pick_a_witch)


@book.question("Keep which witch?")
def pick_a_witch(duel: Duel, seat: int) -> list[Answer]:
    return [keep.on(card.id) for card in duel.on_offer(seat).cards]


@book.act("Keep {}", of="card")
def keep(duel: Duel, card: int) -> None:
    duel.accept(card)


@starts(
    "Premature Witch",
    LESSER,
    BOTH,
    "Each turn in hand: one time in two, she must be played.",
    idle=True,
    icon="champagne-cork",
    flavour="Is it now? Is it now? Was that it just then?",
)
def premature(duel: Duel) -> None:
    if duel.one_time_in(2):
        card = duel.held(duel.subject)
        duel.mark(card, MUST, duel.turn, known=bit(duel.me))
        duel.record("mark", "{Your} {cards} cannot wait.", duel.me, [card], audience=bit(duel.me))


slumbering = witch(
    "Slumbering Witch",
    LESSER,
    BOTH,
    "Cannot be played until you have formed a Rally.",
    icon="night-sleep",
    flavour="Five more minutes. Or four friends, whichever comes first.",
)


@slumbering.waits
def slumbering_sleeps(duel: Duel, seat: int, card: Card[Being]) -> str:
    return "sleeps until you have formed a Rally" if duel.rallied[seat] == 0 else ""


@casts(
    "McWitch",
    LESSER,
    SECOND,
    "Gain 4 HP and a random Lvl.1 creature of base strength 4 or less.",
    icon="hamburger",
    flavour="Would you like a creature with that?",
)
def mcwitch(duel: Duel) -> None:
    duel.heal(duel.me, 4)
    small = [tribe for tribe, base in enumerate(duel.edition.bases) if base <= 4]
    if duel.given(small):
        being = duel.edition.random_of(duel.rng.pick(small), duel.rng)
        duel.get(duel.me, being.but(level=1))


@casts(
    "Jittery Witch",
    LESSER,
    SECOND,
    "Both players discard a random card, then draw one.",
    icon="coffee-mug",
    flavour="Just the one cup, she says. It is a cauldron.",
)
def jittery(duel: Duel) -> None:
    for seat in duel.order():
        duel.discard_random(seat)
    for seat in duel.order():
        duel.draw(seat)


witch(
    "Mundane Witch",
    LESSER,
    SECOND,
    "No spell. She is just a witch.",
    icon="pointy-hat",
    flavour="Nine to five, then home by broom.",
)
