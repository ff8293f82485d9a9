"""The Duel: a game of Creature Wars with the verbs its rules and cards are written with.

The verbs do the bookkeeping (what is told to whom, who knows what, Rallies, limits), so that a
card cannot forget it. Numbers of events never depend on what a player may not know: what happens
to several cards of a hand is told once for everybody, and to the holder with the cards.
"""

from __future__ import annotations

from mypy_extensions import i64

from bestiary.engine import BACKSTAGE, EVERYBODY, Card, MarkKind, Position, Step, Zone, bit, copied
from bestiary.games.creature_wars import position, rallies
from bestiary.games.creature_wars.being import ALL_TRIBES, NEVER_AGAIN, NONE, Being
from bestiary.games.creature_wars.brought import GRINCH, RAVEN
from bestiary.games.creature_wars.deck import full_deck, gift
from bestiary.games.creature_wars.editions import RANDOM_WITCH
from bestiary.games.creature_wars.empires import Empires
from bestiary.games.creature_wars.later import Later
from bestiary.games.creature_wars.lore import book
from bestiary.games.creature_wars.marks import (
    COOLDOWN,
    FROZEN,
    JUGGED,
    MUST,
    ON_OFFER,
    SOME_CREATURE,
    SOME_GIFT,
    SOME_WITCH,
    WRAPPED,
)
from bestiary.games.creature_wars.standing import (
    BANNED,
    BOTH_SEATS,
    HAGGEL,
    LILITH,
    MIDAS,
    THIRST,
    WARD,
    WISH,
    Rule,
    Standing,
)


