"""The State of Hiddenzone: its zones with the verbs that its rules and cards are written in.

The verbs do the bookkeeping (events, who knows what, texts that are set off, limits), so that a
card cannot forget it. The rules of a turn are in turn/.
"""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import Position, Zone, bit, copied
from bestiary.games.hiddenzone import position
from bestiary.games.hiddenzone.design.card import CREATURE, HiddenzoneCard, HiddenzoneDesign
from bestiary.games.hiddenzone.design.marks import REFRESHED, TAPPED
from bestiary.games.hiddenzone.design.texts import CAST, ENTERS, FALLS
from bestiary.games.hiddenzone.turn import phases, requirements
from bestiary.games.hiddenzone.worth import worth
from bestiary.games.hiddenzone.zones import LIFE, OPENING_HAND, HiddenzoneZones, fits_bearer
from bestiary.trading import Text, TextMoment, bare
from bestiary.trading.turn import TurnRules


class HiddenzoneState(HiddenzoneZones):
    """``me`` is the player at work, ``1 - me`` the other one."""

    # ---- Setting up -----------------------------------------------------------------------

    def deal(self) -> None:
        """Start: shuffle both decks, let both draw, and pick the first player at random."""
        self.begin()
        less = int(self.settings["handicap"])
        if less:
            self.life[self.first] -= less
            words = "For that, {you} start{s} with {n} life less."
            self.record("hit", words, int(self.first), amount=less)
        self.draw_hands(OPENING_HAND)
        self.then(phases.opening)

    def arrange(self, written: Position) -> None:
        position.arrange(self, written)

    def copy(self) -> HiddenzoneState:
        new = HiddenzoneState(self.settings, self.seats, self.rng.copy(), copied(self.zones))
        self.copy_zones(new)
        return new

    def turn_rules(self) -> TurnRules:
        return phases.RULES

    def worth(self, seat: int) -> float:
        return worth(self, seat)

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
        self.used[seat].append(int(origin * 8 + text))

    # ---- Cards that go --------------------------------------------------------------------

    def ruin(self, card: HiddenzoneCard) -> None:
        """Put a set-down card or a card in hand into its owner's graveyard."""
        for seat in range(2):
            for zone in (self.hidden[seat], self.hands[seat]):
                if zone.find(card.id) is not None:
                    gone = self.move(card, zone, self.graves[seat])
                    words = "{Your} {cards} goes to the graveyard."
                    self.tell_move(words, seat, [gone], zone, self.graves[seat])
                    return

    # ---- Creatures ------------------------------------------------------------------------

    def summon(self, card: HiddenzoneCard) -> None:
        """Put a creature from your own graveyard into the battlezone."""
        seat = self.me
        if card.face.sort == CREATURE and self.graves[seat].find(card.id) is not None:
            card = self.move(card, self.graves[seat], self.battle[seat])
            words = "{cards} comes back to {your} battlezone."
            self.tell_move(words, seat, [card], self.graves[seat], self.battle[seat])
            self.happens(ENTERS, seat, card)

    def destroy(self, ids: list[int]) -> None:
        """Put creatures into the graveyard with their whole stacks, all at once."""
        falling: list[HiddenzoneCard] = []
        for seat in (self.active, 1 - self.active):
            for card in self.battle[seat].cards.copy():
                if int(card.id) in ids:
                    self.happens(FALLS, seat, card)
                    falling.append(card)
        for card in falling:
            seat = self.owner(card.id)
            self.battle[seat].remove(card.id)
            gone = self.lay_down(card, self.graves[seat])
            words = "{Your} {cards} is destroyed." if len(gone) == 1 else "{Your} {cards} fall."
            self.tell_move(words, seat, gone, self.battle[seat], self.graves[seat])

    def lay_down(self, card: HiddenzoneCard, zone: Zone[HiddenzoneDesign]) -> list[HiddenzoneCard]:
        """Put the cards of a stack into a zone one by one, without their marks."""
        laid = [zone.add(bare(under)) for under in reversed(card.attached)]
        laid.append(zone.add(bare(card)))
        laid.reverse()
        return laid

    def return_to_hand(self, card: HiddenzoneCard) -> None:
        """Return a creature to its owner's hand, with its whole stack."""
        seat = self.owner(card.id)
        if seat >= 0:
            self.battle[seat].remove(card.id)
            laid = self.lay_down(card, self.hands[seat])
            words = "{cards} goes back to {your} hand."
            if len(laid) > 1:
                words = "{cards} go back to {your} hand."
            self.tell_move(words, seat, laid, self.battle[seat], self.hands[seat])
            self.mix(seat)

    def tap(self, card: HiddenzoneCard) -> None:
        if card.mark(TAPPED) < 0 and self.owner(card.id) >= 0:
            tapped = self.change(card.with_mark(TAPPED, 0))
            shown = self.as_now(tapped)
            self.record("mark", "{cards} is tapped.", int(self.owner(card.id)), [shown])

    def untap(self, card: HiddenzoneCard) -> None:
        """Untap a creature by a text, which works at most once a turn."""
        if card.mark(TAPPED) >= 0 and card.mark(REFRESHED) < 0:
            fresh = self.change(card.without_mark(TAPPED).with_mark(REFRESHED, 0))
            shown = self.as_now(fresh)
            self.record("mark", "{cards} is untapped.", int(self.owner(card.id)), [shown])

    def disarm(self, card: HiddenzoneCard) -> None:
        """Put the equipment of a creature into the graveyard."""
        worn = self.equipment_of(card)
        seat = self.owner(card.id)
        if worn is not None and seat >= 0:
            self.change(card.with_attached(card.attached[:-1]))
            gone = self.graves[seat].add(worn)
            self.tell_move(
                "{Your} {cards} goes to the graveyard.",
                seat,
                [gone],
                self.battle[seat],
                self.graves[seat],
            )

    def drop_misfit(self, card: HiddenzoneCard) -> None:
        """Put equipment that its bearer can no longer bear into the graveyard."""
        worn = self.equipment_of(card)
        if worn is not None and not fits_bearer(worn.face, card.face):
            self.disarm(card)

    # ---- Life -----------------------------------------------------------------------------

    def hit(self, seat: i64, amount: i64) -> None:
        if amount > 0:
            self.life[seat] -= int(amount)
            if self.recording:
                self.record("hit", "{You} lose{s} {n} life.", int(seat), amount=int(amount))

    def heal(self, seat: i64, amount: i64) -> None:
        gained = min(int(amount), LIFE - self.life[seat])
        if gained > 0:
            self.life[seat] += gained
            self.record("heal", "{You} gain{s} {n} life.", int(seat), amount=gained)

    def win(self, seat: i64) -> None:
        """Win by a text; the game ends when the effect is done."""
        self.victors |= bit(seat)
