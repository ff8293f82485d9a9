"""Replays: a game as a small text file that anybody can read, check and play again.

    bestiary replay 1
    game creature-wars
    rules 1
    seats 2
    seed 7
    set edition "second"
    0 play 3
    1 play 9
    = 5f0c1d2e3a4b5c6d

A line that starts with ``=`` is the digest of the whole State at that point. A file that is damaged
or made with other rules is refused, with the line where it goes wrong. So is one larger than any
game can be: nobody should have to wait for a file, or run out of memory over it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from bestiary.engine.characters import printable_lines, quoted
from bestiary.engine.errors import BadOption, BadPosition, BadReplay, IllegalChoice
from bestiary.engine.game import Game
from bestiary.engine.options import MOST_SET, Value, is_whole
from bestiary.play.entry import WITHDRAW

FORMAT: Final = "bestiary replay 1"
EVERY: Final = 8  # choices between two digests

LONGEST: Final = 4 * 1024 * 1024  # characters in all
MOST_LINES: Final = 200_000
MOST_SEATS: Final = 64
MOST_RULES: Final = 1_000_000  # the highest version of the rules
MOST_NOTES: Final = 64
LONGEST_NOTE: Final = 2000  # characters
LONGEST_CHOICE: Final = 200
HIGHEST: Final = {"rules": MOST_RULES, "seats": MOST_SEATS, "seed": 2**128 - 1}


class Replay:
    """The options, seed and choices of one game.

    ``notes`` are for the owner of the file (such as who sat where); the rules never read them.
    """

    def __init__(
        self, game: str, version: int, seats: int, seed: int, options: Mapping[str, Value]
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.seed = seed
        self.options: dict[str, Value] = dict(options)
        self.notes: dict[str, str] = {}
        self.choices: list[tuple[int, str]] = []
        self.marks: dict[int, str] = {}  # after how many choices -> digest
        self.lines: list[int] = []  # the line of each choice in the file it was read from
        self.mark_lines: dict[int, int] = {}
        self.option_lines: dict[str, int] = {}

    @staticmethod
    def of(game: Game[Any], seats: int, seed: int, options: Mapping[str, Value]) -> Replay:
        """An empty replay of a game about to begin."""
        return Replay(game.name, game.version, seats, seed, options)

    def add(self, seat: int, text: str, after: Any = None) -> None:
        """Add a choice and, every few, the digest of the State after it, if that is given."""
        self.choices.append((seat, text))
        count = len(self.choices)
        if after is not None and (count % EVERY == 0 or after.result() is not None):
            self.marks[count] = after.digest()

    def seal(self, state: Any) -> None:
        """Add the digest of the State the game is in, so that no choice after the last digest can
        be changed unnoticed."""
        if self.choices:
            self.marks[len(self.choices)] = state.digest()

    def cut(self, count: int) -> None:
        """Forget everything after the first ``count`` choices."""
        del self.choices[count:]
        self.marks = {at: mark for at, mark in self.marks.items() if at <= count}

    def start(self, game: Game[Any], record: bool = True) -> Any:
        """The State before the first choice."""
        if game.name != self.game:
            raise BadReplay(
                f"line 2: this is a replay of '{quoted(self.game)}', not of '{game.name}'"
            )
        if not game.fewest <= self.seats <= game.most:
            raise BadReplay(f"line 4: {game.title} has no {self.seats} seats")
        if game.version != self.version:
            raise BadReplay(
                f"line 3: this replay was played under rules {self.version} of {game.title}; "
                f"these are rules {game.version}"
            )
        for name, value in self.options.items():
            try:
                game.check_option(name, value)
            except BadOption as error:
                raise BadReplay(f"line {self.option_lines.get(name, 6)}: {error}") from None
        try:
            return game.new(self.seed, self.seats, self.options, record)
        except (BadOption, BadPosition) as error:
            raise BadReplay(f"line 6: the options that begin here do not hold: {error}") from None

    def states(self, game: Game[Any], record: bool = True) -> Iterator[Any]:
        """The State at the start and after each choice: always the same object, moved along."""
        state = self.start(game, record)
        yield state
        for i in range(len(self.choices)):
            self.step(state, i)
            yield state

    def step(self, state: Any, i: int) -> None:
        """Make choice number i on a State that has had those before it."""
        seat, text = self.choices[i]
        where = f"line {self.lines[i]}: " if i < len(self.lines) else ""
        try:
            if text == WITHDRAW:
                state.withdraw(seat)
            else:
                state.play(seat, text)
        except IllegalChoice as error:
            raise BadReplay(f"{where}{error}") from None
        mark = self.marks.get(i + 1)
        if mark is not None and mark != state.digest():
            at = self.mark_lines.get(i + 1, 0)
            raise BadReplay(
                f"line {at}: the game does not come out as it was written; a choice since the "
                "last '=' was changed, or the rules were"
            )

    def dump(self) -> str:
        """The replay as text."""
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.version}",
            f"seats {self.seats}",
            f"seed {self.seed}",
        ]
        lines += [f"set {name} {json.dumps(value)}" for name, value in self.options.items()]
        for name, text in self.notes.items():
            lines.append(f"note {'-'.join(name.split()) or '-'} {json.dumps(text)}")
        for i, (seat, text) in enumerate(self.choices, 1):
            lines.append(f"{seat} {text}")
            if i in self.marks:
                lines.append(f"= {self.marks[i]}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Replay:
        """Read a replay; BadReplay names the line that is wrong."""
        if len(text) > LONGEST:
            raise BadReplay(
                f"line 1: a replay has at most {LONGEST:,} characters; this one has {len(text):,}"
            )
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise BadReplay(
                f"line {MOST_LINES + 1}: a replay has at most {MOST_LINES:,} lines; "
                f"this one has {len(lines):,}"
            )
        if text and not text.endswith("\n"):
            raise BadReplay(f"line {len(lines)}: the file breaks off here")
        if not lines or lines[0].strip() != FORMAT:
            raise BadReplay(f"line 1: not a replay (its first line would be '{FORMAT}')")
        head: dict[str, str] = {}
        for number, key in enumerate(("game", "rules", "seats", "seed"), 2):
            line = lines[number - 1] if number <= len(lines) else ""
            word, _, value = line.partition(" ")
            if word != key or not value.strip():
                raise BadReplay(f"line {number}: here stands '{key} ...', not '{quoted(line, 60)}'")
            if key != "game" and not (is_whole(value) and 0 <= int(value) <= HIGHEST[key]):
                raise BadReplay(
                    f"line {number}: '{key}' is a whole number from 0 to {HIGHEST[key]}, "
                    f"not '{quoted(value, 60)}'"
                )
            head[key] = value.strip()
        replay = Replay(head["game"], int(head["rules"]), int(head["seats"]), int(head["seed"]), {})
        for number, line in enumerate(lines[5:], 6):
            if line.strip():
                replay._read(number, line.strip())
        return replay

    def _read(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("set", "note") and not self.choices:
            name, _, coded = rest.partition(" ")
            try:
                value = json.loads(coded)
            except (ValueError, RecursionError):
                raise BadReplay(f"line {number}: '{quoted(coded, 60)}' is not a value") from None
            if word == "set" and isinstance(value, int | bool | str):
                if len(self.options) >= MOST_SET:
                    raise BadReplay(f"line {number}: at most {MOST_SET} options can be set")
                self.options[name] = value
                self.option_lines[name] = number
                return
            if word == "note" and isinstance(value, str):
                self._note(number, name, value)
                return
        elif word == "=" and self.choices and len(rest) == 16:
            self.marks[len(self.choices)] = rest
            self.mark_lines[len(self.choices)] = number
            return
        elif is_whole(word) and 0 <= int(word) < self.seats and 0 < len(rest) <= LONGEST_CHOICE:
            self.choices.append((int(word), rest))
            self.lines.append(number)
            return
        raise BadReplay(
            f"line {number}: '{quoted(line, 60)}' is neither a choice ('0 play 3') nor a digest"
        )

    def _note(self, number: int, name: str, text: str) -> None:
        """Keep a note, made safe to show."""
        if len(text) > LONGEST_NOTE or len(self.notes) >= MOST_NOTES:
            raise BadReplay(
                f"line {number}: there are at most {MOST_NOTES} notes "
                f"of at most {LONGEST_NOTE:,} characters"
            )
        self.notes[name] = printable_lines(text)
