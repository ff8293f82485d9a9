"""What happened so far, and how each audience reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bestiary.engine.cards import EVERYBODY, Card, F, Zone, bit
from bestiary.engine.options import Value
from bestiary.engine.rng import Rng
from bestiary.engine.state.hooks import Hooks
from bestiary.engine.view.events import Event, listed, tell

if TYPE_CHECKING:
    from bestiary.engine.view import Motion


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(Hooks[F]):
    """The events of a game, as long as it records them."""

    def __init__(
        self, settings: Mapping[str, Value], seats: int, rng: Rng, zones: list[Zone[F]]
    ) -> None:
        super().__init__(settings, seats, rng, zones)
        self.recording = False
        self.events: list[Event[F]] = []

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
    ) -> None:
        """Log what happened, if recording is on. Never changes the game itself."""
        if self.recording:
            self.events.append(
                Event(
                    motion=motion,
                    template=template,
                    seat=seat,
                    other=other,
                    cards=cards or [],
                    source=source,
                    target=target,
                    amount=amount,
                    audience=audience,
                )
            )

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
        cards = listed([self.card_text(card, audience) for card in event.cards])
        return tell(event.template, audience, event.seat, event.other, event.amount, cards)
