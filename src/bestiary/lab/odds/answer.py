"""``lab odds``: the answer, exact if it can be, and how it was found.

Every exact answer about cards is also tried on real deals: if these contradict it, the game deals
in a way that the deck alone does not tell, and the deals have the last word.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final

import bestiary
from bestiary.lab.experiment import SCHEMA
from bestiary.lab.measures import numbers, rounded
from bestiary.lab.odds.chances import Unlistable
from bestiary.lab.odds.fights import Arena, FightTally, fight_all
from bestiary.lab.odds.hands import chance_of_hand
from bestiary.lab.odds.model import Deals, DeckModel
from bestiary.lab.odds.question import FightQuestion, HandQuestion, Question
from bestiary.lab.odds.sample import Glance, Sample
from bestiary.lab.odds.words import odds_summary
from bestiary.lab.stats import Mean, rate_interval, rate_sequence

SURE: Final = 0.9999  # how sure the deals must be to contradict an exact answer
FEWEST: Final = 30  # deals that can contradict
DIGITS: Final = 12  # of an exact answer, beside the fraction
EXACT: Final = "exact"
SIMULATED: Final = "simulation"

Told = Callable[[int, int], object]  # how many fights are done, and of how many


class Odds:
    """One question about a game, and its answer as it comes in."""

    def __init__(self, sample: Sample, games: int, until: float = 0.0) -> None:
        self.sample = sample
        self.deals: Deals = sample.deals
        self.question: Question = sample.question
        self.games = games  # to be looked at, unless the answer is known to within ``until``
        self.until = until
        self.model: DeckModel | None = None
        self.why = ""  # it is not exact
        self.exact: Fraction | None = None
        self.tally: FightTally | None = None
        self.mean = Mean()
        self.looked = 0
        self.sizes: set[int] = set()  # how many cards there were

    def work_out(self, told: Told = lambda done, total: None) -> None:
        """Find the exact answer, if there is one without playing."""
        try:
            self.model = DeckModel(self.deals)
            if isinstance(self.question, FightQuestion):
                arena = Arena(self.deals, self.question.words)
                self.tally = fight_all(self.question, self.model, arena, told)
                self.exact = asked_for(self.question, self.tally)
            elif self.question.place.kind != "turn":
                self.exact = self._of_hand(self.question, self.model)
        except Unlistable as wrong:
            self.why = str(wrong)

    def _of_hand(self, question: HandQuestion, model: DeckModel) -> Fraction:
        sizes = {"hand": model.hand, "cards": question.place.number, "deck": model.size}
        size = sizes[question.place.kind]
        if size > model.size:
            raise Unlistable(f"the deck has only {model.size} cards")
        if not size:
            raise Unlistable("nobody is dealt a hand")
        return chance_of_hand(question, model.cards(), size)

    def add(self, looks: Sequence[Glance]) -> None:
        for look in looks:
            self.looked += 1
            self.sizes.add(look.cards)
            if look.holds is not None:
                self.mean.add(float(look.holds), 1.0)

    @property
    def is_clear(self) -> bool:
        """Whether the simulation has found the answer to within what was asked."""
        return self.until > 0 and rate_sequence(self.mean).half <= self.until

    def settle(self) -> None:
        """The last word, after everything that was looked at."""
        question = self.question
        is_turn = isinstance(question, HandQuestion) and question.place.kind == "turn"
        if is_turn and self.model is not None and not self.why:
            self._settle_turn()
        if self.exact is not None and self.mean.deals >= FEWEST:
            if not rate_interval(self.mean, SURE).holds(float(self.exact)):
                self.exact = self.tally = None
                self.why = (
                    "what was counted from the deck is not what is dealt: these cards do not come "
                    "from one shuffle"
                )
        elif self.exact is None and not self.why:
            self.why = "it was interrupted"

    def _settle_turn(self) -> None:
        """If a seat has had the same number of cards by that turn in every game, they are any
        cards of the deck."""
        assert self.model is not None
        assert isinstance(self.question, HandQuestion)
        sizes = sorted(self.sizes)
        if self.looked < FEWEST:
            self.why = f"{FEWEST} games at least must show how many cards a player has had by then"
            return
        if len(sizes) != 1 or sizes[0] > self.model.size:
            self.why = "how many cards a player has had by then differs from game to game"
            return
        try:
            self.exact = chance_of_hand(self.question, self.model.cards(), sizes[0])
        except Unlistable as wrong:
            self.why = str(wrong)

    # ---- The document -----------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        self.settle()
        deals = self.deals
        interval = rate_sequence(self.mean) if self.until else rate_interval(self.mean)
        seen = {**numbers(interval), "of": self.mean.deals}
        simulated = seen if self.mean.deals else None
        found: dict[str, Any] = {
            "lab": SCHEMA,
            "command": "odds",
            "bestiary": bestiary.__version__,
            "title": deals.game.title,
            "game": deals.game.name,
            "rules": deals.game.version,
            "seed": deals.seed,
            "options": dict(sorted(self.options().items())),
            "question": str(self.question),
            "until": self.until or None,
            "method": EXACT if self.exact is not None else SIMULATED,
            "why": self.why or None,
            "value": None,
            "fraction": None,
            "simulated": simulated,
            "fight": None if self.tally is None else self._fight(self.tally),
        }
        if self.exact is not None:
            found["value"] = float(f"{float(self.exact):.{DIGITS}g}")
            found["fraction"] = str(self.exact)
        elif simulated is not None:
            found["value"] = simulated["value"]
        found["summary"] = odds_summary(found)
        return found

    def options(self) -> dict[str, Any]:
        """The settings that are not the game's defaults."""
        usual = self.deals.game.settings({}, self.deals.seats)
        return {k: v for k, v in self.deals.settings.items() if usual.get(k) != v}

    def _fight(self, tally: FightTally) -> dict[str, Any]:
        return {
            "first_better": rounded(float(tally.beats)),
            "alike": rounded(float(tally.ties)),
            "second_better": rounded(float(tally.loses)),
            "first_change": rounded(float(tally.first)),
            "second_change": rounded(float(tally.second)),
            "fights": tally.fights,
            "rolled": tally.rolled,
        }


def asked_for(question: FightQuestion, tally: FightTally) -> Fraction:
    if question.asked == "words":
        return tally.said
    return {"ties": tally.ties, "loses": tally.loses}.get(question.asked, tally.beats)
