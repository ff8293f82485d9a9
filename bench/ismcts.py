"""OpenSpiel's ISMCTS as a bot for our games: the opponent that thinking levels are measured by.

Its search is OpenSpiel's own, unchanged (`open_spiel.python.algorithms.ismcts`). What it needs of a
game is here: a state that it can sample, clone and play, with a text for what the mover knows; and
what stands at its leaves, random playouts or our ``worth``. Everything is done to its advantage
where there is a choice: forced moves are played for it, alike choices are one, playouts are ours
and compiled, and sets of choices never differ within a node, which spares it a slow way round.

Needs the environment of the peers (`make bench` installs it). As a bot among others:

    .venv-bench/bin/bestiary gauntlet hiddenzone --bots greedy,bench/ismcts.py
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from play_on import open_ask, play_on, reopen

from bestiary.bots import Sight
from bestiary.engine import Guesser, Rng, State
from bestiary.engine.playout import play_out
from bestiary.engine.steps import Answer, Ask
from bestiary.search.keys import WORD, card_key, choice_key, mix

# UCT's constant, for values from -1 to 1. 24 games against greedy could not tell 0.03, 0.1 and 0.3
# apart in Creature Wars, nor 0.1, 0.3 and 1 in Hiddenzone; this lies between.
CURIOSITY: Final = 0.2
SIMULATIONS: Final = 400
PLAYOUTS: Final = "playouts"
WORTH: Final = "worth"
REFUSALS: Final = 20

GAME_TYPE: Final = pyspiel.GameType(
    short_name="bestiary",
    long_name="A game of Bestiary",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


def question_key(ask: Ask) -> int:
    """A question with its numbers, which are public: the roll of a die, a price."""
    key = int(ask.question.code)
    for number in ask.ints:
        key = mix(key, number)
    return key


def hand_key(state: State[Any], seat: int) -> int:
    """The cards in a seat's hand, in any order."""
    total = 0
    for zone in state.zones:
        if zone.place.owner == seat and zone.place.kind == "hand":
            for card in zone.cards:
                total = (total + card_key(card, seat)) & WORD
    return total


class SpielGame:
    """As much of a `pyspiel.Game` as the search asks for."""

    def get_type(self) -> pyspiel.GameType:
        return GAME_TYPE


class SpielState:
    """A State as a `pyspiel.State`, as much of it as the search asks for. Chance is part of a move:
    it is dealt anew with every sample. Seats that choose at once move one after the other, and see
    each other's choices only when all are in."""

    def __init__(self, state: State[Any], ask: Ask | None, seen: list[int]) -> None:
        self.state = state
        self.ask = ask
        self.seen = seen  # what each seat has seen since the root, as a number
        self.sealed: list[tuple[int, Answer]] = []  # what the others have not seen yet
        self.actions: dict[int, Answer] = {}
        self.list_actions()

    def list_actions(self) -> None:
        if self.ask is not None:
            state, seat = self.state, self.ask.seat
            answers = self.ask.answers(state)
            self.actions = {choice_key(state, answer, seat): answer for answer in answers}

    def get_game(self) -> SpielGame:
        return SpielGame()

    def clone(self) -> SpielState:
        twin = SpielState.__new__(SpielState)
        twin.state, twin.ask = self.state.copy(), self.ask
        twin.seen, twin.sealed = self.seen.copy(), self.sealed.copy()
        twin.actions = self.actions
        return twin

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.ask is None else int(self.ask.seat)

    def is_terminal(self) -> bool:
        return self.ask is None

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return list(self.actions)

    def returns(self) -> list[float]:
        return [2.0 * score - 1.0 for score in self.state.result()]

    def information_state_string(self) -> str:
        """What the mover knows of the way here, its question, its hand and its choices."""
        assert self.ask is not None
        key = mix(self.seen[self.ask.seat], question_key(self.ask))
        key = mix(key, hand_key(self.state, self.ask.seat))
        return f"{key} {sum(self.actions)}"

    def apply_action(self, action: int) -> None:
        assert self.ask is not None
        self.seen[self.ask.seat] = mix(self.seen[self.ask.seat], action)
        self.answer(self.actions[action])
        while self.ask is not None and len(self.actions) == 1:
            self.answer(next(iter(self.actions.values())))

    def answer(self, answer: Answer) -> None:
        state, ask = self.state, self.ask
        assert ask is not None
        state.answer(ask, answer)
        self.sealed.append((ask.seat, answer))
        if state.result() is not None:
            self.ask = None
            return
        if all(other.answer is None for other in state.asks):
            self.open_answers()
        self.ask = next(other for other in state.asks if other.answer is None)
        self.list_actions()

    def open_answers(self) -> None:
        for chooser, answer in self.sealed:
            for seat in range(self.state.seats):
                if seat != chooser:
                    key = choice_key(self.state, answer, seat)
                    self.seen[seat] = mix(self.seen[seat], key)
        self.sealed = []


def sample(guesser: Guesser, seat: int, rng: Rng) -> SpielState:
    """A guess of what the seat cannot see. What others have answered secretly is open again: the
    search decides what they answer."""
    for _ in range(REFUSALS):
        state = guesser.deal(rng)
        if guesser.asks_alike(state):
            break
    reopen(state, seat)
    return SpielState(state, open_ask(state, seat), [0] * state.seats)


class Leaves:
    """What a new position of the tree is worth to each seat: an `Evaluator` of OpenSpiel."""

    def __init__(self, kind: str, rng: Rng) -> None:
        self.kind = kind
        self.rng = rng

    def evaluate(self, leaf: SpielState) -> list[float]:
        state = leaf.state.copy()
        if self.kind == PLAYOUTS:
            play_out(state, self.rng)
        else:
            play_on(state, 0, self.rng)
        if state.result() is not None:
            return [2.0 * score - 1.0 for score in state.result()]
        worth = state.home().worth
        values = [2.0 * worth(state, seat) - 1.0 for seat in range(state.seats)]
        mean = sum(values) / len(values)
        return [value - mean for value in values]

    def prior(self, leaf: SpielState) -> list[tuple[int, float]]:
        return [(action, 1.0 / len(leaf.actions)) for action in leaf.actions]


class Ismcts:
    """OpenSpiel's ISMCTS in a seat."""

    text = "OpenSpiel's information-set search, with our worth at its leaves."

    def __init__(
        self,
        rng: Rng,
        simulations: int = SIMULATIONS,
        leaves: str = WORTH,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.leaves = leaves
        self.curiosity = curiosity

    def choose(self, sight: Sight) -> str:
        if sight.forced:
            return sight.decision.choices[0].text
        guesser = sight.guesser()
        search = ISMCTSBot(
            game=SpielGame(),
            evaluator=Leaves(self.leaves, self.rng),
            uct_c=self.curiosity,
            max_simulations=self.simulations,
            random_state=np.random.RandomState(self.rng.below(2**31)),
        )
        search.set_resampler(lambda root, seat: sample(guesser, sight.seat, self.rng))
        root = sample(guesser, sight.seat, self.rng)
        if len(root.actions) == 1:  # all look alike
            return next(iter(root.actions.values())).text()
        return root.actions[int(search.step(root))].text()
