"""A game's own steps, questions and marks, by name."""

from collections.abc import Callable
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from bestiary.engine.cards.card import F, MarkKind
from bestiary.engine.steps.question import Question
from bestiary.engine.steps.step import Answer, Step
from bestiary.engine.view.schema import Thing

S = TypeVar("S")
P = ParamSpec("P")

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
        return self._enter(function, "", "", "", None)

    def act(
        self,
        label: str,
        of: Thing = "",
        to: Thing = "",
        words: Callable[[S, int], str] | None = None,
    ) -> Callable[[Callable[Concatenate[S, P], None]], Step]:
        """Register a step that a player can choose. Its name is the verb of the choice."""

        def enter(function: Callable[Concatenate[S, P], None]) -> Step:
            return self._enter(function, label, of, to, words)

        return enter

    def question(
        self, prompt: str, words: Callable[Concatenate[S, int, ...], str] | None = None
    ) -> Callable[[Callable[Concatenate[S, int, P], list[Answer]]], Question]:
        """Register a question by the function that lists its answers for a seat."""

        def enter(answers: Callable[Concatenate[S, int, P], list[Answer]]) -> Question:
            name = answers.__name__
            if name in self.questions:
                raise ValueError(f"{self.game}: two questions named {name!r}")
            self.questions[name] = Question(name, prompt, answers, words)
            return self.questions[name]

        return enter

    def mark(self, key: str, label: str, fits: Callable[[F], bool] | None = None) -> MarkKind[F]:
        """Register a kind of mark."""
        if key in self.marks:
            raise ValueError(f"{self.game}: two marks named {key!r}")
        self.marks[key] = MarkKind(key, label, fits)
        return self.marks[key]

    def _enter(
        self,
        function: Callable[..., None],
        label: str,
        of: Thing,
        to: Thing,
        words: Callable[..., str] | None,
    ) -> Step:
        name = function.__name__.rstrip("_")
        if name in self.steps:
            raise ValueError(f"{self.game}: two steps named {name!r}")
        if name in RESERVED:
            raise ValueError(f"{self.game}: {name!r} is the engine's own word")
        self.steps[name] = Step(name, function, label, of, to, words)
        return self.steps[name]
