"""The package as it is built, installed and imported: interpreted, compiled, and stale."""

import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MANIFEST = Path("src/bestiary/_compiled.json")
BUILT = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", "__pycache__", "*.egg-info")

# The two ways to the command line: `python -m bestiary`, and what the `bestiary` script does.
MODULE = ("-m", "bestiary")
SCRIPT = ("-c", "import sys; from bestiary.cli import main; sys.exit(main())")
REMEDY = "run `make compile` to rebuild, or set BESTIARY_PURE=1 to run the source"


def run(*command: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("BESTIARY_", "PYTHON"))}
    # Without inherited make variables, so that a `make` inside `make test` starts afresh.
    clean = {k: v for k, v in clean.items() if k not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(
        command, cwd=cwd, env=clean | env, capture_output=True, text=True, timeout=600
    )


def bestiary(
    tree: Path, *arguments: str, way: tuple[str, ...] = MODULE, **env: str
) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, *way, *arguments, cwd=tree, PYTHONPATH=str(tree / "src"), **env)


def refused(result: subprocess.CompletedProcess[str], about: str) -> None:
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"bestiary: {about}: {REMEDY}\n"


def copy_sources(target: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "Makefile"):
        shutil.copy(ROOT / name, target)
    shutil.copytree(ROOT / "src", target / "src", ignore=BUILT)
    return target


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the compiled package that a test may damage."""
    if not (ROOT / MANIFEST).exists():
        pytest.fail("this test needs the compiled build: run `make compile` first")
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
    )
    return tmp_path


def compiled_modules(tree: Path) -> list[str]:
    names: dict[str, str] = json.loads((tree / MANIFEST).read_text())["compiled"]
    return list(names)


def source_of(tree: Path, module: str) -> Path:
    return tree.joinpath("src", *module.split(".")).with_suffix(".py")


def library_of(tree: Path, module: str) -> Path:
    return next(source_of(tree, module).parent.glob(f"{module.split('.')[-1]}.*.so"))


def edit(source: Path) -> None:
    source.write_text(source.read_text("utf-8") + "\n# edited\n", "utf-8")


# --- compiled ---------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("way", [MODULE, SCRIPT], ids=["module", "script"])
def test_a_fresh_build_runs_compiled(tree: Path, way: tuple[str, ...]) -> None:
    result = bestiary(tree, "--version", way=way)
    assert result.stderr == ""
    assert result.stdout.strip() == "bestiary 0.1.0 (compiled)"


@pytest.mark.compiled
@pytest.mark.parametrize("way", [MODULE, SCRIPT], ids=["module", "script"])
@pytest.mark.parametrize(
    "room", ["bestiary.engine", "bestiary.play", "bestiary.trading", "bestiary.games"]
)
def test_an_edited_source_is_refused_in_one_line(
    tree: Path, way: tuple[str, ...], room: str
) -> None:
    # The last one of the room: compiled modules import one another past Python's finders.
    module = [name for name in compiled_modules(tree) if name.startswith(room)][-1]
    edit(source_of(tree, module))
    refused(bestiary(tree, "games", way=way), f"{module} has changed since it was compiled")


@pytest.mark.compiled
def test_pure_runs_an_edited_source(tree: Path) -> None:
    with source_of(tree, "bestiary.engine.state.state").open("a") as source:
        source.write("\nprint('the source ran')\n")
    result = bestiary(tree, "games", BESTIARY_PURE="1")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("the source ran\n")
    version = bestiary(tree, "--version", BESTIARY_PURE="1").stdout
    assert version.strip().endswith("bestiary 0.1.0 (interpreted)")


@pytest.mark.compiled
def test_pure_loads_no_compiled_module(tree: Path) -> None:
    listing = (
        "import sys, bestiary; bestiary.game('creature-wars');"
        "print([m for m in sys.modules.values() if m.__name__.startswith('bestiary')"
        " and not (m.__file__ or '').endswith('.py')])"
    )
    assert bestiary(tree, way=("-c", listing), BESTIARY_PURE="1").stdout == "[]\n"


@pytest.mark.compiled
def test_an_interpreted_module_the_compiler_has_read_counts_too(tree: Path) -> None:
    edit(tree / "src/bestiary/engine/view/schema.py")
    refused(
        bestiary(tree, "games"), "bestiary.engine.view.schema has changed since it was compiled"
    )


@pytest.mark.compiled
def test_a_compiled_module_whose_source_is_gone_is_refused(tree: Path) -> None:
    module = compiled_modules(tree)[-1]
    source_of(tree, module).unlink()
    refused(bestiary(tree, "games"), f"{module} is compiled but its source is gone")


@pytest.mark.compiled
def test_a_leftover_of_another_build_is_refused(tree: Path) -> None:
    module = compiled_modules(tree)[0]
    library = library_of(tree, module)
    shutil.copy(library, library.with_name(library.name.replace(module.split(".")[-1], "ghost")))
    ghost = module.rpartition(".")[0] + ".ghost"
    refused(
        bestiary(tree, way=("-c", f"import {ghost}")),
        f"{ghost} is compiled, but not from a source listed in _compiled.json",
    )


@pytest.mark.compiled
def test_half_a_build_is_refused(tree: Path) -> None:
    module = next(name for name in compiled_modules(tree) if name.endswith(".rng"))
    library_of(tree, module).unlink()
    refused(bestiary(tree, way=("-c", f"import {module}")), f"{module} has lost its compiled file")


@pytest.mark.compiled
def test_compiled_modules_without_their_manifest_are_refused(tree: Path) -> None:
    (tree / MANIFEST).unlink()
    result = bestiary(tree, "games")
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "is compiled, but not from a source listed in _compiled.json" in result.stderr


@pytest.mark.compiled
def test_a_build_for_another_python_is_as_if_it_were_not_there(tree: Path) -> None:
    manifest = json.loads((tree / MANIFEST).read_text())
    here, there = manifest["suffix"], ".cpython-399-elsewhere.so"
    manifest["suffix"] = there
    (tree / MANIFEST).write_text(json.dumps(manifest))
    for library in tree.rglob("*" + here):
        library.rename(library.with_name(library.name.replace(here, there)))
    edit(source_of(tree, compiled_modules(tree)[0]))
    assert bestiary(tree, "--version").stdout.strip() == "bestiary 0.1.0 (interpreted)"


@pytest.mark.compiled
def test_compiling_what_is_up_to_date_does_nothing() -> None:
    result = run(
        sys.executable, "setup.py", "-q", "build_ext", "--inplace", cwd=ROOT, BESTIARY_COMPILE="1"
    )
    assert (result.returncode, result.stdout) == (0, "The compiled modules are up to date.\n")


# --- interpreted ------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_plain_wheel_installs_in_an_empty_environment_and_plays(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    copy_sources(project)
    build = run(
        *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"),
        *("--wheel-dir", str(tmp_path), "."),
        cwd=project,
        CC="no-such-compiler",
    )
    assert build.returncode == 0, build.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name == "bestiary-0.1.0-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    assert "bestiary/py.typed" in names
    data = (".board", ".json", ".md", ".toml", ".txt")
    games = project / "src" / "bestiary" / "games"
    for file in games.rglob("*"):
        packed = f"bestiary/games/{file.relative_to(games).as_posix()}"
        assert file.suffix not in data or packed in names
    assert not [
        name for name in names if name.endswith((".so", "_compiled.json")) or "tests/" in name
    ]

    venv.create(tmp_path / "empty", with_pip=True)
    scripts = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    install = run(str(scripts / "python"), "-m", "pip", "install", "-q", str(wheel), cwd=tmp_path)
    assert install.returncode == 0, install.stderr
    version = run(str(scripts / "bestiary"), "--version", cwd=tmp_path)
    assert version.stdout.strip() == "bestiary 0.1.0 (interpreted)"
    game = run(
        *(str(scripts / "bestiary"), "play", "creature-wars", "--seats", "random,random"),
        *("--seed", "7", "--plain"),
        cwd=tmp_path,
    )
    assert (game.returncode, game.stderr) == (0, "")


def test_compiling_without_a_compiler_is_a_clear_error(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    result = run(
        *(sys.executable, "setup.py", "-q", "build_ext", "--inplace"),
        cwd=tmp_path,
        BESTIARY_COMPILE="1",
        CC="no-such-compiler",
    )
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1] == (
        "BESTIARY_COMPILE=1 needs a C compiler: no 'no-such-compiler' found (set CC to yours)"
    )


def test_make_test_without_a_compiler_says_so_first(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    result = run("make", "-s", "test", cwd=tmp_path, CC="no-such-compiler")
    assert result.returncode == 2
    assert result.stderr.startswith("Compiling needs a C compiler: no 'no-such-compiler' found.")
    assert result.stdout == ""
    assert not (tmp_path / ".venv").exists()


def test_make_refuses_an_old_python_in_one_line(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    old = tmp_path / "python-old"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.8.1\nexit 1\n')
    old.chmod(0o755)
    result = run("make", "-s", "play", f"PYTHON={old}", cwd=tmp_path)
    assert result.returncode == 2
    assert result.stderr.startswith(
        f"Bestiary needs Python 3.11 or newer; '{old}' is Python 3.8.1."
    )
    assert not (tmp_path / ".venv").exists()
