"""Games are found by name, however often and in whatever order one asks."""

import pytest

import bestiary
from tests.conformance.games import EXAMPLES, ROOT, example


def test_games_can_be_listed_before_and_after_loading_them() -> None:
    names = bestiary.games()
    assert "creature-wars" in names
    for name in names:
        assert bestiary.game(name).name == name
    assert bestiary.games() == names  # the folder `bestiary.games` must not hide the function


def test_a_folder_is_a_game() -> None:
    """No list names our games: a folder in `bestiary/games` is all it takes."""
    folders = [path.parent for path in (ROOT / "src/bestiary/games").glob("*/__init__.py")]
    names = {folder.name.replace("_", "-") for folder in folders}
    assert {"creature-wars", "creature-adventures"} <= names <= set(bestiary.games())
    for page in ("src/bestiary/registry.py", "pyproject.toml", "setup.py"):
        assert "creature_adventures" not in (ROOT / page).read_text("utf-8")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(bestiary.UnknownGame, match="did you mean 'creature-wars'"):
        bestiary.game("creature-war")


def test_there_is_an_example_game() -> None:
    assert any(example(path) is not None for path in EXAMPLES.glob("*.py"))
