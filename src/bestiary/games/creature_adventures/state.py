"""The Adventure: the whole truth of a game, and how it is shown and kept.

Only data here, and no rules; the verbs that change it are the Journey's, in journey.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import (
    BrokenState,
    Card,
    Mark,
    Printed,
    Rng,
    State,
    Value,
    Zone,
    bit,
    open_pile,
    pile,
    row,
    seat_name,
)
from bestiary.games.creature_adventures import text
from bestiary.games.creature_adventures.creatures.creature import Creature
from bestiary.games.creature_adventures.land.tiles import POWER, SIGILS, WISDOM
from bestiary.games.creature_adventures.world import TEAM, world_of

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView, RuleView, TileView

NOBODY: Final = -1
POWER_POINTS: Final = 3  # the temporary points of the Sigil of Power

# The artifacts, in the order of the rulebook.
FORTIFY: Final = 0
TAILWIND: Final = 1
ASCENSION: Final = 2
SHOES: Final = 3
BANDAGE: Final = 4
KINDS: Final = 5
# What each next level costs; Ascension is bought charge by charge.
PRICES: Final = [[1, 2, 3], [2], [3], [1, 2, 3], [1, 2, 5]]
MOST_CHARGES: Final = 99

# What kind of battle is on.
NO_BATTLE: Final = 0
WILD_ONE: Final = 1
THIEVERY: Final = 2
LORD: Final = 3
GAUNTLET: Final = 4
DUEL: Final = 5

PLACES: Final = [
    pile("deck", "Deck"),
    row("foes", "In the way"),
    open_pile("gone", "Out of play"),
    *[row(f"team.{seat}", "Team", seat) for seat in range(4)],
]

FIELDS: Final = [
    *("first", "mover", "at", "level", "exp", "exp_all", "points", "caught", "sigils"),
    *("artifacts", "exhausted", "rally", "sick", "shifted", "blessed", "peace_used"),
    *("contender", "stage", "sudden", "rolled", "counters", "sent_home", "battle", "attacker"),
    *("defender", "actor", "opening", "fighting", "actions", "fallen", "felled", "tries"),
    *("switched", "meditated", "slipped", "stake", "owed", "fortified", "rolls"),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Adventure(State[Creature]):
    """Two to four players, a board, a deck of creatures."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[Creature]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.world = world_of(settings)
        self.deck = zones[0]
        self.foes = zones[1]  # a wild creature or the game's own, the one that fights first
        self.gone = zones[2]
        self.teams = zones[3:]
        self.first: i64 = 0  # who goes first in a round
        self.mover: i64 = 0  # whose turn it is
        # What each player has.
        self.at: list[int] = [0] * seats
        self.level: list[int] = [1] * seats
        self.exp: list[int] = [0] * seats  # at this level
        self.exp_all: list[int] = [0] * seats  # over the whole game
        self.points: list[int] = [0] * seats  # attribute points not yet spent
        self.caught: list[int] = [0] * seats
        self.artifacts: list[int] = [0] * (KINDS * seats)  # levels, or charges
        self.exhausted: list[int] = [0] * seats
        self.rally: list[int] = [0] * seats
        self.sick: list[int] = [0] * seats  # turns for which Ascension cannot be used
        self.sigils: list[int] = [NOBODY] * len(SIGILS)  # who holds each
        # This turn: what can be done once.
        self.shifted: i64 = 0  # the points of the Sigil of Power
        self.blessed: i64 = 0  # Inner Peace given to another creature
        self.peace_used: i64 = 0
        self.rolled: list[int] = []  # the dice for the movement
        self.counters: i64 = 0  # footstep counters
        self.sent_home: i64 = 0
        # The Colosseum and the end.
        self.contender: i64 = NOBODY
        self.stage: i64 = 0  # battles the contender has won
        self.sudden: i64 = 0  # whether it is sudden death
        # The battle.
        self.battle: i64 = NO_BATTLE
        self.attacker: i64 = NOBODY
        self.defender: i64 = NOBODY
        self.actor: i64 = NOBODY  # who acts next in a duel
        self.opening: i64 = 0  # actions the Sigil of Speed still gives before the other responds
        self.fighting: list[int] = [0] * seats  # the card each player has in the battle
        self.actions: i64 = 0
        self.fallen: list[int] = [0] * seats  # creatures each player has lost in it
        self.felled: i64 = 0  # creatures the game has lost in it
        self.tries: i64 = 0  # to catch
        self.switched: i64 = 0  # 1 if the last action against the game's own was a switch
        self.meditated: list[int] = []  # the cards that have, against the game's own foes
        self.slipped: list[int] = []  # the swift that have slipped a counterstrike
        self.stake: i64 = 0
        self.owed: i64 = 0  # staked points still to be given up
        self.fortified: list[int] = []  # a card and its temporary HP
        self.rolls: list[int] = []  # dice that a written position has laid ready

    # ---- Who has what ---------------------------------------------------------------------

    def owned(self, seat: i64, artifact: i64) -> i64:
        """The level of an artifact, or how many charges."""
        return self.artifacts[seat * KINDS + artifact]

    def playing(self, seat: i64) -> bool:
        return not self.out & bit(seat)

    def staying(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(self.seats) if not self.out & bit(seat)]

    def holds(self, seat: i64, sigil: i64) -> bool:
        """Whether the player holds the Sigil and it works: in sudden death none does."""
        return self.sigils[sigil] == seat and not self.sudden

    def sigils_of(self, seat: i64) -> i64:
        count: i64 = 0
        for holder in self.sigils:
            if holder == seat:
                count += 1
        return count

    def able(self, seat: i64) -> list[Card[Creature]]:
        """The creatures of a team that can fight."""
        return [card for card in self.teams[seat].cards if card.face.hp > 0]

    def is_able(self, seat: i64) -> bool:
        for card in self.teams[seat].cards:
            if card.face.hp > 0:
                return True
        return False

    def fighter(self, seat: i64) -> Card[Creature] | None:
        """The creature a player has in the battle."""
        id = self.fighting[seat]
        return self.teams[seat].find(id) if id else None

    def foe(self) -> Card[Creature] | None:
        """The game's creature in the battle."""
        cards = self.foes.cards
        return cards[0] if cards else None

    def vigilant(self, seat: i64) -> bool:
        """Vigilance: everybody but the contender, while the Colosseum is active."""
        return self.contender != NOBODY and seat != self.contender and self.playing(seat)

    def power_left(self, seat: i64) -> i64:
        """The points of the Sigil of Power that its holder has not placed."""
        if not self.holds(seat, POWER):
            return 0
        placed: i64 = 0
        for card in self.teams[seat].cards:
            for count in card.face.power:
                placed += count
        return POWER_POINTS - placed

    def needed(self, seat: i64) -> i64:
        """The EXP that brings the next level, or 0 where there is none."""
        level = self.level[seat]
        return self.world.needed[level - 1] if level <= len(self.world.needed) else 0

    # ---- Guessing -------------------------------------------------------------------------

    def deal_face(self, origin: int, rng: Rng) -> Creature:
        return self.world.born[origin]

    def settle_guess(self, seat: int, rng: Rng) -> None:
        self.rolls = []  # nobody knows the dice that are laid ready

    # ---- Showing --------------------------------------------------------------------------

    def printed(self, face: Creature) -> Printed:
        return text.printed(face)

    def written(self, face: Creature, marks: list[Mark[Creature]]) -> str:
        return text.written(face, marks)

    def gauges(self, seat: int) -> list[Gauge]:
        return text.gauges(self, seat)

    def seat_marks(self, seat: int) -> list[MarkView]:
        return text.seat_marks(self, seat)

    def lasting(self) -> list[RuleView]:
        return text.lasting(self)

    def tiles(self) -> list[TileView]:
        return text.tiles(self)

    def tile_name(self, id: int) -> str:
        return text.tile_name(self, id)

    def phase(self) -> str:
        return text.phase(self)

    def initiative(self) -> int:
        return self.mover

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for seat in range(self.seats):
            self.check_seat(seat)
        for card in self.deck.cards:
            if card.face is not self.world.born[card.face.origin] or card.marks:
                raise BrokenState(f"{card.face.notation()} in the deck is not as it was born")
        if self.battle == NO_BATTLE and self.scores is None:
            if any(self.fighting) or self.fortified:
                raise BrokenState("there is no battle and somebody fights")
        if self.scores is None and self.contender != NOBODY:
            if self.sudden or not self.playing(self.contender):
                raise BrokenState("the Colosseum is closed and has a contender")

    def check_seat(self, seat: int) -> None:
        name = seat_name(seat)
        cards = self.teams[seat].cards
        if len(cards) > TEAM:
            raise BrokenState(f"{name} holds {len(cards)} creatures")
        temporary = sum(self.fortified[1:])
        for card in cards:
            face = card.face
            if not 0 <= face.hp <= face.most() + temporary or min(face.points + face.power) < 0:
                raise BrokenState(f"{name}'s {face.notation()} cannot be")
            if any(face.power) and not self.holds(seat, POWER):
                raise BrokenState(f"{name}'s {face.notation()} has a power it should not have")
            if face.rallied and not self.rally[seat]:
                raise BrokenState(f"{name}'s {face.notation()} rallies without a Rally Cry")
        if self.power_left(seat) < 0:
            raise BrokenState(f"{name} has placed too many points of the Sigil of Power")
        if sum(text.has_peace(card) for card in cards) > int(self.holds(seat, WISDOM)):
            raise BrokenState(f"{name} has Inner Peace where there is none")
        if not 1 <= self.level[seat] <= len(self.world.needed) + 1 or self.points[seat] < 0:
            raise BrokenState(f"{name} is at level {self.level[seat]}")
        if 0 < self.needed(seat) <= self.exp[seat]:
            raise BrokenState(f"{name} has missed a level")
        if self.scores is None and not self.playing(seat) and (cards or seat in self.sigils):
            raise BrokenState(f"{name} is out and still has something")

    def fields(self) -> list[str]:
        return FIELDS

    def copy_adventure(self, new: Adventure) -> None:
        """Give a new State, made with copies of the zones and the Rng, all the rest."""
        self.copy_to(new)
        new.first = self.first
        new.mover = self.mover
        new.at = self.at.copy()
        new.level = self.level.copy()
        new.exp = self.exp.copy()
        new.exp_all = self.exp_all.copy()
        new.points = self.points.copy()
        new.caught = self.caught.copy()
        new.artifacts = self.artifacts.copy()
        new.exhausted = self.exhausted.copy()
        new.rally = self.rally.copy()
        new.sick = self.sick.copy()
        new.sigils = self.sigils.copy()
        new.shifted = self.shifted
        new.blessed = self.blessed
        new.peace_used = self.peace_used
        new.rolled = self.rolled.copy()
        new.counters = self.counters
        new.sent_home = self.sent_home
        new.contender = self.contender
        new.stage = self.stage
        new.sudden = self.sudden
        new.battle = self.battle
        new.attacker = self.attacker
        new.defender = self.defender
        new.actor = self.actor
        new.opening = self.opening
        new.fighting = self.fighting.copy()
        new.actions = self.actions
        new.fallen = self.fallen.copy()
        new.felled = self.felled
        new.tries = self.tries
        new.switched = self.switched
        new.meditated = self.meditated.copy()
        new.slipped = self.slipped.copy()
        new.stake = self.stake
        new.owed = self.owed
        new.fortified = self.fortified.copy()
        new.rolls = self.rolls.copy()

    def read_face(self, data: list[Any]) -> Creature:
        origin, health, hp, attack, defence, more, *power, rallied = data
        born = self.world.born[origin]
        face = Creature(origin, born.species, health, hp, [attack, defence, more], power, rallied)
        return born if face.to_json() == born.to_json() else face
