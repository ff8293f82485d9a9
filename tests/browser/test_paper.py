"""Games on paper, by the command: the PDFs are read, measured and compared with the games."""

import base64
import json
import re
import struct
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

import bestiary
from bestiary.play.box import box
from bestiary.play.decks import decks_shown
from tests.browser.pdf import Box, Page, is_embedded, pages

ROOT = Path(__file__).parents[2]
NEAR = 0.1  # millimetres


class Case(NamedTuple):
    words: str
    paper: tuple[float, float]
    card: tuple[float, float]
    columns: int
    rows: int
    gap: float = 0
    backs: str = "none"


CASES = {
    "creature-adventures": Case("--parts all --save-ink", (210, 297), (63, 88), 3, 3),
    "creature-wars": Case("--size mini --paper a3", (297, 420), (44, 67), 6, 6),
    "hiddenzone": Case("--backs duplex", (210, 297), (63, 88), 3, 3, backs="duplex"),
    "twisted-oliver": Case(
        "--backs fold --bleed 2 --gap 4 --paper letter", (215.9, 279.4), (63, 88), 3, 1, 4, "fold"
    ),
}


def run(game: str, words: str, where: Path) -> str:
    command = [sys.executable, "-m", "bestiary", "print", game, *words.split(), "-o", str(where)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@cache
def faces_of(name: str) -> list[dict[str, Any]]:
    """The cards that are to be printed, each as often as it is needed."""
    game = bestiary.game(name)
    if game.decks() is None:
        return [dict(one["card"]) for one in box(game)["cards"] for _ in range(one["count"])]
    shown = decks_shown(game)
    decks = game.decks()
    assert decks is not None
    by_id = {one["id"]: one["card"] for one in shown["cards"]}
    ready = decks.show(shown["ready"][0]["text"])
    return [dict(by_id[one["id"]]) for one in ready["cards"] for _ in range(one["count"])]


@pytest.fixture(scope="module", params=CASES)
def printed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Case, list[Page]]:
    name: str = request.param
    file = tmp_path_factory.mktemp("paper") / "game.pdf"
    run(name, CASES[name].words, file)
    return name, CASES[name], pages(file)


