"""Positions from text: a game set up as it is written, line by line.

    # anything after a hash is a remark
    turn: 4
    player 1: 25 HP
      hand: Lvl.3 Fire Giant {4}, Lvl.1 Voodoo Witch {3}
    player 2: 30 HP
      hand: Lvl.6 Holy Dragon {7}
    deck: Lvl.2 Fire Wolf {2}

Which lines there are is the game's business. A line that starts with ``player N`` opens that
player's lines; an unknown line, a line given twice and a card that cannot be read are refused
with their number.
"""

from typing import Final

from bestiary.engine.errors import BadPosition, did_you_mean
from bestiary.engine.options import is_whole

EVERYBODY: Final = -1


class Line:
    """One line: where it stands, whose it is (a seat, or -1), what it says."""

    def __init__(self, number: int, seat: int, key: str, value: str) -> None:
        self.number = number
        self.seat = seat
        self.key = key
        self.value = value

    def wrong(self, why: str) -> BadPosition:
        """The error to raise for this line."""
        return BadPosition(f"position, line {self.number}: {why}")

    def number_in(self, low: int, high: int) -> int:
        """The whole number at the start of the value; a word after it is decoration."""
        word = self.value.split()[0] if self.value.split() else ""
        if is_whole(word) and low <= int(word) <= high:
            return int(word)
        raise self.wrong(f"'{self.key}' needs a whole number from {low} to {high}")

    def items(self) -> list[str]:
        """The comma-separated parts of the value."""
        return [part.strip() for part in self.value.split(",") if part.strip()]


class Position:
    """The lines of a position, taken one after the other by the game that understands them."""

    def __init__(self, text: str, game: str) -> None:
        self.game = game
        self.lines: list[Line] = []
        self.known: list[str] = []
        seat = EVERYBODY
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.partition("#")[0].rstrip()
            if not line.strip():
                continue
            key, colon, value = line.strip().partition(":")
            key = " ".join(key.lower().split())
            if not colon or not key:
                raise BadPosition(f"position, line {number}: write 'key: value', not '{line}'")
            words = key.split()
            if words[0] == "player":
                if len(words) != 2 or not is_whole(words[1]) or not 1 <= int(words[1]) <= 8:
                    raise BadPosition(f"position, line {number}: write 'player 1: ...'")
                seat = int(words[1]) - 1
            elif not line[0].isspace():
                seat = EVERYBODY
            entry = Line(number, seat, words[0] if words[0] == "player" else key, value.strip())
            if any(old.seat == entry.seat and old.key == entry.key for old in self.lines):
                raise entry.wrong(f"'{key}' is given twice")
            self.lines.append(entry)
        named = self.take("game")
        if named is not None and named.value != game:
            raise named.wrong(f"this is a position of '{named.value}', not of '{game}'")

    def take(self, key: str, seat: int = EVERYBODY) -> Line | None:
        """The line of that key (and player), or nothing. A line can be taken once."""
        self.known.append(key)
        for i, line in enumerate(self.lines):
            if line.key == key and line.seat == seat:
                del self.lines[i]
                return line
        return None

    def refuse_rest(self) -> None:
        """Call at the end: what nobody took is an error."""
        for line in self.lines:
            if line.key == "player":
                raise line.wrong(f"there is no player {line.seat + 1} at this table")
            words = sorted(set(self.known) - {"game"})
            if line.key in words:
                raise line.wrong(
                    f"'{line.key}' belongs to a player: write it, indented, below 'player 1: ...'"
                )
            hint = did_you_mean(line.key, words) or f" (lines: {', '.join(words)})"
            raise line.wrong(f"no line '{line.key}' here{hint}")

    def refuse_all(self) -> None:
        raise BadPosition(f"{self.game} cannot be set up from a written position")
