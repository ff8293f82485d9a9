"""The rules of a game as we tell them: the cards, options and decks they name are the game's."""

from __future__ import annotations

import re

import pytest

from tests.trading.games import ALL, Trading, every_game, label


def found(pattern: str) -> list[tuple[Trading, str]]:
    """What is written like that in the rules, once for each game."""
    return [
        (trading, text)
        for trading in ALL
        for text in sorted(set(re.findall(pattern, trading.game.rules(), re.M)))
    ]


EXAMPLES = found(r"`([A-Z][^`]* [+-]?\d[^`]*)`")  # Ash Runner 250/150
SOURCES = found(r"^[a-z]+\(.*\)$")  # equip("or-44", "Tower Helm", ...)
DECKS = found(r"^\| ([a-z]+) \|")
OPTIONS = [(trading, option.name) for trading in ALL for option in trading.game.options]


@every_game
def test_there_are_examples(trading: Trading) -> None:
    for texts in (EXAMPLES, SOURCES):
        assert len([text for each, text in texts if each is trading]) >= 3


@pytest.mark.parametrize(("trading", "card"), EXAMPLES, ids=label)
def test_every_card_in_the_rules_is_a_card(trading: Trading, card: str) -> None:
    game = trading.game
    assert card in [each["name"] for each in game.cards(game.settings({}))]


@pytest.mark.parametrize(("trading", "line"), SOURCES, ids=label)
def test_the_cards_in_the_rules_are_written_as_they_are(trading: Trading, line: str) -> None:
    """The line of the rules stands in one of the files of the cards."""
    every = "".join(trading.sources())
    assert "".join(line.split()) in "".join(every.split())


@pytest.mark.parametrize(("trading", "option"), OPTIONS, ids=label)
def test_every_option_is_in_the_rules(trading: Trading, option: str) -> None:
    assert option == "position" or f"`{option}`" in trading.game.rules()


@every_game
def test_every_ready_deck_is_in_the_rules(trading: Trading) -> None:
    assert [deck for each, deck in DECKS if each is trading] == trading.rack.names() != []
