"""What axe finds wrong with a page, in both themes."""

from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS: Final = ("serious", "critical")
THEMES: Final[list[Literal["light", "dark"]]] = ["light", "dark"]
RUN: Final = (
    "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    ".map(v => [v.impact, v.id, v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(' | ')])"
)


def faults(page: Page) -> list[Any]:
    """The serious ones, as the page is now."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    return [fault for fault in page.evaluate(RUN) if fault[0] in SERIOUS]


def faults_in_both_themes(page: Page) -> list[Any]:
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        found += faults(page)
    page.emulate_media(color_scheme="light")
    return found
