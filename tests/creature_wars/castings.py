"""The witches of a soak: how often each was cast, and how often each of its questions came up."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bestiary.engine import State
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.roster import ROSTER
from tests.creature_wars.witches.choosers import QUESTIONS, THE_TURNS_OWN
from tests.soak.tallies import Tally, least, too_rare

OFTEN_ENOUGH: Final = 200  # casts of a witch, over all the editions she belongs to

# Whose question it is. The rules say so only by the card that is at work when it is put, and
# `asked` compares with that.
ASKING: Final = {name: key for key, questions in QUESTIONS.items() for name in questions}

CAST: Final = {f"cast {witch.key}": witch.name for witch in ROSTER}
ASKED: Final = {
    f"asked {question}": f"{witch.name} ({book.questions[question].prompt})"
    for question, key in ASKING.items()
    for witch in ROSTER
    if witch.key == key
}


class Castings(Tally):
    title = "Witches"

    def seen(self, state: State[Any], since: int) -> Iterator[str]:
        yield from cast(state, since)
        assert isinstance(state, Duel)
        yield from asked(state)

    def lacking(self, counts: Mapping[str, int]) -> list[str]:
        found = too_rare(counts, CAST, "cast", OFTEN_ENOUGH)
        found += [f"never asked: {name}" for key, name in ASKED.items() if not counts.get(key)]
        return found + [f"whose question is {name!r}?" for name in sorted(unclaimed())]

    def lines(self, counts: Mapping[str, int]) -> list[str]:
        witches = "Each of the {n} witches was cast, {total:,} times in all"
        questions = "Each of their {n} questions was asked"
        return [*least(witches, counts, CAST), "", *least(questions, counts, ASKED)]


def cast(state: State[Any], since: int) -> Iterator[str]:
    """The witches played into a duel since then: that is when they cast. What a Which Witch turns
    into there is not counted."""
    for event in state.events[since:]:
        if event.motion == "flip" and event.target.startswith("duel."):
            for card in event.cards:
                if card.face.is_witch():
                    yield f"cast {card.face.key}"


def asked(duel: Duel) -> Iterator[str]:
    """The witches' questions that have just been put."""
    if any(ask.answer is not None for ask in duel.asks):
        return  # they were counted when the first of them was open
    for ask in duel.asks:
        name = ask.question.name
        if name != THE_TURNS_OWN:
            card = duel.find(duel.subject)
            asking = ASKING.get(name) if card is None else card.face.key
            assert ASKING.get(name) == asking, f"{name!r} is put by {asking}"
            yield f"asked {name}"


def unclaimed() -> set[str]:
    """Questions of the game that no witch's source names."""
    return set(book.questions) - {THE_TURNS_OWN} - set(ASKING)
