"""In the middle of every witch's question: copies and states read from JSON are the same game."""

from __future__ import annotations

from random import Random

import pytest

import bestiary
from bestiary.check.promises.clones import check_clones, through_json
from bestiary.check.walk import Choices, choose, follow, play_on
from bestiary.engine import Rng
from bestiary.games.creature_wars.duel import Duel
from bestiary.games.creature_wars.lore.book import book
from bestiary.games.creature_wars.lore.roster import Witch
from tests.creature_wars.table import Table
from tests.creature_wars.witches.cards import THREE, WEAK
from tests.creature_wars.witches.choosers import (
    CHOOSERS,
    PREPARED,
    QUESTIONS,
    THE_TURNS_OWN,
    WAYS,
    open_questions,
    where_she_asks,
)

CASES = [
    pytest.param(witch, edition, way, id=f"{witch.key} {edition} {way}")
    for witch in CHOOSERS
    for edition in witch.editions
    for way in WAYS
]


def test_every_question_is_some_witchs() -> None:
    assert set.union(*QUESTIONS.values()) == set(book.questions) - {THE_TURNS_OWN}
    assert set(PREPARED) <= set(QUESTIONS)


def test_eleven_witches_of_the_rulebooks_ask() -> None:
    assert len([witch for witch in CHOOSERS if witch.in_the_rulebooks]) == 11


def test_no_other_witch_asks() -> None:
    """Every witch that asks, in games full of them, is one whose source has a question."""
    heard = set()
    for seed in range(25):
        options = {"witches": 150, "levels": 2, "hp": 999, "turn_limit": 80}
        duel: Duel = bestiary.game("creature-wars").new(seed=seed, options=options)
        dice = Random(seed)
        while duel.result() is None:
            for name in open_questions(duel):
                asking = duel.find(duel.subject)
                assert asking is not None
                assert name in QUESTIONS[asking.face.key]
                heard.add(name)
            duel.play(*choose(duel, dice))
    assert len(heard) > 6  # most of them were put


@pytest.mark.parametrize(("witch", "edition", "way"), CASES)
def test_a_copy_and_a_read_back_at_a_witchs_question_are_the_same_game(
    witch: Witch, edition: str, way: str
) -> None:
    dice = Random(f"{witch.key} {edition} {way}")
    asked: list[str] = []
    answered: Choices = []

    def here() -> Duel:
        """The game itself at the question that is open now: not a copy."""
        duel = where_she_asks(witch, edition, way)
        follow(duel, answered)
        return duel

    while open_questions(here()):
        asked += open_questions(here())
        check_clones(here(), dice)
        decision = here().decisions()[0]
        for choice in decision.choices:
            check_answer(here(), (decision.seat, choice.text), dice)
        answered.append((decision.seat, dice.choice(decision.choices).text))
    assert QUESTIONS[witch.key] == set(asked), f"see PREPARED: what does {witch.name} need to ask?"
    casts = 2 if way == "against another" else 1
    assert len(asked) >= casts * len(QUESTIONS[witch.key])  # more if both are asked at once


def check_answer(duel: Duel, answer: tuple[int, str], dice: Random) -> None:
    """The game, its copy and its read-back go the same way after an answer, to the end."""
    copy, read = duel.copy(), through_json(duel)
    after = follow(duel, [answer])
    assert follow(copy, [answer]) == follow(read, [answer]) == after
    kept = copy.copy()
    script = play_on(duel, dice)
    futures = follow(copy, script)
    assert follow(read, script) == futures
    assert follow(kept, script) == futures
    assert not script or futures[-1] == duel.digest()


SACRED_CHOOSERS = (
    "Minerva's Witch",
    "Lenore's Witch",
    "Absolving Witch",
    "Emily's Hiding Witch",
    "Jugband Witch: Jug",
    "Scientific Witch",
    "Clockwork Crier Witch",
)


@pytest.mark.parametrize("witch", SACRED_CHOOSERS)
def test_a_game_can_be_copied_kept_and_guessed_in_the_middle_of_a_choice(
    table: Table, witch: str
) -> None:
    table.hands(me=f"Lvl.4 {witch} {{3}}, {THREE}", foe=f"{WEAK}, {THREE}").duel(witch, "Serpent")
    while True:
        state = table.state
        assert [decision.seat for decision in state.decisions()] == [0]
        assert state.copy().digest() == state.digest()
        assert type(state).from_json(state.to_json()).digest() == state.digest()
        for seat in range(2):
            guess = state.guess(seat, Rng(3))
            guess.check()
            ask = guess.decisions()[0]
            guess.play(0, ask.choices[0].text)
            guess.check()
        table.choose("me", table.offers("me")[0])
        if table.state.turn > 1 or not table.state.asks:
            break
