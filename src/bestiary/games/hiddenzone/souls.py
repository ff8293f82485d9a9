"""Stacks and souls: what lies under a creature, and how it comes there and goes.

The creatures of a soul lie before its spells, and those before the equipment (zones.py).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import EVERYBODY, Zone
from bestiary.games.hiddenzone.design.card import HiddenzoneCard, HiddenzoneDesign
from bestiary.games.hiddenzone.design.marks import is_evolved
from bestiary.games.hiddenzone.zones import HiddenzoneZones, fits_bearer
from bestiary.trading import bare


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenzoneSouls(HiddenzoneZones):
    """``me`` is the player at work, ``1 - me`` the other one."""

    # ---- Under a creature -----------------------------------------------------------------

    def feed(self, card: HiddenzoneCard, id: i64) -> None:
        """Put a creature from your hand or graveyard under one of your creatures."""
        seat = self.me
        bearer = self.battlezone(seat).find(id)
        zone = self.zone_of(card.id)
        if bearer is not None and zone is not None:
            if zone is self.hand(seat) or zone is self.graveyard(seat):
                zone.remove(card.id)
                self.put_under(bearer, card, zone)

    def settle(self, card: HiddenzoneCard, id: i64) -> None:
        """Put the spell that is being cast under a creature."""
        zone = self.spells_of(self.me)
        spell = zone.remove(id)
        if spell is not None and self.owner(card.id) >= 0:
            self.put_under(card, spell, zone)

    def put_under(
        self, bearer: HiddenzoneCard, card: HiddenzoneCard, source: Zone[HiddenzoneDesign]
    ) -> None:
        card = card.with_known(EVERYBODY)
        place = 0
        for under in bearer.attached:
            if under.face.sort <= card.face.sort:
                place += 1
        attached = [*bearer.attached[:place], card, *bearer.attached[place:]]
        seat = self.owner(bearer.id)
        self.change(bearer.with_attached(attached))
        if self.recording:
            words = f"{{cards}} goes under {self.written(bearer.face, [])}."
            self.tell_move(words, seat, [card], source, self.battlezone(seat))

    def starve(self, card: HiddenzoneCard) -> None:
        """Put everything under a creature into its owner's graveyard."""
        seat = self.owner(card.id)
        if seat >= 0 and card.attached:
            self.change(card.with_attached([]))
            gone = [self.graveyard(seat).add(under) for under in card.attached]
            go = "goes" if len(gone) == 1 else "go"
            words = f"{{Your}} {{cards}} {go} to the graveyard{self.because('because of')}."
            self.tell_move(words, seat, gone, self.battlezone(seat), self.graveyard(seat))

    # ---- The top of a stack ---------------------------------------------------------------

    def devolve(self, card: HiddenzoneCard) -> None:
        """Return the top card of a stack to its owner's hand."""
        seat = self.owner(card.id)
        if seat >= 0 and is_evolved(card):
            self.uncover(card)
            top = self.hand(seat).add(bare(card))
            words = f"{{cards}} goes back to {{your}} hand{self.because('because of')}."
            self.tell_move(words, seat, [top], self.battlezone(seat), self.hand(seat))
            self.mix(seat)
            self.drop_misfit(card.attached[0].id)

    def shed(self, card: HiddenzoneCard, by: str) -> None:
        """Put the top card of a stack into the graveyard; its soul stays."""
        seat = self.owner(card.id)
        self.uncover(card)
        top = self.graveyard(seat).add(bare(card))
        words = f"{{Your}} {{cards}} is destroyed{by}, and its soul stays."
        self.tell_move(words, seat, [top], self.battlezone(seat), self.graveyard(seat))
        self.drop_misfit(card.attached[0].id)

    def uncover(self, card: HiddenzoneCard) -> None:
        """Take the top card off a stack. The creature below keeps the marks and everything else
        under it, and is still the same attacker, target or blocker."""
        zone = self.battlezone(self.owner(card.id))
        below = card.attached[0].with_marks(card.marks).with_attached(card.attached[1:])
        zone.own_cards()[zone.cards.index(card)] = below
        self.attack = self.attack.with_top(card.id, below.id)

    def lay_down(self, card: HiddenzoneCard, zone: Zone[HiddenzoneDesign]) -> list[HiddenzoneCard]:
        """Put the cards of a stack into a zone one by one, without their marks."""
        laid = [zone.add(bare(under)) for under in reversed(card.attached)]
        laid.append(zone.add(bare(card)))
        laid.reverse()
        return laid

    # ---- Equipment ------------------------------------------------------------------------

    def disarm(self, card: HiddenzoneCard) -> None:
        """Put the equipment of a creature into the graveyard."""
        worn = self.equipment_of(card)
        seat = self.owner(card.id)
        if worn is not None and seat >= 0:
            self.change(card.with_attached(card.attached[:-1]))
            gone = self.graveyard(seat).add(worn)
            words = f"{{Your}} {{cards}} goes to the graveyard{self.because('because of')}."
            self.tell_move(words, seat, [gone], self.battlezone(seat), self.graveyard(seat))

    def drop_misfit(self, id: i64) -> None:
        """Put equipment that its bearer can no longer bear into the graveyard."""
        card = self.find(id)
        if card is not None:
            worn = self.equipment_of(card)
            if worn is not None and not fits_bearer(worn.face, card.face):
                self.disarm(card)
