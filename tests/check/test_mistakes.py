"""Mistakes that authors make, each made on purpose in Moth Market: the check finds it and names the
culprit."""

from pathlib import Path

import pytest

from bestiary.check import walk
from bestiary.check.run import Checker
from tests.check.author import MARKET, changed, flaw_of, load

START = "self.queue = []  # the seats that still choose a moth this round"
BID = "    market.bids[market.me] = coins\n"
OPEN = "    order = []\n"
CHOOSE = "    market.ask(choosing)\n"
NEXT = "        market.then(new_round)\n"

MISTAKES: dict[str, tuple[str, list[tuple[str, str]]]] = {}


def mistake(name: str, words: str, *edits: tuple[str, str]) -> None:
    """A mistake, what is said of it ("..." for anything), and how it is made."""
    MISTAKES[name] = words, list(edits)


def patron(seat: str) -> str:
    """A seat's secret patron."""
    return f"market.zone('patron.' + str({seat})).cards[0].face"


# ---- What a State keeps -----------------------------------------------------------------------

mistake(
    "a field that is not listed",
    "`Market.guilt` is set but not among its fields",
    (START, f"{START}\n        self.guilt = 0"),
    (BID, f"{BID}    market.guilt += 1\n"),
)
mistake(
    "a field that is never set",
    "`Market.guilt` is among its fields but was never set",
    ('"queue"]', '"queue", "guilt"]'),
)
mistake(
    "a zone among the fields",
    "`Market.stall` must not be among its fields: zones are copied with the table",
    (START, f'{START}\n        self.stall = self.zone("market")'),
    ('"queue"]', '"queue", "stall"]'),
)
mistake(
    "a zone kept too late",
    "`Market.stall` of a copy is not its own zone 'market': set it in __init__, or use zone(",
    ("        moths = [", '        self.stall = self.zone("market")\n        moths = ['),
)
mistake(
    "the cards of a zone",
    "`Market.stall` is a zone's list of cards, which is replaced when the zone changes: keep the",
    (START, f"{START}\n        self.stall = []"),
    (OPEN, f'{OPEN}    market.stall = market.zone("market").cards\n'),
)
mistake(
    "a card changed in place",
    "the step 'open_bids' changed card ... Moth ... in 'deck'",
    (OPEN, f'{OPEN}    market.zone("deck").cards[0].face.origin = 1\n'),
)
mistake(
    "a list shared between copies",
    "the step 'bid' changed `Market.bids`",
    (
        "    def back(",
        (
            "    def copy(self):\n        new = super().copy()\n        new.bids = self.bids\n"
            "        return new\n\n    def back("
        ),
    ),
)
mistake(
    "Python's random",
    "the step 'open_bids' uses Python's random; use the State's rng (`Market.coins`",
    ("COLOURS = [", "import random\n\nCOLOURS = ["),
    (OPEN, f"{OPEN}    market.coins[0] += random.randrange(1000)\n"),
)

# ---- Secrets ----------------------------------------------------------------------------------

mistake(
    "a secret in a log line",
    "was told of ... Patron, a card they do not know: 'Psst: ... Patron'",
    ('"{You} bid{s} {n}."', f'f"Psst: {{market.printed({patron("seat")}).name}}"'),
)
mistake(
    "a secret as a number in the log",
    "learns of hidden cards: the log says '... bid... where it could say '... bid",
    ("seat, amount=paid)", f"seat, amount={patron('seat')}.origin)"),
)
mistake(
    "a gauge that reads a hidden card",
    "sees a ...: the gauge 'Luck' of Player 1 shows ... where it could show",
    ('"Moths", self.value(seat)', '"Luck", self.zone("deck").cards[0].face.origin'),
)
mistake(
    "a standing rule that reads a hidden card",
    "sees a ...: the rule 'Omen' reads '...' or '...'",
    ("    def value(", ("    def lasting(self):\n        top = self.zone('deck').cards[0]\n"
     "        omen = self.printed(top.face).name\n"
     "        return [{'label': 'Omen', 'text': omen, 'seat': -1}]\n\n    def value(")),
)  # fmt: skip
mistake(
    "a field that holds a secret",
    "knows hidden cards by `Market.loved` (...): fields and the numbers of steps are public; keep "
    "a secret on a card, as a mark",
    (START, f"{START}\n        self.loved = 0"),
    ('"queue"]', '"queue", "loved"]'),
    (OPEN, f"{OPEN}    market.loved = {patron('0')}.origin\n"),
)
mistake(
    "a secret in the numbers of a step",
    "knows hidden cards by the numbers of a waiting step",
    ("    market.then(next_in_line)\n", f"    market.then(next_in_line, {patron('0')}.origin)\n"),
    ("def next_in_line(market):", "def next_in_line(market, loved):"),
    ("market.then(next_in_line)  #", "market.then(next_in_line, loved)  #"),
)
mistake(
    "an event that gives a card away",
    "learns of hidden cards: the log says '...",
    (OPEN, (f"{OPEN}    if {patron('0')}.origin == PATRON:\n"
     '        market.record("announce", "Somebody smiles.")\n')),
)  # fmt: skip
mistake(
    "a question that gives a card away",
    "learns of hidden cards by being asked at all: the question 'smiling'",
    (CHOOSE, ("    market.then(really_choose)\n    market.ask(smiling)\n\n\n"
     f"@book.step\ndef really_choose(market):\n{CHOOSE}\n\n"
     '@book.question("Smile?")\ndef smiling(market, seat):\n'
     f"    return [smile.on()] if {patron('0')}.origin == PATRON else []\n\n\n"
     '@book.act("Smile")\ndef smile(market):\n    pass\n')),
)  # fmt: skip
mistake(
    "two kinds of hidden card",
    "guesses put '...' into '...', where it never lies: if those cards look different face down, "
    "give them backs (State.back)",
    ('"patron" if origin >= PATRON else "moth"', '""'),
)

