"""What happened, recorded once and told to each audience in its own words.

An event keeps the cards as they were (cards are never changed in place), and each card records who
may read its face. The sentence is a template that addresses each audience in turn:

    "{You} draw{s} {cards}."   ->   "You draw Lvl.3 Fire Giant {4}."  /  "Player 2 draws a card."
"""

import re
from typing import Final, Generic, get_args

from mypy_extensions import i64

from bestiary.engine.cards import EVERYBODY, Card, F
from bestiary.engine.errors import BrokenState, did_you_mean
from bestiary.engine.view.schema import Motion

MOTIONS: Final[tuple[Motion, ...]] = get_args(Motion)

# The words of a template: about ``seat``, about ``other``, and about the rest.
OF_SEAT: Final = (
    "{you}", "{You}", "{your}", "{Your}", "{s}", "{es}", "{have}", "{are}", "{their}",
)  # fmt: skip
OF_OTHER: Final = ("{foe}", "{Foe}", "{foe's}")
OF_EVENT: Final = ("{n}", "{cards}", "{cause}")
WORD: Final = re.compile(r"\{[A-Za-z][A-Za-z']*\}")  # card notation has braces too, around numbers

NEEDS_SEAT: Final = 1
NEEDS_OTHER: Final = 2
MOST_KEPT: Final = 5000

# The templates that were found sound, and what they need. Most are literals, so there are few.
_sound: dict[str, int] = {}


def check_event(motion: str, template: str, seat: i64, other: i64) -> None:
    """Raise BrokenState if there is no such motion, or if the template has a word that nothing
    fills in."""
    needs = _sound.get(template, -1)
    if needs < 0:
        needs = read_template(template)
        if len(_sound) < MOST_KEPT:
            _sound[template] = needs
    if motion not in MOTIONS:
        hint = did_you_mean(motion, list(MOTIONS))
        raise BrokenState(f"no motion '{motion}'{hint} (motions: {', '.join(MOTIONS)})")
    if needs & NEEDS_SEAT and seat < 0:
        raise BrokenState(f"the log line '{template}' addresses a seat: record it with seat=")
    if needs & NEEDS_OTHER and other < 0:
        raise BrokenState(f"the log line '{template}' speaks of a foe: record it with other=")


def read_template(template: str) -> int:
    """What a template needs: a seat, an other seat, both or neither."""
    needs = 0
    known = [*OF_SEAT, *OF_OTHER, *OF_EVENT]
    for word in WORD.findall(template):
        if word in OF_SEAT:
            needs |= NEEDS_SEAT
        elif word in OF_OTHER:
            needs |= NEEDS_OTHER
        elif word not in OF_EVENT:
            hint = did_you_mean(word, known)
            raise BrokenState(
                f"the log line '{template}' has no word '{word}'{hint} (words: {', '.join(known)})"
            )
    return needs


class Event(Generic[F]):
    """One thing that happened. ``audience`` is who is told about it at all; ``cause`` is the card
    that did it, which is named but not shown: where it lies may be a secret."""

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
        was: list[Card[F]] | None = None,
        cause: Card[F] | None = None,
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
        self.was = was  # the cards before they changed, if that is to be told
        self.cause = cause


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
