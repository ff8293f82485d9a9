"""Sacred witches that look into the other hand, take from it or trade with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.engine import Answer, Card, bit
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore import marks
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.marks import RESTLESS, mark
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel


@casts(
    "Prophetic Witch",
    SACRED,
    BOTH,
    "See your foe's hand.",
    icon="crystal-ball",
    flavour="She knew you would read this.",
)
def prophetic(duel: Duel) -> None:
    duel.reveal_hand(duel.foe, bit(duel.me))


@casts(
    "Lusting Witch",
    SACRED,
    BOTH,
    "Your largest and your foe's smallest creature meet: you take the small one's base strength, "
    "your foe the large one's.",
    icon="binoculars",
    flavour="She brought a chair, and snacks.",
)
def lusting(duel: Duel) -> None:
    mine, theirs = duel.strongest(duel.me), duel.weakest(duel.foe)
    if duel.given(mine, theirs):
        large, small = duel.reveal_card(mine[0]), duel.reveal_card(theirs[0])
        duel.hit(duel.me, small.face.base)
        duel.hit(duel.foe, large.face.base)


@casts(
    "Witch of the Emperor",
    SACRED,
    BOTH,
    "A random card in your foe's hand is revealed. Base strength 4 or less: it is yours.",
    icon="caesar",
    flavour="Give to Caesar what is Caesar's, especially the small ones.",
)
def emperor(duel: Duel) -> None:
    for card in duel.some(duel.open_cards(duel.foe)):
        shown = duel.reveal_card(card)
        if shown.face.base <= 4:
            duel.take(shown, duel.me)


GIFT: Final = mark(
    "gift", "falls to level 1 unless played on turn", hand_only=True, restless=RESTLESS
)


@casts(
    "Shady Witch",
    SACRED,
    BOTH,
    "Trade your most powerful creature for your foe's least powerful. If your foe does not play "
    "the gift next turn, it becomes level 1.",
    icon="sunglasses",
    flavour="Fell off the back of a broom. No refunds.",
)
def shady(duel: Duel) -> None:
    best, worst = duel.most_powerful(duel.me), duel.least_powerful(duel.foe)
    if duel.given(best, worst):
        duel.take(best[0].with_mark(GIFT, duel.turn + 1), duel.foe)
        duel.take(worst[0], duel.me)


@marks.ends(GIFT)
def gift_breaks(duel: Duel, seat: int, card: Card[Being]) -> bool:
    if card.mark(GIFT) != duel.turn:
        return False
    duel.alter(card.without_mark(GIFT), card.face.but(level=1), "The gift breaks: {cards}.")
    return True


@casts(
    "Minerva's Witch",
    SACRED,
    BOTH,
    "Choose: trade your 2 least powerful creatures for your foe's 2 most powerful, or your 2 most "
    "powerful for your foe's 2 least. With fewer: as many as both have.",
    icon="owl",
    flavour="A wise trade looks foolish from one side only.",
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
    "Black Witch",
    SACRED,
    SECOND,
    "Take a random witch from your foe's hand.",
    icon="cat",
    flavour="Nothing personal. She is simply short of staff.",
)
def black(duel: Duel) -> None:
    for card in duel.some(duel.witches(duel.foe)):
        duel.take(card, duel.me)


@casts(
    "Haughty Witch",
    SACRED,
    SECOND,
    "If her level is greater than the opposing card's, take a random card from your foe's hand.",
    icon="lorgnette",
    flavour="She has looked down on taller than you.",
)
def haughty(duel: Duel) -> None:
    she, other = duel.find(duel.subject), duel.played(duel.foe)
    if duel.given(she and other and she.face.level > other.face.level):
        for card in duel.some(duel.hand(duel.foe).cards):
            duel.take(card, duel.me)


@casts(
    "Arnold Layne's Witch",
    SACRED,
    SECOND,
    "Swap a random creature of yours for a random one of your foe's. The one you get gains "
    "2 levels and rests a turn.",
    icon="clothesline",
    flavour="It was a windy day, officer.",
)
def arnold(duel: Duel) -> None:
    mine, theirs = duel.creatures(duel.me), duel.creatures(duel.foe)
    if duel.given(mine, theirs):
        for card in duel.trade(duel.some(mine), duel.some(theirs)):
            duel.lift(duel.rest(card), 2, "In new colours: {cards}.")
