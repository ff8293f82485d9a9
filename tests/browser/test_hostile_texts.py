"""Names, decks, creatures and replays are shown as they are written: never run, never garbling."""

import re
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page, expect

import bestiary
from bestiary.play import Replay
from tests.browser.conftest import Invite
from tests.server.running import Running

MARKUP = "<img src=x onerror=ran=1>"
OVERRIDE, ESCAPE = "\u202e", "\x1b"
UNRULY = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\ufff9-\ufffb]"
)
HEBREW = "\u05d0\u05d3\u05d4"
# Every text that is shown or read aloud, and what stands in fields.
TEXTS = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('*')].flatMap(one => [...one.attributes].map(at => at.value)),
  ...[...document.querySelectorAll('input, textarea')].map(one => one.value)].join('|')"""


def is_plain(page: Page) -> str:
    """All that the page says; nothing in it was run, and nothing in it is unruly."""
    said = str(page.evaluate(TEXTS))
    assert page.evaluate("() => typeof ran") == "undefined"
    assert page.locator("img[src=x], path[d^=function]").count() == 0
    assert not UNRULY.findall(said), said
    return said


def test_hostile_names_at_a_table(server: Running, somebody: Invite) -> None:
    """Whether the server lets such names in or not, the page stays as it is."""
    made = server.make_room("lantern-frogs", "open,open")
    links = [f"/room/{made['room']}#invite={one['token']}" for one in made["invitations"]]
    names = [f"{OVERRIDE}{ESCAPE}[31m{HEBREW}", MARKUP[:24]]
    people = [somebody(server), somebody(server)]
    for person, link, name in zip(people, links, names, strict=True):
        person.offline = True  # (a name that is refused is an error to the console)
        asked = {"token": link.partition("=")[2], "name": name}
        joined = person.context.request.post(f"/api/rooms/{made['room']}/join", data=asked)
        person.open(link)
        if joined.ok:
            kept = {**joined.json(), "room": made["room"], "game": "", "title": "", "host": ""}
            person.page.evaluate(
                "kept => localStorage.setItem('bestiary.room.' + kept.room,"
                " JSON.stringify({...kept, invitations: [], when: 1}))",
                kept,
            )
            person.open("/about")
            person.open(f"/room/{made['room']}")
        else:
            person.sit_down(link, name)
        person.wait()
    for person in people:
        is_plain(person.page)
    assert MARKUP[:24] in people[0].page.locator("[data-seat='1']").inner_text()
    people[1].open(f"/replay/{made['room']}")
    expect(people[1].page.get_by_role("slider")).to_be_visible()
    is_plain(people[1].page)


def test_what_the_server_let_through_is_plain_all_the_same(
    server: Running, somebody: Invite
) -> None:
    """A server of another make, say: its words are taken for words."""
    made = server.make_room("lantern-frogs", "greedy,open")
    person = somebody(server)
    room = server.get(f"/api/rooms/{made['room']}").json()
    room["title"] = f"{MARKUP}{ESCAPE}]0;"
    room["seats"][0]["name"] = f"{OVERRIDE}{HEBREW}\u2067\x9b"
    person.page.route("**/api/rooms/*", lambda route: route.fulfill(json=room))
    person.open(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
    expect(person.page.get_by_role("heading", name=MARKUP)).to_be_visible()
    assert HEBREW in is_plain(person.page)
    assert "\u2067" not in person.page.locator(".seats").inner_text()


def test_a_shared_deck_with_a_hostile_name(server: Running, somebody: Invite) -> None:
    person = somebody(server)
    person.open(f"/decks/hiddenzone#deck=MQ&name={quote(OVERRIDE + ESCAPE + MARKUP)}")
    expect(person.page.get_by_label("Deck name")).to_have_value(f"\ufffd\ufffd{MARKUP}")
    assert MARKUP in is_plain(person.page)


def hostile_replay() -> str:
    """A game whose creatures are called like markup, with an icon that every object has."""
    game = bestiary.game("creature-adventures")
    folder = Path(bestiary.__file__).parent / "games/creature_adventures"
    (source,) = folder.rglob("creatures.txt")
    text = re.sub(r"^Grumblebun.*$", f"{MARKUP}: attack 3, defence 2, icon constructor",
                  source.read_text("utf-8"), flags=re.MULTILINE)  # fmt: skip
    options = {"creatures": text, "position": f"player 1:\n  team: {MARKUP} 3/2 (10/10 HP)"}
    state = game.new(seed=7, options=options)
    replay = Replay.of(game, 2, 7, options)
    replay.notes["who"] = MARKUP
    for _ in range(8):
        decision = state.decisions()[0]
        choice = decision.choices[0].text
        state.play(decision.seat, choice)
        replay.add(decision.seat, choice, state)
    return replay.dump()


def test_a_hostile_replay_file(server: Running, somebody: Invite, tmp_path: Path) -> None:
    person = somebody(server)
    person.offline = True  # (a refusal is an error to the console, and is what we want)
    page = person.page
    bad = tmp_path / "bad.replay"
    bad.write_text(f"bestiary replay 1\ngame {OVERRIDE}{ESCAPE}[2J{MARKUP}\nrules 1\nseats 2\n")
    person.open("/replay")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).not_to_be_empty()
    is_plain(page)

    file = tmp_path / f"{MARKUP}.replay"
    file.write_text(hostile_replay())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("slider")).to_have_attribute("max", "8")
    assert MARKUP in is_plain(page)
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_value("8")
    is_plain(page)
