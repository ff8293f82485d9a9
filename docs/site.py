"""`make docs`: the documents as a site with search, light and dark, shown by the server at /docs/.

The pages are those of the project. What they link to outside `docs/` (rules, source, tests) becomes
a page of the site too, so no link leads out, and nothing is loaded from elsewhere. Icons get pages
with pictures, from the set that the browser's table uses.
"""

import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "build" / "docs"
SITE: Final = ROOT / "src" / "bestiary" / "server" / "docs"
ICONS: Final = ROOT / "src" / "bestiary" / "server" / "page" / "icons"
LINK: Final = re.compile(r"(\]\()([^)\s]+)(\))")
FENCE: Final = re.compile(r"^(```[a-z]+) .+$", re.MULTILINE)  # what follows is for our tests
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
LANGUAGES: Final = {".py": "python", ".c": "c", ".json": "json", ".ts": "ts", ".txt": "text"}


def main(site: Path = SITE) -> None:
    shutil.rmtree(SOURCE, ignore_errors=True)
    Assembly().all()
    icon_pages()
    command = ["-m", "mkdocs", "build", "--quiet", "--strict", "--clean", "--site-dir", str(site)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run([sys.executable, *command], cwd=ROOT, check=True, env=quiet)
    pages = [*site.rglob("*.html")]
    for page in pages:
        without_inline_scripts(page, site)
    print(f"The documentation is built: {len(pages)} pages.")


class Assembly:
    """The pages, and all that they lead to, gathered in one folder."""

    def __init__(self) -> None:
        self.done: set[Path] = set()
        self.waiting = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

    def all(self) -> None:
        while self.waiting:
            file = self.waiting.pop(0)
            if file not in self.done:
                self.done.add(file)
                self.add(file)

    def add(self, file: Path) -> None:
        target = SOURCE / place(file)
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            target.write_text(self.listing(file), "utf-8")
        elif file.suffix == ".md":
            text = FENCE.sub(r"\1", file.read_text("utf-8"))
            target.write_text(LINK.sub(lambda link: self.linked(file, link), text), "utf-8")
        elif is_shown(file):
            name = file.relative_to(ROOT).as_posix()
            code = file.read_text("utf-8").rstrip()
            language = LANGUAGES.get(file.suffix, "text")
            target.write_text(f"# {name}\n\n````{language}\n{code}\n````\n", "utf-8")
        else:
            shutil.copy(file, target)

    def linked(self, file: Path, link: re.Match[str]) -> str:
        """A link of a page, as it is in the site; what it leads to is added."""
        path, _, anchor = link[2].partition("#")
        if not path or re.match(r"[a-z]+:", link[2]):
            return link[0]
        target = (file.parent / path).resolve()
        self.waiting.append(target)
        return f"{link[1]}{way(file, target)}{'#' + anchor if anchor else ''}{link[3]}"

    def listing(self, folder: Path) -> str:
        """A page about a folder: the files in it."""
        files = [f for f in sorted(folder.iterdir()) if f.suffix in (*LANGUAGES, ".md")]
        self.waiting += files
        lines = [f"- [{file.name}]({way(folder, file)})" for file in files]
        return f"# {folder.relative_to(ROOT).as_posix()}\n\n" + "\n".join(lines) + "\n"


def is_shown(file: Path) -> bool:
    """Whether a file becomes a page, as source, and is not just copied."""
    return file.suffix in LANGUAGES or not file.suffix


def place(file: Path) -> Path:
    """Where a file of the project is in the site."""
    path = file.relative_to(ROOT)
    if path == Path("README.md"):
        return Path("index.md")
    if path.parts[0] == "docs":
        path = Path(*path.parts[1:])
        return path if not is_shown(file) else page_name(path)
    if file.is_dir():
        return path / "index.md"
    return page_name(path) if is_shown(file) else path


def page_name(path: Path) -> Path:
    """The page about a source file: its folder in the site must not end like a module."""
    return path.with_name(f"{path.name.replace('.', '-')}.md")


def way(start: Path, end: Path) -> str:
    """The link from one page to another."""
    up = len(place(start).parts) - 1
    return "../" * up + place(end).as_posix()


def icon_pages() -> None:
    """Every icon with its picture: a page for each first letter, so that search finds them."""
    folder = SOURCE / "icons"
    folder.mkdir()
    letters = sorted(file.stem for file in ICONS.glob("?.json"))
    menu = " ".join(f"[{letter}]({letter}.md)" for letter in letters)
    about = "Any of these can be the `icon` of a card (`Printed`) or of a game (`look`)."
    (folder / "index.md").write_text(f"# Icons\n\n{about}\n\n{menu}\n", "utf-8")
    for letter in letters:
        icons: dict[str, str] = json.loads((ICONS / f"{letter}.json").read_text("utf-8"))
        drawn = "".join(
            f'<figure><svg viewBox="0 0 512 512"><path d="{html.escape(shape)}"/></svg>'
            f"<figcaption>{name}</figcaption></figure>"
            for name, shape in icons.items()
        )
        text = f'# Icons: {letter}\n\n{menu}\n\n<div class="icons">{drawn}</div>\n'
        (folder / f"{letter}.md").write_text(text, "utf-8")
    (SOURCE / "site.css").write_text(STYLE, "utf-8")


def without_inline_scripts(page: Path, site: Path) -> None:
    """The server allows no scripts within a page: put them into files."""
    up = "../" * (len(page.relative_to(site).parts) - 1)

    def moved(script: re.Match[str]) -> str:
        name = f"assets/{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
        (site / name).write_text(script[1], "utf-8")
        return f'<script src="{up}{name}"></script>'

    page.write_text(INLINE.sub(moved, page.read_text("utf-8")), "utf-8")


STYLE: Final = """
.icons { display: grid; grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); gap: .5rem; }
.icons figure { margin: 0; width: auto; text-align: center; }
.icons svg { width: 3rem; fill: currentColor; }
.icons figcaption { font-size: .6rem; margin: 0; }
"""

if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
