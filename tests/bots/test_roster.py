"""Finding a bot, or a game, by a name that anybody may send."""

from importlib.metadata import EntryPoints
from typing import Any

import pytest

import bestiary
from bestiary import bots, registry
from bestiary.bots import roster


@pytest.mark.parametrize("module", [roster, registry])
def test_installed_packages_are_looked_through_once(
    module: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes milliseconds, and a stranger may name a hundred bots a second."""
    looks: list[str] = []

    def look(group: str) -> EntryPoints:
        looks.append(group)
        return EntryPoints()

    monkeypatch.setattr(module, "entry_points", look)
    monkeypatch.syspath_prepend(f"/nowhere/{module.__name__}")  # another path, other packages
    for _ in range(5):
        with pytest.raises(bots.UnknownBot):
            bots.check("nobody")
        with pytest.raises(bestiary.UnknownGame):
            bestiary.game("nothing")
    assert len(looks) == 1
