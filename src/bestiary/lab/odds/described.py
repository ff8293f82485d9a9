"""Cards in words: everything a table is shown about a card, so that a question can name it.

A card answers to the words of its name, its kind, its colour, its badges (``level 3``, ``tier
Sinful``), and the name of its entry in the game's catalogue.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from bestiary.engine import Game, State, Value

WORD: Final = re.compile(r"[\w'-]+")
CARD: Final = "card"
NAMED: Final = ("card", "name", "kind", "accent", "icon")  # groups that every game has


def words_of(text: str) -> list[str]:
    return WORD.findall(text.casefold())


class CardWords:
    """One face in words."""

    def __init__(
        self, name: str, words: set[str], facts: dict[str, str], groups: dict[str, str]
    ) -> None:
        self.name = name
        self.words = words
        self.facts = facts  # a badge's label, and its key -> its value, all in small letters
        self.groups = groups  # what it can be alike in -> as what it counts


class Describer:
    """Puts the faces of one game into words."""

    def __init__(self, game: Game[Any], settings: Mapping[str, Value]) -> None:
        entries = [info["name"] for info in game.cards(settings)]
        self.entries = sorted(entries, key=lambda name: (-len(words_of(name)), name))
        self.known: dict[int, CardWords] = {}

    def describe(self, state: State[Any], face: Any) -> CardWords:
        likeness = int(face.likeness())
        if likeness not in self.known:
            self.known[likeness] = self._describe(state, face)
        return self.known[likeness]

    def _describe(self, state: State[Any], face: Any) -> CardWords:
        printed = state.printed(face)
        entry = self._entry(printed.name)
        facts = {}
        words = {*words_of(printed.name), *words_of(printed.kind), *words_of(entry)}
        words |= set(words_of(printed.accent))
        for key, label, value, _ in printed.badges:
            facts[" ".join(words_of(label))] = facts[key.casefold()] = value.casefold()
            words |= {word for word in words_of(value) if not word.isdigit()}
        named = (entry, printed.name, printed.kind, printed.accent, printed.icon)
        groups = dict(zip(NAMED, named, strict=True))
        return CardWords(printed.name, words, facts, {**facts, **groups})

    def _entry(self, name: str) -> str:
        """The name in the catalogue that the card's name contains, word by word: the longest."""
        mine = words_of(name)
        for entry in self.entries:
            theirs = words_of(entry)
            size = len(theirs)
            if any(mine[i : i + size] == theirs for i in range(len(mine) - size + 1)):
                return entry
        return name


class Vocabulary:
    """All that questions about a game's cards can say."""

    def __init__(self, cards: list[CardWords]) -> None:
        self.words = {word for card in cards for word in card.words}
        self.facts = {fact for card in cards for fact in card.facts}
        self.groups = {group for card in cards for group in card.groups if card.groups[group]}

    def singular(self, word: str) -> str:
        """The word as cards have it: ``wolves`` is a wolf. The word itself if none has it."""
        for known in (self.words, self.facts, self.groups):
            for form in forms(word):
                if form in known:
                    return form
        return word


def forms(word: str) -> list[str]:
    """A word, and what it may be the plural of.

    >>> forms("witches"), forms("wolves")
    (['witches', 'witche', 'witch'], ['wolves', 'wolve', 'wolv', 'wolf', 'wolfe'])
    """
    found = [word]
    if word.endswith("s"):
        found.append(word[:-1])
    if word.endswith("es"):
        found.append(word[:-2])
    if word.endswith("ves"):
        found += [word[:-3] + "f", word[:-3] + "fe"]
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    return found
