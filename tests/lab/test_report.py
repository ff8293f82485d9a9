"""The report: one small file that holds all it needs, and says what the document says."""

import base64
import csv
import io
import json
import os
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest

import bestiary
from bestiary.lab.report import report_html, report_of
from bestiary.lab.report.blocks import HeatMap, IntervalPlot, Plot
from bestiary.lab.words.figures import figure
from bestiary.lab.words.one import study_summary
from tests.docs.pages import ROOT
from tests.lab.documents import DOCUMENTS, study
from tests.terminal.console import COMMAND, environment, run

MOST_BYTES: Final = 3_000_000


class Outline(HTMLParser):
    """What a page is made of; every element must be closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page_of(name: str) -> str:
    return report_html(report_of(DOCUMENTS[name](), "bestiary lab ..."))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_report_holds_all_it_needs(name: str) -> None:
    page = page_of(name)
    assert len(page.encode()) < MOST_BYTES
    outline = Outline(page)
    for tag, attributes in outline.attributes:
        assert tag not in ("link", "img", "iframe", "object", "embed"), tag
        assert "style" not in attributes, tag  # the policy forbids it
        assert not [key for key in attributes if key.startswith("on")], tag
        for key in ("src", "href"):
            assert (attributes.get(key) or "data:").startswith("data:"), attributes[key]
    assert "http://" not in page.replace("http-equiv", "")
    assert "https://" not in page
    for line in DOCUMENTS[name]()["summary"]:
        assert line in outline.text


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_plot_has_a_sentence_words_for_the_eyes_closed_and_data(name: str) -> None:
    report = report_of(DOCUMENTS[name](), "bestiary lab ...")
    plots = [block for block in report.blocks if isinstance(block, Plot)]
    assert plots
    outline = Outline(report_html(report))
    labels = [attrs["aria-label"] for tag, attrs in outline.attributes if tag == "svg"]
    names = {attrs.get("download") for tag, attrs in outline.attributes if tag == "a"}
    for plot in plots:
        assert plot.sentence.endswith(".")
        assert any(plot.sentence in str(label) for label in labels)
        assert plot.rows
        assert all(len(row) == len(plot.headings) for row in plot.rows)
    assert len(names) == len(report.blocks) + 1


def linked(page: str, ending: str) -> str:
    found = re.search(rf'download="[^"]*{ending}" href="data:[^;]+;base64,([^"]+)"', page)
    assert found is not None
    return base64.b64decode(found[1]).decode()


def test_the_files_hold_the_numbers() -> None:
    page, document = page_of("study"), study()
    rows = list(csv.DictReader(io.StringIO(linked(page, "who-wins.csv"))))
    seats = document["seats"]
    assert [float(row["share"]) for row in rows][: len(seats)] == [s["value"] for s in seats]
    assert json.loads(linked(page, "study.json")) == document
    cards = list(csv.DictReader(io.StringIO(linked(page, "every-card.csv"))))
    assert len(cards) == len(document["cards"])


def test_the_reports_of_our_games_are_of_todays_rules() -> None:
    """`make reports` makes them again, in a minute or two."""
    files = sorted((ROOT / "docs" / "lab").glob("*.html"))
    assert len(files) == 4
    for file in files:
        asked = json.loads(linked(file.read_text("utf-8"), "study.json"))["experiment"]
        assert asked["game"] == file.stem
        assert asked["rules"] == bestiary.game(file.stem).version, f"{file.name}: make reports"


def test_what_is_drawn_is_where_the_axis_says() -> None:
    """A dot lies between the ends of its whisker, and further right for a higher value."""
    page = page_of("compare")
    first = page[page.index('<svg class="wide"') :]
    groups = re.findall(r"<g>(.*?)</g>", first[: first.index("</svg>")])
    measures = [m for m in DOCUMENTS["compare"]()["measures"] if m["rate"]]
    drawn = {}
    for group in groups:
        left, right = re.findall(r'x[12]="([-0-9.]+)"', group)
        dot = re.search(r'cx="([-0-9.]+)"', group)
        title = re.search("<title>(.*): [+\N{MINUS SIGN}]", group)
        assert dot is not None
        assert title is not None
        assert float(left) <= float(dot[1]) <= float(right)
        drawn[title[1].replace("&#x27;", "'")] = float(dot[1])
    known = sorted(
        (m["difference"]["value"], drawn[m["title"]]) for m in measures if m["title"] in drawn
    )
    assert len(known) == len(groups) > 3
    assert [x for _, x in known] == sorted(x for _, x in known)


def test_what_a_card_does_for_sure_is_marked() -> None:
    document = json.loads(json.dumps(DOCUMENTS["cards"]()))
    giant, wolf = document["cards"]
    giant["dealt"] |= {"value": 0.2, "low": 0.15, "high": 0.25}
    giant["dealt"]["corrected"] = {"low": 0.1, "high": 0.3}
    wolf["dealt"] |= {"value": -0.05, "low": -0.09, "high": -0.01}
    wolf["dealt"]["corrected"] = {"low": -0.12, "high": 0.02}
    plot = report_of(document, "bestiary lab cards").blocks[0]
    assert isinstance(plot, Plot)
    assert isinstance(plot.drawing, IntervalPlot)
    assert [bar.clear for bar in plot.drawing.bars] == [True, False]
    assert "1 of 2 make a difference for sure" in plot.sentence
    assert [row[0] for row in plot.rows] == [giant["card"], wolf["card"]]


def test_the_matrix_of_decks_is_the_same_from_both_sides() -> None:
    document = DOCUMENTS["decks"]()
    matrix = report_of(document, "bestiary lab decks").blocks[0]
    assert isinstance(matrix, Plot)
    assert isinstance(matrix.drawing, HeatMap)
    values = matrix.drawing.values
    for row in range(len(values)):
        assert values[row][row] is None
        for column in range(row):
            pair = values[row][column], values[column][row]
            assert pair[0] is not None
            assert pair[1] is not None
            assert pair[0] + pair[1] == pytest.approx(1)
    one, two = document["pairs"][0]["decks"]
    names = matrix.drawing.rows
    assert values[names.index(one)][names.index(two)] == document["pairs"][0]["value"]


def test_an_exact_answer_stands_beside_the_simulation() -> None:
    document = DOCUMENTS["odds of a hand"]()
    plot = report_of(document, "bestiary lab odds").blocks[0]
    assert isinstance(plot, Plot)
    assert plot.rows[0] == ["Counted exactly", document["value"], None, None]
    assert plot.rows[1][1] == document["simulated"]["value"]
    assert document["fraction"] in plot.sentence


def test_only_what_is_often_regretted_is_called_most_regretted() -> None:
    document = json.loads(json.dumps(study()))
    never = {"value": 0.0, "low": 0.0, "high": 0.1, "of": 30}
    for card in document["cards"]:
        card |= {"offered": 50, "judged": 30, "regretted": 0, "regret_rate": never}
    assert not any("regretted" in line for line in study_summary(document))
    rare = {**never, "value": 0.1, "low": 0.02, "high": 0.3}  # which may be one in fifty
    document["cards"][0] |= {"regretted": 3, "regret_rate": rare}
    assert not any("regretted" in line for line in study_summary(document))
    document["cards"][0] |= {"regretted": 12, "regret_rate": {**rare, "value": 0.4, "low": 0.2}}
    assert any("Most regretted in hindsight: " in line for line in study_summary(document))


def test_names_are_only_names() -> None:
    """A card's name can be anything; it is text in the page, and no formula in a spreadsheet."""
    document = json.loads(json.dumps(study()))
    document["cards"][0]["card"] = "<script>alert(1)</script>"
    document["cards"][1]["card"] = "=HYPERLINK(1)"
    page = report_html(report_of(document, "bestiary lab study '<b>'"))
    assert "<script>alert" not in page
    assert page.count("<script>") == 1
    Outline(page)
    assert "'=HYPERLINK(1)" in linked(page, "every-card.csv")