class Duel(Empires):
    """The verbs. ``me`` is the player at work, ``foe`` the other one."""

    # ---- Playing --------------------------------------------------------------------------

    def playable(self, seat: i64) -> list[Card[Being]]:
        """The cards of a hand its player may play this turn."""
        found: list[Card[Being]] = []
        plain = not self.edition.spells
        simple = plain or (not self.standing and not self.forbids_creatures(seat))
        for card in self.hands[seat].cards:
            if simple and not card.marks and (plain or card.face.is_creature()):
                found.append(card)
            elif self.waits(card, int(seat)) == "":
                found.append(card)
        return found

    def waits(self, card: Card[Being], seat: int) -> str:
        being = card.face
        for mark in card.marks:
            if mark.kind is FROZEN:
                return "can never be played"
            if mark.kind is COOLDOWN:
                return "rests this turn"
            if mark.kind is WRAPPED:
                return "is still wrapped"
        if not self.edition.spells:
            return ""
        if being.key == RAVEN.key:
            return "cannot be played"
        if being.level >= 6 and self.in_effect(LILITH, seat):
            return "refuses to serve: level 6 or more"
        if being.key == "slumbering-witch" and self.rallied[seat] == 0:
            return "sleeps until you have formed a Rally"
        if being.is_creature() and self.forbids_creatures(seat):
            return "waits: a Straw Witch is in your hand"
        return ""

    def forbids_creatures(self, seat: i64) -> bool:
        """Whether a Straw Witch in the hand keeps its creatures from being played."""
        if not self.edition.spells:
            return False
        for card in self.hands[seat].cards:
            if card.face.is_witch() and card.face.key == "straw-witch" and card.mark(FROZEN) < 0:
                return True
        return False

    def must_be_played(self, card: Card[Being]) -> bool:
        """Whether an effect says that this card is the one to play this turn."""
        turn = card.mark(MUST)
        return turn == 0 or turn == self.turn

    # ---- Picking --------------------------------------------------------------------------

    def some(self, cards: list[Card[Being]], count: int = 1) -> list[Card[Being]]:
        """So many of the cards at random, or as many as there are. None: the log says so."""
        pool = cards.copy()
        picked: list[Card[Being]] = []
        while pool and len(picked) < count:
            picked.append(pool.pop(self.rng.below(len(pool))))
        if not picked:
            self.fizzle()
        return picked

    def one_of_each(self, seat: i64) -> list[Card[Being]]:
        """One random creature of each Tribe in a hand."""
        kin = [self.of_tribe(seat, tribe) for tribe in range(len(ALL_TRIBES))]
        return [self.rng.pick(cards) for cards in kin if cards]

    def graves(self, tribe: i64 = NONE) -> list[Card[Being]]:
        """The slain creatures that still lie in the discard pile, the latest last; of a Tribe if
        one is named."""
        found: list[Card[Being]] = []
        for id in self.slain:
            card = self.discard.find(id)
            if card is not None and (tribe == NONE or card.face.tribe == tribe):
                found.append(card)
        return found

    def fizzle(self) -> None:
        """Say that nothing comes of it."""
        self.record("announce", "Nothing comes of it.", self.me)

    def say(self, words: str, seat: int = -1) -> None:
        """A line in the log. ``{You}`` and the like are the seat, by default the one at work."""
        if self.recording:
            who = self.me if seat < 0 else seat
            self.record("announce", words, who, other=1 - who)

    # ---- Cards that come ------------------------------------------------------------------

    def draw(self, seat: i64, count: i64 = 1) -> None:
        """A player draws; an empty deck gives nothing."""
        hand = self.hands[seat]
        if self.standing or self.strange:
            self.draw_strangely(seat, count)
            return
        before = len(hand.cards)
        while count > 0 and self.deck.cards:
            hand.add(self.deck.cards.pop())
            count -= 1
        self.stirred |= bit(seat)
        if self.recording:
            self.tell_draw(seat, hand.cards[before:], count)

    def tell_draw(self, seat: i64, drawn: list[Card[Being]], short: i64) -> None:
        target = self.hands[seat].place.key
        if drawn:
            words = "{You} draw{s} {cards}."
            self.record("move", words, seat, drawn, source="deck", target=target)
        if short > 0:
            self.say("The deck is empty: {you} draw{s} nothing.", seat)

    def draw_strangely(self, seat: i64, count: i64) -> None:
        """Drawing one by one, where a standing rule, a Grinch or a Raven has a say in it."""
        while count > 0 and self.deck.cards:
            count -= 1
            card = self.deck.cards.pop()
            self.hit(seat, self.total(THIRST, seat))
            grinch = self.grinch_of(seat)
            if grinch is not None:
                self.say("It goes into the Grinch's sack.", seat)
                self.hands[seat].replace(grinch.with_attached([*grinch.attached, card]))
                continue
            if self.spend(WISH, seat):
                from bestiary.games.creature_wars.witches.wishes import granted

                wish = card.reborn(self.next_id).with_face(granted(self, seat, card.face))
                self.next_id += 1
                self.record("vanish", "", seat, [card], source="deck")
                card = wish.with_mark(SOME_CREATURE, 0)
                self.record("make", "A wish comes true.", seat, [card], target="deck")
            card = self.enter(card, seat)
            self.tell_draw(seat, [card], 0)
            if card.face.is_witch():
                price = self.spend(HAGGEL, seat)
                if price:
                    self.hint(card, SOME_WITCH)
                    self.say("A witch! {You} pay{s} for the gingerbread.", seat)
                    self.hit(seat, price)
            self.mourn(seat, card)
        if count > 0:
            self.tell_draw(seat, [], count)

    def draw_up_to(self, size: int) -> None:
        """Both draw in turns, initiative first, until they hold so many cards. What goes into a
        sack counts as held, and an empty deck ends it."""
        short = [size - len(hand.cards) for hand in self.hands]
        for drawn in range(max(short)):
            for seat in self.order():
                if drawn < short[seat] and self.deck.cards:
                    self.draw(seat)

    def fill_jug(self, id: i64, count: i64) -> None:
        """The player at work draws cards which must all win to bring a discarded card back."""
        hand = self.hands[self.me]
        before = [card.id for card in hand.cards]
        self.draw(self.me, count)
        number = len(self.jugs)
        self.jugs.append([number, int(self.me), int(id), 0])
        for card in hand.cards.copy():
            if card.id not in before:
                self.mark(card, JUGGED, number)

    def enter(self, card: Card[Being], seat: i64) -> Card[Being]:
        """A card enters a hand that it was not in: Midas has his touch on it."""
        gold = self.total(MIDAS, seat) if self.standing else 0
        if gold:
            card = card.with_face(card.face.but(base=card.face.base + gold))
        self.stirred |= bit(seat)
        if card.marks and card.mark(WRAPPED) >= 0:  # its holder does not know it either
            self.hands[seat].cards.append(card)
        else:
            card = self.hands[seat].add(card)
        if gold and self.recording:
            self.record("change", "Midas has touched {cards}.", seat, [card])
        return card

    def is_banned(self, being: Being) -> bool:
        """Whether it is a witch, and the War on Witches is on."""
        return being.is_witch() and self.in_effect(BANNED, BOTH_SEATS)

    def get(
        self, seat: i64, being: Being, words: str = "{You} get{s} {cards}.", known: int = 0
    ) -> Card[Being] | None:
        """A new card joins a hand: its holder knows it, and so do these. Banned witches do not
        come."""
        if self.is_banned(being):
            self.say("No witch comes: they are banned.", seat)
            return None
        if being.key == GRINCH.key or being.key == RAVEN.key:
            self.strange = True
        card = self.make(being, self.offers[seat], known)
        self.offers[seat].remove(card.id)
        card = self.enter(card, seat)
        if known != EVERYBODY:
            card = self.hint(card, SOME_WITCH if being.is_witch() else SOME_CREATURE)
        if self.recording:
            self.record("make", words, seat, [card], target=self.hands[seat].place.key)
        return card

    def get_random(self, seat: i64, tribe: i64 = -1) -> Card[Being] | None:
        """A random creature joins a hand, of a Tribe if one is named."""
        if tribe < 0:
            return self.get(seat, self.edition.random_creature(self.rng))
        return self.get(seat, self.edition.random_of(tribe, self.rng))

    def get_witch(
        self, seat: i64, tier: i64 = -1, words: str = "{You} get{s} {cards}."
    ) -> Card[Being] | None:
        """A random witch joins a hand, of a tier if one is named."""
        if tier < 0:
            return self.get(seat, self.edition.random_witch(self.rng), words)
        return self.get(seat, self.edition.random_witch_of(tier, self.rng), words)

    def get_named(self, seat: i64, name: str) -> Card[Being] | None:
        """A certain witch joins a hand, seen by all; her level is rolled."""
        for witch in self.edition.roster:
            if witch.name == name:
                tier = witch.tier_in(self.edition.name)
                low, high = self.edition.lowest[tier], self.edition.highest[tier]
                being = self.edition.witch(witch, self.rng.between(low, high), RANDOM_WITCH)
                return self.get(seat, being, known=EVERYBODY)
        return None

    def wrap_gift(self, seat: i64) -> Card[Being]:
        """A wrapped gift joins a hand: nobody knows what is in it before the next turn."""
        card = self.make(gift(self.edition, self.rng), self.deck)
        self.deck.cards.pop()
        card = card.with_mark(WRAPPED, self.turn + 1).with_mark(SOME_GIFT, 0)
        card = self.enter(card, seat)
        self.record("make", "{You} get{s} a gift.", seat, [card], target=f"hand.{seat}")
        return card

    def offer(self, beings: list[Being]) -> None:
        """Lay cards before the player at work, to choose from."""
        zone = self.offers[self.me]
        for being in beings:
            if not self.is_banned(being):
                self.make(being, zone)
        words = "{You} look{s} at {cards}."
        self.record("make", words, self.me, zone.cards.copy(), target=zone.place.key)

    def accept(self, id: int) -> None:
        """The player at work keeps one card of the offer; the others are gone."""
        zone = self.offers[self.me]
        kept = zone.remove(id)
        if kept is not None:
            card = self.enter(kept, self.me)
            card = self.hint(card, SOME_WITCH if card.face.is_witch() else SOME_CREATURE)
            target = self.hands[self.me].place.key
            self.record(
                "move",
                "{You} keep{s} {cards}.",
                self.me,
                [card],
                source=zone.place.key,
                target=target,
            )
        self.record("vanish", "", self.me, zone.cards.copy(), source=zone.place.key)
        zone.cards = []

    def shuffle_in(self, cards: list[Card[Being]]) -> None:
        """Cards from hands or the discard pile go into the deck, and the whole of it is
        reordered."""
        for card in cards:
            if self.discard.remove(card.id) is not None:
                self.deck.cards.append(card)
                words = "{cards} is shuffled into the deck."
                self.record("move", words, -1, [card], source="discard", target="deck")
        for seat in self.order():
            mine = [card for card in cards if self.hands[seat].find(card.id) is not None]
            self.deck.cards += [self.leave_hand(card, seat) for card in mine]
            if mine and self.recording:
                words = "{You} shuffle{s} {cards} into the deck."
                source = self.hands[seat].place.key
                self.record("move", words, seat, mine, source=source, target="deck")
        self.shuffle(self.deck)
        self.record("shuffle", "The deck is shuffled.")

    def shuffle_new(self, beings: list[Being]) -> None:
        """New cards go into the deck, and the whole deck is reordered. Banned witches do not."""
        beings = [being for being in beings if not self.is_banned(being)]
        made = [self.make(being, self.deck) for being in beings]
        words = "{n} cards are shuffled into the deck."
        self.record("make", words, cards=made, amount=len(made), target="deck")
        self.shuffle(self.deck)
        self.record("shuffle", "")

    def put_on_top(self, beings: list[Being], kind: MarkKind[Being]) -> None:
        """New cards go on top of the deck, face down; everybody knows what kind they are."""
        made = [self.hint(self.make(being, self.deck), kind) for being in beings]
        words = "{n} cards go on top of the deck."
        self.record("make", words, cards=made, amount=len(made), target="deck")

    # ---- Cards that go --------------------------------------------------------------------

    def holder(self, card: Card[Being]) -> int:
        """Whose hand the card is in, or -1."""
        for seat in range(2):
            if self.hands[seat].find(card.id) is not None:
                return seat
        return -1

    def leave_hand(self, card: Card[Being], seat: i64) -> Card[Being]:
        """Take a card out of a hand. A Grinch who goes opens his sack there."""
        held = self.hands[seat].remove(card.id)
        self.stirred |= bit(seat)
        if held is None:
            return card
        return self.open_sack(held, seat, True)

    def open_sack(self, card: Card[Being], seat: i64, keep: bool) -> Card[Being]:
        """What a Grinch carries goes to the hand he was in, or is discarded with him."""
        if not card.attached:
            return card
        for loot in card.attached:
            if self.is_banned(loot.face):
                loot = self.removed.add(loot)
                words = "In the sack was {cards}, who leaves the game."
                self.record("move", words, seat, [loot], target="removed")
            elif keep:
                loot = self.enter(loot, seat)
                target = self.hands[seat].place.key
                self.record("move", "The sack opens: {cards}.", seat, [loot], target=target)
            else:
                loot = self.discard.add(loot)
                self.record("move", "The sack is lost: {cards}.", seat, [loot], target="discard")
        return card.with_attached([])

    def discard_card(self, card: Card[Being], words: str = "{You} discard{s} {cards}.") -> None:
        """A card of a hand goes to the discard pile, for all to see."""
        self._put_away(card, self.discard, words)

    def remove(self, card: Card[Being], words: str = "{cards} leaves the game.") -> None:
        """A card of a hand goes out of the game, for all to see."""
        self._put_away(card, self.removed, words)

    def _put_away(self, card: Card[Being], pile: Zone[Being], words: str) -> None:
        seat = self.holder(card)
        if seat < 0:
            return
        card = pile.add(self.leave_hand(card, seat).with_marks([]))
        if self.recording:
            hand = self.hands[seat].place.key
            self.record("move", words, seat, [card], source=hand, target=pile.place.key)

    def discard_all(
        self, cards: list[Card[Being]], words: str = "{You} discard{s} {cards}."
    ) -> None:
        for card in cards:
            self.discard_card(card, words)

    def discard_random(self, seat: i64, count: int = 1) -> None:
        """A player discards random cards."""
        self.discard_all(self.some(self.hands[seat].cards, count))

    def discard_hand(self, seat: i64) -> None:
        self.discard_all(self.hands[seat].cards.copy())

    def discard_from_deck(self, count: i64) -> None:
        """So many cards from the top of the deck go to the discard pile, for all to see."""
        cards: list[Card[Being]] = []
        while count > 0 and self.deck.cards:
            cards.append(self.discard.add(self.deck.cards.pop()))
            count -= 1
        words = "From the deck {cards} go to the discard pile."
        self._leave_deck(cards, self.discard, words)

    def remove_from_deck(
        self, cards: list[Card[Being]], words: str = "From the deck {cards} leave the game."
    ) -> None:
        """These cards of the deck go out of the game, for all to see."""
        gone = [card for card in cards if self.deck.remove(card.id) is not None]
        self._leave_deck([self.removed.add(card) for card in gone], self.removed, words)

    def _leave_deck(self, cards: list[Card[Being]], pile: Zone[Being], words: str) -> None:
        if not cards:
            self.fizzle()
        elif self.recording:
            self.record("move", words, -1, cards, source="deck", target=pile.place.key)

    def recall(self, id: i64, seat: i64) -> Card[Being] | None:
        """A card from the discard pile comes to a hand, or nothing where it is gone."""
        card = self.discard.find(id)
        if card is None or self.is_banned(card.face):
            return None
        self.discard.remove(id)
        if id in self.slain:
            self.slain.remove(id)
        card = self.enter(card, seat)
        words = "{cards} comes back to {your} hand."
        self.record(
            "move", words, seat, [card], source="discard", target=self.hands[seat].place.key
        )
        return card

    def raise_dead(self, cards: list[Card[Being]], levels: i64) -> None:
        """Cards of the discard pile come to the player at work, so many levels higher."""
        for card in cards:
            level = max(1, card.face.level + levels)
            risen = self.alter(card, card.face.but(level=level), "{cards} stirs.")
            self.recall(risen.id, self.me)
        if not cards:
            self.fizzle()

    def undo_previous(self) -> None:
        """The previous duel is undone: its damage, and where its cards went. Only once."""
        ids, tolls = self.previous[:2], self.previous[2:]
        self.previous = [0, 0, 0, 0]
        done = False
        for seat in self.order():
            self.heal(seat, tolls[seat])
            card = self.recall(ids[seat], seat)
            if card is not None:
                self.rest(card)
            done = done or tolls[seat] > 0 or card is not None
        if not done:
            self.fizzle()

    def discard_played(self, seat: i64, lost: bool = False) -> None:
        """A player's card in the duel goes to the discard pile; a banned witch out of the game."""
        card = self.played(seat)
        if card is None:
            return
        self.duelists[seat].cards = []
        if card.marks or card.attached:
            card = self.open_sack(card, seat, not lost).with_marks([])
        target = self.removed if self.is_banned(card.face) else self.discard
        card = target.add(card)
        if self.recording:
            source = self.duelists[seat].place.key
            self.record("move", "", seat, [card], source=source, target=target.place.key)

    def vanish_played(self, seat: i64) -> None:
        """A player's card in the duel is spent and gone."""
        card = self.played(seat)
        if card is not None:
            self.duelists[seat].cards = []
            self.record("vanish", "{cards} is gone.", seat, [card])

    def return_played(self, seat: i64, cooldown: i64 = 0) -> None:
        """A player's card in the duel goes back to hand, to rest so many turns."""
        card = self.played(seat)
        if card is None:
            return
        if self.is_banned(card.face):
            self.discard_played(seat)
            return
        words = "{cards} returns to {your} hand."
        if cooldown > 0:
            self.cooled.append(card.id)
            card = card.with_mark(COOLDOWN, cooldown)
            words = "{cards} returns to {your} hand to rest."
        card = self.move(card, self.duelists[seat], self.hands[seat])
        self.stirred |= bit(seat)
        if self.recording:
            source = self.duelists[seat].place.key
            target = self.hands[seat].place.key
            self.record("move", words, seat, [card], source=source, target=target)

    # ---- Cards that change hands ----------------------------------------------------------

    def take(
        self, card: Card[Being], seat: i64, words: str = "{You} take{s} {cards}."
    ) -> Card[Being]:
        """A card goes from one hand to the other. Both players know it then."""
        source = self.hands[1 - seat]
        if source.remove(card.id) is None:
            return card
        self.stirred |= bit(1 - seat)
        card = self.enter(card, seat)
        if self.recording:
            target = self.hands[seat].place.key
            self.record("move", words, seat, [card], source=source.place.key, target=target)
        return card

    def swap_hands(self) -> None:
        """Both players take the other's hand."""
        mine, theirs = self.hands[0].cards, self.hands[1].cards
        self.hands[0].cards, self.hands[1].cards = [], []
        for card in theirs:
            self.enter(card, 0)
        for card in mine:
            self.enter(card, 1)
        self.stirred = 3
        for seat in range(2):
            words = "{You} now hold{s} {cards}."
            target = self.hands[seat].place.key
            self.record("move", words, seat, self.hands[seat].cards.copy(), target=target)

    def trade(self, mine: list[Card[Being]], theirs: list[Card[Being]]) -> list[Card[Being]]:
        """Cards of the player at work for cards of the other: the ones that were got."""
        got = [self.take(card, self.me) for card in theirs]
        for card in mine:
            self.take(card, self.foe)
        return got

    # ---- Cards that change ----------------------------------------------------------------

    def alter(self, card: Card[Being], being: Being, words: str = "") -> Card[Being]:
        """A card becomes a little different; whoever knows it sees the change. A Grinch who is
        none any more lets go of his sack."""
        new = fitting(card.with_face(being))
        seat = self.holder(new)
        if card.attached and seat >= 0 and being.key != GRINCH.key:
            new = self.open_sack(new, seat, True)
        self.change(new)
        if seat >= 0:
            self.stirred |= bit(seat)
        if self.recording and words:
            self.record("change", words, seat, [new])
        return new

    def alter_all(
        self, seat: i64, cards: list[Card[Being]], faces: list[Being], words: str
    ) -> None:
        """Several cards of a hand change. All are told that, unless without a word; the holder is
        told which."""
        if words:
            self.say(words, seat)
        changed = [self.alter(card, face) for card, face in zip(cards, faces, strict=True)]
        if changed and self.recording:
            self.record("change", "{cards}.", seat, changed, audience=bit(seat))

    def alter_quietly(self, card: Card[Being], being: Being) -> Card[Being]:
        """A card of a hand changes, and nobody but the holder is told."""
        card = self.alter(card, being)
        seat = self.holder(card)
        self.record("change", "{cards}.", seat, [card], audience=bit(seat))
        return card

    def replace_all(
        self,
        seat: i64,
        cards: list[Card[Being]],
        faces: list[Being],
        words: str,
        was: MarkKind[Being],
        now: MarkKind[Being],
    ) -> None:
        """Cards of a hand are replaced. All are told that; the holder is told which, and who knew
        what one was knows what it is now."""
        self.say(words, seat)
        changed: list[Card[Being]] = []
        for card, face in zip(cards, faces, strict=True):
            known = EVERYBODY if card.mark(was) >= 0 else card.known | card.peeked
            changed.append(self.change(self.become(card, face).with_mark(now, 0, known)))
        if changed and self.recording:
            self.record("change", "{cards}.", seat, changed, audience=bit(seat))

    def sap(self, card: Card[Being], levels: i64, words: str) -> Card[Being]:
        """A creature of a hand loses levels; all see which card, if not its face."""
        card = self.hint(card, SOME_CREATURE)
        return self.alter(card, card.face.but(level=max(1, card.face.level - levels)), words)

    def raise_levels(self, seat: i64, cards: list[Card[Being]], levels: i64, words: str) -> None:
        """Cards of a hand gain or lose levels; no level falls below 1."""
        faces = [card.face.but(level=max(1, card.face.level + levels)) for card in cards]
        self.alter_all(seat, cards, faces, words)

    def give_power(self, seat: i64, power: i64, words: str) -> None:
        """All creatures of a hand get a Power Type."""
        cards = self.creatures(seat)
        self.alter_all(seat, cards, [card.face.but(power=power) for card in cards], words)

    def transform_all(self, tribe: i64, words: str) -> None:
        """ALL creatures of a Tribe take another form: in hands, duel, deck, discard pile and in a
        sack. Whoever sees into a zone is told which cards; what is in the deck, nobody."""
        self.say(words)
        self.transformed |= 1 << tribe
        self.stirred = 3
        unseen: list[Card[Being]] = []
        for zone in [*self.hands, *self.duelists, self.deck, self.discard]:
            told: list[Card[Being]] = []
            for card in zone.cards.copy():
                if card.attached:
                    loot = [in_other_form(under, tribe) for under in card.attached]
                    zone.replace(card.with_attached(loot))
                    unseen.extend(loot)
                elif card.face.tribe == tribe:
                    card = in_other_form(card, tribe)
                    zone.replace(card)
                    (told if card.known & zone.place.seen_by else unseen).append(card)
            if told:
                seen = zone.place.seen_by
                self.record("change", "{cards}.", int(zone.place.owner), told, audience=seen)
        if unseen:
            self.record("change", "", cards=unseen, audience=BACKSTAGE)

    def bewitch(self, card: Card[Being]) -> None:
        """A card of a hand is replaced by a random witch, and everybody knows that much."""
        being = self.edition.random_witch(self.rng)
        if self.is_banned(being):
            self.fizzle()
            return
        new = self.hint(self.become(card, being), SOME_WITCH)
        self.record("change", "A card in {your} hand becomes {cards}.", self.holder(new), [new])

    def become(self, card: Card[Being], being: Being, known: int = 0) -> Card[Being]:
        """A card of a hand is replaced by another. The new one has a new id and the old one's
        origin; only the holder, and these, know it. Nothing turns into a banned witch."""
        seat = self.holder(card)
        if self.is_banned(being):
            return card
        being = being.but()
        being.origin = card.face.origin
        if being.key == GRINCH.key or being.key == RAVEN.key:
            self.strange = True
        card = self.open_sack(card, seat, True)
        kept = [mark for mark in card.marks if mark.kind is COOLDOWN or mark.kind is FROZEN]
        new = Card(self.next_id, being, self.hands[seat].place.seen_by | known, 0, kept, [])
        self.next_id += 1
        hand = self.hands[seat]
        hand.cards = [new if held.id == card.id else held for held in hand.cards]
        self.stirred |= bit(seat)
        if self.recording:
            self.record("vanish", "", seat, [card], source=hand.place.key)
            self.record("make", "", seat, [new], target=hand.place.key)
        return new

    def freeze(self, card: Card[Being], rallies_too: bool = False) -> None:
        """The card stays in hand and can never be played; it may be barred from Rallies too."""
        seat = self.holder(card)
        card = self.open_sack(card, seat, True)
        if rallies_too:
            card = card.with_face(card.face.but(rallied=card.face.rallied | NEVER_AGAIN))
        card = card.with_mark(FROZEN, 0)
        self.change(card)
        self.stirred |= bit(seat)
        motion = "change" if rallies_too else "mark"
        self.record(motion, "{cards} can never be played.", seat, [card])

    def rest(self, card: Card[Being], turns: int = 1) -> Card[Being]:
        """The card of a hand cannot be played for so many turns."""
        self.cooled.append(card.id)
        return self.change(card.with_mark(COOLDOWN, turns))

    def mark(
        self, card: Card[Being], kind: MarkKind[Being], value: int, known: int = EVERYBODY
    ) -> None:
        """Put a mark on a card, known to these."""
        self.change(card.with_mark(kind, value, known))

    def mark_for_me(self, card: Card[Being], kind: MarkKind[Being], words: str) -> None:
        """Put a mark on a card that only the player at work learns of, with a look at the card.
        Who knew of such a mark on it before still does."""
        known = bit(self.me)
        for mark in card.marks:
            if mark.kind is kind:
                known |= mark.known
        card = self.change(card.with_mark(kind, 0, known).with_peek(bit(self.me)))
        self.record("mark", words, self.me, [card], audience=bit(self.me))

    def also_known(self, card: Card[Being], kind: MarkKind[Being], seat: i64) -> Card[Being]:
        """A player learns of a mark on a card."""
        for mark in card.marks:
            if mark.kind is kind:
                return self.change(card.with_mark(kind, mark.value, mark.known | bit(seat)))
        return card

    def hint(self, card: Card[Being], kind: MarkKind[Being]) -> Card[Being]:
        """Let everybody know what a face-down card must be."""
        return self.change(card.with_mark(kind, 0))

    def reveal_hand(self, seat: i64, to: int = EVERYBODY) -> None:
        """A hand is shown to these."""
        hand = self.hands[seat]
        hand.cards = [
            card if card.mark(WRAPPED) >= 0 else card.with_known(to) for card in hand.cards
        ]
        self.record(
            "flip", "{You} hold{s} {cards}.", seat, hand.cards.copy(), audience=to | bit(seat)
        )

    def lay_bare(self, cards: list[Card[Being]]) -> None:
        """Cards of the other hand are shown to the player at work, to choose from."""
        mine = bit(self.me)
        shown = [self.change(card.with_known(mine).with_mark(ON_OFFER, 0)) for card in cards]
        if shown:
            self.record("flip", "{You} look{s} at {cards}.", self.me, shown)

    def laid_bare(self, seat: i64) -> list[Card[Being]]:
        """The cards of the other hand that a player may choose from."""
        return [card for card in self.hands[1 - seat].cards if card.mark(ON_OFFER) >= 0]

    def pick_bare(self, id: i64) -> Card[Being]:
        """The one that was chosen; none is on offer any more."""
        cards = [self.change(c.without_mark(ON_OFFER)) for c in self.laid_bare(self.me)]
        return next(card for card in cards if card.id == id)

    def peek(self, cards: list[Card[Being]], words: str) -> None:
        """The player at work looks at some cards. All are told that, and nobody which."""
        self.say(words)
        seen = [self.change(card.with_peek(bit(self.me))) for card in cards]
        self.record("flip", "{You} see{s} {cards}.", self.me, seen, audience=bit(self.me))

    def reveal_card(self, card: Card[Being]) -> Card[Being]:
        """A card of a hand is shown to everybody."""
        card = self.change(card.with_known(EVERYBODY))
        self.record("flip", "{You} show{s} {cards}.", self.holder(card), [card])
        return card

    # ---- Empires --------------------------------------------------------------------------

    def hit(self, seat: i64, damage: i64) -> None:
        """An Empire takes damage; a ward halves it."""
        if damage > 0 and self.standing and self.spend(WARD, seat):
            damage //= 2
            self.say("The ward takes half of it.", seat)
        if damage <= 0:
            return
        self.hp[seat] -= damage
        if self.recording:
            words = f"{{Your}} Empire takes {{n}} damage and has {self.hp[seat]} HP left."
            self.record("hit", words, seat, amount=damage)

    def heal(self, seat: i64, health: i64) -> None:
        """An Empire gains health, up to the cap where there is one."""
        if self.cap > 0:
            health = min(health, self.cap - self.hp[seat])
        if health > 0:
            self.hp[seat] += health
            self.record("heal", "{Your} Empire gains {n} HP.", seat, amount=health)

    def fall(self, seat: i64) -> None:
        """An Empire falls to 0 HP. That is no damage: no ward helps."""
        if self.hp[seat] > 0:
            lost = self.hp[seat]
            self.hp[seat] = 0
            self.record("hit", "{Your} Empire falls to 0 HP!", seat, amount=lost)

    # ---- Standing rules and delayed effects -----------------------------------------------

    def decree(self, rule: Rule, seat: i64 = BOTH_SEATS, value: i64 = 1) -> None:
        """Set a standing rule for a seat or for both."""
        if not rule.once:
            for i, entry in enumerate(self.standing):
                if entry.rule is rule and entry.seat == seat:
                    if "{n}" in rule.text:
                        self.standing[i] = Standing(rule, seat, entry.value + value, entry.since)
                    return
        self.standing.append(Standing(rule, seat, value, self.turn))
        words = rule.text.replace("{n}", str(value))
        whose = "" if seat == BOTH_SEATS else " for {you}"
        self.say(f"{rule.label}{whose}: {words}", 0 if seat == BOTH_SEATS else seat)

    def in_effect(self, rule: Rule, seat: i64) -> bool:
        """Whether a rule holds for a seat now."""
        for entry in self.standing:
            if entry.holds(rule, seat, self.turn):
                return True
        return False

    def total(self, rule: Rule, seat: i64) -> i64:
        """The number of a rule for a seat; 0 where it does not hold."""
        found: i64 = 0
        for entry in self.standing:
            if entry.holds(rule, seat, self.turn):
                found += entry.value
        return found

    def spend(self, rule: Rule, seat: i64) -> i64:
        """Use up the oldest *next* rule of the kind: its number, or 0 where there is none."""
        for i, entry in enumerate(self.standing):
            if entry.holds(rule, seat, self.turn):
                del self.standing[i]
                return entry.value
        return 0

    def spend_all(self, rule: Rule, seat: i64) -> list[int]:
        """Use up all of the kind: their numbers."""
        spent: list[int] = []
        while self.in_effect(rule, seat):
            spent.append(self.spend(rule, seat))
        return spent

    def wait(self, turns: int, step: Step, label: str, words: str, number: int = 0) -> None:
        """Do a step for the player at work at the end of the turn so many turns from now."""
        due = self.turn + turns
        self.later.append(Later(step, self.me, number, due, label, words))
        self.say(f"{label}: {words} (at the end of turn {due})")

    # ---- Carrying out texts ---------------------------------------------------------------

    def work(self, seat: i64, id: i64, step: Step | None) -> None:
        """Carry out a card's text for its player."""
        if step is None or self.scores is not None:
            return
        me, subject = self.me, self.subject
        self.me, self.subject = seat, id
        step.run(self)
        self.me, self.subject = me, subject
        self.settle()

    def settle(self) -> None:
        """Let Rallies form in the hands that changed, now that the whole effect is done."""
        while self.stirred != 0:
            seat: i64 = self.order()[0]
            if self.stirred & (1 << seat) == 0:
                seat = 1 - seat
            self.stirred &= ~(1 << seat)
            rallies.check(self, seat)

    def mourn(self, seat: i64, card: Card[Being]) -> None:
        """A Raven pecks whoever is reminded of the one it replaced."""
        if not self.strange or not card.face.is_creature():
            return
        for raven in self.hands[seat].cards.copy():
            if raven.face.key == RAVEN.key and raven.face.detail == card.face.tribe:
                if raven.face.detail != NONE and raven.mark(FROZEN) < 0:
                    self.say("The Raven pecks.", seat)
                    self.hit(seat, 2)

    def grinch_of(self, seat: i64) -> Card[Being] | None:
        """A Grinch in the hand whose sack is open to what is drawn."""
        if self.strange:
            for card in self.hands[seat].cards:
                if card.face.key == GRINCH.key and card.mark(FROZEN) < 0:
                    return card
        return None

    # ---- Setting up -----------------------------------------------------------------------

    def deal(self) -> None:
        """The deck is built and shuffled, and each player gets a hand."""
        self.stack_up(full_deck(self.edition, self.rng), self.deck)
        self.record("shuffle", "{n} cards are shuffled.", amount=len(self.deck.cards))
        for seat in range(2):
            self.draw(seat, self.edition.hand)
        self.settle()
        self.then(book.steps["start_turn"])

    def arrange(self, position_: Position) -> None:
        position.arrange(self, position_)

    def copy(self) -> Duel:
        new = Duel(self.settings, self.seats, self.rng.copy(), copied(self.zones))
        self.copy_empires(new)
        return new


def in_other_form(card: Card[Being], tribe: i64) -> Card[Being]:
    """The card, transformed if it is of that Tribe."""
    return card.with_face(card.face.transformed()) if card.face.tribe == tribe else card


def fitting(card: Card[Being]) -> Card[Being]:
    """The card without the hints that are true no longer."""
    for mark in card.marks:
        if mark.kind.fits is not None and not mark.kind.fits(card.face):
            return fitting(card.without_mark(mark.kind))
    return card
