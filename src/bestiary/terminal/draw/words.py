"""Small things said well, in the language of the table: counts, lists, and text without a
non-ASCII character."""

import unicodedata
from collections.abc import Sequence
from typing import Final, cast

from bestiary.engine.view import View
from bestiary.language import ENGLISH, Language

PLAIN_FORMS: Final = {
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "…": "...", "–": "-", "—": "-", "−": "-",
    "‘": "'", "’": "'", "“": '"', "”": '"', "×": "x", "·": "-", "•": "*", "≥": ">=", "≤": "<=",
    "≠": "!=", "½": "1/2", "▲": "^", "▼": "v", "●": "o", "○": "o", "■": "#", "□": "#",
    "◆": "*", "◇": "*", "★": "*", "☆": "*", "✦": "*", "✝": "+", "✚": "+", "♥": "<3", "♣": "%",
    "♠": "&", "⌂": "H", "\u00a0": " ",
}  # fmt: skip


# One program speaks one language at a time: that of its user, as with any other command.
_own: Language = ENGLISH
_of_game: Language = ENGLISH


def speak(own: Language, of_game: Language) -> None:
    """From now on, say the terminal's own texts, and what a game says, in these languages."""
    global _own, _of_game
    _own, _of_game = own, of_game


def is_english() -> bool:
    return _own is ENGLISH


def of_game() -> Language:
    """The language for what a game says."""
    return _of_game


def say(english: str) -> str:
    """One of the terminal's own texts in the language of the table; English if it has none."""
    return _own.say(english)


def ascii_only(text: str) -> str:
    """``text`` for a terminal that knows nothing else: ``Lvl.3 → Lvl.4`` is ``Lvl.3 -> Lvl.4``."""
    if text.isascii():
        return text
    return "".join(_ascii_character(character) for character in text)


def _ascii_character(character: str) -> str:
    if character.isascii():
        return character
    if character in PLAIN_FORMS:
        return PLAIN_FORMS[character]
    if "BOX DRAWINGS" in (name := unicodedata.name(character, "")):
        across, down = "HORIZONTAL" in name, "VERTICAL" in name
        return "-" if across and not down else "|" if down and not across else "+"
    bare = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return bare or ("" if unicodedata.combining(character) else "?")


def ascii_view(view: View) -> View:
    """The same view with every printed string in ASCII, so that columns are measured right."""
    return cast(View, _ascii_data(view))


def _ascii_data(data: object) -> object:
    if isinstance(data, str):
        return ascii_only(data)
    if isinstance(data, list):
        return [_ascii_data(item) for item in data]
    if isinstance(data, dict):
        plain = {key: _ascii_data(value) for key, value in data.items()}
        symbol = data.get("symbol")
        if isinstance(symbol, str) and not symbol.isascii():
            plain["symbol"] = _ascii_symbol(symbol, data)
        return plain
    return data


def _ascii_symbol(symbol: str, data: dict[str, object]) -> str:
    """For the symbol of a badge or a tile. Four shapes would all become "?"; the first letter of
    what they stand for still tells them apart."""
    if "value" not in data and len(PLAIN_FORMS.get(symbol, "")) == 1:
        return PLAIN_FORMS[symbol]
    return ascii_only(str(data.get("value") or data.get("kind")))[:1]


def count(number: int, one: str, many: str = "") -> str:
    """``1 card``, ``3 cards``."""
    return say(f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}")


def listing(items: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {say(last)} {items[-1]}"


def sentence(text: str) -> str:
    """``text`` with a full stop, for a voice that reads it."""
    text = text.strip()
    return text if not text or text[-1] in ".!?:" else text + "."
