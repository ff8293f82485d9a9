"""A game's options: names, types, defaults and limits, and how typed values are read."""

from collections.abc import Mapping
from typing import Final, Literal

from bestiary.engine.characters import quoted, text_fault
from bestiary.engine.errors import BadOption, did_you_mean

Value = int | bool | str
OptionKind = Literal["int", "bool", "choice", "text"]

LONGEST_TEXT: Final = 64 * 1024  # bytes
MOST_SET: Final = 200  # options at once
LONGEST_NUMBER: Final = 40  # digits
YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")


class Option:
    """One setting of a game. Make them with ``number``, ``switch``, ``one_of`` and ``text``; a
    text may belong to one seat, and then no other seat can see it.

    An option that a game got ``later`` is not saved while it has its default, so that what was
    saved before it came is the same still."""

    def __init__(
        self,
        name: str,
        kind: OptionKind,
        default: Value,
        help: str,
        low: int = 0,
        high: int = 0,
        choices: list[str] | None = None,
        per_seat: bool = False,
        later: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default: Value = default
        self.help = help
        self.low = low
        self.high = high
        self.choices: list[str] = choices or []
        self.per_seat = per_seat
        self.later = later

    def expects(self) -> str:
        """What a valid value looks like, in words."""
        if self.kind == "int":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "bool":
            return "yes or no"
        if self.kind == "choice":
            return "one of " + ", ".join(self.choices)
        return f"a text of at most {LONGEST_TEXT // 1024} KiB"

    def check(self, value: object) -> Value:
        """The value as the option's own type. Raises BadOption if it is not valid."""
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        elif self.kind == "bool" and isinstance(value, bool):
            return value
        elif self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return value
        elif self.kind == "text" and isinstance(value, str):
            problem = text_problem(value)
            if not problem:
                return value
            raise BadOption(f"{self.name}: {problem}; {self.name} takes {self.expects()}")
        raise BadOption(f"{self.name}={shown(value)}: {self.name} takes {self.expects()}")

    def read(self, typed: str) -> Value:
        """The value that a person typed after ``name=``."""
        word = typed.strip()
        if self.kind == "int":
            return self.check(int(word) if is_whole(word) else word)
        if self.kind == "bool":
            if word.lower() in YES:
                return True
            return self.check(False if word.lower() in NO else word)
        if self.kind == "choice":
            return self.check(word.lower() if word.lower() in self.choices else word)
        return self.check(typed)


def is_whole(word: str) -> bool:
    """Whether a person typed a whole number of sensible length.

    >>> is_whole("-12"), is_whole("1e3"), is_whole("9" * 5000)
    (True, False, False)
    """
    digits = word[1:] if word[:1] in ("-", "+") else word
    return digits.isdecimal() and digits.isascii() and len(digits) <= LONGEST_NUMBER


def text_problem(text: str) -> str:
    """Why a text cannot be the value of any option, or ""."""
    size = len(text.encode(errors="replace"))
    return f"{size:,} bytes are too many" if size > LONGEST_TEXT else text_fault(text)


def shown(value: object) -> str:
    """A wrong value as an error shows it, truncated."""
    if isinstance(value, int) and abs(value) > 10**30:
        return "a huge number"
    text = repr(value)
    return text if len(text) < 40 else text[:37] + "..."


def number(name: str, default: int, low: int, high: int, help: str) -> Option:
    """A whole number within limits."""
    return Option(name, "int", default, help, low, high)


def switch(name: str, default: bool, help: str) -> Option:
    """Yes or no."""
    return Option(name, "bool", default, help)


def one_of(name: str, choices: list[str], default: str, help: str, later: bool = False) -> Option:
    """One of a few words."""
    return Option(name, "choice", default, help, choices=choices, later=later)


def text(name: str, help: str, per_seat: bool = False) -> Option:
    """A text, such as a deck; if it belongs to a seat, no other seat can see it."""
    return Option(name, "text", "", help, per_seat=per_seat)


def lookup(options: list[Option], name: str) -> Option:
    """The option of that name; ``deck.0`` finds a seat's own ``deck``."""
    stem, _, tail = name.rpartition(".")
    for option in options:
        if option.name == name and not option.per_seat:
            return option
        if option.per_seat and option.name == stem and is_whole(tail):
            return option
    names = [option.name + (".SEAT" if option.per_seat else "") for option in options]
    near = did_you_mean(name, names)
    raise BadOption(f"no option '{quoted(name)}'{near} (options: {', '.join(names)})")


def settle(
    options: list[Option], given: Mapping[str, object], defaults: Mapping[str, Value], seats: int
) -> dict[str, Value]:
    """Every option with its value: the given one, else the edition's default, else the option's
    own. They are in the game's order, whatever order they were given in."""
    if len(given) > MOST_SET:
        raise BadOption(f"at most {MOST_SET} options can be set; these are {len(given):,}")
    checked: dict[str, Value] = {}
    for name, value in given.items():
        checked[name] = lookup(options, name).check(value)
    settled: dict[str, Value] = {}
    for option in options:
        names = [option.name]
        if option.per_seat:
            names = [f"{option.name}.{seat}" for seat in range(seats)]
        for name in names:
            settled[name] = checked.pop(name, defaults.get(name, option.default))
    for name in checked:
        raise BadOption(f"{quoted(name)}: there are {seats} seats, counted from 0")
    return settled
