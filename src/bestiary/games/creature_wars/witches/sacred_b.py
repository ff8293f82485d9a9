"""Sacred witches, the second half: the honoured ones, levels 4 to 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import EVERYBODY, Answer, bit
from bestiary.games.creature_wars.being import (
    ANCIENT,
    DRAGON,
    HOLY,
    NIGHTMARE,
    NONE,
    PIRATE,
    POWERS,
    SERPENT,
    SKELETON,
    TRIBES,
    WOLF,
)
from bestiary.games.creature_wars.brought import (
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
    FICKLE,
    MUST,
    SOME_CREATURE,
    SOME_DRAGON,
    SOME_SERPENT,
)
from bestiary.games.creature_wars.picking import (
    least_powerful_first,
    longest_run,
    most_powerful_first,
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
    CEREMONY,
    CONVERSION,
    CROWS,
    DAVID,
    GOLIATH,
    HAGGEL,
    HUBRIS,
    JUNO,
    MIDAS,
    SAND,
    SIN_EATER,
    SKIP,
)

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel

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
        base = duel.edition.bases[WOLF]
        faces = [card.face.but(WOLF, base=base, detail=NONE) for card in pirates]
        duel.alter_all(seat, pirates, faces, "Any Pirate in {your} hand becomes a Wolf.")


@casts("Angitia's Witch", SACRED, BOTH, "Discard your Serpents: gain 5 HP for each.")
def angitia(duel: Duel) -> None:
    serpents = duel.of_tribe(duel.me, SERPENT)
    duel.discard_all(serpents)
    duel.heal(duel.me, 5 * len(serpents))
    if not serpents:
        duel.fizzle()


@casts(
    "Minerva's Witch",
    SACRED,
    BOTH,
    "Choose: trade your 2 least powerful creatures for your foe's 2 most powerful, or your 2 most "
    "powerful for your foe's 2 least. With fewer: as many as both have.",
)
def minerva(duel: Duel) -> None:
    if not duel.creatures(duel.me) or not duel.creatures(duel.foe):
        duel.fizzle()
    duel.ask(which_trade)


@book.question("Trade which creatures?")
def which_trade(duel: Duel, seat: int) -> list[Answer]:
    if not duel.creatures(seat) or not duel.creatures(1 - seat):
        return []
    return [give_weak.on(), give_strong.on()]


@book.act("Your least powerful for the most powerful")
def give_weak(duel: Duel) -> None:
    mine, theirs = duel.creatures(duel.me), duel.creatures(duel.foe)
    count = min(2, len(mine), len(theirs))
    duel.trade(least_powerful_first(mine)[:count], most_powerful_first(theirs)[:count])


@book.act("Your most powerful for the least powerful")
def give_strong(duel: Duel) -> None:
    mine, theirs = duel.creatures(duel.me), duel.creatures(duel.foe)
    count = min(2, len(mine), len(theirs))
    duel.trade(most_powerful_first(mine)[:count], least_powerful_first(theirs)[:count])


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
    if more == 0:
        duel.fizzle()
    else:
        duel.draw(duel.foe if more > 0 else duel.me, abs(more))


@starts(
    "Wiccan Little",
    SACRED,
    BOTH,
    "Each turn in hand: one time in 6 she panics, and then one time in 2 the sky falls: both "
    "Empires take 3.",
)
def wiccan(duel: Duel) -> None:
    if duel.rng.below(6) > 0:
        return
    words = "Wiccan Little panics: something fell on her head!"
    duel.record("announce", words, duel.me, audience=bit(duel.me))
    if duel.rng.below(2) == 0:
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
    duel.get(duel.me, brought(WRAITH), known=EVERYBODY)


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
    card = duel.hands[duel.foe].find(duel.previous[duel.foe])
    if card is None:
        duel.fizzle()
    else:
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
    "Midas Witch",
    SACRED,
    SECOND,
    "From now on cards that enter your hand gain +2 base strength.",
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
    "David's Witch",
    SACRED,
    SECOND,
    "From now on, in a fight with a Giant in it, lower power wins.",
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
    if any(card.face.has_rallied() for card in duel.of_tribe(duel.me, PIRATE)):
        for _ in range(3):
            duel.get(duel.me, brought(CANNONBALL), known=EVERYBODY)
    else:
        duel.fizzle()


@casts(
    "Skeletal Witch",
    SACRED,
    SECOND,
    "If you hold a rallied Skeleton, your other creatures become Skeletons that cost 3 when they "
    "lose; their own base strength still counts for power.",
)
def skeletal(duel: Duel) -> None:
    if any(card.face.has_rallied() for card in duel.of_tribe(duel.me, SKELETON)):
        others = [card for card in duel.creatures(duel.me) if card.face.tribe != SKELETON]
        faces = [card.face.but(SKELETON, detail=3) for card in others]
        duel.alter_all(duel.me, others, faces, "{Your} creatures turn to bones.")
    else:
        duel.fizzle()


@casts(
    "Ossuary Witch",
    SACRED,
    SECOND,
    "Every slain Skeleton in the discard pile is shuffled into the deck with +1 level.",
)
def ossuary(duel: Duel) -> None:
    bones = duel.graves(SKELETON)
    if bones:
        duel.shuffle_in([duel.alter(c, c.face.but(level=c.face.level + 1)) for c in bones])
    else:
        duel.fizzle()


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
    duel.give_power(duel.me, ANCIENT, "{Your} creatures become Ancient.")


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
    if she is not None and other is not None and she.face.level > other.face.level:
        for card in duel.some(duel.hands[duel.foe].cards):
            duel.take(card, duel.me)
    else:
        duel.fizzle()


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
    if scattered:
        duel.shuffle_in(scattered)
    else:
        duel.fizzle()


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
    card = duel.hands[duel.me].find(duel.subject)
    if card is not None:
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
        faces = [card.face.but(power=HOLY) for card in dark]
        duel.alter_all(seat, dark, faces, "Any Nightmare in {your} hand becomes Holy.")
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
    if mine and theirs:
        for card in duel.trade(duel.some(mine), duel.some(theirs)):
            new = card.face.but(level=card.face.level + 2)
            duel.alter(duel.rest(card), new, "It is now {cards}.")
    else:
        duel.fizzle()


@casts(
    "Emily's Hiding Witch",
    SACRED,
    SECOND,
    "Choose a creature you hold: at the start of each turn in hand its level is 1 to 6 at random.",
)
def emily(duel: Duel) -> None:
    if not duel.creatures(duel.me):
        duel.fizzle()
    duel.ask(whom_to_hide)


@book.question("Which creature shall play hide and seek?")
def whom_to_hide(duel: Duel, seat: int) -> list[Answer]:
    return [hide.on(card.id) for card in duel.creatures(seat)]


@book.act("Let {} hide", of="card")
def hide(duel: Duel, card: int) -> None:
    for chosen in duel.creatures(duel.me):
        if chosen.id == card:
            duel.mark_for_me(chosen, FICKLE, "{cards} hides.")


@casts("Golden Veil Witch", SACRED, SECOND, "Get a random creature of a Tribe you do not hold.")
def golden_veil(duel: Duel) -> None:
    missing = [tribe for tribe in range(len(TRIBES)) if not duel.of_tribe(duel.me, tribe)]
    if missing:
        duel.get_random(duel.me, duel.rng.pick(missing))
    else:
        duel.fizzle()


@casts("Dark Globe Witch", SACRED, SECOND, "Creatures in both hands lose their type for good.")
def dark_globe(duel: Duel) -> None:
    for seat in duel.order():
        duel.give_power(seat, NONE, "{Your} creatures lose their types.")


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
    for _ in range(3):
        card = duel.get_random(duel.me)
        if card is not None:
            duel.mark(card, MUST, 0)


@casts(
    "Jugband Witch: Jug",
    SACRED,
    SECOND,
    "Choose a card to discard, and draw 3. If all 3 win their duels, the discarded one comes back "
    "with +7 levels.",
)
def jug_plays(duel: Duel) -> None:
    if not duel.hands[duel.me].cards:
        duel.fizzle()
    duel.ask(what_to_jug)


@book.question("Discard which card for the Jug?")
def what_to_jug(duel: Duel, seat: int) -> list[Answer]:
    return [discard.on(card.id) for card in duel.hands[seat].cards]


@book.act("Discard {}", of="card")
def discard(duel: Duel, card: int) -> None:
    chosen = duel.hands[duel.me].find(card)
    if chosen is not None:
        duel.discard_card(chosen)
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
    if not duel.creatures(duel.me):
        duel.fizzle()
    duel.ask(whom_to_study)


@book.question("Experiment on which creature?")
def whom_to_study(duel: Duel, seat: int) -> list[Answer]:
    return [study.on(card.id) for card in duel.creatures(seat)]


@book.act("Experiment on {}", of="card")
def study(duel: Duel, card: int) -> None:
    duel.ask(which_type, card)


@book.question("Which type shall it be?")
def which_type(duel: Duel, seat: int, card: int) -> list[Answer]:
    chosen = duel.hands[seat].find(card)
    now = NONE if chosen is None else chosen.face.power
    return [infuse.on(power) for power in range(len(POWERS)) if power != now]


def type_named(duel: Duel, power: int) -> str:
    return POWERS[power]


@book.act("Make it {}", of="number", words=type_named)
def infuse(duel: Duel, power: int, card: int) -> None:
    chosen = duel.hands[duel.me].find(card)
    if chosen is not None:
        chosen = duel.hint(chosen, SOME_CREATURE)
        duel.alter(chosen, chosen.face.but(power=power), "{cards} has a new type.")


@casts(
    "Overdrive Witch",
    SACRED,
    SECOND,
    "Your foe takes 1 for each duel in your latest run of duels won.",
)
def overdrive(duel: Duel) -> None:
    duel.hit(duel.foe, duel.streak[duel.me])
    if duel.streak[duel.me] == 0:
        duel.fizzle()


@casts(
    "Straight Witch",
    SACRED,
    SECOND,
    "If you hold cards of 5 or more levels in a row, all cards in that row gain 3 levels.",
)
def straight(duel: Duel) -> None:
    row = longest_run(duel.open_cards(duel.me))
    if len({card.face.level for card in row}) >= 5:
        duel.raise_levels(duel.me, row, 3, "A straight! {Your} cards in it gain 3 levels.")
    else:
        duel.fizzle()


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