# ---- Words ------------------------------------------------------------------------------------

mistake(
    "a word that no template has",
    "the log line '{Yours} bid is {n}.' has no word '{Yours}'; did you mean '{Your}'?",
    ('"{You} bid{s} {n}."', '"{Yours} bid is {n}."'),
)
mistake(
    "a template without its seat",
    "the log line '{You} see{s} {cards}.' addresses a seat: record it with seat=",
    ('"{cards} flies in."', '"{You} see{s} {cards}."'),
)
mistake(
    "a template without its foe",
    "the log line '{You} and {foe}.' speaks of a foe: record it with other=",
    ('"{You} bid{s} {n}."', '"{You} and {foe}."'),
)
mistake(
    "a motion that does not exist",
    "no motion 'flipp'; did you mean 'flip'? (motions: turn, move, ",
    ('"flip"', '"flipp"'),
)
mistake(
    "an event to nowhere",
    "the event '...': there is no such zone as 'markt'; did you mean 'market'?",
    ('"market", mine)', '"markt", mine)'),
)
mistake(
    "no zone of that name",
    "no zone 'show'; did you mean 'shown'? (zones: ",
    ('market.zone("shown"))', 'market.zone("show"))'),
)

# ---- Questions, steps and ends ----------------------------------------------------------------

mistake(
    "a question for everybody without an answer",
    "the question 'bidding' has no answer for Player ...: offer one, if only to pass",
    ("range(market.coins[seat] + 1)", "range(1, market.coins[seat] + 1)"),
)
mistake(
    "a step that stops asking",
    "Moth Market: after the step 'next_in_line' nothing is left to do and nobody is asked",
    (NEXT, "        return\n"),
)
mistake(
    "a deal without a step",
    "Moth Market: after deal nothing is left to do and nobody is asked",
    ("        self.then(new_round)\n", ""),
)
mistake(
    "an endless chain",
    "Moth Market: these set each other off without end: next_in_line",
    (NEXT, "        market.then(next_in_line)\n"),
)
mistake(
    "a game that never ends",
    "no end after 1,000 choices; the last ones were: bid",
    ("    market.then(next_in_line)\n", "    market.then(new_round)\n"),
    ("market.turn += 1", "market.ask_everybody(bidding)\n    market.then(open_bids)\n    return"),
    ("        market.coins[seat] -= paid\n", ""),
)
mistake(
    "points for too few",
    "finish: ... points for ... seats",
    ("points=points,", "points=points[1:],"),
)
mistake(
    "an ordinary bug",
    "AttributeError: 'Market' object has no attribute 'you'",
    (BID, "    market.bids[market.you] = coins\n"),
)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "LONGEST", 1000)
    words, edits = MISTAKES[name]
    said = flaw_of(changed(*edits), tmp_path).what
    rest = said
    for part in filter(None, words.split("...")):
        assert part in rest, f"\n{words}\n{said}"
        rest = rest.partition(part)[2]


def test_an_ordinary_bug_is_found_in_its_line(tmp_path: Path) -> None:
    source = changed((BID, "    market.bids[market.you] = coins\n"))
    line = source[: source.index("market.you")].count("\n") + 1
    assert f", line {line}, in bid" in flaw_of(source, tmp_path).where


# ---- What is refused when a game is loaded ----------------------------------------------------

UNLOADABLE = {
    "an act about nothing there is": (
        'of="card"', 'of="cart"', "the act 'take': no thing 'cart'; did you mean 'card'?"
    ),
    "a label with a name in it": (
        '"Take {}"', '"Take {card}"', "'Take {card}' of 'take' has a {card}; write at most 2 of {}"
    ),
    "a prompt that nothing fills": (
        '"Choose a moth."', '"Choose {}."', "the prompt of 'choosing' has a {} but no words="
    ),
    "a kind of place that does not exist": (
        '"Patron", "hand"', '"Patron", "hands"', "the place 'patron.0': no kind 'hands'; did you"
    ),
    "a layout that does not exist": (
        'turn_name="Round"',
        'look={"accents": {}, "icon": "", "layout": "tabel"}',
        "moth-market: look: no layout 'tabel'; did you mean 'table'? (layouts: duel, table, map)",
    ),
    "two steps of one name": (
        "def choose(market)", "def count(market)", "moth-market: two steps named 'count'"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", UNLOADABLE)
def test_a_mistake_is_refused_when_the_game_is_loaded(name: str, tmp_path: Path) -> None:
    old, new, words = UNLOADABLE[name]
    with pytest.raises(ValueError) as refusal:
        load(changed((old, new)), tmp_path).new(seed=1)
    assert words in str(refusal.value)


def test_the_market_itself_is_sound(tmp_path: Path) -> None:
    verdict = Checker(load(MARKET, tmp_path)).run(6)
    assert verdict.flaw is None
    assert verdict.games == 6
