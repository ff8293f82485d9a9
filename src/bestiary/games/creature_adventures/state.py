"""The State of a game of Creature Adventures, in three layers, each a class of its own:

``CreatureAdventuresState``, here: the data, how it is shown, checked and saved. No rules.
``Journey``, in journey.py: the same with the verbs that the rules are written in.
``Adventure``, in adventure.py: a Journey that can begin and be left. The Game creates these.

What never changes during a game, the board and the creatures, is its ``World``.
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
from bestiary.engine.guess import Faces
from bestiary.games.creature_adventures import saved, text
from bestiary.games.creature_adventures.creatures.creature import Creature, Points
from bestiary.games.creature_adventures.land.tiles import POWER, WISDOM
from bestiary.games.creature_adventures.records import (
    NO_BATTLE,
    NOBODY,
    NONE,
    Battle,
    Shared,
    Traveller,
    TurnSoFar,
)
from bestiary.games.creature_adventures.world import TEAM, World, world_of

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge, MarkView, RuleView, TileView

POWER_POINTS: Final = 3  # the temporary points of the Sigil of Power

SHARED_PLACES: Final = [
    pile("deck", "Deck"),
    row("foes", "In the way"),
    open_pile("gone", "Out of play"),
    pile("asleep", ""),
]
PLACES: Final = [*SHARED_PLACES, *[row(f"team.{seat}", "Team", seat) for seat in range(4)]]


@mypyc_attr(allow_interpreted_subclasses=True)
class CreatureAdventuresState(State[Creature]):
    """Two to four players, a board and a deck of creatures."""

    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[Creature]],
        shared: Shared,
        travellers: list[Traveller],
        so_far: TurnSoFar,
        battle: Battle,
        twin: CreatureAdventuresState | None = None,
    ) -> None:
        super().__init__(settings, seats, rng, zones, twin)
        self.world: World = world_of(settings) if twin is None else twin.world
        self.deck = zones[0]
        self.foes = zones[1]  # wild creatures and other foes; the first one fights
        self.gone = zones[2]
        self.asleep = zones[3]  # creatures that are not in this game; nobody knows which
        self.teams = zones[4:]
        self.shared = shared
        self.travellers = travellers  # by seat
        self.so_far = so_far
        self.battle = battle

    # ---- Who has what ---------------------------------------------------------------------

    def owned(self, seat: i64, artifact: i64) -> i64:
        """The level of an artifact, or its charges."""
        return self.travellers[seat].artifacts[artifact]

    def playing(self, seat: i64) -> bool:
        return not self.out & bit(seat)

    def staying(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat in range(self.seats) if not self.out & bit(seat)]

    def holds(self, seat: i64, sigil: i64) -> bool:
        """Whether the player holds the Sigil and it works; in sudden death none does."""
        return self.shared.sigils[sigil] == seat and not self.shared.sudden

    def sigils_of(self, seat: i64) -> i64:
        count: i64 = 0
        for holder in self.shared.sigils:
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
        id = self.travellers[seat].fighting
        return self.teams[seat].find(id) if id else None

    def foe(self) -> Card[Creature] | None:
        """The foe in the battle."""
        cards = self.foes.cards
        return cards[0] if cards else None

    def vigilant(self, seat: i64) -> bool:
        """Vigilance: everybody except the contender, while the Colosseum is active."""
        contender = self.shared.contender
        return contender != NOBODY and seat != contender and self.playing(seat)

    def power_left(self, seat: i64) -> i64:
        """The points of the Sigil of Power that its holder has not placed."""
        if not self.holds(seat, POWER):
            return 0
        placed: i64 = 0
        for card in self.teams[seat].cards:
            placed += card.face.power.total()
        return POWER_POINTS - placed

    def needed(self, seat: i64) -> i64:
        """The EXP needed for the next level, or 0 at the last one."""
        level = self.travellers[seat].level
        return self.world.needed[level - 1] if level <= len(self.world.needed) else 0

    # ---- Guessing -------------------------------------------------------------------------

    def deal_face(self, origin: int, rng: Rng) -> Creature:
        return self.world.born[origin]

    def faces(self, origin: int) -> Faces[Creature]:
        return Faces([self.world.born[origin]])

    def settle_guess(self, seat: int, rng: Rng) -> None:
        self.shared.rolls = NONE  # nobody knows the dice fixed by a position

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
        return self.shared.mover

    # ---- The whole truth ------------------------------------------------------------------

    def check(self) -> None:
        super().check()
        for seat in range(self.seats):
            self.check_seat(seat)
        for card in self.deck.cards + self.asleep.cards:
            if card.face is not self.world.born[card.face.origin] or card.marks:
                raise BrokenState(f"{card.face.notation()} in the deck is not as it was born")
        if self.scores is None:
            self.check_battle()

    def check_battle(self) -> None:
        battle, contender = self.battle, self.shared.contender
        if battle.kind == NO_BATTLE:
            if battle.shielded or any(player.fighting for player in self.travellers):
                raise BrokenState("a creature fights although there is no battle")
        if contender != NOBODY and (self.shared.sudden or not self.playing(contender)):
            raise BrokenState("the Colosseum is closed but has a contender")

    def check_seat(self, seat: int) -> None:
        name = seat_name(seat)
        player = self.travellers[seat]
        cards = self.teams[seat].cards
        if len(cards) > TEAM:
            raise BrokenState(f"{name} holds {len(cards)} creatures")
        for card in cards:
            self.check_creature(card.face, seat)
        if self.power_left(seat) < 0:
            raise BrokenState(f"{name} has placed too many points of the Sigil of Power")
        if sum([text.has_peace(card) for card in cards]) > int(self.holds(seat, WISDOM)):
            raise BrokenState(f"{name} has more Inner Peace than the Sigil of Wisdom gives")
        if not 1 <= player.level <= len(self.world.needed) + 1 or player.points < 0:
            raise BrokenState(f"{name} is at level {player.level}, {player.points} points unspent")
        if 0 < self.needed(seat) <= player.exp:
            raise BrokenState(f"{name} has missed a level")
        if self.scores is None and not self.playing(seat):
            if cards or seat in self.shared.sigils:
                raise BrokenState(f"{name} is out but still has creatures or Sigils")

    def check_creature(self, face: Creature, seat: int) -> None:
        name = f"{seat_name(seat)}'s {face.notation()}"
        if not 0 <= face.hp <= face.most() + self.battle.shield:
            raise BrokenState(f"{name} has impossible HP")
        if face.points.least() < 0 or face.power.least() < 0:
            raise BrokenState(f"{name} has negative points")
        if face.power.total() and not self.holds(seat, POWER):
            raise BrokenState(f"{name} has points of a Sigil of Power that does not work")
        if face.rallied and not self.travellers[seat].rally:
            raise BrokenState(f"{name} rallies without a Rally Cry")

    def save(self) -> dict[str, Any]:
        return saved.save(self)

    def load(self, data: dict[str, Any]) -> None:
        saved.load(self, data)

    def read_face(self, data: list[Any]) -> Creature:
        origin, health, hp, attack, defence, more, *power, rallied = data
        born = self.world.born[origin]
        face = Creature(
            origin,
            born.species,
            health,
            hp,
            points=Points(attack, defence, more),
            power=Points(power[0], power[1], power[2]),
            rallied=rallied,
        )
        return born if face.same_as(born) else face
