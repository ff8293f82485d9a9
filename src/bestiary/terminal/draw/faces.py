"""One card in a line: its signs, its face in the game's notation, and what lies on it."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from bestiary.engine.view import CardView, Look, MarkView
from bestiary.terminal.draw.screen import Screen
from bestiary.terminal.draw.words import say


def face(card: CardView) -> str:
    """The card as words. Face down it is "a card", with the marks that everybody sees."""
    if card["face"]:
        return card["face"]
    on_it = marks(card["marks"])
    return f"{say('a card')} ({on_it})" if on_it else say("a card")


def marks(lying: Sequence[MarkView]) -> str:
    """``cooldown 1, frozen``."""
    return ", ".join(
        f"{mark['label']} {mark['value']}" if mark["value"] else mark["label"] for mark in lying
    )


def symbols(card: CardView) -> str:
    """The signs that say without colour what the card's colour says."""
    return "".join(badge["symbol"] for badge in card["badges"])


def accent(card: CardView, look: Look) -> Style:
    """The card's colour, or no style at all for one that has none."""
    colour = look["accents"].get(card["accent"], "")
    return Style(color=colour) if colour.startswith("#") and len(colour) == 7 else Style()


def face_text(card: CardView, look: Look, screen: Screen) -> Text:
    """The card in its colour; turned cards lean, face-down ones are dim."""
    if not card["face"]:
        text = Text(screen.glyphs.back, style="dim")
        on_it = marks(card["marks"])
        return text.append(f" {on_it}") if on_it else text
    text = Text(card["face"], style=accent(card, look))
    if card["turned"]:
        text.append(f" {screen.glyphs.turned}").stylize("italic")
    return text
