"""Lantern Frogs in German: at the prompt, in its view, and as its author is told of it."""

import json
import shutil
from pathlib import Path

import pytest

from bestiary import translations
from bestiary.language import in_language
from bestiary.registry import FILES, use_file
from tests.docs.pages import ROOT
from tests.terminal.console import run

FROGS = str(ROOT / "examples" / "lantern_frogs.py")
GERMAN = ROOT / "examples" / "languages" / "lantern-frogs.de.json"
PLAY = ("play", FROGS, "--seats", "human,random", "--seed", "7", "--plain")


def test_it_is_played_at_the_prompt(tmp_path: Path) -> None:
    saved = tmp_path / "a.replay"
    ran = run(tmp_path, *PLAY, "--language", "de", "--save", str(saved), typed=["help", *"1" * 20])
    assert (ran.code, ran.err) == (0, "")
    for line in (
        "Du ziehst einen 3er-Hüpfer.",
        "Spieler 2 zieht eine Karte.",
        "Einen 3er-Hüpfer spielt Spieler 2.",  # another word order, and a case
        "Spieler 1 (du): Blatt 0 von 8.",
        "Deine Hand, 3 Karten:",
        "1. 1er-Hüpfer - Hüpft ein Blatt weit.",
        "2. 3er-Hüpfer - Hüpft 3 Blätter weit.",
        "Such dir einen Hüpfer aus.",
        "Tippe eine Zahl oder einen Namen. Außerdem: help, hint, undo, quit.",
        "undo: die letzte Wahl zurücknehmen, wenn sie nichts verraten hat",
        "2. Den anderen Frosch zurückschubsen",
        "Die letzte Karte ist gespielt.",
        "So siehst du es noch einmal:",
    ):
        assert line in ran.out.splitlines(), ran.out
    assert "You" not in ran.out
    assert "Player" not in ran.out


def test_a_choice_is_typed_in_its_language(tmp_path: Path) -> None:
    typed = ["3er", "quit"]
    ran = run(tmp_path, *PLAY, "--language", "de", typed=typed)
    assert "Du spielst einen 3er-Hüpfer." in ran.out
    assert "Gespeichert. So geht es weiter:" in ran.out


def test_the_game_is_the_same_in_every_language(tmp_path: Path) -> None:
    """Same seed, same choices, same game: the saved one says nothing of the language, and can be
    watched in any."""
    saves = [tmp_path / "english", tmp_path / "german"]
    for path, more in zip(saves, ((), ("--language", "de")), strict=True):
        run(tmp_path, *PLAY, *more, "--save", str(path), typed=["1"] * 20)
    assert saves[0].read_text() == saves[1].read_text()
    watch = ("replay", str(saves[1]), "--game", FROGS, "--as", "0", "--plain")
    assert "Player 1 plays Hop 1." in run(tmp_path, *watch[:4], "--plain").out
    assert "Du spielst einen 1er-Hüpfer." in run(tmp_path, *watch, "--language", "de").out


def test_the_environment_chooses_too(tmp_path: Path) -> None:
    ran = run(tmp_path, *PLAY, typed=["quit"], BESTIARY_LANGUAGE="de")
    assert "Such dir einen Hüpfer aus." in ran.out


def test_what_is_not_translated_stays_in_english(tmp_path: Path) -> None:
    words = json.loads(GERMAN.read_text("utf-8"))
    del words["words"]["Choose a hop."]
    home = game_with(tmp_path, json.dumps(words))
    ran = run(tmp_path, "play", home, *PLAY[2:], "--language", "de", typed=["quit"])
    assert "Choose a hop." in ran.out
    assert "Deine Hand, 3 Karten:" in ran.out
    told = run(tmp_path, "check", home, "--language", "de")
    assert told.code == 1
    assert "Lantern Frogs, de: 1 text of 26 without a translation." in told.out
    assert '    "Choose a hop.": "",\n' in told.out


def test_the_german_is_whole(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", FROGS, "--language", "de")
    assert ran.code == 0
    assert "all of its 26 texts are translated" in ran.out
    assert "never said" not in ran.out


def test_a_language_that_nobody_has_begun_is_listed(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", FROGS, "--language", "fr")
    assert ran.code == 1
    assert "They belong among the words of languages/lantern-frogs.fr.json:" in ran.out
    for text in ("Hop {n}", "Hops {n} pads.", "{You} play{s} {cards}.", "Rest: your hand is empty"):
        assert f'    "{text}": "",\n' in ran.out
    assert "Player" not in ran.out


def test_a_bad_file_is_one_clear_line(tmp_path: Path) -> None:
    home = game_with(tmp_path, GERMAN.read_text("utf-8").replace("{n}. Zug", "{m}. Zug"))
    ran = run(tmp_path, "play", home, "--language", "de")
    assert ran.code == 2
    (line,) = ran.err.splitlines()
    assert "--language de: lantern-frogs.de.json, line " in line
    assert "'Turn {n}.': nothing fills {m} (gaps: {n})" in line
    played = run(tmp_path, "play", home, *PLAY[2:], typed=["quit"])
    assert (played.code, played.err) == (0, "")


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    ran = run(tmp_path, *PLAY, "--language", "xx")
    assert ran.code == 2
    assert "--language xx: no language 'xx' (languages: en, de)" in ran.err


def test_rules_and_state_know_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What programs read is the same: only words differ."""
    monkeypatch.setenv(FILES, "")
    game = use_file(Path(FROGS))
    state, seat = game.new(seed=3), 1
    view = state.view(seat)
    german = in_language(view, translations.of("de", game.name))
    assert state.view(seat) == view
    assert view["decision"] is not None
    assert german["decision"] is not None
    for one, other in zip(view["decision"]["choices"], german["decision"]["choices"], strict=True):
        assert {**one, "label": ""} == {**other, "label": ""}
    assert [zone["key"] for zone in german["zones"]] == [zone["key"] for zone in view["zones"]]
    assert game.languages == ["de"]


def game_with(folder: Path, german: str) -> str:
    """A copy of the game beside another translation."""
    (folder / "languages").mkdir()
    (folder / "languages" / GERMAN.name).write_text(german, "utf-8")
    shutil.copy(FROGS, folder)
    return str(folder / "lantern_frogs.py")


def test_a_folder_of_ones_own_has_languages_too(tmp_path: Path) -> None:
    """A language that nobody shipped, for a game that lies elsewhere."""
    own = {"language": "Plattdüütsch", "words": {"Choose a hop.": "Söök di een ut.", "Turn": "Tog"}}
    (tmp_path / "lantern-frogs.nds.json").write_text(json.dumps(own), "utf-8")
    ran = run(
        tmp_path, *PLAY, "--language", "nds", typed=["quit"], BESTIARY_LANGUAGES=str(tmp_path)
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Söök di een ut." in ran.out
    assert "Tog 1." in ran.out
    assert "Your hand, 3 cards:" in ran.out
