"""A view in another language: a copy in which every text is translated."""

from collections.abc import Mapping
from typing import Any, Final, cast

from bestiary.engine.view import DecisionView, EventView, View
from bestiary.language.language import ENGLISH, Language

# The keys of views under which words for people stand, wherever they are.
WORDS: Final = frozenset(
    ("title", "turn_name", "phase", "label", "text", "name", "flavour", "about", "region", "note",
     "waits", "face", "why")
)  # fmt: skip
# What is translated in a way of its own, or is for programs.
APART: Final = frozenset(("log", "decision", "options", "look", "phrasing"))


def in_language(view: View, language: Language) -> View:
    """The view in the words of a language. Whatever is not for people stays as it is."""
    if language is ENGLISH:
        return view
    told = cast(dict[str, Any], translated(view, language))
    told["log"] = [told_event(event, view["seat"], language) for event in view["log"]]
    decision = view["decision"]
    told["decision"] = None if decision is None else asked(decision, language)
    return cast(View, told)


def told_event(event: EventView, audience: int, language: Language) -> EventView:
    new = cast(dict[str, Any], translated(event, language, ("text",)))
    new["text"] = language.tell(event, audience)
    return cast(EventView, new)


def asked(decision: DecisionView, language: Language) -> DecisionView:
    choices = [
        {
            **choice,
            "label": language.fill(choice["label"], choice.get("phrasing")),
            "note": language.say(choice["note"]),
        }
        for choice in decision["choices"]
    ]
    prompt = language.fill(decision["prompt"], decision.get("phrasing"))
    return cast(DecisionView, {**decision, "prompt": prompt, "choices": choices})


def translated(data: object, language: Language, apart: tuple[str, ...] = ()) -> object:
    """Any data of a view with its words translated, but for those ``apart``."""
    if isinstance(data, list):
        return [translated(each, language) for each in data]
    if not isinstance(data, Mapping):
        return data
    new: dict[str, object] = {}
    is_card = "face" in data  # the kinds of places and tiles say how they are drawn
    for key, value in data.items():
        if isinstance(value, str):
            is_word = key in WORDS or (key == "kind" and is_card)
            new[key] = language.say(value) if is_word and key not in apart else value
        elif key in APART:
            new[key] = value
        else:
            new[key] = translated(value, language)
    return new
