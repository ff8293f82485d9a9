"""A table for two, set up in the cards' own notation and played by name.

    table.hands(me="Lvl.6 Fire Giant {4}", foe="Lvl.1 Holy Dragon {7}")
    table.duel("Giant", "Dragon")
    assert table.lost_hp() == {"me": 0, "foe": 7}

``me`` is player 1 and has the initiative on odd turns, ``foe`` is player 2. First set up what
matters (`hands`, `health`, `rules`, `deck` or `top`, `discards`, `turn`, `edition`, `options`,
`seed`), then play (`duel`, `choose`, `seal`, `next_turn`), then read.

A duel stops at the end of its turn, before the next one begins with its draws: what is in hand
then is what the duel left there. The next `duel` starts the next turn by itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import bestiary
from bestiary.engine import EVERYTHING, SPECTATOR, Answer, Card, Choice
from bestiary.engine.view import CardView, EventView, View
from bestiary.games.creature_wars.being import Being
from bestiary.games.creature_wars.editions import Edition
from bestiary.games.creature_wars.war import War
from tests.me_and_foe import SEATS, winner

AUDIENCES = {**SEATS, "spectator": SPECTATOR, "everything": EVERYTHING}

# What the deck holds if a test does not care: nothing that has a Power Type, and of no Tribe
# enough to rally before long.
USUAL_DECK = ", ".join(
    f"Lvl.1 {tribe}"
    for tribe in 2 * ["Serpent", "Wolf", "Skeleton", "Pirate", "Giant", "Vampire", "Dragon"]
)


class Table:
    def __init__(self) -> None:
        self._lines: dict[str, str] = {"deck": USUAL_DECK}
        self._hands = {"me": "", "foe": ""}
        self._rules = {"me": "", "foe": ""}
        self._health: dict[str, int | None] = {"me": None, "foe": None}
        self._options: dict[str, object] = {}
        self._seed = 7
        self._state: War | None = None
        self._ahead: War | None = None  # the same game, played on into the next turn
        self._before: list[int] = []  # the health at the start
        self._news = 0  # the number of the first event that is news
        self._usual: set[int] = set()  # the ids of cards the test did not write

    # ---- Setting up -----------------------------------------------------------------------

    def hands(self, me: str = "", foe: str = "") -> Table:
        """The cards each player holds, separated by commas."""
        self._set_up()
        self._hands = {"me": me, "foe": foe}
        return self

    def health(self, me: int | None = None, foe: int | None = None) -> Table:
        """The HP each Empire has left; without a word, what it starts with."""
        self._set_up()
        self._health = {"me": me, "foe": foe}
        return self

    def deck(self, cards: str) -> Table:
        """The whole deck, the next card to be drawn first. "" is an empty deck."""
        self._set_up()
        self._lines["deck"] = cards
        return self

    def top(self, cards: str) -> Table:
        """The cards that will be drawn next, on top of a deck that does not matter."""
        return self.deck(f"{cards}, {USUAL_DECK}")

    def discards(self, cards: str) -> Table:
        self._set_up()
        self._lines["discard"] = cards
        return self

    def rules(self, both: str = "", me: str = "", foe: str = "") -> Table:
        """The standing rules in force, by their keys: "venom, wrath 3"."""
        self._set_up()
        self._rules = {"me": me, "foe": foe}
        self._lines["rules"] = both
        return self

    def turn(self, number: int) -> Table:
        self._set_up()
        self._lines["turn"] = str(number)
        return self

    def edition(self, name: str) -> Table:
        return self.options(edition=name)

    def options(self, dotted: Mapping[str, object] | None = None, **named: object) -> Table:
        """Options of the game; those with a dot in their name go into the dictionary."""
        self._set_up()
        self._options.update({**(dotted or {}), **named})
        return self

    def seed(self, seed: int) -> Table:
        self._set_up()
        self._seed = seed
        return self

    def deal(self) -> Table:
        """A game from its very beginning instead of a written position."""
        self._set_up()
        self._begin(bestiary.game("creature-wars").new(seed=self._seed, options=self._options))
        return self

    def position(self) -> str:
        """What has been set up, as the text of a position."""
        lines = [f"{key}: {value}" for key, value in self._lines.items()]
        for who, seat in SEATS.items():
            health = self._health[who]
            lines.append(f"player {seat + 1}: {'' if health is None else health}")
            lines.append(f"  hand: {self._hands[who]}")
            lines.append(f"  rules: {self._rules[who]}")
        return "\n".join(lines)

    def _set_up(self) -> None:
        assert self._state is None, "the game has begun: set the table up before you play"

    @property
    def state(self) -> War:
        """The game itself, for what the table has no word for."""
        if self._state is None:
            options = {**self._options, "position": self.position()}
            self._begin(bestiary.game("creature-wars").new(seed=self._seed, options=options))
            if self._lines["deck"].endswith(USUAL_DECK):
                bottom = self.state.deck.cards[: USUAL_DECK.count(",") + 1]
                self._usual = {int(card.id) for card in bottom}
        assert self._state is not None
        return self._state

    def _begin(self, state: War) -> None:
        state.check()
        self._state = state
        self._before = state.hp.both()

    # ---- Playing --------------------------------------------------------------------------

    def duel(self, mine: str | None, theirs: str | None) -> Table:
        """Both play a card, named by any part of it that is clear; None is a pass. Where a card
        of the usual deck reads like one that the test has written, the latter is meant."""
        self._onward()
        self.seal("me", mine)
        self.seal("foe", theirs)
        return self

    def seal(self, who: str, card: str | None) -> Table:
        """One player chooses a card. The duel comes when the other has chosen too."""
        self._onward()
        if not any(ask.answer is not None for ask in self.state.asks):
            self._news = len(self.state.events)
        return self._answer(who, "Pass" if card is None else card)

    def choose(self, who: str, part: str) -> Table:
        """Answer the question an effect has put, by any clear part of the answer's label."""
        return self._answer(who, part)

    def next_turn(self) -> Table:
        """The start of the next turn, up to the choice: draws, and what happens at a start."""
        assert self._ahead is not None, "the turn is not over"
        self._news = len(self.state.events)
        self._onward()
        return self

    def draw(self, who: str, count: int = 1) -> Table:
        """A player draws by some effect, and Rallies form as they do at the end of one."""
        self.state.draw(SEATS[who], count)
        self.state.settle()
        return self

    def _onward(self) -> None:
        if self._ahead is not None:
            self.state.run()
            self._same_as(self._ahead)
            self._ahead = None

    def _answer(self, who: str, part: str) -> Table:
        """Play on the way everybody does, and once more with a stop at the end of the turn."""
        choice = named(part, self._choices(who), self._usual)
        ahead = self.state.copy()
        ahead.play(SEATS[who], choice.text)
        ahead.check()
        if any(ask.answer is not None for ask in ahead.asks):
            self._state = ahead
        elif self._play_to_the_end_of_turn(SEATS[who], choice):
            self._ahead = ahead
        else:
            self._same_as(ahead)
        return self

    def _play_to_the_end_of_turn(self, seat: int, choice: Choice) -> bool:
        """Whether the next turn would begin now. If not, a player is asked or the game is over."""
        state = self.state
        state.acts[seat] += 1
        asks, state.asks = state.asks, []
        for ask in reversed(asks):
            answer = ask.answer
            if answer is None:
                answer = Answer(state.rulebook().steps[choice.verb], choice.subject, choice.target)
            ints = [int(part) for part in answer.text().split()[1:]] + ask.ints
            state.push(answer.step, ask.me, ints)
        while state.stack is not None and not state.asks and state.scores is None:
            frame = state.stack
            if frame.step.name == "start_turn":
                return True
            state.stack = frame.below
            state.me = frame.me
            frame.run(state)
        return False

    def _same_as(self, ahead: War) -> None:
        """The table stops where a game does not; it must not play anything else."""
        assert self.state.to_json() == ahead.to_json(), "the table has lost touch with the rules"

    # ---- Reading: what is offered ---------------------------------------------------------

    def offers(self, who: str) -> list[str]:
        """What a player may do now, by label; empty if nothing is asked."""
        return [choice.label for choice in self._choices(who)]

    def playable(self, who: str) -> list[str]:
        """The cards a player may play now."""
        return [text.removeprefix("Play ") for text in self.offers(who) if text[:5] == "Play "]

    def _choices(self, who: str) -> list[Choice]:
        for decision in self.state.decisions():
            if decision.seat == SEATS[who]:
                return decision.choices
        return []

    # ---- Reading: cards -------------------------------------------------------------------

    def hand(self, who: str) -> list[str]:
        """A player's hand as it truly is."""
        return self.cards(f"hand.{SEATS[who]}")

    def discarded(self) -> list[str]:
        """The discard pile, the oldest card first."""
        return self.cards("discard")

    def left(self) -> list[str]:
        """What is left of the deck, the next card first."""
        return self.cards("deck")[::-1]

    def cards(self, zone: str) -> list[str]:
        """The cards of a zone by its key, as they truly are."""
        state = self.state
        found = next(each for each in state.zones if each.place.key == zone)
        return [state.written(card.face, card.marks) for card in found.cards]

    def card(self, part: str) -> Card[Being]:
        """The one card, wherever it lies, whose text has that part."""
        found = [card for card in self.state.cards() if part in card.face.notation()]
        assert len(found) == 1, f"{len(found)} cards read like '{part}'"
        return found[0]

    def powers(self) -> dict[str, int]:
        """The power of both cards in the last fight, as it was told."""
        told = [re.findall(r"(\d+) power against .*?s (\d+)", line) for line in self.log()]
        found = [powers for line in told for powers in line]
        assert len(found) == 1, f"{len(found)} fights in {self.log()}"
        return {who: int(found[0][seat]) for who, seat in SEATS.items()}

    # ---- Reading: Empires and the end -----------------------------------------------------

    @property
    def hp(self) -> dict[str, int]:
        return {who: self.state.hp[seat] for who, seat in SEATS.items()}

    def lost_hp(self) -> dict[str, int]:
        """What each Empire has lost since the table was set up; a gain is below 0."""
        now = self.hp
        return {who: self._before[seat] - now[who] for who, seat in SEATS.items()}

    @property
    def winner(self) -> str:
        return winner(self.state)

    @property
    def ending(self) -> str:
        """How the game ended, in a word: "hp", "mayhem", "played out", "turn limit", ..."""
        return self.state.ending

    # ---- Reading: what somebody knows -----------------------------------------------------

    def view(self, who: str) -> View:
        return self.state.view(AUDIENCES[who])

    def sees(self, who: str, zone: str) -> list[str]:
        """A zone as somebody sees it. A card face down is "?", with what lies on it."""
        return [
            card["face"] or " ".join(["?", *(f"[{mark['label']}]" for mark in card["marks"])])
            for card in self._seen(who, zone)
        ]

    def texts(self, who: str, zone: str) -> list[str]:
        """What somebody can read on the cards of a zone."""
        return [card["text"] for card in self._seen(who, zone)]

    def _seen(self, who: str, zone: str) -> list[CardView]:
        key = f"hand.{SEATS[zone]}" if zone in SEATS else zone
        return next(each["cards"] for each in self.view(who)["zones"] if each["key"] == key)

    def log(self, who: str = "me") -> list[str]:
        """What somebody was told in the last duel or start of a turn, and since."""
        return [event["text"] for event in self.events(who=who) if event["text"]]

    def heard(self, part: str, who: str = "me") -> bool:
        """Whether that is part of a line of the `log`."""
        return any(part in line for line in self.log(who))

    def history(self, who: str = "me") -> list[str]:
        """What somebody was told since the table was set up."""
        return [event["text"] for event in self.state.log(AUDIENCES[who]) if event["text"]]

    def events(self, motion: str = "", who: str = "me") -> list[EventView]:
        """The events behind `log`, or those of one motion."""
        news = self.state.log(AUDIENCES[who], self._news)
        return [event for event in news if motion in ("", event["motion"])]


def tier_of(edition: Edition, key: str) -> int:
    """The tier of a witch in that edition."""
    witch = edition.witch_of_key(key)
    assert witch is not None, f"no witch {key} in the {edition.name} edition"
    return witch.tier_in(edition.name)


def named(part: str, choices: list[Choice], usual: set[int]) -> Choice:
    """The choice with that part in its label. Of cards that read alike, the first."""
    found = [choice for choice in choices if part in choice.label]
    written = [choice for choice in found if choice.of != "card" or choice.subject not in usual]
    found = written or found
    labels = [choice.label for choice in choices]
    assert found, f"'{part}' is not among {labels}"
    assert len({choice.label for choice in found}) == 1, f"'{part}' can mean several of {labels}"
    return found[0]
