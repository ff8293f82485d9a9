"""A Game: a name, its options, its seats, and how a State of it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_args

from mypy_extensions import mypyc_attr

from bestiary.engine.cards import Place, Zone, icon_fault
from bestiary.engine.characters import quoted
from bestiary.engine.errors import BadOption, refuse_unknown
from bestiary.engine.options import Option, Value, lookup, settle, text
from bestiary.engine.position import Position
from bestiary.engine.rng import Rng, fresh_seed
from bestiary.engine.steps import Rulebook
from bestiary.engine.view.schema import Layout
from bestiary.engine.weights import GaugeWeights, Weights

if TYPE_CHECKING:
    from bestiary.engine.decks import Decks
    from bestiary.engine.state import State
    from bestiary.engine.view import CardInfo, Guide, Look, Preset

S = TypeVar("S", bound="State[Any]")

HOMES: dict[type[Any], Game[Any]] = {}  # the game that each State class belongs to

POSITION = text("position", "a written position to start from, as the text of its file")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What the rest of the program knows about a game: its names, its State class, its
    rulebook, the zones where its cards lie, and its options.

    ``version`` is the rules version. It goes up whenever the same choices could lead to a
    different game, so that an old replay is refused rather than played wrongly. ``places`` may be a
    function of the number of seats. ``weights`` are the numbers of its ``worth``, for training to
    change; ``turn_name`` is what a turn is called, if not that. The box says how many ``minutes`` a
    game takes people, and its ``difficulty`` from 1 (easy) to 3; 0 says nothing.
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
        places: list[Place] | Callable[[int], list[Place]],
        options: list[Option],
        fewest: int = 2,
        most: int = 2,
        look: Look | None = None,
        weights: Weights | None = None,
        turn_name: str = "Turn",
        minutes: int = 0,
        difficulty: int = 0,
    ) -> None:
        self.name = name
        self.title = title
        self.blurb = blurb
        self.version = version
        self.state = state
        self.rulebook = rulebook
        self.places = places
        self._places: dict[int, list[Place]] = {}  # by the number of seats, if it depends on that
        self.turn_name = turn_name
        # The languages that it is translated into; the engine opens no file, so the registry looks.
        self.languages: list[str] = []
        self.minutes = minutes
        self.difficulty = difficulty
        self.options = [*options, POSITION]
        self.fewest = fewest
        self.most = most
        self.look: Look = look or {"accents": {}, "icon": "", "layout": "table"}
        refuse_unknown(self.look["layout"], list(get_args(Layout)), f"{name}: look", "layout")
        for icon in (self.look["icon"], *self.look.get("signs", {}).values()):
            fault = icon_fault(icon)
            if fault:
                raise ValueError(f"{name}: look: {fault}")
        self.weights = weights or GaugeWeights()
        # Most games have cards that all look alike from behind; their guesses need not ask.
        self.has_backs = any("back" in vars(kind) for kind in state.__mro__ if is_of_game(kind))
        other = HOMES.setdefault(state, self)
        if other is not self:
            raise ValueError(f"{name}: {state.__name__} is already the State of {other.name}")

    # ---- What a game may override ---------------------------------------------------------

    def blank(self, settings: Mapping[str, Value], seats: int, rng: Rng) -> S:
        """A State with these settings and no cards yet."""
        return self.state(
            settings, seats, rng, [Zone(place, []) for place in self.places_for(seats)]
        )

    def places_for(self, seats: int) -> list[Place]:
        """The places of a table for so many."""
        places = self.places
        if isinstance(places, list):
            return places
        if seats not in self._places:
            self._places[seats] = places(seats)
        return self._places[seats]

    def defaults(self, given: Mapping[str, object]) -> Mapping[str, Value]:
        """Defaults that depend on other options, such as the edition."""
        return {}

    def refuse(self, settings: Mapping[str, Value], seats: int) -> str:
        """What is wrong with a combination of settings that are each valid, or ""."""
        return ""

    def cards(self, settings: Mapping[str, Value]) -> list[CardInfo]:
        """Every card that exists under these settings."""
        return []

    def on_paper(self, settings: Mapping[str, Value]) -> list[tuple[Any, int]]:
        """The faces that a game on paper needs, and how many of each, if these are not just the
        cards that any one game starts with."""
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

    def presets(self) -> list[Preset]:
        """Named sets of options to choose from, in place of each option by itself."""
        return []

    def worth(self, state: S, seat: int) -> float:
        """How good the State is for a seat, from 0 (lost) to 1 (won). By default the result, or
        the seat's share of what is good on the gauges, unless training found better numbers."""
        scores = state.result()
        if scores is not None:
            return float(scores[seat])
        learned = self.weights
        if isinstance(learned, GaugeWeights) and learned.learned:
            return learned.worth(state, seat)
        sums = [0.0] * state.seats
        for other in range(state.seats):
            for gauge in state.gauges(other):
                sums[other] += gauge["value"] * gauge["good"]
        shift = min(0.0, min(sums))
        total = 0.0  # not ``sum``, which rounds differently from Python 3.12 on
        for value in sums:
            total += value - shift
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

    def without_later(self, settings: Mapping[str, Value]) -> dict[str, Value]:
        """The settings to save: those of later options only if somebody has changed them."""
        saved = dict(settings)
        for option in self.options:
            if option.later and saved.get(option.name) == option.default:
                del saved[option.name]
        return saved

    def with_later(self, saved: Mapping[str, Value]) -> dict[str, Value]:
        """Saved settings, with those of later options, in the game's order."""
        later = {option.name: option.default for option in self.options if option.later}
        if not later:
            return dict(saved)
        order = {option.name: place for place, option in enumerate(self.options)}
        found = {**later, **saved}
        return {
            name: found[name]
            for name in sorted(
                found, key=lambda name: order[name if name in order else stem_of(name)]
            )
        }

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


def stem_of(name: str) -> str:
    """The name of an option without the seat it is for: ``deck`` of ``deck.0``."""
    return name.rpartition(".")[0] or name


def is_of_game(kind: type[Any]) -> bool:
    """Whether a class is not one of the engine's."""
    return not kind.__module__.startswith("bestiary.engine.") and kind is not object
