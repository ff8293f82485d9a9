"""Other languages than English: files of translations, and what is shown in the words of one.

The rules, the State, saved games and what programs read stay in English. A table translates what it
shows, at the last moment.
"""

from bestiary.language.files import OWN, find_languages, read_phrases
from bestiary.language.language import ENGLISH, Language
from bestiary.language.on_view import in_language
from bestiary.language.phrases import BadLanguage, Phrases

__all__ = [
    "ENGLISH",
    "OWN",
    "BadLanguage",
    "Language",
    "Phrases",
    "find_languages",
    "in_language",
    "read_phrases",
]
