"""Forms: what the creatures of a Tribe become when ALL of them take another form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bestiary.games.creature_wars.being import Being

Form = Callable[[Being], Being]

FORMS: Final[dict[int, Form]] = {}


def form_of(tribe: int) -> Callable[[Form], Form]:
    """Register what a being of the Tribe becomes."""

    def enter(function: Form) -> Form:
        if tribe in FORMS:
            raise ValueError(f"two other forms for Tribe {tribe}")
        FORMS[tribe] = function
        return function

    return enter


def transformed(being: Being) -> Being:
    """The being after ALL of its Tribe have taken another form."""
    form = FORMS.get(being.tribe)
    return being if form is None else form(being)
