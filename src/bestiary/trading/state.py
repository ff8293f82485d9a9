"""The State that trading card games share: whose turn it is, waiting texts, boosts.

The layers, from the bottom: two decks and the cards that come and go between them (two_decks.py);
this, with what each game has to provide; a game's zones and numbers (its zones.py); and the verbs
of its rules (its state.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from bestiary.engine import Card, Rng, Zone, with_item
from bestiary.engine.cards import MarkKind
from bestiary.engine.options import Value
from bestiary.trading import turn
from bestiary.trading.card import TradingCard
from bestiary.trading.effects.stats import Stats
from bestiary.trading.effects.texts import Text, TextMoment
from bestiary.trading.effects.triggers import Trigger
from bestiary.trading.marks import without
from bestiary.trading.two_decks import TwoDecks

T = TypeVar("T", bound=TradingCard)

NO_TRIGGERS: Final[list[Trigger]] = []
NO_PROMISES: Final = [False, False]


@mypyc_attr(allow_interpreted_subclasses=True)
class TradingState(TwoDecks[T]):
    """``me`` is the player at work, ``1 - me`` the other one; ``turn`` counts the turns of each."""

    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[T]],
        twin: TradingState[T] | None,
    ) -> None:
        super().__init__(settings, seats, rng, zones, twin)
        # The lists are never changed in place, so that copies share them.
        self.triggers: list[Trigger] = NO_TRIGGERS  # texts waiting for their turn
        if twin is None:
            self.active: i64 = 0  # whose turn it is
            self.first: i64 = 0  # who had the first turn
            self.stage: i64 = 0  # where the turn stands when nothing is pending (turn.py)
            self.actions: i64 = 0  # how many the active player has taken this turn
            self.promised: list[bool] = NO_PROMISES  # each player: not to answer until their turn
            self.at_work = ""  # the card whose text is being carried out, for the log
            self.source: i64 = 0  # its id, or that of its bearer
        else:
            self.active = twin.active
            self.first = twin.first
            self.stage = twin.stage
            self.actions = twin.actions
            self.promised = twin.promised
            self.at_work = twin.at_work
            self.source = twin.source
            self.triggers = twin.triggers

    # ---- What a game provides: its cards --------------------------------------------------

    def fighters_of(self, seat: i64) -> Zone[T]:
        """The zone of a player's fighters."""
        raise TypeError(f"{type(self).__name__} needs fighters_of")

    def stats(self) -> Stats:
        """The numbers of its cards that texts can change."""
        raise TypeError(f"{type(self).__name__} needs stats")

    def cards_in(self, place: i64, seat: i64) -> list[Card[T]]:
        """The cards of a place, by the numbers of the game's picks."""
        raise TypeError(f"{type(self).__name__} needs cards_in")

    def is_warded(self, card: Card[T]) -> bool:
        """Whether the other player's texts cannot choose it. This must not give away a card that
        the other player does not know."""
        return False

    def return_to_hand(self, card: Card[T]) -> None:
        """A card in play goes back to its owner's hand."""
        raise TypeError(f"{type(self).__name__} needs return_to_hand")

    # ---- What a game provides: its turn and texts -----------------------------------------

    def turn_rules(self) -> turn.TurnRules:
        """What the game does in the steps of a turn."""
        raise TypeError(f"{type(self).__name__} needs turn_rules")

    def can_go_off(self, text: Text, origin: int, number: int, source: int) -> bool:
        """Whether a text does anything now. Called once, just before the text goes off."""
        return text.is_met(self, self.me, source)

    def start_text(self, design: T, number: int) -> None:
        """A text goes off: what the game records and says about it."""
        raise TypeError(f"{type(self).__name__} needs start_text")

    def worth(self, seat: int) -> float:
        """How good the State is for a seat: 1 is won, 0 is lost."""
        raise TypeError(f"{type(self).__name__} needs worth")

    def choose_target(self, target: int, source: int) -> None:
        """The player at work has chosen a card for a text. A game may react to it."""

    # ---- Setting up -----------------------------------------------------------------------

    def begin(self) -> None:
        """Shuffle both decks and pick the first player at random."""
        for seat in range(2):
            self.shuffle_up(seat, self.rack().origins(self.deck_of(seat)))
        self.first = self.rng.below(2)
        self.active = self.first
        self.record("announce", "{You} begin{s}.", int(self.first))

    # ---- Turns ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """When the current effect is done, the turn goes on (turn.py)."""
        self.then(turn.go_on)

    def hand_over(self) -> bool:
        """Make it the other player's turn. False if that was the last turn."""
        self.active = 1 - self.active
        if self.active == self.first:
            if self.turn >= int(self.settings["turn_limit"]):
                return False
            self.turn += 1
        return True

    def promise(self, seat: i64, what: str) -> None:
        """A public promise: until their turn the player is not asked, whatever they hold."""
        self.promised = with_item(self.promised, seat, True)
        self.say(f"{{You}} promise{{s}} no {what}.", seat)

    # ---- Texts ----------------------------------------------------------------------------

    def set_off(self, moment: TextMoment, seat: i64, design: T, source: i64, about: i64) -> None:
        """Queue the texts of a card for a moment."""
        i: i64 = 0
        for text in design.texts:
            if text.moment is moment and text.is_own():
                waiting = Trigger(seat, design.origin, i, source, about)
                self.triggers = [*self.triggers, waiting]
            i += 1

    def carry_out(self, origin: int, number: int, source: int, target: int, about: int) -> None:
        """Carry out the verbs of a text, one after another."""
        design = self.design(origin)
        self.start_text(design, number)
        self.at_work = design.name
        self.source = source
        for verb in design.texts[number].verbs:
            verb.run(self, source, target, about)
        self.at_work = ""
        self.source = 0

    def because(self, link: str, card: Card[T] | None = None) -> str:
        """Everybody sees which text goes off, so its card is no secret."""
        if not self.recording or not self.at_work:
            return ""
        if card is not None and card.id == self.source and card.face.name == self.at_work:
            return " by its own text"
        return f" {link} {self.at_work}"

    def quote(self, design: T, number: i64) -> None:
        """Log the text that goes off."""
        if self.recording:
            self.say(f'{design.name}: "{design.texts[number].words(design.this)}"', self.me)

    # ---- Cards in play --------------------------------------------------------------------

    def owner(self, id: i64) -> i64:
        """Whose fighter it is; -1 if it is not one."""
        if self.fighters_of(0).find(id) is not None:
            return 0
        return 1 if self.fighters_of(1).find(id) is not None else -1

    def boost(self, card: Card[T], numbers: list[int], for_good: bool) -> None:
        """Raise each number of a fighter by these amounts."""
        owner = self.owner(card.id)
        if owner < 0:
            return
        stats = self.stats()
        card = self.change(stats.boosted(card, numbers, for_good))
        if self.recording:
            time = "for good" if for_good else "this turn"
            why = self.because("from", card)
            words = f"{{cards}} gets {stats.words(numbers)} {time}{why}."
            self.record("mark", words, int(owner), [self.as_now(card)])

    def take_off(self, kinds: list[MarkKind[T]], zones: list[Zone[T]]) -> None:
        """Take marks of these kinds off all cards of some zones."""
        for zone in zones:
            for card in zone.cards:
                if card.marks:
                    left = without(card, kinds)
                    if left is not card:
                        zone.replace(left)

    def initiative(self) -> int:
        return int(self.active)

    # ---- The whole truth ------------------------------------------------------------------

    def fields(self) -> list[str]:
        return ["active", "first", "stage", "actions", "promised", "at_work", "source"]

    def save(self) -> dict[str, Any]:
        return {**super().save(), "waiting": [trigger.to_json() for trigger in self.triggers]}

    def load(self, data: dict[str, Any]) -> None:
        own = dict(data)
        self.triggers = [Trigger.from_json(entry) for entry in own.pop("waiting")]
        super().load(own)
