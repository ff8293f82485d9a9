"""Cards on paper: the page's own sheets, printed by the machine's Chromium.

There is no second drawing of a card: the page at /print/GAME lays out the sheets, and this opens it
and saves what it shows.
"""

from pathlib import Path

from bestiary.publish.browser import sheets_of
from bestiary.publish.errors import CannotPublish
from bestiary.registry import game


def options_for(name: str, options: dict[str, str], deck: str) -> dict[str, str]:
    """The options with the deck in them. Raises CannotPublish if the game takes none."""
    found = game(name)
    if deck and found.decks() is None:
        raise CannotPublish(f"{found.title} is not played with decks of your own")
    return {**options, "deck": deck} if deck else options


def print_pdf(name: str, file: Path, options: dict[str, str], deck: str = "") -> None:
    """Save the sheets of a game as a PDF. Raises CannotPublish."""
    with sheets_of(name, options_for(name, options, deck)) as page:
        made = page.pdf()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(made)
