"""A bad option is refused in a line that says what would be right."""

from typing import Any

import pytest

from bestiary.engine import BadOption, Game, Option
from bestiary.engine.errors import BadPosition
from tests.conformance.games import ALL, all_games

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
OPTIONS = [
    pytest.param(game, option, id=f"{game.name}:{option.name}")
    for game in all_games()
    for option in game.options
]


def name_of(option: Option) -> str:
    return f"{option.name}.0" if option.per_seat else option.name


def wrong_values(option: Option) -> list[object]:
    common: list[object] = [None, 1.5, [], {}, b"x"]
    if option.kind == "int":
        return [*common, option.low - 1, option.high + 1, str(option.low), "many", True, 10**5000]
    if option.kind == "bool":
        return [*common, 0, 1, 2, "yes", "maybe"]
    if option.kind == "choice":
        return [*common, 0, True, "", "no such choice", option.choices[0] + " "]
    return [*common, 0, True, "x" * (64 * 1024 + 1)]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_a_wrong_value_says_what_is_right(game: Game[Any], option: Option) -> None:
    for value in wrong_values(option):
        with pytest.raises(BadOption) as refusal:
            game.new(1, options={name_of(option): value})
        message = str(refusal.value)
        assert option.name in message
        assert option.expects() in message
        assert "\n" not in message
        assert len(message) < 400


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_what_is_typed_is_read_or_refused(game: Game[Any], option: Option) -> None:
    for typed in ("", " ", "wrong!", "-", "+", "--1", "1e3", "٣", "0x10", "9" * 5000):
        refusal = ""
        try:
            name, value = game.parse_option(f"{name_of(option)}={typed}")
        except BadOption as error:
            refusal = str(error)
        if refusal:
            assert option.expects() in refusal
            assert "\n" not in refusal
        else:
            assert name == name_of(option)
            assert value == option.check(value)


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_option_is_refused_with_those_there_are(game: Game[Any]) -> None:
    for wrong in ("", "nonsense", "seed ", "hp.", game.options[0].name + "x"):
        with pytest.raises(BadOption) as refusal:
            game.new(1, options={wrong: 1})
        message = str(refusal.value)
        assert f"'{wrong}'" in message
        for option in game.options:
            assert option.name in message


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_of_the_finger_gets_a_suggestion(game: Game[Any]) -> None:
    name = name_of(game.options[0])
    with pytest.raises(BadOption, match="did you mean"):
        game.new(1, options={name + "x": 1})


@pytest.mark.parametrize("game", GAMES)
def test_option_texts_without_a_value_are_refused(game: Game[Any]) -> None:
    for typed in ("", "hp", "=", "=3", "nonsense=3", "x" * 500):
        with pytest.raises(BadOption) as refusal:
            game.parse_option(typed)
        assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("game", GAMES)
def test_half_a_character_is_no_text(game: Game[Any]) -> None:
    """What an odd terminal or file gives as `\\ud800` can be neither saved, sent nor printed."""
    with pytest.raises(BadOption) as given:
        game.new(1, position="\ud800")
    with pytest.raises(BadOption) as typed:
        game.parse_option("position=\ud800")
    for refusal in (given, typed):
        assert str(refusal.value).encode()


@pytest.mark.parametrize("game", GAMES)
def test_seats_and_seeds_are_checked(game: Game[Any]) -> None:
    for seats in (-1, 0, game.fewest - 1, game.most + 1, 10**9):
        with pytest.raises(BadOption, match="players"):
            game.new(1, seats=seats)
    for seed in (-1, 2**128, True):
        with pytest.raises(BadOption, match="seed"):
            game.new(seed)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_at_the_limit_plays_or_is_refused_in_words(game: Game[Any]) -> None:
    """One option at a time at its lowest and highest: a game starts, or the error says why not."""
    for option in game.options:
        ends: list[object] = [option.low, option.high] if option.kind == "int" else []
        ends += option.choices
        ends += [False, True] if option.kind == "bool" else []
        for value in ends:
            refusal = ""
            try:
                game.new(3, options={name_of(option): value}).check()
            except BadOption as error:
                refusal = str(error)
            assert not refusal or option.name in refusal


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_cannot_be_read_is_refused(game: Game[Any]) -> None:
    huge = "9" * 5000
    for text in (
        *("nonsense", "nonsense: 1", ":", " : 1", "game: chess", "game:"),
        *("player: 1", "player 0: x", "player 99: x", f"player {huge}: 1", "player ³: 1"),
        *("turn: x", "turn:", "turn: --1", f"turn: {huge}", "turn: 1\nturn: 1"),
    ):
        with pytest.raises(BadPosition) as refusal:
            game.new(1, position=text)
        assert "\n" not in str(refusal.value)


def test_defaults_are_their_own_options() -> None:
    """What a game says it was played with starts the same game again."""
    for setup in ALL:
        state = setup.new(9)
        again = setup.game.new(9, setup.seats, dict(state.settings))
        assert again.digest() == state.digest()
