"""The reference is made from the source, and leaves out nothing that authors use."""

import doctest
import runpy
from typing import Any

import bestiary.engine
from bestiary.terminal.report import reference
from tests.docs.pages import ROOT
from tests.docs.test_commands import REFRESH

FOLDER = ROOT / "docs" / "reference"
FROGS = ("new_turn", "leap", "spring", "choose", "hop", "book")


def test_the_pages_are_up_to_date() -> None:
    made = {file.name: file.read_text("utf-8") for file in FOLDER.iterdir()}
    assert made == reference.pages(), f"run: {REFRESH}"


def names_of(module: dict[str, Any]) -> dict[str, Any]:
    """What the examples speak of: a game that has just been dealt, and what belongs to it."""
    pond = module["GAME"].new(seed=7)
    return {
        **{name: getattr(bestiary.engine, name) for name in bestiary.engine.__all__},
        **{name: module[name] for name in FROGS},
        "game": module["GAME"],
        "pond": pond,
        "card": pond.zone("hand.0").cards[0],
        "rules": bestiary.engine.Rulebook("more"),
        "wet": bestiary.engine.Rulebook("marks").mark("wet", "wet"),
    }


def test_every_name_has_an_example_that_works() -> None:
    module = runpy.run_path(str(ROOT / "examples" / "lantern_frogs.py"))
    shown = reference.examples()
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    for topic in reference.TOPICS:
        names = names_of(module)
        assert {*shown[topic.key]} == {entry.name for entry in reference.entries(topic)}
        for name, text in shown[topic.key].items():
            if topic.key != "rulebook":  # whose acts build on each other
                names = names_of(module)
            test = parser.get_doctest(text + "\n", names, f"{topic.key}: {name}", None, None)
            assert runner.run(test, clear_globs=False).failed == 0, f"{topic.key}: {name}"


def test_every_hook_and_verb_has_a_sentence() -> None:
    for topic in reference.TOPICS:
        for entry in reference.entries(topic):
            assert entry.text.endswith((".", ":")), entry
            assert entry.text[0].isupper() or entry.text[0] in "`0123456789", entry
    hooks = {entry.name for entry in reference.entries(reference.TOPICS[1])}
    assert {"deal", "printed", "back", "gauges", "lasting", "tiles", "phase", "waits"} <= hooks


def test_what_the_engine_offers_for_places_and_options_is_there() -> None:
    shown = reference.whole()
    for name in ("hand", "pile", "open_pile", "aside", "row", "number", "switch", "one_of", "text"):
        assert name in bestiary.engine.__all__
        assert f"`{name}(" in shown
