"""Reads a PDF as a person with a ruler would: how large its pages are, where lines and text are."""

from pathlib import Path
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader

MM = 25.4 / 72  # a point


class Box(NamedTuple):
    """In millimetres, from the upper left corner of the page."""

    x: float
    y: float
    width: float
    height: float


class Page:
    def __init__(self, page: PageObject) -> None:
        self.width = float(page.mediabox.width) * MM
        self.height = float(page.mediabox.height) * MM
        self.boxes: list[Box] = []
        self.words: list[tuple[str, float, float]] = []
        self.text = page.extract_text(visitor_operand_before=self._draw, visitor_text=self._write)
        resources: Any = page["/Resources"]
        self.fonts = [font.get_object() for font in resources.get("/Font", {}).values()]

    def _draw(self, operator: bytes, operands: Any, cm: list[float], tm: list[float]) -> None:
        if operator == b"re":
            x, y, width, height = (float(number) for number in operands)
            corners = [self._place(cm, x, y), self._place(cm, x + width, y + height)]
            (left, right), (top, bottom) = (sorted(ends) for ends in zip(*corners, strict=True))
            self.boxes.append(Box(left, top, right - left, bottom - top))

    def _write(self, text: str, cm: list[float], tm: list[float], font: Any, size: float) -> None:
        if text.strip():
            self.words.append((text.strip(), *self._place(cm, tm[4], tm[5])))

    def _place(self, cm: list[float], x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = cm
        return (a * x + c * y + e) * MM, self.height - (b * x + d * y + f) * MM

    def marks(self) -> list[Box]:
        """The crop marks: thin lines of four millimetres."""
        return [
            box
            for box in self.boxes
            if min(box.width, box.height) < 0.3 and 3.5 < max(box.width, box.height) < 4.5
        ]


def pages(file: Path) -> list[Page]:
    return [Page(page) for page in PdfReader(file).pages]


def is_embedded(font: Any) -> bool:
    """Whether the letters are in the file, as drawings of their own or as a font."""
    if font["/Subtype"] == "/Type3":
        return "/CharProcs" in font
    parts = [one.get_object() for one in font.get("/DescendantFonts", [font])]
    return all(
        any(f"/FontFile{kind}" in part["/FontDescriptor"] for kind in ("", "2", "3"))
        for part in parts
    )
