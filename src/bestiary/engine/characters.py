"""Which characters a text may hold, and how the others are shown.

Control characters move a terminal's cursor or change its title, direction marks reverse what
follows, and invisible characters make two names look alike. Nobody needs any of them, so texts
with them are refused on input and escaped (``\\x1b``) in messages.
"""

import re
from typing import Final

# Controls except tab and line feed; invisible and direction characters; surrogates; tags.
_UNFIT: Final = (
    r"\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e"
    r"\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e007f"
)
_EMOJI: Final = r"\u2190-\u2bff\U0001f000-\U0001faff"
UNFIT: Final = re.compile(f"[{_UNFIT}]")
UNFIT_IN_A_LINE: Final = re.compile(rf"[\t\n{_UNFIT}]")
# In a name, emoji may be joined to one another: a family is made of its people.
UNFIT_IN_A_NAME: Final = re.compile(rf"(?<=[{_EMOJI}\ufe0f])(\u200d)(?=[{_EMOJI}])|[\t\n{_UNFIT}]")


def text_fault(text: str) -> str:
    """What is wrong with the characters of a multi-line text, or "" if nothing is.

    >>> text_fault("4 Ash Runner\\r\\n\\t# a remark: 中, é, 🐉"), text_fault("turn: 4\\n\\x1b[2J")
    ('', 'line 2 holds an unprintable character, U+001B')
    """
    plain = text.replace("\r\n", "\n")
    found = UNFIT.search(plain)
    if found is None:
        return ""
    line = plain.count("\n", 0, found.start()) + 1
    return f"line {line} holds an unprintable character, U+{ord(found.group()):04X}"


def printable(text: str) -> str:
    """The text as one line, with every unprintable character escaped.

    >>> print(printable("a\\x1b[31mb\\u202ec\\nd"))
    a\\x1b[31mb\\u202ec\\nd
    """
    return UNFIT_IN_A_LINE.sub(_written_out, text)


def printable_lines(text: str) -> str:
    """The same for a multi-line text: tabs and line feeds stay."""
    return UNFIT.sub(_written_out, text)


def quoted(text: str, longest: int = 40) -> str:
    """Text that a person typed, as an error quotes it: on one line, printable, truncated."""
    text = printable(text[: longest + 1])
    return text if len(text) <= longest else text[: longest - 3] + "..."


def clean_name(name: str) -> str:
    """A player's name without unprintable characters, and with single spaces.

    >>> clean_name("  Zoë\\x1b[31m\\u202e  \\u200b中 "), clean_name("👩‍👧"), clean_name("a\\u200db")
    ('Zoë[31m 中', '👩\\u200d👧', 'ab')
    """
    kept = UNFIT_IN_A_NAME.sub(lambda found: found.group(1) or "", name.replace("\t", " "))
    return " ".join(kept.split())


def _written_out(found: re.Match[str]) -> str:
    character = found.group()
    code = ord(character)
    if character in "\n\r\t":
        return {"\n": "\\n", "\r": "\\r", "\t": "\\t"}[character]
    if code > 0xFFFF:
        return f"\\U{code:08x}"
    return f"\\u{code:04x}" if code > 0xFF else f"\\x{code:02x}"
