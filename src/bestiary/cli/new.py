"""The command that starts a game: a folder with rules that can be played, and changed, at once."""

import re
from pathlib import Path
from string import Template
from typing import Final

import click

import bestiary
from bestiary.terminal.trouble import Trouble, UsageError

STARTER: Final = Path(__file__).parent / "starter"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FILES: Final = {
    "{module}/__init__.py": "game.txt",
    "{module}/rules.md": "rules.md",
    "tests/test_{module}.py": "test.txt",
    "README.md": "readme.md",
    "Makefile": "makefile.txt",
    "pyproject.toml": "pyproject.txt",
}
KINDS: Final[dict[str, dict[str, str]]] = {
    "cards": {},
    "board": {"game.txt": "board.txt", "rules.md": "board_rules.md", "test.txt": "board_test.txt"},
    "decks": {"game.txt": "decks.txt", "rules.md": "decks_rules.md", "test.txt": "decks_test.txt"},
}


@click.command()
@click.argument("name")
@click.option("--kind", type=click.Choice([*KINDS]), default="cards", show_default=True,
              help="What is on the table: cards in hands, a board to walk on, or decks that "
              "players bring.")  # fmt: skip
def new(name: str, kind: str) -> None:
    """Start a game called NAME, such as moth-market, in a new folder of that name.

    It can be played at once, by two to four players; its rules are there to be changed.
    """
    if not NAME.fullmatch(name):
        raise UsageError(f"'{name}' is no name for a game: use small letters, as in moth-market")
    if name in bestiary.games():
        raise UsageError(f"there is a game called '{name}' already")
    folder = Path(name)
    if folder.exists():
        raise Trouble(f"{folder} exists already")
    words = [word.capitalize() for word in name.split("-")]
    module = name.replace("-", "_")
    filled = {
        "name": name,
        "title": " ".join(words),
        "module": module,
        "state": f"{''.join(words)}State",
        "game": f"{''.join(words)}Game",
        "rack": f"{''.join(words)}Decks",
    }
    for path, source in FILES.items():
        file = folder / path.format(module=module)
        file.parent.mkdir(parents=True, exist_ok=True)
        text = (STARTER / KINDS[kind].get(source, source)).read_text("utf-8")
        file.write_text(Template(text).substitute(filled), "utf-8")
    click.echo(f"{folder}/ holds a game that plays. Go on with:")
    click.echo(f"  cd {folder}")
    click.echo("  make play     # or: bestiary play " + f"{module}/__init__.py")
    click.echo(f"  edit {module}/__init__.py, and play again")
    click.echo("  make check    # looks for mistakes in the rules")
