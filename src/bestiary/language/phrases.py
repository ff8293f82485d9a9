"""One file of translations, read and checked.

    {"language": "Deutsch",
     "words": {
       "Played": "Gespielt",
       "Hop {n}": {"": "{n}er-Hüpfer", "acc": "den {n}er-Hüpfer"},
       "{You} play{s} {cards}.": {"you": "Du spielst {cards:acc}.",
                                  "they": "{name} spielt {cards:acc}."}}}

English stands on the left, as the game has it: a text, a template of the log, a label with ``{}``,
or a pattern with gaps of its own. The translation is a text, or a choice between texts: by who is
addressed, by a number, or, for nouns, by the form that a sentence asks for.
"""

import json
import re
from typing import Any, Final

from bestiary.engine import BestiaryError
from bestiary.engine.errors import did_you_mean
from bestiary.engine.view.events import OF_EVENT, OF_OTHER, OF_SEAT
from bestiary.language.plurals import CATEGORIES

PERSONS: Final = ("you", "foe", "they")
HEAD: Final = ("language", "plurals", "words")
LARGEST: Final = 2**20  # characters
# A gap of a translation, with the form that it asks for; also the gaps of keys.
GAP: Final = re.compile(r"\{([A-Za-z']*[0-9]*)(?::([^{}\s]+))?\}")
# The gaps of patterns: a number, something that stays as it is, a noun to be translated too.
OPEN: Final = re.compile(r"(n|name|word)[0-9]*")
TOLD: Final = (*OF_SEAT, *OF_OTHER, *OF_EVENT)

Phrase = Any  # a text, or a dict of phrases


class BadLanguage(BestiaryError):
    """A file of translations that cannot be used; says where and why."""


class Phrases:
    """What one file translates, by the English."""

    def __init__(
        self, code: str, name: str, words: dict[str, Phrase], plurals: str = "", source: str = ""
    ) -> None:
        self.code = code
        self.name = name
        self.plurals = plurals or code
        self.words = words
        self.source = source
        self.patterns = [  # whichever says the most is tried first
            (compiled(key), key, gaps)
            for key in sorted(words, key=lambda key: -len(GAP.sub("", key)))
            if (gaps := open_gaps(key)) is not None
        ]

    def within_games(self) -> "Phrases":
        """Without the patterns that could fit any text, and so a card's: "Your {name}"."""
        words = {
            key: phrase
            for key, phrase in self.words.items()
            if all(gap.startswith("n") and gap[1:2] != "a" for gap in open_gaps(key) or [])
        }
        return Phrases(self.code, self.name, words, self.plurals, self.source)

    @staticmethod
    def parse(text: str, code: str, source: str) -> "Phrases":
        """Read a file's text. Raises BadLanguage, which names the ``source`` and the line."""
        return PhraseReader(text, source).read(code)


def open_gaps(key: str) -> list[str] | None:
    """The gaps of a pattern in order; None if the key is not one."""
    gaps = [match[1] for match in GAP.finditer(key)]
    return gaps if gaps and all(OPEN.fullmatch(gap) for gap in gaps) else None


def compiled(key: str) -> re.Pattern[str]:
    """What a pattern matches.

    >>> compiled("Hop {n}").fullmatch("Hop 3").groups()
    ('3',)
    """
    parts, at = [], 0
    for gap in GAP.finditer(key):
        parts.append(re.escape(key[at : gap.start()]))
        parts.append(r"(-?[0-9]+)" if gap[1].startswith("n") and gap[1][1:2] != "a" else r"(.+?)")
        at = gap.end()
    return re.compile("".join(parts) + re.escape(key[at:]), re.DOTALL)


