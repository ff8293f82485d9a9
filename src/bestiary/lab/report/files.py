"""The data behind a plot as files that the page carries in its own links."""

import csv
import io
import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Any


def file_link(label: str, about: str, name: str, kind: str, content: str) -> str:
    """A link that saves a file; nothing is fetched from anywhere. ``about`` is for those who hear
    the link without what is around it."""
    data = b64encode(content.encode()).decode()
    href = f"data:{kind};base64,{data}"
    words = escape(label) + (f'<span class="hidden">: {escape(about)}</span>' if about else "")
    return f'<a download="{escape(name, quote=True)}" href="{href}">{words}</a>'


def as_csv(headings: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """
    >>> as_csv(["who", "wins"], [["Ann, or Bo", 0.5], ["=cmd()", None]])
    'who,wins\\r\\n"Ann, or Bo",0.5\\r\\n\\'=cmd(),\\r\\n'
    """
    written = io.StringIO()
    writer = csv.writer(written)
    writer.writerow(headings)
    writer.writerows([_harmless(value) for value in row] for row in rows)
    return written.getvalue()


def _harmless(value: Any) -> Any:
    """A card's name is data: no spreadsheet may take it for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value


def file_name(*words: str) -> str:
    """
    >>> file_name("creature-wars", "study", "Who wins?")
    'creature-wars-study-who-wins'
    """
    return "-".join(filter(None, (re.sub(r"[^a-z0-9]+", "-", w.lower()).strip("-") for w in words)))
