"""ASCII, counts, lists, completion."""

import pytest

from bestiary.terminal.draw.words import ascii_only, ascii_view, count, listing, sentence
from bestiary.terminal.prompt.reader import Words
from tests.terminal.views import duel_view


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Lvl.3 → Lvl.4", "Lvl.3 -> Lvl.4"),
        ("naïve “Café” — a…", 'naive "Cafe" - a...'),
        ("火", "?"),
    ],
)
def test_ascii(text: str, plain: str) -> None:
    assert ascii_only(text) == plain


def test_symbols_stay_apart_in_ascii() -> None:
    cards = ascii_view(duel_view())["zones"][0]["cards"]
    assert [badge["symbol"] for card in cards for badge in card["badges"]] == ["F", "H", "N"]


def test_counts_lists_and_sentences() -> None:
    assert (count(1, "card"), count(0, "card")) == ("1 card", "0 cards")
    assert listing(["a", "b", "c"], "or") == "a, b or c"
    assert (sentence("Yes"), sentence("Yes!"), sentence("")) == ("Yes.", "Yes!", "")


def test_completion_of_lines_and_of_names_after_a_command() -> None:
    words = Words(["Play Lvl.3 Fire Giant {4}", "play 3", "help"], {"card": ["Dragon", "Giant"]})
    assert words.fitting("h") == ["help"]
    assert words.fitting("play") == ["Play Lvl.3 Fire Giant {4}", "play 3"]
    assert words.fitting("giant") == ["Play Lvl.3 Fire Giant {4}"]
    assert words.fitting("card ") == ["card Dragon", "card Giant"]
    assert words.fitting("card gi") == ["card Giant"]
    assert words.fitting("card ant") == ["card Giant"]
