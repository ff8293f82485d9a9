"""The witches who make somebody choose: whose question each is, and a table where she asks it.

Nothing is listed by hand. A question is hers in whose source it is named; and most witches ask
over any two hands with a few creatures in them. What else one needs stands in `PREPARED`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bestiary.games.creature_wars.being import EVERY_TRIBE
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.roster import ROSTER, Witch
from bestiary.games.creature_wars.witches.sacred.history import BEATEN, BeatenTribes
from tests.creature_wars.table import Table
from tests.creature_wars.witches.source import named_in, source_of_witches

THE_TURNS_OWN: Final = "choose"  # the one question that is no witch's: which card to play


def questions_of_witches() -> dict[str, set[str]]:
    """The names of each witch's questions, by her key; only of those who have any."""
    source = source_of_witches()
    found = {witch.key: named_in(source[witch.name]) & set(book.questions) for witch in ROSTER}
    return {key: questions for key, questions in found.items() if questions}


QUESTIONS: Final = questions_of_witches()
CHOOSERS: Final = [witch for witch in ROSTER if witch.key in QUESTIONS]


def seen_every_tribe_beaten(duel: Duel) -> None:
    BEATEN.keep(duel, BeatenTribes(EVERY_TRIBE, EVERY_TRIBE))


PREPARED: Final[dict[str, Callable[[Duel], None]]] = {"questing-witch": seen_every_tribe_beaten}

MINE: Final = "Lvl.2 Fire Wolf {2}, Lvl.3 Holy Giant {4}, Lvl.1 Ancient Pirate {3}"
THEIRS: Final = "Lvl.4 Holy Wolf {2}, Lvl.2 Fire Dragon {7}, Lvl.3 Nightmare Serpent {0}"


def alone(witch: str) -> Table:
    """I play her against a creature."""
    return Table().hands(me=f"Lvl.5 {witch}, {MINE}", foe=f"Lvl.1 Serpent, {THEIRS}")


def against_another(witch: str) -> Table:
    """Both of us play her: the second one waits while the first one asks."""
    return Table().hands(me=f"Lvl.5 {witch}, {MINE}", foe=f"Lvl.5 {witch}, {THEIRS}")


def from_the_box(witch: str) -> Table:
    """She and a Wet Witch flee from the other hand to Pandora's, and cast for their holder."""
    foe = f"Lvl.1 Serpent, Lvl.4 {witch}, Lvl.1 Wet Witch, {THEIRS}"
    return Table().hands(me=f"Lvl.5 Pandora's Witch, {MINE}", foe=foe)


WAYS: Final = {
    "alone": (alone, "Lvl.1 Serpent"),
    "against another": (against_another, ""),
    "from the box": (from_the_box, "Lvl.1 Serpent"),
}


def where_she_asks(witch: Witch, edition: str, way: str) -> Duel:
    """A game that stands at the first question of a witch."""
    set_up, theirs = WAYS[way]
    name = witch.name_in(edition)
    table = set_up(name).edition(edition)
    if witch.key in PREPARED:
        PREPARED[witch.key](table.state)
    table.duel("Pandora" if way == "from the box" else name, theirs or name)
    return table.state


def open_questions(duel: Duel) -> list[str]:
    """The questions of witches that wait for an answer now."""
    names = [ask.question.name for ask in duel.asks if ask.answer is None]
    return [name for name in names if name != THE_TURNS_OWN]
