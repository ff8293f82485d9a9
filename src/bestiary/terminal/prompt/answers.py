"""What a person typed: a choice, a command, or something to ask back about.

A choice may be given by its number, by its text (``play 17``), or by any part of its label that
fits no other choice (``fire giant``). Upper and lower case are the same.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from bestiary.engine.characters import quoted
from bestiary.engine.errors import did_you_mean
from bestiary.engine.options import is_whole
from bestiary.engine.view import ChoiceView, DecisionView, View
from bestiary.terminal.draw.numbers import are_numbers
from bestiary.terminal.draw.places import listed_cards
from bestiary.terminal.draw.words import count, listing


class Understood(NamedTuple):
    """What a line means: a choice or a command, and ``text`` says which; or unclear, and why."""

    kind: Literal["choice", "command", "unclear"]
    text: str
    argument: str = ""


def understand(
    line: str, view: View, choices: list[ChoiceView], commands: Iterable[str]
) -> Understood:
    """Read a line typed at the open decision of ``view``, whose choices were numbered in this
    order."""
    decision = view["decision"]
    typed = " ".join(line.split())
    for choice in choices:
        if typed.casefold() == choice["text"].casefold():
            return Understood("choice", choice["text"])
    word, _, argument = typed.lstrip("/").partition(" ")
    if word.casefold() in commands:
        return Understood("command", word.casefold(), argument)
    if not typed:
        return Understood("unclear", how_to_answer(decision))
    if is_whole(typed):
        if are_numbers(choices):
            for choice in choices:
                if choice["subject"] == int(typed):
                    return Understood("choice", choice["text"])
        elif 1 <= int(typed) <= len(choices):
            return Understood("choice", choices[int(typed) - 1]["text"])
        return Understood("unclear", f"No choice {quoted(typed)}. {how_to_answer(decision)}")
    return _by_words(typed, view, choices, list(commands))


def how_to_answer(decision: DecisionView | None) -> str:
    """A sentence for players who do not know what to type."""
    if decision is None or not decision["choices"]:
        return "Type a command, or 'help' for all of them."
    first, last = 1, len(decision["choices"])
    if are_numbers(decision["choices"]):
        values = [choice["subject"] for choice in decision["choices"]]
        first, last = min(values), max(values)
    numbers = str(first) if first == last else f"a number from {first} to {last}"
    return f"Type {numbers}, part of a name, or 'help'."


def _by_words(typed: str, view: View, choices: list[ChoiceView], commands: list[str]) -> Understood:
    exact = [i for i, choice in enumerate(choices) if _same(typed, choice["label"])]
    fitting = exact or [i for i, choice in enumerate(choices) if _fits(typed, choice["label"])]
    if len({choices[i]["label"] for i in fitting}) == 1:  # one, or some that read the same
        return Understood("choice", choices[fitting[0]]["text"])
    if fitting:
        some = [f"{i + 1} ({choices[i]['label']})" for i in fitting[:4]]
        if len(fitting) > 4:
            some[3:] = [count(len(fitting) - 3, "other")]
        fits = count(len(fitting), "choice")
        return Understood(
            "unclear", f"'{quoted(typed)}' fits {fits}: {listing(some)}. Type the number."
        )
    waiting = _why_not(typed, view)
    if waiting:
        return Understood("unclear", waiting)
    known = [*commands, *(choice["text"] for choice in choices)]
    known += [word for choice in choices for word in choice["label"].split() if len(word) > 3]
    near = did_you_mean(typed, known)
    return Understood(
        "unclear", f"No choice '{quoted(typed)}'{near or '.'} {how_to_answer(view['decision'])}"
    )


def _why_not(typed: str, view: View) -> str:
    """The reason why the one card that was named cannot be played, if that is what it is."""
    held = [card for card in listed_cards(view) if card["waits"] and _fits(typed, card["face"])]
    return f"{held[0]['face']} cannot be played: {held[0]['waits']}." if len(held) == 1 else ""


def _same(typed: str, label: str) -> bool:
    return typed.casefold() == label.casefold()


def _fits(typed: str, label: str) -> bool:
    return all(word in label.casefold() for word in typed.casefold().split())
