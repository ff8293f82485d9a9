"""Sacred witches that send cards away: to the discard pile, out of the game, into the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Answer
from bestiary.games.creature_wars.being import FIRE, HOLY, NIGHTMARE, SERPENT, WOLF
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts, witch
from bestiary.games.creature_wars.turn.steps import UNLEASH

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@casts(
    "Witch of Despair",
    SACRED,
    BOTH,
    "Both players discard their hands.",
    icon="despair",
    flavour="What is the point of a hand, anyway?",
)
def despair(duel: Duel) -> None:
    if duel.given(duel.hand(0).cards or duel.hand(1).cards):
        for seat in duel.order():
            duel.discard_hand(seat)


@casts(
    "Scary Witch",
    SACRED,
    BOTH,
    "Your foe's Holy creatures are discarded; the rest become Nightmare.",
    icon="terror",
    flavour="Boo. That was the short version.",
)
def scary(duel: Duel) -> None:
    duel.discard_all(duel.of_power(duel.foe, HOLY))
    rest = duel.creatures(duel.foe)
    duel.give_power(duel.foe, rest, NIGHTMARE, "{Your} creatures become Nightmare.")


@casts(
    "Frost Witch",
    SACRED,
    BOTH,
    "Fire creatures in both hands are removed from the game.",
    icon="ice-spell-cast",
    flavour="Shut the door, you're letting the fire in.",
)
def frost(duel: Duel) -> None:
    for card in duel.each([card for card in duel.both_hands() if card.face.power == FIRE]):
        duel.remove(card, "{cards} freezes in {your} hand and leaves the game.")


@casts(
    "Feigglehorne's Witch",
    SACRED,
    BOTH,
    "Your foe's 2 weakest creatures leave the game.",
    icon="ringmaster",
    flavour="Roll up, roll up! Not you two. You two are staying.",
)
def feigglehorne(duel: Duel) -> None:
    for card in duel.each(duel.weakest(duel.foe, 2)):
        duel.remove(card, "{cards} joins the circus.")


@casts(
    "The Big Bad Witch",
    SACRED,
    BOTH,
    "Wolves are removed from both hands and from the deck.",
    icon="wind-slap",
    flavour="She blew three houses down as well, but only to warm up.",
)
def big_bad(duel: Duel) -> None:
    held = [card for card in duel.both_hands() if card.face.tribe == WOLF]
    for card in held:
        duel.remove(card, "{cards} is blown out of {your} hand.")
    hidden = [card for card in duel.deck.cards if card.face.tribe == WOLF]
    if hidden or not held:
        duel.remove_from_deck(hidden)


@casts(
    "Pandora's Witch",
    SACRED,
    BOTH,
    "The witches in your foe's hand flee to the discard pile, and each casts for your foe.",
    icon="open-chest",
    flavour="She only wanted to see.",
)
def pandora(duel: Duel) -> None:
    box = duel.each(duel.witches(duel.foe))
    duel.discard_all(box, "{cards} flees from {your} hand.")
    for card in reversed(box):
        if card.face.key != "pandoras-witch":
            duel.then_for(duel.foe, UNLEASH, card.id)


@casts(
    "Odd Witch",
    SACRED,
    BOTH,
    "Both players discard their cards of even level.",
    icon="socks",
    flavour="Two's company. She prefers three.",
)
def odd(duel: Duel) -> None:
    duel.discard_all(duel.each([c for c in duel.both_hands() if c.face.level % 2 == 0]))


@casts(
    "Witch of the Firehawks",
    SACRED,
    BOTH,
    "Discard your Nightmares and witches; your other creatures become Fire.",
    icon="hawk-emblem",
    flavour="Everything must glow.",
)
def firehawks(duel: Duel) -> None:
    duel.discard_all([*duel.of_power(duel.me, NIGHTMARE), *duel.witches(duel.me)])
    duel.give_power(duel.me, duel.creatures(duel.me), FIRE, "{Your} creatures become Fire.")


@casts(
    "Angitia's Witch",
    SACRED,
    BOTH,
    "Discard your Serpents: gain 5 HP for each.",
    icon="rod-of-asclepius",
    flavour="Tastes like chicken.",
)
def angitia(duel: Duel) -> None:
    serpents = duel.each(duel.of_tribe(duel.me, SERPENT))
    duel.discard_all(serpents)
    duel.heal(duel.me, 5 * len(serpents))


@casts(
    "The Witch of the Cumaean Sibyl",
    SACRED,
    BOTH,
    "Your foe's hand is revealed; 3 random cards of it are shuffled into the deck; your foe "
    "draws 3.",
    icon="falling-leaf",
    flavour="She wrote the future on leaves, then opened the window.",
)
def sibyl(duel: Duel) -> None:
    duel.reveal_hand(duel.foe)
    duel.shuffle_in(duel.some(duel.hand(duel.foe).cards, 3))
    duel.draw(duel.foe, 3)


@casts(
    "Absolving Witch",
    SACRED,
    SECOND,
    "See up to 3 random creatures of your foe's and choose one: it leaves the game.",
    icon="freedom-dove",
    flavour="Go in peace. Go, anyway.",
)
def absolving(duel: Duel) -> None:
    duel.lay_bare(duel.some(duel.creatures(duel.foe), 3))
    duel.ask(whom_to_absolve)


@book.question("Absolve which creature?")
def whom_to_absolve(duel: Duel, seat: int) -> list[Answer]:
    return [absolve.on(card.id) for card in duel.laid_bare(seat)]


@book.act("Absolve {}", of="card")
def absolve(duel: Duel, card: int) -> None:
    duel.remove(duel.pick_bare(card), "{cards} is absolved and leaves the game.")


@casts(
    "The Coven of Babel",
    SACRED,
    SECOND,
    "Each player shuffles one random creature of each Tribe they hold into the deck.",
    icon="tower-fall",
    flavour="All of them understood perfectly, and no two the same thing.",
)
def babel(duel: Duel) -> None:
    scattered = [card for seat in duel.order() for card in duel.one_of_each(seat)]
    if duel.given(scattered):
        duel.shuffle_in(scattered)


madcap = witch(
    "The Madcap's Witch",
    SACRED,
    SECOND,
    "Shuffle your hand into the deck and draw as many cards plus one. If she dies, discard 3 "
    "random cards.",
    icon="dunce-cap",
    flavour="Laughs first, reads the cards later.",
)


@madcap.casts
def madcap_laughs(duel: Duel) -> None:
    hand = duel.hand(duel.me).cards.copy()
    duel.shuffle_in(hand)
    duel.draw(duel.me, len(hand) + 1)


@madcap.dies
def madcap_dies(duel: Duel) -> None:
    duel.discard_random(duel.me, 3)
