"""Maps that are too large for names: what is drawn is read back and compared with the view."""

from __future__ import annotations

import io

import pytest

from bestiary.engine.view import View
from bestiary.terminal.draw import show
from bestiary.terminal.draw.maps import draw_map, say_map
from bestiary.terminal.draw.numbers import number_choices
from bestiary.terminal.draw.screen import Screen
from tests.terminal.views import choice, island_view, map_view


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")


def drawn(view: View, width: int = 80, ascii: bool = False) -> list[str]:
    """The lines of the map alone."""
    screen = Screen(Terminal(), ascii=ascii, width=width)
    view = show.fit_view(view, screen)
    return draw_map(view, number_choices(view).tiles, screen).plain.splitlines()


def pitch(width: int) -> int:
    """Columns from one tile to the next, for the island's nine."""
    return min(9, (width - 4) // 9)


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_every_tile_is_in_its_place(width: int) -> None:
    lines = drawn(island_view(), width)
    for tile in island_view()["map"]:
        assert lines[2 * tile["y"]][pitch(width) * tile["x"]] == tile["symbol"], tile["label"]


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_road_is_drawn_and_no_other(width: int) -> None:
    view = island_view()
    lines = [line.ljust(width) for line in drawn(view, width)]
    at = {(tile["x"], tile["y"]): tile for tile in view["map"]}
    for (x, y), tile in at.items():
        right, below = at.get((x + 1, y)), at.get((x, y + 1))
        before_next = lines[2 * y][pitch(width) * (x + 1) - 1]
        leads_right = right is not None and right["id"] in tile["exits"]
        assert (before_next == "─") == (leads_right or tile["id"] == 22), tile["label"]
        under = lines[2 * y + 1][pitch(width) * x]
        leads_down = below is not None and below["id"] in tile["exits"]
        assert (under == "│") == (leads_down or tile["id"] in (4, 24)), tile["label"]


def test_a_long_road_passes_empty_places() -> None:
    lines = drawn(island_view(), 80)
    assert "".join(lines[y][4 * 8] for y in range(9)) == "♣│││★│││♣"


def test_a_road_that_nobody_walks_back_has_a_head() -> None:
    assert ">★" in drawn(island_view(), 80)[4]


def test_a_road_that_cannot_be_drawn_is_said() -> None:
    lines = drawn(island_view())
    assert "Palm Beach 2 also leads to Palm Beach 9 and back." in lines
    assert sum("also leads to" in line for line in lines) == 1


def test_crossing_roads() -> None:
    view = island_view()
    view["map"][24]["x"] = 5  # out of the way
    view["map"][24]["exits"] = []
    for tile in view["map"]:
        tile["exits"] = [way for way in tile["exits"] if way != 24]
    view["map"][4]["exits"].append(16)
    view["map"][16]["exits"].append(4)
    view["map"][22]["exits"].append(10)
    view["map"][10]["exits"].append(22)
    del view["map"][24]
    lines = drawn(view, 80)
    assert lines[4][4 * 8] == "┼"
    assert drawn(view, 80, ascii=True)[4][4 * 8] == "+"


def test_numbers_stand_where_they_lead_and_pieces_where_they_are() -> None:
    top, bottom = drawn(island_view())[0], drawn(island_view())[8]
    assert top.startswith("⌂@")
    assert top[4 * 8 :].startswith("♣1─")
    assert bottom[8 * 8 :] == "⌂2+B"  # two ways there, and Player 2
    assert bottom.startswith("♣4─")


def test_a_spectator_is_nobody_on_the_map() -> None:
    view = island_view()
    view["seat"] = -1
    view["decision"] = None
    text = "\n".join(drawn(view))
    assert "@" not in text
    assert "A Player 1: Hut of the Hermit   B Player 2: Hut of the Twins" in text


def test_a_crowd_on_one_tile_is_cut_and_named_below() -> None:
    view = island_view()
    seat = view["seats"][0]
    view["seats"] = [{**seat, "seat": i, "name": f"Player {i + 1}"} for i in range(6)]
    view["map"][0]["seats"] = [5, 4, 3, 2, 1, 0]
    view["map"][12]["seats"] = []
    lines = drawn(view, 50)
    assert lines[0].startswith("⌂@FE&")
    assert all(f"Player {i}: Hut of the Hermit" in "\n".join(lines) for i in range(2, 7))


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_every_place_of_note_is_named(width: int) -> None:
    view = island_view()
    view["map"][0]["seats"] = view["map"][12]["seats"] = []
    text = "\n".join(drawn(view, width))
    for name in ("Hut of the Hermit", "Hut of the Twins", "The Old Volcano", "Bamboo Pier"):
        assert name in text or name == "The Old Volcano"  # "★ volcano" says it already
    assert "Palm Beach 7" not in text


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_names_never_touch_anything(width: int) -> None:
    """A blank, or the edge, on both sides of every name on the sheet itself."""
    for line in drawn(island_view(), width)[:9]:
        for name in ("Hut of the Hermit", "Hut of the Twins", "The Old Volcano", "Bamboo Pier"):
            if name in line:
                start = line.index(name)
                around = line[max(0, start - 1) : start] + line[start + len(name) :][:1]
                assert not around.strip()


def test_the_legend_has_every_kind() -> None:
    lines = drawn(island_view(), 120)
    assert "⌂ hut   ♣ beach   ♜ pier   ★ volcano   7+ 7 and more: several ways" in lines


@pytest.mark.parametrize("width", [40, 50, 60, 80, 100, 120])
def test_it_is_never_wider_than_the_screen(width: int) -> None:
    assert max(map(len, drawn(island_view(), width)[:9])) <= width - 2
    out = Terminal()
    show.show_table(island_view(), ["human", "greedy"], Screen(out, plain=False, width=width))
    assert width < 60 or max(map(len, out.getvalue().splitlines())) <= width


def test_ascii_tells_the_kinds_apart() -> None:
    text = "\n".join(drawn(island_view(), ascii=True))
    assert text.isascii()
    assert "H hut   % beach   p pier   * volcano" in text


def test_a_screen_too_narrow_for_any_map_gets_sentences() -> None:
    assert drawn(island_view(), 30) == say_map(island_view())


def test_a_large_map_in_sentences() -> None:
    assert say_map(island_view()) == [
        "Hut of the Hermit (hut): you here.",
        "Hut of the Twins (hut): Player 2 here.",
        "Hut of the Hermit leads to Palm Beach 1 and Palm Beach 23.",
        (
            "Steps from here: Bamboo Pier (pier) 2, The Old Volcano (volcano) 3, "
            "Hut of the Twins (hut) 6."
        ),
    ]


def test_a_small_map_keeps_its_names_and_its_digits() -> None:
    assert drawn(map_view()) == [
        "Forest ───────────── 2 River of Sorrows ─ Tower",
        "@                                         2",
        "│                    │",
        "3 Cave               Village",
        "",
        "",
        "Tower also leads to Cave and back.",
    ]


def test_many_choices_stand_in_columns() -> None:
    view = island_view()
    decision = view["decision"]
    assert decision is not None
    decision["choices"] = [choice("go", i, f"Palm Beach {i}", of="tile") for i in range(20)]
    out = Terminal()
    show.show_table(view, ["human", "greedy"], Screen(out, width=80))
    lines = out.getvalue().splitlines()
    first = next(line for line in lines if "Palm Beach 0" in line)
    assert first.split() == [
        "1",
        "Palm",
        "Beach",
        "0",
        "8",
        "Palm",
        "Beach",
        "7",
        "15",
        "Palm",
        "Beach",
        "14",
    ]
    assert max(map(len, lines)) <= 80