def test_a_game_on_paper(printed: tuple[str, Case, list[Page]]) -> None:
    """One test, because printing takes longer than reading."""
    name, case, found = printed
    wanted = faces_of(name)
    sheets = -(-len(wanted) // (case.columns * case.rows))
    fronts = found[: 2 * sheets : 2] if case.backs == "duplex" else found[:sheets]
    rest = found[len(fronts) * (2 if case.backs == "duplex" else 1) :]
    for page in found:
        assert page.width == pytest.approx(case.paper[0], abs=0.3)
        assert page.height == pytest.approx(case.paper[1], abs=0.3)
        assert all(is_embedded(font) for font in page.fonts)
    for page in fronts:
        check_marks(page, case)
    written = [re.sub(r"\s+", "", page.text).lower() for page in fronts]
    each = case.columns * case.rows
    for place, card in enumerate(wanted):
        name_there = re.sub(r"\s+", "", card["name"]).lower()
        assert name_there in written[place // each], f"{card['name']} is not where it should be"
    if case.backs == "duplex":
        for front, back in zip(fronts, found[1 : 2 * sheets : 2], strict=True):
            check_mirrored(front, back, case)
    elif case.backs == "fold":
        for page in fronts:
            check_folded(page, case)
    if "all" in case.words:
        check_the_rest(name, rest)
    else:
        assert rest == []


def test_a_game_in_a_source_file_without_rules(tmp_path: Path) -> None:
    file = tmp_path / "frogs.pdf"
    run(str(ROOT / "examples/lantern_frogs.py"), "--parts all", file)
    cards, more, board, mats, tokens = (page.text for page in pages(file))
    assert (cards + more).count("Hops") == 12
    assert "Lantern" in board
    assert "Player 2" in mats
    assert "2" in tokens


def check_marks(page: Page, case: Case) -> None:
    """A pair of marks for each line to cut, a millimetre from the bleed, and no others."""
    (width, height), bleed = case.card, 2 if "bleed" in case.words else 0
    cell = height * (2 if case.backs == "fold" else 1)
    left = (case.paper[0] - case.columns * width - (case.columns - 1) * case.gap) / 2
    top = (case.paper[1] - case.rows * cell - (case.rows - 1) * case.gap) / 2
    xs = cuts(left, width, case.gap, case.columns)
    ys = cuts(top, cell, case.gap, case.rows)
    away = 1 + bleed
    expected = [(x, y) for x in xs for y in (top - away - 2, ys[-1] + away + 2)]
    expected += [(x, y) for y in ys for x in (left - away - 2, xs[-1] + away + 2)]
    marks = [(box.x + box.width / 2, box.y + box.height / 2) for box in page.marks()]
    assert len(marks) == len(expected)
    for x, y in expected:
        assert min(max(abs(x - a), abs(y - b)) for a, b in marks) < NEAR, (x, y)


def cuts(start: float, size: float, gap: float, count: int) -> list[float]:
    ends = [start + i * (size + gap) + end for i in range(count) for end in (0, size)]
    return sorted({round(end, 3) for end in ends})


def cards_on(page: Page, case: Case) -> list[Box]:
    """The rectangles that are as large as a card with its bleed."""
    bleed = 2 if "bleed" in case.words else 0
    width, height = (side + 2 * bleed for side in case.card)
    found = {
        (round(box.x, 1), round(box.y, 1)): box
        for box in page.boxes
        if abs(box.width - width) < 0.2 and abs(box.height - height) < 0.2
    }
    return sorted(found.values(), key=lambda box: (round(box.y), box.x))


def check_mirrored(front: Page, back: Page, case: Case) -> None:
    """Turned over along its long edge, each back lies behind its front."""
    before = [(box.x, box.y) for box in cards_on(front, case)]
    behind = [(case.paper[0] - box.x - case.card[0], box.y) for box in cards_on(back, case)]
    assert before
    for one, other in zip(sorted(before), sorted(behind), strict=True):
        assert one == pytest.approx(other, abs=NEAR)


def check_folded(page: Page, case: Case) -> None:
    """Each back is right above its front, so that both have the fold in common; and their bleed
    ends there, or one would cover a strip of the other."""
    places = [(box.x, box.y) for box in cards_on(page, case)]
    highest = min(y for _, y in places)
    backs = sorted(place for place in places if place[1] < highest + 1)
    fronts = sorted(place for place in places if place[1] > highest + 1)
    assert fronts
    for (x, y), (a, b) in zip(fronts, backs, strict=True):
        assert x == pytest.approx(a, abs=NEAR)
        assert y - b == pytest.approx(case.card[1], abs=NEAR)
        fold = y + 2
        clipped = [box for box in page.boxes if box.height == pytest.approx(90, abs=NEAR)]
        ends = [end for box in clipped if abs(box.x - x) < NEAR for end in (box.y, box.y + 90)]
        assert sum(abs(end - fold) < NEAR for end in ends) >= 2


def check_the_rest(name: str, rest: list[Page]) -> None:
    """The board, mats, tokens, reminders and aids; then the rules, whole and once."""
    game = bestiary.game(name)
    needed = box(game)
    texts = [re.sub(r"\s+", " ", page.text) for page in rest]
    board = [text for text in texts if "Glue the next part" in text]
    assert len(board) == 3
    # What lies in the strip to glue is on two sheets, and nothing is on none.
    squeezed = "".join(board).replace(" ", "")
    for tile in needed["board"]:
        assert tile["label"].replace(" ", "") in squeezed, tile["label"]
    mats = next(text for text in texts if "Player 4" in text)
    assert mats.count("Caught") == 4
    reminders = next(text for text in texts if "poisoned" in text)
    assert reminders.count("Inner Peace") == 2
    aids = next(text for text in texts if text.count("The wild roll") == 4)
    booklet = "".join(texts[texts.index(aids) + 1 :]).replace(" ", "")
    assert (len(texts) - texts.index(aids) - 1) % 2 == 0, "sheets have two sides"
    for heading in re.findall(r"^##+ (.*)$", game.rules(), re.M):
        assert booklet.count(heading.replace(" ", "")) >= 1, heading


def test_a_picture_for_each_card(tmp_path: Path) -> None:
    said = run("hiddenzone", "--png --bleed 1", tmp_path / "cards")
    wanted = faces_of("hiddenzone")
    names = {card["name"] for card in wanted}
    files = sorted((tmp_path / "cards").glob("*.png"))
    assert len(files) == len(names) + 1, "and the back"
    assert said.startswith(f"{len(files)} pictures")
    for file in files:
        data = file.read_bytes()
        width, height = struct.unpack(">II", data[16:24])
        assert (width, height) == (round(65 / 25.4 * 300), round(90 / 25.4 * 300))
        at = data.index(b"pHYs") + 4
        assert struct.unpack(">IIB", data[at : at + 9]) == (11811, 11811, 1), "300 dpi"
    listed = (tmp_path / "cards/counts.txt").read_text().split("\n")[:-1]
    assert sum(int(line.split()[0]) for line in listed) == len(wanted) + 1


TTS_CARD = (341, 585)  # pixels: the largest tarot card of which seven are below 4096


def test_sheets_for_tabletop_simulator(browser: Browser, tmp_path: Path) -> None:
    """The format is that of kb.tabletopsimulator.com/custom-content/save-file-format."""
    folder = tmp_path / "tts"
    run("creature-adventures", "--sheets --size tarot --url https://example.org/x/", folder)
    wanted = faces_of("creature-adventures")
    saved = json.loads((folder / "creature-adventures.json").read_text("utf-8"))
    (deck,) = saved["ObjectStates"]
    assert deck["Name"] == "DeckCustom"
    assert deck["DeckIDs"] == [100 + place for place in range(50)]
    assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
    assert [card["Nickname"] for card in deck["ContainedObjects"]] == [
        card["face"] for card in wanted
    ]
    assert all(card["Name"] == "Card" for card in deck["ContainedObjects"])
    sheet = deck["CustomDeck"]["1"]
    assert (sheet["NumWidth"], sheet["NumHeight"]) == (10, 7)
    assert sheet["FaceURL"] == "https://example.org/x/sheet-1.png"
    assert sheet["BackURL"] == "https://example.org/x/back.png"
    data = (folder / "sheet-1.png").read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (10 * TTS_CARD[0], 7 * TTS_CARD[1])
    assert max(width, height) <= 4096
    # In every place the colour of the card that the JSON says is there; in the last one, the back.
    places = [*range(50), 69]
    colours = edge_colours(browser, data, places)
    kinds = [card["accent"] for card in wanted]
    for one in range(50):
        for other in range(one):
            assert (colours[one] == colours[other]) == (kinds[one] == kinds[other])
    (back,) = edge_colours(browser, (folder / "back.png").read_bytes(), [0])
    assert colours[-1] == back
    assert back not in colours[:-1]


def edge_colours(browser: Browser, png: bytes, places: list[int]) -> list[list[int]]:
    """The colour of the frame in the middle of the lower edge of some places of a sheet."""
    page = browser.new_page()
    try:
        found: list[list[int]] = page.evaluate(
            """async ([png, places, [wide, tall]]) => {
              const shown = new Image();
              shown.src = png;
              await shown.decode();
              const canvas = new OffscreenCanvas(shown.width, shown.height);
              const brush = canvas.getContext('2d');
              brush.drawImage(shown, 0, 0);
              return places.map((place) => {
                const x = (place % 10) * wide + Math.floor(wide / 2);
                const y = (Math.floor(place / 10) + 1) * tall - 3;
                return Array.from(brush.getImageData(x, y, 1, 1).data);
              });
            }""",
            [f"data:image/png;base64,{base64.b64encode(png).decode()}", places, TTS_CARD],
        )
    finally:
        page.close()
    return found
