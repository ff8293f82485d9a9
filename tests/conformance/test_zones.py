"""Copies share the cards of a zone until it changes, so only its own methods may change them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import bestiary
from bestiary.check.promises.clones import truth
from bestiary.engine import State

PACKAGE: Final = Path(bestiary.__file__).parent
RULES: Final = [
    file
    for room in ("engine", "play", "trading", "games")
    for file in sorted((PACKAGE / room).rglob("*.py"))
    if file not in (PACKAGE / "engine/cards/zone.py", PACKAGE / "engine/position.py")
]
CHANGING: Final = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")


def is_cards(node: ast.expr) -> bool:
    """Whether it is the ``cards`` of something, or an item or a part of them."""
    if isinstance(node, ast.Subscript):
        return is_cards(node.value)
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "cards"
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "outcome"))
    )


def changed_places(tree: ast.Module) -> Iterator[ast.expr]:
    """What is assigned to, deleted, or changed by a method of a list."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.Delete):
            for target in node.targets:
                yield from target.elts if isinstance(target, ast.Tuple) else [target]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            yield node.target
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGING:
                yield node.func.value
            elif node.func.attr == "shuffle":
                yield from node.args


def test_rules_change_the_cards_of_a_zone_through_its_methods() -> None:
    for file in RULES:
        for place in changed_places(ast.parse(file.read_text("utf-8"))):
            assert not is_cards(place), f"{file.relative_to(PACKAGE)}:{place.lineno}"


@pytest.mark.parametrize("name", bestiary.games())
def test_a_game_goes_on_alike_on_a_copy_and_beside_one(name: str) -> None:
    """The same choices twice: once without copies, and once with a copy before every choice, which
    is made now on the copy, now on the original. The other one stays as it was."""
    for seed in range(2):
        plain: State[Any] = bestiary.game(name).new(seed=seed, record=False)
        copied: State[Any] = bestiary.game(name).new(seed=seed, record=False)
        dice = Random(seed)
        while plain.result() is None and sum(plain.acts) < 300:
            left, before = copied, truth(copied)
            copied = copied.copy()
            if sum(plain.acts) % 2:
                left, copied = copied, left
            decision = plain.decisions()[0]
            choice = dice.choice(decision.choices).text
            for state in (plain, copied):
                state.play(decision.seat, choice)
            assert truth(left) == before
            assert truth(copied) == truth(plain)
