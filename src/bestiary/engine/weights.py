"""The numbers that a game's ``worth`` is made of, by name, so that training can change them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from bestiary.engine.errors import BadOption, did_you_mean

if TYPE_CHECKING:
    from bestiary.engine.state import State

SCALE = "scale"  # the lead that makes a player three times as likely to win as to lose


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """A record of numbers. A game derives a class from this with one attribute for each number,
    keeps an instance as its ``weights``, and reads that in its ``worth``.

    >>> class Prices(Weights):
    ...     def __init__(self):
    ...         self.life = 1.0
    ...         self.card = 2.5
    >>> prices = Prices()
    >>> prices.use({"card": 3.0})
    >>> prices.numbers()
    {'card': 3.0, 'life': 1.0}
    """

    def numbers(self) -> dict[str, float]:
        """All of them by name."""
        found: dict[str, float] = {}
        for name in dir(self):
            if not name.startswith("_"):
                value = getattr(self, name)
                if isinstance(value, float):
                    found[name] = value
        return found

    def use(self, numbers: Mapping[str, float]) -> None:
        """Replace those that are named."""
        known = self.numbers()
        for name in numbers:
            if name not in known:
                near = did_you_mean(name, list(known))
                raise BadOption(f"no number '{name}'{near} (numbers: {', '.join(known)})")
        for name, value in numbers.items():
            setattr(self, name, float(value))


@mypyc_attr(allow_interpreted_subclasses=True)
class GaugeWeights(Weights):
    """For a game without a ``worth`` of its own: a number for each gauge and for the cards in each
    kind of zone. It has none until some are trained; the default worth does without."""

    def __init__(self) -> None:
        self.learned: dict[str, float] = {}

    def numbers(self) -> dict[str, float]:
        return self.learned

    def use(self, numbers: Mapping[str, float]) -> None:
        self.learned = {name: float(value) for name, value in numbers.items()}

    def first_numbers(self, state: State[Any]) -> dict[str, float]:
        """What training starts from: the gauges as they are, and nothing for cards."""
        numbers: dict[str, float] = {}
        most = 1.0
        for gauge in state.gauges(0):
            numbers["gauge " + gauge["label"]] = float(gauge["good"])
            most = max(most, float(abs(gauge["value"])))
        for zone in state.zones:
            if zone.place.owner == 0:
                numbers["cards " + zone.place.key.partition(".")[0]] = 0.0
        numbers[SCALE] = most
        return numbers

    def worth(self, state: State[Any], seat: int) -> float:
        """From 0 to 1, by the lead over the best of the others."""
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.standing(state, other))
        lead = self.standing(state, seat) - best
        scale = max(1e-6, self.learned.get(SCALE, 1.0))
        return 0.5 + 0.45 * lead / (abs(lead) + scale)

    def standing(self, state: State[Any], seat: int) -> float:
        total = 0.0
        for gauge in state.gauges(seat):
            total += self.learned.get("gauge " + gauge["label"], 0.0) * float(gauge["value"])
        for zone in state.zones:
            if zone.place.owner == seat:
                name = "cards " + zone.place.key.partition(".")[0]
                total += self.learned.get(name, 0.0) * float(len(zone.cards))
        return total
