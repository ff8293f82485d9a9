"""Sacred witches: the honoured ones, levels 4 to 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import EVERYBODY, Answer, Card, bit
from bestiary.games.creature_wars.aftermath import give_ring
from bestiary.games.creature_wars.being import (
    FIRE,
    HOLY,
    NEVER_AGAIN,
    NIGHTMARE,
    NONE,
    PIRATE,
    SKELETON,
    TRIBES,
    WOLF,
    Being,
)
from bestiary.games.creature_wars.brought import BUTTERFLY, brought
from bestiary.games.creature_wars.lore import book
from bestiary.games.creature_wars.marks import DOOMED, FUSE, GIFT, MUST, SOME_CREATURE
from bestiary.games.creature_wars.picking import (
    least_powerful_first,
    most_powerful_first,
    weakest_first,
    weakest_last,
)
from bestiary.games.creature_wars.roster import (
    BOTH,
    SACRED,
    SECOND,
    casts,
    dies,
    escapes,
    witch,
)
from bestiary.games.creature_wars.standing import BERSERK, HIGH, LUCKY, PROUD, VENOM, WARD, WISH
from bestiary.games.creature_wars.turn import unleash

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel

JOKES: Final = (
    "Why do Pirates never rally with Dragons? The Dragons keep saying they are fired.",
    "A Skeleton walks into an inn: one ale, please, and a mop.",
    "What does a Giant call a Serpent? A shoelace.",
    "Two Wolves howl at the moon. Says the third: have you tried turning it off?",
)


@casts("Witch of Despair", SACRED, BOTH, "Both players discard their hands.")
def despair(duel: Duel) -> None:
    if not duel.hands[0].cards and not duel.hands[1].cards:
        duel.fizzle()
    for seat in duel.order():
        duel.discard_hand(seat)


@casts(
    "Witch of the Hesperus",
    SACRED,
    BOTH,
    "ALL Pirates become Phantoms: base strength -2, +5 levels, no type.",
)
def hesperus(duel: Duel) -> None:
    duel.transform_all(PIRATE, "The Hesperus sinks: all Pirates become Phantoms.")


@dies(
    "Vengeful Witch",
    SACRED,
    BOTH,
    "If she dies, get a Primordial Butterfly. If it ever wins a duel, the other Empire falls to 0.",
)
def vengeful(duel: Duel) -> None:
    duel.get(duel.me, brought(BUTTERFLY), known=EVERYBODY)


@casts(
    "Moon Charm Witch",
    SACRED,
    BOTH,
    "ALL Wolves become Werewolves: base strength 8, Nightmare.",
)
def moon_charm(duel: Duel) -> None:
    duel.transform_all(WOLF, "The moon is full: all Wolves become Werewolves.")


@casts("Prophetic Witch", SACRED, BOTH, "See your foe's hand.")
def prophetic(duel: Duel) -> None:
    duel.reveal_hand(duel.foe, bit(duel.me))


witch(
    "Shifting Witch",
    SACRED,
    BOTH,
    "At the start of the duel she becomes a copy of the opposing card, and is it from then on.",
)


@casts(
    "Democratic Witch",
    SACRED,
    BOTH,
    "Rallied cards in your foe's hand lose their bonus levels and never rally again.",
)
def democratic(duel: Duel) -> None:
    rallied = [card for card in duel.open_cards(duel.foe) if card.face.has_rallied()]
    faces = [
        card.face.raised(-min(card.face.bonus, card.face.level - 1), NEVER_AGAIN, 0)
        for card in rallied
    ]
    duel.alter_all(duel.foe, rallied, faces, "Any Rally in {your} hand is disbanded.")


@casts(
    "Scary Witch",
    SACRED,
    BOTH,
    "Your foe's Holy creatures are discarded; the rest become Nightmare.",
)
def scary(duel: Duel) -> None:
    duel.discard_all(duel.of_power(duel.foe, HOLY))
    duel.give_power(duel.foe, NIGHTMARE, "{Your} creatures become Nightmare.")


@casts("Frost Witch", SACRED, BOTH, "Fire creatures in both hands are removed from the game.")
def frost(duel: Duel) -> None:
    fires = [card for seat in duel.order() for card in duel.of_power(seat, FIRE)]
    for card in fires:
        duel.remove(card, "{cards} freezes in {your} hand and leaves the game.")
    if not fires:
        duel.fizzle()


@casts("Hectic Witch", SACRED, BOTH, "15 random witches are shuffled into the deck.")
def hectic(duel: Duel) -> None:
    duel.shuffle_new([duel.edition.random_witch(duel.rng) for _ in range(15)])


wicked = witch(
    "Wicked Witch",
    SACRED,
    BOTH,
    "After she dies or escapes, a random card in your hand gets the enchanted ring: +2 levels. "
    "If its bearer loses a duel, the ring goes to a card in the winner's hand.",
)


@wicked.dies
def wicked_leaves_a_ring(duel: Duel) -> None:
    give_ring(duel, duel.me, 2)


@wicked.escapes
def wicked_gives_a_ring(duel: Duel) -> None:
    give_ring(duel, duel.me, 2)


@casts(
    "Venom Witch",
    SACRED,
    BOTH,
    "From now on Serpents win every fight; between two of them power decides.",
)
def venom(duel: Duel) -> None:
    duel.decree(VENOM)


@casts("Feigglehorne's Witch", SACRED, BOTH, "Your foe's 2 weakest creatures leave the game.")
def feigglehorne(duel: Duel) -> None:
    weakest = weakest_first(duel.creatures(duel.foe))[:2]
    for card in weakest:
        duel.remove(card, "{cards} joins the circus.")
    if not weakest:
        duel.fizzle()


@dies("Foreboding Witch", SACRED, BOTH, "If she dies, get 2 random Wolves.")
def foreboding(duel: Duel) -> None:
    duel.get_random(duel.me, WOLF)
    duel.get_random(duel.me, WOLF)


@casts(
    "Lusting Witch",
    SACRED,
    BOTH,
    "Your largest and your foe's smallest creature meet: you take the small one's base strength, "
    "your foe the large one's.",
)
def lusting(duel: Duel) -> None:
    mine, theirs = duel.creatures(duel.me), duel.creatures(duel.foe)
    if mine and theirs:
        large = duel.reveal_card(weakest_last(mine)[0])
        small = duel.reveal_card(weakest_first(theirs)[0])
        duel.hit(duel.me, small.face.base)
        duel.hit(duel.foe, large.face.base)
    else:
        duel.fizzle()


@casts(
    "Sun Witch",
    SACRED,
    SECOND,
    "Nightmares and witches in both hands are shuffled into the deck. Fire creatures in both "
    "hands gain 3 levels, but explode in their holder's face unless played within 2 turns.",
)
def sun(duel: Duel) -> None:
    shy = [
        card
        for seat in duel.order()
        for card in duel.open_cards(seat)
        if card.face.power == NIGHTMARE or card.face.is_witch()
    ]
    if shy:
        duel.shuffle_in(shy)
    for seat in duel.order():
        fires = [with_fuse(card, duel.turn + 2) for card in duel.of_power(seat, FIRE)]
        duel.raise_levels(seat, fires, 3, "{Your} Fire creatures gain 3 levels and a fuse.")


def with_fuse(card: Card[Being], turn: int) -> Card[Being]:
    """The card, to explode at the end of that turn if it is not to do so before."""
    return card if card.mark(FUSE) >= 0 else card.with_mark(FUSE, turn)


@casts("Gluttonous Witch", SACRED, BOTH, "Both Empires gain 20 HP.")
def gluttonous(duel: Duel) -> None:
    if duel.cap > 0:
        duel.cap += 20
    for seat in duel.order():
        duel.heal(seat, 20)


@casts(
    "Witch of Slothing",
    SACRED,
    BOTH,
    "2 random cards in your foe's hand can never be played and never rally.",
)
def slothing(duel: Duel) -> None:
    for card in duel.some(duel.hands[duel.foe].cards, 2):
        duel.freeze(card, rallies_too=True)


@escapes("Proud Witch", SACRED, BOTH, "If she escapes, your foe's next lost duel costs double.")
def proud(duel: Duel) -> None:
    duel.decree(PROUD, duel.foe)


@casts("Lucky Witch", SACRED, SECOND, "The next creature you play wins its fight.")
def lucky(duel: Duel) -> None:
    duel.decree(LUCKY, duel.me)


@casts(
    "Wishing Witch",
    SACRED,
    BOTH,
    "The next card you draw becomes a random creature of the Tribe or type you hold most of.",
    first_name="Lucky Witch",
)
def wishing(duel: Duel) -> None:
    duel.decree(WISH, duel.me)


@casts("Shamanic Witch", SACRED, BOTH, "Creatures in both hands get random types.")
def shamanic(duel: Duel) -> None:
    for seat in duel.order():
        cards = duel.creatures(seat)
        faces = [card.face.but(power=duel.rng.below(4)) for card in cards]
        duel.alter_all(seat, cards, faces, "{Your} creatures get random types.")


@casts(
    "Vortex Witch",
    SACRED,
    BOTH,
    "Creatures in both hands become a random other Tribe, with its base strength.",
)
def vortex(duel: Duel) -> None:
    for seat in duel.order():
        cards = duel.creatures(seat)
        faces = []
        for card in cards:
            tribe = duel.rng.pick([t for t in range(len(TRIBES)) if t != card.face.tribe])
            faces.append(card.face.but(tribe, base=duel.edition.bases[tribe], detail=NONE))
        duel.alter_all(seat, cards, faces, "{Your} creatures change their Tribes.")


@casts(
    "Grim Witch",
    SACRED,
    BOTH,
    "A random creature in your foe's hand is marked, and only you see which. When played, it dies "
    "before the fight.",
)
def grim(duel: Duel) -> None:
    for card in duel.some(duel.creatures(duel.foe)):
        duel.say("One of {your} creatures is marked for death.", duel.foe)
        duel.mark_for_me(card, DOOMED, "Death comes for {cards}.")


@casts(
    "Hallucinating Witch",
    SACRED,
    BOTH,
    "Half of each hand, rounded up, is replaced by random witches.",
)
def hallucinating(duel: Duel) -> None:
    for seat in duel.order():
        cards = duel.hands[seat].cards
        for card in duel.some(cards, (len(cards) + 1) // 2):
            duel.bewitch(card)


@casts("The Big Bad Witch", SACRED, BOTH, "Wolves are removed from both hands and from the deck.")
def big_bad(duel: Duel) -> None:
    held = [card for seat in duel.order() for card in duel.of_tribe(seat, WOLF)]
    for card in held:
        duel.remove(card, "{cards} is blown out of {your} hand.")
    hidden = [card for card in duel.deck.cards if card.face.tribe == WOLF]
    if hidden or not held:
        duel.remove_from_deck(hidden)


@casts(
    "Witch of the Emperor",
    SACRED,
    BOTH,
    "A random card in your foe's hand is revealed. Base strength 4 or less: it is yours.",
)
def emperor(duel: Duel) -> None:
    for card in duel.some(duel.open_cards(duel.foe)):
        shown = duel.reveal_card(card)
        if shown.face.base <= 4:
            duel.take(shown, duel.me)


@casts("Witch of the Legion", SACRED, BOTH, "6 random Skeletons are shuffled into the deck.")
def legion(duel: Duel) -> None:
    duel.shuffle_new([duel.edition.random_of(SKELETON, duel.rng) for _ in range(6)])


@casts("Witch of the Levy", SACRED, BOTH, "Choose Wolf, Skeleton or Pirate: get 2 random ones.")
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
    duel.get_random(duel.me, tribe)
    duel.get_random(duel.me, tribe)


@escapes(
    "Seductive Witch",
    SACRED,
    BOTH,
    "If she escapes a creature, your foe must play it again next turn.",
)
def seductive(duel: Duel) -> None:
    card = duel.hands[duel.foe].find(duel.previous[duel.foe])
    if card is None:
        duel.fizzle()
    else:
        duel.mark(card, MUST, duel.turn + 1)
        duel.record("mark", "{cards} must be played next turn.", duel.foe, [card])


@casts(
    "Rage Witch",
    SACRED,
    BOTH,
    "Discard a random card: your foe takes 1 for each duel you have lost.",
    first_text="Discard 2 random cards: your foe takes 4.",
)
def rage(duel: Duel) -> None:
    if len(duel.hands[duel.me].cards) < duel.edition.rage_cards:
        duel.fizzle()
        return
    duel.discard_random(duel.me, duel.edition.rage_cards)
    duel.hit(duel.foe, duel.edition.rage_damage or duel.lost[duel.me])


@casts("Jesting Witch", SACRED, BOTH, "A joke, and 3 random creatures go on top of the deck.")
def jesting(duel: Duel) -> None:
    duel.say(JOKES[duel.turn % len(JOKES)])
    duel.put_on_top([duel.edition.random_creature(duel.rng) for _ in range(3)], SOME_CREATURE)


@casts(
    "The High Witch",
    SACRED,
    BOTH,
    "The next card your foe plays has +3 levels, and costs them double if it loses.",
)
def high(duel: Duel) -> None:
    duel.decree(HIGH, duel.foe)


@casts(
    "Shady Witch",
    SACRED,
    BOTH,
    "Trade your most powerful creature for your foe's least powerful. If your foe does not play "
    "the gift next turn, it becomes level 1.",
)
def shady(duel: Duel) -> None:
    best = most_powerful_first(duel.creatures(duel.me))
    worst = least_powerful_first(duel.creatures(duel.foe))
    if best and worst:
        duel.take(best[0].with_mark(GIFT, duel.turn + 1), duel.foe)
        duel.take(worst[0], duel.me)
    else:
        duel.fizzle()


@casts(
    "Questing Witch",
    SACRED,
    BOTH,
    "If you have beaten a creature of each of the 7 Tribes in duels, choose: discard your 3 most "
    "powerful creatures; your creatures gain 3 levels; or gain 15 HP.",
)
def questing(duel: Duel) -> None:
    everybody = (1 << len(TRIBES)) - 1
    if duel.beaten[duel.me] & everybody == everybody:
        duel.ask(which_potion)
    else:
        duel.fizzle()


@book.question("Drink which potion?")
def which_potion(duel: Duel, seat: int) -> list[Answer]:
    return [deception.on(), ferocity.on(), endurance.on()]


@book.act("Deception: discard your 3 most powerful creatures")
def deception(duel: Duel) -> None:
    best = most_powerful_first(duel.creatures(duel.me))[:3]
    duel.discard_all(best)
    if not best:
        duel.fizzle()


@book.act("Ferocity: your creatures gain 3 levels")
def ferocity(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.creatures(duel.me), 3, "{Your} creatures gain 3 levels.")


@book.act("Endurance: gain 15 HP")
def endurance(duel: Duel) -> None:
    duel.heal(duel.me, 15)


@casts(
    "Berserker Witch",
    SACRED,
    BOTH,
    "In the next duel the loser also takes the winning card's level.",
)
def berserker(duel: Duel) -> None:
    duel.decree(BERSERK)


@casts(
    "Pandora's Witch",
    SACRED,
    BOTH,
    "The witches in your foe's hand flee to the discard pile, and each casts for your foe.",
)
def pandora(duel: Duel) -> None:
    box = duel.witches(duel.foe)
    duel.discard_all(box, "{cards} flees from {your} hand.")
    for card in reversed(box):
        if card.face.key != "pandoras-witch":
            duel.then_for(duel.foe, unleash, card.id)
    if not box:
        duel.fizzle()


@casts("Odd Witch", SACRED, BOTH, "Both players discard their cards of even level.")
def odd(duel: Duel) -> None:
    even = [c for seat in duel.order() for c in duel.open_cards(seat) if c.face.level % 2 == 0]
    duel.discard_all(even)
    if not even:
        duel.fizzle()


@casts(
    "Witch of the Firehawks",
    SACRED,
    BOTH,
    "Discard your Nightmares and witches; your other creatures become Fire.",
)
def firehawks(duel: Duel) -> None:
    duel.discard_all([*duel.of_power(duel.me, NIGHTMARE), *duel.witches(duel.me)])
    duel.give_power(duel.me, FIRE, "{Your} creatures become Fire.")


@casts(
    "Talismanic Witch",
    SACRED,
    BOTH,
    "The next damage to your Empire is halved, rounded down.",
)
def talismanic(duel: Duel) -> None:
    duel.decree(WARD, duel.me)
