"""A language: puts texts, choices and events into its words."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from bestiary.engine import seat_name
from bestiary.engine.view import EventView, Phrasing
from bestiary.language.phrases import GAP, Phrase, Phrases
from bestiary.language.plurals import CATEGORIES, plural


class Language:
    """What is translated by some files, the most particular first: a game's, then our own.

    Whatever none of them translates stays in English. ``missed`` is told of it.
    """

    def __init__(
        self, code: str, files: Sequence[Phrases], missed: Callable[[str], None] | None = None
    ) -> None:
        self.code = code
        self.files = list(files)
        self.plurals = self.files[0].plurals if self.files else code
        self.missed = missed
        self.used: set[str] = set()  # the keys that were of use

    def say(self, english: str, form: str = "") -> str:
        """A text that stands by itself, in the form that a sentence asks for.

        >>> de = Language("de", [Phrases("de", "Deutsch", {"Pad {n}": "Blatt {n}"})])
        >>> de.say("Pad 3"), de.say("Spring")
        ('Blatt 3', 'Spring')
        """
        if not english or (not self.files and self.missed is None):
            return english
        for file in self.files:
            found = file.words.get(english)
            if found is not None:
                self.used.add(english)
                return filled(self.chosen(found, form=form), {})
            for pattern, key, gaps in file.patterns:
                match = pattern.fullmatch(english)
                if match is not None:
                    self.used.add(key)
                    return self.matched(file.words[key], gaps, match.groups(), form)
        if self.missed is not None and any(letter.isalpha() for letter in english):
            self.missed(english)
        return english

    def matched(self, phrase: Phrase, gaps: list[str], parts: Sequence[str], form: str) -> str:
        fills: dict[str, Fill] = {}
        numbers = []
        for gap, part in zip(gaps, parts, strict=True):
            if gap.startswith("word"):
                fills[gap] = Noun(self, [part])
            else:
                fills[gap] = part
                if not gap.startswith("name"):
                    numbers.append(int(part))
        return filled(self.chosen(phrase, numbers[0] if numbers else 1, form=form), fills)

    def fill(self, english: str, phrasing: Phrasing | None) -> str:
        """A prompt or the label of a choice, and what it was made of, if that is known."""
        if phrasing is None:
            return self.say(english)
        phrase = self.phrase(phrasing["template"])
        if phrase is None:
            return english
        nouns = [Noun(self, [text]) for text in phrasing["fills"]]
        numbers = [int(text) for text in phrasing["fills"] if is_number(text)]
        text = self.chosen(phrase, numbers[0] if numbers else 1)
        if "{}" not in phrasing["template"]:
            return filled(text, {})
        fills: dict[str, Fill] = {str(i + 1): noun for i, noun in enumerate(nouns)}
        return filled(text, fills, nouns)

    def tell(self, event: EventView, audience: int) -> str:
        """A line of the log, for one audience."""
        phrasing = event.get("phrasing")
        if phrasing is None:
            return self.say(event["text"])
        phrase = self.phrase(phrasing["template"])
        if phrase is None:
            return event["text"]
        seat, other, n = event["seat"], phrasing["other"], event["amount"]
        mine, theirs = is_me(seat, audience), is_me(other, audience)
        person = "you" if mine else "foe" if theirs else "they"
        count = n if "{n}" in phrasing["template"] else len(phrasing["fills"])
        fills: dict[str, Fill] = {
            "name": Noun(self, ["you" if mine else seat_name(seat)]),
            "foe": Noun(self, ["you" if theirs else seat_name(other)]),
            "n": str(n),
            "cards": Noun(self, phrasing["fills"]),
            "cause": Noun(self, [phrasing["cause"]]),
        }
        told = filled(self.chosen(phrase, count, person), fills)
        return told[:1].upper() + told[1:]

    def phrase(self, template: str) -> Phrase | None:
        for file in self.files:
            if template in file.words:
                self.used.add(template)
                return file.words[template]
        if any(self.is_matched(file, template) for file in self.files):
            return self.say(template)
        if self.missed is not None and template:
            self.missed(template)
        return None

    def is_matched(self, file: Phrases, template: str) -> bool:
        """Whether a pattern fits a template that has no gaps of its own."""
        if "{" in template:
            return False
        return any(pattern.fullmatch(template) for pattern, _, _ in file.patterns)

    def chosen(self, phrase: Phrase, n: int = 1, person: str = "", form: str = "") -> str:
        """The text among a phrase's choices."""
        while isinstance(phrase, dict):
            if "they" in phrase:
                phrase = phrase.get(person) or phrase["they"]
            elif "other" in phrase and all(each in CATEGORIES for each in phrase):
                phrase = phrase.get(plural(self.plurals, n)) or phrase["other"]
            else:
                phrase = phrase.get(form) or phrase[""]
        return str(phrase)

    def listed(self, texts: Sequence[str], form: str = "") -> str:
        """Cards as a phrase; "" stands for a card the audience may not know."""
        known = [self.say(text, form) for text in texts if text]
        hidden = len(texts) - len(known)
        if hidden:
            known.append(self.say("a card" if hidden == 1 else f"{hidden} cards", form))
        if len(known) < 2:
            return known[0] if known else self.say("nothing", form)
        return f"{', '.join(known[:-1])} {self.say('and')} {known[-1]}"


ENGLISH: Final = Language("en", [])


class Noun:
    """Something a sentence names, which can ask for its form."""

    def __init__(self, language: Language, texts: Sequence[str]) -> None:
        self.language = language
        self.texts = texts

    def __call__(self, form: str) -> str:
        return self.language.listed(self.texts, form)


Fill = str | Noun


def filled(text: str, fills: dict[str, Fill], in_order: Sequence[Noun] = ()) -> str:
    """A translation with its gaps filled; ``{}`` takes the next of those ``in_order``."""
    rest = list(in_order)

    def fill(gap: "re.Match[str]") -> str:
        found: Fill | None = fills.get(gap[1])
        if gap[1] == "" and rest:
            found = rest.pop(0)
        if found is None:
            return gap[0]
        return found if isinstance(found, str) else found(gap[2] or "")

    return GAP.sub(fill, text)


def is_me(seat: int, audience: int) -> bool:
    return seat == audience and seat >= 0


def is_number(text: str) -> bool:
    return text.isascii() and text.removeprefix("-").isdigit()
