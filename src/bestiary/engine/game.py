"""A Game: a name, its options, its seats, and how a State of it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bestiary.engine.cards import Place, Zone
from bestiary.engine.characters import quoted
from bestiary.engine.errors import BadOption
from bestiary.engine.options import Option, Value, lookup, settle, text
from bestiary.engine.position import Position
from bestiary.engine.rng import Rng, fresh_seed
from bestiary.engine.steps import Rulebook

if TYPE_CHECKING:
    from bestiary.engine.decks import Decks
    from bestiary.engine.state import State
    from bestiary.engine.view import CardInfo, Guide, Look

S = TypeVar("S", bound="State[Any]")

HOMES: dict[type[Any], Game[Any]] = {}  # the game that each State class belongs to

POSITION = text("position", "a written position to start from, as the text of its file")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What the rest of the program knows about a game: its names, its State class, its
    rulebook, the zones where its cards lie, and its options.

    ``version`` is the rules version. It goes up whenever the same choices could lead to a
    different game, so that an old replay is refused rather than played wrongly.
    """

    def __init__(
        self,
        name: str,
        title: str,
        blurb: str,
        *,
        version: int,
        state: type[S],
        rulebook: Rulebook[Any, Any],
        places: list[Place],
        options: list[Option],
        fewest: int = 2,
        most: int = 2,
        look: Look | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.blurb = blurb
        self.version = version
        self.state = state
        self.rulebook = rulebook
        self.places = places
        self.options = [*options, POSITION]
        self.fewest = fewest
        self.most = most
        self.look: Look = look or {"accents": {}, "icon": "", "layout": "table"}
        other = HOMES.setdefault(state, self)
        if other is not self:
            raise ValueError(f"{name}: {state.__name__} is already the State of {other.name}")

    # ---- What a game may override ---------------------------------------------------------

    def blank(self, settings: Mapping[str, Value], seats: int, rng: Rng) -> S:
        """A State with these settings and no cards yet."""
        return self.state(settings, seats, rng, [Zone(place, []) for place in self.places])

    def defaults(self, given: Mapping[str, object]) -> Mapping[str, Value]:
        """Defaults that depend on other options, such as the edition."""
        return {}

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        """What is wrong with a combination of settings that are each valid, or ""."""
        return ""

    def cards(self, settings: Mapping[str, Value]) -> list[CardInfo]:
        """Every card that exists under these settings."""
        return []

    def decks(self) -> Decks | None:
        """The decks, if players bring their own (the option ``deck`` of each seat); otherwise
        None."""
        return None

    def rules(self) -> str:
        """The rules as Markdown, complete enough to learn the game from."""
        return ""

    def guide(self) -> Guide | None:
        """A first game that teaches the rules, or None."""
        return None

    def worth(self, state: S, seat: int) -> float:
        """How good the State is for a seat, from 0 (lost) to 1 (won). By default the result, or
        the seat's share of what is good on the gauges."""
        scores = state.result()
        if scores is not None:
            return float(scores[seat])
        sums = [0.0] * state.seats
        for other in range(state.seats):
            for gauge in state.gauges(other):
                sums[other] += gauge["value"] * gauge["good"]
        shift = min(0.0, min(sums))
        total = sum(value - shift for value in sums)
        if total <= 0.0:
            return 1.0 / float(state.seats)
        return 0.05 + 0.9 * (sums[seat] - shift) / total

    # ---- What callers use -----------------------------------------------------------------

    def new(
        self,
        seed: int | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        record: bool = True,
        **named: object,
    ) -> S:
        """A new game. The same options and seed give the same game on any machine.

        Options with a dot in their name go into ``options``. A seed is a whole number from 0 to
        2**128-1; if none is given, a secret one is drawn.
        """
        if seed is None:
            seed = fresh_seed()
        if isinstance(seed, bool) or not 0 <= seed < 2**128:
            raise BadOption(f"seed={seed!r}: a seed is a whole number from 0 to 2**128-1")
        count = self.fewest if seats is None else seats
        settings = self.settings({**(options or {}), **named}, count)
        state = self.blank(settings, count, Rng(seed))
        state.recording = record
        written = settings["position"]
        if written:
            state.arrange(Position(str(written), self.name))
        else:
            state.deal()
        state.run()
        return state

    def settings(self, given: Mapping[str, object], seats: int | None = None) -> dict[str, Value]:
        """Every option with its value, checked."""
        count = self.fewest if seats is None else seats
        if not self.fewest <= count <= self.most:
            wanted = (
                str(self.fewest) if self.fewest == self.most else (f"{self.fewest} to {self.most}")
            )
            raise BadOption(f"seats={count}: {self.title} is for {wanted} players")
        settings = settle(self.options, given, self.defaults(given), count)
        problem = self.refuse(settings, count)
        if problem:
            raise BadOption(problem)
        return settings

    def parse_option(self, typed: str) -> tuple[str, Value]:
        """``hp=42`` as a name and a value.

        The message of any BadOption starts with what was typed.
        """
        name, equals, value = typed.partition("=")
        shown = quoted(typed, 60)
        if not equals:
            raise BadOption(f"{shown}: write NAME=VALUE, for example hp=42")
        try:
            return name.strip(), lookup(self.options, name.strip()).read(value)
        except BadOption as error:
            raise BadOption(f"{shown}: {error}") from None

    def check_option(self, name: str, value: object) -> Value:
        """The value, if the option exists and accepts it; otherwise raises BadOption."""
        return lookup(self.options, name).check(value)

    def blinded(self, settings: Mapping[str, Value], seat: int) -> Mapping[str, Value]:
        """The settings as one seat knows them: those it may not know are at their defaults."""
        hidden = [
            name
            for name, value in settings.items()
            if value and (name == "position" or self.owner_of(name) not in (-1, seat))
        ]
        if not hidden:
            return settings
        defaults = {name: lookup(self.options, name).default for name in hidden}
        return {**settings, **defaults}

    def owner_of(self, name: str) -> int:
        """The seat an option belongs to, or -1 if it is for everybody."""
        if lookup(self.options, name).per_seat:
            return int(name.rpartition(".")[2])
        return -1
