"""The source of the witches: what stands between one's entry and the next one's is hers."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from bestiary.games.creature_wars import witches

FILES: Final = sorted(Path(witches.__path__[0]).rglob("*.py"))
ENTRIES: Final = {"witch", "casts", "dies", "escapes", "starts", "ends", "wins"}


def source_of_witches() -> dict[str, list[ast.stmt]]:
    """By her name, each witch's entry and all functions down to the next one's: her other moments,
    her rule, her questions and the answers to them."""
    found: dict[str, list[ast.stmt]] = {}
    for file in FILES:
        name = ""
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            entered = entered_by(node)
            name = entered or name
            if entered or (name and isinstance(node, ast.FunctionDef)):
                found.setdefault(name, []).append(node)
    return found


def entered_by(node: ast.stmt) -> str:
    """The name of the witch that a statement or a decorated function enters, or nothing."""
    calls: list[ast.expr] = []
    if isinstance(node, ast.FunctionDef):
        calls = node.decorator_list
    elif isinstance(node, ast.Expr | ast.Assign):
        calls = [node.value]
    for call in calls:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            if call.func.id in ENTRIES and isinstance(call.args[0], ast.Constant):
                return str(call.args[0].value)
    return ""


def lines(node: ast.stmt) -> int:
    """From the first decorator to the last line."""
    start = node.lineno
    if isinstance(node, ast.FunctionDef):
        start = min([start, *(each.lineno for each in node.decorator_list)])
    return (node.end_lineno or start) - start + 1


def named_in(nodes: list[ast.stmt]) -> set[str]:
    """Every name that these statements use."""
    return {each.id for node in nodes for each in ast.walk(node) if isinstance(each, ast.Name)}
