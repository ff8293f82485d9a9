"""Search by trying every choice on the same guesses, and playing each on for a few turns.

All choices meet the same hidden cards and the same dice, so a few guesses tell them apart. The
worse half is dropped again and again, and what is left of the effort goes to those that remain.

Where several seats choose at once, the others do not know this seat's cards. So in each guess every
other seat chooses by guesses of its own, and all answers are tried against that. In some guesses it
looks one choice ahead; in others it expects this seat to do so, and chooses against that. Whoever
thinks only of the first kind can be seen through by the second.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from bestiary.engine.guess import Guesser
from bestiary.engine.rng import Rng
from bestiary.engine.state import State
from bestiary.engine.steps import Answer, Ask
from bestiary.search.ahead import (
    ask_of,
    greatest,
    let_others_choose,
    play_at_random,
    play_on,
    worths_ahead,
)
from bestiary.search.findings import Finding
from bestiary.search.keys import choice_key
from bestiary.search.trials import ROUND, AnswerTrial, better_half, still_hopeful

MOST: Final = 8  # choices that are played on; the others look too bad one choice ahead,
LOOKS: Final = 16  # over so many guesses
KINDS: Final = 4  # of so many guesses in a row, others think in the first few
EXPECTED: Final = 4  # guesses that another expects this seat to choose by
LATER: Final = 0.999  # so that a win at once is better than one that can wait
MOST_POSITIONS: Final = 1000000
TO_THE_END: Final = -1


class RolloutSearch:
    """A search for the best answer to the question that a seat is asked.

    ``turns`` is how many turns are played on before the outcome is judged. ``TO_THE_END`` plays on
    at random until the game is over, for games whose worth says nothing. ``replies`` is how many
    guesses another seat chooses by, if it chooses at the same time; in ``thinkers`` of four guesses
    it expects this seat to look ahead too. ``most`` choices are played on.
    """

    def __init__(
        self,
        guesser: Guesser,
        seat: int,
        rng: Rng,
        turns: int = 0,
        replies: int = 8,
        thinkers: int = 0,
        most: int = MOST,
    ) -> None:
        self.guesser = guesser
        self.seat = seat
        self.rng = rng
        self.turns: i64 = turns
        self.replies = replies
        self.thinkers: i64 = thinkers
        self.most = most
        self.replied: i64 = 0  # guesses in which others replied
        self.judged: i64 = 0  # positions so far

    def run(
        self,
        simulations: int,
        positions: int = MOST_POSITIONS,
        is_over: Callable[[], bool] | None = None,
    ) -> list[Finding]:
        """Search, and say what was found: the choices in the order they are offered.

        A simulation is one choice played on in one guess. The search ends when it has made so many
        or judged so many positions; where turns are long, that comes first.
        """
        trials = self.trials()
        hopeful = self.promising([trial for trial in trials if trial.like is trial])
        halvings = doublings(len(hopeful))
        done: i64 = 0
        halved: i64 = 0
        guesses: i64 = 0
        while done == 0 or (
            len(hopeful) > 1 and done + len(hopeful) <= simulations and self.judged < positions
        ):
            if is_over is not None and is_over():
                break
            self.simulate(hopeful)
            done += len(hopeful)
            guesses += 1
            if guesses % ROUND == 0:
                hopeful = still_hopeful(hopeful)
            share = max(done * halvings // simulations, self.judged * halvings // positions)
            if len(hopeful) > 2 and share > halved:
                hopeful = better_half(hopeful)
                halved += 1
        return [trial.finding() for trial in trials]

    def trials(self) -> list[AnswerTrial]:
        """One for each choice. Of those that look alike only the first is tried."""
        state = self.guesser.deal(self.rng)
        firsts: dict[int, AnswerTrial] = {}
        trials: list[AnswerTrial] = []
        for answer in self.guesser.offered[0]:
            trial = AnswerTrial(answer)
            key = choice_key(state, answer, self.seat)
            trial.like = firsts.setdefault(key, trial)
            trials.append(trial)
        return trials

    def promising(self, trials: list[AnswerTrial]) -> list[AnswerTrial]:
        """Of many choices, those that look best one choice ahead."""
        if len(trials) <= self.most or self.turns == TO_THE_END:
            return trials
        answers = [trial.answer for trial in trials]
        sums: list[float] = [0.0] * len(trials)
        for _ in range(LOOKS):
            guess = self.guesser.deal(self.rng)
            if self.guesser.asks_alike(guess):
                add_worths(sums, guess, ask_of(guess, self.seat), answers, self.rng)
        i: i64 = 0
        for trial in trials:
            trial.first_look = sums[i] / float(LOOKS)
            i += 1
        places: list[int] = []
        while len(places) < self.most:
            place = greatest(sums)
            places.append(place)
            sums[place] = -1e9
        return [trials[place] for place in range(len(trials)) if place in places]

    def simulate(self, trials: list[AnswerTrial]) -> None:
        """Try these on one guess, each with the same dice."""
        guess = self.guesser.deal(self.rng)
        if not self.guesser.asks_alike(guess):
            return  # so unlikely a position that no guess matched it
        if len(guess.asks) > 1:
            if self.turns == TO_THE_END:
                let_others_choose(guess, self.seat, self.rng)
            else:
                self.reply_for_all(guess)
        ask = ask_of(guess, self.seat)
        game = guess.home()
        last = guess.turn + self.turns
        dice = self.rng.fork()
        for trial in trials:
            future = guess.copy()
            future.answer(ask, trial.answer)
            self.judged += 1
            if future.scores is not None:
                trial.values.append(future.scores[self.seat])
            elif self.turns == TO_THE_END:
                play_at_random(future, dice.copy())
                trial.values.append(LATER * game.worth(future, self.seat))
            else:
                self.judged += play_on(future, last, dice.copy())
                trial.values.append(LATER * game.worth(future, self.seat))

    def reply_for_all(self, guess: State[Any]) -> None:
        """Answer for the other seats, by what each knows in this guess. Those who have answered
        already do so again: what a guess deals in place of a sealed answer is chosen at random."""
        for ask in guess.asks.copy():
            if ask.seat != self.seat and ask.answer is not None:
                guess.withdraw(ask.seat)
        thinking = self.replied % KINDS < self.thinkers
        self.replied += 1
        replies: list[Answer] = []
        asks: list[Ask] = []
        for ask in guess.asks:
            if ask.seat != self.seat:
                asks.append(ask)
                replies.append(self.reply(guess, ask, thinking))
        i: i64 = 0
        for ask in asks:
            guess.answer(ask, replies[i])
            i += 1

    def reply(self, guess: State[Any], ask: Ask, thinking: bool = False) -> Answer:
        """What another seat would choose, by what it knows in this guess. If it is ``thinking``, it
        expects the others to look one choice ahead; otherwise, anything of them."""
        answers = ask.answers(guess)
        if len(answers) == 1:
            return answers[0]
        sums: list[float] = [0.0] * len(answers)
        guesser = Guesser(guess, ask.seat)
        inner = RolloutSearch(guesser, ask.seat, self.rng, replies=EXPECTED)
        for _ in range(self.replies):
            deal = guesser.deal(self.rng)
            if guesser.asks_alike(deal):
                if thinking:
                    inner.reply_for_all(deal)
                add_worths(sums, deal, ask_of(deal, ask.seat), answers, self.rng, thinking)
        return answers[greatest(sums)]


def add_worths(
    sums: list[float],
    state: State[Any],
    ask: Ask,
    answers: list[Answer],
    rng: Rng,
    settled: bool = False,
) -> None:
    """Add what each answer is worth one choice ahead."""
    i: i64 = 0
    for worth in worths_ahead(state, ask, answers, rng, settled):
        sums[i] += worth
        i += 1


def doublings(count: i64) -> i64:
    """How often a half can be dropped before one is left."""
    size: i64 = 1
    found: i64 = 0
    while size < count:
        size *= 2
        found += 1
    return found
