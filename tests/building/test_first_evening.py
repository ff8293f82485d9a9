"""An author's first minutes, in a fresh environment: five commands from nothing to a changed rule.

bestiary new x ; cd x ; make play ; (edit) ; make play
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILT = shutil.ignore_patterns("*.so", "_compiled.json", "__pycache__", "*.egg-info")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A new environment in which Bestiary is installed from its source. What it depends on is
    borrowed from this one, so that no network is needed."""
    folder = tmp_path_factory.mktemp("fresh")
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=BUILT)
    venv.create(folder / "env", with_pip=False, symlinks=True)
    site = next((folder / "env" / "lib").glob("python*/site-packages"))
    command = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([sys.executable, "-m", *command, str(site), str(source)], check=True)
    borrowed = [path for path in sys.path if path.endswith("site-packages")]
    (site / "borrowed.pth").write_text("\n".join(borrowed) + "\n")
    script = folder / "env" / "bin" / "bestiary"
    python = folder / "env" / "bin" / "python"
    script.write_text(f"#!{python}\nimport sys\nfrom bestiary.cli import main\nsys.exit(main())\n")
    script.chmod(0o755)
    kept = {
        k: v for k, v in os.environ.items() if not k.startswith(("BESTIARY_", "PYTHON", "MAKE"))
    }
    return {**kept, "PATH": f"{script.parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(folder)}


def run(environment: dict[str, str], folder: Path, *command: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("kind", ["cards", "board", "decks"])
def test_from_nothing_to_a_changed_rule(
    environment: dict[str, str], tmp_path: Path, kind: str
) -> None:
    run(environment, tmp_path, "bestiary", "new", "owl-court", "--kind", kind)
    project = tmp_path / "owl-court"
    where = "import bestiary; print(bestiary.__file__)"
    assert "/env/" in run(environment, project, "python", "-c", where), "not the new environment's"
    watched = "ARGS=--seats random,random --seed 3 --plain"
    assert "Owl Court" in run(environment, project, "make", "check", "ARGS=--games 4 --plain")
    assert "passed" in run(environment, project, "make", "test")
    first = run(environment, project, "make", "play", watched)
    assert "wins" in first or "win" in first
    rules = project / "owl_court" / "__init__.py"
    old, new = ("takes the round", "steals the round") if kind != "board" else ("rolls", "throws")
    text = rules.read_text("utf-8")
    spelled = "take{s} the round" if kind != "board" else "roll{s} a"
    assert spelled in text
    changed = "steal{s} the round" if kind != "board" else "throw{s} a"
    rules.write_text(text.replace(spelled, changed), "utf-8")
    second = run(environment, project, "make", "play", watched)
    assert (old in first, new in second) == (True, True)
