"""What is printed on a card, and the names of the icons that can be."""

from typing import Final

from bestiary.engine.errors import did_you_mean

ICONS: Final[dict[str, bool]] = {}  # the icons there are; none if nobody has said


def know_icons(names: list[str]) -> None:
    """Say which icons there are. The engine opens no file, so somebody else reads the list."""
    for name in names:
        ICONS[name] = True


def icon_fault(icon: str) -> str:
    """What is wrong with the name of an icon, or ""."""
    if not icon or not ICONS or icon in ICONS:
        return ""
    return f"no icon '{icon}'{did_you_mean(icon, list(ICONS))} (see game-icons.net)"


class Printed:
    """What is printed on a face, for the views to draw."""

    def __init__(
        self,
        name: str,
        kind: str,
        text: str = "",
        accent: str = "",
        icon: str = "",
        badges: list[tuple[str, str, str, str]] | None = None,
        flavour: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.accent = accent
        self.icon = icon
        self.badges: list[tuple[str, str, str, str]] = badges or []
        self.flavour = flavour  # a line for the fun of it, which says nothing about the rules
