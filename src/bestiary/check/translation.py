"""What of a game a language's file does not translate yet, found by playing it."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from bestiary import translations
from bestiary.check.walk import Setup, Walk
from bestiary.check.watch import audiences
from bestiary.engine import Game
from bestiary.language import Language, in_language

# What belongs to every game, and is translated once for all: see ``own.de.json``.
COMMON: Final = re.compile(r"Player \d+|\d+ cards|a card|and|nothing|you")
NUMBER: Final = re.compile(r"\d+")


class Translation(NamedTuple):
    """How far a game is translated."""

    missing: list[str]  # texts in English, those with numbers as patterns
    unused: list[str]  # what the file translates and no game said
    texts: int  # in all


def check_translation(game: Game[Any], code: str, games: int) -> Translation:
    """Play so many random games with each number of seats, and look at every view in a language.
    Raises BadLanguage if its file is wrong."""
    missed: dict[str, None] = {}  # in the order in which they came up
    files = translations.files_of(code, game.name)
    language = Language(code, files, lambda text: missed.setdefault(text))
    own = set(files[0].words) if code in game.languages else set()
    before, game.languages = game.languages, [code]  # so that views say what they are made of
    try:
        for text in static_texts(game):
            language.say(text)
        for step in game.rulebook.steps.values():
            language.phrase(step.label)
        for question in game.rulebook.questions.values():
            language.phrase(question.prompt)
        for seats in range(game.fewest, game.most + 1):
            for seed in range(games):
                look_at(Walk(Setup(game, "check", {}, seats), seed), language)
    finally:
        game.languages = before
    missing = as_patterns(text for text in missed if not COMMON.fullmatch(text))
    unused = sorted(own - language.used)
    return Translation(missing, unused, len(missing) + len(own) - len(unused))


def look_at(walk: Walk, language: Language) -> None:
    """Everything that everybody is shown in a game."""
    told = 0
    for state in walk:
        for audience in audiences(state):
            in_language(state.view(audience, told), language)
        told = state.moment()
    for audience in audiences(walk.state):
        in_language(walk.state.view(audience, told), language)


def static_texts(game: Game[Any]) -> Iterator[str]:
    """What a game says outside of its views: in its box, and on its list of cards."""
    yield from (game.title, game.blurb, game.turn_name)
    yield from (option.help for option in game.options if option.name != "position")
    yield from (place.label for place in game.places_for(game.fewest))
    yield from (mark.label for mark in game.rulebook.marks.values())
    for preset in game.presets():
        yield from (preset["name"], preset["text"])
    for info in game.cards(game.settings({})):
        yield from (info["name"], info["kind"], info["text"])


def as_patterns(texts: Iterable[str]) -> list[str]:
    """Texts that differ only in their numbers as one, with gaps for these.

    >>> as_patterns(["Hop 1", "Bank", "Hop 3"])
    ['Hop {n}', 'Bank']
    """
    alike: dict[str, list[str]] = defaultdict(list)
    for text in texts:
        alike[with_gaps(text)].append(text)
    return [key if len(group) > 1 else group[0] for key, group in alike.items()]


def with_gaps(text: str) -> str:
    numbers = iter(["{n}", *(f"{{n{i}}}" for i in range(2, 100))])
    return NUMBER.sub(lambda number: next(numbers, number[0]), text)
