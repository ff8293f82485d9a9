"""The Journey: an Adventure with the verbs its rules are written with.

The verbs do the bookkeeping (what is told, what a lost Sigil takes along, levels), so that no
rule can forget it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card, Position, bit, copied
from bestiary.games.creature_adventures import position
from bestiary.games.creature_adventures.creatures.creature import NO_POINTS, Creature
from bestiary.games.creature_adventures.land.tiles import POWER, WISDOM
from bestiary.games.creature_adventures.rulebook import FIGHTS, PEACE, after_battle, book
from bestiary.games.creature_adventures.state import (
    NO_BATTLE,
    NOBODY,
    WILD_ONE,
    Adventure,
)
from bestiary.games.creature_adventures.text import sigil_name
from bestiary.games.creature_adventures.world import FACES

AWARDS: Final = [0, 0, 2, 3, 4, 5]  # attribute points for reaching a level
AT_THE_FRONT: Final = 0  # a pile's bottom is its start


def percent(value: i64, share: i64) -> i64:
    """A share of a value, rounded to the nearest, halves up."""
    return (2 * value * share + 100) // 200


def boost(value: i64, share: i64) -> i64:
    """What a value gains: at least 1 where there is something to raise."""
    if value <= 0 or share <= 0:
        return 0
    return max(1, percent(value, share))


def die_text(face: i64) -> str:
    """A roll in a sentence: "a 7", "an 8"."""
    return f"an {face}" if face == 8 else f"a {face}"


class Journey(Adventure):
    """The verbs. ``me`` is the player at work."""

    def deal(self) -> None:
        """Some random Commons for everybody, the rest is the deck."""
        commons = self.world.commons(self.seats)
        self.rng.shuffle(commons)
        for seat in range(self.seats):
            self.at[seat] = self.world.board.homes[seat]
            self.points[seat] = self.world.points
            for _ in range(self.world.team):
                self.make(commons.pop(), self.teams[seat])
        self.stack_up(commons + self.world.others(), self.deck)
        self.then(book.steps["roll_for_order"])

    def arrange(self, position_: Position) -> None:
        position.arrange(self, position_)

    def copy(self) -> Journey:
        new = Journey(self.settings, self.seats, self.rng.copy(), copied(self.zones))
        self.copy_adventure(new)
        return new

    # ---- Chance and telling ---------------------------------------------------------------

    def die(self) -> i64:
        """A roll of the ten-sided die."""
        face = self.rng.below(FACES) + 1  # (rolled in any case: a laid die is chance used, too)
        return self.rolls.pop(0) if self.rolls else face

    def say(self, words: str, seat: int = -1, other: int = -1) -> None:
        self.record("announce", words, seat, other=other)

    # ---- Creatures ------------------------------------------------------------------------

    def reface(self, card: Card[Creature], face: Creature) -> Card[Creature]:
        return self.change(card.with_face(face))

    def heal(self, seat: i64, card: Card[Creature], amount: i64) -> i64:
        """Heal a creature up to its maximum; how much that was. It may be down: it is revived."""
        face = card.face
        gained = min(amount, max(0, face.most() - face.hp))
        if gained > 0:
            healed = self.reface(card, face.with_hp(face.hp + gained))
            words = f"{{Your}} {face.species.name} heals {{n}} HP ({healed.face.hp} now)."
            if not face.hp:
                words = f"{{Your}} {face.species.name} is back with {{n}} HP."
            self.record("heal", words, seat, [healed], gained)
        return gained

    def heal_all(self, seat: i64) -> None:
        """Every creature of a team revived and at its full HP."""
        healed: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            if card.face.hurt():
                healed.append(self.reface(card, card.face.with_hp(card.face.most())))
        if healed:
            self.record("heal", "All {your} creatures are at full HP.", seat, healed)

    def discard(self, seat: i64, card: Card[Creature]) -> None:
        """A creature leaves its team for good, and all that was on it is lost."""
        self.teams[seat].remove(card.id)
        self.gone.add(self.bare(card))

    def bare(self, card: Card[Creature]) -> Card[Creature]:
        """The creature without Sigil's points, Rally Cry, marks."""
        face = card.face
        if card.marks:
            card = card.with_marks([])
        if face.rallied or face.power != NO_POINTS:
            card = card.with_face(face.with_power(NO_POINTS).with_rally(0))
            self.record("change", "", -1, [card])
        return card

    # ---- EXP and levels -------------------------------------------------------------------

    def gain_exp(self, seat: i64, amount: i64) -> None:
        """EXP counts from 0 at each level."""
        if amount <= 0:
            return
        self.record("announce", "{You} gain{s} {n} EXP.", seat, amount=amount)
        self.exp_all[seat] += amount
        self.exp[seat] += amount
        needed = self.needed(seat)
        while 0 < needed <= self.exp[seat]:
            self.exp[seat] -= needed
            self.level[seat] += 1
            award = AWARDS[self.level[seat]]
            self.points[seat] += award
            words = f"{{You}} reach{{es}} level {{n}} and get{{s}} {award} attribute points!"
            self.record("announce", words, seat, amount=self.level[seat])
            needed = self.needed(seat)
        if needed == 0:
            self.exp[seat] = 0

    # ---- Sigils ---------------------------------------------------------------------------

    def take_sigil(self, seat: i64, sigil: int) -> None:
        self.sigils[sigil] = seat
        self.say(f"{{You}} take{{s}} the {sigil_name(sigil)}!", seat)

    def lose_sigils(self, seat: i64, winner: i64) -> None:
        """All the Sigils of a player go to the winner, or back to their Warlords."""
        for sigil in range(len(self.sigils)):
            if self.sigils[sigil] != seat:
                continue
            if sigil == POWER:
                self.withdraw_power(seat)
            elif sigil == WISDOM:
                self.withdraw_peace(seat)
            self.sigils[sigil] = winner
            if self.sudden:
                continue  # they mean nothing any more
            if winner == NOBODY:
                self.say(f"The {sigil_name(sigil)} goes back to its Warlord.")
            else:
                self.say(f"{{You}} take{{s}} the {sigil_name(sigil)} from {{foe}}!", winner, seat)

    def withdraw_power(self, seat: i64) -> None:
        """The points of the Sigil of Power leave with it."""
        changed: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            if card.face.power != NO_POINTS:
                changed.append(self.reface(card, card.face.with_power(NO_POINTS)))
        if changed:
            self.record("change", "The power leaves {your} creatures.", seat, changed)

    def withdraw_peace(self, seat: i64) -> None:
        for card in self.teams[seat].cards.copy():
            if card.mark(PEACE) >= 0:
                self.change(card.without_mark(PEACE))

    # ---- Home, and out of the game --------------------------------------------------------

    def go_home(self, seat: i64) -> None:
        self.at[seat] = self.world.board.homes[seat]
        if seat == self.mover:
            self.sent_home = 1
        if seat == self.contender:
            self.close_colosseum()
        self.record("step", "{You} go{es} Home.", seat, amount=self.at[seat])

    def close_colosseum(self) -> None:
        self.contender = NOBODY
        self.stage = 0

    def end_rally(self, seat: i64) -> None:
        """Rally Cry wears off: excess HP is lost."""
        if not self.rally[seat]:
            return
        self.rally[seat] = 0
        changed: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            if card.face.rallied:
                changed.append(self.reface(card, card.face.with_rally(0)))
        self.record("change", "{Your} Rally Cry wears off.", seat, changed)

    def start_rally(self, seat: i64) -> None:
        """All creatures' maximum HP is doubled, and all of them are at it."""
        self.rally[seat] = 1
        rallied: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            face = card.face.with_rally(1)
            rallied.append(self.reface(card, face.with_hp(face.most())))
        words = "Rally Cry! {Your} creatures are healed and their HP is doubled."
        self.record("heal", words, seat, rallied)

    def remove_player(self, seat: i64) -> None:
        """What a player who is out leaves behind."""
        self.out |= bit(seat)
        self.rally[seat] = 0
        self.exhausted[seat] = 0
        for card in self.teams[seat].cards.copy():
            self.discard(seat, card)
        self.lose_sigils(seat, NOBODY)
        if seat == self.contender:
            self.close_colosseum()

    # ---- The field of battle --------------------------------------------------------------

    def send(self, seat: i64, card: Card[Creature]) -> None:
        """A creature goes into the battle; the one before comes back."""
        before = self.fighter(seat)
        if before is not None:
            self.change(after_battle(before))
        sent = self.change(card.with_mark(FIGHTS, 0))
        self.fighting[seat] = sent.id
        words = f"{{You}} send{{s}} {card.face.species.name} into battle."
        if before is not None and before.face.able():
            words = f"{{You}} switch{{es}} to {card.face.species.name}."
        self.record("mark", words, seat, [sent])

    def clear_battle(self) -> None:
        """Everything of the battle is over, but for a caught creature that waits."""
        for seat in range(self.seats):
            if self.fighting[seat] or seat == self.attacker or seat == self.defender:
                for card in self.teams[seat].cards.copy():
                    if card.marks:
                        self.change(after_battle(card))
                self.fighting[seat] = 0
                self.fallen[seat] = 0
        self.lose_temporary_hp()
        self.battle = NO_BATTLE
        self.attacker = NOBODY
        self.defender = NOBODY
        self.actor = NOBODY
        self.opening = 0
        self.actions = 0
        self.felled = 0
        self.tries = 0
        self.switched = 0
        self.meditated = []
        self.slipped = []

    def lose_temporary_hp(self) -> None:
        """Fortify: what is left of the temporary HP goes with the encounter."""
        if not self.fortified:
            return
        id, left = self.fortified
        self.fortified = []
        card = self.teams[self.defender].find(id)
        if card is not None and left > 0:
            card = self.reface(card, card.face.with_hp(card.face.hp - left))
            words = f"{{Your}} {card.face.species.name} loses its temporary HP."
            self.record("change", words, self.defender, [card])

    def dismiss_foes(self) -> None:
        """A wild creature goes to the bottom of the deck, as it was born; the game's own leave; one
        that waited to be kept is out of play."""
        while self.foes.cards:
            card = self.foes.cards[0]
            self.foes.remove(card.id)
            if self.battle == WILD_ONE:
                back = card.with_marks([]).with_face(self.world.born[card.face.origin])
                if back.face is not card.face:
                    self.record("heal", "", -1, [back])
                self.deck.cards.insert(AT_THE_FRONT, back)
                words = f"{card.face.species.name} slips back into the wild."
                self.record("move", words, -1, [back], 0, "foes", "deck")
            elif self.battle == NO_BATTLE:
                self.gone.add(card)
                self.record("move", "", -1, [card], 0, "foes", "gone")
            else:
                self.record("vanish", "", -1, [card], 0, "foes")

    # ---- Conceding ------------------------------------------------------------------------

    def leave(self, seat: int) -> None:
        """The others play on without the one who conceded, who loses any battle it is in."""
        others = self.staying()
        self.say("{You} concede{s}.", seat)
        if len(others) == 1:
            scores = [1.0 if other in others else 0.0 for other in range(self.seats)]
            self.finish(scores, "conceded", "{You} {are} the last one on the road.", others[0])
            return
        dueling = self.attacker != NOBODY and seat in (self.attacker, self.defender)
        asked = any(ask.seat == seat for ask in self.asks)
        if dueling or asked or seat == self.mover:
            self.asks = []
            self.stack = []
            self.me = self.mover
            self.then(book.steps["end_turn"])
            if seat != self.mover and not self.sudden:
                self.then(book.steps["wild_roll"])
            if dueling:
                winner = self.defender if seat == self.attacker else self.attacker
                self.then(book.steps["decide_duel"], winner, 0)
            else:
                self.dismiss_foes()
                self.clear_battle()
                self.remove_player(seat)
        else:
            self.remove_player(seat)
