"""The error for what cannot be published or printed."""

from bestiary.engine import BestiaryError


class CannotPublish(BestiaryError):
    """Something stands in the way; the message says what, and what would be right."""
