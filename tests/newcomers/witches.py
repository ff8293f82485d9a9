"""Eight kinds of witch that no rulebook has, written with the shipped verbs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer, Card, bit
from bestiary.games.creature_wars.being import POWERS, THING, TRIBES, Being
from bestiary.games.creature_wars.lore import marks
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.brought import bring, brought
from bestiary.games.creature_wars.lore.marks import QUIET, RESTLESS, mark
from bestiary.games.creature_wars.lore.roster import LESSER, SACRED, SECOND, casts
from bestiary.games.creature_wars.lore.standing_rules import upcoming

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.turn.outcome import Outcome


# ---- Something happens later ------------------------------------------------------------------


@casts("Tardy Witch", LESSER, SECOND, "Two turns from now, your foe takes 6.")
def tardy(duel: Duel) -> None:
    duel.wait(2, tardy_arrives, "Better late", "your foe takes 6")


@book.step
def tardy_arrives(duel: Duel) -> None:
    duel.hit(duel.foe, 6, "from the Tardy Witch")


# ---- Three turns without witches' texts -------------------------------------------------------

HUSH: Final = upcoming("hush", "Hush", "The texts of witches do nothing.", at_once=True)


@casts("Hushing Witch", SACRED, SECOND, "For the next three turns, witches' texts do nothing.")
def hushing(duel: Duel) -> None:
    duel.decree(HUSH)
    duel.wait(3, hush_ends, "The hush", "witches speak again")


@HUSH.silences
def hush_silences(duel: Duel, seat: int, card: Card[Being]) -> bool:
    return card.face.is_witch()


@book.step
def hush_ends(duel: Duel) -> None:
    duel.spend(HUSH, duel.me)


# ---- A secret choice --------------------------------------------------------------------------

# A secret lies on a card, as marks that only one player knows: fields and steps are public.
LETTER: Final = bring(
    50,
    "Sealed Letter",
    "Cannot be played. At the end of the turn on it, it is opened: your foe takes 2 for each "
    "creature in hand of the Tribe or the type in it.",
    0,
    0,
    THING,
    unplayable=True,
    editions=SECOND,
)
OPENS: Final = mark("opens", "is opened on turn", restless=RESTLESS)
TRIBE_IN_IT: Final = mark("tribe-in-it", "a Tribe is written in it")
TYPE_IN_IT: Final = mark("type-in-it", "a type is written in it")


@casts(
    "Scheming Witch",
    SACRED,
    SECOND,
    "Write a Tribe and a type into a Sealed Letter, in secret. At the end of the next turn, your "
    "foe takes 2 for each creature in hand of that Tribe or type.",
)
def scheming(duel: Duel) -> None:
    card = duel.get(duel.me, brought(LETTER))
    if card is not None:
        duel.mark(card, OPENS, duel.turn + 1)
        duel.ask(which_tribe_to_write, card.id)


def tribe_named(duel: Duel, tribe: int) -> str:
    return TRIBES[tribe]


def type_written(duel: Duel, power: int) -> str:
    return POWERS[power]


@book.question("Write which Tribe?")
def which_tribe_to_write(duel: Duel, seat: int, letter: int) -> list[Answer]:
    return [write_tribe.on(tribe) for tribe in range(len(TRIBES))]


@book.act("Write {}", of="number", words=tribe_named)
def write_tribe(duel: Duel, tribe: int, letter: int) -> None:
    duel.mark(duel.held(letter), TRIBE_IN_IT, tribe, known=bit(duel.me))
    duel.ask(which_type_to_write, letter)


@book.question("Write which type?")
def which_type_to_write(duel: Duel, seat: int, letter: int) -> list[Answer]:
    return [write_type.on(power) for power in range(len(POWERS))]


@book.act("Write {} too", of="number", words=type_written)
def write_type(duel: Duel, power: int, letter: int) -> None:
    duel.mark(duel.held(letter), TYPE_IN_IT, power, known=bit(duel.me))


@marks.ends(OPENS)
def letter_is_opened(duel: Duel, seat: int, card: Card[Being]) -> bool:
    if card.mark(OPENS) != duel.turn:
        return False
    tribe, power = card.mark(TRIBE_IN_IT), card.mark(TYPE_IN_IT)
    duel.remove(card, "{You} open{s} {cards}.")
    if tribe >= 0 and power >= 0:
        duel.say(f"It says: {TRIBES[tribe]}, {POWERS[power]}.", seat)
        named = [
            held
            for held in duel.creatures(1 - seat)
            if held.face.tribe == tribe or held.face.power == power
        ]
        duel.hit(1 - seat, 2 * len(named), "from the letter")
    return True


# ---- A mark that hurts its holder -------------------------------------------------------------

THORN: Final = mark("thorn", "pricks its holder", restless=RESTLESS)


@casts(
    "Thorny Witch",
    LESSER,
    SECOND,
    "A random card in your foe's hand gets a thorn: at the end of each turn its holder takes 1.",
)
def thorny(duel: Duel) -> None:
    for card in duel.some(duel.hand(duel.foe).cards):
        duel.mark(card, THORN, 1)
        duel.say("A card in {your} hand has a thorn now.", duel.foe)


@marks.ends(THORN)
def thorn_pricks(duel: Duel, seat: int, card: Card[Being]) -> bool:
    duel.hit(seat, 1, "from the thorn")
    return True


# ---- The top of the deck ----------------------------------------------------------------------


@casts("Stargazing Witch", SACRED, SECOND, "Look at the top 5 of the deck and take one of them.")
def stargazing(duel: Duel) -> None:
    if duel.given(duel.deck.cards):
        duel.peek(duel.deck.cards[-5:], "{You} look{s} at the top of the deck.")
        duel.ask(which_star)


@book.question("Take which card?")
def which_star(duel: Duel, seat: int) -> list[Answer]:
    return [take_star.on(card.id) for card in duel.deck.cards[-5:]]


@book.act("Take {}", of="card")
def take_star(duel: Duel, card: int) -> None:
    duel.fetch(card, duel.me)


# ---- Both choose ------------------------------------------------------------------------------

BARTER: Final = mark("barter", "is bartered", hand_only=True)


@casts(
    "Bartering Witch",
    SACRED,
    SECOND,
    "Both players choose a card in their hands, at once and in secret; they trade them.",
)
def bartering(duel: Duel) -> None:
    duel.then(barter_now)
    duel.ask_everybody(what_to_barter)


@book.question("Barter which card?")
def what_to_barter(duel: Duel, seat: int) -> list[Answer]:
    return [barter.on(card.id) for card in duel.open_cards(seat)] or [barter_nothing.on()]


@book.act("Barter {}", of="card")
def barter(duel: Duel, card: int) -> None:
    duel.mark(duel.held(card), BARTER, 0)


@book.act("Barter nothing: there is no card to barter", declines=True)
def barter_nothing(duel: Duel) -> None:
    pass


@book.step
def barter_now(duel: Duel) -> None:
    chosen = [
        [
            duel.change(card.without_mark(BARTER))
            for card in duel.hand(seat).cards
            if card.mark(BARTER) >= 0
        ]
        for seat in range(2)
    ]
    if duel.given(*chosen):
        duel.trade(chosen[duel.me], chosen[duel.foe])


# ---- An offer that may be refused -------------------------------------------------------------


@casts(
    "Peddling Witch",
    LESSER,
    SECOND,
    "Your foe may buy your weakest creature for 4 HP. If not, you gain 2 HP.",
)
def peddling(duel: Duel) -> None:
    for card in duel.each(duel.weakest(duel.me)):
        duel.reveal_card(card)
        duel.ask_of(duel.foe, buy_or_not, int(card.id))


@book.question("Buy it for 4 HP?")
def buy_or_not(duel: Duel, seat: int, card: int) -> list[Answer]:
    return [buy.on(card), do_not_buy.on()]


@book.act("Buy {}", of="card")
def buy(duel: Duel, card: int, offered: int) -> None:
    duel.hit(duel.foe, 4, "for the bargain")
    for goods in duel.hand(duel.me).cards:
        if goods.id == card:
            duel.take(goods, duel.foe)


@book.act("Do not buy it", declines=True)
def do_not_buy(duel: Duel, offered: int) -> None:
    duel.say("{You} want{s} none of it.", duel.foe)
    duel.heal(duel.me, 2)


# ---- A hidden mole ----------------------------------------------------------------------------

MOLE: Final = mark("mole", "is a mole", restless=QUIET)


@casts(
    "Burrowing Witch",
    SACRED,
    SECOND,
    "A random creature in your foe's hand is your mole, and only you know which. After its next "
    "duel, you draw 2.",
)
def burrowing(duel: Duel) -> None:
    for card in duel.some(duel.creatures(duel.foe)):
        duel.say("One of {your} creatures is a mole.", duel.foe)
        duel.mark_for_me(card, MOLE, "{cards} is the mole.")


@marks.duels(MOLE)
def mole_reports(duel: Duel, seat: int, card: Card[Being], outcome: Outcome) -> None:
    duel.say("It was a mole!", seat)
    back = duel.hand(seat).find(card.id)
    if back is not None:
        duel.change(back.without_mark(MOLE))
    duel.draw(1 - seat, 2)
