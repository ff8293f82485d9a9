"""The State of Hiddenzone: its zones and souls with the verbs of its rules and cards.

The verbs do the bookkeeping (events, who knows what, texts that are set off, limits), so that a
card cannot forget it. The rules of a turn are in turn/.
"""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Position, Zone, bit, sharing_copies, with_item
from bestiary.games.hiddenzone import position
from bestiary.games.hiddenzone.attack import NO_ATTACK
from bestiary.games.hiddenzone.design.card import (
    CREATURE,
    LINGERS,
    HiddenzoneCard,
    HiddenzoneDesign,
)
from bestiary.games.hiddenzone.design.marks import REFRESHED, TAPPED, is_evolved
from bestiary.games.hiddenzone.design.texts import CAST, ENTERS, FALLS, SETS
from bestiary.games.hiddenzone.souls import HiddenzoneSouls
from bestiary.games.hiddenzone.turn import phases, requirements
from bestiary.games.hiddenzone.worth import worth
from bestiary.games.hiddenzone.zones import LIFE, OPENING_HAND, RESPONSE
from bestiary.trading import Text, TextMoment
from bestiary.trading.turn import MAIN, TurnRules


class HiddenzoneState(HiddenzoneSouls):
    """``me`` is the player at work, ``1 - me`` the other one."""

    # ---- Setting up -----------------------------------------------------------------------

    def deal(self) -> None:
        """Start: shuffle both decks, let both draw, and pick the first player at random."""
        self.begin()
        less = int(self.settings["handicap"])
        if less:
            self.life = with_item(self.life, self.first, LIFE - less)
            words = "For that, {you} start{s} with {n} life less."
            self.record("hit", words, int(self.first), amount=less)
        self.draw_hands(OPENING_HAND)
        self.then(phases.opening)

    def arrange(self, written: Position) -> None:
        position.arrange(self, written)

    def copy(self) -> HiddenzoneState:
        zones = sharing_copies(self.zones)
        return HiddenzoneState(self.settings, self.seats, self.rng.copy(), zones, self)

    def turn_rules(self) -> TurnRules:
        return phases.RULES

    def worth(self, seat: int) -> float:
        return worth(self, seat)

    def is_quiet(self) -> bool:
        return self.stage != RESPONSE

    def waits(self, card: HiddenzoneCard, seat: int) -> str:
        return requirements.waits(self, card, seat)

    # ---- Texts ----------------------------------------------------------------------------

    def happens(self, moment: TextMoment, seat: i64, card: HiddenzoneCard, about: i64 = 0) -> None:
        """Set off the texts that a creature and its equipment have for a moment."""
        if card.face.texts:
            self.set_off(moment, seat, card.face, card.id, about)
        worn = self.equipment_of(card)
        if worn is not None and worn.face.texts and moment is not ENTERS:
            self.set_off(moment, seat, worn.face, card.id, about)

    def can_go_off(self, text: Text, origin: int, number: int, source: int) -> bool:
        """A player can use each text of a card, by name, once a turn."""
        return not self.has_used(self.me, origin, number) and text.is_met(self, self.me, source)

    def start_text(self, design: HiddenzoneDesign, number: int) -> None:
        self.use(self.me, design.origin, number)
        if design.texts[number].moment is not CAST:
            self.quote(design, number)

    def has_used(self, seat: i64, origin: i64, text: i64) -> bool:
        """Whether the player has used this text of this name this turn."""
        return int(origin * 8 + text) in self.used[seat]

    def use(self, seat: i64, origin: i64, text: i64) -> None:
        mine = [*self.used[seat], int(origin * 8 + text)]
        self.used = with_item(self.used, seat, mine)

    # ---- Cards that go --------------------------------------------------------------------

    def ruin(self, card: HiddenzoneCard) -> None:
        """Put a set-down card or a card in hand into its owner's graveyard."""
        for seat in range(2):
            for zone in (self.hiddenzone(seat), self.hand(seat)):
                if zone.find(card.id) is not None:
                    gone = self.move(card, zone, self.graveyard(seat))
                    why = self.because("because of", card)
                    words = f"{{Your}} {{cards}} goes to the graveyard{why}."
                    self.tell_move(words, seat, [gone], zone, self.graveyard(seat))
                    return

    def hide(self, card: HiddenzoneCard) -> None:
        """Set a card from your hand or graveyard down."""
        seat = self.me
        zone = self.zone_of(card.id)
        if zone is not None and (zone is self.hand(seat) or zone is self.graveyard(seat)):
            zone.remove(card.id)
            self.set_down([card], seat, zone)

    def hide_top(self, seat: i64, count: i64) -> None:
        """Set the top cards of a deck down."""
        deck = self.deck(seat)
        taken = [deck.take_top() for _ in range(min(int(count), len(deck.cards)))]
        if taken:
            self.set_down(taken, seat, deck)

    def set_down(
        self, cards: list[HiddenzoneCard], seat: i64, source: Zone[HiddenzoneDesign]
    ) -> None:
        """Put cards face down, and set off the texts of that. If everybody saw them go there, the
        hiddenzone is mixed, so that nobody can tell later which of its cards they are."""
        zone = self.hiddenzone(seat)
        cards = [zone.add(card) for card in cards]
        self.tell_move("{You} set{s} {cards} down.", seat, cards, source, zone)
        if source is self.graveyard(seat):
            self.mix_zone(seat, zone)
        for creature in self.battlezone(seat).cards.copy():
            self.happens(SETS, seat, creature)

    def recover(self, card: HiddenzoneCard) -> None:
        """Take one of your set-down cards back."""
        seat = self.me
        zone = self.hiddenzone(seat)
        if zone.remove(card.id) is not None:
            card = self.hand(seat).add(card)
            words = "{You} take{s} {cards} back into {their} hand."
            self.tell_move(words, seat, [card], zone, self.hand(seat))
            self.mix(seat)

    # ---- Creatures ------------------------------------------------------------------------

    def summon(self, card: HiddenzoneCard) -> None:
        """Put a creature from your own graveyard into the battlezone."""
        seat = self.me
        if card.face.sort == CREATURE and self.graveyard(seat).find(card.id) is not None:
            card = self.move(card, self.graveyard(seat), self.battlezone(seat))
            words = "{cards} comes back to {your} battlezone."
            self.tell_move(words, seat, [card], self.graveyard(seat), self.battlezone(seat))
            self.happens(ENTERS, seat, card)

    def destroy(self, ids: list[int], duel: list[HiddenzoneCard] | None = None) -> None:
        """Put creatures into the graveyard with their whole stacks, all at once. In a battle, each
        of the two falls to the other."""
        falling: list[HiddenzoneCard] = []
        for seat in (self.active, 1 - self.active):
            for card in self.battlezone(seat).cards.copy():
                if int(card.id) in ids:
                    self.happens(FALLS, seat, card)
                    falling.append(card)
        for card in falling:
            by = self.because("by", card)
            if duel is not None:
                by = f" by {duel[1 if duel[0].id == card.id else 0].face.name}"
            if self.flags_of(card) & LINGERS and is_evolved(card):
                self.shed(card, by)
                continue
            seat = self.owner(card.id)
            self.battlezone(seat).remove(card.id)
            gone = self.lay_down(card, self.graveyard(seat))
            words = f"{{Your}} {{cards}} {'is' if len(gone) == 1 else 'are'} destroyed{by}."
            self.tell_move(words, seat, gone, self.battlezone(seat), self.graveyard(seat))

    def return_to_hand(self, card: HiddenzoneCard) -> None:
        """Return a creature to its owner's hand, with its whole stack."""
        seat = self.owner(card.id)
        if seat >= 0:
            self.battlezone(seat).remove(card.id)
            laid = self.lay_down(card, self.hand(seat))
            go = "goes" if len(laid) == 1 else "go"
            words = f"{{cards}} {go} back to {{your}} hand{self.because('because of', card)}."
            self.tell_move(words, seat, laid, self.battlezone(seat), self.hand(seat))
            self.mix(seat)

    def tap(self, card: HiddenzoneCard) -> None:
        if card.mark(TAPPED) < 0 and self.owner(card.id) >= 0:
            tapped = self.change(card.with_mark(TAPPED, 0))
            shown = self.as_now(tapped)
            words = f"{{cards}} is tapped{self.because('by', card)}."
            self.record("mark", words, int(self.owner(card.id)), [shown])

    def untap(self, card: HiddenzoneCard) -> None:
        """Untap a creature by a text, which works at most once a turn."""
        if card.mark(TAPPED) >= 0 and card.mark(REFRESHED) < 0:
            fresh = self.change(card.without_mark(TAPPED).with_mark(REFRESHED, 0))
            shown = self.as_now(fresh)
            words = f"{{cards}} is untapped{self.because('by', card)}."
            self.record("mark", words, int(self.owner(card.id)), [shown])

    # ---- Life -----------------------------------------------------------------------------

    def hit(self, seat: i64, amount: i64, cause: HiddenzoneCard | None = None) -> None:
        if amount > 0:
            self.life = with_item(self.life, seat, self.life[seat] - int(amount))
            if self.recording:
                to = self.because("to") if cause is None else " to {cause}"
                words = f"{{You}} lose{{s}} {{n}} life{to}."
                self.record("hit", words, int(seat), amount=int(amount), cause=cause)

    def heal(self, seat: i64, amount: i64) -> None:
        gained = min(int(amount), LIFE - self.life[seat])
        if gained > 0:
            self.life = with_item(self.life, seat, self.life[seat] + gained)
            words = f"{{You}} gain{{s}} {{n}} life{self.because('from')}."
            self.record("heal", words, int(seat), amount=gained)

    def end_attack(self) -> None:
        """The attacker stays tapped, and nobody fights."""
        if self.attack.attacker:
            self.say(f"The attack ends{self.because('because of')}.", self.active)
            self.attack = NO_ATTACK
            self.stage = MAIN

    def win(self, seat: i64) -> None:
        """Win by a text; the game ends when the effect is done."""
        self.victors |= bit(seat)
