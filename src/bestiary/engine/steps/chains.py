"""Work that never ends, or ends too soon: errors that name the steps and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bestiary.engine.errors import BrokenState, EndlessChain
from bestiary.engine.steps.step import Frame

if TYPE_CHECKING:
    from bestiary.engine.state.agenda import Agenda

ENDLESS: Final = 20_000  # steps without a decision after which a chain is called endless
TRAIL: Final = 64  # how many of the last steps the error looks at


def break_off(state: Agenda[Any], frame: Frame) -> None:
    """Run a little longer, and name what keeps repeating."""
    names: list[str] = []
    for _ in range(TRAIL):
        named = in_words(state, frame)
        if named not in names:
            names.append(named)
        state.me = frame.me
        frame.run(state)
        if state.stack is None:
            break
        frame = state.stack
        state.stack = frame.below
    raise EndlessChain(
        f"{state.home().title}: these set each other off without end: {', '.join(names)}"
    )


def stop_short(state: Agenda[Any], last: Frame | None) -> None:
    """Nothing is left to do, nobody is asked, and the game is not over."""
    after = "deal" if last is None else f"the step '{last.step.name}'"
    raise BrokenState(
        f"{state.home().title}: after {after} nothing is left to do and nobody is asked: "
        "ask somebody, push a step with then(), or end the game with finish()"
    )


def in_words(state: Agenda[Any], frame: Frame) -> str:
    """A frame in words: its step, and the cards that its numbers refer to."""
    words = [frame.step.name]
    for number in frame.ints:
        card = state.find(number)
        if card is not None:
            words.append(state.written(card.face, card.marks))
    return " ".join(words)
