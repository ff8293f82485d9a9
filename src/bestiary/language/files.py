"""Where translations lie.

Those of a game are in a folder ``languages`` beside its source, as ``my-game.de.json``; those of
the program and its page in a folder of the same name here, as ``own.de.json``. A folder that
``BESTIARY_LANGUAGES`` names can have both, and comes first.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bestiary.language.phrases import BadLanguage, Phrases

OWN: Final = "own"  # in place of the name of a game
FOLDER: Final = "languages"
ELSEWHERE: Final = "BESTIARY_LANGUAGES"
HERE: Final = Path(__file__).parent / FOLDER
CODE: Final = r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*"


def folders(beside: Path | None = None) -> list[Path]:
    """Where to look: for our own words, or for those of a game whose source lies there."""
    chosen = [Path(path) for path in os.environ.get(ELSEWHERE, "").split(os.pathsep) if path]
    return [*chosen, HERE if beside is None else beside / FOLDER]


def find_languages(name: str, beside: Path | None = None) -> dict[str, Path]:
    """The files that translate a game, or ``OWN``, by the code of their language."""
    found: dict[str, Path] = {}
    for folder in folders(beside):
        for file in sorted(folder.glob(f"{name}.*.json")):
            match = re.fullmatch(re.escape(name) + rf"\.({CODE})\.json", file.name)
            if match is not None:
                found.setdefault(match[1], file)
    return found


def read_phrases(files: Iterable[tuple[str, Path]]) -> list[Phrases]:
    """The translations in some files, each with the code of its language. Raises BadLanguage."""
    found = []
    for code, file in files:
        try:
            text = file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as wrong:
            reason = getattr(wrong, "strerror", None) or "it is not UTF-8 text"
            raise BadLanguage(f"{file.name}: {reason}") from None
        found.append(Phrases.parse(text, code, file.name))
    return found
