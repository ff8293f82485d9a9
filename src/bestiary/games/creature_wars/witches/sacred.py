"""Sacred witches: the honoured ones, levels 4 to 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import EVERYBODY, Answer, Card, bit
from bestiary.games.creature_wars.aftermath import give_ring
from bestiary.games.creature_wars.being import (
    ANCIENT,
    DRAGON,
    EVERY_TRIBE,
    FIRE,
    HOLY,
    NEVER_AGAIN,
    NIGHTMARE,
    NONE,
    PIRATE,
    POWERS,
    SERPENT,
    SKELETON,
    TRIBES,
    WOLF,
    Being,
)
from bestiary.games.creature_wars.brought import (
    BUTTERFLY,
    CAMBION,
    CANNONBALL,
    RAVEN,
    SCARECROW,
    STAND_IN,
    WRAITH,
    brought,
)
from bestiary.games.creature_wars.lore import book
from bestiary.games.creature_wars.marks import (
    DOOMED,
    FICKLE,
    FUSE,
    GIFT,
    MUST,
    SOME_CREATURE,
    SOME_DRAGON,
    SOME_SERPENT,
)
from bestiary.games.creature_wars.picking import (
    longest_run,
)
from bestiary.games.creature_wars.roster import (
    BOTH,
    SACRED,
    SECOND,
    SINFUL,
    casts,
    dies,
    ends,
    escapes,
    starts,
    witch,
)
from bestiary.games.creature_wars.standing import (
    BADEN,
    BERSERK,
    CEREMONY,
    CONVERSION,
    CROWS,
    DAVID,
    GOLIATH,
    HAGGEL,
    HIGH,
    HUBRIS,
    JUNO,
    LUCKY,
    MIDAS,
    PROUD,
    SAND,
    SIN_EATER,
    SKIP,
    VENOM,
    WARD,
    WISH,
)
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
    if duel.given(duel.hands[0].cards or duel.hands[1].cards):
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
    duel.bring(duel.me, BUTTERFLY)


@casts(
    "Moon Charm Witch", SACRED, BOTH, "ALL Wolves become Werewolves: base strength 8, Nightmare."
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
    faces = [card.face.raised(-card.face.bonus, NEVER_AGAIN, 0) for card in rallied]
    duel.alter_all(duel.foe, rallied, faces, "Any Rally in {your} hand is disbanded.")


@casts(
    "Scary Witch",
    SACRED,
    BOTH,
    "Your foe's Holy creatures are discarded; the rest become Nightmare.",
)
def scary(duel: Duel) -> None:
    duel.discard_all(duel.of_power(duel.foe, HOLY))
    rest = duel.creatures(duel.foe)
    duel.give_power(duel.foe, rest, NIGHTMARE, "{Your} creatures become Nightmare.")


@casts("Frost Witch", SACRED, BOTH, "Fire creatures in both hands are removed from the game.")
def frost(duel: Duel) -> None:
    for card in duel.each([card for card in duel.both_hands() if card.face.power == FIRE]):
        duel.remove(card, "{cards} freezes in {your} hand and leaves the game.")


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


@wicked.goes
def wicked_leaves_a_ring(duel: Duel) -> None:
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
    for card in duel.each(duel.weakest(duel.foe, 2)):
        duel.remove(card, "{cards} joins the circus.")


@dies("Foreboding Witch", SACRED, BOTH, "If she dies, get 2 random Wolves.")
def foreboding(duel: Duel) -> None:
    duel.get_random(duel.me, WOLF, 2)


@casts(
    "Lusting Witch",
    SACRED,
    BOTH,
    "Your largest and your foe's smallest creature meet: you take the small one's base strength, "
    "your foe the large one's.",
)
def lusting(duel: Duel) -> None:
    mine, theirs = duel.strongest(duel.me), duel.weakest(duel.foe)
    if duel.given(mine, theirs):
        large, small = duel.reveal_card(mine[0]), duel.reveal_card(theirs[0])
        duel.hit(duel.me, small.face.base)
        duel.hit(duel.foe, large.face.base)


@casts(
    "Sun Witch",
    SACRED,
    SECOND,
    "Nightmares and witches in both hands are shuffled into the deck. Fire creatures in both "
    "hands gain 3 levels, but explode in their holder's face unless played within 2 turns.",
)
def sun(duel: Duel) -> None:
    cards = duel.both_hands()
    shy = [card for card in cards if card.face.power == NIGHTMARE or card.face.is_witch()]
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
        faces = [duel.edition.in_tribe(card.face, duel.other_tribe(card)) for card in cards]
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
    held = [card for card in duel.both_hands() if card.face.tribe == WOLF]
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
    duel.get_random(duel.me, tribe, 2)


@escapes(
    "Seductive Witch",
    SACRED,
    BOTH,
    "If she escapes a creature, your foe must play it again next turn.",
)
def seductive(duel: Duel) -> None:
    for card in duel.escaped_from():
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
    if duel.given(len(duel.hands[duel.me].cards) >= duel.edition.rage_cards):
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
    best, worst = duel.most_powerful(duel.me), duel.least_powerful(duel.foe)
    if duel.given(best, worst):
        duel.take(best[0].with_mark(GIFT, duel.turn + 1), duel.foe)
        duel.take(worst[0], duel.me)


@casts(
    "Questing Witch",
    SACRED,
    BOTH,
    "If you have beaten a creature of each of the 7 Tribes in duels, choose: discard your 3 most "
    "powerful creatures; your creatures gain 3 levels; or gain 15 HP.",
)
def questing(duel: Duel) -> None:
    if duel.given(duel.beaten[duel.me] & EVERY_TRIBE == EVERY_TRIBE):
        duel.ask(which_potion)


@book.question("Drink which potion?")
def which_potion(duel: Duel, seat: int) -> list[Answer]:
    return [deception.on(), ferocity.on(), endurance.on()]


@book.act("Deception: discard your 3 most powerful creatures")
def deception(duel: Duel) -> None:
    duel.discard_all(duel.each(duel.most_powerful(duel.me, 3)))


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
    box = duel.each(duel.witches(duel.foe))
    duel.discard_all(box, "{cards} flees from {your} hand.")
    for card in reversed(box):
        if card.face.key != "pandoras-witch":
            duel.then_for(duel.foe, unleash, card.id)


@casts("Odd Witch", SACRED, BOTH, "Both players discard their cards of even level.")
def odd(duel: Duel) -> None:
    duel.discard_all(duel.each([c for c in duel.both_hands() if c.face.level % 2 == 0]))


@casts(
    "Witch of the Firehawks",
    SACRED,
    BOTH,
    "Discard your Nightmares and witches; your other creatures become Fire.",
)
def firehawks(duel: Duel) -> None:
    duel.discard_all([*duel.of_power(duel.me, NIGHTMARE), *duel.witches(duel.me)])
    duel.give_power(duel.me, duel.creatures(duel.me), FIRE, "{Your} creatures become Fire.")


@casts("Talismanic Witch", SACRED, BOTH, "The next damage to your Empire is halved, rounded down.")
def talismanic(duel: Duel) -> None:
    duel.decree(WARD, duel.me)


TALES: Final = (
    "Once a Wolf asked a Giant the way to the sea. The Giant pointed, and there was a new valley.",
    "A Vampire once bought a mirror and took it back the next day: nothing in it.",
    "There was a Serpent who wanted arms. It got a hug, and changed its mind.",
    "Long ago a Pirate buried a Dragon for its gold. The Dragon is still digging.",
)


@casts(
    "Chthonic Witch",
    SACRED,
    BOTH,
    "The creature slain last comes to your hand, a level lower.",
    first_text="The creature slain last comes to your hand.",
)
def chthonic(duel: Duel) -> None:
    duel.raise_dead(duel.graves()[-1:], -duel.edition.chthonic)


@casts(
    "Necromancing Witch",
    SACRED,
    BOTH,
    "Every slain Skeleton in the discard pile comes to your hand with +3 levels.",
)
def necromancing(duel: Duel) -> None:
    duel.raise_dead(duel.graves(SKELETON), 3)


@casts("Circe's Witch", SACRED, BOTH, "Pirates in both hands become Wolves; level and type stay.")
def circe(duel: Duel) -> None:
    for seat in duel.order():
        pirates = duel.of_tribe(seat, PIRATE)
        faces = [duel.edition.in_tribe(card.face, WOLF) for card in pirates]
        duel.alter_all(seat, pirates, faces, "Any Pirate in {your} hand becomes a Wolf.")


@casts("Angitia's Witch", SACRED, BOTH, "Discard your Serpents: gain 5 HP for each.")
def angitia(duel: Duel) -> None:
    serpents = duel.each(duel.of_tribe(duel.me, SERPENT))
    duel.discard_all(serpents)
    duel.heal(duel.me, 5 * len(serpents))


@casts(
    "Minerva's Witch",
    SACRED,
    BOTH,
    "Choose: trade your 2 least powerful creatures for your foe's 2 most powerful, or your 2 most "
    "powerful for your foe's 2 least. With fewer: as many as both have.",
)
def minerva(duel: Duel) -> None:
    duel.pose(which_trade)


@book.question("Trade which creatures?")
def which_trade(duel: Duel, seat: int) -> list[Answer]:
    both = duel.creatures(0) and duel.creatures(1)
    return [give_weak.on(), give_strong.on()] if both else []


@book.act("Your least powerful for the most powerful")
def give_weak(duel: Duel) -> None:
    duel.trade(duel.least_powerful(duel.me, 2), duel.most_powerful(duel.foe, 2))


@book.act("Your most powerful for the least powerful")
def give_strong(duel: Duel) -> None:
    duel.trade(duel.most_powerful(duel.me, 2), duel.least_powerful(duel.foe, 2))


@casts(
    "Succubus' Witch",
    SACRED,
    BOTH,
    "Discard a random Nightmare: a random creature of your foe's loses 3 levels, and your foe gets "
    "a Lvl.1 Cambion of its base strength and type that costs double when it loses.",
)
def succubus(duel: Duel) -> None:
    for offering in duel.some(duel.of_power(duel.me, NIGHTMARE)):
        duel.discard_card(offering)
        for victim in duel.some(duel.creatures(duel.foe)):
            victim = duel.sap(victim, 3, "The succubus visits {cards} in {your} hand.")
            child = brought(CAMBION).but(base=victim.face.base, power=victim.face.power)
            duel.get(duel.foe, child, known=victim.known)


@casts(
    "Sin-Eater Witch",
    SACRED,
    BOTH,
    "The next time a creature of yours is slain while you hold another, you take nothing, and a "
    "random creature in your hand can never be played again.",
)
def sin_eater(duel: Duel) -> None:
    duel.decree(SIN_EATER, duel.me)


@casts("Charlotte's Witch", SACRED, BOTH, "A random card in your foe's hand can never be played.")
def charlotte(duel: Duel) -> None:
    for card in duel.some(duel.hands[duel.foe].cards):
        duel.freeze(card)


@casts("The Sand Witch", SACRED, BOTH, "From now on Nightmare creatures have +2 power.")
def sand(duel: Duel) -> None:
    duel.decree(SAND, value=2)


@casts(
    "Baden's Witch",
    SINFUL,
    BOTH,
    "The next time you are about to lose a fight, your card goes back to hand and your most "
    "powerful creature fights in its place.",
    first_tier=SACRED,
)
def baden(duel: Duel) -> None:
    duel.decree(BADEN, duel.me)


@casts("Green Witch", SACRED, BOTH, "Whoever holds fewer cards draws until hands are equal.")
def green(duel: Duel) -> None:
    more = len(duel.hands[duel.me].cards) - len(duel.hands[duel.foe].cards)
    if duel.given(more):
        duel.draw(duel.foe if more > 0 else duel.me, abs(more))


@starts(
    "Wiccan Little",
    SACRED,
    BOTH,
    "Each turn in hand: one time in 6 she panics, and then one time in 2 the sky falls: both "
    "Empires take 3.",
)
def wiccan(duel: Duel) -> None:
    if duel.one_time_in(6):
        duel.whisper("Wiccan Little panics: something fell on her head!")
        if duel.one_time_in(2):
            duel.say("The sky is falling!")
            for seat in duel.order():
                duel.hit(seat, 3)


@casts("Coven-Calling Witch", SACRED, BOTH, "13 random Sacred witches are shuffled into the deck.")
def coven(duel: Duel) -> None:
    duel.shuffle_new([duel.edition.random_witch_of(SACRED, duel.rng) for _ in range(13)])


@dies(
    "Wraith Witch",
    SACRED,
    BOTH,
    "If she dies, get a Wraith: played, it deals 3 to your foe and vanishes.",
)
def wraith_rises(duel: Duel) -> None:
    duel.bring(duel.me, WRAITH)


@casts(
    "Lenore's Witch",
    SACRED,
    BOTH,
    "See up to 3 random creatures of your foe's and choose one: it leaves the game, and a Raven "
    "takes its place. Each kin of the lost one that is drawn or played costs your foe 2.",
)
def lenore(duel: Duel) -> None:
    duel.lay_bare(duel.some(duel.creatures(duel.foe), 3))
    duel.ask(whom_to_mourn)


@book.question("Send which creature to the quiet fields?")
def whom_to_mourn(duel: Duel, seat: int) -> list[Answer]:
    return [mourn.on(card.id) for card in duel.laid_bare(seat)]


@book.act("Send {} away", of="card")
def mourn(duel: Duel, card: int) -> None:
    lost = duel.pick_bare(card)
    duel.remove(lost, "{cards} leaves {your} hand for the quiet fields.")
    raven = brought(RAVEN).but(detail=lost.face.tribe)
    duel.get(duel.foe, raven, "{cards} sits in {your} hand.", EVERYBODY)


@casts(
    "The Witch of the Cumaean Sibyl",
    SACRED,
    BOTH,
    "Your foe's hand is revealed; 3 random cards of it are shuffled into the deck; your foe "
    "draws 3.",
)
def sibyl(duel: Duel) -> None:
    duel.reveal_hand(duel.foe)
    duel.shuffle_in(duel.some(duel.hands[duel.foe].cards, 3))
    duel.draw(duel.foe, 3)


@escapes(
    "Medusa's Witch",
    SACRED,
    BOTH,
    "If she escapes a creature, it can never be played again and never rallies.",
)
def medusa(duel: Duel) -> None:
    for card in duel.escaped_from():
        duel.freeze(card, rallies_too=True)


@ends(
    "Chiquita Witch",
    SACRED,
    SECOND,
    "In hand, at the end of each turn: your creatures gain a level; then each of level 5 or more "
    "hits you for its base strength and is discarded.",
)
def chiquita(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.creatures(duel.me), 1, "")
    for card in duel.creatures(duel.me):
        if card.face.level >= 5:
            duel.discard_card(card, "{cards} turns sour in {your} hand.")
            duel.hit(duel.me, card.face.base)


@casts(
    "Midas Witch", SACRED, SECOND, "From now on cards that enter your hand gain +2 base strength."
)
def midas(duel: Duel) -> None:
    duel.decree(MIDAS, duel.me, 2)


@casts(
    "Santa Witch",
    SACRED,
    SECOND,
    "Each player gets 2 gifts: each a random creature or a Coal. You peek at two of the four. "
    "They open at the start of the next turn.",
)
def santa(duel: Duel) -> None:
    gifts = [duel.wrap_gift(seat) for seat in [*duel.order(), *duel.order()]]
    duel.peek(duel.some(gifts, 2), "{You} peek{s} into two of the gifts.")


@casts(
    "David's Witch", SACRED, SECOND, "From now on, in a fight with a Giant in it, lower power wins."
)
def david(duel: Duel) -> None:
    duel.decree(DAVID)


@casts("Goliath Witch", SACRED, SECOND, "In the next fight lower power wins.")
def goliath_falls(duel: Duel) -> None:
    duel.decree(GOLIATH)


@casts(
    "Juno's Witch",
    SACRED,
    SECOND,
    "From now on the type bonus counts double for and against Giants.",
)
def juno(duel: Duel) -> None:
    duel.decree(JUNO)


@casts(
    "Absolving Witch",
    SACRED,
    SECOND,
    "See up to 3 random creatures of your foe's and choose one: it leaves the game.",
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
    "Buried Witch",
    SACRED,
    SECOND,
    "If you hold a rallied Pirate, get 3 Cannonballs. Each deals 5 to your foe when played.",
)
def buried(duel: Duel) -> None:
    if duel.given(duel.rallied_of(duel.me, PIRATE)):
        duel.bring(duel.me, CANNONBALL, 3)


@casts(
    "Skeletal Witch",
    SACRED,
    SECOND,
    "If you hold a rallied Skeleton, your other creatures become Skeletons that cost 3 when they "
    "lose; their own base strength still counts for power.",
)
def skeletal(duel: Duel) -> None:
    if duel.given(duel.rallied_of(duel.me, SKELETON)):
        others = [card for card in duel.creatures(duel.me) if card.face.tribe != SKELETON]
        faces = [card.face.but(SKELETON, detail=3) for card in others]
        duel.alter_all(duel.me, others, faces, "{Your} creatures turn to bones.")


@casts(
    "Ossuary Witch",
    SACRED,
    SECOND,
    "Every slain Skeleton in the discard pile is shuffled into the deck with +1 level.",
)
def ossuary(duel: Duel) -> None:
    bones = duel.graves(SKELETON)
    if duel.given(bones):
        duel.shuffle_in([duel.lift(card, 1) for card in bones])


@casts("Black Witch", SACRED, SECOND, "Take a random witch from your foe's hand.")
def black(duel: Duel) -> None:
    for card in duel.some(duel.witches(duel.foe)):
        duel.take(card, duel.me)


@casts(
    "Hubris Witch",
    SACRED,
    SECOND,
    "From now on a creature of level 6 or more that wins a duel also hits its own Empire for its "
    "base strength.",
)
def hubris(duel: Duel) -> None:
    duel.decree(HUBRIS)


@casts(
    "Benevolent Witch",
    SACRED,
    SECOND,
    "One random creature of each Tribe in your hand gains 2 levels.",
)
def benevolent(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.one_of_each(duel.me), 2, "{Your} Tribes are blessed.")


@casts("Prehistoric Witch", SACRED, SECOND, "Your creatures become Ancient.")
def prehistoric(duel: Duel) -> None:
    duel.give_power(duel.me, duel.creatures(duel.me), ANCIENT, "{Your} creatures become Ancient.")


@casts("The Ouroboros Witch", SACRED, SECOND, "Serpents in both hands become random Dragons.")
def ouroboros(duel: Duel) -> None:
    for seat in duel.order():
        serpents = duel.of_tribe(seat, SERPENT)
        faces = [duel.edition.random_of(DRAGON, duel.rng) for _ in serpents]
        words = "Any Serpent in {your} hand becomes a Dragon."
        duel.replace_all(seat, serpents, faces, words, SOME_SERPENT, SOME_DRAGON)


@casts(
    "Haughty Witch",
    SACRED,
    SECOND,
    "If her level is greater than the opposing card's, take a random card from your foe's hand.",
)
def haughty(duel: Duel) -> None:
    she, other = duel.find(duel.subject), duel.played(duel.foe)
    if duel.given(she and other and she.face.level > other.face.level):
        for card in duel.some(duel.hands[duel.foe].cards):
            duel.take(card, duel.me)


@casts(
    "Haggel & Witchel",
    SACRED,
    SECOND,
    "The next player to draw a witch takes 12. Then both players draw, in turns, until they hold "
    "8 cards.",
)
def haggel(duel: Duel) -> None:
    duel.decree(HAGGEL, value=12)
    duel.draw_up_to(8)


@casts("Storytime Witch", SACRED, SECOND, "A tale, and a random creature joins your hand openly.")
def storytime(duel: Duel) -> None:
    duel.say(TALES[duel.turn % len(TALES)])
    duel.get(duel.me, duel.edition.random_creature(duel.rng), known=EVERYBODY)


@casts(
    "Ondu's Witch",
    SACRED,
    SECOND,
    "The previous duel is undone: its damage is given back, and its cards return from the discard "
    "pile to their players' hands to rest a turn.",
)
def ondu(duel: Duel) -> None:
    duel.undo_previous()


@casts(
    "The Coven of Babel",
    SACRED,
    SECOND,
    "Each player shuffles one random creature of each Tribe they hold into the deck.",
)
def babel(duel: Duel) -> None:
    scattered = [card for seat in duel.order() for card in duel.one_of_each(seat)]
    if duel.given(scattered):
        duel.shuffle_in(scattered)


@casts(
    "Scarecrow Witch",
    SACRED,
    SECOND,
    "A random creature of your foe's becomes a Scarecrow: Lvl.1, base strength 3, no type.",
)
def stuffed(duel: Duel) -> None:
    for card in duel.some(duel.creatures(duel.foe)):
        new = duel.become(card, brought(SCARECROW), EVERYBODY)
        duel.record("change", "A creature in {your} hand becomes {cards}.", duel.foe, [new])


vegetable_mask = witch(
    "Vegetable Mask Witch",
    SACRED,
    SECOND,
    "In hand, at the end of each turn: she loses a level; at level 0 she is discarded and you "
    "draw 2. If she wins a duel or escapes from a card, discard your hand.",
)


@vegetable_mask.ends
def mask_rots(duel: Duel) -> None:
    card = duel.held(duel.subject)
    card = duel.alter_quietly(card, card.face.but(level=max(0, card.face.level - 1)))
    if card.face.level == 0:
        duel.discard_card(card)
        duel.draw(duel.me, 2)


@vegetable_mask.escapes
def mask_wins(duel: Duel) -> None:
    if duel.previous[duel.foe]:  # a pass is nothing to win against
        duel.discard_hand(duel.me)


@casts(
    "Conversion Witch",
    SACRED,
    SECOND,
    "Nightmares in both hands become Holy. From now on Holy creatures cost their Empire double "
    "when they lose.",
)
def conversion(duel: Duel) -> None:
    for seat in duel.order():
        dark = duel.of_power(seat, NIGHTMARE)
        duel.give_power(seat, dark, HOLY, "Any Nightmare in {your} hand becomes Holy.")
    duel.decree(CONVERSION)


@casts(
    "Arnold Layne's Witch",
    SACRED,
    SECOND,
    "Swap a random creature of yours for a random one of your foe's. The one you get gains "
    "2 levels and rests a turn.",
)
def arnold(duel: Duel) -> None:
    mine, theirs = duel.creatures(duel.me), duel.creatures(duel.foe)
    if duel.given(mine, theirs):
        for card in duel.trade(duel.some(mine), duel.some(theirs)):
            duel.lift(duel.rest(card), 2, "It is now {cards}.")


@casts(
    "Emily's Hiding Witch",
    SACRED,
    SECOND,
    "Choose a creature you hold: at the start of each turn in hand its level is 1 to 6 at random.",
)
def emily(duel: Duel) -> None:
    duel.pose(whom_to_hide)


@book.question("Which creature shall play hide and seek?")
def whom_to_hide(duel: Duel, seat: int) -> list[Answer]:
    return [hide.on(card.id) for card in duel.creatures(seat)]


@book.act("Let {} hide", of="card")
def hide(duel: Duel, card: int) -> None:
    duel.mark_for_me(duel.held(card), FICKLE, "{cards} hides.")


@casts("Golden Veil Witch", SACRED, SECOND, "Get a random creature of a Tribe you do not hold.")
def golden_veil(duel: Duel) -> None:
    missing = [tribe for tribe in range(len(TRIBES)) if not duel.of_tribe(duel.me, tribe)]
    if duel.given(missing):
        duel.get_random(duel.me, duel.rng.pick(missing))


@casts("Dark Globe Witch", SACRED, SECOND, "Creatures in both hands lose their type for good.")
def dark_globe(duel: Duel) -> None:
    for seat in duel.order():
        duel.give_power(seat, duel.creatures(seat), NONE, "{Your} creatures lose their types.")


@casts(
    "Gnome Witch",
    SACRED,
    SECOND,
    "The levels of your creatures are shuffled among them, and so are their types.",
)
def gnome(duel: Duel) -> None:
    cards = duel.creatures(duel.me)
    levels = [card.face.level for card in cards]
    powers = [card.face.power for card in cards]
    duel.rng.shuffle(levels)
    duel.rng.shuffle(powers)
    faces = [c.face.but(level=levels[i], power=powers[i]) for i, c in enumerate(cards)]
    duel.alter_all(duel.me, cards, faces, "Ooh my: {your} creatures are scrambled.")


@casts(
    "Jugband Witch: Washboard",
    SACRED,
    SECOND,
    "3 random creatures join your hand and must be played before any other card.",
)
def washboard(duel: Duel) -> None:
    for card in duel.get_random(duel.me, count=3):
        duel.mark(card, MUST, 0)


@casts(
    "Jugband Witch: Jug",
    SACRED,
    SECOND,
    "Choose a card to discard, and draw 3. If all 3 win their duels, the discarded one comes back "
    "with +7 levels.",
)
def jug_plays(duel: Duel) -> None:
    duel.pose(what_to_jug)


@book.question("Discard which card for the Jug?")
def what_to_jug(duel: Duel, seat: int) -> list[Answer]:
    return [discard.on(card.id) for card in duel.hands[seat].cards]


@book.act("Discard {}", of="card")
def discard(duel: Duel, card: int) -> None:
    duel.discard_card(duel.held(card))
    duel.fill_jug(card, 3)


@casts(
    "Jugband Witch: Kazoo",
    SACRED,
    SECOND,
    "Discard a random creature and get a Lvl.1 Stand-In copy of it; if that is slain, draw 2.",
)
def kazoo(duel: Duel) -> None:
    for card in duel.some(duel.creatures(duel.me)):
        duel.discard_card(card)
        name = f"{STAND_IN.name} {card.face.name}"
        copy = card.face.but(level=1, rallied=0, bonus=0, key=STAND_IN.key, name=name)
        duel.get(duel.me, copy, known=EVERYBODY)


@casts("Scientific Witch", SACRED, SECOND, "Choose a creature you hold and a new type for it.")
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
    now = duel.hands[seat].find(card)
    return [infuse.on(p) for p in range(len(POWERS)) if now is None or p != now.face.power]


def type_named(duel: Duel, power: int) -> str:
    return POWERS[power]


@book.act("Make it {}", of="number", words=type_named)
def infuse(duel: Duel, power: int, card: int) -> None:
    chosen = duel.hint(duel.held(card), SOME_CREATURE)
    duel.alter(chosen, chosen.face.but(power=power), "{cards} has a new type.")


@casts(
    "Overdrive Witch",
    SACRED,
    SECOND,
    "Your foe takes 1 for each duel in your latest run of duels won.",
)
def overdrive(duel: Duel) -> None:
    if duel.given(duel.streak[duel.me]):
        duel.hit(duel.foe, duel.streak[duel.me])


@casts(
    "Straight Witch",
    SACRED,
    SECOND,
    "If you hold cards of 5 or more levels in a row, all cards in that row gain 3 levels.",
)
def straight(duel: Duel) -> None:
    row = longest_run(duel.open_cards(duel.me))
    if duel.given(len({card.face.level for card in row}) >= 5):
        duel.raise_levels(duel.me, row, 3, "A straight! {Your} cards in it gain 3 levels.")


madcap = witch(
    "The Madcap's Witch",
    SACRED,
    SECOND,
    "Shuffle your hand into the deck and draw as many cards plus one. If she dies, discard 3 "
    "random cards.",
)


@madcap.casts
def madcap_laughs(duel: Duel) -> None:
    hand = duel.hands[duel.me].cards.copy()
    duel.shuffle_in(hand)
    duel.draw(duel.me, len(hand) + 1)


@madcap.dies
def madcap_dies(duel: Duel) -> None:
    duel.discard_random(duel.me, 3)


@casts(
    "Clockwork Crier Witch",
    SACRED,
    SECOND,
    "Name 1, 2 or 3: that many turns later you draw that many and take twice that number.",
)
def clockwork(duel: Duel) -> None:
    duel.ask(which_hour)


@book.question("Which number does the crier call?")
def which_hour(duel: Duel, seat: int) -> list[Answer]:
    return [cry.on(1), cry.on(2), cry.on(3)]


@book.act("Call {}", of="number")
def cry(duel: Duel, number: int) -> None:
    duel.wait(number, clock_strikes, "The clock", f"draw {number}, take {2 * number}", number)


@book.step
def clock_strikes(duel: Duel) -> None:
    number = duel.subject
    duel.draw(duel.me, number)
    duel.hit(duel.me, 2 * number)


@casts(
    "Crow-Laughing Witch",
    SACRED,
    SECOND,
    "From now on, whenever a witch escapes, a random creature in your foe's hand loses 2 levels.",
)
def crow_laughing(duel: Duel) -> None:
    duel.decree(CROWS, duel.me, 2)


@casts(
    "Cracked Ceremony Witch",
    SACRED,
    SECOND,
    "From now on, this one included, when a witch is played the other player discards a random "
    "card.",
)
def ceremony(duel: Duel) -> None:
    if not duel.in_effect(CEREMONY, duel.me):  # if it is, it has been heeded for her already
        duel.decree(CEREMONY)
        if duel.duelists[duel.me].find(duel.subject) is not None:
            duel.discard_random(duel.foe)


@casts(
    "No Good Trying Witch",
    SACRED,
    SECOND,
    "Skip your next turn: you neither draw nor play, and there is no duel. At its end, draw 3.",
)
def no_good(duel: Duel) -> None:
    duel.decree(SKIP, duel.me)
    duel.wait(1, no_good_ends, "No good trying", "draw 3")


@book.step
def no_good_ends(duel: Duel) -> None:
    duel.draw(duel.me, 3)


@ends(
    "Straw Witch",
    SACRED,
    SECOND,
    "In hand: you may not play creatures, and they gain a level at the end of each turn.",
)
def straw(duel: Duel) -> None:
    duel.raise_levels(duel.me, duel.creatures(duel.me), 1, "")
