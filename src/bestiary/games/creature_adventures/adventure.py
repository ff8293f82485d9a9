"""The Adventure: a Journey that can begin, be copied, and be left by a player who concedes.

It is a layer above the rules because it starts their first steps. It is what the Game creates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.engine import Position, sharing_copies
from bestiary.games.creature_adventures.battle.against_player import decide_duel
from bestiary.games.creature_adventures.battle.shown import fight_now, odds
from bestiary.games.creature_adventures.journey import Journey
from bestiary.games.creature_adventures.position import arrange
from bestiary.games.creature_adventures.records import NOBODY
from bestiary.games.creature_adventures.turn.phases import (
    choose_what_to_do,
    end_turn,
    roll_for_order,
)
from bestiary.games.creature_adventures.turn.travel import way_of, wild_roll

if TYPE_CHECKING:
    from bestiary.engine.view import FightView


class Adventure(Journey):
    def deal(self) -> None:
        """Deal a few random Commons to each player. Of the rest, some are the deck, and the others
        sleep through the game."""
        commons = self.world.commons(self.seats)
        self.rng.shuffle(commons)
        for seat in range(self.seats):
            self.travellers[seat].at = self.world.board.homes[seat]
            self.travellers[seat].points = self.world.points
            for _ in range(self.world.team):
                self.make(commons.pop(), self.teams[seat])
        rest = commons + self.world.others()
        self.rng.shuffle(rest)
        awake = self.world.awake(self.seats)
        self.stack_up(rest[:awake], self.deck)
        self.stack_up(rest[awake:], self.asleep)
        self.then(roll_for_order)

    def arrange(self, position: Position) -> None:
        arrange(self, position)

    def fight(self) -> FightView | None:
        return fight_now(self)

    def note(self, seat: int, verb: str, subject: int, target: int) -> str:
        return odds(self, seat, verb)

    def way(self, seat: int, verb: str, subject: int, target: int) -> list[int]:
        return way_of(self, seat, subject, target) if verb == "move" else []

    def resume_turn(self) -> None:
        self.then(choose_what_to_do)

    def copy(self) -> Adventure:
        return Adventure(
            self.settings,
            self.seats,
            self.rng.copy(),
            sharing_copies(self.zones),
            self.shared.copy(),
            [player.copy() for player in self.travellers],
            self.so_far.copy(),
            self.battle.copy(),
            self,
        )

    def leave(self, seat: int) -> None:
        """The others play on without the one who conceded, who loses any battle they are in."""
        others = self.staying()
        self.say("{You} concede{s}.", seat)
        if len(others) == 1:
            scores = [1.0 if other in others else 0.0 for other in range(self.seats)]
            self.finish(scores, "conceded", "{You} {are} the last one on the road.", others[0])
            return
        battle, mover = self.battle, self.shared.mover
        dueling = battle.attacker != NOBODY and seat in (battle.attacker, battle.defender)
        asked = any(ask.seat == seat for ask in self.asks)
        if not dueling and not asked and seat != mover:
            self.remove_player(seat)
            return
        self.asks = []
        self.stack = None
        self.me = mover
        self.then(end_turn)
        if seat != mover and not self.shared.sudden:
            self.then(wild_roll)
        if dueling:
            self.then(decide_duel, battle.opponent(seat), 0)
        else:
            self.dismiss_foes()
            self.clear_battle()
            self.remove_player(seat)
