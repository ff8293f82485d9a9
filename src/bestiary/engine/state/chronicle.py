"""What happened so far, and how each audience reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from bestiary.engine.cards import EVERYBODY, Card, F, Zone, bit
from bestiary.engine.options import Value
from bestiary.engine.rng import Rng
from bestiary.engine.state.hooks import Hooks
from bestiary.engine.view.events import Event, check_event, listed, tell

if TYPE_CHECKING:
    from bestiary.engine.view import Motion

NO_EVENTS: Final[list[Any]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(Hooks[F]):
    """The events of a game, as long as it records them."""

    def __init__(
        self,
        settings: Mapping[str, Value],
        seats: int,
        rng: Rng,
        zones: list[Zone[F]],
        twin: Chronicle[F] | None = None,
    ) -> None:
        super().__init__(settings, seats, rng, zones, twin)
        self.recording: bool = False if twin is None else twin.recording
        # Empty until something is recorded: then the State has a list of its own.
        self.events: list[Event[F]] = NO_EVENTS
        if twin is not None and twin.events:
            self.events = twin.events.copy()

    def record(
        self,
        motion: Motion,
        template: str,
        seat: int = -1,
        cards: list[Card[F]] | None = None,
        amount: int = 0,
        source: str = "",
        target: str = "",
        other: int = -1,
        audience: int = EVERYBODY,
        was: list[Card[F]] | None = None,
        cause: Card[F] | None = None,
    ) -> None:
        """Log what happened, if recording is on. Never changes the game itself. If the cards have
        changed, ``was`` is what they were, and ``{cards}`` tells both. ``{cause}`` names the card
        that did it to those who know it."""
        if self.recording:
            check_event(motion, template, seat, other)
            event = Event(
                motion=motion,
                template=template,
                seat=seat,
                other=other,
                cards=cards or [],
                source=source,
                target=target,
                amount=amount,
                audience=audience,
                was=was,
                cause=cause,
            )
            if self.events:
                self.events.append(event)
            else:
                self.events = [event]

    def moment(self) -> int:
        """The current place in the log, which ``log`` and ``view`` take as ``since``."""
        return len(self.events)

    def card_text(self, card: Card[F], audience: int) -> str:
        """The card in the game's notation as the audience knows it, or "" if it does not."""
        if not card.known_to(audience):
            return ""
        seen = bit(audience)
        if all(mark.known & seen for mark in card.marks):
            return self.written(card.face, card.marks)
        return self.written(card.face, [mark for mark in card.marks if mark.known & seen])

    def card_now(self, card: Card[F], audience: int) -> str:
        """The card as it stands on the table, in the game's notation, or "" if not known."""
        return self.card_text(card.with_face(self.as_it_stands(card)), audience)

    def sentence(self, event: Event[F], audience: int) -> str:
        """The log line of an event, for one audience."""
        cards = listed(self.cards_told(event, audience))
        text = tell(event.template, audience, event.seat, event.other, event.amount, cards)
        if event.cause is None:
            return text
        return text.replace("{cause}", self.cause_told(event, audience) or "a card")

    def cards_told(self, event: Event[F], audience: int) -> list[str]:
        """The cards of an event as its log line names them; "" for those that are not known."""
        texts = [self.card_text(card, audience) for card in event.cards]
        was = event.was
        if was is not None:
            for i in range(len(texts)):
                before = self.card_text(was[i], audience)
                if before and texts[i]:
                    texts[i] = self.changed_text(before, was[i].face, texts[i], event.cards[i].face)
        return texts

    def cause_told(self, event: Event[F], audience: int) -> str:
        """The card that did it, or "" if there is none, or it is not known."""
        return "" if event.cause is None else self.card_text(event.cause, audience)
