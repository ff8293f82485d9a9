"""Which code runs: the compiled modules or their source; never a compiled module that is old.

`bestiary/__init__.py` calls `install()` before it imports anything else. From then on

- with BESTIARY_PURE=1 every module is loaded from its source, as if nothing were compiled;
- otherwise compiled modules are loaded only while the sources they were made from lie beside them
  unchanged. The build wrote those sources' hashes into `_compiled.json`.

All hashes are checked at the first import from a compiled room (a few milliseconds), not each
at the import of its module: compiled modules import one another inside the shared library, where
no finder is asked.

Standard library only, and no import from the package: setup.py runs this file on its own.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType, TracebackType
from typing import TypedDict

MANIFEST = "_compiled.json"
REMEDY = "run `make compile` to rebuild, or set BESTIARY_PURE=1 to run the source"


class Manifest(TypedDict):
    suffix: str  # of the compiled files: says for which Python and machine they are
    opt_level: str
    compiler: str
    compiled: dict[str, str]  # module: digest of its source
    read: dict[str, str]  # interpreted modules the compiler has read, likewise


class StaleBuild(ImportError):
    """The compiled modules were not made from the sources that lie beside them."""


def install() -> None:
    """Watch over the package's imports. Must run before any of them."""
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return not pure() and _finder.manifest is not None


def pure() -> bool:
    return os.environ.get("BESTIARY_PURE", "") not in ("", "0")


def digest(source: Path) -> str:
    return blake2b(source.read_bytes(), digest_size=16).hexdigest()


def read_manifest(path: Path) -> Manifest | None:
    try:
        manifest: Manifest = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return manifest


def write_manifest(path: Path, manifest: Manifest) -> None:
    path.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")


class _Finder(MetaPathFinder):
    """Stands before Python's own finders, for the modules of this package only."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.checked = False
        manifest = read_manifest(package / MANIFEST)
        # Compiled for another Python: to this one those files do not exist.
        usable = manifest is not None and manifest["suffix"] in EXTENSION_SUFFIXES
        self.manifest = manifest if usable else None

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("bestiary."):
            return None
        if pure():
            source = _find_source(fullname, path or ())
            if source is None:  # a compiled leftover is no module here
                raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
            return source
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None:
            return None
        known: dict[str, str] = {}
        if self.manifest is not None:
            known = self.manifest["compiled"]
            if not self.checked and fullname.startswith(
                ("bestiary.engine", "bestiary.play", "bestiary.trading", "bestiary.games")
            ):
                self.check(self.manifest)
                self.checked = True
        is_compiled = isinstance(spec.loader, ExtensionFileLoader)
        if is_compiled and fullname not in known:
            raise _refusal(fullname, f"is compiled, but not from a source listed in {MANIFEST}")
        return spec

    def check(self, manifest: Manifest) -> None:
        for name, made_from in (manifest["compiled"] | manifest["read"]).items():
            source = self.package.joinpath(*name.split(".")[1:]).with_suffix(".py")
            try:
                now = digest(source)
            except FileNotFoundError:
                raise _refusal(name, "is compiled but its source is gone") from None
            if now != made_from:
                raise _refusal(name, "has changed since it was compiled")
            # Compiled modules import each other past every finder: missing files show only here.
            built = source.with_name(source.stem + manifest["suffix"])
            if name in manifest["compiled"] and not built.exists():
                raise _refusal(name, "has lost its compiled file")


def _find_source(fullname: str, path: Sequence[str]) -> ModuleSpec | None:
    for folder in path:
        spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
        if spec is not None and spec.loader is not None:
            return spec
    return None


def _refusal(name: str, what: str) -> StaleBuild:
    # At the command line this is raised before any code of ours could catch it, while Python
    # imports the package. So the one line for the person comes from the hook; exit code 1 follows.
    sys.excepthook = _one_line
    return StaleBuild(f"{name} {what}: {REMEDY}", name=name)


def _one_line(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if isinstance(error, StaleBuild):
        print(f"bestiary: {error}", file=sys.stderr)
    else:
        sys.__excepthook__(kind, error, trace)


_finder = _Finder(Path(__file__).parent)
