"""Sacred witches whose rules are about drawing, playing, escaping and turns to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer, Card
from bestiary.games.creature_wars.being import NONE, Being
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.marks import SOME_CREATURE, SOME_WITCH
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts
from bestiary.games.creature_wars.lore.standing_rules import lasting, upcoming

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


WISH: Final = upcoming(
    "wish", "A wish", "The next card drawn becomes one that helps a Rally.", at_once=True
)


@casts(
    "Wishing Witch",
    SACRED,
    BOTH,
    "The next card you draw becomes a random creature of the Tribe or type you hold most of.",
    first_name="Lucky Witch",
    icon="magic-lamp",
    flavour="Granted! More or less.",
)
def wishing(duel: Duel) -> None:
    duel.decree(WISH, duel.me)


@WISH.drawn
def wish_comes_true(duel: Duel, seat: int, card: Card[Being]) -> Card[Being]:
    if not duel.spend(WISH, seat):
        return card
    wish = card.reborn(duel.next_id).with_marks([]).with_face(granted(duel, seat, card.face))
    duel.next_id += 1
    duel.record("vanish", "", seat, [card], source="deck")
    wish = wish.with_mark(SOME_CREATURE, 0)
    duel.record("make", "A wish comes true.", seat, [wish], target="deck")
    return wish


def granted(duel: Duel, seat: int, drawn: Being) -> Being:
    """A random creature that shares the most common trait in the hand: a Tribe before a type, then
    the one held first. An empty hand wishes for anything. The drawn card keeps its origin."""
    cards = duel.creatures(seat)
    being = duel.edition.random_creature(duel.rng)
    best = 0
    for by_tribe in (True, False):
        for card in cards:
            trait = card.face.tribe if by_tribe else card.face.power
            held = [c.face.tribe if by_tribe else c.face.power for c in cards].count(trait)
            if trait != NONE and held > best and (not by_tribe or trait < 7):
                best = held
                if by_tribe:
                    being = duel.edition.random_of(trait, duel.rng)
                else:
                    being = duel.edition.random_creature(duel.rng).but(power=trait)
    return being.from_(drawn.origin)


MIDAS: Final = lasting("midas", "Midas", "Cards that enter the hand gain +{n} base strength.")


@casts(
    "Midas Witch",
    SACRED,
    SECOND,
    "From now on cards that enter your hand gain +2 base strength.",
    icon="gold-bar",
    flavour="It is worth a fortune, and weighs like one.",
)
def midas(duel: Duel) -> None:
    duel.decree(MIDAS, duel.me, 2)


@MIDAS.enters
def midas_touches(duel: Duel, seat: int, being: Being) -> Being:
    return being.but(base=being.base + duel.total(MIDAS, seat))


@MIDAS.entered
def midas_has_touched(duel: Duel, seat: int, card: Card[Being]) -> None:
    more = duel.total(MIDAS, seat)
    if more:
        plain = card.with_face(card.face.but(base=card.face.base - more))
        duel.record("change", "The touch of Midas: {cards}.", seat, [card], was=[plain])


HAGGEL: Final = upcoming(
    "haggel", "Gingerbread", "The next to draw a witch takes {n}.", at_once=True
)


@casts(
    "Haggel & Witchel",
    SACRED,
    SECOND,
    "The next player to draw a witch takes 12. Then both players draw, in turns, until they hold "
    "8 cards.",
    icon="gingerbread-man",
    flavour="What a nice house. Delicious, in fact. Why is the oven on?",
)
def haggel(duel: Duel) -> None:
    duel.decree(HAGGEL, value=12)
    duel.draw_up_to(8)


@HAGGEL.got
def gingerbread_is_paid_for(duel: Duel, seat: int, card: Card[Being]) -> None:
    price = duel.spend(HAGGEL, seat) if card.face.is_witch() else 0
    if price:
        duel.hint(card, SOME_WITCH)
        duel.say("A witch! {You} pay{s} for the gingerbread.", seat)
        duel.hit(seat, price, "for the gingerbread")


CROWS: Final = lasting(
    "crows", "Laughing crows", "Each witch that escapes costs a creature of the foe's {n} levels."
)


@casts(
    "Crow-Laughing Witch",
    SACRED,
    SECOND,
    "From now on, whenever a witch escapes, a random creature in your foe's hand loses 2 levels.",
    icon="crow-dive",
    flavour="It isn't a nice laugh. It isn't even hers.",
)
def crow_laughing(duel: Duel) -> None:
    duel.decree(CROWS, duel.me, 2)


@CROWS.escapes
def crows_laugh(duel: Duel, seat: int) -> None:
    """The crows of this player pick at the other hand."""
    levels = duel.total(CROWS, seat)
    if levels:
        for victim in duel.some(duel.creatures(1 - seat)):
            duel.sap(victim, levels, "The crows laugh: {cards}.")


CEREMONY: Final = lasting(
    "ceremony", "Cracked ceremony", "When a witch is played, the other player discards a card."
)


@casts(
    "Cracked Ceremony Witch",
    SACRED,
    SECOND,
    "From now on, this one included, when a witch is played the other player discards a random "
    "card.",
    icon="cracked-mask",
    flavour="Something old, something new, something dropped.",
)
def ceremony(duel: Duel) -> None:
    if not duel.in_effect(CEREMONY, duel.me):  # if it is, it was followed for her already
        duel.decree(CEREMONY)
        if duel.in_duel(duel.me).find(duel.subject) is not None:
            duel.discard_random(duel.foe)


@CEREMONY.witch_cast
def ceremony_is_held(duel: Duel, seat: int) -> None:
    duel.discard_random(1 - seat)


SKIP: Final = upcoming("skip", "No good trying", "The next turn is skipped.", skips_turn=True)


@casts(
    "No Good Trying Witch",
    SACRED,
    SECOND,
    "Skip your next turn: you neither draw nor play, and there is no duel. At its end, draw 3.",
    icon="shrug",
    flavour="She'll sit this one out. So will you.",
)
def no_good(duel: Duel) -> None:
    duel.decree(SKIP, duel.me)
    duel.wait(1, no_good_ends, "No good trying", "draw 3")


@book.step
def no_good_ends(duel: Duel) -> None:
    duel.draw(duel.me, 3)


@casts(
    "Clockwork Crier Witch",
    SACRED,
    SECOND,
    "Name 1, 2 or 3: that many turns later you draw that many and take twice that number.",
    icon="cuckoo-clock",
    flavour="Cuckoo! Cuckoo! Duck!",
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
    duel.hit(duel.me, 2 * number, "from the clock")