class PhraseReader:
    """Reads one file, and says in which line it is wrong."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source

    def read(self, code: str) -> Phrases:
        if len(self.text) > LARGEST:
            raise BadLanguage(f"{self.source}: at most {LARGEST:,} characters")
        try:
            data = json.loads(self.text, object_pairs_hook=self.once)
        except json.JSONDecodeError as wrong:
            raise BadLanguage(f"{self.source}, line {wrong.lineno}: {wrong.msg}") from None
        except RecursionError:
            raise BadLanguage(f"{self.source}: nested too deeply") from None
        if not isinstance(data, dict):
            raise self.fault("", 'a file of translations is {"language": ..., "words": {...}}')
        for key in data:
            if key not in HEAD:
                hint = did_you_mean(key, list(HEAD))
                raise self.fault(key, f"no '{key}'{hint} (there are: {', '.join(HEAD)})")
        name, plurals, words = (data.get(key, "") for key in HEAD)
        if not isinstance(name, str) or not name:
            raise self.fault("", '"language" is missing: what the language calls itself')
        if not isinstance(plurals, str):
            raise self.fault("plurals", '"plurals" is the code of a language, such as "ru"')
        if not isinstance(words, dict):
            raise self.fault("words", '"words" is missing: {"English": "translation", ...}')
        for key, phrase in words.items():
            self.check(key, phrase)
        return Phrases(code, name, {k: w for k, w in words.items() if w}, plurals, self.source)

    def once(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                raise self.fault(key, f"'{key}' is there twice", last=True)
            found[key] = value
        return found

    def check(self, key: str, phrase: Phrase) -> None:
        if isinstance(phrase, str):
            self.check_gaps(key, phrase)
            return
        if not isinstance(phrase, dict) or not phrase:
            raise self.fault(key, f"'{key}': a translation is a text, or a choice between texts")
        forms = list(phrase)
        if any(form in PERSONS for form in forms):
            self.check_choice(key, forms, PERSONS, "they")
        elif any(form in CATEGORIES for form in forms):
            self.check_choice(key, forms, CATEGORIES, "other")
        elif "" not in forms:
            raise self.fault(key, f"'{key}': the plain form is missing: \"\": ...")
        for each in phrase.values():
            self.check(key, each)

    def check_choice(self, key: str, forms: list[str], known: tuple[str, ...], needed: str) -> None:
        for form in forms:
            if form not in known:
                raise self.fault(key, f"'{key}': '{form}' is none of {', '.join(known)}")
        if needed not in forms:
            raise self.fault(key, f"'{key}': '{needed}' is missing")

    def check_gaps(self, key: str, text: str) -> None:
        """Every gap of a translation is one that its English can fill."""
        known = gaps_for(key)
        for gap in GAP.finditer(text):
            if gap[1] not in known and not (gap[1].isdigit() and "{}" not in key):
                right = ", ".join(f"{{{each}}}" for each in known) or "none"
                raise self.fault(key, f"'{key}': nothing fills {gap[0]} (gaps: {right})")

    def fault(self, key: str, what: str, last: bool = False) -> BadLanguage:
        written = json.dumps(key, ensure_ascii=False)
        at = self.text.rfind(written) if last else self.text.find(written)
        line = f", line {self.text.count(chr(10), 0, at) + 1}" if key and at >= 0 else ""
        return BadLanguage(f"{self.source}{line}: {what}")


def gaps_for(key: str) -> list[str]:
    """The gaps that a translation of this English may have.

    >>> gaps_for("{You} draw{s} {cards}."), gaps_for("Play {} on {}"), gaps_for("Hop {n}")
    (['name', 'cards'], ['', '1', '2'], ['n'])
    """
    own = open_gaps(key)
    if own is not None:
        return list(dict.fromkeys(own))
    if "{}" in key:
        return ["", *(str(i + 1) for i in range(key.count("{}")))]
    words = [word for word in TOLD if word in key]
    found = ["name"] if any(word in OF_SEAT for word in words) else []
    found += ["foe"] if any(word in OF_OTHER for word in words) else []
    return found + [word[1:-1] for word in OF_EVENT if word in words]
