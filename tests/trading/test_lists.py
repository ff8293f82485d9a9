"""Deck lists as text, and what a rack says of them; on a small set of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from bestiary.trading import Catalogue, DeckLimits, DeckRack, TradingCard, read_list
from bestiary.trading.rack import REMEMBERED

SET: Catalogue[TradingCard] = Catalogue()
for number, (name, unlimited) in enumerate(
    [("Red Orb", True), ("Wolverine", False), ("Shield", False), ("The Plague", False)], 1
):
    SET.enter(TradingCard(number, f"x-{number}", name, "card", unlimited=unlimited))


def rack(limits: DeckLimits) -> DeckRack[TradingCard]:
    return DeckRack("bestiary.games.hiddenzone", SET, limits)


def test_a_line_is_a_count_and_a_name_or_an_id() -> None:
    deck = read_list("4x Wolverine  # fierce\n\n# a remark\n 2  the   plague\n1 X-3", SET)
    assert deck.unread == []
    assert deck.counts() == {2: 4, 4: 2, 3: 1}
    assert deck.origins() == [2, 2, 2, 2, 3, 4, 4]
    assert deck.total() == 7


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("4 Wolverin", "line 1: no card 'Wolverin'; did you mean 'Wolverine'?"),
        ("Wolverine", "line 1: write '4 Name' or '4 id', not 'Wolverine'"),
        ("0 Wolverine", "line 1: write '4 Name' or '4 id', not '0 Wolverine'"),
        ("-1 Wolverine", "line 1: write '4 Name' or '4 id', not '-1 Wolverine'"),
        ("4", "line 1: write '4 Name' or '4 id', not '4'"),
        ("9999999999 Shield", "line 1: write '4 Name' or '4 id', not '9999999999 Shield'"),
        ("4 qqqqqq", "line 1: no card 'qqqqqq'"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, fault: str) -> None:
    assert read_list(line, SET).unread == [fault]


def test_every_fault_is_named_at_once() -> None:
    text = "3 Wolverine\n2 Wolverin\n5 Shield\n2 Wolverine\n"
    assert rack(DeckLimits(8, 4)).faults(text) == [
        "line 2: no card 'Wolverin'; did you mean 'Wolverine'?",
        "lines 1 and 4: 5 of Wolverine (x-2), at most 4 are allowed",
        "line 3: 5 of Shield (x-3), at most 4 are allowed",
        "10 cards, and a deck has exactly 8: take out 2",
    ]


def test_some_cards_have_no_limit() -> None:
    assert rack(DeckLimits(10, 4)).faults("9 Red Orb\n1 Shield") == []


def test_a_ready_deck_may_be_exempt_by_name() -> None:
    ours = rack(DeckLimits(10, 4, exempt=["original"]))
    ours.texts = {"original": "10 Wolverine\n", "other": "10 Wolverine\n"}
    assert ours.faults("original") == []
    assert len(ours.faults("other")) == 1
    assert len(ours.faults("10 Wolverine\n")) == 1  # the exemption is the name's, not the list's


def test_a_deck_is_shown_with_counts() -> None:
    shown = rack(DeckLimits(5, 4)).show("2 Shield\n3 Wolverine")
    assert [(row["count"], row["id"], row["name"]) for row in shown["cards"]] == [
        (3, "x-2", "Wolverine"),
        (2, "x-3", "Shield"),
    ]
    assert (shown["total"], shown["size"]) == (5, 5)
    assert shown["tables"] == [{"label": "Kind", "rows": [{"label": "card", "count": 5}]}]
    assert shown["faults"] == []


def test_the_cards_of_a_deck_builder() -> None:
    cards = rack(DeckLimits(5, 4)).cards()
    assert [card["id"] for card in cards] == [card.id for card in SET.cards]
    wolverine = next(card for card in cards if card["name"] == "Wolverine")
    assert wolverine["card"]["name"] == wolverine["card"]["face"] == "Wolverine"
    assert wolverine["facts"] == [{"label": "Kind", "value": "card"}]
    unlimited = {card.id: card.unlimited for card in SET.cards}
    assert all(card["most"] == (0 if unlimited[card["id"]] else 4) for card in cards)


def test_a_set_has_no_two_cards_alike() -> None:
    for id, name in (("x-1", "New"), ("x-9", "Shield"), ("shield", "New")):
        with pytest.raises(ValueError, match="another card has its"):
            SET.enter(TradingCard(9, id, name, "card"))


def test_ready_decks_are_the_text_files_of_the_games_folder() -> None:
    folder = Path(__file__).parents[2] / "src/bestiary/games/hiddenzone/decks"
    assert rack(DeckLimits(40, 4)).names() == sorted(file.stem for file in folder.glob("*.txt"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1 Wolverine\n" * 5000, "a deck has at most 500 lines; this one has 5,000"),
        ("#" + "é" * 40_000, "80,001 bytes are too many"),
        ("40 Wolverine\n# \x1b[2J", "line 2 holds an unprintable character, U+001B"),
        ("\x1fember", "line 1 holds an unprintable character, U+001F"),
    ],
)
def test_a_text_too_large_or_odd_for_an_option_is_no_deck(text: str, fault: str) -> None:
    assert rack(DeckLimits(40, 40)).faults(text) == [fault]


def test_only_some_of_many_unread_lines_are_named() -> None:
    faults = rack(DeckLimits(40, 4)).faults("\n".join(f"1 Nothing {i}" for i in range(400)))
    assert len(faults) == 42
    assert faults[40] == "and 360 more lines that cannot be read"


def test_decks_are_not_remembered_for_ever() -> None:
    box = rack(DeckLimits(40, 40))
    for number in range(1000):
        assert box.origins(f"40 Wolverine # {number}") == [2] * 40
    assert len(box.lists) <= REMEMBERED
