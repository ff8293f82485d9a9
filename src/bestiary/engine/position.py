"""Positions from text: a game set up line by line.

    # anything after a hash is a remark
    turn: 4
    player 1: 25 HP
      hand: Lvl.3 Fire Giant {4}, Lvl.1 Voodoo Witch {3}
    player 2: 30 HP
      hand: Lvl.6 Holy Dragon {7}
    deck: Lvl.2 Fire Wolf {2}

Each game decides which lines it takes. A line that starts with ``player N`` opens that player's
lines. Unknown lines, repeated lines and cards that cannot be read are refused, with their line
number. So is anything larger than a game needs, so that nobody can write a position that is
expensive to set up.
"""

from typing import Final

from bestiary.engine.characters import quoted
from bestiary.engine.errors import BadPosition, did_you_mean
from bestiary.engine.options import is_whole

EVERYBODY: Final = -1

MOST_LINES: Final = 1000
MOST_CARDS: Final = 400  # in all lines of a position
LONGEST_ITEM: Final = 200  # characters between two commas
MOST_PLAYERS: Final = 8


class Total:
    """How many cards a position has asked for so far."""

    def __init__(self) -> None:
        self.cards = 0


class Line:
    """One line: its number, whose it is (a seat, or -1), its key and its value."""

    def __init__(self, number: int, seat: int, key: str, value: str, total: Total) -> None:
        self.number = number
        self.seat = seat
        self.key = key
        self.value = value
        self.total = total
        self.cards = 0

    def wrong(self, why: str) -> BadPosition:
        """The error to raise for this line."""
        return BadPosition(f"position, line {self.number}: {why}")

    def number_in(self, low: int, high: int) -> int:
        """The whole number at the start of the value; any word after it is decoration."""
        word = self.value.split()[0] if self.value.split() else ""
        if is_whole(word) and low <= int(word) <= high:
            return int(word)
        raise self.wrong(f"'{self.key}' needs a whole number from {low} to {high}")

    def items(self, most: int = MOST_CARDS) -> list[str]:
        """The comma-separated parts of the value."""
        parts = [part.strip() for part in self.value.split(",") if part.strip()]
        if len(parts) > most:
            raise self.wrong(f"'{self.key}' lists at most {most}; here are {len(parts):,}")
        for part in parts:
            if len(part) > LONGEST_ITEM:
                raise self.wrong(f"'{quoted(part)}' is longer than {LONGEST_ITEM} characters")
        return parts

    def ask_for(self, cards: int, most: int = MOST_CARDS) -> None:
        """Count ``cards`` more that are about to be made for this line, up to the limit."""
        self.cards += cards
        self.total.cards += cards
        if self.cards > most:
            raise self.wrong(f"a line holds at most {most} cards; this one asks for {self.cards:,}")
        if self.total.cards > MOST_CARDS:
            raise self.wrong(
                f"a position holds at most {MOST_CARDS} cards; "
                f"this one asks for {self.total.cards:,} up to here"
            )


class Position:
    """The lines of a position, taken one by one by the game."""

    def __init__(self, text: str, game: str) -> None:
        self.game = game
        self.lines: list[Line] = []
        self.known: list[str] = []
        total = Total()
        seen: set[tuple[int, str]] = set()
        seat = EVERYBODY
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise BadPosition(
                f"position: it has at most {MOST_LINES:,} lines; this one has {len(lines):,}"
            )
        for number, raw in enumerate(lines, 1):
            line = raw.partition("#")[0].rstrip()
            if not line.strip():
                continue
            key, colon, value = line.strip().partition(":")
            key = " ".join(key.lower().split())
            if not colon or not key:
                raise BadPosition(
                    f"position, line {number}: write 'key: value', not '{quoted(line)}'"
                )
            if key.split()[0] == "player":
                seat = player_in(key, number)
                key = "player"
            elif not line[0].isspace():
                seat = EVERYBODY
            entry = Line(number, seat, key, value.strip(), total)
            if (seat, key) in seen:
                raise entry.wrong(f"'{quoted(key)}' is given twice")
            seen.add((seat, key))
            self.lines.append(entry)
        named = self.take("game")
        if named is not None and named.value != game:
            raise named.wrong(f"this is a position of '{quoted(named.value)}', not of '{game}'")

    def take(self, key: str, seat: int = EVERYBODY) -> Line | None:
        """The line of that key (and player), or None. Each line can be taken once."""
        self.known.append(key)
        for i, line in enumerate(self.lines):
            if line.key == key and line.seat == seat:
                del self.lines[i]
                return line
        return None

    def refuse_rest(self) -> None:
        """Call at the end: lines that were not taken are errors."""
        for line in self.lines:
            if line.key == "player":
                raise line.wrong(f"there is no player {line.seat + 1} at this table")
            words = sorted(set(self.known) - {"game"})
            if line.key in words:
                raise line.wrong(
                    f"'{line.key}' belongs to a player: write it, indented, below 'player 1: ...'"
                )
            hint = did_you_mean(line.key, words) or f" (lines: {', '.join(words)})"
            raise line.wrong(f"no line '{quoted(line.key)}' here{hint}")

    def refuse_all(self) -> None:
        raise BadPosition(f"{self.game} cannot be set up from a written position")


def player_in(key: str, number: int) -> int:
    """The seat of ``player 2``, which opens that player's lines."""
    words = key.split()
    if len(words) != 2 or not is_whole(words[1]) or not 1 <= int(words[1]) <= MOST_PLAYERS:
        raise BadPosition(f"position, line {number}: write 'player 1: ...'")
    return int(words[1]) - 1
