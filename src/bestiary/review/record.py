"""A replay unrolled: every State of the game, and what happened between them."""

from typing import Any, Final

from bestiary.engine import EVERYTHING, BadReplay, Game, State
from bestiary.engine.view import EventView
from bestiary.play import Replay
from bestiary.search.ahead import is_sealed

MOST_CHOICES: Final = 5000  # of a game that can be reviewed
MOST_POINTS: Final = 120  # of the curve
MOST_DECISIONS: Final = 400  # that are judged
WEIGHTY: Final = ("end", "hit", "heal", "change", "vanish", "step", "flip")  # what to tell of


class GameRecord:
    """A game to be reviewed. Raises BadReplay."""

    def __init__(self, game: Game[Any], replay: Replay) -> None:
        if len(replay.choices) > MOST_CHOICES:
            raise BadReplay(f"only games of up to {MOST_CHOICES:,} choices can be reviewed")
        self.game = game
        self.choices = replay.choices
        self.states: list[State[Any]] = []  # before each choice, and at the end
        self.events: list[list[EventView]] = []  # since the one before
        told = 0
        for state in replay.states(game):
            self.events.append(state.log(EVERYTHING, told))
            told = state.moment()
            self.states.append(bare(state))

    @property
    def last(self) -> int:
        return len(self.choices)

    @property
    def result(self) -> list[float] | None:
        scores = self.states[-1].result()
        return None if scores is None else list(scores)

    def moments(self) -> list[int]:
        """The moments for the curve: evenly spread, and never while an answer is sealed."""
        quiet = [n for n, state in enumerate(self.states) if not is_sealed(state)]
        return spread(quiet, MOST_POINTS)

    def decisions(self) -> list[int]:
        """The choices that were made among several, by the moments before them."""
        found = []
        for n, (seat, text) in enumerate(self.choices):
            for ask in self.states[n].asks:
                if ask.seat == seat and ask.answer is None:
                    answers = [answer.text() for answer in ask.answers(self.states[n])]
                    if len(answers) > 1 and text in answers:
                        found.append(n)
        return found

    def judged(self, seat: int | None = None) -> list[int]:
        """Those that are judged: all, or in a very long game as many as there is time for."""
        found = [n for n in self.decisions() if seat is None or self.choices[n][0] == seat]
        return spread(found, MOST_DECISIONS)

    def story(self, n: int, start: int, end: int) -> str:
        """What happened with the choice that led to moment n, in a line or two of the log; if that
        was nothing much, what happened between two moments around it."""
        here = [event for event in self.events[n] if event["motion"] != "turn"]
        around = [event for events in self.events[start + 1 : end + 1] for event in events]
        chosen = heaviest(here[1:])
        if chosen is None and not (here and here[0]["motion"] in WEIGHTY):
            chosen = heaviest(around)
            here = []
        told = [*here[:1], *([chosen] if chosen is not None else [])]
        return " ".join(event["text"] for event in told or self.events[n][:1])


def heaviest(events: list[EventView]) -> EventView | None:
    """The event that probably mattered most."""
    found = [event for event in events if event["motion"] in WEIGHTY]
    if not found:
        return None
    return min(found, key=lambda event: (WEIGHTY.index(event["motion"]), -abs(event["amount"])))


def bare(state: State[Any]) -> State[Any]:
    """A copy without the log: there will be many."""
    copy = state.copy()
    copy.recording = False
    copy.events = []
    return copy


def spread(places: list[int], most: int) -> list[int]:
    """At most so many of these, evenly spread, with the first and the last."""
    if len(places) <= most:
        return places
    step = (len(places) - 1) / (most - 1)
    return [places[round(i * step)] for i in range(most)]
