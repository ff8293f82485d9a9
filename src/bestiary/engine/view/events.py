"""What happened, recorded once and told to each audience in its own words.

An event keeps the cards as they were (cards are never changed in place), and each card records who
may read its face. The sentence is a template that addresses each audience in turn:

    "{You} draw{s} {cards}."   ->   "You draw Lvl.3 Fire Giant {4}."  /  "Player 2 draws a card."
"""

from typing import Final, Generic, get_args

from mypy_extensions import i64

from bestiary.engine.cards import EVERYBODY, Card, F
from bestiary.engine.view.schema import Motion

MOTIONS: Final[tuple[Motion, ...]] = get_args(Motion)


class Event(Generic[F]):
    """One thing that happened. ``audience`` is who is told about it at all."""

    def __init__(
        self,
        motion: Motion,
        template: str,
        seat: i64,
        other: i64,
        cards: list[Card[F]],
        source: str,
        target: str,
        amount: i64,
        audience: i64 = EVERYBODY,
    ) -> None:
        self.motion = motion
        self.template = template
        self.seat = seat
        self.other = other
        self.cards = cards
        self.source = source
        self.target = target
        self.amount = amount
        self.audience = audience


def seat_name(seat: i64) -> str:
    return f"Player {seat + 1}"


def tell(template: str, audience: i64, seat: i64, other: i64, amount: i64, cards: str) -> str:
    """Fill in a template for one audience. The cards go in last: their notation has braces too."""
    if "{" not in template:
        return template
    mine = audience == seat and audience >= 0
    name = seat_name(seat)
    text = template
    for word, here, there in (
        ("{You}", "You", name),
        ("{you}", "you", name),
        ("{Your}", "Your", f"{name}'s"),
        ("{your}", "your", f"{name}'s"),
        ("{s}", "", "s"),
        ("{es}", "", "es"),
        ("{have}", "have", "has"),
        ("{are}", "are", "is"),
        ("{their}", "your", "their"),
    ):
        if word in text:
            text = text.replace(word, here if mine else there)
    if other >= 0:
        theirs = audience == other
        foe = seat_name(other)
        text = text.replace("{foe}", "you" if theirs else foe)
        text = text.replace("{Foe}", "You" if theirs else foe)
        text = text.replace("{foe's}", "your" if theirs else f"{foe}'s")
    return text.replace("{n}", str(amount)).replace("{cards}", cards)


def listed(texts: list[str]) -> str:
    """Card texts as a phrase; "" stands for a card the audience may not know.

    >>> listed(["Lvl.1 Holy Wolf {2}", "", ""])
    'Lvl.1 Holy Wolf {2} and 2 cards'
    """
    known = [text for text in texts if text]
    hidden = len(texts) - len(known)
    if hidden:
        known.append("a card" if hidden == 1 else f"{hidden} cards")
    if len(known) < 2:
        return known[0] if known else "nothing"
    return ", ".join(known[:-1]) + " and " + known[-1]
