"""The languages there are: those of Bestiary and its page, and of the games.

    translations.of("de", "lantern-frogs").say("Hop 3")

Files are read when they are asked for; one that is wrong is named in one line.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypedDict

from bestiary.engine.characters import quoted
from bestiary.language import (
    ENGLISH,
    OWN,
    BadLanguage,
    Language,
    Phrases,
    find_languages,
    read_phrases,
)
from bestiary.registry import game, language_files, load_all


class LanguageShown(TypedDict):
    code: str  # "de"
    name: str  # what it calls itself


class LanguageFiles(TypedDict):
    """All that is translated into a language, for a table that translates what it shows."""

    code: str
    plurals: str  # the language whose plural rules it has
    own: dict[str, Any]  # the words of the page and the program, by the English
    games: dict[str, dict[str, Any]]  # those of each game, by its name


def of(code: str, name: str = "", missed: Callable[[str], None] | None = None) -> Language:
    """A language, for the program itself or for a game. Raises BadLanguage."""
    if code in ("", "en"):
        return ENGLISH
    files = files_of(code, name)
    if not files and "-" in code:  # "de-AT"
        code = code.partition("-")[0]
        files = files_of(code, name)
    if not files and code not in {shown["code"] for shown in listed()[0]}:
        known = ", ".join(["en", *(shown["code"] for shown in listed()[0])])
        raise BadLanguage(f"no language '{quoted(code)}' (languages: {known})")
    if not files and missed is None:
        return ENGLISH
    return Language(code, files, missed)


def files_of(code: str, name: str) -> list[Phrases]:
    """The file of a game and what it shares with the program, or all of the program's."""
    own = read_phrases((code, file) for at, file in find_languages(OWN).items() if at == code)
    if not name:
        return own
    files = language_files(game(name).name)
    theirs = read_phrases((code, file) for at, file in files.items() if at == code)
    return [*theirs, *(file.within_games() for file in own)]


def listed() -> tuple[list[LanguageShown], list[str]]:
    """Every language that anything is translated into, and what is wrong with their files."""
    names: dict[str, str] = {}
    faults: list[str] = []
    found = [find_languages(OWN), *(language_files(each.name) for each in load_all()[0])]
    for code, file in (pair for files in found for pair in sorted(files.items())):
        try:
            names.setdefault(code, read_phrases([(code, file)])[0].name)
        except BadLanguage as wrong:
            faults.append(str(wrong))
    return [{"code": code, "name": names[code]} for code in sorted(names)], faults


def shown(code: str) -> LanguageFiles:
    """All that is translated into a language, without the files that are wrong."""
    own = sound(code, find_languages(OWN))
    translated = {each.name: sound(code, language_files(each.name)) for each in load_all()[0]}
    plurals = next((each.plurals for each in (own, *translated.values()) if each), code)
    return {
        "code": code,
        "plurals": plurals,
        "own": own.words if own else {},
        "games": {name: each.words for name, each in translated.items() if each},
    }


def sound(code: str, files: dict[str, Path]) -> Phrases | None:
    """The file of a language, if there is one and it can be used."""
    try:
        return read_phrases([(code, files[code])])[0] if code in files else None
    except BadLanguage:
        return None
