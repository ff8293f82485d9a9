"""Who did it: the step that broke a promise, and the card or field that it broke.

A check that finds two States different says so and no more. These functions play the same choices
again and look after every step, which would be too slow to do all the time.
"""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from bestiary.engine import BestiaryError, State, Step

Truth = dict[str, Any]  # what ``to_json`` gives


def blame_change(kept: State[Any], play: Callable[[], object]) -> str:
    """The step after which the ``kept`` State, on which nobody plays, is no longer the same."""
    before = plain(kept)
    found: list[str] = []

    def look(step: Step) -> None:
        if not found:
            now = plain(kept)
            if now != before:
                found.append(f"the step '{step.name}' changed {difference(before, now, kept)}")

    with watched(kept, look):
        run(play)
    return found[0] if found else "nothing of the sort happens when the choices are made again"


def blame_parting(one: State[Any], two: State[Any], play: Callable[[State[Any]], object]) -> str:
    """The step after which two States that should go the same way are different."""
    paths: list[list[tuple[str, Truth, bool]]] = []
    for state in (one, two):
        path: list[tuple[str, Truth, bool]] = []
        chance = [random.getstate()]

        def look(
            step: Step,
            state: State[Any] = state,
            path: list[tuple[str, Truth, bool]] = path,
            chance: list[Any] = chance,
        ) -> None:
            drawn = random.getstate() != chance[0]
            chance[0] = random.getstate()
            path.append((step.name, plain(state), drawn))

        with watched(state, look):
            run(play, state)
        paths.append(path)
    for (name, here, drawn), (_, there, _) in zip(*paths, strict=False):
        if here != there:
            what = difference(here, there, one)
            if drawn:
                return f"the step '{name}' uses Python's random; use the State's rng ({what})"
            return (
                f"after the step '{name}' they differ in {what}: does it use the time, "
                "a random number that is not the State's rng, or something outside the State?"
            )
    return "they go the same way when the choices are made again"


def plain(state: State[Any]) -> Truth:
    """The whole truth, sharing nothing with the State."""
    data: Truth = json.loads(json.dumps(state.to_json()))
    return data


def run(play: Callable[..., object], *given: object) -> None:
    with suppress(BestiaryError, AssertionError):  # what matters is what happened before
        play(*given)


@contextmanager
def watched(state: State[Any], look: Callable[[Step], None]) -> Iterator[None]:
    """Call ``look`` after every step that the rules take."""
    steps = list(state.rulebook().steps.values())
    honest = [step.run for step in steps]
    for step, function in zip(steps, honest, strict=True):
        step.run = followed_by(step, function, look)
    try:
        yield
    finally:
        for step, function in zip(steps, honest, strict=True):
            step.run = function


def followed_by(
    step: Step, function: Callable[..., None], look: Callable[[Step], None]
) -> Callable[..., None]:
    def run_and_look(*given: Any) -> None:
        function(*given)
        look(step)

    return run_and_look


# ---- What is different, in words --------------------------------------------------------------


def difference(before: Truth, now: Truth, state: State[Any]) -> str:
    """The first thing in which two saved States differ."""
    kind = type(state).__name__
    own = {**before["own"], **now["own"]}
    for name in own:
        if before["own"].get(name) != now["own"].get(name):
            shown = f"{before['own'].get(name)} and {now['own'].get(name)}"
            return f"`{kind}.{name}` ({shown})"
    for zone, old, new in zip(state.zones, before["zones"], now["zones"], strict=True):
        if old != new:
            return differing_card(state, zone.place.key, old, new)
    if before["stack"] != now["stack"]:
        return f"the numbers of a waiting step ({before['stack'][-1:]} and {now['stack'][-1:]})"
    if before["asks"] != now["asks"]:
        return "who is asked, or what was answered"
    for name in before:
        if before[name] != now.get(name):
            return f"`{name}`"
    return "nothing that is saved"


def differing_card(state: State[Any], key: str, old: list[Any], new: list[Any]) -> str:
    for before, now in zip(old, new, strict=False):
        if before != now:
            name = state.printed(state.read_face(before[1])).name
            return f"card {before[0]} ({name}) in '{key}'"
    return f"the number of cards in '{key}'"
