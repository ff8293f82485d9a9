"""A whole game with nothing but what a screen reader has: roles, names and what is read aloud."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator

import bestiary
from tests.browser.conftest import Invite
from tests.browser.person import EVENINGS, LONGEST_GAME, Person
from tests.server.running import Running

# Everything that a screen reader would say by itself, in the order in which it comes.
LISTEN: Final = """() => {
  window.heard = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  const say = node => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    if (element?.closest(live) && node.textContent.trim()) heard.push(node.textContent.trim());
  };
  new MutationObserver(changes => {
    for (const change of changes) {
      if (change.type === 'characterData') say(change.target);
      change.addedNodes.forEach(say);
    }
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
CHOOSABLE: Final = re.compile(r"(can be chosen|possible target|can be reached)$")
# Buttons of the prompt that are no choices of the game.
ASIDE: Final = ("As a list", "Hide the list", "Something else", "Skip ahead", "Take it back")
NAMELESS: Final = re.compile(r"^\s*- (button|link|checkbox|textbox|combobox|slider)\s*(\[.*)?:?$")
NUMBERS: Final = re.compile(r" \([^()]*\)")


class Listener:
    """Somebody who plays by ear."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.told = 0  # lines of the log that were compared
        self.page.evaluate(LISTEN)

    def heard(self) -> str:
        return str(self.page.evaluate("() => heard.join('\\n')"))

    def over(self) -> bool:
        return self.page.get_by_role("dialog", name=re.compile(r"won|lost|draw")).count() > 0

    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What is asked now")

    def offers(self) -> list[Locator]:
        """What can be chosen, as it is found by its role and name."""
        buttons = [
            one
            for one in self.prompt().get_by_role("button").all()
            if (one.text_content() or "").strip() not in ASIDE
        ]
        verbs = self.page.get_by_role("group", name=re.compile("^What to do with"))
        on_table = self.page.get_by_role("button", name=CHOOSABLE)
        return [*verbs.get_by_role("button").all(), *on_table.all(), *buttons]

    def wait(self) -> list[Locator]:
        """Until something can be chosen, or the game is over."""
        for _ in range(400):
            if self.over():
                return []
            offers = self.offers()
            if offers:
                return offers
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing to choose, and the game is not over")

    def choose(self, offers: list[Locator]) -> None:
        before = self.person.at()
        offer = offers[self.person.dice.randrange(len(offers))]
        offer.focus()
        self.page.keyboard.press("Enter")
        self.person.moved_on(before)

    def compare(self) -> None:
        """Everything in the log has been read aloud."""
        lines = self.page.get_by_role("log", name="What happened").get_by_role("paragraph")
        texts = lines.all_text_contents()
        heard = NUMBERS.sub("", self.heard())
        missed = [line for line in texts[self.told :] if NUMBERS.sub("", line.strip()) not in heard]
        assert not missed, missed
        self.told = len(texts)


@pytest.mark.parametrize("game", bestiary.games())
def test_a_whole_game_by_ear(server: Running, somebody: Invite, game: str) -> None:
    person = somebody(server, seed=11)
    page = person.page
    if game in EVENINGS:
        made = server.make_room(game, "open,greedy")
        person.open(f"/room/{made['room']}#invite={made['invitations'][0]['token']}")
        page.get_by_role("button", name="Sit down", exact=True).press("Enter")
    else:
        person.open()
        box = page.get_by_role("article", name=bestiary.game(game).title)
        box.get_by_role("button", name="Play a bot now").press("Enter")
    page.get_by_role("region", name="What is asked now").wait_for()
    listener = Listener(person)
    listener.told = page.get_by_role("log", name="What happened").get_by_role("paragraph").count()
    for turn in range(2 * LONGEST_GAME):
        offers = listener.wait()
        if not offers:
            break
        if turn:
            asked = listener.prompt().get_by_role("paragraph").first.text_content() or ""
            assert asked in listener.heard(), f"not read aloud: {asked}"
            listener.compare()
        if turn % 10 == 0:
            tree = page.locator("body").aria_snapshot().splitlines()
            assert not [line for line in tree if NAMELESS.match(line)]
        listener.choose(offers)
    assert listener.over()
    ending = page.get_by_role("dialog", name=re.compile(r"won|lost|draw"))
    assert ending.get_by_role("button", name="Rematch").count() == 1
