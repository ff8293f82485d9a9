"""Cards that change: a little, all at once, into something else, or back from the dead."""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import BACKSTAGE, EVERYBODY, Card, MarkKind, bit
from bestiary.games.creature_wars.being import NEVER_AGAIN, Being
from bestiary.games.creature_wars.lore.forms import transformed
from bestiary.games.creature_wars.lore.marks import (
    COOLDOWN,
    FROZEN,
    SOME_CREATURE,
    SOME_FIRE,
    SOME_WITCH,
)
from bestiary.games.creature_wars.verbs.leave import LeaveVerbs


class ChangeVerbs(LeaveVerbs):
    """Changing cards."""

    def alter(self, card: Card[Being], being: Being, words: str = "") -> Card[Being]:
        """Change a card a little; everyone who knows it sees the change. If it becomes another
        card, it lets go of what it carries."""
        new = fitting(card.with_face(being))
        seat = self.holder(new)
        if card.attached and seat >= 0 and being.key != card.face.key:
            new = self.open_sack(new, seat, True)
        self.change(new)
        if seat >= 0:
            self.hands_to_check |= bit(seat)
        if self.recording and words:
            self.record("change", words, seat, [new], was=[card])
        return new

    def alter_all(
        self, seat: i64, cards: list[Card[Being]], faces: list[Being], words: str
    ) -> None:
        """Change several cards of a hand. Everybody is told so unless ``words`` is empty; the
        holder is told which."""
        if words:
            self.say(words, seat)
        changed = [self.alter(card, face) for card, face in zip(cards, faces, strict=True)]
        if changed and self.recording:
            self.record("change", "{cards}.", seat, changed, audience=bit(seat), was=cards)

    def alter_quietly(self, card: Card[Being], being: Being) -> Card[Being]:
        """Change a card of a hand, and tell only its holder."""
        new = self.alter(card, being)
        seat = self.holder(new)
        self.record("change", "{cards}.", seat, [new], audience=bit(seat), was=[card])
        return new

    def raise_levels(self, seat: i64, cards: list[Card[Being]], levels: i64, words: str) -> None:
        """Cards of a hand gain or lose levels."""
        self.alter_all(seat, cards, [card.face.raised(levels) for card in cards], words)

    def lift(self, card: Card[Being], levels: i64, words: str = "") -> Card[Being]:
        """A card gains or loses levels."""
        return self.alter(card, card.face.raised(levels), words)

    def sap(self, card: Card[Being], levels: i64, words: str) -> Card[Being]:
        """A creature of a hand loses levels; everybody sees which card, though not its face."""
        return self.lift(self.hint(card, SOME_CREATURE), -levels, words)

    def give_power(self, seat: i64, cards: list[Card[Being]], power: i64, words: str) -> None:
        """Creatures of a hand get a Power Type."""
        self.alter_all(seat, cards, [card.face.but(power=power) for card in cards], words)

    def transform_all(self, tribe: i64, words: str) -> None:
        """Give ALL creatures of a Tribe another form: in hands, duel, deck, discard pile and sacks.
        Everyone who can see into a zone is told which cards; nobody learns what is in the deck."""
        self.say(words)
        self.transformed |= 1 << tribe
        self.hands_to_check = 3
        unseen: list[Card[Being]] = []
        for hand in self.hands:  # a form may be of another type, and nobody is told whose is
            hand.replace_all([card.without_mark(SOME_FIRE) for card in hand.cards])
        for zone in [*self.hands, self.in_duel(0), self.in_duel(1), self.deck, self.discard]:
            told: list[Card[Being]] = []
            were: list[Card[Being]] = []
            for card in zone.cards.copy():
                if card.attached:
                    loot = [in_other_form(under, tribe) for under in card.attached]
                    zone.replace(card.with_attached(loot))
                    unseen.extend(loot)
                elif card.face.tribe == tribe:
                    new = in_other_form(card, tribe)
                    zone.replace(new)
                    if card.known & zone.place.seen_by:
                        told.append(new)
                        were.append(card)
                    else:
                        unseen.append(new)
            if told:
                seen = zone.place.seen_by
                owner = int(zone.place.owner)
                self.record("change", "{cards}.", owner, told, audience=seen, was=were)
        if unseen:
            self.record("change", "", cards=unseen, audience=BACKSTAGE)

    def become(self, card: Card[Being], being: Being, known: int = 0) -> Card[Being]:
        """Replace a card of a hand with another. The new one has a new id and the old one's
        origin; its holder and the seats in ``known`` know it. No card becomes a banned witch."""
        seat = self.holder(card)
        if self.is_banned(being):
            return card
        being = being.from_(card.face.origin)
        self.has_watchers |= being.lore.watches()
        card = self.open_sack(card, seat, True)
        kept = [mark for mark in card.marks if mark.kind is COOLDOWN or mark.kind is FROZEN]
        new = Card(self.next_id, being, self.hand(seat).place.seen_by | known, 0, kept, [])
        self.next_id += 1
        hand = self.hand(seat)
        hand.replace_all([new if held.id == card.id else held for held in hand.cards])
        self.hands_to_check |= bit(seat)
        if self.recording:
            self.record("vanish", "", seat, [card], source=hand.place.key)
            self.record("make", "", seat, [new], target=hand.place.key)
        return new

    def replace_all(
        self,
        seat: i64,
        cards: list[Card[Being]],
        faces: list[Being],
        words: str,
        was: MarkKind[Being],
        now: MarkKind[Being],
    ) -> None:
        """Replace cards of a hand. Everybody is told so; the holder is told which, and everyone who
        knew a card knows what it is now."""
        self.say(words, seat)
        changed: list[Card[Being]] = []
        for card, face in zip(cards, faces, strict=True):
            known = EVERYBODY if card.mark(was) >= 0 else card.known | card.peeked
            changed.append(self.change(self.become(card, face).with_mark(now, 0, known)))
        if changed and self.recording:
            self.record("change", "{cards}.", seat, changed, audience=bit(seat), was=cards)

    def bewitch(self, card: Card[Being]) -> None:
        """Replace a card of a hand with a random witch; everybody knows that it is a witch."""
        being = self.edition.random_witch(self.rng)
        if self.is_banned(being):
            self.fizzle()
            return
        new = self.hint(self.become(card, being), SOME_WITCH)
        self.record("change", "A card in {your} hand becomes {cards}.", self.holder(new), [new])

    def freeze(self, card: Card[Being], rallies_too: bool = False) -> None:
        """Keep the card in hand for good, never to be played; it may be barred from Rallies too."""
        seat = self.holder(card)
        card = self.open_sack(card, seat, True)
        if rallies_too:
            card = card.with_face(card.face.but(rallied=card.face.rallied | NEVER_AGAIN))
        card = card.with_mark(FROZEN, 0)
        self.change(card)
        self.hands_to_check |= bit(seat)
        self.record(
            "change" if rallies_too else "mark", "{cards} can never be played.", seat, [card]
        )

    def rest(self, card: Card[Being], turns: int = 1) -> Card[Being]:
        """Keep a card of a hand from being played for this many turns."""
        self.cooled = [*self.cooled, int(card.id)]
        return self.change(card.with_mark(COOLDOWN, turns))

    def recall(self, id: i64, seat: i64) -> Card[Being] | None:
        """Move a card from the discard pile to a hand. Returns None if it is not there."""
        card = self.discard.find(id)
        if card is None or self.is_banned(card.face):
            return None
        self.discard.remove(id)
        if id in self.slain:
            slain = self.slain.copy()
            slain.remove(id)
            self.slain = slain
        card = self.enter(card, seat)
        words = "{cards} comes back to {your} hand."
        self.record("move", words, seat, [card], source="discard", target=self.hand(seat).place.key)
        return card

    def raise_dead(self, cards: list[Card[Being]], levels: i64) -> None:
        """Give the player at work cards from the discard pile, this many levels higher."""
        for card in self.each(cards):
            self.recall(self.lift(card, levels, "The grave opens: {cards}.").id, self.me)


def in_other_form(card: Card[Being], tribe: i64) -> Card[Being]:
    """The card, transformed if it is of that Tribe."""
    return card.with_face(transformed(card.face)) if card.face.tribe == tribe else card


def fitting(card: Card[Being]) -> Card[Being]:
    """The card without the hints that are no longer true."""
    for mark in card.marks:
        if mark.kind.fits is not None and not mark.kind.fits(card.face):
            return fitting(card.without_mark(mark.kind))
    return card
