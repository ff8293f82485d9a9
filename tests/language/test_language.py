"""A language puts texts, choices and events into its words. The page does it in the same way: the
cases are in a file that its test reads too (tests/browser/test_languages.py)."""

import json
from pathlib import Path
from typing import Any

import pytest

from bestiary.engine.view import EventView
from bestiary.language import BadLanguage, Language, Phrases
from bestiary.language.plurals import plural

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text("utf-8"))


def event(told: dict[str, Any]) -> EventView:
    return {
        "motion": "announce",
        "seat": told.get("seat", -1),
        "cards": [],
        "source": "",
        "target": "",
        "amount": told.get("amount", 0),
        "text": told["text"],
        "phrasing": {
            "template": told["template"],
            "fills": told.get("cards", []),
            "other": told.get("other", -1),
            "cause": told.get("cause", ""),
        },
    }


def put(case: dict[str, Any]) -> str:
    language = Language("de", [Phrases("de", "", case["words"], case.get("plurals", ""))])
    if "say" in case:
        return language.say(case["say"], case.get("form", ""))
    if "fill" in case:
        template, fills = case["fill"]
        english = template
        for text in fills:
            english = english.replace("{}", text, 1)
        made_of = {"template": template, "fills": fills, "other": -1, "cause": ""}
        return language.fill(english, made_of)  # type: ignore[arg-type]
    return language.tell(event(case["tell"]), case["audience"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["is"]))
def test_it_is_said(case: dict[str, Any]) -> None:
    assert put(case) == case["is"]


def test_what_is_missing_is_told() -> None:
    missed: list[str] = []
    language = Language("de", [Phrases("de", "", {"Pad": "Blatt"})], missed.append)
    assert [language.say(text) for text in ("Pad", "Spring", "3", "")] == [
        "Blatt",
        "Spring",
        "3",
        "",
    ]
    assert missed == ["Spring"]


@pytest.mark.parametrize(
    ("code", "numbers", "forms"),
    [
        ("en", (0, 1, 2), "other one other"),
        ("fr", (0, 1, 2), "one one other"),
        ("ja", (0, 1, 2), "other other other"),
        ("ru", (1, 11, 21, 22, 25), "one many one few many"),
        ("pl", (1, 21, 22, 12), "one many few many"),
        ("cs", (1, 3, 5), "one few other"),
        ("ar", (0, 1, 2, 3, 11, 100), "zero one two few many other"),
        ("de-AT", (1, 2), "one other"),
    ],
)
def test_numbers_have_their_forms(code: str, numbers: tuple[int, ...], forms: str) -> None:
    assert " ".join(plural(code, n) for n in numbers) == forms


BAD = {
    "{": "f.json, line 1: Expecting property name",
    "[]": 'f.json: a file of translations is {"language": ..., "words": {...}}',
    '{"words": {}}': 'f.json: "language" is missing: what the language calls itself',
    '{"language": "x"}': 'f.json: "words" is missing',
    '{"language": "x", "wrods": {}}': "f.json, line 1: no 'wrods'; did you mean 'words'?",
    '{"language": "x",\n "words": {"Pad": 3}}': (
        "f.json, line 2: 'Pad': a translation is a text, or a choice between texts"
    ),
    '{"language": "x", "words": {"Pad": "a",\n "Pad": "b"}}': (
        "f.json, line 2: 'Pad' is there twice"
    ),
    '{"language": "x", "words": {"Hop {n}": "{m} hop"}}': (
        "f.json, line 1: 'Hop {n}': nothing fills {m} (gaps: {n})"
    ),
    '{"language": "x", "words": {"{You} win{s}.": {"you": "Du"}}}': (
        "'{You} win{s}.': 'they' is missing"
    ),
    '{"language": "x", "words": {"{You} win{s}.": {"they": "Er", "me": "Du"}}}': (
        "'{You} win{s}.': 'me' is none of you, foe, they"
    ),
    '{"language": "x", "words": {"{n} hops": {"one": "Hop"}}}': "'{n} hops': 'other' is missing",
    '{"language": "x", "words": {"Wolf": {"acc": "den Wolf"}}}': (
        "'Wolf': the plain form is missing"
    ),
    '{"language": "x", "words": {"Play {}": "{3}"}}': "nothing fills {3} (gaps: {}, {1})",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_file_is_one_clear_line(text: str) -> None:
    with pytest.raises(BadLanguage) as wrong:
        Phrases.parse(text, "xx", "f.json")
    assert BAD[text] in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_card_notation_is_no_gap() -> None:
    words = Phrases.parse('{"language": "x", "words": {"Wolf {4}": "Lupo {4}"}}', "it", "f").words
    assert Language("it", [Phrases("it", "x", words)]).say("Wolf {4}") == "Lupo {4}"
