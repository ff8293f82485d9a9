"""Hints name the move first, and say in plain English what it is expected to bring."""

import re
from collections.abc import Iterator

import pytest

from bestiary.bots import Advice, Adviser, Sight
from bestiary.bots.advice import Aftermath, Part, compare, is_another_idea, is_due_to
from bestiary.bots.searcher import APPRENTICE
from bestiary.engine import Choice, Rng
from tests.conformance.games import all_games
from tests.search.positions import open_ask, walk

GAMES = all_games()
SENTENCE = re.compile(r"[A-Z].*\.$")


def hints(name: str, count: int) -> Iterator[tuple[Sight, Advice]]:
    """Hints at some moments of a random game."""
    game = next(game for game in GAMES if game.name == name)
    for i, state in enumerate(walk(game, 4)):
        if i % 4 == 0:
            sight = Sight(state, open_ask(state).seat)
            yield sight, Adviser(Rng(i), APPRENTICE).advise(sight)
        if i > 4 * count:
            return


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_move_comes_first_and_every_sentence_is_whole(name: str) -> None:
    found = list(hints(name, 8))
    assert len(found) >= 2
    for sight, advice in found:
        labels = {choice.text: choice.label for choice in sight.decision.choices}
        assert advice.label == labels[advice.choice]
        assert advice.words.startswith(advice.label)
        assert SENTENCE.match(advice.words), advice.words
        for slip in ("..", " .", " ,", "  ", "your's", "you's", "None", "nan"):
            assert slip not in advice.words, advice.words
        named = re.search(r"(?:next would be|better than|as good): (.*)\.$", advice.words)
        if named:
            assert named[1] in labels.values()
            assert named[1] != advice.label


def test_the_players_are_named_as_the_table_names_them() -> None:
    game = next(game for game in GAMES if game.name == "creature-wars")
    state = game.new(1, record=False)
    sight = Sight(state, 0)
    words = Adviser(Rng(1), APPRENTICE).advise(sight).words
    named = Adviser(Rng(1), APPRENTICE, ["Mia", "Tom"]).advise(sight).words
    assert "Player 2's HP" in words
    assert named == words.replace("Player 2", "Tom")


def test_a_hint_can_be_cut_short() -> None:
    game = next(game for game in GAMES if game.name == "creature-wars")
    sight = Sight(game.new(2, record=False), 0)
    asked = 0

    def is_over() -> bool:
        nonlocal asked
        asked += 1
        return True

    advice = Adviser(Rng(1)).advise(sight, is_over)
    assert advice.choice in [choice.text for choice in sight.decision.choices]
    assert asked == 2  # once by the search, once after the fewest guesses that a hint needs


def test_the_only_choice_is_called_that() -> None:
    for game in GAMES:
        for state in walk(game, 1, several=False):
            sight = Sight(state, open_ask(state).seat)
            if len(sight.decision.choices) == 1:
                words = Adviser(Rng(1)).advise(sight).words
                assert words.casefold().endswith("it is the only choice.")
                return
    pytest.fail("there is always a choice")


def test_changes_in_words() -> None:
    theirs = Part("Tom's", "HP", -2.0)
    assert theirs.after(Part("", "", 0.0)) == "Tom's HP drops by 2"
    assert Part("your", "HP", -1.25).after(theirs) == "yours by 1.2"
    assert Part("your", "HP", 1.0).after(theirs) == "yours goes up by 1"
    assert Part("your", "Points", 150.4).after(theirs) == "your Points go up by 150"
    assert Part("your", "cards in Pond", -1.0).after(theirs) == "you lose 1 card in Pond"
    assert Part("Tom's", "cards in Pond", -0.5).after(theirs) == "Tom loses 0.5 cards in Pond"


def test_only_a_difference_above_the_noise_is_called_clear() -> None:
    steady, wild = [0.6, 0.61, 0.59, 0.6] * 10, [0.1, 0.9, 0.2, 1.0] * 10
    assert compare(steady, [0.5] * 40) == 2
    assert compare(wild, [0.5, 0.4, 0.6, 0.6] * 10) == 1
    assert compare(steady, steady) == 0
    assert compare([0.5] * 40, steady) == 0


def test_what_the_other_choice_would_bring_too_is_not_due_to_this_one() -> None:
    one, other = Aftermath(), Aftermath()
    for outcome, changes in ((one, [2.0, 3.0, 2.0]), (other, [2.0, 2.0, 3.0])):
        outcome.count = 3
        outcome.changes = {(0, "HP"): changes, (1, "HP"): [-2.0 * (outcome is one)] * 3}
        outcome.sizes = {(0, "HP"): 30.0, (1, "HP"): 30.0}
    assert not is_due_to((0, "HP"), one, other)
    assert is_due_to((1, "HP"), one, other)


def test_the_same_card_with_another_verb_is_no_other_idea() -> None:
    game = next(game for game in GAMES if game.name == "hiddenzone")
    tried = 0
    for state in walk(game, 3):
        choices = Sight(state, open_ask(state).seat).decision.choices
        for first in choices:
            for other in choices:
                if about_one_card(first, other):
                    assert not is_another_idea(first, other), (first.label, other.label)
                    tried += 1
    assert tried


def about_one_card(first: Choice, other: Choice) -> bool:
    same = first.of == other.of == "card" and first.subject == other.subject
    return same and first.verb != other.verb
