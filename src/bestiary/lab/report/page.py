"""A report as one HTML page. It loads nothing: style, script, drawings and data are inside.

The page forbids itself everything else by its Content-Security-Policy, which names the hashes of
the one style sheet and the one script, so whoever serves it can be as strict.
"""

import json
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Final

from bestiary.lab.report.blocks import Block, Cell, CurvePlot, HeatMap, Plot, Report, ReportTable
from bestiary.lab.report.files import as_csv, file_link, file_name
from bestiary.lab.report.svg import drawn

STYLE: Final = files(__package__).joinpath("style.css").read_text("utf-8")
SCRIPT: Final = files(__package__).joinpath("sort.js").read_text("utf-8")
FEW_ROWS: Final = 2  # a table this short needs no sorting


def _hash(text: str) -> str:
    return "'sha256-" + b64encode(sha256(text.encode()).digest()).decode() + "'"


POLICY: Final = (
    f"default-src 'none'; style-src {_hash(STYLE)}; script-src {_hash(SCRIPT)}; "
    "base-uri 'none'; form-action 'none'"
)


def report_html(report: Report) -> str:
    """The whole page."""
    stem = file_name(
        str(report.document.get("experiment", report.document).get("game", "")),
        str(report.document.get("command", "lab")),
    )
    lines = "".join(f"<li>{escape(line)}</li>" for line in report.summary)
    played = "".join(f'<p class="played">{escape(line)}</p>' for line in report.played)
    blocks = "".join(_block(block, stem) for block in report.blocks)
    notes = "".join(f"<p>{escape(note)}</p>" for note in report.notes)
    text = json.dumps(report.document, ensure_ascii=False, separators=(",", ":"))
    everything = file_link("everything as JSON", "", f"{stem}.json", "application/json", text)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<meta name="generator" content="bestiary lab">\n'
        f"<title>{escape(report.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(report.title)}</h1>\n{played}\n"
        f'<section class="summary" aria-labelledby="short"><h2 id="short">In short</h2>'
        f"<ul>{lines}</ul></section>\n{blocks}\n"
        f"<section><h2>How sure is this?</h2>{notes}</section>\n"
        "<section><h2>How to repeat it</h2><p>The same command gives the same figures, on any "
        f"machine:</p><pre><code>{escape(report.command)}</code></pre>"
        f'<p class="files">Take {everything}, and read it with any program.</p></section>\n'
        f"</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )


def _block(block: Block, stem: str) -> str:
    if isinstance(block, ReportTable):
        return (
            f"<section><h2>{escape(block.title)}</h2><p>{escape(block.sentence)}</p>"
            f"{_table(block.title, block.headings, block.rows)}"
            f"{_files(block.title, stem, block.headings, _plain(block.rows))}</section>\n"
        )
    return _plot(block, stem)


def _plot(plot: Plot, stem: str) -> str:
    picture = drawn(plot.drawing, plot.title, plot.sentence)
    if isinstance(plot.drawing, HeatMap):
        picture = _scroll(plot.title, picture)
    look = ' class="curves"' if isinstance(plot.drawing, CurvePlot) else ""
    rows = [[_cell(value) for value in row] for row in plot.rows]
    table = _table(f"{plot.title}: the numbers", plot.headings, rows)
    return (
        f"<section><h2>{escape(plot.title)}</h2><figure{look}>{picture}"
        f"<figcaption><p>{escape(plot.sentence)}</p></figcaption></figure>"
        f"<details><summary>The numbers</summary>{table}</details>"
        f"{_files(plot.title, stem, plot.headings, plot.rows)}</section>\n"
    )


def _files(title: str, stem: str, headings: list[str], rows: list[list[object]]) -> str:
    name = f"{file_name(stem, title)}.csv"
    link = file_link("The data as CSV", title, name, "text/csv", as_csv(headings, rows))
    return f'<p class="files"><small>{link}</small></p>'


def _scroll(title: str, inside: str) -> str:
    """What is wider than a phone scrolls by itself, with the keyboard too."""
    label = escape(title, quote=True)
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">{inside}</div>'


def _table(title: str, headings: list[str], rows: list[list[Cell]]) -> str:
    sortable = len(rows) > FEW_ROWS
    head = []
    for place, heading in enumerate(headings):
        words = all(isinstance(row[place].value, str | None) for row in rows)
        kind = ' data-kind="words"' if words else ""
        name = escape(heading)
        inside = f'<button type="button">{name}</button>' if sortable else name
        head.append(f'<th scope="col"{kind}>{inside}</th>')
    body = "".join("<tr>" + "".join(map(_td, row)) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{''.join(head)}</tr></thead><tbody>{body}</tbody></table>"
    return _scroll(title, table)


def _td(cell: Cell) -> str:
    value = "" if cell.value is None else escape(str(cell.value), quote=True)
    look = "" if isinstance(cell.value, str) else ' class="number"'
    return f'<td{look} data-value="{value}">{escape(cell.text)}</td>'


def _cell(value: object) -> Cell:
    if value is None:
        return Cell("-", None)
    if isinstance(value, bool) or not isinstance(value, int | float):
        text = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        return Cell(str(text), str(text))
    return Cell(f"{value:g}", value)


def _plain(rows: list[list[Cell]]) -> list[list[object]]:
    return [[cell.text if cell.value is None else cell.value for cell in row] for row in rows]
