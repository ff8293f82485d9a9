"""Runs inside Pyodide, while the page is built: compiles Python's library and ours to bytecode.

Only this interpreter can write the bytecode that it reads, and reading it is several times faster
than compiling the sources on every visit. `make.mjs` puts the sources into /in and takes the
archives from /out. They are not compressed: they are compressed as a whole afterwards.
"""

import hashlib
import importlib.util
import json
import marshal
import sys
import zipfile
from pathlib import Path

# What no rules of a game can need in a browser: processes, networks, terminals, installers, tests,
# formats of other people's files, and second versions in Python of what is there in C.
LEFT_OUT = {
    "_markupbase", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "_ssl",
    "_sysconfigdata__emscripten_wasm32-emscripten", "antigravity", "argparse", "bdb", "cProfile",
    "cmd", "code", "compileall", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "getopt",
    "getpass", "html", "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes",
    "modulefinder", "multiprocessing", "netrc", "ntpath", "nturl2path", "optparse", "pdb",
    "pickletools", "plistlib", "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr",
    "pydoc", "pydoc_data", "pydoc_topics", "quopri", "rlcompleter", "runpy", "sched", "shelve",
    "smtplib", "socketserver", "sqlite3", "ssl", "symtable", "tabnanny", "tarfile", "test", "this",
    "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle", "turtledemo", "unittest", "venv",
    "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
}  # fmt: skip
# Of these (and of the above), only what starting our games loads, and what an author's files may be
# encoded in.
AS_LOADED = ("asyncio", "concurrent", "ctypes", "email", "encodings", "importlib", "logging",
             "pyodide", "_pyodide", "sysconfig", "urllib", "zipfile")  # fmt: skip
KEPT = {f"encodings.{name}" for name in ("ascii", "cp1252", "latin_1", "utf_16", "utf_8_sig")}
DOCSTRINGS = ("_pyodide", "pyodide")  # they read their own


def main() -> None:
    start_everything()
    library()
    ours()


def start_everything() -> None:
    """Load whatever a published page loads."""
    sys.path.insert(0, "/in/src")
    import bestiary
    import bestiary.offline.browser

    for name in bestiary.games():
        bestiary.game(name).new(seed=1)


def library() -> None:
    """Python's own library, without docstrings; and the names of what a game has to do without."""
    missing = {name for name in sys.stdlib_module_names if not is_there(name)}
    with zipfile.ZipFile("/in/stdlib.zip") as sources, zipfile.ZipFile("/out/stdlib", "w") as out:
        for name in sorted(sources.namelist()):
            path = Path(name)
            top = path.parts[0].removesuffix(".py")
            module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
            if name.endswith("/"):
                continue
            if top in (*LEFT_OUT, *AS_LOADED) and module not in {*sys.modules, *KEPT}:
                missing.add(module)
                continue
            if path.suffix != ".py":
                out.writestr(entry(name), sources.read(name))
                continue
            optimize = 0 if path.parts[0] in DOCSTRINGS else 2
            out.writestr(entry(name + "c"), bytecode(sources.read(name), name, optimize))
    Path("/out/missing").write_text(json.dumps(sorted(missing)), "utf-8")


def is_there(name: str) -> bool:
    """Whether this Python, which has no processes or terminals, has a module of the library."""
    return name in sys.modules or importlib.util.find_spec(name) is not None


def ours() -> None:
    """Our own modules, each with the digest of the source it was made from."""
    digests = {}
    root = Path("/in/src")
    with zipfile.ZipFile("/out/bytecode", "w") as out:
        for file in sorted(root.rglob("*.py")):
            name = file.relative_to(root).as_posix()
            source = file.read_bytes()
            digests[name] = hashlib.blake2b(source, digest_size=16).hexdigest()
            out.writestr(entry(name + "c"), bytecode(source, name, 2))
        out.writestr(entry("digests.json"), json.dumps(digests))


def bytecode(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def entry(name: str) -> zipfile.ZipInfo:
    return zipfile.ZipInfo(name)  # always of the same date


main()
