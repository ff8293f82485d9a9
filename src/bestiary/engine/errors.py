"""What can go wrong, each with the sentence a person should read."""

from difflib import get_close_matches
from typing import Final

from bestiary.engine.characters import printable

LONGEST_MESSAGE: Final = 2000
LONGEST_GUESS: Final = 60  # a longer word is no typo, and slow to compare


class BestiaryError(Exception):
    """Any error below. ``str(error)`` is one line, safe to print whatever it quotes."""

    def __init__(self, message: str = "") -> None:
        message = printable(message[: LONGEST_MESSAGE + 1])
        if len(message) > LONGEST_MESSAGE:
            message = message[: LONGEST_MESSAGE - 3] + "..."
        super().__init__(message)


class IllegalChoice(BestiaryError):
    """A choice that is not offered. The State is unchanged."""


class StaleDecision(BestiaryError):
    """The words of a decision that is no longer open."""


class BadOption(BestiaryError):
    """An option that does not exist, or a value it does not take."""


class BadPosition(BestiaryError):
    """A position text that cannot be set up; names the line."""


class BadReplay(BestiaryError):
    """A replay that is damaged or is not one of ours; names the line."""


class UnknownGame(BestiaryError):
    """No game of that name is installed."""


class EndlessChain(BestiaryError):
    """Effects that set each other off forever; names the cards."""


class BrokenState(BestiaryError):
    """An invariant of the rules does not hold: a bug in the rules, never a player's fault."""


def refuse_unknown(word: str, words: list[str], where: str, what: str) -> None:
    """Raise ValueError if a word of a game's source is not one of those there are."""
    if word not in words:
        hint = did_you_mean(word, words)
        raise ValueError(f"{where}: no {what} '{word}'{hint} ({what}s: {', '.join(words)})")


def did_you_mean(word: str, words: list[str]) -> str:
    """A helpful end for an error: ``; did you mean 'hp'?`` or "".

    >>> did_you_mean("hpp", ["hp", "hand"])
    "; did you mean 'hp'?"
    """
    if len(word) > LONGEST_GUESS:
        return ""
    lowered = {known.lower(): known for known in words}
    close = get_close_matches(word.lower(), list(lowered), 1, 0.5)
    return f"; did you mean '{lowered[close[0]]}'?" if close else ""
