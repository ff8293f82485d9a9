"""What may be done and what may not: every choice offered works, and nothing else does."""

from random import Random
from typing import Any

from bestiary.check.failure import CheckFailed
from bestiary.check.promises.clones import truth
from bestiary.check.walk import play_on
from bestiary.check.watch import check_decisions
from bestiary.engine import IllegalChoice, State, bit

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


def check_refusal(state: State[Any], seat: int, text: str) -> str:
    """The choice is refused; with which words. (A try is quicker than `pytest.raises`.)"""
    try:
        state.play(seat, text)
    except IllegalChoice as refusal:
        return str(refusal)
    raise AssertionError(f"seat {seat} may {text!r}, and it was not offered")


def check_kept(state: State[Any], seat: int) -> None:
    """The seat has no sealed answer to take back."""
    try:
        state.withdraw(seat)
    except IllegalChoice:
        return
    raise AssertionError(f"seat {seat} took back what it had not sealed")


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
    before = truth(state)
    events = len(state.events)
    offered = {decision.seat: [c.text for c in decision.choices] for decision in state.decisions()}
    tries = {*GARBAGE}
    for texts in offered.values():
        tries.update(texts)
        for text in dice.sample(texts, min(3, len(texts))):
            tries.update(changed(text, dice))
    for seat in [*range(state.seats), -1, -2, state.seats, 99]:
        for text in sorted(tries - set(offered.get(seat, []))):
            message = check_refusal(state, seat, text)
            if not message:
                raise CheckFailed(f"{text!r} is refused without a word")
            if "\n" in message.replace(text, ""):
                raise CheckFailed(f"{text!r}: more than a line")
        if not 0 <= seat < state.seats:
            check_refusal(state, seat, "concede")
            check_kept(state, seat)
        elif not sealed(state, seat):
            check_kept(state, seat)
    if truth(state) != before:
        raise CheckFailed("a refused choice changed the State")
    if len(state.events) != events:
        raise CheckFailed("a refused choice was told")


def sealed(state: State[Any], seat: int) -> bool:
    return any(ask.seat == seat and ask.answer is not None for ask in state.asks)


def check_sealing(state: State[Any], dice: Random) -> None:
    """A sealed answer can be taken back, given again or changed, as if nothing had been."""
    decisions = state.decisions()
    for decision in decisions if len(decisions) > 1 else []:
        before = truth(state)
        copy = state.copy()
        text, other = dice.choice(decision.choices).text, dice.choice(decision.choices).text
        copy.play(decision.seat, text)
        answered = truth(copy)
        if not sealed(copy, decision.seat):
            raise CheckFailed("an answer to several seats at once was not sealed")
        check_refusal(copy, decision.seat, other)
        if truth(copy) != answered:
            raise CheckFailed("a second answer replaced the sealed one")
        copy.withdraw(decision.seat)
        if truth(copy) != before:
            raise CheckFailed("an answer taken back left a trace")
        check_kept(copy, decision.seat)
        copy.play(decision.seat, text)
        if truth(copy) != answered:
            raise CheckFailed("an answer given again is another answer")
        copy.withdraw(decision.seat)
        copy.play(decision.seat, other)
        straight = state.copy()
        straight.play(decision.seat, other)
        if truth(copy) != truth(straight):
            raise CheckFailed("an answer given after another is another answer")
        if truth(state) != before:
            raise CheckFailed("answering on a copy changed the original")


def check_concede(state: State[Any], dice: Random) -> None:
    """Anybody can concede at any time: the game ends, or goes on without them."""
    for seat in range(state.seats):
        if state.out & bit(seat):
            check_refusal(state.copy(), seat, "concede")
            continue
        copy = state.copy()
        copy.play(seat, "concede")
        check_decisions(copy)
        if not (copy.view(seat, len(copy.events))["seats"][seat]["out"]):
            raise CheckFailed(f"seat {seat} conceded and is not shown as out")
        check_refusal(copy, seat, "concede")
        play_on(copy, dice)
        check_decisions(copy)
        result = copy.result()
        if result is None:
            raise CheckFailed(f"seat {seat} conceded and the game has no result")
        if result[seat] != 0.0:
            raise CheckFailed(f"seat {seat} conceded and has a score")


def check_over(state: State[Any]) -> None:
    """When a game is over nothing can be done any more."""
    if state.result() is None:
        raise CheckFailed("the game is not over")
    before = truth(state)
    for seat in range(state.seats):
        for text in ("concede", *GARBAGE):
            check_refusal(state, seat, text)
        check_kept(state, seat)
    if truth(state) != before:
        raise CheckFailed("a choice after the end changed the State")
