"""The Journey: the State with the verbs that its rules are written in.

The verbs do the bookkeeping (the log, what is lost along with a Sigil, levels), so that no rule can
forget it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bestiary.engine import Card, bit
from bestiary.games.creature_adventures.creatures.creature import NO_POINTS, Creature
from bestiary.games.creature_adventures.land.tiles import POWER, WISDOM
from bestiary.games.creature_adventures.records import (
    NO_BATTLE,
    NOBODY,
    NONE,
    WILD_ONE,
    Battle,
)
from bestiary.games.creature_adventures.rulebook import FIGHTS, PEACE, after_battle
from bestiary.games.creature_adventures.state import CreatureAdventuresState
from bestiary.games.creature_adventures.text import sigil_name
from bestiary.games.creature_adventures.world import FACES

AWARDS: Final = [0, 0, 2, 3, 4, 5]  # attribute points for reaching a level


def percent(value: i64, share: i64) -> i64:
    """A percentage of a value, rounded to the nearest, halves up."""
    return (2 * value * share + 100) // 200


def boost(value: i64, share: i64) -> i64:
    """What a percentage adds to a value: at least 1, unless one of them is 0."""
    if value <= 0 or share <= 0:
        return 0
    return max(1, percent(value, share))


def die_text(face: i64) -> str:
    """A roll in a sentence: "a 7", "an 8"."""
    return f"an {face}" if face == 8 else f"a {face}"


class Journey(CreatureAdventuresState):
    """The verbs. ``me`` is the player the current step is for."""

    def resume_turn(self) -> None:
        """Ask the player what to do next, before the roll. Adventure overrides this: the steps that
        offer it lead back here, so they cannot be imported here."""
        raise NotImplementedError

    # ---- The die and the log --------------------------------------------------------------

    def die(self) -> i64:
        """A roll of the ten-sided die."""
        face = self.rng.below(FACES) + 1  # rolled even if the die is fixed, to use up the roll
        rolls = self.shared.rolls
        if rolls:
            face = rolls[0]
            self.shared.rolls = rolls[1:]
        return face

    def say(self, words: str, seat: int = -1, other: int = -1) -> None:
        self.record("announce", words, seat, other=other)

    # ---- Creatures ------------------------------------------------------------------------

    def reface(self, card: Card[Creature], face: Creature) -> Card[Creature]:
        return self.change(card.with_face(face))

    def heal(self, seat: i64, card: Card[Creature], amount: i64, why: str = "") -> i64:
        """Heal a creature, up to its maximum; returns by how much. One that is down is revived. A
        seat below 0 is for the game's own creatures."""
        face = card.face
        gained = min(amount, max(0, face.most() - face.hp))
        if gained > 0:
            healed = self.reface(card, face.with_hp(face.hp + gained))
            name = f"{{Your}} {face.species.name}" if seat >= 0 else face.species.name
            words = f"{name} heals {{n}} HP{why} ({healed.face.hp} now)."
            if not face.hp:
                words = f"{name} is back with {{n}} HP."
            self.record("heal", words, seat, [healed], gained)
        return gained

    def heal_all(self, seat: i64) -> None:
        """Revive a team's creatures and restore their full HP."""
        healed: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            if card.face.hurt():
                healed.append(self.reface(card, card.face.with_hp(card.face.most())))
        if healed:
            self.record("heal", "All {your} creatures are at full HP.", seat, healed)

    def discard(self, seat: i64, card: Card[Creature]) -> None:
        """Remove a creature from its team for good, with everything on it."""
        self.teams[seat].remove(card.id)
        self.gone.add(self.bare(card))

    def bare(self, card: Card[Creature]) -> Card[Creature]:
        """The creature without the Sigil's points, Rally Cry and marks."""
        face = card.face
        if card.marks:
            card = card.with_marks([])
        if face.rallied or face.power.total():
            card = card.with_face(face.with_power(NO_POINTS).with_rally(0))
            self.record("change", "", cards=[card])
        return card

    # ---- EXP and levels -------------------------------------------------------------------

    def gain_exp(self, seat: i64, amount: i64, why: str) -> None:
        """EXP counts from 0 at each level."""
        if amount <= 0:
            return
        self.record("announce", f"{{You}} gain{{s}} {{n}} EXP {why}.", seat, amount=amount)
        player = self.travellers[seat]
        player.exp_all += amount
        player.exp += amount
        needed = self.needed(seat)
        while 0 < needed <= player.exp:
            player.exp -= needed
            player.level += 1
            award = AWARDS[player.level]
            player.points += award
            words = f"{{You}} reach{{es}} level {{n}} and get{{s}} {award} attribute points!"
            self.record("announce", words, seat, amount=player.level)
            needed = self.needed(seat)
        if needed == 0:
            player.exp = 0

    # ---- Sigils ---------------------------------------------------------------------------

    def take_sigil(self, seat: i64, sigil: int) -> None:
        self.shared.give_sigil(sigil, seat)
        self.say(f"{{You}} take{{s}} the {sigil_name(sigil)}!", seat)

    def lose_sigils(self, seat: i64, winner: i64) -> None:
        """Move all Sigils of a player to the winner, or back to their Warlords."""
        for sigil in range(len(self.shared.sigils)):
            if self.shared.sigils[sigil] != seat:
                continue
            if sigil == POWER:
                self.withdraw_power(seat)
            elif sigil == WISDOM:
                self.withdraw_peace(seat)
            self.shared.give_sigil(sigil, winner)
            if self.shared.sudden:
                continue  # Sigils no longer work, so the log need not mention it
            if winner == NOBODY:
                self.say(f"The {sigil_name(sigil)} goes back to its Warlord.")
            else:
                self.say(f"{{You}} take{{s}} the {sigil_name(sigil)} from {{foe}}!", winner, seat)

    def withdraw_power(self, seat: i64) -> None:
        """Take the points of the Sigil of Power off the creatures."""
        changed: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            if card.face.power.total():
                changed.append(self.reface(card, card.face.with_power(NO_POINTS)))
        if changed:
            self.record("change", "The power leaves {your} creatures.", seat, changed)

    def withdraw_peace(self, seat: i64) -> None:
        for card in self.teams[seat].cards.copy():
            if card.mark(PEACE) >= 0:
                self.change(card.without_mark(PEACE))

    # ---- Exhaustion -----------------------------------------------------------------------

    def exhaust(self, seat: i64) -> None:
        self.travellers[seat].exhausted = 1
        self.say("{You} {are} exhausted and will lose {their} next turn.", seat)

    # ---- Home, and out of the game --------------------------------------------------------

    def go_home(self, seat: i64) -> None:
        home = self.world.board.homes[seat]
        self.travellers[seat].at = home
        if seat == self.shared.mover:
            self.so_far.sent_home = 1
        if seat == self.shared.contender:
            self.close_colosseum()
        self.record("step", "{You} go{es} Home.", seat, amount=home)

    def close_colosseum(self) -> None:
        self.shared.contender = NOBODY
        self.shared.stage = 0

    def end_rally(self, seat: i64) -> None:
        """Let Rally Cry wear off: excess HP is lost."""
        if not self.travellers[seat].rally:
            return
        self.travellers[seat].rally = 0
        changed: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            if card.face.rallied:
                changed.append(self.reface(card, card.face.with_rally(0)))
        self.record("change", "{Your} Rally Cry wears off.", seat, changed)

    def start_rally(self, seat: i64) -> None:
        """Double the maximum HP of a team's creatures and heal them up to it."""
        self.travellers[seat].rally = 1
        rallied: list[Card[Creature]] = []
        for card in self.teams[seat].cards.copy():
            face = card.face.with_rally(1)
            rallied.append(self.reface(card, face.with_hp(face.most())))
        words = "Rally Cry! {Your} creatures are healed and their HP is doubled."
        self.record("heal", words, seat, rallied)

    def remove_player(self, seat: i64) -> None:
        """Put a player out of the game, with their creatures, Sigils and conditions."""
        self.out |= bit(seat)
        self.travellers[seat].rally = 0
        self.travellers[seat].exhausted = 0
        for card in self.teams[seat].cards.copy():
            self.discard(seat, card)
        self.lose_sigils(seat, NOBODY)
        if seat == self.shared.contender:
            self.close_colosseum()

    # ---- The field of battle --------------------------------------------------------------

    def send(self, seat: i64, card: Card[Creature]) -> None:
        """Send a creature into the battle; the one before it comes back."""
        before = self.fighter(seat)
        if before is not None:
            self.change(after_battle(before))
        sent = self.change(card.with_mark(FIGHTS, 0))
        self.travellers[seat].fighting = sent.id
        words = f"{{You}} send{{s}} {card.face.species.name} into battle."
        if before is not None and before.face.able():
            words = f"{{You}} switch{{es}} to {card.face.species.name}."
        self.record("mark", words, seat, [sent])

    def clear_battle(self) -> None:
        """End the battle and everything that belongs to it. A caught creature still waits."""
        battle = self.battle
        for seat in range(self.seats):
            player = self.travellers[seat]
            if player.fighting or seat == battle.attacker or seat == battle.defender:
                for card in self.teams[seat].cards.copy():
                    if card.marks:
                        self.change(after_battle(card))
                player.fighting = 0
                player.fallen = 0
                player.pressed = NONE
        self.lose_temporary_hp()
        self.battle = Battle()

    def lose_temporary_hp(self) -> None:
        """Fortify: what is left of the temporary HP is lost when the battle ends."""
        battle = self.battle
        left = battle.shield
        if not battle.shielded:
            return
        card = self.teams[battle.defender].find(battle.shielded)
        if card is not None and left > 0:
            card = self.reface(card, card.face.with_hp(card.face.hp - left))
            words = f"{{Your}} {card.face.species.name} loses its temporary HP."
            self.record("change", words, battle.defender, [card])

    def dismiss_foes(self) -> None:
        """Send a wild creature to the bottom of the deck, as it was born; remove other foes. A
        creature that is waiting to be kept is out of play."""
        while self.foes.cards:
            card = self.foes.cards[0]
            self.foes.remove(card.id)
            if self.battle.kind == WILD_ONE:
                back = card.with_marks([]).with_face(self.world.born[card.face.origin])
                if back.face is not card.face:
                    self.record("heal", "", cards=[back])
                self.deck.add_below(back)
                words = f"{card.face.species.name} slips back into the wild."
                self.record("move", words, cards=[back], source="foes", target="deck")
            elif self.battle.kind == NO_BATTLE:
                self.gone.add(card)
                self.record("move", "", cards=[card], source="foes", target="gone")
            else:
                self.record("vanish", "", cards=[card], source="foes")
