"""Games in which one card is everywhere, to check what it does: half of all the cards are it."""

from random import Random
from typing import Any, Final

from bestiary.check.walk import Setup, Walk
from bestiary.engine import BadOption, BrokenState, State, did_you_mean
from bestiary.lab.deal import dealt

DEALS: Final = 60  # that are looked through for the card
MOST_DEALS: Final = 1000  # if it is so rare


def begin(setup: Setup, seed: int) -> State[Any]:
    """A game that is dealt, before its first step."""
    settings = setup.game.settings(setup.options, setup.seats)
    return dealt(setup.game, settings, setup.seats, seed, record=True)


def find_faces(setup: Setup, name: str) -> list[Any]:
    """The faces of a card, by the name printed on it, as the game deals them."""
    found: dict[str, list[Any]] = {}
    wanted = name.casefold()
    for seed in range(MOST_DEALS):
        if seed >= DEALS and any(known.casefold() == wanted for known in found):
            break
        state = begin(setup, seed)
        for card in state.cards():
            found.setdefault(state.printed(card.face).name, []).append(card.face)
    fitting = [face for known in found if known.casefold() == wanted for face in found[known]]
    if not fitting:
        hint = did_you_mean(name, sorted(found))
        raise BadOption(f"--card {name}: no such card is dealt in {setup.game.title}{hint}")
    return fitting


def stacked_walk(setup: Setup, seed: int, faces: list[Any]) -> Walk | None:
    """A random game in which half of the cards have one of these faces; None if the rules will
    not have it."""
    dice = Random(f"stacking {seed}")
    state = begin(setup, seed)
    for zone in state.zones:
        for card in zone.cards.copy():
            if dice.random() < 0.5:
                state.change(card.with_face(dice.choice(faces)))
    try:
        state.run()
        state.check()
    except BrokenState:
        return None
    return Walk(setup, seed, start=state)
