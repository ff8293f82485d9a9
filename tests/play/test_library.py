"""What can be looked up about a game is plain data, the same for every frontend."""

import json
from typing import Any, get_type_hints

import pytest

import bestiary
from bestiary.bots import OPPONENT, levels
from bestiary.engine import BadOption, Game
from bestiary.engine.view import CardView
from bestiary.play.decks import DecksShown, decks_of, decks_shown
from bestiary.play.library import (
    BotShown,
    GameShown,
    GuideShown,
    NotOffered,
    OptionShown,
    cards_shown,
    game_shown,
    guide_shown,
    rules_shown,
)
from bestiary.play.sample import SIZE, sample

GAMES = [bestiary.game(name) for name in bestiary.games()]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def is_plain(data: object) -> bool:
    return bool(json.loads(json.dumps(data)) == data)


def keys(kind: object) -> list[str]:
    return list(get_type_hints(kind))


def test_a_game_has_every_key_in_order(game: Game[Any]) -> None:
    opponents: list[BotShown] = [{"name": bot.name, "text": bot.text} for bot in levels()]
    shown = game_shown(game, opponents, OPPONENT)
    assert is_plain(shown)
    assert list(shown) == keys(GameShown)
    assert all(list(option) == keys(OptionShown) for option in shown["options"])
    assert rules_shown(game)["markdown"].startswith("#")


def test_cards_can_be_drawn(game: Game[Any]) -> None:
    cards = cards_shown(game, {})
    assert is_plain(cards)
    assert all(list(card) == keys(CardView) for card in cards)


def test_cards_take_options_as_typed() -> None:
    wars = bestiary.game("creature-wars")
    first, second = (cards_shown(wars, {"edition": edition}) for edition in ("first", "second"))
    assert first != second
    with pytest.raises(BadOption, match="edition=third"):
        cards_shown(wars, {"edition": "third"})


def test_a_sample_is_of_cards_with_different_names(game: Game[Any]) -> None:
    cards = sample(game)
    assert is_plain(cards)
    assert len({card["name"] for card in cards}) == len(cards) == SIZE


def test_a_sample_shows_the_kinds_there_are() -> None:
    kinds = [card["kind"] for card in sample(bestiary.game("creature-wars"))]
    assert kinds == ["creature", "creature", "witch"]


def test_a_guide_keeps_its_seed(game: Game[Any]) -> None:
    if game.guide() is None:
        with pytest.raises(NotOffered, match="has no first-game guide") as refused:
            guide_shown(game)
        assert refused.value.code == "no-guide"
    else:
        guide = guide_shown(game)
        assert is_plain(guide)
        assert list(guide) == keys(GuideShown)
        assert "seed" not in guide


def test_decks_are_there_where_players_bring_them(game: Game[Any]) -> None:
    if game.decks() is None:
        with pytest.raises(NotOffered, match="you cannot bring a deck to") as refused:
            decks_shown(game)
        assert refused.value.code == "no-decks"
        return
    shown = decks_shown(game)
    assert is_plain(shown)
    assert list(shown) == keys(DecksShown)
    for deck in shown["ready"]:
        named, written = decks_of(game).show(deck["name"]), decks_of(game).show(deck["text"])
        assert named["cards"] == written["cards"]
