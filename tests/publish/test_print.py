"""What a game on paper consists of, and what the command refuses. The PDFs themselves are read in
tests/browser/test_paper.py."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import bestiary
from bestiary.engine import EVERYTHING
from bestiary.play.box import box
from bestiary.publish.tabletop import CardSheet, saved_object


def run(*words: str, path: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "bestiary", "print", *words]
    env = {**os.environ, "PATH": path} if path else None
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_the_box_has_all_the_creatures_and_witches_that_a_deck_can_have() -> None:
    game = bestiary.game("creature-wars")
    found = box(game)["cards"]
    faces = Counter({one["card"]["face"]: one["count"] for one in found})
    creatures = [face for face in faces if any(f" {tribe} {{" in face for tribe in TRIBES)]
    assert len(creatures) == len(TRIBES) * 6 * 4, "every Tribe, level and Power Type"
    for seed in range(20):  # and nothing that the deck has is missing
        state = game.new(seed=seed)
        for zone in state.view(EVERYTHING)["zones"]:
            for card in zone["cards"]:
                names = {one["card"]["name"] for one in found}
                assert (
                    card["face"] in faces if card["kind"] == "creature" else card["name"] in names
                )
    witches = [one for one in found if one["card"]["kind"] == "witch"]
    named = {info["name"] for info in game.cards(game.settings({})) if info["kind"] == "witch"}
    assert sorted(one["card"]["name"] for one in witches) == sorted(named), "each witch, once"


TRIBES = ("Serpent", "Wolf", "Skeleton", "Pirate", "Giant", "Vampire", "Dragon")


def test_the_box_has_what_goes_with_the_cards() -> None:
    game = bestiary.game("creature-adventures")
    adventures = box(game)
    assert sum(one["count"] for one in adventures["cards"]) == 50
    assert adventures["players"] == 4
    assert len(adventures["board"]) == len(game.new(1).tiles())
    assert not any(tile["seats"] or tile["cards"] for tile in adventures["board"])
    assert {"label": "Caught", "most": 15} in adventures["tracks"]
    assert "poisoned" in {one["label"] for one in adventures["reminders"]}
    assert adventures["turn"].startswith("## A turn")
    assert "## Moving" not in adventures["turn"]
    hiddenzone = box(bestiary.game("hiddenzone"))
    assert hiddenzone["cards"] == [], "everybody brings a deck"
    assert "turned" not in {one["key"] for one in hiddenzone["reminders"]}


def test_a_deck_on_several_sheets_for_tabletop_simulator() -> None:
    """A card's id is a hundred times the number of its sheet, plus its place there."""
    first = [{"face": f"Frog {number}", "text": "", "count": 1} for number in range(69)]
    second = [
        {"face": "Toad", "text": "Sits.", "count": 3},
        {"face": "Newt", "text": "", "count": 1},
    ]
    sheets = [CardSheet("1.png", "back.png", first), CardSheet("2.png", "dark.png", second)]
    (deck,) = saved_object("Pond", "A game", sheets)["ObjectStates"]
    assert deck["DeckIDs"] == [*range(100, 169), 200, 200, 200, 201]
    assert deck["CustomDeck"]["2"]["FaceURL"] == "2.png"
    assert deck["CustomDeck"]["2"]["BackURL"] == "dark.png"
    toad = deck["ContainedObjects"][69]
    assert (toad["Nickname"], toad["Description"]) == ("Toad", "Sits.")
    assert toad["CustomDeck"] == {"2": deck["CustomDeck"]["2"]}
    (alone,) = saved_object("Pond", "", [CardSheet("1.png", "b.png", first[:1])])["ObjectStates"]
    assert alone["Name"] == "Card", "a deck is at least two cards"


def test_without_a_browser_it_says_where_to_print(tmp_path: Path) -> None:
    ran = run("creature-wars", "-o", str(tmp_path / "cards.pdf"), path=str(tmp_path))
    assert ran.returncode == 1
    assert "no Chromium found" in ran.stderr
    assert "`bestiary serve`" in ran.stderr
    assert "/print/creature-wars and print from there" in ran.stderr
    assert not (tmp_path / "cards.pdf").exists()
    file = Path(__file__).parents[2] / "examples/lantern_frogs.py"
    ran = run(str(file), "-o", str(tmp_path / "cards.pdf"), path=str(tmp_path))
    assert f"`bestiary serve {file}`" in ran.stderr
    assert "/print/lantern-frogs and print" in ran.stderr


def test_a_deck_for_a_game_without_decks_is_refused(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("1 Wolf\n")
    ran = run("creature-wars", "--deck", str(deck), "-o", str(tmp_path / "cards.pdf"))
    assert ran.returncode == 1
    assert "is not played with decks of your own" in ran.stderr


def test_parts_that_do_not_exist_are_refused(tmp_path: Path) -> None:
    ran = run("creature-wars", "--parts", "cards,dice", "-o", str(tmp_path / "cards.pdf"))
    assert ran.returncode == 2
    assert "'dice' is no part; choose from cards, board, counters, aids, rules" in ran.stderr
