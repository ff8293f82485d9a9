"""The page in another language: its own words, and what a game says; chosen by the browser or by
hand. And it translates as the terminal does."""

import importlib.util
import json
import re
import subprocess
import sys
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from bestiary.language.files import HERE
from bestiary.language.plurals import RULES, plural
from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.site import Site, visitor
from tests.docs.pages import ROOT
from tests.language.test_language import CASES
from tests.server.running import Running

WEB: Final = ROOT / "web"
SHOTS: Final = ROOT / "build" / "screenshots"
ENOUGH: Final = 0.95  # of the page's words: new ones are English until somebody translates them
PLURALS: Final = """([codes, most]) => codes.map((code) => {
  const rules = new Intl.PluralRules(code);
  return Array.from({length: most}, (_, n) => rules.select(n));
})"""


def sit_at_the_pond(person: Person, button: str) -> None:
    person.box("lantern-frogs").get_by_role("button", name=button).click()
    person.wait()


def test_a_german_browser_plays_in_german(server: Running, somebody: Invite) -> None:
    person = somebody(server, locale="de-DE")
    person.open()
    page = person.page
    expect(page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator("#game-lantern-frogs").inner_text() == "Laternenfrösche"
    assert page.locator("#game-creature-wars").inner_text() == "Creature Wars"  # not translated
    sit_at_the_pond(person, "Gleich gegen einen Bot")
    person.expect_text("Such dir einen Hüpfer aus.")
    assert page.get_by_text(re.compile("Hüpft (ein Blatt|[23] Blätter) weit[.]")).count()
    person.play_on()
    log = person.log()
    assert "1. Zug." in log
    assert any(line.startswith("Du ziehst einen ") and "er-Hüpfer." in line for line in log)
    assert any("zieht eine Karte." in line for line in log)
    assert person.headline() in ("Du hast gewonnen!", "Du hast verloren.", "Unentschieden.")
    page.screenshot(path=SHOTS / "german.png")
    said = page.locator("body").inner_text()
    for english in ("Player", "You ", "Hop ", "Rematch"):
        assert english not in said


@pytest.mark.parametrize("size", [PHONE, (1366, 800)])
def test_the_language_is_chosen_by_hand(
    server: Running, somebody: Invite, size: tuple[int, int]
) -> None:
    person = somebody(server, size=size)
    person.open()
    choice = person.page.get_by_label("Language")
    expect(choice.locator("option")).to_have_text(["English", "Deutsch"])
    choice.select_option("de")
    expect(person.page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    assert person.overflow() <= 0
    person.page.screenshot(path=SHOTS / f"german-shelf-{size[0]}.png")
    person.page.reload()
    choice = person.page.get_by_label("Sprache")
    choice.select_option("en")
    expect(person.page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_two_people_at_one_table_each_read_their_own(server: Running, somebody: Invite) -> None:
    english, german = somebody(server), somebody(server, locale="de")
    link = english.play_friend("lantern-frogs")
    german.open(link)
    german.page.get_by_label("Dein Name").fill("Rosa")
    german.page.get_by_role("button", name="Hinsetzen", exact=True).click()
    german.expect_text("Such dir einen Hüpfer aus.")
    english.expect_text("Choose a hop.")
    english.choose()
    german.choose()
    expect(english.page.get_by_text("Rosa plays Hop").first).to_be_visible()
    german.wait()
    assert any(line.startswith("Du spielst einen ") for line in german.log())
    assert any(line.endswith(" spielt Spieler 1.") for line in german.log()), german.log()


def test_a_replay_is_watched_in_german(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.open()
    sit_at_the_pond(person, "Play a bot now")
    person.play_on()
    room = person.page.url.rsplit("/", 1)[1]
    person.page.evaluate("localStorage.setItem('bestiary.language', 'de')")
    person.open(f"/replay/{room}#n=4&as=all")
    person.expect_text("Laternenfrösche")
    expect(person.page.get_by_label("Nächster Moment")).to_be_visible()
    assert any(" spielt Spieler " in line for line in person.log()), person.log()


def test_a_published_page_speaks_german(browser: Browser, site: Site) -> None:
    person = visitor(browser, site, locale="de")
    person.open("")
    person.box("lantern-frogs").get_by_role("button", name="Gleich gegen einen Bot").click()
    person.wait()
    person.expect_text("Such dir einen Hüpfer aus.")
    assert any(line.startswith("Du ziehst einen ") for line in person.log())
    person.leave()


# ---- The page and the terminal ------------------------------------------------------------------


def node(*words: str) -> str:
    """What a script of the page's kit says."""
    build = build_script()
    command = [build.find_node(), "kit/words.mjs", *words]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=True)
    return done.stdout


def build_script() -> Any:
    spec = importlib.util.spec_from_file_location("page_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_page_translates_as_the_terminal_does() -> None:
    said = json.loads(node("--cases", str(ROOT / "tests/language/cases.json")))
    assert said == [case.get("page", case["is"]) for case in CASES]


def test_the_page_is_translated() -> None:
    own = HERE / "own.de.json"
    texts = len(json.loads(own.read_text("utf-8"))["words"])
    missing = node(str(own)).splitlines()
    assert len(missing) < (1 - ENOUGH) * texts, "\n".join(missing)


def test_what_the_page_lacks_is_listed(tmp_path: Any) -> None:
    words = json.loads((HERE / "own.de.json").read_text("utf-8"))
    for key in ("What shall we play?", "{name} wants a rematch."):
        del words["words"][key]
    (tmp_path / "own.de.json").write_text(json.dumps(words), "utf-8")
    missing = node(str(tmp_path / "own.de.json"))
    assert '    "What shall we play?": "",\n' in missing
    assert '    "{name} wants a rematch.": "",\n' in missing


def test_numbers_have_the_forms_that_browsers_know(browser: Browser) -> None:
    codes = ["en", "de", "it", *RULES]
    page = browser.new_page()
    known = page.evaluate(PLURALS, [codes, 203])
    page.close()
    for code, forms in zip(codes, known, strict=True):
        assert [plural(code, n) for n in range(203)] == forms, code
