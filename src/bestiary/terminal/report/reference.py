"""The reference for authors, made from the engine's own source: every name, its sentence, and an
example from examples.txt.

It is read from the source text, not from the running modules: compiled ones keep no docstrings.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, get_args

import bestiary
from bestiary.engine.view import Motion
from bestiary.engine.view.events import OF_EVENT, OF_OTHER, OF_SEAT

ENGINE: Final = Path(bestiary.__file__).parent / "engine"


class Topic(NamedTuple):
    """One chapter: where its names are."""

    key: str
    title: str
    text: str
    sources: list[tuple[str, str]]  # a file of the engine, and a class in it or "" for functions


TOPICS: Final = [
    Topic("game", "A game", "What a `Game` is made of, and what a subclass may override.",
          [("game.py", "Game")]),
    Topic("hooks", "What a State overrides", "Only `deal` and `printed` must be written.",
          [("state/hooks.py", "Hooks")]),
    Topic("verbs", "What a State does", "Verbs for steps and acts.",
          [("state/tabletop.py", "Tabletop"), ("state/chronicle.py", "Chronicle"),
           ("state/agenda.py", "Agenda"), ("state/state.py", "State")]),
    Topic("rulebook", "Steps, acts, questions, marks", "All are registered in a `Rulebook`.",
          [("steps/rulebook.py", "Rulebook"), ("steps/step.py", "Step")]),
    Topic("cards", "Cards", "A card is never changed, only replaced by another with the same id.",
          [("cards/card.py", "Card"), ("cards/card.py", "Face")]),
    Topic("places", "Places and zones", "Where cards lie, and who sees them there.",
          [("cards/zone.py", ""), ("cards/zone.py", "Zone")]),
    Topic("chance", "Chance", "`state.rng` is the only source of chance.", [("rng.py", "Rng")]),
    Topic("options", "Options", "What players can set with `--set`.", [("options.py", "")]),
]  # fmt: skip
WORDS: Final = "words"
# Public for the rooms below the engine, and nothing that rules are written with.
NOT_FOR_AUTHORS: Final = frozenset({
    "answer", "answer_all", "blinded", "cards_told", "cause_told", "check_option", "frames",
    "is_whole", "lookup", "made_of", "owner_of", "parse_option", "replace_ask", "run", "settle",
    "shown", "text_problem", "with_later", "without_later",
})  # fmt: skip
EXAMPLES: Final = Path(__file__).with_name("examples.txt")


class PublicName(NamedTuple):
    """A public name: how it is written, and what it is for."""

    name: str
    signature: str
    text: str


FRONT: Final = (
    "Every name that rules are written with, made from the engine's source: the same as "
    "`bestiary docs`. Start with the [tutorial](../tutorial.md).\n\nThe examples are run by our "
    "tests. In all of them `game` is Lantern Frogs of the tutorial, `pond` a game of it that has "
    "just been dealt, `book` its rulebook, and `card` the first card of Player 1's hand; `rules` "
    "is another rulebook, and `wet` a mark.\n\nAn icon is the name of one of the four thousand "
    "of [game-icons](https://game-icons.net). `make docs` builds these pages as a site, with a "
    "picture of each."
)


def topics() -> list[str]:
    return [*(topic.key for topic in TOPICS), WORDS]


def whole() -> str:
    """The whole reference, as Markdown."""
    return "\n".join([*(chapter(key) for key in topics())])


def pages() -> dict[str, str]:
    """The reference as the pages of a folder: a front page, and one for each chapter."""
    found = {f"{key}.md": chapter(key).replace("\n##", "\n#")[1:] for key in topics()}
    titles = {name: text.splitlines()[0].removeprefix("# ") for name, text in found.items()}
    links = "\n".join(f"- [{title}]({name})" for name, title in titles.items())
    found["README.md"] = f"# Reference for authors\n\n{FRONT}\n\n{links}\n"
    return found


def chapter(key: str) -> str:
    """One chapter, as Markdown."""
    if key == WORDS:
        return words()
    topic = next(topic for topic in TOPICS if topic.key == key)
    lines = [f"## {topic.title}", "", topic.text, ""]
    shown = examples().get(key, {})
    for entry in entries(topic):
        lines += [f"### `{entry.signature}`", "", entry.text, ""]
        if entry.name in shown:
            lines += ["```python", shown[entry.name], "```", ""]
    return "\n".join(lines)


def examples() -> dict[str, dict[str, str]]:
    """The examples of each chapter, by the name they are for."""
    found: dict[str, dict[str, str]] = {}
    for part in EXAMPLES.read_text("utf-8").split("\n== ")[1:]:
        key, _, rest = part.partition("\n")
        heads = [*re.finditer(r"^(\w+)\n(?=>>> )", rest, re.MULTILINE)]
        ends = [*(head.start() for head in heads[1:]), len(rest)]
        found[key] = {h[1]: rest[h.end() : end].strip() for h, end in zip(heads, ends, strict=True)}
    return found


def words() -> str:
    """The words of the log: motions, and what templates address."""
    lines = ["## The log", "", "`record(motion, template, ...)` takes one of these motions:", ""]
    source = (ENGINE / "view" / "schema.py").read_text("utf-8")
    for motion in get_args(Motion):
        said = source.split(f'    "{motion}",  # ')[1].splitlines()[0]
        lines.append(f"- `{motion}`: {said}")
    lines += ["", "and a template with these words:", ""]
    lines.append(f"- about `seat`: {listed(OF_SEAT)}")
    lines.append(f"- about `other`: {listed(OF_OTHER)}")
    lines.append(f"- {listed(OF_EVENT)}: the amount, and the cards as each reader knows them")
    return "\n".join(lines) + "\n"


def listed(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def entries(topic: Topic) -> Iterator[PublicName]:
    """The public names of a chapter, in the order of their source."""
    for file, kind in topic.sources:
        tree = ast.parse((ENGINE / file).read_text("utf-8"))
        body = tree.body
        if kind:
            (found,) = [n for n in body if isinstance(n, ast.ClassDef) and n.name == kind]
            body = found.body
        for node in body:
            if isinstance(node, ast.FunctionDef) and is_for_authors(node.name):
                text = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split()).replace(
                    "``", "`"
                )
                if text:
                    yield PublicName(node.name, signature(node), text)


def is_for_authors(name: str) -> bool:
    return not name.startswith("_") and name not in NOT_FOR_AUTHORS


def signature(node: ast.FunctionDef) -> str:
    """``zone(key)``: without types, which are in the source."""
    given = node.args
    names = [argument.arg for argument in given.args if argument.arg not in ("self", "cls")]
    if given.vararg is not None:
        names.append(f"*{given.vararg.arg}")
    return f"{node.name}({', '.join(names)})"
