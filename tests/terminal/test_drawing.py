"""The table from views made by hand: drawn, spoken, and in ASCII."""

import io

import pytest

from bestiary.engine.view import View, gauge
from bestiary.terminal.draw import show
from bestiary.terminal.draw.screen import Screen
from tests.terminal.views import card, choice, duel_view, map_view, zone


class Terminal(io.StringIO):
    """A file that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _known_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORTERM", raising=False)


def shown(view: View, plain: bool = False, ascii: bool = False, width: int = 80) -> str:
    out = Terminal()
    screen = Screen(out, plain, ascii, width)
    view = show.fit_view(view, screen)
    show.show_log(view["log"], view, screen)
    show.show_table(view, ["human", "greedy"], screen)
    for place in view["zones"]:
        show.show_zone(place, view, screen)
    return out.getvalue()


def table_of(view: View, plain: bool) -> str:
    out = Terminal()
    show.show_table(view, ["human", "greedy"], Screen(out, plain, False, 80))
    return out.getvalue()


@pytest.mark.parametrize("view", [duel_view(), map_view()])
@pytest.mark.parametrize("plain", [True, False])
def test_everything_of_the_view_is_there(view: View, plain: bool, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("NO_COLOR", "1")
    text = shown(view, plain)
    for place in view["zones"]:
        for lying in place["cards"]:
            assert lying["face"] in text
    for seat in view["seats"]:
        assert seat["name"] in text
        assert str(seat["gauges"][0]["value"]) in text
    for rule in view["lasting"]:
        assert rule["text"] in text
    for tile in view["map"]:
        assert tile["label"] in text or plain
    for event in view["log"]:
        assert event["text"] in text


@pytest.mark.parametrize("view", [duel_view(), map_view()])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_screen(view: View, width: int, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("NO_COLOR", "1")
    assert max(len(line) for line in shown(view, width=width).splitlines()) <= width


@pytest.mark.parametrize("view", [duel_view(), map_view()])
@pytest.mark.parametrize("plain", [True, False])
def test_ascii_is_ascii(view: View, plain: bool) -> None:
    assert shown(view, plain, ascii=True).isascii()
    assert "Lvl.2 Nightmare Wolf {2} -> Lvl.3" in shown(duel_view(), plain=True, ascii=True)


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" in shown(duel_view())
    assert "\x1b" not in shown(duel_view(), plain=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in shown(duel_view())


def test_a_symbol_stands_where_a_colour_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "1 ▲ Lvl.3 Fire Giant {4}" in shown(duel_view())
    assert "1 F Lvl.3 Fire Giant {4}" in shown(duel_view(), ascii=True)


def test_plain_is_one_sentence_a_line() -> None:
    lines = shown(duel_view(), plain=True).splitlines()
    assert "Player 1 (you): HP 24 of 30, has the initiative." in lines
    assert "1. Lvl.3 Fire Giant {4}" in lines
    assert "- Lvl.6 Holy Dragon {7}: (1) - not now: cooldown: playable on turn 6" in lines
    assert "Forest: you here." in shown(map_view(), plain=True).splitlines()


def test_a_view_with_next_to_nothing_can_be_drawn() -> None:
    view = duel_view()
    view["zones"] = [zone("hand.0", "Hand", "hand", 0), zone("deck", "Deck", "pile", -1)]
    view["lasting"], view["decision"], view["log"] = [], None, []
    for seat in view["seats"]:
        seat["gauges"] = []
    for plain in (True, False):
        assert "Player 2" in shown(view, plain)


@pytest.mark.parametrize("plain", [True, False])
def test_an_empty_deck_is_drawn_and_nothing_aside_is_not(plain: bool) -> None:
    view = duel_view()
    view["zones"] = [zone("deck", "Deck", "pile", -1), zone("out", "Banished", "aside", -1)]
    assert "Deck" in table_of(view, plain)
    assert "Banished" not in table_of(view, plain)
    view["zones"][1] = zone("out", "Banished", "aside", -1, card(9, "Lvl.1 Holy Wolf {2}"))
    assert "Banished" in table_of(view, plain)
    assert "Lvl.1 Holy Wolf {2}" in table_of(view, plain)


def test_marks_on_cards_that_lie_face_down_are_seen() -> None:
    view = duel_view()
    view["zones"].append(zone("row.1", "Traps", "row", 1, card(50)))
    assert "a card (cooldown 1)" in shown(view, plain=True)
    assert "Player 2's traps, 1 card:" in shown(view, plain=True)


def with_many_gauges() -> View:
    """Three players with five gauges each, and rows of cards that lie open."""
    view = duel_view()
    seat = view["seats"][0]
    hp, level, caught = (gauge(label, 24, 30) for label in ("HP", "Level", "Caught"))
    view["seats"] = [
        {**seat, "seat": i, "name": f"Player {i + 1}", "gauges": [hp, level, caught, hp, caught]}
        for i in range(3)
    ]
    view["seats"][1]["marks"] = [{"key": "quiet", "label": "Quiet Shoes", "value": 2}]
    view["zones"].append(zone("row.2", "Team", "row", 2, card(50, "Lvl.1 Holy Wolf {2}", text="x")))
    return view


def drawn(view: View, width: int) -> list[str]:
    out = Terminal()
    names = ["human", *["greedy"] * (len(view["seats"]) - 1)]
    show.show_table(view, names, Screen(out, width=width))
    return out.getvalue().splitlines()


def test_gauges_without_room_for_bars_are_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    lines = drawn(with_many_gauges(), 90)
    numbers = "HP 24/30  Level 24/30  Caught 24/30  HP 24/30  Caught 24/30"
    assert f"▸  Player 1 (you)     {numbers}" in lines
    after = lines.index(f"▸  Player 2 (greedy)  {numbers}") + 1
    assert lines[after].startswith("     Hand 3 · Quiet Shoes 2")
    assert not any("…" in line for line in lines)
    assert any("█" in line for line in drawn(duel_view(), 80))


def test_cards_of_many_others_take_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    view = with_many_gauges()
    assert "   Player 3's team  Lvl.1 Holy Wolf {2}" in [x.rstrip() for x in drawn(view, 90)]
    decision = view["decision"]
    assert decision is not None
    decision["choices"] = [choice("bite", 50, "Bite the wolf")]
    lines = [line.rstrip() for line in drawn(view, 90)]
    assert " Player 3's team  1" in lines  # one can choose it: it has its own line and number
    assert any(line.split()[:1] == ["1"] and "Holy Wolf" in line for line in lines)


@pytest.mark.parametrize("plain", [True, False])
def test_what_gives_something_up_for_good_is_last_and_apart(plain: bool) -> None:
    view = duel_view()
    decision = view["decision"]
    assert decision is not None
    decision["choices"] = [
        choice("brace", -1, "Brace", place=2),
        choice("forfeit", -1, "Forfeit", grave=True),
        choice("strike", -1, "Strike", place=1),
    ]
    lines = [line.strip() for line in table_of(view, plain).splitlines()]
    at = [
        next(i for i, line in enumerate(lines) if word in line)
        for word in ("Strike", "Brace", "Forfeit")
    ]
    assert at == sorted(at)
    assert plain or lines[at[2] - 1] == ""
