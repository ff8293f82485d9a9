"""Sacred witches that look back: at duels won and lost, at the slain, at the last duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import Answer, bit
from bestiary.games.creature_wars.being import EVERY_TRIBE, NONE, SKELETON
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.memory import Memory, remembered
from bestiary.games.creature_wars.lore.roster import BOTH, SACRED, SECOND, casts
from bestiary.games.creature_wars.state import NO_DUEL
from bestiary.games.creature_wars.turn.outcome import NOBODY

if TYPE_CHECKING:
    from bestiary.games.creature_wars.duel import Duel
    from bestiary.games.creature_wars.turn.outcome import Outcome


@casts(
    "Rage Witch",
    SACRED,
    BOTH,
    "Discard a random card: your foe takes 1 for each duel you have lost.",
    first_text="Discard 2 random cards: your foe takes 4.",
    icon="enrage",
    flavour="She has kept count. Oh, how she has kept count.",
)
def rage(duel: Duel) -> None:
    first = duel.edition.name == "first"
    count = 2 if first else 1
    if duel.given(len(duel.hand(duel.me).cards) >= count):
        duel.discard_random(duel.me, count)
        duel.hit(duel.foe, 4 if first else duel.lost[duel.me])


@mypyc_attr(acyclic=True)
class Runs(Memory):
    """The length of each player's latest run of duels won, and whether it goes on."""

    def __init__(self, first: i64, second: i64, going: i64) -> None:
        self.first = first
        self.second = second
        self.going = going  # as bits

    def length(self, seat: i64) -> i64:
        return self.first if seat == 0 else self.second

    def save(self) -> dict[str, Any]:
        going = [bool(self.going & bit(seat)) for seat in range(2)]
        return {"streak": [self.first, self.second], "streaking": going}

    def load(self, data: dict[str, Any]) -> Runs:
        first, second = data["streak"]
        going = sum(bit(seat) for seat in range(2) if data["streaking"][seat])
        return Runs(first, second, going)

    def shown(self, seat: int) -> tuple[str, str, int]:
        return "run", "Run", self.length(seat)

    def after_duel(self, outcome: Outcome) -> Runs:
        going = self.going
        for seat in range(2):
            if outcome.tied or outcome.lost(seat):
                going &= ~bit(seat)
        winner = outcome.winner
        if winner == NOBODY:
            return self if going == self.going else Runs(self.first, self.second, going)
        length = self.length(winner) + 1 if going & bit(winner) else 1
        going |= bit(winner)
        if winner == 0:
            return Runs(length, self.second, going)
        return Runs(self.first, length, going)


RUNS: Final = remembered(Runs(0, 0, 0), watches_duels=True)


@casts(
    "Overdrive Witch",
    SACRED,
    SECOND,
    "Your foe takes 1 for each duel in your latest run of duels won.",
    icon="overdrive",
    flavour="There was a brake. She sold it.",
)
def overdrive(duel: Duel) -> None:
    run = RUNS.of(duel).length(duel.me)
    if duel.given(run):
        duel.hit(duel.foe, run)


@mypyc_attr(acyclic=True)
class BeatenTribes(Memory):
    """The Tribes that each player has beaten in duels, as bits."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first = first
        self.second = second

    def by(self, seat: i64) -> i64:
        return self.first if seat == 0 else self.second

    def save(self) -> dict[str, Any]:
        return {"beaten": [self.first, self.second]}

    def load(self, data: dict[str, Any]) -> BeatenTribes:
        first, second = data["beaten"]
        return BeatenTribes(first, second)

    def shown(self, seat: int) -> tuple[str, str, int]:
        return "beaten", "Tribes", int(self.by(seat) & EVERY_TRIBE).bit_count()

    def after_duel(self, outcome: Outcome) -> BeatenTribes:
        winner = outcome.winner
        loser = None if winner == NOBODY else outcome.card(1 - winner)
        if loser is None or not loser.face.is_creature() or loser.face.tribe == NONE:
            return self
        tribe: i64 = 1 << loser.face.tribe
        if self.by(winner) & tribe:
            return self
        if winner == 0:
            return BeatenTribes(self.first | tribe, self.second)
        return BeatenTribes(self.first, self.second | tribe)


BEATEN: Final = remembered(BeatenTribes(0, 0), watches_duels=True)


@casts(
    "Questing Witch",
    SACRED,
    BOTH,
    "If you have beaten a creature of each of the 7 Tribes in duels, choose: discard your 3 most "
    "powerful creatures; your creatures gain 3 levels; or gain 15 HP.",
    icon="treasure-map",
    flavour="Seven down. Now, which of these was the good one?",
)
def questing(duel: Duel) -> None:
    if duel.given(BEATEN.of(duel).by(duel.me) & EVERY_TRIBE == EVERY_TRIBE):
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
    "Chthonic Witch",
    SACRED,
    BOTH,
    "The creature slain last comes to your hand, a level lower.",
    first_text="The creature slain last comes to your hand.",
    icon="hades-symbol",
    flavour="Nothing stays buried if you know whom to ask.",
)
def chthonic(duel: Duel) -> None:
    duel.raise_dead(duel.graves()[-1:], 0 if duel.edition.name == "first" else -1)


@casts(
    "Necromancing Witch",
    SACRED,
    BOTH,
    "Every slain Skeleton in the discard pile comes to your hand with +3 levels.",
    icon="raise-skeleton",
    flavour="On your feet, you bag of bones. You too, bag.",
)
def necromancing(duel: Duel) -> None:
    duel.raise_dead(duel.graves(SKELETON), 3)


@casts(
    "Ossuary Witch",
    SACRED,
    SECOND,
    "Every slain Skeleton in the discard pile is shuffled into the deck with +1 level.",
    icon="triple-skulls",
    flavour="Every drawer is labelled, and every drawer rattles.",
)
def ossuary(duel: Duel) -> None:
    bones = duel.graves(SKELETON)
    if duel.given(bones):
        duel.shuffle_in([duel.lift(card, 1) for card in bones])


@casts(
    "Ondu's Witch",
    SACRED,
    SECOND,
    "The previous duel is undone: its damage is given back, and its cards return from the discard "
    "pile to their players' hands to rest a turn.",
    icon="backward-time",
    flavour="Let's say that one didn't count.",
)
def ondu(duel: Duel) -> None:
    last = duel.previous
    duel.previous = NO_DUEL  # it is undone only once
    done = False
    for seat in duel.order():
        duel.heal(seat, last.toll_of(seat))
        card = duel.recall(last.card_of(seat), seat)
        if card is not None:
            duel.rest(card)
        done = done or last.toll_of(seat) > 0 or card is not None
    if not done:
        duel.fizzle()
