"""A plugin for mypy, used only when the rules are compiled: it hides from the compiler that cards
and marks are generic.

mypyc takes `Generic` for a base class written in Python. A card then has room for attributes that
nobody declared and for weak references, is watched by the garbage collector, and each reading of an
attribute asks whether it is there: half as large again, and slower. The type checker still knows
that cards are generic, and plain Python still sees it.
"""

from collections.abc import Callable
from typing import Final

from mypy.plugin import ClassDefContext, Plugin

CARDS: Final = ("bestiary.engine.cards.card.Card", "bestiary.engine.cards.card.Mark")


class PlainCards(Plugin):
    def get_customize_class_mro_hook(
        self, fullname: str
    ) -> Callable[[ClassDefContext], None] | None:
        return hide_generic if fullname in CARDS else None


def hide_generic(context: ClassDefContext) -> None:
    """Type checking is done with these; only the compiler still reads them."""
    context.cls.removed_base_type_exprs.clear()


def plugin(version: str) -> type[Plugin]:
    return PlainCards
