"""A bot that is forbidden one card: how much worse does it play? (Jaffe, Miller, Andersen, Liu,
Karlin and Popović, *Evaluating Competitive Game Balance with Restricted Play*, 2012.)

Every choice that names the card is withheld from it, unless there is no other.
"""

from typing import Any

import bestiary.bots as bots
from bestiary.engine import Answer, Decision, Rng, State
from bestiary.lab.cards.faces import CardNames


class LimitedSight(bots.Sight):
    """What a seat sees, with some of its choices withheld."""

    def __init__(self, state: State[Any], seat: int, withheld: set[str]) -> None:
        super().__init__(state, seat)
        self.withheld = withheld

    @property
    def decision(self) -> Decision:
        for ask in self._likeness.asks:
            if ask.seat == self.seat and ask.answer is None:
                left = [each for each in self._offered[0] if each.text() not in self.withheld]
                return Decision(self._likeness, ask, left)
        return super().decision


def withheld_choices(state: State[Any], seat: int, card: str, names: CardNames) -> set[str]:
    """The texts of the choices that name the card; none if there are no others."""
    ask = next(ask for ask in state.asks if ask.seat == seat and ask.answer is None)
    offered = ask.answers(state)
    found = {answer.text() for answer in offered if names_card(state, seat, answer, card, names)}
    return found if len(found) < len(offered) else set()


def names_card(
    state: State[Any], seat: int, answer: Answer, card: str, names: CardNames
) -> bool:  # fmt: skip
    if answer.step.of != "card" or answer.subject < 0:
        return False
    found = state.find(answer.subject)
    return found is not None and found.known_to(seat) and names.of(state, found.face) == card


def choose_without(
    bot: bots.Bot, state: State[Any], seat: int, card: str, names: CardNames, spare: Rng
) -> str:
    """What the bot chooses if it may not choose the card. A bot that looks past the choices it is
    given, and takes the card all the same, is replaced for this choice by the greedy one."""
    withheld = withheld_choices(state, seat, card, names)
    if not withheld:
        return bot.choose(bots.Sight(state, seat))
    sight = LimitedSight(state, seat, withheld)
    choice = bot.choose(sight)
    return bots.Greedy(spare).choose(sight) if choice in withheld else choice
