"""What is written in files of Python."""

import ast
from pathlib import Path


def names_of_tests(folder: Path) -> list[str]:
    """The tests in the files of a folder and below, except those about the whole roster."""
    return [
        node.name
        for file in folder.rglob("test_*.py")
        if file.name != "test_roster.py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
