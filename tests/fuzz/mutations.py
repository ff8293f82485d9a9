"""Ways to damage a text, each decided by dice alone: the same dice give the same damage.

>>> from random import Random
>>> mutate("turn: 4", Random(1)) == mutate("turn: 4", Random(1))
True
"""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

Mutation = Callable[[str, Random], str]

LONGEST: Final = 200_000  # characters, whatever was done

NUMBERS: Final = (
    *("0", "-0", "-1", "+1", "1.5", "1e9", "0x10", "007", "NaN", "٣", "³", "99", "100", "999"),
    *("127", "255", "256", "65535", "65536", "2147483647", "2147483648", "200000000"),
    *("4294967296", "4611686018427387904", "9223372036854775807", "9223372036854775808"),
    *("-9223372036854775809", "18446744073709551616", str(2**128 - 1), str(2**128)),
    *("9" * 40, "9" * 41, "9" * 5000, "-" + "9" * 5000),
)

# What must never reach a terminal or a page as it is, one sample of each kind.
CONTROLS: Final = (
    *("\x00", "\x07", "\x08", "\x0b", "\x0c", "\r", "\x1b", "\x7f", "\x85", "\x9b", "\x9d"),
    *("\x1b[31m", "\x1b[2J", "\x1b]0;title\x07", "\x1b]8;;http://x\x1b\\", "\x9b31m", "\x1bP"),
    *("\u00ad", "\u061c", "\u200b", "\u200e", "\u200f", "\u2028", "\u2029", "\u202a", "\u202e"),
    *("\u2060", "\u2066", "\u2067", "\u2068", "\u2069", "\ufeff", "\ufff9", "\U000e0041"),
    *("\ud800", "\udfff", "\udc9b"),
)

# Allowed, and awkward.
CHARACTERS: Final = (
    *"\n\t ,.:;=#()[]{}<>/\\'\"`%&?*+-|@!~^_$",
    *("é", "e\u0301", "ß", "İ", "ﬁ", "中", "か", "ع", "🐉", "👩‍👩‍👧", "🏳️‍🌈", "\U0010ffff"),
)

WORDS: Final = (
    *("player", "player 1:", "player 2:", "player 3:", "player 9:", "game:", "turn:", "deck:"),
    *("set ", "note ", "= ", "seats ", "seed ", "null", "true", "{}", "[]", '""', "../..", "%00"),
    *("withdraw", "concede", "undo", "{0}", "{x!r}", "%s", "%n", "${PATH}", "<script>", "&lt;"),
    *("__class__", "with ", "on ", "under ", "and ", "(tapped)", "(hurt 999)", "99 "),
)


def mutate(text: str, dice: Random) -> str:
    """The text with one to four things done to it."""
    for _ in range(1 + min(dice.randrange(4), dice.randrange(4))):
        text = dice.choice(MUTATIONS)(text, dice)[:LONGEST]
    return text


# ---- Characters -------------------------------------------------------------------------------


def insert_control(text: str, dice: Random) -> str:
    return _inserted(text, dice.choice(CONTROLS), dice)


def insert_character(text: str, dice: Random) -> str:
    return _inserted(text, dice.choice(CHARACTERS), dice)


def insert_word(text: str, dice: Random) -> str:
    return _inserted(text, dice.choice(WORDS), dice)


def delete_some(text: str, dice: Random) -> str:
    start, end = _part(text, dice)
    return text[:start] + text[end:]


def swap_characters(text: str, dice: Random) -> str:
    if len(text) < 2:
        return text
    at = dice.randrange(len(text) - 1)
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def change_case(text: str, dice: Random) -> str:
    start, end = _part(text, dice)
    return text[:start] + text[start:end].swapcase() + text[end:]


def any_character(text: str, dice: Random) -> str:
    """One character of the whole of Unicode, surrogates too."""
    return _inserted(text, chr(dice.randrange(0x110000)), dice)


# ---- Numbers ----------------------------------------------------------------------------------


def change_number(text: str, dice: Random) -> str:
    """Replace a number with another, often one at the edge of something."""
    found = list(re.finditer(r"\d+", text))
    if not found:
        return _inserted(text, dice.choice(NUMBERS), dice)
    there = dice.choice(found)
    return text[: there.start()] + dice.choice(NUMBERS) + text[there.end() :]


def change_every_number(text: str, dice: Random) -> str:
    number = dice.choice(NUMBERS)
    return re.sub(r"\d+", lambda _: number, text, count=50)


# ---- Parts, lines and the whole ---------------------------------------------------------------


def repeat_part(text: str, dice: Random) -> str:
    """A few characters, many times."""
    start, end = _part(text, dice, 30)
    times = dice.choice((2, 10, 100, 1000, 10_000))
    return text[:end] + (text[start:end] * times)[:LONGEST] + text[end:]


def repeat_line(text: str, dice: Random) -> str:
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    times = dice.choice((2, 3, 50, 2000))
    return "\n".join([*lines[:at], *[lines[at]] * times, *lines[at + 1 :]])


def delete_line(text: str, dice: Random) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def swap_lines(text: str, dice: Random) -> str:
    lines = text.split("\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def many_new_lines(text: str, dice: Random) -> str:
    """Lines that differ only in a number: what is looked up in a list shows here."""
    stem = dice.choice(("key{}: 1", "  line{}: x", "set option{} 1", "1 Card {}", "note n{} 1"))
    count = dice.choice((10, 300, 5000))
    return text + "\n" + "\n".join(stem.format(i) for i in range(count)) + "\n"


def cut_off(text: str, dice: Random) -> str:
    return text[: dice.randrange(len(text) + 1)]


def empty(text: str, dice: Random) -> str:
    return dice.choice(("", " ", "\n", "\t", "#", ":", ",", "=", "0"))


def other_line_ends(text: str, dice: Random) -> str:
    return text.replace("\n", dice.choice(("\r\n", "\r", "\x0b", "\x85", "\u2028", "\n\n")))


MUTATIONS: Final[Sequence[Mutation]] = (
    *(insert_control, insert_control, insert_character, insert_word, delete_some),
    *(swap_characters, change_case, any_character, change_number, change_number),
    *(change_every_number, repeat_part, repeat_part, repeat_line, delete_line, swap_lines),
    *(many_new_lines, cut_off, empty, other_line_ends),
)


def _inserted(text: str, what: str, dice: Random) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] + what + text[at:]


def _part(text: str, dice: Random, longest: int = 60) -> tuple[int, int]:
    start = dice.randrange(len(text) + 1)
    return start, min(len(text), start + dice.randint(1, longest))
