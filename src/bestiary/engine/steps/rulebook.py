"""A game's own steps, questions and marks, by name."""

import re
from collections.abc import Callable
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar, get_args

from bestiary.engine.cards.card import F, MarkKind
from bestiary.engine.errors import refuse_unknown
from bestiary.engine.steps.question import Question
from bestiary.engine.steps.step import Answer, Step
from bestiary.engine.view.schema import Thing

S = TypeVar("S")
P = ParamSpec("P")

GAP: Final = re.compile(r"\{[A-Za-z_]\w*\}")  # as log lines have them, and labels do not
RESERVED: Final = ("concede", "withdraw")  # available to every seat in every game


class Rulebook(Generic[S, F]):
    """A game's own steps, questions and marks, by name.

    >>> book = Rulebook("demo")
    >>> @book.step
    ... def hello(state, seat): ...
    >>> book.steps["hello"] is hello
    True
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps: dict[str, Step] = {}
        self.questions: dict[str, Question] = {}
        self.marks: dict[str, MarkKind[F]] = {}

    def include(self, other: "Rulebook[Any, Any]") -> None:
        """Add the steps, questions and marks of a rulebook that several games share. They are typed
        for a State that those games subclass."""
        for name in [*other.steps, *other.questions, *other.marks]:
            if name in self.steps or name in self.questions or name in self.marks:
                raise ValueError(f"{self.game}: {name!r} is already in {other.game!r}")
        self.steps.update(other.steps)
        self.questions.update(other.questions)
        self.marks.update(other.marks)

    def step(self, function: Callable[Concatenate[S, P], None]) -> Step:
        """Register a step that the rules take by themselves."""
        name = named(function)
        return self._enter(name, Step(name, function, "", "", "", None))

    def act(
        self,
        label: str,
        of: Thing = "",
        to: Thing = "",
        words: Callable[[S, int], str] | None = None,
        place: int = 0,
        grave: bool = False,
        declines: bool = False,
    ) -> Callable[[Callable[Concatenate[S, P], None]], Step]:
        """Register a step that a player can choose. Its name is the verb of the choice. ``place``
        is where it stands among other choices, the lowest first; ``grave`` sets it apart, because
        it gives something up for good; ``declines`` says that it only says no."""

        def enter(function: Callable[Concatenate[S, P], None]) -> Step:
            name = named(function)
            step = Step(name, function, label, of, to, words, place, grave, declines)
            return self._enter(name, step)

        return enter

    def question(
        self,
        prompt: str,
        words: Callable[Concatenate[S, int, ...], str] | None = None,
        always: bool = False,
        sorted: bool = False,
        from_sight: bool = False,
    ) -> Callable[[Callable[Concatenate[S, int, P], list[Answer]]], Question]:
        """Register a question by the function that lists its answers for a seat; ``always`` if
        there is one in every State, ``from_sight`` if they depend only on what the seat knows."""

        def enter(answers: Callable[Concatenate[S, int, P], list[Answer]]) -> Question:
            name = answers.__name__
            self._check_gaps(name, prompt, 1)
            if words is None and "{}" in prompt:
                raise ValueError(f"{self.game}: the prompt of '{name}' has a {{}} but no words=")
            if name in self.questions:
                raise ValueError(f"{self.game}: two questions named {name!r}")
            self.questions[name] = Question(
                name, prompt, answers, words, always, sorted, from_sight
            )
            return self.questions[name]

        return enter

    def mark(
        self,
        key: str,
        label: str,
        fits: Callable[[F], bool] | None = None,
        lasting: bool = False,
        alters: str = "",
    ) -> MarkKind[F]:
        """Register a kind of mark; ``alters`` is the badge whose value it changes: "health", or
        "-health" if it takes from it."""
        if key in self.marks:
            raise ValueError(f"{self.game}: two marks named {key!r}")
        self.marks[key] = MarkKind(key, label, fits, lasting, alters)
        return self.marks[key]

    def _enter(self, name: str, step: Step) -> Step:
        if name in self.steps:
            raise ValueError(f"{self.game}: two steps named {name!r}")
        if name in RESERVED:
            raise ValueError(f"{self.game}: {name!r} is the engine's own word")
        self._check_gaps(name, step.label, 2)
        for thing in (step.of, step.to):
            refuse_unknown(thing, list(get_args(Thing)), f"{self.game}: the act '{name}'", "thing")
        self.steps[name] = step
        return step

    def _check_gaps(self, name: str, label: str, most: int) -> None:
        """Labels and prompts have gaps without names, one for each thing they are about."""
        filled = GAP.search(label)
        if filled is not None or label.count("{}") > most:
            gap = "{}" if filled is None else filled.group()
            raise ValueError(
                f"{self.game}: '{label}' of '{name}' has a {gap}; write at most {most} of {{}}"
            )


def named(function: Callable[..., None]) -> str:
    """The name of a step: that of its function, without the underscore of `pass_`."""
    return function.__name__.rstrip("_")
