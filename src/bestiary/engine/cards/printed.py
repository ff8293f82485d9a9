"""What is printed on a card."""


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
    ) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.accent = accent
        self.icon = icon
        self.badges: list[tuple[str, str, str, str]] = badges or []
