"""No two cards of a game look alike."""

import pytest

import bestiary

GAMES = [name for name in bestiary.games() if bestiary.game(name).decks() is not None]


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_picture_of_its_own(name: str) -> None:
    rack = bestiary.game(name).decks()
    assert rack is not None
    seen: dict[str, str] = {}
    for entry in rack.cards():
        other = seen.setdefault(entry["card"]["icon"], entry["name"])
        assert other == entry["name"], f"{entry['name']} and {other}: {entry['card']['icon']}"
    assert len(seen) > 150
