"""The ready decks, and decks as an option."""

import pytest

import bestiary
from bestiary.engine import BadOption
from bestiary.games.hiddenzone.design.card import FAMILIES, SET
from bestiary.games.hiddenzone.rack import RACK
from tests.hiddenzone.themes import is_about_souls, is_small, is_worth_setting_down

GAME = bestiary.game("hiddenzone")


@pytest.mark.parametrize("name", RACK.names())
def test_a_ready_deck_has_small_creatures_enough(name: str) -> None:
    cards = [SET.by_origin[origin] for origin in RACK.origins(name)]
    assert sum(is_small(card) for card in cards) >= 16


@pytest.mark.parametrize("name", RACK.names())
def test_a_ready_deck_has_much_to_set_down_and_something_with_a_soul(name: str) -> None:
    cards = [SET.by_origin[origin] for origin in RACK.origins(name)]
    assert 10 <= sum(is_worth_setting_down(card) for card in cards) <= 14
    assert sum(is_about_souls(card) for card in cards) >= 5


def test_there_is_one_for_each_civilization_and_three_more() -> None:
    names = ["dawn", "dusk", "eclipse", "ember", "grove", "heartwood", "sunfire", "tide"]
    assert RACK.names() == names
    for name in ("dawn", "dusk", "ember", "grove", "tide"):
        shown = {table["label"]: table["rows"] for table in RACK.show(name)["tables"]}
        assert shown["Civilization"][0] == {"label": name.title(), "count": 40}


def test_the_ready_decks_show_most_of_the_set() -> None:
    played = {origin for name in RACK.names() for origin in RACK.origins(name)}
    families = {SET.by_origin[origin].families for origin in played}
    assert len(played) >= 0.7 * len(SET.cards)
    assert families >= {1 << i for i in range(len(FAMILIES))}


def test_cards_are_drawn_in_a_deck_builder_as_on_the_table() -> None:
    state = GAME.new(seed=1, options={"deck.0": "ember"})
    drawn = {card["name"]: card["card"] for card in RACK.cards()}
    held = next(zone for zone in state.view(0)["zones"] if zone["key"] == "hand.0")["cards"]
    assert held
    for card in held:
        for key in ("name", "kind", "text", "accent", "icon", "badges"):
            assert drawn[card["name"]][key] == card[key]


def test_a_seat_brings_a_deck_by_name_or_as_text() -> None:
    text = RACK.ready()["tide"]
    state = GAME.new(seed=2, options={"deck.0": "Ember", "deck.1": text})
    names = [{card.face.civilization_names()[0] for card in state.deck(s).cards} for s in (0, 1)]
    assert names == [{"Ember"}, {"Tide"}]


def test_without_a_word_it_is_a_ready_one_by_chance() -> None:
    found = {state_deck(seed) for seed in range(30)}
    assert found == {"Dawn", "Dusk", "Ember", "Grove", "Tide"}


def state_deck(seed: int) -> str:
    name: str = GAME.new(seed=seed).deck(0).cards[0].face.civilization_names()[0]
    return name


def test_an_unknown_ready_deck_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="no ready deck 'embr'; did you mean 'ember'"):
        GAME.new(seed=1, options={"deck.0": "embr"})
