"""The methods that a game overrides, each with its default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from bestiary.engine.cards import Card, F, Face, Mark, Printed, Zone
from bestiary.engine.game import HOMES, Game
from bestiary.engine.guess import Faces, Origins
from bestiary.engine.rng import Rng
from bestiary.engine.state.tabletop import Tabletop
from bestiary.engine.steps import Rulebook

if TYPE_CHECKING:
    from bestiary.engine.position import Position
    from bestiary.engine.view import FightView, Gauge, MarkView, RuleView, TileView
    from bestiary.engine.view.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Tabletop[F]):
    """A game must write ``deal`` and ``printed``. The other methods have defaults that suit a
    small game."""

    @classmethod
    def home(cls) -> Game[Any]:
        """The game this is a State of."""
        return HOMES[cls]

    def rulebook(self) -> Rulebook[Any, F]:
        """The game's steps, questions and marks."""
        return self.home().rulebook

    def deal(self) -> None:
        """Set up the first position and push the first step."""
        raise TypeError(f"{type(self).__name__} needs deal")

    def printed(self, face: F) -> Printed:
        """What is printed on a face; it depends on the face and the options alone."""
        raise TypeError(f"{type(self).__name__} needs printed")

    def written(self, face: F, marks: list[Mark[F]]) -> str:
        """The card in the game's notation, with the marks that the reader may know; like
        ``printed``, it looks at nothing else that changes."""
        return self.printed(face).name

    # The rest have defaults that suit a small game.

    def changed_text(self, before: str, old: F, now: str, new: F) -> str:
        """How a change of a card is written, given both faces and how each of them is written."""
        return f"{before} → {now}"

    def as_it_stands(self, card: Card[F]) -> F:
        """The face of a card on the table as other cards change it now, if everyone may see that:
        a creature with its current strength."""
        return card.face

    def arrange(self, position: Position) -> None:
        """Set up a written position and push the step it starts with."""
        position.refuse_all()

    def read_face(self, data: list[Any]) -> F:
        """The face that ``to_json`` saved."""
        return self.deal_face(data[0], Rng(0))

    def deal_face(self, origin: int, rng: Rng) -> F:
        """A face for a hidden card of that origin, its random parts rolled with ``rng``."""
        plain: Any = Face(origin)
        return plain  # type: ignore[no-any-return]

    def faces(self, origin: int) -> Faces[F] | None:
        """The faces that ``deal_face`` deals for that origin, if they can be listed. Guesses are
        faster if they are."""
        return None

    def deal_fitting(self, card: Card[F], origin: int, rng: Rng) -> F:
        """A face that passes the tests of the card's marks, for when no hidden origin gives one: a
        card that was turned into another keeps its origin."""
        return self.deal_face(origin, rng)

    def back(self, origin: int) -> str:
        """What a card of that origin shows face down, in a word: its back. Everybody sees it, and
        a guess never puts a card where another back lies."""
        return ""

    def origin_label(self, origin: int) -> str:
        """The origin in words, for the count of unseen cards."""
        return self.printed(self.deal_face(origin, Rng(0))).name

    def gauges(self, seat: int) -> list[Gauge]:
        """The numbers that everybody watches on a seat: life, coins, points."""
        return []

    def seat_marks(self, seat: int) -> list[MarkView]:
        """What lies on a player rather than on a card: a curse, a ring."""
        return []

    def lasting(self) -> list[RuleView]:
        """The standing rules in force, for everybody to read."""
        return []

    def tiles(self) -> list[TileView]:
        """The map, if the game has one: its tiles, and who stands where."""
        return []

    def tile_name(self, id: int) -> str:
        """A tile as choices name it."""
        return next(tile["label"] for tile in self.tiles() if tile["id"] == id)

    def fight(self) -> FightView | None:
        """Who faces whom now, if a fight is on: only what everybody may know."""
        return None

    def note(self, seat: int, verb: str, subject: int, target: int) -> str:
        """What may come of a choice that the seat has now, in a few words: the odds of a roll. It
        may depend only on what the seat knows."""
        return ""

    def way(self, seat: int, verb: str, subject: int, target: int) -> list[int]:
        """The tiles that a move goes over, from the first step to the last."""
        return []

    def phase(self) -> str:
        """The part of the turn, in a word or two."""
        return ""

    def initiative(self) -> int:
        """The seat whose turn it is, or that goes first in it; -1 if none."""
        return -1

    def waits(self, card: Card[F], seat: int) -> str:
        """Why the seat cannot play this card of its own now, or ""."""
        return ""

    def is_quiet(self) -> bool:
        """Whether nothing is half done, so that the game's ``worth`` can be trusted. A search plays
        on until then. Sealed answers are opened in any case."""
        return True

    def hidden_origins(self, seat: int) -> list[int]:
        """The origins of the cards the seat does not know, in a fixed order. If players do not
        know what the others brought, this must not reveal it."""
        return sorted(card.face.origin for card in self.cards() if not card.known_to(seat))

    def pool(self, zone: Zone[F]) -> int:
        """Which pool of cards fills a zone: hidden cards of different pools never change places.
        If each player brings a deck, it is the owner's; a game with one deck has one pool."""
        return 0

    def pool_origins(self, pool: int, seat: int) -> Origins:
        """The origins to deal to the cards of a pool that the seat does not know, judging by what
        it does know."""
        return Origins(self.hidden_origins(seat))

    def gives_away(self, event: Event[F]) -> bool:
        """Whether the rules let an event depend on cards that its readers do not know: a hand that
        must be called out, a hidden card that acts. The conformance checks look no further."""
        return False

    def prepare_guesses(self, seat: int) -> None:
        """Do once, before any hidden face is dealt, what would come out the same in every guess."""

    def settle_guess(self, seat: int, rng: Rng) -> None:
        """Finish a guess after the hidden faces have been dealt again."""
