"""Sacred witches that summon cards not found in any deck, and what those cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import EVERYBODY, Answer, Card, Rng
from bestiary.games.creature_wars.being import ALL_TRIBES, NIGHTMARE, NONE, PIRATE, THING, Being
from bestiary.games.creature_wars.deck import ORIGINS, Origin
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.brought import bring, brought
from bestiary.games.creature_wars.lore.card import LOSES, NO_FIGHT, TIES
from bestiary.games.creature_wars.lore.marks import WRAPPED
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts, dies

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.editions import Edition


BUTTERFLY: Final = bring(
    4,
    "Primordial Butterfly",
    "If it ever wins a duel, the other Empire falls to 0 HP.",
    1,
    1,
    icon="butterfly",
    flavour="A wingbeat here, and an Empire falls down over there.",
)


@dies(
    "Vengeful Witch",
    SACRED,
    BOTH,
    "If she dies, get a Primordial Butterfly. If it ever wins a duel, the other Empire falls to 0.",
    icon="butterfly-knife",
    flavour="Kill her if you must. Then mind the butterfly.",
)
def vengeful(duel: Duel) -> None:
    duel.bring(duel.me, BUTTERFLY)


@BUTTERFLY.wins
def butterfly(duel: Duel) -> None:
    duel.fall(duel.foe)


CAMBION: Final = bring(
    6,
    "Cambion",
    "Costs its Empire double when it loses.",
    1,
    0,
    icon="imp",
    flavour="It has its father's eyes. Best not to ask about the rest.",
)


@casts(
    "Succubus' Witch",
    SACRED,
    BOTH,
    "Discard a random Nightmare: a random creature of your foe's loses 3 levels, and your foe gets "
    "a Lvl.1 Cambion of its base strength and type that costs double when it loses.",
    icon="temptation",
    flavour="It began with a dream and ended with a christening.",
)
def succubus(duel: Duel) -> None:
    for offering in duel.some(duel.of_power(duel.me, NIGHTMARE)):
        duel.discard_card(offering)
        for victim in duel.some(duel.creatures(duel.foe)):
            victim = duel.sap(victim, 3, "The succubus visits {your} hand: {cards}.")
            child = brought(CAMBION).but(base=victim.face.base, power=victim.face.power)
            duel.get(duel.foe, child, known=victim.known)


@CAMBION.costs
def cambion_costs_double(duel: Duel, seat: int, cost: int) -> int:
    return 2 * cost


WRAITH: Final = bring(
    0,
    "Wraith",
    "Deals 3 to your foe and vanishes. A creature it meets goes back to rest a turn.",
    0,
    0,
    THING,
    fate=NO_FIGHT,
    vanishes=True,
    icon="spectre",
    flavour="Just passing through. You, mostly.",
)


@dies(
    "Wraith Witch",
    SACRED,
    BOTH,
    "If she dies, get a Wraith: played, it deals 3 to your foe and vanishes.",
    icon="haunting",
    flavour="She has unfinished business, about three points of it.",
)
def wraith_rises(duel: Duel) -> None:
    duel.bring(duel.me, WRAITH)


@WRAITH.casts
def wraith(duel: Duel) -> None:
    duel.hit(duel.foe, 3)


@WRAITH.met
def frightened_by_a_wraith(duel: Duel, seat: int) -> None:
    duel.return_played(seat, 1)


RAVEN: Final = bring(
    2,
    "Raven",
    "Cannot be played. Its holder takes 2 for each lost kin drawn or played.",
    0,
    0,
    THING,
    unplayable=True,
    icon="raven",
    flavour="It has a word for you, and only the one.",
)


@casts(
    "Lenore's Witch",
    SACRED,
    BOTH,
    "See up to 3 random creatures of your foe's and choose one: it leaves the game, and a Raven "
    "takes its place. Each kin of the lost one that is drawn or played costs your foe 2.",
    icon="grave-flowers",
    flavour="Forget her? The bird won't hear of it.",
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


@RAVEN.notices
def raven_pecks(duel: Duel, seat: int, raven: Card[Being], card: Card[Being]) -> None:
    """A Raven pecks a holder who is reminded of the creature it replaced."""
    if card.face.is_creature() and raven.face.detail == card.face.tribe != NONE:
        duel.say("The Raven pecks.", seat)
        duel.hit(seat, 2, cause=raven)


@RAVEN.shows
def raven_mourns(being: Being) -> str:
    if being.detail < 0:
        return RAVEN.text
    lost = ALL_TRIBES[being.detail]
    return f"Cannot be played. Its holder takes 2 for each {lost} drawn or played."


COAL: Final = bring(
    3,
    "Coal",
    "Loses every fight, and costs nothing.",
    0,
    0,
    THING,
    fate=LOSES,
    editions=SECOND,
    icon="coal-pile",
    flavour="You know what you did.",
)


@COAL.costs
def coal_costs_nothing(duel: Duel, seat: int, cost: int) -> int:
    return 0


GIFT: Final = 50  # the origin of what is in a wrapped gift


def gift(edition: Edition, rng: Rng) -> Being:
    """What is in a wrapped gift: a random creature or a Coal, one in two."""
    if rng.below(2) == 0:
        return brought(COAL).from_(GIFT)
    return edition.random_creature(rng).from_(GIFT)


def is_gift(being: Being) -> bool:
    return being.origin == GIFT


ORIGINS[GIFT] = Origin("a gift", gift)
SOME_GIFT: Final = book.mark("present", "a creature or a Coal", fits=is_gift)


@casts(
    "Santa Witch",
    SACRED,
    SECOND,
    "Each player gets 2 gifts: each a random creature or a Coal. You peek at two of the four. "
    "They open at the start of the next turn.",
    icon="santa-hat",
    flavour="She has made a list, and lost it twice.",
)
def santa(duel: Duel) -> None:
    gifts = [wrap_gift(duel, seat) for seat in [*duel.order(), *duel.order()]]
    duel.peek(duel.some(gifts, 2), "{You} peek{s} into two of the gifts.")


def wrap_gift(duel: Duel, seat: int) -> Card[Being]:
    """Add a wrapped gift to a hand: nobody knows what is in it until the next turn."""
    card = duel.make(gift(duel.edition, duel.rng), duel.deck)
    duel.deck.take_top()
    card = card.with_mark(WRAPPED, duel.turn + 1).with_mark(SOME_GIFT, 0)
    card = duel.enter(card, seat)
    duel.record("make", "{You} get{s} a gift.", seat, [card], target=f"hand.{seat}")
    return card


CANNONBALL: Final = bring(
    1,
    "Cannonball",
    "Deals 5 to your foe and is spent. A creature it meets hits you, then goes back.",
    0,
    0,
    THING,
    fate=NO_FIGHT,
    vanishes=True,
    editions=SECOND,
    icon="cannon-ball",
    flavour="It has one idea, and it's a round one.",
)


@casts(
    "Buried Witch",
    SACRED,
    SECOND,
    "If you hold a rallied Pirate, get 3 Cannonballs. Each deals 5 to your foe when played.",
    icon="pirate-grave",
    flavour="X marks the spot where she is still complaining.",
)
def buried(duel: Duel) -> None:
    if duel.given(duel.rallied_of(duel.me, PIRATE)):
        duel.bring(duel.me, CANNONBALL, 3)


@CANNONBALL.casts
def cannonball(duel: Duel) -> None:
    duel.hit(duel.foe, 5)


@CANNONBALL.met
def hits_past_a_cannonball(duel: Duel, seat: int) -> None:
    for card in duel.in_duel(seat).cards:
        duel.hit(1 - seat, card.face.base, cause=card)
    duel.return_played(seat)


SCARECROW: Final = bring(
    5,
    "Scarecrow",
    "A duel with it is a tie and both cards are discarded. In hand: your Nightmares lose a level "
    "at the end of each turn.",
    1,
    3,
    fate=TIES,
    editions=SECOND,
    icon="scarecrow",
    flavour="Outstanding in its field, and past caring about anything else.",
)


@casts(
    "Scarecrow Witch",
    SACRED,
    SECOND,
    "A random creature of your foe's becomes a Scarecrow: Lvl.1, base strength 3, no type.",
    icon="pitchfork",
    flavour="Stuffing people since the harvest.",
)
def stuffed(duel: Duel) -> None:
    for card in duel.some(duel.creatures(duel.foe)):
        new = duel.become(card, brought(SCARECROW), EVERYBODY)
        duel.record("change", "A creature in {your} hand becomes {cards}.", duel.foe, [new])


@SCARECROW.ends
def scarecrow(duel: Duel) -> None:
    nightmares = duel.of_power(duel.me, NIGHTMARE)
    duel.raise_levels(duel.me, nightmares, -1, "{Your} Nightmares fear the Scarecrow.")
