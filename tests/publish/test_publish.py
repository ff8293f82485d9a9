"""Publishing from the command line: what goes into the folder, and what is refused."""

import gzip
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "examples/lantern_frogs.py").read_text("utf-8")

pytestmark = pytest.mark.slow  # they take the built page


def author(folder: Path, **modules: str) -> dict[str, str]:
    """An environment in which an author's package is installed: "pond", with lantern-frogs."""
    info = folder / "pond-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pond\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[bestiary.games]\nlantern-frogs = pond.rules:GAME\n")
    package = folder / "pond"
    (package / "tests").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "tests/test_it.py").write_text("import pytest\n")
    (package / "faces.txt").write_text("three frogs\n")
    for name, text in {"rules": EXAMPLE, **modules}.items():
        (package / f"{name}.py").write_text(text, "utf-8")
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path}


def publish(
    env: dict[str, str], folder: Path, game: str = "lantern-frogs"
) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "bestiary", "publish", game, "-o", str(folder)]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def archive_of(folder: Path) -> zipfile.ZipFile:
    """What a published page loads of the games."""
    packed = gzip.decompress((folder / "python/games.zip.packed").read_bytes())
    return zipfile.ZipFile(io.BytesIO(packed))


def test_an_authors_game_is_published_and_published_again(tmp_path: Path) -> None:
    env = author(tmp_path / "site")
    folder = tmp_path / "out" / "page"
    for _ in range(2):
        ran = publish(env, folder)
        assert ran.returncode == 0, ran.stderr
    with archive_of(folder) as archive:
        names = archive.namelist()
    assert "pond/rules.py" in names
    assert "pond/faces.txt" in names
    assert not [name for name in names if "tests" in name or name.startswith("bestiary/games/c")]
    assert "bestiary/offline/desk.pyc" in names, "bytecode, made from these sources"
    page = (folder / "index.html").read_text("utf-8")
    assert "<title>Lantern Frogs</title>" in page
    assert 'src="/' not in page
    assert 'href="/' not in page
    library = json.loads(gzip.decompress((folder / "library.json.packed").read_bytes()))
    games = json.loads(library["games"])
    assert [game["name"] for game in games] == ["lantern-frogs"]
    listed = (folder / "service.js").read_text("utf-8")
    assert "python/games.zip.packed" in listed
    assert not list((tmp_path / "out").glob(".bestiary-*"))


def test_a_game_is_published_from_its_source_file(tmp_path: Path) -> None:
    """With the module and the text beside it that it uses, and nothing else from that folder."""
    file = tmp_path / "pond.py"
    rules = 'GAME.rules = lambda: (Path(__file__).parent / "rules.md").read_text()'
    imports = "from pathlib import Path\nfrom reeds import HEIGHT\n"
    file.write_text(f"{imports}{EXAMPLE}\n{rules}\n", "utf-8")
    (tmp_path / "rules.md").write_text("Hop to the lantern.")
    (tmp_path / "reeds.py").write_text("HEIGHT = 3\n")
    (tmp_path / "diary.md").write_text("Nobody's business.")
    (tmp_path / "tax.py").write_text("import msgspec\n")
    ran = publish(dict(os.environ), tmp_path / "page", str(file))
    assert ran.returncode == 0, ran.stderr
    with archive_of(tmp_path / "page") as archive:
        names = set(archive.namelist())
        listed = archive.read("published-1.dist-info/entry_points.txt").decode()
    assert {"pond.py", "reeds.py", "rules.md"} <= names
    assert not {"diary.md", "tax.py"} & names
    assert "lantern-frogs = pond:GAME" in listed


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("import msgspec", "needs 'msgspec'"),
        ("from rich.text import Text", "needs 'rich'"),
        ("from bestiary.arena import run", "needs 'bestiary.arena'"),
        ("from xml.etree import ElementTree", "needs 'xml', which Python in a browser lacks"),
        ("from logging import handlers", "needs 'logging.handlers'"),
    ],
)
def test_a_dependency_is_refused_by_its_name(tmp_path: Path, line: str, said: str) -> None:
    env = author(tmp_path / "site", rules=f"from pond import helper\n{EXAMPLE}", helper=line)
    ran = publish(env, tmp_path / "page")
    assert ran.returncode == 1
    assert said in ran.stderr
    assert "pond/helper.py" in ran.stderr
    assert not (tmp_path / "page").exists()


