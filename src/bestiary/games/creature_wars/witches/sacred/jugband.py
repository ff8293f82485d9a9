"""The Jugband Witches: Washboard, Jug and Kazoo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiary.engine import EVERYBODY, Answer, Card
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.lore import marks
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.brought import bring
from bestiary.games.creature_wars.lore.marks import MUST, mark
from bestiary.games.creature_wars.lore.memory import Memory, remembered
from bestiary.games.creature_wars.lore.roster import SACRED, SECOND, casts

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.turn.outcome import Outcome


@casts(
    "Jugband Witch: Washboard",
    SACRED,
    SECOND,
    "3 random creatures join your hand and must be played before any other card.",
    icon="banjo",
    flavour="They know one tune, and they play it first.",
)
def washboard(duel: Duel) -> None:
    for card in duel.get_random(duel.me, count=3):
        duel.mark(card, MUST, 0)


JUGGED: Final = mark("jugged", "must win for the Jug")


class Jug:
    """A promise: a discarded card comes back to its player after three wins."""

    def __init__(self, seat: int, card: int, wins: int) -> None:
        self.seat = seat
        self.card = card  # the discarded one's id
        self.wins = wins  # below zero: a duel was lost


class Jugs(Memory):
    """Every jug of the game. The mark on a card is the number of its jug."""

    def __init__(self, jugs: list[Jug]) -> None:
        self.jugs = jugs

    def save(self) -> dict[str, Any]:
        return {"jugs": [[i, jug.seat, jug.card, jug.wins] for i, jug in enumerate(self.jugs)]}

    def load(self, data: dict[str, Any]) -> Jugs:
        return Jugs([Jug(seat, card, wins) for _, seat, card, wins in data["jugs"]])


JUGS: Final = remembered(Jugs([]))


@casts(
    "Jugband Witch: Jug",
    SACRED,
    SECOND,
    "Choose a card to discard, and draw 3. If all 3 win their duels, the discarded one comes back "
    "with +7 levels.",
    icon="jug",
    flavour="Three good gigs, and the old singer comes back.",
)
def jug_plays(duel: Duel) -> None:
    duel.pose(what_to_jug)


@book.question("Discard which card for the Jug?")
def what_to_jug(duel: Duel, seat: int) -> list[Answer]:
    return [discard.on(card.id) for card in duel.hand(seat).cards]


@book.act("Discard {}", of="card")
def discard(duel: Duel, card: int) -> None:
    duel.discard_card(duel.held(card))
    fill_jug(duel, card, 3)


def fill_jug(duel: Duel, discarded: int, count: int) -> None:
    """The player at work draws cards that must all win to bring the discarded one back."""
    hand = duel.hand(duel.me)
    before = [card.id for card in hand.cards]
    duel.draw(duel.me, count)
    jugs = JUGS.of(duel).jugs
    for card in hand.cards.copy():
        if card.id not in before:
            duel.mark(card, JUGGED, len(jugs))
    JUGS.keep(duel, Jugs([*jugs, Jug(int(duel.me), discarded, 0)]))


@marks.duels(JUGGED)
def count_for_the_jug(duel: Duel, seat: int, card: Card[Being], outcome: Outcome) -> None:
    """All three must win. A card that came back to hand unbeaten still has its duel to come."""
    won = outcome.winner == seat
    back = duel.hand(0).find(card.id) or duel.hand(1).find(card.id)
    if back is not None:
        if not won:
            return
        duel.change(back.without_mark(JUGGED))
    number = card.mark(JUGGED)
    jugs = JUGS.of(duel).jugs.copy()
    jug = jugs[number]
    jugs[number] = Jug(jug.seat, jug.card, jug.wins + 1 if won else -9)
    JUGS.keep(duel, Jugs(jugs))
    if jugs[number].wins == 3:
        card_back = duel.recall(jug.card, jug.seat)
        if card_back is not None:
            duel.lift(card_back, 7, "{cards}!")


STAND_IN: Final = bring(
    7,
    "Stand-In",
    "If it is slain, draw 2.",
    1,
    0,
    editions=SECOND,
    icon="puppet",
    flavour="Knows the part. Not the ending.",
)


@casts(
    "Jugband Witch: Kazoo",
    SACRED,
    SECOND,
    "Discard a random creature and get a Lvl.1 Stand-In copy of it; if that is slain, draw 2.",
    icon="vuvuzelas",
    flavour="It isn't the real drummer, but who looks at the drummer?",
)
def kazoo(duel: Duel) -> None:
    for card in duel.some(duel.creatures(duel.me)):
        duel.discard_card(card)
        name = f"{STAND_IN.name} {card.face.name}"
        copy = card.face.but(level=1, rallied=0, bonus=0, key=STAND_IN.key, name=name)
        duel.get(duel.me, copy, known=EVERYBODY)


@STAND_IN.dies
def stand_in(duel: Duel) -> None:
    duel.draw(duel.me, 2)
