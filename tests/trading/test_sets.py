"""The whole set of a game: all is printed, nothing is too long, nothing is without a test."""

from __future__ import annotations

import ast
from statistics import median
from typing import Any

import pytest

from tests.sources import names_of_tests
from tests.trading.games import ALL, Trading, every_game, label

CARDS = [(trading, card) for trading in ALL for card in trading.cards()]
WITH_TEXT = [(trading, card) for trading, card in CARDS if card.words]
TESTS = {trading: names_of_tests(trading.tests()) for trading in ALL}


def test_no_game_is_left_out() -> None:
    assert {"hiddenzone", "twisted-oliver"} <= {trading.game.name for trading in ALL}


@pytest.mark.parametrize(("trading", "card"), WITH_TEXT, ids=label)
def test_every_card_with_text_has_a_test_of_its_own(trading: Trading, card: Any) -> None:
    slug = card.name.lower().replace("'", "").replace(" ", "_")
    assert any(name.startswith(f"test_{slug}_") for name in TESTS[trading])


@pytest.mark.parametrize(("trading", "card"), CARDS, ids=label)
def test_a_card_is_printed_whole(trading: Trading, card: Any) -> None:
    assert card.name[0].isupper()
    assert card.icon
    assert len(card.words) <= 160
    if card.words:
        assert card.words[0].isupper()
        assert card.words.endswith(".")
        assert "{" not in card.words


@every_game
def test_no_name_is_part_of_another(trading: Trading) -> None:
    names = [card.name for card in trading.cards()]
    assert not [(a, b) for a in names for b in names if a != b and a in b]


@every_game
def test_the_set_is_large_enough_and_half_of_it_has_text(trading: Trading) -> None:
    cards = trading.cards()
    assert len(cards) >= 120
    assert 2 * len([card for card in cards if card.words]) >= len(cards)


@every_game
def test_no_text_is_empty(trading: Trading) -> None:
    assert all(text.verbs for card in trading.cards() for text in card.texts)


@every_game
def test_a_card_is_a_few_lines(trading: Trading) -> None:
    lengths: list[int] = []
    for source in trading.sources():
        for node in ast.parse(source).body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                if isinstance(node.value.func, ast.Name):
                    lengths.append((node.end_lineno or node.lineno) - node.lineno + 1)
    assert len(lengths) == len(trading.cards())
    assert median(lengths) <= 2
    assert max(lengths) <= 6
