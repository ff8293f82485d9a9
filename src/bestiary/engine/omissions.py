"""Finds attributes that a State's copy or save does not carry over.

A game lists its own attributes in ``__init__``, in what it saves and, if it needs to be fast, in
``copy``. If it forgets one of them, it is named here::

    copy() leaves out 'attacker'

Every plain value (a number, a string, a list of them) is changed for a moment to see whether the
change comes through, including those inside a State's small objects. Everything else is compared
as it is, so check States from the middle of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiary.engine.cards import Zone

if TYPE_CHECKING:
    from bestiary.engine.state import State

UNSAVED: Final = ("recording", "events")  # the log is not part of the saved State
MOVED: Final = ("seats", "settings")  # what a State is made from: another value is another game


def omissions(state: State[Any]) -> list[str]:
    """What ``copy()`` and a JSON round trip lose, one sentence each."""
    found: list[str] = []
    copy = state.copy()
    saved = type(state).from_json(state.to_json())
    for name in attributes(state):
        value = getattr(state, name)
        if outline(value) != outline(getattr(copy, name, None)):
            found.append(lost("copy", name))
        if name not in UNSAVED and outline(value) != outline(getattr(saved, name, None)):
            found.append(lost("to_json", name))
        if name in UNSAVED or name in MOVED or lost("copy", name) in found:
            continue
        if is_group(value) and value is not getattr(saved, name):
            for part in attributes(value):
                found += lost_changes(state, value, part, f"{name}.{part}")
        else:
            found += lost_changes(state, state, name, name)
    return list(dict.fromkeys(found))


def lost(how: str, path: str) -> str:
    return f"{how}() leaves out '{path}'"


def lost_changes(state: State[Any], holder: Any, name: str, path: str) -> list[str]:
    """What is lost if one attribute changes; the change is undone afterwards."""
    before = getattr(holder, name)
    after = changed(before)
    if after is None:
        return []
    found: list[str] = []
    setattr(holder, name, after)
    try:  # compared before the change is undone: a copy may share what is never changed in place
        if follow(state.copy(), path) != after:
            found.append(lost("copy", path))
        if follow(type(state).from_json(state.to_json()), path) != after:
            found.append(lost("to_json", path))
    finally:
        setattr(holder, name, before)
    return found


def follow(state: State[Any], path: str) -> Any:
    value: Any = state
    for name in path.split("."):
        value = getattr(value, name)
    return value


def attributes(thing: Any) -> list[str]:
    """The names of all attributes of an object, whether compiled or not."""
    names = list(getattr(type(thing), "__mypyc_attrs__", ()))
    names += list(getattr(thing, "__dict__", {}))
    return sorted({name for name in names if name != "__dict__"})


def is_group(value: Any) -> bool:
    """Whether it is one of the State's own small objects, which hold some of its numbers."""
    return not isinstance(value, Zone) and bool(attributes(value))


def changed(value: Any) -> Any:
    """A different plain value, or None if this one is not plain or holds nothing to change."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        for i, item in enumerate(value):
            other = changed(item)
            if other is not None:
                return [*value[:i], other, *value[i + 1 :]]
    return None


def outline(value: Any) -> Any:
    """A value as plain data, for comparison with another of its kind."""
    if isinstance(value, list | tuple):
        return [outline(item) for item in value]
    if isinstance(value, Zone):
        return [card.to_json() for card in value.cards]
    if hasattr(value, "to_json"):
        return value.to_json()
    names = attributes(value)
    return {name: outline(getattr(value, name)) for name in names} if names else value
