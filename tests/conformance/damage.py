"""Ways to damage a replay file."""

from collections.abc import Iterator
from random import Random


def altered(line: str, dice: Random) -> list[str]:
    """The line with something wrong in it."""
    found = ["", "x", line + "x", line[1:], line[:-1], "?" + line, line + " 1", line + "9"]
    found += [line.swapcase(), line.replace(" ", ""), "\x00" * 3, "=", "= ", "0", "0 ", "99 play 1"]
    found += ["set", "set x", "set x y", "note", "note a 3", "9" * 5000 + " play 1", "۳ play 1"]
    found += ["set position " + "[" * 100_000, 'set position "\\ud800"', "= " + "0" * 16]
    for i, letter in enumerate(line):
        if letter.isdecimal() and dice.random() < 0.5:
            found.append(line[:i] + str((int(letter) + dice.randint(1, 9)) % 10) + line[i + 1 :])
    if line.startswith("set "):  # an option, or a value, that there is not
        found += [line.replace("set ", "set x"), line.replace('"', '"x', 1)]
    first, _, rest = line.partition(" ")
    if rest.isdecimal():
        found += [f"{first} {'9' * 5000}", f"{first} {int(rest) + 1}", f"{first} -1"]
    return [other for other in found if other != line]


def joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def damages(text: str, dice: Random) -> Iterator[tuple[str, str]]:
    """Damaged texts, each with what was done to it."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        for other in altered(line, dice):
            yield f"line {i + 1}: {other[:40]!r}", joined([*lines[:i], other, *lines[i + 1 :]])
        yield f"line {i + 1} removed", joined([*lines[:i], *lines[i + 1 :]])
        yield f"line {i + 1} doubled", joined([*lines[: i + 1], *lines[i:]])
        for j in (i + 1, dice.randrange(len(lines))):
            if j < len(lines) and j != i:
                swapped = lines.copy()
                swapped[i], swapped[j] = swapped[j], swapped[i]
                yield f"lines {i + 1} and {j + 1} swapped", joined(swapped)
    for _ in range(40):
        end = dice.randrange(len(text))
        yield f"cut off after {end} characters", text[:end]


FOREIGN = (
    "",
    "\n",
    "hello",
    '[Event "Chess"]\n1. e4 e5',
    '{"game": "creature-wars"}',
    "\x7fELF\x02\x01\x01\x00\x00",
    "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    "bestiary replay 2\ngame creature-wars\n",
    "bestiary replay 1",
    "\ufeffbestiary replay 1",
    "\x00" * 1000,
)
