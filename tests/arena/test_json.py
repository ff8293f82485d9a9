"""The document that ``--json`` prints."""

import json
from pathlib import Path

import msgspec
import pytest

import bestiary
from bestiary import arena
from tests.terminal.console import run


class Row(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    games: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float
    trials: int


class Length(msgspec.Struct, forbid_unknown_fields=True):
    median: float
    mean: float
    p10: float
    p90: float


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    bots: list[str]
    games: int
    seed: int
    options: dict[str, int | bool | str]


class Document(msgspec.Struct, forbid_unknown_fields=True):
    arena: int
    bestiary: str
    game: str
    rules: int
    settings: Settings
    games: int
    of: int
    deals: int
    seatings: list[list[str]]
    even: float
    bots: list[Row]
    seats: list[Row]
    beginner: Row | None
    endings: dict[str, int]
    turns: Length
    decisions: Length
    seat_decisions: list[Length]
    points: list[Length]


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("json")
    words = ["--bots", "greedy,random", "--games", "5", "--set", "hp=4", "--set", "spells=no"]
    ran = run(folder, "arena", "creature-wars", *words, "--seed", "8", "--json")
    assert (ran.err, ran.code) == ("", 0)
    return ran.out


def test_it_is_one_document_of_the_schema(text: str) -> None:
    found = msgspec.json.decode(text, type=Document, strict=True)
    assert list(json.loads(text)) == list(Document.__struct_fields__)
    assert (found.arena, found.game) == (1, "creature-wars")
    assert found.rules == bestiary.game("creature-wars").version
    assert found.settings == Settings(["greedy", "random"], 5, 8, {"hp": 4, "spells": False})
    assert (found.games, found.of, found.deals) == (6, 6, 3)
    assert found.seatings == [["greedy", "random"], ["random", "greedy"]]
    assert [row.name for row in found.bots] == ["greedy", "random"]
    assert [row.name for row in found.seats] == ["Player 1", "Player 2"]
    assert sum(found.endings.values()) == 6
    for row in [*found.bots, *found.seats]:
        assert row.wins + row.draws + row.losses == row.games == 6
        assert row.low <= row.rate <= row.high


def test_python_gives_the_same(text: str) -> None:
    options = {"hp": 4, "spells": False}
    summary = arena.run("creature-wars", ["greedy", "random"], 5, 8, options)
    assert json.dumps(summary.to_json(), indent=2) + "\n" == text


def test_nothing_in_it_tells_of_machine_or_time(text: str, tmp_path: Path) -> None:
    for word in ("compiled", "seconds", "jobs", "host", "time"):
        assert word not in text
