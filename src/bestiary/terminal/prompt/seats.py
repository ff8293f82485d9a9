"""Who sits where: ``human,novice`` is a person against a bot."""

from collections.abc import Sequence
from typing import Final

from bestiary.bots import OPPONENT, NoProgram, check_local, is_program, spelled
from bestiary.bots import names as bot_names
from bestiary.engine.characters import quoted
from bestiary.engine.errors import did_you_mean
from bestiary.engine.view import SPECTATOR, View
from bestiary.terminal.draw.words import count, listing, say
from bestiary.terminal.trouble import UsageError

HUMAN: Final = "human"


def parse_seats(text: str, fewest: int, most: int) -> list[str]:
    """The sitters named in ``text``; empty text seats a person against a beginner.

    >>> parse_seats("human, random", 2, 2)
    ['human', 'random']
    """
    if not text:
        return [HUMAN] + [OPPONENT] * (fewest - 1)
    sitters = [spelled(name) for name in text.split(",")]
    known = [HUMAN, *bot_names()]
    for name in sitters:
        if is_program(name):
            try:
                check_local(name)
            except NoProgram as wrong:
                raise UsageError(f"--seats {wrong}") from None
        elif name not in known:
            near = did_you_mean(name, known)
            right = f"a seat is {listing([*known, 'a file of yours'], 'or')}"
            shown = quoted(name)
            raise UsageError(f"--seats {quoted(text)}: nobody called '{shown}'{near} ({right})")
    if not fewest <= len(sitters) <= most:
        seats = count(fewest, "seat") if fewest == most else f"{fewest} to {most} seats"
        example = ",".join([HUMAN] + [OPPONENT] * (fewest - 1))
        shown = quoted(text)
        raise UsageError(f"--seats {shown}: this game has {seats}, such as --seats {example}")
    return sitters


def humans(sitters: Sequence[str]) -> list[int]:
    """The seats where people sit."""
    return [seat for seat, name in enumerate(sitters) if name == HUMAN]


def name_seats(view: View, sitters: Sequence[str]) -> list[str]:
    """What to call each seat on the table: ``Player 1 (you)``, ``Player 2 (greedy)``."""
    names = []
    for seat in view["seats"]:
        sitter = sitters[seat["seat"]] if seat["seat"] < len(sitters) else ""
        if view["seat"] == seat["seat"] != SPECTATOR:
            sitter = say("you")
        names.append(f"{seat['name']} ({sitter})" if sitter not in ("", HUMAN) else seat["name"])
    return names
