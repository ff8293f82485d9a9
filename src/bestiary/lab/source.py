"""Games by name, or from a Python file that an author is working on.

A file is run under a module name of its own, so that two versions of one game can be loaded side by
side. Only commands that a person types come here: a file is a program.
"""

import sys
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from bestiary.engine import BestiaryError, Game
from bestiary.registry import game as find_game

_files: dict[str, tuple[Game[Any], str]] = {}  # each with what its file says, as a hash


class BadGameFile(BestiaryError):
    """A file from which no game can be loaded."""


def is_file(name: str) -> bool:
    return name.endswith(".py")


def load(name: str) -> Game[Any]:
    """The game of that name, or the ``GAME`` of that file."""
    if not is_file(name):
        return find_game(name)
    return _loaded(name)[0]


def fingerprint(name: str) -> str:
    """What tells one version of a file from another; "" for a game that is installed."""
    return _loaded(name)[1] if is_file(name) else ""


def _loaded(name: str) -> tuple[Game[Any], str]:
    if name not in _files:
        _files[name] = _load_file(Path(name))
    return _files[name]


def _load_file(path: Path) -> tuple[Game[Any], str]:
    try:
        source = path.read_bytes()
    except OSError as error:
        raise BadGameFile(f"{path}: {error.strerror or error}") from None
    written = blake2b(source, digest_size=8).hexdigest()
    module_name = f"bestiary_lab_game_{len(_files)}_{written}"
    spec = spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None:
        raise BadGameFile(f"{path}: not a Python file")
    module = module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # an author's code: say whose it is
        del sys.modules[module_name]
        raise BadGameFile(f"{path}: {type(error).__name__}: {error}") from None
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BadGameFile(f"{path}: defines no GAME")
    return found, written