def test_what_a_game_can_do_without_is_not_refused(tmp_path: Path) -> None:
    optional = "try:\n    import msgspec\nexcept ImportError:\n    msgspec = None\n"
    optional += 'if __name__ == "__main__":\n    import doctest\n'
    env = author(tmp_path / "site", rules=f"from pond import helper\n{EXAMPLE}", helper=optional)
    assert publish(env, tmp_path / "page").returncode == 0


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "thesis"
    folder.mkdir()
    (folder / "thesis.txt").write_text("years of work")
    ran = publish(author(tmp_path / "site"), folder)
    assert ran.returncode == 1
    assert "is not empty" in ran.stderr
    assert (folder / "thesis.txt").read_text() == "years of work"


LOOK = """{"accents": {}, "icon": "paw-print", "layout": "table", "colour": "#123abc",
 "cover": "pond.svg", "logo": "frog.svg", "author": "Ida & Tom, class 4b"}"""
DRAWN = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'


def with_look(folder: Path, look: str) -> dict[str, str]:
    env = author(folder, rules=f"{EXAMPLE}\nGAME.look = {look}\n")
    for name in ("pond", "frog"):
        (folder / f"pond/{name}.svg").write_text(DRAWN)
    return env


def test_the_look_is_the_authors(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    ran = publish(with_look(tmp_path / "site", LOOK), folder)
    assert ran.returncode == 0, ran.stderr
    page = (folder / "index.html").read_text("utf-8")
    about = json.loads(page.split('id="published">')[1].split("</script>")[0])
    assert about["author"] == "Ida & Tom, class 4b"
    assert (about["cover"], about["icon"], about["colour"]) == ("cover.svg", "logo.svg", "#123abc")
    assert (folder / "cover.svg").read_text() == (folder / "logo.svg").read_text() == DRAWN
    assert '<meta name="author" content="Ida &amp; Tom, class 4b" />' in page
    assert 'href="./logo.svg" type="image/svg+xml"' in page
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["theme_color"] == "#123abc"
    assert manifest["icons"][0]["src"] == "logo.svg"
    assert '"cover.svg"' in (folder / "service.js").read_text("utf-8"), "offline too"


def test_the_page_has_the_icons_that_its_games_name_and_no_others(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    drawn = 'TOAD = "frog-prince"\n'  # none of ours has it
    ran = publish(author(tmp_path / "site", rules=f"{EXAMPLE}\n{drawn}"), folder)
    assert ran.returncode == 0, ran.stderr
    first, more = (
        json.loads(gzip.decompress((folder / f"{name}.json.packed").read_bytes()))
        for name in ("icons", "more-icons")
    )
    assert {"frog", "paw-print", "hourglass"} <= set(first), "what the first screen shows"
    assert "frog-prince" in more
    assert not set(first) & set(more)
    assert "dragon-head" not in {*first, *more}
    assert not (folder / "icons").exists()


@pytest.mark.parametrize(
    ("was", "wrong", "said"),
    [
        ("pond.svg", "lake.svg", "cover is 'lake.svg', but there is no"),
        ("pond.svg", "../../secret.svg", "cover is '../../secret.svg', but there is no"),
        ("frog.svg", "frog.exe", "a picture ends in"),
        ("#123abc", "blue", "'blue' is no colour"),
    ],
)
def test_a_look_that_cannot_be_is_refused(tmp_path: Path, was: str, wrong: str, said: str) -> None:
    (tmp_path / "secret.svg").write_text(DRAWN)
    ran = publish(with_look(tmp_path / "site", LOOK.replace(was, wrong)), tmp_path / "page")
    assert ran.returncode == 1
    assert said in ran.stderr
    assert not (tmp_path / "page").exists()
