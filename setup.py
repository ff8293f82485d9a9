"""Plain: an interpreted install, quick, no compiler. BESTIARY_COMPILE=1: the rules by mypyc.

    BESTIARY_COMPILE=1 pip install .                            a compiled install
    BESTIARY_COMPILE=1 python setup.py build_ext --inplace      what `make compile` runs
    MYPYC_OPT_LEVEL=0                                           faster to compile, slower to run

Everything is compiled in one call of mypyc and lands in one shared library: a module compiled in a
call of its own crashes when it subclasses a class compiled in another. Beside the library goes a
manifest of the sources it was made from, which the package checks when imported
(src/bestiary/_loader.py). Everything else about the package is in pyproject.toml.
"""

import importlib.util
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

COMPILE = os.environ.get("BESTIARY_COMPILE", "") not in ("", "0")
OPT_LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "3")
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

os.chdir(Path(__file__).parent)
PACKAGE = Path("src/bestiary")
LOADER = runpy.run_path(str(PACKAGE / "_loader.py"))  # not imported: the package may be stale
MANIFEST = LOADER["MANIFEST"]


def mypy_requirement() -> str:
    """The pinned compiler, from the dev extra of pyproject.toml."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    dev: list[str] = project["optional-dependencies"]["dev"]
    return next(line for line in dev if line.startswith("mypy["))


def is_compiled(path: Path) -> bool:
    if path.name == "__init__.py":
        return False
    with path.open(encoding="utf-8") as file:
        return not any("# interpreted:" in line for _, line in zip(range(5), file))


def sources() -> list[Path]:
    rooms = ("engine", "trading", "games", "search")
    modules = [p for room in rooms for p in (PACKAGE / room).rglob("*.py")]
    return sorted([*modules, PACKAGE / "play/undo.py"])  # it looks at every card, for every choice


def manifest() -> dict[str, Any]:
    """What a build of the sources as they are now would be made from, and how."""
    digests = {
        ".".join(p.relative_to("src").with_suffix("").parts): (is_compiled(p), LOADER["digest"](p))
        for p in sources()
    }
    return {
        "suffix": SUFFIX,
        "opt_level": OPT_LEVEL,
        "compiler": mypy_requirement(),
        # mypyc copies constants of interpreted modules into compiled code, so those count too.
        "compiled": {name: digest for name, (yes, digest) in digests.items() if yes},
        "read": {name: digest for name, (yes, digest) in digests.items() if not yes},
    }


def library_files(modules: dict[str, str]) -> set[Path]:
    files = {
        Path("src", *name.split(".")).with_name(name.split(".")[-1] + SUFFIX) for name in modules
    }
    return files | {Path("src", "bestiary__mypyc" + SUFFIX)}


def link_time_flags() -> list[str]:
    """Let gcc see all C files at once, and keep to ourselves what Python need not find: a fifth to
    a third more games a second. Other compilers are left alone."""
    command = [*os.environ.get("CC", "cc").split(), "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    gcc = "Free Software Foundation" in said
    if not gcc or OPT_LEVEL != "3":
        return []
    return ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]


def has_mypyc() -> bool:
    return importlib.util.find_spec("mypyc") is not None


def demand_toolchain() -> None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        sys.exit(f"BESTIARY_COMPILE=1 needs a C compiler: no {compiler!r} found (set CC to yours)")
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.exists():
        sys.exit(f"BESTIARY_COMPILE=1 needs the Python headers: no {header}")
    if not has_mypyc():
        sys.exit(f"BESTIARY_COMPILE=1 needs mypyc: pip install '{mypy_requirement()}'")


class CompiledDistribution(Distribution):
    # The extensions are known only once mypyc has run, in build_ext.
    def has_ext_modules(self) -> bool:
        return True


class Build(build):
    def run(self) -> None:
        # setuptools packs whatever lies here, modules deleted since the last build included.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class Compile(build_ext):
    def run(self) -> None:
        wanted = manifest()
        installed = PACKAGE / MANIFEST
        known = LOADER["read_manifest"](installed) or {}
        if self.inplace:
            files = library_files(wanted["compiled"])
            self.remove_leftovers(files)
            if known == wanted and not self.force and all(file.exists() for file in files):
                print("The compiled modules are up to date.")
                return
        demand_toolchain()
        print(f"Compiling {len(wanted['compiled'])} modules ...", flush=True)
        # Only now, not when finalized: setuptools finalizes for metadata too, and mypyc takes long.
        self.distribution.ext_modules = self.generate_c(list(wanted["compiled"]))
        self.swig_opts = None  # finalizing a second time would trip over its first result
        self.finalize_options()
        if self.inplace:
            installed.unlink(missing_ok=True)  # a build that fails half way is no build
        with self.reusing_objects():
            super().run()
        target = installed if self.inplace else Path(self.build_lib, "bestiary", MANIFEST)
        LOADER["write_manifest"](target, wanted)

    @contextmanager
    def reusing_objects(self) -> Iterator[None]:
        """Keep the object files of earlier builds only if all of them were made in the same way."""
        stamp = Path(self.build_temp, "made-with.txt")
        way = f"-O{OPT_LEVEL} {link_time_flags()} {mypy_requirement()} {sys.version}"
        if not stamp.exists() or stamp.read_text("utf-8") != way:
            self.force = True
            stamp.unlink(missing_ok=True)
        yield
        stamp.write_text(way, "utf-8")

    def generate_c(self, modules: list[str]) -> list[Any]:
        from mypyc.build import mypycify

        paths = [str(Path("src", *name.split(".")).with_suffix(".py")) for name in modules]
        extensions = mypycify(
            # What only a full `mypy` can judge is no reason to refuse to compile.
            ["--no-warn-unused-ignores", "--no-warn-unused-configs", *paths],
            only_compile_paths=paths,
            group_name="bestiary",
            opt_level=OPT_LEVEL,
            multi_file=True,
        )
        # Only for the shared library: the other modules just find theirs in it. mypyc gives all of
        # them the same lists, so do not add to those.
        flags = link_time_flags()
        for extension in extensions:
            if extension.name == "bestiary__mypyc":
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
                extension.extra_link_args = [*extension.extra_link_args, *flags]
        return extensions

    def build_extensions(self) -> None:
        """As setuptools does, but C files side by side, and only those that have changed."""
        compile_all = self.compiler.compile

        def compile_each(
            sources: list[str], output_dir: str, depends: list[str], **options: Any
        ) -> list[str]:
            def compile_one(source: str) -> list[str]:
                made = self.compiler.object_filenames([source], output_dir=output_dir)
                if self.force or newer_group([source, *depends], made[0]):
                    compile_all([source], output_dir=output_dir, depends=depends, **options)
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for each in pool.map(compile_one, sources) for made in each]

        self.compiler.compile = compile_each
        super().build_extensions()

    def remove_leftovers(self, wanted: set[Path]) -> None:
        for file in Path("src").rglob("*" + SUFFIX):
            if file not in wanted:
                print(f"removing {file}: it is not compiled any more")
                file.unlink()


if COMPILE:
    setup(
        distclass=CompiledDistribution,
        cmdclass={"build": Build, "build_ext": Compile},
        # For pip's isolated build, which asks what it must install first.
        setup_requires=[] if has_mypyc() else [mypy_requirement()],
    )
else:
    setup(cmdclass={"build": Build})
