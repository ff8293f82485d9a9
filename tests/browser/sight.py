"""What somebody at the page sees when they are asked: the same check for every game, at every
prompt. Nothing that can be clicked is covered or off the screen, nothing on a card is too small to
read, and nothing has moved since the last prompt."""

from typing import Any, Final

from tests.browser import axe
from tests.browser.person import Person

LEAST_LETTERS: Final = 11  # pixels
MOST_MOVED: Final = 3  # pixels, from one prompt to the next
MOST_SCALED: Final = 14  # pixels of a card's width, for each card that joins or leaves a full row
LEAST_TO_HIT: Final = 3  # of 25 points
AXE_EVERY: Final = 12  # prompts

# For each thing that can be chosen, how many of 25 points in it are on the screen and its own; the
# letters on cards, in pixels; and where everything is that should keep its place, in the page.
LOOK: Final = """() => {
  const reach = stop => {
    const {left, top, width, height} = stop.getBoundingClientRect();
    let own = 0;
    for (let i = 0; i < 25; i += 1) {
      const x = left + width * (0.1 + 0.2 * (i % 5));
      const y = top + height * (0.1 + 0.2 * Math.floor(i / 5));
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit && hit.closest('[data-stop]') === stop) own += 1;
    }
    return own;
  };
  const shown = element => element.getClientRects().length > 0;
  const stops = [...document.querySelectorAll('[data-stop]')].filter(shown);
  const letters = [];
  const words = document.querySelector('.table').querySelectorAll(
    ':is([data-card], [data-heap], .fighter) *, .board :is(.label, .label *, .called)');
  for (const element of words) {
    const own = [...element.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    if (!own || !shown(element) || element.closest('.unseen-text, .blow')) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGTextContentElement) {
      const drawing = element.ownerSVGElement;
      size *= drawing.clientWidth / drawing.viewBox.baseVal.width;
    }
    letters.push([element.textContent.trim(), size]);
  }
  const places = {};
  const lying = {};
  const keep = (name, element, ...which) => {
    const box = element.getBoundingClientRect();
    const at = {x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height};
    for (const one of which) places[`${name} ${one}`] = at[one];
  };
  const keepAll = (selector, ...which) => document.querySelectorAll(selector).forEach(
    (one, i) => shown(one) && keep(`${selector} ${i}`, one, ...which));
  const desk = innerWidth > 700;
  if (desk) keepAll('.prompt', 'x', 'y', 'width', 'height');
  if (desk) keepAll('aside', 'x', 'width');
  if (desk) keepAll('[data-seat]', 'x', 'y', 'width');
  keepAll('.board > .frame', 'x', 'y', 'width', 'height');
  for (const zone of document.querySelectorAll('[data-zone]')) {
    const cards = zone.querySelectorAll('[data-card]');
    const [card] = cards;
    if (desk && shown(zone)) keep(`zone ${zone.dataset.zone}`, zone, 'y');
    if (card && shown(card)) {
      places[`card in ${zone.dataset.zone}`] = card.clientWidth;
      lying[`card in ${zone.dataset.zone}`] = cards.length;
    }
  }
  return {
    stops: stops.map(stop => [stop.dataset.stop, reach(stop)]),
    letters,
    places,
    lying,
    tall: document.documentElement.scrollHeight - innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""

# Whether something is covered even in the middle of the screen.
SCROLL_TO: Final = """name => {
  const before = scrollY;
  const stop = document.querySelector(`[data-stop="${CSS.escape(name)}"]`);
  stop.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = stop.getBoundingClientRect();
  const own = [0.08, 0.16, 0.3, 0.5].some(x => [0.15, 0.5, 0.85].some(y => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit && hit.closest('[data-stop]') === stop;
  }));
  scrollTo({top: before, behavior: 'instant'});
  return !own;
}"""


class Onlooker:
    """Looks at every prompt of a game."""

    def __init__(self, person: Person, still: bool = True) -> None:
        self.person = person
        self.still = still  # whether everything must keep its place
        self.before: dict[str, float] = {}
        self.lay: dict[str, int] = {}  # how many cards, where places have cards
        self.looks = 0
        self.moved = 0.0

    def look(self) -> None:
        page = self.person.page
        if self.person.over():
            return
        asked = page.locator(".asked").inner_text()
        if self.person.touch:  # it scrolls to what can be chosen
            page.wait_for_timeout(30)
        else:  # a card of a full hand rises under the mouse, over the next one
            page.mouse.move(2, 2)
        seen: dict[str, Any] = page.evaluate(LOOK)
        self.looks += 1
        assert seen["stops"], asked
        hidden = [stop for stop, own in seen["stops"] if own < LEAST_TO_HIT]
        if self.person.touch:
            hidden = self._out_of_reach(hidden, seen)
        assert not hidden, f"'{asked}': covered or off the screen: {hidden}"
        small = [(text, size) for text, size in seen["letters"] if size < LEAST_LETTERS]
        assert not small, f"'{asked}': too small to read: {small}"
        assert seen["wide"] <= 0, f"'{asked}': wider than the screen"
        if not self.person.touch:
            assert seen["tall"] <= 0, f"'{asked}': taller than the screen"
        self._compare(seen["places"], seen["lying"], asked)
        if self.looks % AXE_EVERY == 2:
            faults = axe.faults_in_both_themes(page)
            assert not faults, f"'{asked}': {faults}"

    def _out_of_reach(self, hidden: list[str], seen: dict[str, Any]) -> list[str]:
        """On a phone a table may be taller than the screen. The buttons of the prompt and something
        of the table are in sight at once; the rest can be scrolled to, and is not covered there."""
        on_table = [stop for stop, _ in seen["stops"] if not stop.startswith("choice:")]
        buttons = [stop for stop in hidden if stop.startswith("choice:")]
        hidden = [stop for stop in hidden if stop in on_table]
        if buttons or (hidden and len(hidden) == len(on_table)):
            return buttons or hidden
        return [stop for stop in hidden if self.person.page.evaluate(SCROLL_TO, stop)]

    def _compare(self, places: dict[str, float], lying: dict[str, int], asked: str) -> None:
        moves = {
            name: round(at - self.before[name], 1)
            for name, at in places.items()
            if name in self.before and at != self.before[name]
        }
        self.moved = max([self.moved, *[abs(by) for by in moves.values()]])
        far = {name: by for name, by in moves.items() if abs(by) > self._most(name, lying)}
        assert not far or not self.still, f"'{asked}': moved by pixels: {far}"
        self.before = places
        self.lay = lying

    def _most(self, name: str, lying: dict[str, int]) -> int:
        """How far something may have moved, in pixels."""
        if name not in lying:
            return MOST_MOVED
        return MOST_SCALED * max(1, abs(lying[name] - self.lay[name]))
