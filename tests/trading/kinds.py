"""Classes as the words of a game: its verbs."""

from typing import TypeVar

T = TypeVar("T")


def kinds_of(shape: type[T]) -> set[type[T]]:
    """The classes of that shape which are no mere shape for others."""
    below = shape.__subclasses__()
    return {kind for each in below for kind in kinds_of(each)} if below else {shape}
