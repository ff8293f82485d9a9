"""The whole roster: nobody is missing, nobody is without a text, nobody is without a test."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median

import pytest

from bestiary.games.creature_wars import witches
from bestiary.games.creature_wars.lore.card import LORE
from bestiary.games.creature_wars.lore.roster import BOTH, ROSTER, SECOND, TIERS, Witch, roster_of
from bestiary.games.creature_wars.witches.order import ORDER
from tests.creature_wars.witches.source import lines, source_of_witches
from tests.sources import names_of_tests

TESTS = names_of_tests(Path(__file__).parent)


@pytest.mark.parametrize("witch", ROSTER, ids=lambda witch: str(witch.key))
def test_every_witch_has_a_test_of_her_own(witch: Witch) -> None:
    key = f"_{witch.key.replace('-', '_')}_"
    longer = [f"_{w.key.replace('-', '_')}_" for w in ROSTER if w is not witch]
    longer = [other for other in longer if key in other]
    own = [f"{name}_" for name in TESTS if key in f"{name}_"]
    for other in longer:  # a test of the Lucky Witch is none of a Very Lucky Witch
        own = [name.replace(other, "_") for name in own]
    assert any(key in name for name in own), f"no test has {key.strip('_')} in its name"


@pytest.mark.parametrize("witch", ROSTER, ids=lambda witch: str(witch.key))
def test_every_witch_has_a_text(witch: Witch) -> None:
    for edition in witch.editions:
        text = witch.text_in(edition)
        assert text not in ("", "...")
        assert not text[0].islower()
        assert text.endswith(".")
        assert len(text) <= 240


@pytest.mark.parametrize("edition", BOTH)
def test_names_are_unique_within_an_edition(edition: str) -> None:
    names = [witch.name_in(edition) for witch in roster_of(edition)]
    assert len(names) == len(set(names))


def test_nobody_of_the_rulebook_is_missing() -> None:
    keys = [witch.key for witch in ROSTER]
    assert len(keys) == len(set(keys))
    assert keys[: len(ORDER)] == ORDER  # whoever is new comes after them


# From the ruled roster: the rows of each tier that say 1 or 12, and 2 or 12; new witches are not
# counted. Wilbur and Orville share a row; Baden's Witch is Sacred in the first edition and Sinful
# in the second.
@pytest.mark.parametrize(("edition", "tiers"), [("first", [26, 55, 15]), ("second", [29, 96, 17])])
def test_the_tiers_of_an_edition(edition: str, tiers: list[int]) -> None:
    roster = [witch for witch in roster_of(edition) if witch.key in ORDER]
    counts = [sum(witch.tier_in(edition) == tier for witch in roster) for tier in range(len(TIERS))]
    assert counts == tiers


def test_every_witch_is_in_the_second_edition() -> None:
    assert all(witch.editions in (BOTH, SECOND) for witch in ROSTER)


# ---- In one place -------------------------------------------------------------------------------


def test_the_rules_know_no_card_by_name() -> None:
    """Outside the witches' own files nothing imports one of them or mentions a card's key."""
    folder = Path(witches.__path__[0]).parent
    for file in folder.rglob("*.py"):
        where = file.relative_to(folder).as_posix()
        if where.startswith("witches/"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in LORE, f"{where}:{node.lineno}: {node.value!r}"
            if isinstance(node, ast.ImportFrom):
                assert ".witches." not in f"{node.module}.", f"{where}:{node.lineno}"


# ---- Short -------------------------------------------------------------------------------------


def test_the_median_witch_with_her_rule_is_at_most_13_lines() -> None:
    """Seven of them are her name, tier, editions, text, picture and voice."""
    lengths = [sum(lines(node) for node in nodes) for nodes in source_of_witches().values()]
    assert len(lengths) == len(ROSTER)
    assert median(lengths) <= 13
