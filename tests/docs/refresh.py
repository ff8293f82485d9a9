"""`python -m tests.docs.refresh`: write what the commands print now into the pages, and remake
the picture. Read the diff afterwards: the prose around the blocks is yours to keep true."""

import subprocess
import sys
import tempfile
from pathlib import Path

from bestiary.terminal.report import reference
from tests.docs.pages import ROOT, name_of, pages
from tests.docs.shell import Drift, lay_out, sessions
from tests.soak.entries import SOAKS
from tests.soak.page import page as soak_page
from tests.soak.record import Record
from tests.soak.running import RECORD


def refresh(page: Path) -> bool:
    """Whether the page has changed."""
    old = page.read_text("utf-8")
    lines = old.splitlines()
    found = sessions(page)
    if not found:
        return False
    edits: list[tuple[int, int, list[str]]] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lay_out(page, folder)
        for session in found:
            for shown, now in zip(session.shown, session.run(folder), strict=True):
                edits.append((shown.start, len(shown.lines), now))
    for start, count, now in sorted(edits, reverse=True, key=lambda edit: edit[0]):
        lines[start : start + count] = now
    new = "\n".join(lines) + "\n"
    page.write_text(new, "utf-8")
    return new != old


def main() -> int:
    failed = False
    for name, text in reference.pages().items():
        (ROOT / "docs" / "reference" / name).write_text(text, "utf-8")
    soaked = soak_page(SOAKS, Record(RECORD))  # it names what has not been soaked yet
    RECORD.with_suffix(".md").write_text(soaked, "utf-8")
    for page in pages():
        try:
            print(f"{name_of(page)}: {'changed' if refresh(page) else 'as it was'}")
        except Drift as drift:
            failed = True
            print(drift, file=sys.stderr)
    picture = subprocess.run([sys.executable, str(ROOT / "docs" / "picture.py")], check=False)
    return 1 if failed or picture.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
