"""Make the page's TypeScript types from the Python ones: views, lookups and wire messages.

    python web/make_types.py        writes web/src/made/types.ts

They are made at every build and kept out of the repository, so they cannot go stale.
"""

import inspect
import re
import types
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union

import msgspec

from bestiary import translations
from bestiary.engine import options, view
from bestiary.engine.view import deck, guide, schema
from bestiary.play import box, decks, library
from bestiary.play.room import terms
from bestiary.review import schema as reviews
from bestiary.server.wire import messages as wire

MADE: Final = Path(__file__).parent / "src/made/types.ts"
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    Any: "unknown",
}
UNIONS: Final[dict[Any, str]] = {
    hint: name
    for module in (schema, options)
    for name, hint in vars(module).items()
    if typing.get_origin(hint) is Literal
}


def main() -> None:
    parts = ["// Made by web/make_types.py from the Python types; not to be edited.\n"]
    parts.append(f"export const SCHEMA = {view.SCHEMA};")
    parts.append(f"export const SPECTATOR = {view.SPECTATOR};")
    parts.append(f"export const EVERYTHING = {view.EVERYTHING};")
    parts += [
        f"export type {name} = {union(typing.get_args(hint))};" for hint, name in UNIONS.items()
    ]
    parts.append("")
    modules = (schema, deck, guide, library, translations, box, decks, terms, reviews, wire)
    parts += [interface(kind) for module in modules for kind in kinds(module)]
    parts.append(f"export type AnySaid = {typescript(wire.AnySaid)};")
    parts.append(f"export type AnyTold = {typescript(wire.AnyTold)};\n")
    MADE.parent.mkdir(exist_ok=True)
    MADE.write_text("\n".join(parts), "utf-8")


def kinds(module: types.ModuleType) -> list[type[Any]]:
    """The TypedDicts and Structs that a module defines, in its order."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and kind.__module__ == module.__name__
        and (typing.is_typeddict(kind) or issubclass(kind, msgspec.Struct))
    ]


def interface(kind: type[Any]) -> str:
    lines = [f"export interface {kind.__name__} {{"]
    tag = kind.__struct_config__.tag if issubclass(kind, msgspec.Struct) else None
    if tag is not None:
        lines.append(f'  {kind.__struct_config__.tag_field}: "{tag}";')
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        if typing.get_origin(hint) is not typing.ClassVar:
            mark = "?" if name in may_be_left_out(kind) else ""
            lines.append(f"  {name}{mark}: {typescript(hint)};")
    said = " ".join((kind.__doc__ or "").split())
    comment = [f"/** {said} */"] if said and typing.is_typeddict(kind) else []
    return "\n".join([*comment, *lines, "}", ""])


def may_be_left_out(kind: type[Any]) -> set[str]:
    """What the page need not send, and what a game need not say. What else the server sends is
    always whole."""
    if typing.is_typeddict(kind):
        return set(kind.__optional_keys__)
    if not issubclass(kind, (wire.Said, wire.Asked)):
        return set()
    return {one.name for one in msgspec.structs.fields(kind) if not one.required}


def typescript(hint: Any) -> str:
    """A Python type as TypeScript.

    >>> typescript(dict[str, list[int | None]])
    'Record<string, (number | null)[]>'
    """
    if hint in PLAIN:
        return PLAIN[hint]
    if hint in UNIONS:
        return UNIONS[hint]
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.NotRequired:
        return typescript(parts[0])
    if origin is Annotated:
        words = [re.fullmatch(r"\^\((.*)\)\$", str(one.pattern)) for one in hint.__metadata__]
        named = next((word[1].split("|") for word in words if word), [])
        return union(named) if named else typescript(parts[0])
    if origin is list:
        inner = typescript(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typescript(parts[0])}, {typescript(parts[1])}>"
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(part) for part in parts))
    if origin is Literal:
        return union(parts)
    if inspect.isclass(hint):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def union(words: Iterable[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


if __name__ == "__main__":
    main()