def test_the_command_line_writes_it_and_says_how_to_repeat_it(tmp_path: Path) -> None:
    file = tmp_path / "out.html"
    words = ["lab", "study", "creature-wars", "--bots", "random", "--games", "6", "--set", "hp=12"]
    first = run(tmp_path, *words, "--seed", "5", "--jobs", "1", "--report", str(file), "--json")
    assert first.code == 0
    command = "bestiary lab study creature-wars --bots random --games 6 --set hp=12 --seed 5"
    page = file.read_text("utf-8")
    assert f"<code>{command}</code>" in page
    assert figure(json.loads(first.out)["seats"][0]) in page
    assert not list(tmp_path.glob("*.new"))


def test_the_odds_can_be_repeated_too(tmp_path: Path) -> None:
    file = tmp_path / "odds.html"
    words = ["lab", "odds", "creature-wars", "2 witches by turn 2", "--games", "6", "--bots"]
    ran = run(tmp_path, *words, "random", "--seed", "5", "--jobs", "1", "--report", str(file))
    assert ran.code == 0
    page = file.read_text("utf-8")
    assert "--games 6 --bots random --seed 5</code>" in page
    assert linked(page, "creature-wars-odds.json")


def test_a_report_is_written_though_nobody_reads_what_is_printed(tmp_path: Path) -> None:
    """Its reader is gone, as with ``| head -1``, or there is no room for it."""
    words = ["lab", "study", "creature-wars", "--bots", "random", "--games", "6", "--seed", "1"]
    full_disk = "bestiary: No space left on device: what was printed is not complete"
    for number, (gone, unbuffered) in enumerate([(False, ""), (False, "1"), (True, "")]):
        file = tmp_path / f"{number}.html"
        reading, writing = os.pipe()
        os.close(reading)
        with Path("/dev/full").open("w") as full, os.fdopen(writing, "w") as broken:
            done = subprocess.run(
                [*COMMAND, *words, "--json", "--report", str(file)],
                stdout=broken if gone else full,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                env=environment(tmp_path, PYTHONUNBUFFERED=unbuffered),
                check=False,
            )
        assert done.returncode > 0
        assert "How Creature Wars plays" in file.read_text("utf-8")
        assert done.stderr.splitlines() == [f"Report: {file}", *([] if gone else [full_disk])]


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path,
) -> None:
    words = ["lab", "study", "creature-wars", "--games", "1000000", "--report"]
    folder = run(tmp_path, *words, str(tmp_path))
    assert folder.code == 2
    assert "a folder; name a file" in folder.err
    nowhere = run(tmp_path, *words, str(tmp_path / "no" / "out.html"))
    assert nowhere.code == 2
    assert f"no folder {tmp_path / 'no'}" in nowhere.err
    device = run(tmp_path, *words, "/dev/null")
    assert device.code == 2
    assert "/dev/null: not a file that can be replaced" in device.err
    long = run(tmp_path, *words, str(tmp_path / ("x" * 300)))
    assert long.code == 2
    assert "File name too long" in long.err
    assert not list(tmp_path.iterdir())
