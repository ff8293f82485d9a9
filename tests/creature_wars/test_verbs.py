"""The layers of verbs: each is in the index, stands on the one above it, and is documented."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from bestiary.games.creature_wars import verbs
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.state import CreatureWarsState

FOLDER = Path(verbs.__path__[0])


def index() -> dict[str, list[str]]:
    """The layers in order, each with the verbs that the index gives it."""
    found: dict[str, list[str]] = {}
    for line in (verbs.__doc__ or "").splitlines():
        if match := re.fullmatch(r"    (\w+) {2,}\S.*", line):
            found[match[1]] = []
        elif line.startswith(" " * 12):
            list(found.values())[-1].extend(line.split())
    return found


def layers() -> dict[str, ast.ClassDef]:
    return {
        file.stem: node
        for file in FOLDER.glob("*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    }


def test_the_index_has_every_verb_in_its_layer() -> None:
    written = {
        name: [verb.name for verb in layer.body if isinstance(verb, ast.FunctionDef)]
        for name, layer in layers().items()
    }
    public = {name: [v for v in verbs if v[0] != "_"] for name, verbs in written.items()}
    assert index() == public


def test_each_layer_stands_on_the_one_above_it() -> None:
    line = [layer.__name__ for layer in Duel.__mro__]
    down = line[1 : line.index(CreatureWarsState.__name__)][::-1]
    assert down == [layers()[name].name for name in index()]


def test_every_verb_is_explained() -> None:
    for layer in layers().values():
        for verb in layer.body:
            if isinstance(verb, ast.FunctionDef) and verb.name[0] != "_":
                assert ast.get_docstring(verb), f"{layer.name}.{verb.name} has no docstring"
