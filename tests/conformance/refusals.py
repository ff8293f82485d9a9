"""What may be done and what may not: every choice offered works, and nothing else does."""

from random import Random
from typing import Any

import pytest

from bestiary.engine import IllegalChoice, State, bit
from tests.conformance.walks import play_on
from tests.conformance.watching import check_decisions

GARBAGE = (
    "",
    " ",
    "0",
    "-1",
    "pass",
    "play",
    "play 0",
    "play -1",
    "play 1 1",
    "play 99999999999999999999999",
    "Concede",
    "concede 0",
    "withdraw",
    "undo",
    "\x00",
    "🐺",
    "play １",  # a digit of another script
    "x" * 5000,
    "{}",
    "None",
)


def check_offered(state: State[Any]) -> None:
    """Every choice offered can be made, and leaves a whole State."""
    for decision in state.decisions():
        for choice in decision.choices:
            copy = state.copy()
            copy.play(decision.seat, choice.text)
            check_decisions(copy)


def changed(text: str, dice: Random) -> list[str]:
    """Texts that are almost this one."""
    words = text.split(" ")
    near = [text + " ", " " + text, text.upper(), text.title(), text + "0", text[:-1], text + " 1"]
    near += [text.replace(" ", "  "), words[0], words[0] + " 0", "\t".join(words), text + "\n"]
    for i in range(1, len(words)):
        other = str(int(words[i]) + dice.choice([-2, -1, 1, 2, 1000]))
        near.append(" ".join([*words[:i], other, *words[i + 1 :]]))
        near.append(" ".join([*words[:i], "0" + words[i], *words[i + 1 :]]))
        near.append(" ".join([*words[:i], "+" + words[i], *words[i + 1 :]]))
    return near


def check_refused(state: State[Any], dice: Random) -> None:
    """Whatever is not offered is refused, in words, and the State is as it was."""
    before = state.digest()
    events = len(state.events)
    offered = {decision.seat: [c.text for c in decision.choices] for decision in state.decisions()}
    tries = {*GARBAGE}
    for texts in offered.values():
        tries.update(texts)
        for text in dice.sample(texts, min(3, len(texts))):
            tries.update(changed(text, dice))
    for seat in [*range(state.seats), -1, -2, state.seats, 99]:
        for text in sorted(tries - set(offered.get(seat, []))):
            with pytest.raises(IllegalChoice) as refusal:
                state.play(seat, text)
            message = str(refusal.value)
            assert message, f"{text!r} is refused without a word"
            assert "\n" not in message.replace(text, ""), f"{text!r}: more than a line"
        if not 0 <= seat < state.seats:
            with pytest.raises(IllegalChoice):
                state.play(seat, "concede")
            with pytest.raises(IllegalChoice):
                state.withdraw(seat)
        elif not sealed(state, seat):
            with pytest.raises(IllegalChoice):
                state.withdraw(seat)
    assert state.digest() == before, "a refused choice changed the State"
    assert len(state.events) == events, "a refused choice was told"


def sealed(state: State[Any], seat: int) -> bool:
    return any(ask.seat == seat and ask.answer is not None for ask in state.asks)


def check_sealing(state: State[Any], dice: Random) -> None:
    """A sealed answer can be taken back, given again or changed, as if nothing had been."""
    decisions = state.decisions()
    for decision in decisions if len(decisions) > 1 else []:
        before = state.digest()
        copy = state.copy()
        text, other = dice.choice(decision.choices).text, dice.choice(decision.choices).text
        copy.play(decision.seat, text)
        answered = copy.digest()
        assert sealed(copy, decision.seat)
        with pytest.raises(IllegalChoice):
            copy.play(decision.seat, other)
        assert copy.digest() == answered
        copy.withdraw(decision.seat)
        assert copy.digest() == before, "an answer taken back left a trace"
        with pytest.raises(IllegalChoice):
            copy.withdraw(decision.seat)
        copy.play(decision.seat, text)
        assert copy.digest() == answered
        copy.withdraw(decision.seat)
        copy.play(decision.seat, other)
        straight = state.copy()
        straight.play(decision.seat, other)
        assert copy.digest() == straight.digest()
        assert state.digest() == before


def check_concede(state: State[Any], dice: Random) -> None:
    """Anybody can concede at any time: the game ends, or goes on without them."""
    for seat in range(state.seats):
        if state.out & bit(seat):
            with pytest.raises(IllegalChoice):
                state.copy().play(seat, "concede")
            continue
        copy = state.copy()
        copy.play(seat, "concede")
        check_decisions(copy)
        assert copy.view(seat)["seats"][seat]["out"]
        with pytest.raises(IllegalChoice):
            copy.play(seat, "concede")
        play_on(copy, dice)
        check_decisions(copy)
        result = copy.result()
        assert result is not None
        assert result[seat] == 0.0, f"seat {seat} conceded and has a score"


def check_over(state: State[Any]) -> None:
    """When a game is over nothing can be done any more."""
    assert state.result() is not None
    before = state.digest()
    for seat in range(state.seats):
        for text in ("concede", *GARBAGE):
            with pytest.raises(IllegalChoice):
                state.play(seat, text)
        with pytest.raises(IllegalChoice):
            state.withdraw(seat)
    assert state.digest() == before
