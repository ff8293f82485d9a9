"""The State of Twisted-Oliver: its zones with the verbs that its rules and cards are written in.

The verbs do the bookkeeping (events, who knows what, texts that are set off, points), so that a
card cannot forget it. The rules of a turn are in turn/.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bestiary.engine import EVERYBODY, Position, Zone, gauge, sharing_copies, with_item
from bestiary.games.twisted_oliver import position
from bestiary.games.twisted_oliver.design.card import EQUIP, LEGENDARY, OliverCard, OliverDesign
from bestiary.games.twisted_oliver.design.marks import (
    BOUNTY,
    CALLED,
    DAMAGE,
    FOREIGN,
    REFRESHED,
    is_called,
)
from bestiary.games.twisted_oliver.design.texts import (
    DEFEATED,
    ENTERS,
    EQUIPPED,
    REVEALED,
    TARGETED,
    points,
    text_of,
)
from bestiary.games.twisted_oliver.energy.counts import KINDS
from bestiary.games.twisted_oliver.energy.payment import supply
from bestiary.games.twisted_oliver.turn import phases, requirements
from bestiary.games.twisted_oliver.worth import worth
from bestiary.games.twisted_oliver.zones import MOST_TEXTS, OPENING_HAND, WINNING, OliverZones
from bestiary.trading import Text, TextMoment, Trigger, bare, raised
from bestiary.trading.turn import TurnRules, start_turn

if TYPE_CHECKING:
    from bestiary.engine.view import Gauge
    from bestiary.engine.view.events import Event


class OliverState(OliverZones):
    """``me`` is the player at work, ``1 - me`` the other one."""

    # ---- Setting up -----------------------------------------------------------------------

    def deal(self) -> None:
        """Let both players draw seven, and give the second player a head start: one card more, and
        points if that is asked for."""
        self.begin()
        start = int(self.settings["handicap"])
        if start:
            self.points = with_item(self.points, 1 - self.first, start)
            words = f"For that, {{you}} start{{s}} with {points(start)}."
            self.record("heal", words, int(1 - self.first), amount=start)
        self.draw_hands(OPENING_HAND)
        self.draw(1 - self.first)
        self.turn = 1
        self.then_for(int(self.active), start_turn)

    def arrange(self, written: Position) -> None:
        position.arrange(self, written)

    def copy(self) -> OliverState:
        zones = sharing_copies(self.zones)
        return OliverState(self.settings, self.seats, self.rng.copy(), zones, self)

    def gives_away(self, event: Event[OliverDesign]) -> bool:
        """What is paid for a trap tells something of it."""
        return event.template.startswith("{You} pay")

    def gauges(self, seat: int) -> list[Gauge]:
        """The points, and the energy a player could have now."""
        return [
            gauge("Points", self.points[seat], WINNING),
            gauge("Energy", int(supply(self, seat).total), good=0),
        ]

    def turn_rules(self) -> TurnRules:
        return phases.RULES

    def worth(self, seat: int) -> float:
        return worth(self, seat)

    def is_quiet(self) -> bool:
        return not self.chain

    def waits(self, card: OliverCard, seat: int) -> str:
        return requirements.waits(self, card, seat)

    # ---- Texts ----------------------------------------------------------------------------

    def can_go_off(self, text: Text, origin: int, number: int, source: int) -> bool:
        """The number of texts in one turn is limited, so that no turn is endless. A text that its
        player uses was checked before it was offered."""
        if not text.is_set_off():
            return True
        if self.gone_off >= MOST_TEXTS or not text.is_met(self, self.me, source):
            return False
        self.gone_off += 1
        return True

    def start_text(self, design: OliverDesign, number: int) -> None:
        if design.texts[number].is_set_off():
            self.quote(design, number)

    def choose_target(self, target: int, source: int) -> None:
        """Being chosen by the other player is a moment too."""
        owner = self.owner(target)
        card = self.find(target)
        if card is not None and owner == 1 - self.me:
            self.happens(TARGETED, owner, card, source)

    def happens(self, moment: TextMoment, seat: i64, card: OliverCard, about: i64 = 0) -> None:
        """Set off the texts for a moment of a card: its own, those of what it bears, and those of
        cards in play that are about it."""
        if card.face.texts:
            self.set_off(moment, seat, card.face, card.id, about)
        for borne in card.attached:
            if borne.face.texts and moment is not EQUIPPED:
                self.set_off(moment, self.bringer(seat, borne), borne.face, card.id, about)
        self.noticed(moment, seat, card)

    def noticed(self, moment: TextMoment, seat: i64, card: OliverCard) -> None:
        """Set off the texts of cards in play that are about this."""
        for watcher in range(2):
            self.noticed_by(self.items_of(watcher).cards, moment, watcher, seat, card)
            self.noticed_by(self.spells_of(watcher).cards, moment, watcher, seat, card)
            self.noticed_by(self.battlers_of(watcher).cards, moment, watcher, seat, card)

    def noticed_by(
        self,
        sources: list[OliverCard],
        moment: TextMoment,
        watcher: i64,
        seat: i64,
        card: OliverCard,
    ) -> None:
        for source in sources:
            if source.face.watches:
                self.notice(moment, watcher, source, seat, card)

    def notice(
        self,
        moment: TextMoment,
        seat: i64,
        source: OliverCard,
        owner: i64,
        card: OliverCard,
    ) -> None:
        for i in range(len(source.face.texts)):
            text = text_of(source.face, i)
            if text.moment is moment and text.watched is not None:
                if text.watched.reaches(seat, source.id, owner, card):
                    waiting = Trigger(seat, source.face.origin, i, source.id, card.id)
                    self.triggers = [*self.triggers, waiting]

    # ---- Cards that come ------------------------------------------------------------------

    def reveal(self, seat: i64, card: OliverCard) -> None:
        if card.face.texts:
            self.set_off(REVEALED, seat, card.face, card.id, 0)

    def recycle(self, card: OliverCard) -> None:
        """Shuffle a card of your own discard into the deck."""
        seat = self.me
        if self.discard_pile(seat).remove(card.id) is not None:
            card = self.deck(seat).add(card)
            words = "{cards} goes back into {your} deck."
            self.tell_move(words, seat, [card], self.discard_pile(seat), self.deck(seat))
            self.shuffle_deck(seat)

    # ---- Into play ------------------------------------------------------------------------

    def home_of(self, seat: i64, design: OliverDesign) -> Zone[OliverDesign]:
        """The zone of a card in play."""
        if design.is_battler():
            return self.battlers_of(seat)
        return self.spells_of(seat) if design.is_spell() else self.items_of(seat)

    def enter(self, seat: i64, card: OliverCard, words: str, source: Zone[OliverDesign]) -> None:
        """Put a card that was taken out of a zone into play."""
        zone = self.home_of(seat, card.face)
        card = zone.add(card)
        self.tell_move(words, seat, [card], source, zone)
        if card.face.sort == LEGENDARY and self.clash_titles(card.face.title):
            return
        self.happens(ENTERS, seat, card)

    def clash_titles(self, title: str) -> bool:
        """Remove two Legendaries with the same title, on either side, from the game."""
        rivals = [
            (seat, card)
            for seat in range(2)
            for card in self.battlers_of(seat).cards
            if card.face.title == title
        ]
        if len(rivals) < 2:
            return False
        for seat, card in rivals:
            self.battlers_of(seat).remove(card.id)
            self.lay_off(seat, card)
            gone = self.removed_of(seat).add(bare(card))
            words = "{cards} is not the only one of its title: out of the game."
            self.tell_move(words, seat, [gone], self.battlers_of(seat), self.removed_of(seat))
        return True

    def attach(self, seat: i64, card: OliverCard, bearer: OliverCard) -> None:
        """Attach an equip or a lasting augment to a battler of either side."""
        owner = self.owner(bearer.id)
        card = card.with_known(EVERYBODY)
        if owner != seat:
            card = card.with_mark(FOREIGN, 0)
        bearer = self.change(bearer.with_attached([*bearer.attached, card]))
        self.tell_move("", seat, [card], self.played_by(seat), self.battlers_of(owner))
        self.set_off(ENTERS, seat, card.face, bearer.id, 0)
        if card.face.sort == EQUIP:
            self.set_off(EQUIPPED, seat, card.face, bearer.id, 0)
            self.happens(EQUIPPED, owner, bearer, card.id)

    def revive(self, card: OliverCard) -> None:
        """Put a card of your own discard into play."""
        seat = self.me
        design = card.face
        if design.is_borne() or (design.is_spell() and not design.stays()):
            return
        if self.discard_pile(seat).remove(card.id) is not None:
            self.enter(seat, card, "{cards} comes into play.", self.discard_pile(seat))

    # ---- Out of play ----------------------------------------------------------------------

    def defeat(self, ids: list[int]) -> None:
        """Discard defeated battlers, all at once; the other side collects reward and bounty."""
        falling: list[tuple[i64, OliverCard]] = []
        for seat in (self.active, 1 - self.active):
            for card in self.battlers_of(seat).cards.copy():
                if int(card.id) in ids:
                    self.happens(DEFEATED, seat, card)
                    falling.append((seat, card))
        for seat, card in falling:
            prize = card.face.reward + self.bounty_of(card)
            by = self.because("by", card)
            self.leave_play(seat, card, f"{{Your}} {{cards}} is defeated{by}.")
            self.score(1 - seat, prize, " for it")

    def leave_play(self, seat: i64, card: OliverCard, words: str) -> None:
        """Discard a card in play, and what it bears."""
        home = self.home_of(seat, card.face)
        told = [self.as_now(card)] if self.recording else []
        home.remove(card.id)
        self.discard_pile(seat).add(bare(card))
        self.tell_move(words, seat, told, home, self.discard_pile(seat))
        self.lay_off(seat, card)

    def lay_off(self, seat: i64, card: OliverCard) -> None:
        """Put what a battler bears into its owners' discards."""
        for borne in card.attached:
            whose = self.bringer(seat, borne)
            gone = self.discard_pile(whose).add(bare(borne))
            words = f"{{Your}} {{cards}} is discarded{self.because('because of')}."
            self.tell_move(words, whose, [gone], self.battlers_of(seat), self.discard_pile(whose))

    def strip(self, card: OliverCard) -> None:
        """Discard everything that a battler bears."""
        seat = self.owner(card.id)
        if seat >= 0 and card.attached:
            self.change(card.with_attached([]))
            self.lay_off(seat, card)

    def return_to_hand(self, card: OliverCard) -> None:
        """Return a battler or item to its owner's hand; what it bears is discarded."""
        for seat in range(2):
            for zone in (self.battlers_of(seat), self.items_of(seat), self.spells_of(seat)):
                if zone.remove(card.id) is not None:
                    self.lay_off(seat, card)
                    card = self.hand(seat).add(bare(card))
                    why = self.because("because of", card)
                    words = f"{{cards}} goes back to {{your}} hand{why}."
                    self.tell_move(words, seat, [card], zone, self.hand(seat))
                    self.mix(seat)
                    return

    def scrap(self, card: OliverCard) -> None:
        """Put an item, a lasting spell, a trap or a card in hand into its owner's discard."""
        for seat in range(2):
            for zone in (
                self.items_of(seat), self.spells_of(seat), self.traps_of(seat), self.hand(seat),
            ):  # fmt: skip
                if zone.remove(card.id) is not None:
                    gone = self.discard_pile(seat).add(bare(card))
                    why = self.because("because of", card)
                    words = f"{{Your}} {{cards}} is discarded{why}."
                    self.tell_move(words, seat, [gone], zone, self.discard_pile(seat))
                    if zone is self.hand(seat):
                        self.reveal(seat, gone)
                    return

    def cancel(self) -> None:
        """Cancel what is being answered."""
        if self.chain:
            self.chain = [*self.chain[:-1], self.chain[-1].cancel()]

    # ---- Battlers -------------------------------------------------------------------------

    def wound(self, card: OliverCard, damage: i64) -> None:
        """Damage by a text: it can bring health to 0 or below, but that alone defeats nobody."""
        owner = self.owner(card.id)
        if owner >= 0 and damage > 0:
            hurt = self.change(raised(card, DAMAGE, damage))
            if self.recording:
                words = f"{{cards}} takes {{n}} damage{self.because('from', card)}."
                self.record("hit", words, int(owner), [self.as_now(hurt)], int(damage))

    def mend(self, card: OliverCard) -> None:
        owner = self.owner(card.id)
        if owner >= 0 and card.mark(DAMAGE) > 0:
            whole = self.change(card.without_mark(DAMAGE))
            words = f"{{cards}} is healed{self.because('by', card)}."
            self.record("heal", words, int(owner), [self.as_now(whole)])

    def add_bounty(self, card: OliverCard, amount: i64) -> None:
        owner = self.owner(card.id)
        if owner >= 0:
            change = max(amount, -self.bounty_of(card))
            if change != 0:
                card = self.change(raised(card, BOUNTY, change))
                if self.recording:
                    does, link = ("gains", "from") if change > 0 else ("loses", "to")
                    words = f"{{cards}} {does} {{n}} bounty{self.because(link, card)}."
                    self.record("mark", words, int(owner), [self.as_now(card)], abs(int(change)))

    def claim(self, card: OliverCard) -> None:
        """Collect the bounty of a battler, which is then no longer wanted."""
        if self.owner(card.id) >= 0:
            prize = self.bounty_of(card)
            self.add_bounty(card, -prize)
            self.score(self.me, prize, " of bounty")

    def shift_bounty(self, giver: i64, taker: i64) -> None:
        """Move the bounty of one battler to another, if both are in play."""
        one, two = self.find(giver), self.find(taker)
        if one is not None and two is not None and giver != taker and self.owner(taker) >= 0:
            amount = self.bounty_of(one)
            self.add_bounty(one, -amount)
            self.add_bounty(two, amount)

    def turn_card(self, card: OliverCard) -> None:
        """Turn a card by a text: it is called, but without the effect of a call."""
        if not is_called(card) and self.zone_of(card.id) is not None:
            called = self.change(card.with_mark(CALLED, 0))
            self.record("mark", f"{{cards}} is called{self.because('by', card)}.", -1, [called])

    def uncall(self, card: OliverCard) -> None:
        """Uncall a card by a text, which works at most once a turn."""
        if is_called(card) and card.mark(REFRESHED) < 0:
            fresh = self.change(card.without_mark(CALLED).with_mark(REFRESHED, 0))
            self.record("mark", f"{{cards}} is uncalled{self.because('by', card)}.", -1, [fresh])

    # ---- Energy and points ----------------------------------------------------------------

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        if amount > 0:
            pool = self.pools[seat]
            self.pools = with_item(
                self.pools, seat, with_item(pool, kind, pool[kind] + int(amount))
            )
            if self.recording:
                words = f"{{You}} get{{s}} {{n}} {KINDS[kind]}."
                self.record("announce", words, int(seat), amount=int(amount))

    def score(self, seat: i64, amount: i64, why: str = "") -> None:
        if amount > 0:
            self.points = with_item(self.points, seat, self.points[seat] + int(amount))
            if self.recording:
                what = f"{'points' if amount > 1 else 'point'}{why or self.because('from')}"
                words = f"{{You}} collect{{s}} {{n}} {what}."
                self.record("heal", words, int(seat), amount=int(amount))

    def forfeit(self, seat: i64, amount: i64) -> None:
        lost = min(int(amount), self.points[seat])
        if lost > 0:
            self.points = with_item(self.points, seat, self.points[seat] - lost)
            what = f"{'points' if lost > 1 else 'point'}{self.because('to')}"
            words = f"{{You}} lose{{s}} {{n}} {what}."
            self.record("hit", words, int(seat), amount=lost)
