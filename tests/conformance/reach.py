"""Everything that can be reached from an object: by attributes, through containers and closures.

What all games in the process share (modules, classes, functions, the steps and questions of a
rulebook) is not followed: it is the same whatever lies face down.
"""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

from bestiary.engine import Answer, Game, MarkKind, Place, Question, Rulebook, Step

PLAIN: Final = (str, bytes, int, float, complex, bool, type(None))
SHARED: Final = (
    ModuleType, type, BuiltinFunctionType, Game, Rulebook, Step, Question, MarkKind, Place,
)  # fmt: skip


def referents(thing: object) -> list[Any]:
    """What an object refers to. Compiled objects do not show all of it to the garbage collector,
    so their attributes are asked for as well; plain ones show theirs with or without a dict
    between, depending on what was done with them before."""
    if isinstance(thing, Answer):
        return [thing.text()]  # the rest of it is made on first use
    if isinstance(thing, FunctionType):
        return [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
    inside = getattr(thing, "__dict__", None)  # from here on, it is between
    found = [*gc.get_referents(thing), inside]
    for kind in type(thing).__mro__:
        for name in vars(kind).get("__mypyc_attrs__", ()):
            if hasattr(thing, name):
                found.append(getattr(thing, name))
    return found


def reach(root: object) -> Iterator[object]:
    """Each object once."""
    met: dict[int, object] = {}  # kept, so that no id is used twice
    left = [root]
    while left:
        thing = left.pop()
        if id(thing) not in met:
            met[id(thing)] = thing
            yield thing
            if not isinstance(thing, (*PLAIN, *SHARED)):
                left += referents(thing)


def outline(thing: object, met: dict[int, int] | None = None) -> int:
    """A hash of all that can be reached: equal where every class and plain value is."""
    if isinstance(thing, PLAIN):
        return hash((type(thing), thing))
    if isinstance(thing, SHARED):
        return id(thing)
    met = {} if met is None else met
    if id(thing) not in met:
        met[id(thing)] = 0  # for a circle
        inside = [outline(other, met) for other in referents(thing)]
        met[id(thing)] = hash((type(thing), *inside))
    return met[id(thing)]
