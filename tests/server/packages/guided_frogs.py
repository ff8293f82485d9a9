"""Lantern Frogs with a first-game guide, as a package that builds on the example might have it."""

from typing import Any

import lantern_frogs  # type: ignore[import-not-found]

from bestiary.engine import Game, Guide, Rulebook

SEED = 5
OPTIONS: dict[str, int | bool | str] = {"copies": 3}
STEPS: int = 6

book: Rulebook[Any, Any] = lantern_frogs.book


class Pond(lantern_frogs.Pond):  # type: ignore[misc]
    pass


class GuidedFrogs(Game[Any]):
    def guide(self) -> Guide:
        """The first choices of both, as they fall from the seed."""
        state = self.new(SEED, 2, OPTIONS)
        steps = []
        for _ in range(STEPS):
            decision = state.decisions()[-1]
            choice = decision.choices[-1].text
            tip = "Hop!" if decision.seat == 1 else ""
            steps.append({"seat": decision.seat, "choice": choice, "tip": tip})
            state.play(decision.seat, choice)
        return {
            "title": "Your first pond",
            "seed": SEED,
            "options": OPTIONS,
            "seat": 1,
            "steps": steps,  # type: ignore[typeddict-item]
            "end": "Now you know how to hop.",
        }


GAME = GuidedFrogs(
    "guided-frogs",
    "Guided Frogs",
    "Learn to hop.",
    version=1,
    state=Pond,
    rulebook=book,
    places=lantern_frogs.PLACES,
    options=[lantern_frogs.COPIES],
)
